"""Badges for the README, drawn from facts that stand in this repository; nobody else is asked.

`python scripts/pictures/badges.py` writes docs/badges/*.svg; a test holds them against the facts.
"""

import re
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "badges"
LETTER = 6.6
"""About how wide a letter is."""


def facts(root: Path = ROOT) -> dict[str, tuple[str, str]]:
    """What the badges say, each from the file that makes it so."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    speech = root / "src" / "higgle" / "i18n"
    text = (speech / "en" / "clauses.ftl").read_text(encoding="utf-8")
    clauses = len(re.findall(r"^[A-Z]\d\d =", text, re.MULTILINE))
    tongues = sorted(folder.name for folder in speech.iterdir() if (folder / "web.ftl").is_file())
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    systems = {"darwin": "macOS", "win32": "Windows"}
    checks = "".join(re.findall(r"^CHECKS := (.*)", makefile, re.MULTILINE)).split()
    checked = [system for system in systems if f"types-{system}" in checks]
    strict = "strict" if project["tool"]["mypy"]["strict"] else "on"
    return {
        "python": ("Python", project["project"]["requires-python"].removeprefix(">=") + "+"),
        "licence": ("licence", project["project"]["license"]),
        "rules": ("rules", f"{clauses} clauses, each with a test"),
        "types": ("types", f"{strict}: Linux, {', '.join(systems[name] for name in checked)}"),
        "languages": ("languages", " ".join(tongues)),
    }


def drawn(name: str, value: str) -> str:
    """A badge as SVG."""
    left, right = round(len(name) * LETTER + 16), round(len(value) * LETTER + 16)
    whole, name, value = left + right, escape(name), escape(value)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{whole}" height="22" role="img" \
aria-label="{name}: {value}">
<title>{name}: {value}</title>
<rect width="{whole}" height="22" rx="5" fill="#5b3a22"/>
<path d="M{left} 0h{right - 5}a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-{right - 5}z" fill="#2f6b3a"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="{left / 2}" y="15" textLength="{left - 14}">{name}</text>
<text x="{left + right / 2}" y="15" textLength="{right - 14}">{value}</text>
</g>
</svg>
"""


def badges() -> dict[str, str]:
    """Every badge by the name of its file."""
    return {f"{name}.svg": drawn(*fact) for name, fact in facts().items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, svg in badges().items():
        (FOLDER / file).write_text(svg, encoding="utf-8")
