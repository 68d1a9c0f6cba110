"""The images on which ours is built, by their digests: `NODE=docker.io/library/node@sha256:…`.

The workflow of a release hands these lines to the build; docker must be there.
"""

import re
import subprocess
from pathlib import Path

FILE = Path(__file__).parents[2] / "Containerfile"


def named(text: str) -> dict[str, str]:
    """The images that the file names by their tags."""
    return dict(re.findall(r"^ARG (\w+)=(\S+)$", text, re.MULTILINE))


def pinned(image: str, digest: str) -> str:
    """The same image, of which nobody can put another in its place."""
    name, _, tag = image.rpartition(":")
    if not tag or not re.fullmatch(r"sha256:[0-9a-f]{64}", digest):
        raise SystemExit(f"{image} has no digest: {digest!r}")
    return f"{name}@{digest}"


def looked_up(image: str) -> str:
    """The digest of an image, as its registry tells it."""
    command = ["docker", "buildx", "imagetools", "inspect", image]
    command += ["--format", "{{.Manifest.Digest}}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    for name, image in named(FILE.read_text(encoding="utf-8")).items():
        print(f"{name}={pinned(image, looked_up(image))}")
