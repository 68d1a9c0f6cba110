"""Language models: a model reads what its seat sees, and answers with one command."""

from random import Random
from time import process_time

import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.core import CLOCK, Ask, Illegal, Table
from higgle.envs.games import adapter_for
from higgle.envs.llm import LanguageModelBot, Model, Rules, llm_player
from higgle.envs.model_replies import Schema, read_command, read_reply, read_talk, reply_schema
from higgle.envs.words import tag
from higgle.i18n import LANGUAGES, say
from higgle.play import ChatLine, Match, Statement
from higgle.play.talk import VERBS
from tests.envs.settings import SETTINGS, WORLDS, Setting, act_at_random, rich

PLAY = Ask(0, True, ("plant",))


def scripted(*replies: str) -> Model:
    """A model that says these things one after the other."""
    left = list(replies)
    return lambda prompt, schema: left.pop(0)


def mute(prompt: str, schema: Schema) -> str:
    """A model that is never asked."""
    return ""


def seated(*replies: str, retries: int = 2) -> LanguageModelBot:
    return LanguageModelBot("bohnanza", Random(1), model=scripted(*replies), retries=retries)


def start() -> Table:
    return higgle.new("bohnanza", 3, "text").view(0)


@pytest.mark.parametrize("game", list(higgle.catalogue.GAMES))
def test_every_form_has_an_example_that_is_understood(game: str) -> None:
    """The grammar is the one that people type."""
    kind = higgle.catalogue.GAMES[game]
    forms = {tag(action) for action in kind.ACTIONS} - set(kind.CLOCK_FORMS)
    shown = adapter_for(kind).example_actions(kind)
    assert forms == {tag(type(action)) for action in shown}
    assert shown == [higgle.parse(game, str(action)) for action in shown]


@pytest.mark.parametrize(
    "reply",
    ["plant 1", "I have beans.\nplant 1", "```\nplant 1\n```", "> `plant 1`", "  plant 1  \n\n"],
)
def test_the_last_line_is_the_command(reply: str) -> None:
    """Whatever stands before it is talk."""
    assert "plant 1" == read_reply(reply).command


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

    def model(prompt: str, schema: Schema) -> str:
        prompts.append(prompt)
        return replies[len(prompts) - 1]

    bot = LanguageModelBot("bohnanza", Random(1), model=model)
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
    plain = LanguageModelBot("bohnanza", Random(1), model=scripted())
    helped = LanguageModelBot("bohnanza", Random(1), model=scripted(), list_moves=True)
    assert "Legal now" not in plain.prompt(start(), PLAY)
    assert "Legal now" in helped.prompt(start(), PLAY)


def test_a_useless_model_loses_its_decisions_and_the_match_goes_on() -> None:
    """A stand-in does what must be done."""
    player = llm_player(lambda prompt, schema: "no", retries=0)
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


COMMAND = '{"command": "harvest 1", "say": []}'
ARGUMENTS = '{\\"command\\": \\"harvest 1\\", \\"say\\": [\\"anyone blue?\\"]}'
CALL = f'{{"type": "function", "function": {{"name": "reply", "arguments": "{ARGUMENTS}"}}}}'
PLAIN_CALL = f'{{"function": {{"name": "reply", "arguments": {COMMAND}}}}}'

READ = (
    ("offer 1 soy for 1 green to all", "offer 1 soy for 1 green to all"),
    ("Offer 1 soy  for 1 green to 2", "offer 1 soy for 1 green to 2"),
    ("decline 1", "decline 1"),
    ("`end trade`", "end trade"),
    ("The field pays.\n\n> **harvest 1**", "harvest 1"),
    ("<think>I could accept 1.</think> harvest 1", "harvest 1"),
    ("```text\nharvest 1\n```\nThat earns a thaler.", "harvest 1"),
    ("```end trade```", "end trade"),
    (COMMAND, "harvest 1"),
    ('{"command": "harvest 1", "reason": "it pays"}', "harvest 1"),
    (f"It pays.\n{COMMAND}", "harvest 1"),
    (f"My reply:\n```json\n{COMMAND}\n```\nI hope it pays.", "harvest 1"),
    ('```json\n{\n  "command": "decline 1",\n  "say": ["no"]\n}\n```', "decline 1"),
    (f'{{"role": "assistant", "content": null, "tool_calls": [{CALL}]}}', "harvest 1"),
    (
        f'{{"tool_calls": [{{"function": {{"name": "reply", "arguments": {COMMAND}}}}}]}}',
        "harvest 1",
    ),
    ('{"role": "assistant", "content": "It pays.\\nharvest 1"}', "harvest 1"),
)


