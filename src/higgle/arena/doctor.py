"""The doctor: lets a bot play through the stages of a game, and says what it does wrong."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from higgle.catalogue import game_class
from higgle.core import Action, Ask, Fact, Illegal, Seat
from higgle.play import Bot, Conductor, Match, Player, make_bot
from higgle.play.match import MOST

GAMES = 12
"""The most games that are played to see every stage."""
COMPANY = "random"
"""Who sits in the other seats: they bring about what no sensible bot would."""
MIDDLE = 60
"""After how many actions the bot takes over a seat."""


class Finding(Fact, frozen=True):
    """One kind of failure: how often, and where it was first."""

    kind: str
    count: int
    stage: str
    asked: str
    seed: str
    seat: Seat
    step: int
    text: str


class Checkup(Fact, frozen=True):
    """How a bot behaved in one game."""

    game: str
    games: int
    decisions: int
    longest_ms: float
    stages: dict[str, int]
    """In which stages it was asked, and how often."""
    missed: list[str]
    """The stages in which only others were asked."""
    findings: list[Finding]

    def is_healthy(self) -> bool:
        """Whether nothing was found."""
        return not self.findings


class Observer(Conductor):
    """A conductor that keeps where one seat was asked, and where and how it failed."""

    def watch_over(self, seat: Seat, seed: str) -> None:
        """Whose bot is examined, in which game."""
        self.seat = seat
        self.seed = seed
        self.asked: Counter[str] = Counter()
        self.asked_others: set[str] = set()
        self.now: Ask | None = None
        self.answer = ""
        self.findings: list[Finding] = []

    def stage(self) -> str:
        """The name of the stage of the game."""
        return str(self.table.stages[-1].__struct_config__.tag)

    def decide(self, ask: Ask) -> Action | None:
        """Note where a seat is asked."""
        self.now, self.answer = ask, ""
        if ask.seat != self.seat:
            self.asked_others.add(self.stage())
            return super().decide(ask)
        self.asked[self.stage()] += 1
        action = super().decide(ask)
        self.answer = "" if action is None else describe_answer(action)
        return action

    def forfeit(self, seat: Seat, kind: str, text: str) -> None:
        """Note how it failed."""
        super().forfeit(seat, kind, text)
        if seat == self.seat:
            asked = "" if self.now is None else " ".join([*self.now.forms, *self.now.rights])
            answer = f"{self.answer}: " if kind == "illegal" and self.answer else ""
            found = (kind, 1, self.stage(), asked, self.seed, seat, self.actions, answer + text)
            self.findings.append(Finding(*found))


def examine(
    bot: Player,
    game: str,
    options: Mapping[str, object] | None = None,
    limit: float = 0.0,
    games: int = GAMES,
) -> Checkup:
    """Let a bot play a game until it was asked in every stage, or for a number of games.

    It sits among bots that play at random, in every seat in turn; it takes over a seat in the
    middle of a game, and plays the first game twice, which must go the same way.
    """
    try:
        make_bot(bot, game, Random(0))
    except Illegal as illegal:
        if illegal.reason != "broken-bot":
            raise
        return Checkup(game, 0, 0, 0.0, {}, [], [finding("cannot be made", str(illegal))])
    asked: Counter[str] = Counter()
    others: set[str] = set()
    found: list[Finding] = []
    times: list[float] = []
    first = ""
    number = 0
    while number < games and (number < 3 or others - asked.keys()):
        match, observer = observe(bot, game, options, limit, number)
        asked.update(observer.asked)
        others |= observer.asked_others
        found += observer.findings
        times += (observer.times or [])[observer.seat]
        if number == 0:
            first = str(match.table.record())
        number += 1
    again, _ = observe(bot, game, options, limit, 0)
    if str(again.table.record()) != first and not any(one.kind == "overran" for one in found):
        text = "draw numbers from self.random alone, and keep nothing in the class"
        found.append(finding("other game", f"the same seed gave another game: {text}"))
    longest = round(1000 * max(times, default=0.0), 3)
    missed = sorted(others - asked.keys())
    return Checkup(game, number, asked.total(), longest, dict(asked), missed, first_of_each(found))


def observe(
    bot: Player, game: str, options: Mapping[str, object] | None, limit: float, number: int
) -> tuple[Match, Observer]:
    """One game with the bot in one of the seats; in every third game it comes in the middle."""
    seats = list(game_class(game).SEATS)
    count = seats[number % len(seats)]
    seat, seed = number % count, f"doctor {number}"
    match = Match(game, count, [COMPANY], seed, options, limit)
    bots: list[Bot] = list(match.conductor.bots)
    if number % 3 == 2:
        match.conductor.play(MIDDLE)
    bots[seat] = make_bot(bot, game, match.dice(seat))
    observer = Observer(match.table, bots, match.dice(-1), match.stand_in, limit)
    observer.watch_over(seat, seed)
    observer.times = [[] for _ in bots]
    observer.play(MOST)
    return match, observer


def describe_answer(answer: object) -> str:
    """What a bot answered, in words; a bot may answer with anything."""
    return str(answer) if isinstance(answer, Action) else repr(answer)


def finding(kind: str, text: str) -> Finding:
    """A failure outside of a decision."""
    return Finding(kind, 1, "", "", "", -1, 0, text)


def first_of_each(found: Sequence[Finding]) -> list[Finding]:
    """The first failure of each sort, with how many there were and in which stages."""
    groups: dict[str, list[Finding]] = {}
    for one in found:
        groups.setdefault(sort_of(one), []).append(one)
    return [
        replace(
            ones[0],
            count=len(ones),
            stage=", ".join(dict.fromkeys([one.stage for one in ones if one.stage])),
        )
        for ones in groups.values()
    ]


def sort_of(one: Finding) -> str:
    """Exceptions of one class are of a sort wherever they were raised; others by stage."""
    what = re.split(r"\W", one.text.splitlines()[-1])[0] if one.kind == "raised" else one.stage
    return f"{one.kind} {what}"
