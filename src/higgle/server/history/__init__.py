"""What was played: results, replays, everybody's games and how they did."""
