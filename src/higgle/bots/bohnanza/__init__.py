"""Bots of the games with beans."""
