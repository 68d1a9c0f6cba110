"""The program `higgle`: serve, play, simulate, replay and look things up."""

from higgle.cli.program import main

__all__ = ["main"]
