"""The arena: tournaments that say how strong bots are, and how sure that is."""

from higgle.arena.bot_tournament import Tournament, hold
from higgle.arena.contest import Contest, against_pool, contest
from higgle.arena.report import write_report

__all__ = ["Contest", "Tournament", "against_pool", "contest", "hold", "write_report"]
