"""`HIGGLE_PURE=1`: run the sources, also where compiled modules lie beside them."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final

FOLDER: Final = str(Path(__file__).parent)


def ours(path: str) -> FileFinder:
    """Finds nothing but sources, and only in this package."""
    if path != FOLDER and not path.startswith(FOLDER + os.sep):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("HIGGLE_PURE"):
    sys.path_hooks.insert(0, ours)
    sys.path_importer_cache.pop(FOLDER, None)
