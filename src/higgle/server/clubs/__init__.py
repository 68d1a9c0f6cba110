"""Clubs: circles of people with their evenings and tournaments."""
