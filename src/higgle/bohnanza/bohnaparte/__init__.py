"""Bohnaparte: camps, lands and battles on a map of Beanland."""
