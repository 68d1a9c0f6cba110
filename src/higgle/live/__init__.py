"""A table in play: its state folded from its log, those who are at it, its clocks and its bots.

It is handed a journal, a worker for what bots think, and timers; it knows of no server.
"""
