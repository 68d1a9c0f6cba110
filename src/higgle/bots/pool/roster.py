"""The adversaries by name: `pool:haggler` is one of them at a table with beans."""

from random import Random
from typing import Final

from higgle.bohnanza.game import Bohnanza
from higgle.bots.pool.beans.beggar import Beggar
from higgle.bots.pool.beans.fair import Fair
from higgle.bots.pool.beans.flooder import Flooder
from higgle.bots.pool.beans.giver import Giver
from higgle.bots.pool.beans.grudger import Grudger
from higgle.bots.pool.beans.haggler import Haggler
from higgle.bots.pool.beans.hermit import Hermit
from higgle.bots.pool.beans.humble import Humble
from higgle.bots.pool.beans.king import King as BeanKing
from higgle.bots.pool.beans.leader_starver import LeaderStarver as BeanStarver
from higgle.bots.pool.beans.leech import Leech
from higgle.bots.pool.beans.miser import Miser
from higgle.bots.pool.beans.pair import Pair as BeanPair
from higgle.bots.pool.beans.pushover import Pushover
from higgle.bots.pool.beans.sniper import Sniper
from higgle.bots.pool.beans.swapper import Swapper
from higgle.bots.pool.beans.talkers import Caller, CallingShark, Liar, LyingShark, Shark
from higgle.bots.pool.cows.acceptor import Acceptor
from higgle.bots.pool.cows.all_in import AllIn
from higgle.bots.pool.cows.bluffer import Bluffer
from higgle.bots.pool.cows.coin_bluffer import CoinBluffer
from higgle.bots.pool.cows.half_in import HalfIn
from higgle.bots.pool.cows.hoarder import Hoarder
from higgle.bots.pool.cows.king import King as CowKing
from higgle.bots.pool.cows.leader_starver import LeaderStarver as CowStarver
from higgle.bots.pool.cows.never_sell import NeverSell
from higgle.bots.pool.cows.never_trade import NeverTrade
from higgle.bots.pool.cows.pair import Pair as CowPair
from higgle.bots.pool.cows.pedigree_hunter import PedigreeHunter
from higgle.bots.pool.cows.price_driver import PriceDriver
from higgle.bots.pool.cows.set_hunter import SetHunter
from higgle.bots.pool.cows.snob import Snob
from higgle.bots.pool.cows.toppers import FullTopper, HalfTopper, QuarterTopper
from higgle.bots.pool.cows.value_bidder import ValueBidder
from higgle.catalogue import GAMES, nearest
from higgle.core import Illegal, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Bot, Maker

BEANS: Final[dict[str, Maker]] = {
    "haggler": Haggler,
    "miser": Miser,
    "humble": Humble,
    "leech": Leech,
    "hermit": Hermit,
    "pushover": Pushover,
    "beggar": Beggar,
    "giver": Giver,
    "swapper": Swapper,
    "sniper": Sniper,
    "flooder": Flooder,
    "starver": BeanStarver,
    "grudger": Grudger,
    "fair": Fair,
    "shark": Shark,
    "liar": Liar,
    "caller": Caller,
    "lying-shark": LyingShark,
    "calling-shark": CallingShark,
    "pair": BeanPair,
    "king": BeanKing,
}

COWS: Final[dict[str, Maker]] = {
    "half-in": HalfIn,
    "value-bidder": ValueBidder,
    "quarter-topper": QuarterTopper,
    "half-topper": HalfTopper,
    "full-topper": FullTopper,
    "all-in": AllIn,
    "hoarder": Hoarder,
    "never-sell": NeverSell,
    "never-trade": NeverTrade,
    "bluffer": Bluffer,
    "coin-bluffer": CoinBluffer,
    "pedigree-hunter": PedigreeHunter,
    "set-hunter": SetHunter,
    "snob": Snob,
    "acceptor": Acceptor,
    "starver": CowStarver,
    "price-driver": PriceDriver,
    "pair": CowPair,
    "king": CowKing,
}

TEAMS: Final = ("pair", "king")
"""Those who play for two, and show what they can only in pairs."""


POOLS: Final[dict[type[Table], dict[str, Maker]]] = {Bohnanza: BEANS, Kuhhandel: COWS}
"""The adversaries of each family of games; any other game has none."""


def adversaries(game: str) -> dict[str, Maker]:
    """The adversaries of a game, by name."""
    none: dict[str, Maker] = {}
    return nearest(POOLS, GAMES.get(game, Table), none)


def pool(game: str, random: Random, style: str = "") -> Bot:
    """An adversary by its name."""
    known = adversaries(game)
    if style not in known:
        raise Illegal("unknown-style", style=style, styles=", ".join(known))
    return known[style](game, random, "")
