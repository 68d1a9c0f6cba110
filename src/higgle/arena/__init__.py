"""The arena: tournaments that say how strong bots are, and how sure that is."""

from higgle.arena.contest import Contest, against_pool, contest
from higgle.arena.report import write_report
from higgle.arena.tournament import Tournament, hold

__all__ = ["Contest", "Tournament", "against_pool", "contest", "hold", "write_report"]
