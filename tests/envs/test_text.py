"""Text: a model reads what its seat sees, and answers with one command."""

from collections.abc import Callable
from random import Random
from time import process_time

import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.core import CLOCK, Ask, Illegal, Table
from higgle.envs.describing import examples
from higgle.envs.games import adapter_for
from higgle.envs.games.small import SmallKuhhandel
from higgle.envs.reading import DOUBT, command, talk, understood
from higgle.envs.text import Rules, TextBot, text_player
from higgle.envs.words import tag
from higgle.i18n import LANGUAGES, say
from higgle.play import Line, Match, Said
from higgle.play.talk import VERBS
from tests.envs.settings import SETTINGS, WORLDS, Setting, act_at_random, rich

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
    """After that many the bot passes, and says how often that was."""
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
    assert "Legal now" not in plain.prompt(start(), PLAY)
    assert "Legal now" in helped.prompt(start(), PLAY)


def test_a_useless_model_loses_its_decisions_and_the_match_goes_on() -> None:
    """A stand-in does what must be done."""
    player = text_player(lambda prompt: "no", retries=0)
    result = Match("kuhhandel", 3, [player, "random", "random"], seed="useless").play()
    assert result.finished
    assert {0} == {forfeit.seat for forfeit in result.forfeits}


def market() -> Table:
    """Seat 1 trades with two reds, two soys and an open blue; offer 1 asks it for a soy."""
    piles = {
        "hand": ["red soy red soy", "blue", ""],
        "field-1": ["red red", "", ""],
        "turned-up": "blue",
    }
    table = higgle.stage("bohnanza", 3, piles, stage={"type": "trading"}, active=0, phase=1)
    table.act(1, higgle.parse("bohnanza", "offer 1 blue for 1 soy to 1"))
    return table.view(0)


