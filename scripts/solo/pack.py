"""The game that needs no server, as a folder of files: `make solo` writes it to `build/solo`.

It holds the built client, Pyodide, and one archive of byte code with the engine, its texts and its
bots. Any web server of files can offer it, under any path.
"""

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

import msgspec

from higgle import __version__
from higgle.catalogue import OWN_GAMES
from higgle.i18n import LANGUAGES, say
from higgle.server.config import Config
from higgle.server.lobby.about import about

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
PACKAGE = ROOT / "src" / "higgle"
CLIENT = PACKAGE / "server" / "static"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
"""The files of Pyodide that a page loads."""
PYTHON = ("--python-version", "314", "--implementation", "cp", "--abi", "cp314")
PLATFORM = "pyemscripten_2026_0_wasm32"
"""The Python inside Pyodide, as pip names it."""
PARTS = (
    "core",
    "bohnanza",
    "kuhhandel",
    "play",
    "protocol",
    "bots",
    "live",
    "puzzles",
    "solo",
    "i18n",
)
"""What the browser needs of the package, beside the modules at its top."""
MINING = ("puzzles/judge.py", "puzzles/miner.py", "puzzles/games/answers.py")
UNUSED = ("bots/adversaries", "client.py", "__main__.py", *MINING)
NOT_IN_A_BROWSER = (
    *("_pyrepl", "ctypes", "curses", "dbm", "ensurepip", "idlelib", "lib2to3", "pydoc_data"),
    *("sqlite3", "tkinter", "turtledemo", "unittest", "venv", "wsgiref", "xmlrpc"),
    *("bdb.py", "cProfile.py", "cmd.py", "doctest.py", "ftplib.py", "imaplib.py", "mailbox.py"),
    *("optparse.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py"),
    *("pydoc.py", "smtplib.py", "tabnanny.py", "timeit.py", "trace.py", "turtle.py"),
)
"""What nothing here imports of Python's own library."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8")
UNSPOKEN = ("cli.ftl", "clauses.ftl", "research.ftl", "web.ftl")
"""Texts that the page itself or only the terminal says."""
ALWAYS = ("solo.json", "service-worker.js", "404.html")
"""Files that the list of all files does not name."""
DATE = (2020, 1, 1, 0, 0, 0)


def stage(folder: Path) -> None:
    """Lay out what Python imports in the browser."""
    words = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    words += ["--no-deps", "--require-hashes", "--only-binary=:all:", *PYTHON]
    words += ["--platform", PLATFORM, "--platform", "any"]
    with tempfile.TemporaryDirectory() as wheels:
        wanted = ["-r", str(HERE / "requirements.txt"), "-d", wheels]
        subprocess.run([*words, *wanted], check=True)
        for wheel in Path(wheels).glob("*.whl"):
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(folder)
    for old in folder.glob("*.dist-info"):
        shutil.rmtree(old)
    for file in find_sources():
        target = folder / "higgle" / file.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    describe(folder)


def find_sources() -> list[Path]:
    """The files of the package that the browser needs."""
    unused = tuple(str(PACKAGE / name) for name in UNUSED)
    within = [file for part in PARTS for file in (PACKAGE / part).rglob("*") if file.is_file()]
    found = [*PACKAGE.glob("*.py"), *within]
    kinds = (".py", ".ftl", ".jsonl", ".npz")
    return sorted(
        file
        for file in found
        if file.suffix in kinds and not str(file).startswith(unused) and file.name not in UNSPOKEN
    )


def describe(folder: Path) -> None:
    """Name the version and the bots, as an installed package does."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bots = project["entry-points"]["higgle.bots"]
    lines = [f"{name} = {bot}" for name, bot in bots.items() if ".adversaries" not in bot]
    named = folder / f"higgle-{__version__}.dist-info"
    named.mkdir()
    head = f"Metadata-Version: 2.1\nName: higgle\nVersion: {__version__}\n"
    (named / "METADATA").write_text(head, encoding="utf-8")
    text = "\n".join(["[higgle.bots]", *lines, ""])
    (named / "entry_points.txt").write_text(text, encoding="utf-8")


