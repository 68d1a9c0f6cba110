"""Training of the learned bots by self-play in many processes."""
