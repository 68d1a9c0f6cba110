"""Environments for research: PettingZoo, Gymnasium, vectors, OpenSpiel and language models."""