def ask_of(view: Table) -> Ask:
    """What seat 1 is asked."""
    return next(ask for ask in view.asks() if ask.seat == 0)


@pytest.mark.parametrize(("reply", "text"), READ, ids=str)
def test_a_command_is_read(reply: str, text: str) -> None:
    """The grammar, an object of the schema, a call of a tool, or a block of code among words."""
    view = market()
    wanted = higgle.parse("bohnanza", text)
    view.check(0, wanted)
    assert wanted == read_command(view, ask_of(view), read_reply(reply).command)


REFUSED = (
    "offer 8",
    "accept 2",
    "harvest 2",
    "plant 1",
    "stew",
    "",
    "{}",
    "harvest 1 (not yet)",
    "I will not harvest 1",
    "Answer: harvest 1",
    "harvest 1 or end trade",
    "Player 1: harvest 1",
    "harvest 1\n(if nobody offers more)",
    '{"action": "harvest", "field": 1}',
    '{"command": ["harvest 1"]}',
    '{"command": "harvest 1"',
    '{"role": "assistant", "content": null, "tool_calls": []}',
    '{"tool_calls": [{"function": {"name": "harvest", "arguments": {"field": 1}}}]}',
)


@pytest.mark.parametrize("reply", REFUSED)
def test_anything_else_is_refused_with_an_example(reply: str) -> None:
    """Nothing is guessed, and the refusal teaches the form in every language."""
    view = market()
    with pytest.raises(Illegal) as refusal:
        read_command(view, ask_of(view), read_reply(reply).command)
    verb = reply.partition(" ")[0] if reply in REFUSED[:4] else "end trade"
    for language in LANGUAGES:
        assert f": {verb} " in refusal.value.text(language) or verb == "end trade"
        assert "refusal-" not in refusal.value.text(language)


@pytest.mark.parametrize("mark", ["{", "<think>", "</think>", "```", "```\n", "(", "{}"])
def test_a_long_reply_is_read_at_once(mark: str) -> None:
    """Reading it twice as long takes twice the time, and no more."""
    begun = process_time()
    read_reply(mark * 100_000)
    read_reply(f"{mark * 100_000}1{'}' * 100_000}")
    read_reply(f'{{"command": {"[" * 5000}1{"]" * 5000}}}')
    assert process_time() - begun < 1.0


def test_who_must_act_is_told_that_waiting_is_no_answer() -> None:
    """And is shown what is asked."""
    view = market()
    with pytest.raises(Illegal, match=r"You must act now.*: harvest 1; "):
        read_command(view, ask_of(view), "wait")


def test_a_schema_names_the_actions_of_the_moment() -> None:
    """All of them where they are listed; else examples of the forms that are asked."""
    view = start()

    listed = schema_of(view, PLAY, list_moves=True)
    shown = schema_of(view, Ask(0, False, ("plant",)), list_moves=False)

    assert {"type": "string", "enum": [str(action) for action in view.actions(0)]} == listed
    assert "one command, such as: plant 1; " in str(shown)
    assert "wait" not in str(listed)


def test_a_schema_leaves_open_forms_free() -> None:
    """Offers have too many values to be listed; waiting is listed where one may wait."""
    view = market()
    ask = Ask(1, False, ("offer", "accept"))

    found = schema_of(view.view(0), ask, list_moves=True)

    assert isinstance(found, dict)
    listed, free = found["anyOf"]
    assert "wait" in listed["enum"]
    assert "offer 2 blue" in free["description"] or "offer " in free["description"]


def schema_of(view: Table, ask: Ask, *, list_moves: bool) -> object:
    """The part of the schema that is about the command."""
    schema = reply_schema(view, ask, view.actions(0) if list_moves else ())
    assert ["say", "command"] == schema["required"]
    properties = schema["properties"]
    assert isinstance(properties, dict)
    return properties["command"]


def test_a_prompt_says_what_a_building_costs() -> None:
    """The short rules only say that its sort pays for it."""
    table = higgle.new("high-bohn", 3, "prices")
    prompt = LanguageModelBot("high-bohn", Random(1), model=mute).prompt(
        table.view(0), table.asks()[0]
    )
    assert "farm 1, 2, 3, 4: as many soy thalers" in prompt


