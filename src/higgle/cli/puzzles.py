"""The commands of `higgle puzzles`: list them, solve them, check them, mine more."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from higgle.catalogue import OWN_GAMES
from higgle.cli.arguments import FAILED, Language, check_writable, choose_language
from higgle.cli.games import picture_of
from higgle.cli.keyboard import Keyboard
from higgle.core import Illegal, Table
from higgle.i18n import say
from higgle.narrator import Sentence, word_text
from higgle.puzzles.games.questions import deed_of
from higgle.puzzles.pages import names
from higgle.puzzles.puzzle import BEST, BETTER, SAME, WORSE, PlayedOut, Puzzle, find, load, write

Game = Annotated[str, Parameter(help="The game's id, such as `bohnanza`.")]
Number = Annotated[int, Parameter(help="The number of the puzzle in its set.")]
DOTS = str.maketrans({WORSE: "○", SAME: "·", BETTER: "+", BEST: "■"})
"""The dots in the terminal: by shape as well as by colour."""


def sets(*, language: Language = None) -> None:
    """List the puzzles that come with the package."""
    tongue, console = choose_language(language), Console()
    for game in OWN_GAMES:
        title = say(f"game-{game}", tongue)
        console.print(say("puzzle-cli-set", tongue, game=title, count=len(load(game)), id=game))


def solve(
    game: Game, number: Number = 1, /, *, name: str = "Higgler", language: Language = None
) -> None:
    """Show a puzzle, ask for an answer, and show how every answer scores.

    Parameters
    ----------
    name:
        Your name at the table.
    """
    tongue, console, puzzle = choose_language(language), Console(), find(game, number)
    view = puzzle.view()
    seated = names(puzzle, name)
    console.print(picture_of(type(view)).show(view, seated, tongue))
    console.print(say(f"puzzle-ask-{puzzle.question}", tongue), style="bold")
    told = choice_words(puzzle, view, seated, tongue)
    for place, text in enumerate(told, 1):
        console.print(f"{place}  {text}", highlight=False)
    try:
        chosen = ask_choice(puzzle, console, tongue)
    except (EOFError, KeyboardInterrupt):
        console.print(say("cli-left", tongue))
        return
    show_solution(puzzle, view, chosen, seated, tongue)


def ask_choice(puzzle: Puzzle, console: Console, language: str) -> int:
    """Ask until it is one of the answers."""
    keyboard, most = Keyboard(console), len(puzzle.answers)
    while True:
        typed = keyboard.ask(say("puzzle-cli-choose", language, most=most), puzzle.answers)
        if typed in puzzle.answers and typed:
            return puzzle.answers.index(typed)
        if typed.isdecimal() and 1 <= int(typed) <= most:
            return int(typed) - 1
        console.print(say("refusal-no-answer", language, most=most))


def show_solution(
    puzzle: Puzzle, view: Table, chosen: int, seated: Sequence[str], language: str
) -> None:
    """What comes of every answer, and why."""
    console = Console()
    right = chosen == puzzle.best
    console.print(say("puzzle-right" if right else "puzzle-more", language), style="bold")
    told = choice_words(puzzle, view, seated, language)
    order = sorted(range(len(puzzle.answers)), key=lambda place: -puzzle.outcomes[place].value)
    for place in order:
        one = puzzle.outcomes[place]
        console.print(f"{one.value:+.1f}  {told[place]}{agreed(one, language)}", highlight=False)
        console.print(f"      {one.dots.translate(DOTS)}", highlight=False)
        for fact in one.facts:
            console.print(f"      {tell_sentence(view, fact, seated, language)}", highlight=False)
    console.print(say("puzzle-worlds", language, worlds=len(puzzle.outcomes[0].dots)))
    for world in puzzle.outcomes[puzzle.best].told:
        words = [tell_sentence(view, one, seated, language) for one in world.sentences]
        console.print(f"{world.dot.translate(DOTS)} {' '.join(words)}", highlight=False)


def choice_words(puzzle: Puzzle, view: Table, seated: Sequence[str], language: str) -> list[str]:
    """The answers in words, or as they are typed."""
    found: list[str] = []
    for action, text in zip(puzzle.actions(view), puzzle.answers, strict=True):
        sentence = deed_of(view, puzzle.seat, action)
        found.append(tell_sentence(view, sentence, seated, language) if sentence else text)
    return found


def agreed(outcome: PlayedOut, language: str) -> str:
    """In which share of the worlds somebody agreed."""
    if outcome.yes is None:
        return ""
    return "  " + say("puzzle-yes", language, share=round(100 * outcome.yes))


def tell_sentence(view: Table, sentence: Sentence, seated: Sequence[str], language: str) -> str:
    """A stored sentence in words."""
    words = {name: word_text(view, word, seated, language) for name, word in sentence.words.items()}
    return say(sentence.message, language, **words)


def check(
    game: Game = "",
    /,
    *,
    worlds: int = 120,
    seed: str = "check",
    first: int = 0,
    least: float = 95.0,
    judge: str = "expert",
    turns: int = 8,
) -> None:
    """Play every answer out in fresh worlds and count the puzzles whose best answer is still best.

    Parameters
    ----------
    worlds:
        In how many imagined worlds each answer is played out.
    seed:
        The seed of the worlds; another one imagines others.
    first:
        Number of puzzles to check in each set; 0 is all.
    least:
        The percentage that must hold; with less the command fails.
    judge:
        The bot that plays the worlds out and values what comes of them; `expert` has chosen the
        puzzles, `farmer` values by rules of thumb and has learned nothing.
    turns:
        How many turns are played out.
    """
    from higgle.puzzles.judge import holds

    held = total = 0
    for name in [game] if game else OWN_GAMES:
        chosen = load(name)[: first or None]
        found = [holds(puzzle, worlds, f"{seed}/{puzzle.code}", turns, judge) for puzzle in chosen]
        missed = [str(number) for number, held_one in enumerate(found, 1) if not held_one]
        more = f"  (not: {', '.join(missed)})" if missed else ""
        print(f"{name}: {sum(found)} of {len(found)} hold{more}", flush=True)
        held, total = held + sum(found), total + len(found)
    share = 100 * held / max(1, total)
    print(f"{held} of {total} hold ({share:.0f} %)")
    if share < least:
        raise SystemExit(FAILED)


def mine(
    game: Game,
    /,
    *,
    out: Path,
    count: int = 20,
    seed: str = "puzzles",
    games: int = 400,
    only: str = "",
) -> None:
    """Find positions with one clearly best answer in games of bots; the same seed finds the same.

    Parameters
    ----------
    out:
        Write the puzzles to this file, one a line.
    count:
        How many puzzles are wanted.
    seed:
        The seed of the games.
    games:
        How many games are played at most.
    only:
        Find only these kinds of question, separated by commas, such as `offer,answer`.
    """
    from higgle.puzzles.miner import mine as dig

    if game not in OWN_GAMES:
        raise Illegal("unknown-game", game=game, games=", ".join(OWN_GAMES))
    check_writable(out)
    found: list[Puzzle] = []
    for puzzle in dig(game, count, seed, games, only.split(",") if only else ()):
        found.append(puzzle)
        print(f"{len(found)}: {puzzle.question}, {' | '.join(puzzle.answers)}", flush=True)
    out.write_bytes(write(found))


puzzles = App(name="puzzles", help_format="plaintext", default_parameter=Parameter(negative=()))
puzzles.default(sets)
for command in (solve, check, mine):
    puzzles.command(command)
