"""Training: games played in many processes, and a judgement learned from them."""
