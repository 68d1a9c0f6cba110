"""High Bohn: a town of buildings, with the Cognac variant."""
