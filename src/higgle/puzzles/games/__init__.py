"""What puzzles must know of each game."""
