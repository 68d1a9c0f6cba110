"""The picture of a bench run: for each game a bar for each build, as plain SVG."""

from collections.abc import Mapping

COLOURS = {"plain": "#b08a4f", "compiled": "#3f6b4f"}
PANELS = {
    "public": "checked actions a second, public path, random",
    "act": "act alone, a second",
    "batch": "rollouts side by side, actions a second",
    "default": "actions a second, default bots",
    "aec": "words a second through PettingZoo, with observation and mask",
    "vector": "words a second through the vector door, sixty-four tables",
    "tables": "the same in Bohnanza, by the number of tables: flat is linear growth",
    "seats": "public path, by the number of seats",
    "offers": "public path in Bohnanza, by how many offers a turn allows",
    "log": "act alone, by the actions that the log has already",
}
WIDTH, LEFT, BAR, GAP, TITLE = 720, 130, 11, 8, 26

Figures = Mapping[str, Mapping[str, Mapping[str, float]]]


def picture(figures: Figures) -> str:
    """All panels, one below the other."""
    parts: list[str] = []
    top = 30
    for kind, title in PANELS.items():
        rows = {
            name.partition(" ")[2]: found
            for name, found in figures.items()
            if name.partition(" ")[0] == kind
        }
        if rows:
            parts += panel(title, rows, top)
            top += TITLE + len(rows) * (2 * BAR + GAP) + 14
    legend = [
        f'<rect x="{LEFT + 110 * index}" y="8" width="12" height="12" fill="{colour}"/>'
        f'<text x="{LEFT + 18 + 110 * index}" y="18">{build}</text>'
        for index, (build, colour) in enumerate(COLOURS.items())
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img" '
        'font-family="system-ui, sans-serif" font-size="11" fill="#2b2b2b">'
        "<title>How many actions a second, plain and compiled</title>"
        f'<rect width="{WIDTH}" height="{top}" fill="#fbf8f1"/>'
    )
    return "\n".join([head, *legend, *parts, "</svg>"]) + "\n"


def panel(title: str, rows: Mapping[str, Mapping[str, Mapping[str, float]]], top: int) -> list[str]:
    """One kind of figure for every game."""
    most = max(one["highest"] for builds in rows.values() for one in builds.values())
    scale = (WIDTH - LEFT - 90) / most
    parts = [f'<text x="{LEFT}" y="{top + 14}" font-weight="600">{title}</text>']
    y = top + TITLE
    for game, builds in rows.items():
        parts.append(f'<text x="{LEFT - 8}" y="{y + BAR + 4}" text-anchor="end">{game}</text>')
        for index, (build, one) in enumerate(builds.items()):
            parts += bar(y + index * BAR, one, scale, COLOURS[build])
        y += 2 * BAR + GAP
    return parts


def bar(y: int, one: Mapping[str, float], scale: float, colour: str) -> list[str]:
    """The median as a bar, and the spread of the rounds as a line."""
    median, lowest, highest = (one[key] * scale for key in ("median", "lowest", "highest"))
    middle = y + BAR / 2
    return [
        f'<rect x="{LEFT}" y="{y}" width="{median:.1f}" height="{BAR - 1}" fill="{colour}"/>',
        (
            f'<line x1="{LEFT + lowest:.1f}" x2="{LEFT + highest:.1f}" '
            f'y1="{middle}" y2="{middle}" stroke="#2b2b2b"/>'
        ),
        (f'<text x="{LEFT + highest + 6:.1f}" y="{y + BAR - 2}">{one["median"]:,.0f}</text>'),
    ]