PHRASES = (
    ("offer 1 soy for 1 green to all", "offer 1 soy for 1 green to all"),
    ("Offer 1 soy bean for 1 green bean to all.", "offer 1 soy for 1 green to all"),
    ("offer 2 red beans for a green bean", "offer 2 red for 1 green to all"),
    ("I offer two red for one green to everyone!", "offer 2 red for 1 green to all"),
    ("**offer 1 soy for 1 green to seat 2**", "offer 1 soy for 1 green to 2"),
    ("I will offer 1 soy in exchange for 1 green to player 3", "offer 1 soy for 1 green to 3"),
    ("trade 1 soy for 1 black eyed bean", "offer 1 soy for 1 black-eyed to all"),
    ("give 1 soy for nothing to player 2", "offer 1 soy for nothing to 2"),
    ("Action: offer 2x red + 1 soy for 1 green", "offer 2 red and 1 soy for 1 green to all"),
    ("propose 1 blue up for 1 garden", "offer 1 blue up for 1 garden to all"),
    ("accept 1", "accept 1 with 2"),
    ("Accept offer 1.", "accept 1 with 2"),
    ("accept offer #1", "accept 1 with 2"),
    ("accept", "accept 1 with 2"),
    ("I accept the offer 1", "accept 1 with 2"),
    ("decline 1", "decline 1"),
    ("Reject offer 1", "decline 1"),
    ("end trading", "end trade"),
    ("I'll end the trade.", "end trade"),
    ("`end trade`", "end trade"),
    ("harvest field 1", "harvest 1"),
    ("Harvest my field 1!", "harvest 1"),
    ("1. harvest 1", "harvest 1"),
    ("- harvest 1", "harvest 1"),
    ("Final answer: harvest 1", "harvest 1"),
    ('{"action": "harvest 1"}', "harvest 1"),
    ('{"action": "harvest", "field": 1, "reason": "it pays"}', "harvest 1"),
    ('```json\n{"command": "accept 1"}\n```', "accept 1 with 2"),
    (
        '{"action": "offer", "give": ["1 red", "1 soy"], "want": "1 green", "to": "all"}',
        "offer 1 red and 1 soy for 1 green to all",
    ),
    ("Soy is of no use to me.\n\n> **accept 1**", "accept 1 with 2"),
    ("<think>I could harvest 1.</think> accept 1", "accept 1 with 2"),
    ("\\boxed{accept 1}", "accept 1 with 2"),
    ("**Command:** `accept 1`", "accept 1 with 2"),
    ("I had better get rid of it.</think>accept 1", "accept 1 with 2"),
    ("```text\naccept 1\n```\nThat rids me of a bean.", "accept 1 with 2"),
    ("Befehl: accept 1", "accept 1 with 2"),
    ("**Ответ:** `accept 1`", "accept 1 with 2"),
    ("Команда — accept 1", "accept 1 with 2"),
    ("Příkaz: «accept 1»", "accept 1 with 2"),
    ("“accept 1”", "accept 1 with 2"),
    ("I'm going to accept the offer", "accept 1 with 2"),
    ("I think I should harvest field 1", "harvest 1"),
    ("I would like to harvest field 1 because it pays.", "harvest 1"),
    ("accept 1 (soy is useless to me)", "accept 1 with 2"),
    ("accept 1 # a good deal", "accept 1 with 2"),
    ("accept 1 — a good deal", "accept 1 with 2"),
    ("offer 2 reds for 1 green", "offer 2 red for 1 green to all"),
    ("offer 2 red beans to player 2 for 1 blue", "offer 2 red for 1 blue to 2"),
    ("offer to seat 2: 1 red for 1 blue", "offer 1 red for 1 blue to 2"),
    ("offer my face-up blue bean for 1 green", "offer 1 blue up for 1 green to all"),
    ("offer 1 open blue for 1 green", "offer 1 blue up for 1 green to all"),
    ("counter offer 1 with 1 red for 1 blue", "offer 1 red for 1 blue to all answering 1"),
    ('{"name": "harvest", "arguments": {"field": 1}}', "harvest 1"),
    (
        '{"type": "function", "function": {"name": "harvest", "arguments": {"field": 1}}}',
        "harvest 1",
    ),
    (
        '{"type": "function", "function": {"name": "harvest", "arguments": "{\\"field\\": 1}"}}',
        "harvest 1",
    ),
    ('{"type": "tool_use", "id": "t1", "name": "harvest", "input": {"field": 1}}', "harvest 1"),
    ('{"type": "tool_use", "id": "t1", "name": "end_trade", "input": {}}', "end trade"),
    ('{"name": "end_trade", "arguments": "{}"}', "end trade"),
    ('{"action": "decline", "id": 1}', "decline 1"),
    (
        '{"action": "harvest", "field": 1, "explanation": "it pays", "comment": "at last"}',
        "harvest 1",
    ),
    ('{"id": "a", "action": "harvest", "field": 1, "confidence": 0.9}', "harvest 1"),
    ("accept offer no. 1", "accept 1 with 2"),
    ("accept 1 (I need blue)", "accept 1 with 2"),
    ("accept 1 (ein guter Tausch)", "accept 1 with 2"),
    ("accept 1 — хорошая сделка", "accept 1 with 2"),
    ("accept 1 (nejlepší obchod, mám místo)", "accept 1 with 2"),
    (
        '{"action": "offer", "give": {"red": 2}, "want": {"green": 1}, "to": [2]}',
        "offer 2 red for 1 green to 2",
    ),
    (
        '{"action": "offer", "give": [{"bean": "red", "count": 2}], "want": ["green"]}',
        "offer 2 red for 1 green to all",
    ),
    (
        (
            '{"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function",'
            ' "function": {"name": "harvest", "arguments": "{\\"field\\": 1}"}}]}'
        ),
        "harvest 1",
    ),
    ('{"tool_calls": [{"name": "harvest", "arguments": {"field": 1}}]}', "harvest 1"),
    (
        (
            '{"role": "assistant", "content": [{"type": "text", "text": "It pays."},'
            ' {"type": "tool_use", "id": "t1", "name": "harvest", "input": {"field": 1}}]}'
        ),
        "harvest 1",
    ),
    (
        (
            '{"role": "assistant", "content": [{"type": "thinking", "thinking": "accept 1"},'
            ' {"type": "text", "text": "It pays.\\nharvest 1"}]}'
        ),
        "harvest 1",
    ),
    ('{"role": "assistant", "content": "It pays.\\nharvest 1"}', "harvest 1"),
    ('{"harvest": 1}', "harvest 1"),
    ('{"reasoning": "enough", "end_trade": true}', "end trade"),
    ('{"harvest": {"field": 1}}', "harvest 1"),
    (
        '{"action": "offer", "give": [{"type": "red", "quantity": 1}], "receive": {"green": 1}}',
        "offer 1 red for 1 green to all",
    ),
    ("harvest(field=1)", "harvest 1"),
    ('offer(give="1 red", want="1 green", to="all")', "offer 1 red for 1 green to all"),
    ("<answer>harvest 1</answer>", "harvest 1"),
    ("<reason>It pays.</reason>\n<command>\nharvest 1\n</command>", "harvest 1"),
    ("**Action:** `harvest 1`\n\n*Reasoning:* the field is full.", "harvest 1"),
    ("harvest 1\n(This gives me a thaler.)", "harvest 1"),
    ("I'll harvest field 1 now.", "harvest 1"),
    ("I choose: harvest 1", "harvest 1"),
    ("I have decided to harvest my first field.", "harvest 1"),
    ("The best move is to harvest field 1.", "harvest 1"),
    ("My choice: harvest 1", "harvest 1"),
    ("Sure! harvest 1", "harvest 1"),
    ("Command> harvest 1", "harvest 1"),
    ("harvest 1 \u2705", "harvest 1"),
    ("\u2192 harvest 1", "harvest 1"),
    ("harvest 1 to get a thaler", "harvest 1"),
    ("harvest 1 as it pays", "harvest 1"),
    ("I must decline offer 1.", "decline 1"),
    ("Accept this offer", "accept 1 with 2"),
    ("accept the trade", "accept 1 with 2"),
    ("accept deal 1", "accept 1 with 2"),
    ("end the trading phase", "end trade"),
    ("Done trading.", "end trade"),
    ("Propose a trade: 1 red for 1 green", "offer 1 red for 1 green to all"),
    ("trade 1 red for 1 blue with player 2", "offer 1 red for 1 blue to 2"),
    ("Trade with seat 2: 1 red for 1 blue", "offer 1 red for 1 blue to 2"),
    ("offer player 2 1 red for 1 blue", "offer 1 red for 1 blue to 2"),
    ("give 1 red to player 2", "offer 1 red for nothing to 2"),
    ("offer 1 red -> 1 green", "offer 1 red for 1 green to all"),
    ("offer 1 red for 1 green to all players", "offer 1 red for 1 green to all"),
    ("offer 1 red for 1 blue to seat2", "offer 1 red for 1 blue to 2"),
    ("offer 1 red from my hand for 1 green", "offer 1 red for 1 green to all"),
    ("offer 1 blue (face up) for 1 green", "offer 1 blue up for 1 green to all"),
    ("counteroffer 1: 2 red for 1 blue", "offer 2 red for 1 blue to all answering 1"),
)


