"""What whoever hosts may do: mute, ban, delete, close, tidy up, move to PostgreSQL."""