@pytest.mark.parametrize(
    "reply",
    [
        '{"command": "plant 1", "say": "anyone blue?"}',
        '{"command": "plant 1", "say": ["say anyone blue?"]}',
        '```json\n{\n  "say": ["anyone blue?"],\n  "command": "plant 1"\n}\n```',
        '{"command": "plant 1", "say": " anyone\\n\\tblue?"}',
        '<think>{"say": "I have two reds"}</think>{"command": "plant 1", "say": "anyone blue?"}',
        "say anyone blue?\n```\nplant 1\n```",
    ],
)
def test_what_a_reply_says_is_said(reply: str) -> None:
    """With the action, each line on its own: nobody speaks for others."""
    view = start()
    bot = seated(reply)
    action = bot.act(view, PLAY, ())
    assert action is not None
    assert "plant 1" == str(action)
    assert [ChatLine("anyone blue?")] == list(bot.says(view, 0, action))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["none", "short", "long"])
def test_a_prompt_begins_with_the_rules(rules: Rules, language: str) -> None:
    """Short or long, in every language, with the meters; or without them."""
    bot = LanguageModelBot("bohnanza", Random(1), model=mute, rules=rules, language=language)
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
    assert "; ".join(sayings) in LanguageModelBot(game, Random(1), model=mute).prompt(view, PLAY)
    assert len(sayings) == len(read_talk(sayings, view))
    verbs = {saying.split()[0] for saying in sayings}
    assert verbs == ({*VERBS} if isinstance(view, Bohnanza) else {"say", "promise"})


def test_a_model_talks_hears_and_remembers() -> None:
    """What it says stands before its command; what it heard and did stands in the next prompt."""
    prompts: list[str] = []
    replies = ["Hm.\nsay anyone blue?\nplant 1", "wait"]

    def model(prompt: str, schema: Schema) -> str:
        prompts.append(prompt)
        return replies[len(prompts) - 1]

    bot = LanguageModelBot("bohnanza", Random(1), model=model)
    view = start()
    action = bot.act(view, PLAY, ())
    assert action is not None
    assert [ChatLine("anyone blue?")] == list(bot.says(view, 0, action))
    assert [] == list(bot.says(view, 0, action))
    bot.hear(Statement(1, 1, ChatLine("not me")))
    bot.act(view, Ask(0, False, ()), ())
    assert "> plant 1" in prompts[1]
    assert "seat 2: say not me" in prompts[1]
    said = read_reply("I think:\nSay: listen: red!\nplant 1").say
    assert [ChatLine("listen: red!")] == read_talk(said, view)


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
    assert [ChatLine("anyone blue?")] == list(bot.says(view, 0, action))


def test_a_thought_without_an_end_is_no_command() -> None:
    """A model whose tokens were spent has said only what stands before it."""
    assert "" == read_reply("<think>\nI could\nplant 1").command
    assert "plant 1" == read_reply("plant 1\n<think>Or should I\nplant 2").command
    assert [] == read_reply("<think>\nsay I have two stink beans\nplant 1").say


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


def test_memory_is_bounded() -> None:
    """The oldest lines are forgotten."""
    bot = llm_player(mute, memory=3)("bohnanza", Random(1), "")
    assert isinstance(bot, LanguageModelBot)
    for number in range(9):
        bot.hear(Statement(1, number, ChatLine(f"line {number}")))
    bot.remember(start(), ())
    assert ["seat 2: say line 6", "seat 2: say line 7", "seat 2: say line 8"] == bot.story


def test_nothing_is_remembered_where_nothing_is_wanted() -> None:
    """A memory of no lines holds none."""
    bot = LanguageModelBot("bohnanza", Random(1), model=scripted("plant 1"), memory=0)
    bot.act(start(), PLAY, ())
    bot.remember(start(), ())
    assert [] == bot.story


def test_rules_and_language_are_known() -> None:
    """What is mistyped is not taken for English, nor for the short rules."""
    with pytest.raises(ValueError, match="none, short, long"):
        llm_player(mute, rules="brief")("bohnanza", Random(1), "")  # type: ignore[arg-type] # this
    with pytest.raises(ValueError, match="en, ru, cs, de"):
        llm_player(mute, language="fr")("bohnanza", Random(1), "")


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
    return LanguageModelBot(view.ID, Random(1), model=mute, list_moves=True).prompt(view, ask)
