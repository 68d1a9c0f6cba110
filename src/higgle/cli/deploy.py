"""The command `deploy`."""

from importlib.resources import files
from pathlib import Path

from higgle.core import Illegal, require

FILES = files("higgle.server") / "deploy"


def deploy(folder: Path, /) -> None:
    """Write the files for hosting into a folder: systemd, nginx, Caddy, containers, dashboard.

    Parameters
    ----------
    folder:
        Where to write; nothing that lies there already is touched.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        places = {folder / file.name: file for file in FILES.iterdir()}
        for place in places:
            require(not place.exists(), "file-there", file=str(place))
        for place, file in sorted(places.items()):
            place.write_bytes(file.read_bytes())
            print(place)
    except OSError as problem:
        why = type(problem).__name__
        raise Illegal("record-write", file=str(folder), why=why) from None
