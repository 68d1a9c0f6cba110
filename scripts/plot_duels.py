"""`python -m scripts.plot_duels duels.json FOLDER`: what the expert wins, as a picture for docs.

duels.json has one line for each table: game, seats, bot, others, games, win and doubt in per cent.
FOLDER gets expert.svg.
"""

import json
import sys
from pathlib import Path

COLOURS = {"farmer": "#3f6b4f", "searcher": "#3f5a8a"}
WIDTH, LEFT, ROW, TOP = 720, 160, 22, 40


def bar(at: int, line: dict[str, str | float]) -> list[str]:
    """One table: a bar, its interval, and parity."""
    y = TOP + ROW * at
    per = (WIDTH - LEFT - 110) / 100
    win, doubt = float(line["win"]), float(line["doubt"])
    middle = y + 7
    left = LEFT + per * max(0.0, win - doubt)
    right = LEFT + per * min(100.0, win + doubt)
    parity = LEFT + per * 100 / float(line["seats"])
    colour = COLOURS[str(line["others"])]
    name = f"{line['game']}, {line['others']}s"
    return [
        f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end">{name}</text>',
        f'<rect x="{LEFT}" y="{y}" width="{per * win:.1f}" height="14" fill="{colour}"/>',
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{middle}" y2="{middle}" stroke="#2b2b2b"/>',
        f'<line x1="{parity:.1f}" x2="{parity:.1f}" y1="{y - 3}" y2="{y + 17}" stroke="#8a3f3f"/>',
        f'<text x="{WIDTH - 90}" y="{y + 11}">{win:.1f} ± {doubt:.1f}</text>',
    ]


def main(source: Path, folder: Path) -> None:
    """One bar for each table with four seats at which the expert sits alone."""
    lines: list[dict[str, str | float]] = json.loads(source.read_text(encoding="utf-8"))
    shown = [line for line in lines if line["bot"] == "expert" and line["seats"] == 4]
    shown.sort(key=lambda line: (str(line["others"]), -float(line["win"])))
    tall = TOP + ROW * len(shown) + 10
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" role="img" '
        'font-family="system-ui, sans-serif" font-size="11" fill="#2b2b2b">'
    )
    parts = [
        head,
        "<title>What one expert wins among three others</title>",
        f'<rect width="{WIDTH}" height="{tall}" fill="#fbf8f1"/>',
        f'<text x="{LEFT}" y="24" font-weight="bold">Won of 100, parity 25 (red)</text>',
    ]
    for at, line in enumerate(shown):
        parts += bar(at, line)
    (folder / "expert.svg").write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
