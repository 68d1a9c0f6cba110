"""Play: the bot protocol, the scheduler, the conductor, and matches."""

from higgle.play.bot import Bot, Maker, Reason
from higgle.play.conductor import Conductor, Forfeit, normalize_action
from higgle.play.match import (
    Match,
    MatchResult,
    Pairing,
    Summary,
    play_all,
    simulate,
    summary,
)
from higgle.play.processes import spread
from higgle.play.registry import DEFAULT, Player, bot_names, make_bot, player_name
from higgle.play.rollouts import Rollouts, play_at_random, roll_out
from higgle.play.scheduler import Scheduler
from higgle.play.talk import (
    ChatLine,
    Pact,
    Promise,
    RefusalReason,
    Spoken,
    Statement,
    TradeCall,
    TradeSignal,
)

__all__ = [
    "DEFAULT",
    "Bot",
    "ChatLine",
    "Conductor",
    "Forfeit",
    "Maker",
    "Match",
    "MatchResult",
    "Pact",
    "Pairing",
    "Player",
    "Promise",
    "Reason",
    "RefusalReason",
    "Rollouts",
    "Scheduler",
    "Spoken",
    "Statement",
    "Summary",
    "TradeCall",
    "TradeSignal",
    "bot_names",
    "make_bot",
    "normalize_action",
    "play_all",
    "play_at_random",
    "player_name",
    "roll_out",
    "simulate",
    "spread",
    "summary",
]
