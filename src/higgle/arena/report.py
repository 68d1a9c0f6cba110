"""The report of a tournament: JSON and CSV for programs, one HTML page for people."""

import csv
import io
from html import escape
from pathlib import Path

import msgspec

from higgle.arena.bot_tournament import Tournament
from higgle.arena.figures import Figures, among, parity
from higgle.play.match import Failures

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fffdf8 }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #ddd; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } pre { overflow-x: auto }
code { background: #f3efe4; padding: .1rem .3rem }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1d1b18 }
  th, td { border-color: #444 } code { background: #332f28 } }
"""

ROW = 28
LEFT = 330
WIDTH = 800


def write_report(held: Tournament, folder: Path) -> None:
    """Write `report.json`, `report.csv` and `report.html` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    found = msgspec.json.format(msgspec.json.encode(held), indent=2)
    (folder / "report.json").write_bytes(found + b"\n")
    (folder / "report.csv").write_text(as_csv(held), encoding="utf-8")
    (folder / "report.html").write_text(as_html(held), encoding="utf-8")


def as_csv(held: Tournament) -> str:
    """One row for each contest and composition."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(
        [
            *("game", "odd", "others", "composition", "seats", "games", "deals", "unfinished"),
            *(
                "illegal",
                "forfeits",
                "win_share",
                "low",
                "high",
                "mean_rank",
                "margin",
                "welfare",
                "spread",
            ),
        ]
    )
    for one in held.figures:
        share = one.win_share
        lost = sum(sum(kinds.values()) for kinds in one.forfeits.values())
        rows.writerow(
            [
                *(one.game, one.odd, one.others, one.composition, one.seats, one.games, one.deals),
                *(one.unfinished, one.illegal, lost, share.mean, share.low, share.high),
                *(one.mean_rank.mean, one.margin.mean, one.welfare.mean, one.spread.mean),
            ]
        )
    return text.getvalue()


def as_html(held: Tournament) -> str:
    """One page that needs no other file."""
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width'>",
        f"<title>Arena</title><style>{STYLE}</style><h1>Arena</h1>",
        f"<p>{held.deals} deals for each contest, seed “{escape(held.seed)}”, every deal from ",
        "every seat. Intervals are 95 %, with the deal as the unit.</p>",
        "<p>Somebody stopped it: deals that were not finished are left out.</p>" * held.interrupted,
        f"<p><code>{escape(held.command)}</code></p>" if held.command else "",
        "<h2>Win share of the odd one out</h2>",
        plot(held.figures),
        table(
            ["contest", "games", "win share", "95 %", "parity", "clean games", "rank", "margin"],
            [contest_row(one) for one in held.figures],
        ),
        "<h2>The whole table</h2><p>What everybody scored on average, how unevenly (Gini), and ",
        "the win share from each seat.</p>",
        table(["contest", "welfare", "spread", "by seat"], [table_row(f) for f in held.figures]),
        "<h2>Forfeits and ends</h2><p>A decision that a bot loses by raising, answering ",
        "illegally or overrunning its time is no matter of skill. ",
        "The stand-in's wins count for it here.</p>" if held.forgiven else "It loses the game.</p>",
        table(["contest", "unfinished", "illegal", "forfeits"], [end_row(f) for f in held.figures]),
        *[failure_text(one) for one in held.failures],
        "<h2>Decision time</h2><p>Processor time on one core, in milliseconds.</p>",
        table(["bot", "decisions", "p50", "p99", "longest"], time_rows(held.figures)),
        "<h2>Behaviour</h2>",
        table(["bot", "figure", "value"], behaviour_rows(held.figures)),
        "<h2>Ratings</h2><p>Plackett-Luce (OpenSkill); the reference pool stands still.</p>",
        table(
            ["bot", "game", "mu", "sigma", "games", "pool"],
            [
                [r.bot, r.game, f"{r.mu:.1f}", f"{r.sigma:.1f}", str(r.games), "✓" * r.frozen]
                for r in held.ratings
            ],
        ),
        "</html>\n",
    ]
    return "\n".join(part for part in parts if part)


def failure_text(one: Failures) -> str:
    """Where a bot failed first, and how."""
    where = f"{one.bot}, first in {one.game}, seed {one.seed}, seat {one.seat + 1}"
    return f"<p>{escape(where)}:</p><pre>{escape(one.first)}</pre>"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in HTML."""
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{cells}</tr>{body}</table>"


def name(one: Figures) -> str:
    """A contest in words."""
    return f"{one.game}: {one.odd} among {among(one)}"


def contest_row(one: Figures) -> list[str]:
    share, clean = one.win_share, one.clean_win_share
    return [
        name(one),
        str(one.games),
        f"{share.mean:.1%}",
        f"{share.low:.1%} to {share.high:.1%}",
        f"{parity(one):.0%}",
        f"{clean.mean:.1%}",
        f"{one.mean_rank.mean:.2f}",
        f"{one.margin.mean:+.1f}",
    ]


def table_row(one: Figures) -> list[str]:
    seats = ", ".join(f"{share:.0%}" for share in one.by_seat)
    return [name(one), f"{one.welfare.mean:.1f}", f"{one.spread.mean:.2f}", seats]


def end_row(one: Figures) -> list[str]:
    lost = [
        f"{bot}: {count} {kind}"
        for bot, kinds in one.forfeits.items()
        for kind, count in kinds.items()
    ]
    return [name(one), str(one.unfinished), str(one.illegal), ", ".join(lost) or "none"]


def time_rows(figures: list[Figures]) -> list[list[str]]:
    return [
        [f"{bot} ({name(one)})", *(str(value) for value in msgspec.to_builtins(taken).values())]
        for one in figures
        for bot, taken in one.decisions.items()
    ]


def behaviour_rows(figures: list[Figures]) -> list[list[str]]:
    return [
        [f"{bot} ({name(one)})", figure.replace("_", " "), f"{value:.3f}"]
        for one in figures
        for bot, rates in one.behaviour.items()
        for figure, value in rates.items()
    ]


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
        parts.append(plot_row(one, ROW * (index + 1.5)))
    return "".join([*parts, "</svg>"])


def plot_row(one: Figures, y: float) -> str:
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
