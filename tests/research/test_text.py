"""Text: a model reads what its seat sees, and answers with one command."""

from collections.abc import Callable
from random import Random

import pytest

import higgle
from higgle.playing import Match
from higgle.research.describing import examples
from higgle.research.spelling import tag
from higgle.research.text import TextBot, command, text_player
from higgle.table import CLOCK, Ask, Table
from tests.research.settings import SETTINGS, WORLDS, Setting, rich
from tests.research.test_aec import act_at_random

PLAY = Ask(0, True, ("plant",))


def scripted(*replies: str) -> Callable[[str], str]:
    """A model that says these things one after the other."""
    left = list(replies)
    return lambda prompt: left.pop(0)


def seated(*replies: str, retries: int = 2) -> TextBot:
    return TextBot("bohnanza", Random(1), model=scripted(*replies), retries=retries)


def start() -> Table:
    return higgle.new("bohnanza", 3, "text").view(0)


@pytest.mark.parametrize("game", list(higgle.catalogue.GAMES))
def test_every_form_has_an_example_that_is_understood(game: str) -> None:
    """The grammar is the one that people type."""
    kind = higgle.catalogue.GAMES[game]
    forms = {tag(action) for action in kind.ACTIONS} - set(kind.CLOCK_FORMS)
    shown = [higgle.parse(game, text) for text in examples(kind)]
    assert forms == {tag(type(action)) for action in shown}


@pytest.mark.parametrize(
    "reply",
    ["plant 1", "I have beans.\nplant 1", "```\nplant 1\n```", "> `plant 1`", "  plant 1  \n\n"],
)
def test_the_last_line_is_the_command(reply: str) -> None:
    """Whatever stands before it is talk."""
    assert "plant 1" == command(reply)


def test_what_was_tried_and_what_was_understood_are_kept() -> None:
    """Both, with the talk around it."""
    bot = seated("Well.\nPLANT  1")
    action = bot.act(start(), PLAY, ())
    attempt = bot.attempts[0]
    assert ("PLANT  1", "plant 1", "") == (attempt.tried, attempt.matched, attempt.error)
    assert "plant 1" == str(action)


def test_a_refusal_is_told_and_the_model_may_try_again() -> None:
    """The second prompt holds the reason."""
    prompts: list[str] = []
    replies = ["plant 9", "plant 1"]

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return replies[len(prompts) - 1]

    bot = TextBot("bohnanza", Random(1), model=model)
    assert "plant 1" == str(bot.act(start(), PLAY, ()))
    assert bot.attempts[0].error
    assert bot.attempts[0].error in prompts[1]
    assert "plant 9" in prompts[1]


def test_bad_replies_are_bounded() -> None:
    """After so many the bot passes, and says how often that was."""
    bot = seated("stew", "", "sing", retries=2)
    assert bot.act(start(), PLAY, ()) is None
    assert (3, 1) == (len(bot.attempts), bot.given_up)


def test_who_need_not_act_may_wait() -> None:
    """Who must, may not."""
    assert seated("wait").act(start(), Ask(0, False, ()), ()) is None
    bot = seated("wait", retries=0)
    bot.act(start(), PLAY, ())
    assert bot.attempts[0].error


def test_legal_moves_are_listed_only_by_agreement() -> None:
    """The switch is off unless it is named."""
    plain = TextBot("bohnanza", Random(1), model=scripted())
    helped = TextBot("bohnanza", Random(1), model=scripted(), list_moves=True)
    assert "Legal now" not in plain.prompt(start(), PLAY, ())
    assert "Legal now" in helped.prompt(start(), PLAY, ())


def test_a_useless_model_loses_its_decisions_and_the_match_goes_on() -> None:
    """A stand-in does what must be done."""
    player = text_player(lambda prompt: "no", retries=0)
    result = Match("kuhhandel", 3, [player, "random", "random"], seed="useless").play()
    assert result.finished
    assert {0} == {forfeit.seat for forfeit in result.forfeits}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_prompt_tells_nothing_hidden(setting: Setting) -> None:
    """Deal anew what a seat must not see: its prompt stays the same."""
    dice = Random(5)
    worlds = WORLDS[setting[0]](setting[2])
    table = rich(setting, 5)
    told = 0
    for _ in range(60):
        if table.over:
            break
        ask = dice.choice(table.asks())
        if ask.seat != CLOCK:
            world = worlds.another(table, ask.seat, dice)
            truth, other = [prompt(each.view(ask.seat), ask) for each in (table, world)]
            told += len(truth)
            assert truth == other
        act_at_random(table, dice)
    assert told > 0


def prompt(view: Table, ask: Ask) -> str:
    """What a model would read."""
    return TextBot(view.ID, Random(1), model=str, list_moves=True).prompt(view, ask, ())