@pytest.mark.parametrize(("reply", "text"), PHRASES, ids=str)
def test_what_a_model_says_is_understood(reply: str, text: str) -> None:
    """Beans, markdown, full stops, JSON and numbers in words do no harm."""
    view = market()
    ask = next(ask for ask in view.asks() if ask.seat == 0)
    wanted = higgle.parse("bohnanza", text)
    view.check(0, wanted)
    assert wanted == understood(view, ask, command(reply))


REFUSED = (
    "offer 8",
    "accept 2",
    "harvest 2",
    "plant 1",
    "stew",
    "",
    "{}",
    "accept 1 (not yet)",
    "accept 1 - if nobody offers more",
    "I will not accept 1",
    "Answer: no, never accept 1",
    "No, accept 1",
    "accept 1 (no)",
    "accept 1 (cannot)",
    "accept 1 (I can\u2019t)",
    "harvest 1 — only after they decline",
    "accept 1 (nein)",
    "accept 1 (nicht jetzt)",
    "accept 1 - wenn sonst niemand bietet",
    "accept 1 (ich habe keine Wahl)",
    "accept 1 (нет)",
    "accept 1 — только после них",
    "accept 1 (не сейчас)",
    "accept 1 (ne)",
    "accept 1 — nechci",
    "accept 1 (až potom)",
    '{"action": "accept", "id": 2}',
    "counter-offer: 1 red for 1 blue",
    "accept 1 with red",
    "harvest 1 and end trade",
    "accept 1 or harvest 1",
    "I must not accept 1",
    "I have not decided: accept 1",
    "accept 1\n(if nobody offers more)",
    "Reasoning: accept 1",
    "Player 1: accept 1",
    "wait: accept 1",
    '{"accept": false}',
    '{"role": "assistant", "content": null, "tool_calls": []}',
)


