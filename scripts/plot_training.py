"""`python -m scripts.plot_training curves.json FOLDER`: a training's curves, small enough for docs.

FOLDER gets training.json, with every fourth round, and training.svg.
"""

import json
import sys
from pathlib import Path

COLOURS = ("#b08a4f", "#3f6b4f", "#8a3f3f", "#3f5a8a", "#6b3f8a")
WIDTH, HEIGHT, LEFT, TOP = 720, 300, 50, 40

Curves = dict[str, list[dict[str, float]]]


def picture(curves: Curves) -> str:
    """How much of what comes the nets foresee, by the games that they have seen."""
    most = max(rounds[-1]["games"] for rounds in curves.values())
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + 30}" role="img" '
        'font-family="system-ui, sans-serif" font-size="11" fill="#2b2b2b">'
    )
    parts = [
        head,
        "<title>What the nets foresee (R squared), by games played</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT + 30}" fill="#fbf8f1"/>',
    ]
    for step in range(6):
        y = HEIGHT - (HEIGHT - TOP) * step / 5
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y}" y2="{y}" stroke="#ddd5c3"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{step / 5:.1f}</text>')
    for step in range(1, 5):
        x = LEFT + (WIDTH - LEFT - 10) * step / 4
        games = f"{most * step / 4:,.0f}"
        parts.append(f'<text x="{x}" y="{HEIGHT + 16}" text-anchor="end">{games} games</text>')
    for at, (game, rounds) in enumerate(curves.items()):
        points = " ".join(
            f"{LEFT + (WIDTH - LEFT - 10) * one['games'] / most:.1f},"
            f"{HEIGHT - (HEIGHT - TOP) * max(0.0, one['value_r2']):.1f}"
            for one in rounds
        )
        colour = COLOURS[at]
        line = f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        parts.append(line)
        x = LEFT + 130 * at
        parts.append(f'<rect x="{x}" y="12" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="22">{game}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(source: Path, folder: Path) -> None:
    """Thin out, and draw."""
    curves: Curves = json.loads(source.read_text(encoding="utf-8"))
    thin = {
        game: [{word: round(figure, 4) for word, figure in one.items()} for one in rounds[::4]]
        for game, rounds in curves.items()
    }
    text = json.dumps(thin, separators=(",", ":")) + "\n"
    (folder / "training.json").write_text(text, encoding="utf-8")
    (folder / "training.svg").write_text(picture(curves), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
