"""A plot of win shares with their intervals, as a bare SVG."""

from html import escape

from higgle.arena.figures import Figures, among, parity

ROW = 28
LEFT = 330
WIDTH = 800


def plot(figures: list[Figures]) -> str:
    """A dot and a bar for each contest; the dashed line is an equal share."""
    height = ROW * (len(figures) + 2)
    parts = [
        f"<svg viewBox='0 0 {WIDTH} {height}' role='img' font-size='13' fill='currentColor'>",
        "<title>Win shares with 95 % intervals</title>",
    ]
    for tenth in range(0, 11, 2):
        at = place(tenth / 10)
        parts.append(
            f"<line x1='{at}' x2='{at}' y1='{ROW}' y2='{height - ROW}' stroke='#8884'/>"
            f"<text x='{at}' y='{height - 8}' text-anchor='middle'>{tenth * 10} %</text>"
        )
    for index, one in enumerate(figures):
        parts.append(row(one, ROW * (index + 1.5)))
    return "".join([*parts, "</svg>"])


def row(one: Figures, y: float) -> str:
    """One contest."""
    share = one.win_share
    colour = "#2f7d32" if share.low > parity(one) else "#8a5a00"
    fair = place(parity(one))
    label = escape(f"{one.game}: {one.odd} among {among(one)}")
    return (
        f"<text x='{LEFT - 12}' y='{y + 4}' text-anchor='end'>{label}</text>"
        f"<line x1='{fair}' x2='{fair}' y1='{y - 12}' y2='{y + 12}' stroke='currentColor'"
        " stroke-dasharray='3'/>"
        f"<line x1='{place(share.low)}' x2='{place(share.high)}' y1='{y}' y2='{y}'"
        f" stroke='{colour}' stroke-width='4'/>"
        f"<circle cx='{place(share.mean)}' cy='{y}' r='6' fill='{colour}'>"
        f"<title>{share.mean:.1%}</title></circle>"
    )


def place(share: float) -> float:
    """Where a share lies from left to right."""
    return round(LEFT + share * (WIDTH - LEFT - 30), 1)