@pytest.mark.parametrize("reply", REFUSED)
def test_what_is_illegal_is_refused_with_an_example(reply: str) -> None:
    """Good will never makes something else of it, and the refusal teaches the form."""
    view = market()
    ask = next(ask for ask in view.asks() if ask.seat == 0)
    with pytest.raises(Illegal) as refusal:
        understood(view, ask, command(reply))
    verb = reply.partition(" ")[0] if reply in REFUSED[:4] else "end trade"
    for language in LANGUAGES:
        assert f": {verb} " in refusal.value.text(language) or verb == "end trade"
        assert "refusal-" not in refusal.value.text(language)


@pytest.mark.parametrize(
    "mark", ["{", "<think>", "</think>", "```", "```\n", "\\boxed{", "(", "{}"]
)
def test_a_long_reply_is_read_at_once(mark: str) -> None:
    """However a model babbles; reading it twice as long takes twice the time, and no more."""
    begun = process_time()
    command(mark * 100_000)
    command(f"{mark * 100_000}1{'}' * 100_000}")
    command(f'{{"action": "x", "give": {"[" * 500}1{"]" * 500}}}')
    assert process_time() - begun < 1.0


def test_who_must_act_is_told_that_waiting_is_no_answer() -> None:
    """And is shown what is asked, not what was tried."""
    view = market()
    ask = next(ask for ask in view.asks() if ask.seat == 0)
    for reply in ("wait", "I'll wait.", "pass"):
        with pytest.raises(Illegal, match=r"You must act now.*: harvest 1; "):
            understood(view, ask, command(reply))


def test_the_refusal_that_tells_most_is_given() -> None:
    """That of the verb which was understood, and not of the words around it."""
    view = market()
    ask = next(ask for ask in view.asks() if ask.seat == 0)
    with pytest.raises(Illegal, match="Give a number"):
        understood(view, ask, "I will harvest the red beans")


def test_a_prompt_says_what_a_building_costs() -> None:
    """The short rules only say that its sort pays for it."""
    table = higgle.new("high-bohn", 3, "prices")
    prompt = TextBot("high-bohn", Random(1), model=str).prompt(table.view(0), table.asks()[0])
    assert "farm 1, 2, 3, 4: as many soy thalers" in prompt


@pytest.mark.parametrize(
    "reply",
    [
        "I bid 20 coins.",
        '{"bid": 20}',
        "Place a bid of 20",
        "raise the bid to 20",
        "bid 20 for the donkey",
    ],
)
def test_a_bid_is_read_with_its_coins(reply: str) -> None:
    """The other game has other verbs, and the same good will."""
    table = higgle.new("kuhhandel", 3, "coins")
    table.act(0, higgle.parse("kuhhandel", "auction"))
    ask = next(ask for ask in table.asks() if "bid" in ask.forms)
    view = table.view(ask.seat)
    assert "bid 20" == str(understood(view, ask, command(reply))).partition(" over")[0]


