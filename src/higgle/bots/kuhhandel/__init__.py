"""Bots of Kuhhandel."""
