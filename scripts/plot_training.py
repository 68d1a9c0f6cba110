"""`python -m scripts.plot_training curves.json FOLDER`: a training's curves, small enough for docs.

FOLDER gets training.json and training.svg: what the nets foresee, and what the learners win.
"""

import json
import sys
from pathlib import Path

COLOURS = ("#b08a4f", "#3f6b4f", "#8a3f3f", "#3f5a8a", "#6b3f8a", "#777777")
WIDTH, HEIGHT, LEFT, TOP = 720, 240, 50, 40
ENOUGH = 40
"""A point of the second picture stands for at least this many counted games."""
TRIALS = 32
"""How many are counted in a round that does not say."""

Curves = dict[str, list[dict[str, float]]]
Line = list[tuple[float, float]]


def foreseen(rounds: list[dict[str, float]]) -> Line:
    """How much of what comes a net foresees, by the time that has passed."""
    last = rounds[-1]["round"]
    return [(one["round"] / last, one["value_r2"]) for one in rounds if "value_r2" in one]


def won(rounds: list[dict[str, float]]) -> Line:
    """The share of the wins among scripts, over enough games."""
    last = rounds[-1]["round"]
    found: Line = []
    waiting: list[tuple[float, float]] = []
    for one in rounds:
        if "wins" in one:
            waiting.append((one.get("trials", TRIALS), one["wins"]))
        games = sum(trials for trials, _ in waiting)
        if games >= ENOUGH or (games and one is rounds[-1]):
            share = sum(trials * wins for trials, wins in waiting) / games
            found.append((one["round"] / last, share))
            waiting = []
    return found


def panel(title: str, lines: dict[str, Line], down: int) -> list[str]:
    """One picture: a frame with its steps, and a line for each game."""
    low = down + HEIGHT
    tall = HEIGHT - TOP
    parts = [f'<text x="{LEFT}" y="{down + 28}" font-weight="bold">{title}</text>']
    for step in range(6):
        y = low - tall * step / 5
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y}" y2="{y}" stroke="#ddd5c3"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{step / 5:.1f}</text>')
    for at, line in enumerate(lines.values()):
        points = " ".join(
            f"{LEFT + (WIDTH - LEFT - 10) * x:.1f},{low - tall * max(0.0, min(1.0, y)):.1f}"
            for x, y in line
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[at]}" stroke-width="2"/>'
        )
    return parts


def picture(curves: Curves) -> str:
    """Both pictures, one above the other."""
    tall = 2 * HEIGHT + 50
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" role="img" '
        'font-family="system-ui, sans-serif" font-size="11" fill="#2b2b2b">'
    )
    parts = [
        head,
        "<title>What the nets foresee, and what the learners win, from the first round on</title>",
        f'<rect width="{WIDTH}" height="{tall}" fill="#fbf8f1"/>',
    ]
    for at, game in enumerate(curves):
        x = LEFT + 110 * at
        parts.append(f'<rect x="{x}" y="6" width="12" height="12" fill="{COLOURS[at]}"/>')
        parts.append(f'<text x="{x + 18}" y="16">{game}</text>')
    sight = {game: foreseen(rounds) for game, rounds in curves.items()}
    wins = {game: won(rounds) for game, rounds in curves.items()}
    parts += panel("Foreseen of the points to come (R squared)", sight, 10)
    parts += panel("Won among scripts (parity 0.25)", wins, HEIGHT + 25)
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(source: Path, folder: Path) -> None:
    """Round the figures, and draw."""
    curves: Curves = json.loads(source.read_text(encoding="utf-8"))
    short = {
        game: [{word: round(figure, 4) for word, figure in one.items()} for one in rounds]
        for game, rounds in curves.items()
    }
    text = json.dumps(short, separators=(",", ":")) + "\n"
    (folder / "training.json").write_text(text, encoding="utf-8")
    (folder / "training.svg").write_text(picture(curves), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
