"""Bohnanza Plus: more sorts and seats, orders, planting out."""
