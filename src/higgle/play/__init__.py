"""Playing: the bot protocol, the conductor, one match and many."""

from higgle.play.bot import Bot, Maker
from higgle.play.conductor import Conductor, Forfeit
from higgle.play.finding import DEFAULT, Player, bot_names, make_bot, player_name
from higgle.play.match import Match, Result
from higgle.play.matches import Pairing, Summary, play_all, simulate, spread, summary
from higgle.play.passes import Passes
from higgle.play.reason import Reason
from higgle.play.rollouts import Rollouts, play_at_random, roll_out
from higgle.play.talk import Call, Line, Promise, Refusal, Said, Signal, Spoken

__all__ = [
    "DEFAULT",
    "Bot",
    "Call",
    "Conductor",
    "Forfeit",
    "Line",
    "Maker",
    "Match",
    "Pairing",
    "Passes",
    "Player",
    "Promise",
    "Reason",
    "Refusal",
    "Result",
    "Rollouts",
    "Said",
    "Signal",
    "Spoken",
    "Summary",
    "bot_names",
    "make_bot",
    "play_all",
    "play_at_random",
    "player_name",
    "roll_out",
    "simulate",
    "spread",
    "summary",
]
