"""Puzzles: positions of real games with a best answer, mined by a command and shipped in sets."""