@pytest.mark.parametrize(
    ("reply", "text"),
    [
        ("Trade cows with player 2.", "trade cow with 2"),
        ("trade with seat 2 for the cow", "trade cow with 2"),
        ('{"action": "trade", "animal": "cow", "with": 2}', "trade cow with 2"),
        ('{"action": "trade", "with": 2, "animal": "cow"}', "trade cow with 2"),
        ('{"action": "trade", "animal": "cow", "player": 2}', "trade cow with 2"),
        ("offer with 0 and 10", "offer 0 10"),
    ],
)
def test_a_trade_of_animals_is_read(reply: str, text: str) -> None:
    """Whoever is named first, and however the cards are joined."""
    table = higgle.new(SmallKuhhandel, 2, "cows")
    if text.startswith("offer"):
        table.act(0, table.parse("trade cow with 2"))
    ask = next(ask for ask in table.asks() if ask.seat == 0)
    assert text == str(understood(table.view(0), ask, command(reply)))


@pytest.mark.parametrize(
    "reply",
    [
        '{"command": "plant 1", "say": "anyone blue?"}',
        '```json\n{\n  "say": "anyone blue?",\n  "command": "plant 1"\n}\n```',
        '{"name": "plant", "arguments": {"field": 1, "say": "anyone blue?"}}',
        '{"function": {"name": "plant", "arguments": {"field": 1, "say": "anyone blue?"}}}',
        '{"command": "plant 1", "say": " anyone\\n\\tblue?"}',
        '<think>{"say": "I have two reds"}</think>{"move": "plant 1", "say": "anyone blue?"}',
    ],
)
def test_what_json_says_is_said(reply: str) -> None:
    """Beside the command, wherever its parts lie, and on one line: nobody speaks for others."""
    view = start()
    bot = seated(reply)
    action = bot.act(view, PLAY, ())
    assert "plant 1" == str(action)
    assert action is not None
    assert [Line("anyone blue?")] == list(bot.says(view, 0, action))
    assert [] == talk('{"command": "plant 1", "say": ["two", 3], "reasoning": "it fits"}', view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["none", "short", "long"])
def test_a_prompt_begins_with_the_rules(rules: Rules, language: str) -> None:
    """Short or long, in every language, with the meters; or without them."""
    bot = TextBot("bohnanza", Random(1), model=str, rules=rules, language=language)
    prompt = bot.prompt(start(), PLAY)
    assert (rules != "none") == ("red x8: 2 = 1, 3 = 2, 4 = 3, 5 = 4" in prompt)
    assert (rules == "short") == (say("game-bohnanza.short", language) in prompt)
    assert (rules == "long") == (say("B66", language) in prompt)
    assert "text-" not in prompt


@pytest.mark.parametrize("game", list(higgle.catalogue.GAMES))
def test_a_prompt_teaches_how_to_talk(game: str) -> None:
    """With an example of all that means something in the game, and every one can be said."""
    view = higgle.new(game, 3, "talk").view(0)
    sayings = adapter_for(type(view)).TALK_EXAMPLES
    assert "; ".join(sayings) in TextBot(game, Random(1), model=str).prompt(view, PLAY)
    assert len(sayings) == len(talk("\n".join([*sayings, "pass"]), view))
    verbs = {saying.split()[0] for saying in sayings}
    assert verbs == ({*VERBS} if isinstance(view, Bohnanza) else {"say"})


def test_a_model_talks_hears_and_remembers() -> None:
    """What it says stands before its command; what it heard and did stands in the next prompt."""
    prompts: list[str] = []
    replies = ["Hm.\nsay anyone blue?\nplant 1", "pass"]

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return replies[len(prompts) - 1]

    bot = TextBot("bohnanza", Random(1), model=model)
    view = start()
    action = bot.act(view, PLAY, ())
    assert action is not None
    assert [Line("anyone blue?")] == list(bot.says(view, 0, action))
    assert [] == list(bot.says(view, 0, action))
    bot.hear(Said(1, 1, Line("not me")))
    bot.act(view, Ask(0, False, ()), ())
    assert "> plant 1" in prompts[1]
    assert "seat 2: say not me" in prompts[1]
    assert [] == talk("say only a command", view)
    assert [] == talk("say only a command\n\nReasoning: it is short", view)
    assert [Line("listen: red!")] == talk("Say: listen: red!\nplant 1", view)


