"""Reading: what a language model means by a reply, however it is dressed.

A reply is undressed step by step, and the first form that is a legal action counts. What stands on
lines of its own before the command may be talk.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from higgle.core import Action, Ask, Illegal, Table
from higgle.envs.describing import examples
from higgle.envs.json_reading import LINKS, SAY, enclosed, in_json, said_in_json
from higgle.envs.words import WAIT
from higgle.i18n import say
from higgle.play.talk import VERBS, Spoken, read, talked_about

LONGEST: Final = 200
"""No command is longer."""

LABEL: Final = re.compile(
    r"^(?:(?:my |the |final |next |best )*(?:action|command|move|answer|decision|reply|response"
    r"|choice|output|befehl|antwort|aktion|zug|команда|ответ|ход|действие"
    r"|příkaz|odpověď|akce|tah)(?: is| would be)?(?: to)?\s*[:>—\u2013-]?"
    r"|(?:so|then|therefore|ok|okay|well|sure|alright|great)[,:!.]?"
    r"|i think|i am going to|i'm going to|i choose:"
    r"|i(?: will|'ll| would|'d| should| shall| must|'ve|(?= (?:have|need)\b))?"
    r"(?: like to| want to| choose to| (?:have )?decided? to| have to| need to)?"
    r"|let me|let's)\s+"
)
TAIL: Final = re.compile(
    r"\s+(?:\(|#\s|//|[-—\u2013]\s(?=[^\W\d])"
    r"|(?:because|since|so that|in order to|to get|as (?:it|i|this|they|my))\b)(.*)$"
)
"""What is said about a command behind it."""
REASON: Final = re.compile(
    r"^\W*(?:reason(?:ing)?|explanation|rationale|justification"
    r"|begründung|обоснование|причина|zdůvodnění|důvod)\b\W",
    re.IGNORECASE,
)
"""What begins a line about the command on the line before."""
TAG: Final = re.compile(r"</?[a-zA-Z][\w-]*>")
SIGNS: Final = re.compile("[`*“”„«»\u2190-\u2bff\ufe0f\U0001f300-\U0001faff]")
"""Marks and pictures that are no words."""
DOUBT: Final = re.compile(
    r"\b(?:not|no|nope|never|cannot|cant|dont|wont|\w+n't|unless|until|if|when|once|after|before"
    r"|only|instead|later|wait|maybe|perhaps"
    r"|nicht|nein|nie|niemals|kein\w*|nur|wenn|falls|sobald|bevor|nachdem|bis|erst|statt\w*"
    r"|außer|später|vielleicht|warte\w*"
    r"|не|нет|ни|никогда|нельзя|только|лишь|если|когда|после|пока|прежде|сначала|кроме|вместо"
    r"|позже|потом|может|подожд\w+"
    r"|ne|není|nikdy|nelze|nechc\w+|nemohu|nemůž\w+|nemám\w*|nesmí\w*|nebud\w+|neber\w*"
    r"|nevezm\w+|nepřij\w+|žádn\w+|jen|jenom|pouze|pokud|jestli\w*|když|až|dokud|leda"
    r"|místo toho|později|potom|možná|počk\w+)\b"
)
"""Words that may take a command back, or put it off; in the languages of the labels."""
THOUGHT: Final = re.compile(r"<(/?)think(?:ing)?>", re.IGNORECASE)
NUMBERED: Final = re.compile(r"^(?:[-*•]|\d+[.)])\s+")
FILLERS: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "my",
        "your",
        "please",
        "bean",
        "beans",
        "card",
        "cards",
        "coin",
        "coins",
        "thaler",
        "thalers",
        "of",
        "in",
        "into",
        "on",
        "onto",
        "number",
        "money",
        "now",
        "it",
        "this",
    ]
)
"""Words that add nothing."""
OFFERS: Final = ("offer", "trade", "deal")
BEFORE_NUMBERS: Final = frozenset(
    ["field", "fields", "slot", "seat", "seats", "player", "players", "land", *OFFERS]
)
"""Words that say what the number after them counts, which the grammar knows anyway."""
PHRASES: Final = (
    (r"no(?= \d)", "number"),
    ("in exchange for", "for"),
    ("in return for", "for"),
    ("black eyed", "black-eyed"),
    ("(?:end|stop|finish|done) (?:the )?(?:trading|trades?)(?: phase)?", "end trade"),
    ("buy third field", "buy field"),
    ("buy 3rd field", "buy field"),
    ("first field", "field 1"),
    ("second field", "field 2"),
    ("third field", "field 3"),
    ("from (?:my )?hand", ""),
    ("all (?:other )?(?:players|seats)", "all"),
    ("counter-?offer", "counter"),
    ("(?:propose|make) (?:trade|deal|offer)", "offer"),
    ("(?:place|make) bid", "bid"),
    ("(?:start|hold) auction", "auction"),
    ("no one", "nothing"),
    ("everyone", "all"),
    ("everybody", "all"),
    ("anyone", "all"),
    ("anybody", "all"),
)
DEAL: Final = "(?:offer|trade|swap|exchange|propose|give)"
TURNED: Final = (
    (r"^offer to (all|\d+(?: and \d+)*) (.+ for .+)$", r"offer \2 to \1"),
    (r"^offer (.+) to (all|\d+(?: and \d+)*) for (.+)$", r"offer \1 for \3 to \2"),
    (r"^counter (\d+) (?:with |(?=\d|nothing))(.+ for .+)$", r"offer \2 answering \1"),
    (rf"^{DEAL} with (\d+) (.+ for .+)$", r"offer \2 to \1"),
    (rf"^{DEAL} (.+ for .+) with (all|\d+(?: and \d+)*)$", r"offer \1 to \2"),
    (rf"^{DEAL} (\d+) (\d+ .+ for .+)$", r"offer \2 to \1"),
    (r"^(?:give|gift|donate) ((?:(?! for ).)+) to (\d+)$", r"offer \1 for nothing to \2"),
    (r"^trade with (\d+) (?:for )?(\w+)$", r"trade \2 with \1"),
    (r"^trade (\w+?)s? (?:with )?(\d+)$", r"trade \1 with \2"),
    (r"^(?:bid|raise) (?:bid )?to (\d+)$", r"bid \1"),
    (r"^bid (\d+) (?:for|on) \w+$", r"bid \1"),
    (r"^(offer|counter|pay) with (?=\d)", r"\1 "),
    (r"\b([a-z-]+) (?:face|turned)[- ]up(?= (?:for|and|or|to)\b)", r"\1 up"),
    (r"\b(?:open|face-up|face up|turned-up|turned up) (\S+)", r"\1 up"),
    (r"\b(\d+ [a-z-]{2,})s\b", r"\1"),
)
"""The same in the order of the grammar, and in the singular."""
VERBS_MEANT: Final = {
    "reject": "decline",
    "refuse": "decline",
    "propose": "offer",
    "give": "offer",
    "trade": "offer",
    "swap": "offer",
    "exchange": "offer",
    "sow": "plant",
    "sell": "harvest",
    "skip": "pass",
    "raise": "bid",
}
"""What somebody may have meant who says a verb that a game does not have just now."""
NUMERALS: Final = {
    word: str(count)
    for count, word in enumerate(["zero", "one", "two", "three", "four", "five", "six"])
}


def spoken(message: str) -> str:
    """A reply without what is thought in it: what follows the last thought.

    Where a thought has no end, what comes before it.
    """
    reply = enclosed(message)
    begin = max([mark.end() for mark in THOUGHT.finditer(reply) if mark[1]], default=0)
    opened = THOUGHT.search(reply, begin)
    return reply[begin : opened.start() if opened else None]


def command(reply: str) -> str:
    """The command of a reply: in JSON its value, else the last line, without what dresses it.

    What a model thinks aloud is left out; where it has marked a block of code, that counts.
    """
    text = spoken(reply)
    blocks = text.split("```")[1:-1:2]
    text = re.sub(r"\\boxed\{([^{}]*)\}", r"\1", blocks[-1] if blocks else text)
    lines = [line.strip(" \t`\"'>*_") for line in TAG.sub("\n", text).splitlines()]
    said = [line for line in lines if line and line.lower() not in ("json", "text")]
    while len(said) > 1 and REASON.match(said[-1]):
        said.pop()
    if len(said) > 1 and said[-1].startswith("("):
        said[-2:] = [" ".join(said[-2:])]
    return (in_json(text) or (said[-1] if said else ""))[:LONGEST]


def talk(reply: str, view: Table) -> list[Spoken]:
    """What is said on lines of its own before the command, or beside it in JSON."""
    cards = talked_about(view)
    found: list[Spoken] = []
    text = spoken(reply)
    lines = text.splitlines()
    while lines and (not lines[-1].strip() or REASON.match(lines[-1])):
        lines.pop()
    for line in [*lines[:-1], f"{SAY} {said_in_json(text)}"]:
        first, _, rest = line.strip(" \t`*_>")[:LONGEST].partition(" ")
        verb = first.rstrip(":").lower()
        if verb not in VERBS:
            continue
        try:
            found.append(read(f"{verb} {rest.strip()}", cards))
        except Illegal:
            continue
    return found


def understood(view: Table, ask: Ask, text: str) -> Action | None:
    """The legal action that a command means, or nothing to wait; else `Illegal` says why not."""
    problem: Illegal | None = None
    for form in forms(text):
        if waits(ask, form):
            if not ask.must:
                return None
            raise Illegal("text-form", why=Illegal("must-act"), examples=shown(view, ask, ""))
        try:
            return meant(view, ask, form)
        except Illegal as illegal:
            if problem is None or tells_more(illegal, problem):
                problem = illegal
    assert problem is not None
    raise Illegal("text-form", why=problem, examples=shown(view, ask, text))


def tells_more(new: Illegal, old: Illegal) -> bool:
    """Whether a refusal is nearer to what was meant: a rule, or at least a verb that is known."""
    vague = ("unknown-text", "no-text")
    return bool(new.clause) or (old.reason in vague and new.reason not in vague)


def waits(ask: Ask, form: str) -> bool:
    """Whether this is to wait; to pass is too, where it is not an action."""
    return form == WAIT or (form in ("pass", "nothing") and "pass" not in ask.forms)


def meant(view: Table, ask: Ask, form: str) -> Action:
    """The legal action of a form, or the only one that begins like it."""
    try:
        action = view.parse(form)
        view.check(ask.seat, action)
    except Illegal:
        only = only_one(view, ask, form)
        if only is None:
            raise
        return only
    return action


def forms(text: str) -> Iterator[str]:
    """A command as it stands, then undressed more and more."""
    plain = " ".join(text.lower().split())
    yield plain
    plain = re.sub(r"(?<=\w) ?(?:[-=]>|→) ?(?=\w)", " for ", plain.replace("\u2019", "'"))
    bare = NUMBERED.sub("", " ".join(SIGNS.sub(" ", plain).split()))
    while (less := LABEL.sub("", bare)) != bare:
        bare = less
    yield from undressed(bare)
    tail = TAIL.search(bare)
    if tail and not DOUBT.search(tail[1]):
        yield from undressed(bare[: tail.start()])


def undressed(bare: str) -> Iterator[str]:
    """A command without marks, without words that add nothing, and in the order of the grammar."""
    bare = re.sub(r"\b(\w+)=(?=\S)", lambda part: f" {LINKS.get(part[1], '')} ", bare)
    bare = re.sub(r"\b(seat|player|field)[-_]?(\d)", r"\1 \2", bare)
    bare = re.sub(r"[\"'_()\[\]$#]|[.!;:,]+(?=\s|$)", " ", bare).replace("+", " and ")
    bare = re.sub(r"(\d+)\s*x(?=\s)", r"\1", " ".join(bare.replace("&", " and ").split()))
    yield bare
    for phrase, meant in PHRASES:
        bare = re.sub(rf"\b{phrase}\b", meant, bare)
    yield bare
    words = [NUMERALS.get(word, word) for word in bare.split() if word not in FILLERS]
    for phrase, meant in PHRASES:
        words = re.sub(rf"\b{phrase}\b", meant, " ".join(words)).split()
    yield " ".join(words)
    kept = " ".join([word for at, word in enumerate(words) if not at or not counts(words, at)])
    yield kept
    for pattern, meant in TURNED:
        kept = re.sub(pattern, meant, kept)
    yield kept
    verb, _, rest = kept.partition(" ")
    if verb in VERBS_MEANT:
        yield f"{VERBS_MEANT[verb]} {rest}".strip()


def counts(words: Sequence[str], at: int) -> bool:
    """Whether a word only says what the number after it counts."""
    after = words[at + 1] if at + 1 < len(words) else ""
    last = not after and words[at] in OFFERS
    return words[at] in BEFORE_NUMBERS and (after.isdecimal() or last)


def only_one(view: Table, ask: Ask, form: str) -> Action | None:
    """The one listed action that begins like this, where there is no choice."""
    if not form:
        return None
    listed = [action for action in view.actions(ask.seat) if f"{action} ".startswith(f"{form} ")]
    return listed[0] if len(listed) == 1 else None


def shown(view: Table, ask: Ask, text: str) -> str:
    """Examples that teach the form: those of the verb that was tried, else of what is asked."""
    known = examples(type(view))
    verbs = {word for form in forms(text) for word in form.split()[:1]}
    fits = [each for each in known if each.split()[0] in verbs]
    open_now = {form.split("_")[0] for form in (*ask.forms, *ask.rights)}
    return "; ".join(fits or [each for each in known if each.split()[0] in open_now] or known)


def asked(ask: Ask, language: str) -> list[str]:
    """What a seat is asked, in words."""
    kind = "text-must" if ask.must else "text-may"
    lines = [say(kind, language, forms=", ".join(ask.forms) or "-")]
    if ask.rights:
        lines.append(say("text-rights", language, forms=", ".join(ask.rights)))
    return lines
