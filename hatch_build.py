"""Puts the built web client into a released wheel, so that its users need no Node."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Builds the client for real wheels; an editable install leaves that to make."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the client's own build, which writes into the package."""
        if version == "editable":
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("building a wheel needs npm, for the web client")
        web = Path(self.root) / "web"
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