def write_archive(folder: Path, target: Path, level: int) -> None:
    """Compile everything with the Python that will import it, and pack it into one file."""
    compiler = ["node", str(HERE / "compile.mjs"), str(PYODIDE), str(folder), str(level)]
    subprocess.run(compiler, check=True)
    kept = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".py"]
    # It is compressed on its way to the browser; to compress it twice makes it larger.
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for file in sorted(kept):
            name = zipfile.ZipInfo(file.relative_to(folder).as_posix(), DATE)
            packed.writestr(name, file.read_bytes())


def write_package(target: Path) -> None:
    """The archive of what is ours and what it needs."""
    with tempfile.TemporaryDirectory() as folder:
        stage(Path(folder))
        write_archive(Path(folder), target, level=0)


def write_library(target: Path) -> None:
    """The archive of Python's own library: what a browser can use of it, as bare byte code."""
    with (
        tempfile.TemporaryDirectory() as folder,
        zipfile.ZipFile(PYODIDE / target.name) as whole,
    ):
        for name in whole.namelist():
            first, _, rest = name.partition("/")
            spoken = first != "encodings" or rest.removesuffix(".py") in ENCODINGS
            if spoken and first not in NOT_IN_A_BROWSER:
                whole.extract(name, folder)
        write_archive(Path(folder), target, level=2)


def write_pages(target: Path) -> None:
    """The page, which finds out where it lies, and its copy for addresses that are no files."""
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    old = "".join(f'<p lang="{one}">{say("solo-old-browser", one)}</p>' for one in LANGUAGES)
    page = page.replace("<html", '<html data-home="browser"', 1)
    page = page.replace(
        "<body>", f"<body>\n    <script nomodule>document.write({json.dumps(old)})</script>", 1
    )
    here = page.replace('<base href="/" />', '<base href="./" />', 1)
    assert here != page, "the page of the client has no base"
    (target / "index.html").write_text(here, encoding="utf-8")
    base = (HERE / "base.js").read_text(encoding="utf-8").strip()
    lost = page.replace('<base href="/" />', f"<script>{base}</script>", 1)
    (target / "404.html").write_text(lost, encoding="utf-8")


def write_list(target: Path) -> None:
    """Name all files with their sizes and hashes; the hash of them all is the version."""
    files = [
        {"name": name, "size": len(data), "hash": hashlib.sha256(data).hexdigest()}
        for name, data in sorted(
            (file.relative_to(target).as_posix(), file.read_bytes())
            for file in target.rglob("*")
            if file.is_file()
        )
        if name not in ALWAYS
    ]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    text = json.dumps({"version": version, "files": files})
    (target / "solo.json").write_text(text, encoding="utf-8")
    worker = (HERE / "service-worker.js").read_text(encoding="utf-8")
    names = json.dumps([*(file["name"] for file in files), "solo.json"])
    worker = worker.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', names)
    (target / "service-worker.js").write_text(worker, encoding="utf-8")


def pack(target: Path) -> None:
    """Write the folder anew."""
    shutil.rmtree(target, ignore_errors=True)
    unwanted = shutil.ignore_patterns("worker.js", "away.*", "invitation.png")
    shutil.copytree(CLIENT, target, ignore=unwanted)
    engine = target / "engine"
    engine.mkdir()
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, engine / name)
    write_library(engine / LIBRARY)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    (engine / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    write_package(engine / "higgle.zip")
    for language in LANGUAGES:
        known = about(language, Config().limits(), "")
        games = [game for game in known.games if game.id in OWN_GAMES]
        told = msgspec.json.encode(msgspec.structs.replace(known, games=games))
        (target / f"about.{language}.json").write_bytes(told)
    write_pages(target)
    write_list(target)
    compress = ["node", str(HERE / "compress.mjs"), str(target)]
    sizes = json.loads(subprocess.run(compress, check=True, stdout=subprocess.PIPE).stdout)
    sums = ", ".join(f"{kind} {size / 1e6:.1f} MB" for kind, size in sizes.items())
    print(f"{target}: {sums}")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "solo")
    pack(asked.parse_args().folder)