@pytest.mark.parametrize(
    "thoughts",
    [
        "<think>\nsay I have two stink beans\n</think>\n",
        "say I have two stink beans\n</think>\n",
        "<think>one</think>\n<think>\nsay I have two stink beans\n</think>\n",
        "<Thinking>\nsay I have two stink beans\n</Thinking>\n",
    ],
)
def test_thoughts_are_not_said(thoughts: str) -> None:
    """Only what stands behind the last of them is heard by others."""
    bot = seated(f"{thoughts}say anyone blue?\nplant 1")
    view = start()
    action = bot.act(view, PLAY, ())
    assert action is not None
    assert [Line("anyone blue?")] == list(bot.says(view, 0, action))


def test_a_thought_without_an_end_is_no_command() -> None:
    """A model whose tokens were spent has said only what stands before it."""
    view = start()
    assert "" == command("<think>\nI could\nplant 1")
    assert "plant 1" == command("plant 1\n<think>Or should I\nplant 2")
    assert [] == talk("<think>\nsay I have two stink beans\nplant 1", view)


def test_what_comes_with_waiting_is_never_said() -> None:
    """Not even when a stand-in acts next."""
    bot = seated("say not now\nwait")
    view = start()
    assert bot.act(view, Ask(0, False, ()), ()) is None
    assert [] == list(bot.says(view, 0, higgle.parse("bohnanza", "plant 1")))


def test_what_came_of_nothing_is_not_said_later() -> None:
    """An action that was not carried out takes its words with it."""
    bot = seated("say anyone blue?\nplant 1", "stew", retries=0)
    view = start()
    action = bot.act(view, PLAY, ())
    assert action is not None
    bot.act(view, PLAY, ())
    assert [] == list(bot.says(view, 0, action))


@pytest.mark.parametrize("game", list(higgle.catalogue.GAMES))
def test_no_card_and_no_command_is_a_doubt(game: str) -> None:
    """In no language: a reason may name every card."""
    kind = higgle.catalogue.GAMES[game]
    names = [
        say(name, language)
        for each in kind.CARDS.values()
        for name in each
        for language in LANGUAGES
    ]
    assert names
    assert [] == [text for text in [*names, *examples(kind)] if DOUBT.search(text.lower())]


def test_memory_is_bounded() -> None:
    """The oldest lines are forgotten."""
    bot = text_player(str, memory=3)("bohnanza", Random(1), "")
    assert isinstance(bot, TextBot)
    for number in range(9):
        bot.hear(Said(1, number, Line(f"line {number}")))
    bot.remember(start(), ())
    assert ["seat 2: say line 6", "seat 2: say line 7", "seat 2: say line 8"] == bot.story


def test_nothing_is_remembered_where_nothing_is_wanted() -> None:
    """A memory of no lines holds none."""
    bot = TextBot("bohnanza", Random(1), model=scripted("plant 1"), memory=0)
    bot.act(start(), PLAY, ())
    bot.remember(start(), ())
    assert [] == bot.story


def test_rules_and_language_are_known() -> None:
    """What is mistyped is not taken for English, nor for the short rules."""
    with pytest.raises(ValueError, match="none, short, long"):
        text_player(str, rules="brief")("bohnanza", Random(1), "")  # type: ignore[arg-type] # this
    with pytest.raises(ValueError, match="en, ru, cs, de"):
        text_player(str, language="fr")("bohnanza", Random(1), "")


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
    return TextBot(view.ID, Random(1), model=str, list_moves=True).prompt(view, ask)
