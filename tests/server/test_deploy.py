"""The files for running a server: each says what the server understands."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types of its own

from higgle.server.config import settings
from higgle.server.live.metrics import Metrics

ROOT = Path(__file__).parent.parent.parent


def compose() -> dict[str, dict[str, dict[str, object]]]:
    """The file of a club's services."""
    whole: dict[str, dict[str, dict[str, object]]] = yaml.safe_load(
        (ROOT / "compose.yaml").read_text(encoding="utf-8")
    )
    return whole


def image_environment() -> dict[str, str]:
    """What the image sets."""
    file = (ROOT / "Containerfile").read_text(encoding="utf-8")
    return {
        name: value
        for line in re.findall(r"^ENV (.*)$", file, re.MULTILINE)
        for name, _, value in (word.partition("=") for word in line.split())
    }


def test_a_club_plays_on_postgresql() -> None:
    """What the services set is not hidden by what the image sets."""
    environment = compose()["services"]["app"]["environment"]
    assert isinstance(environment, dict)

    chosen = settings(environment=image_environment() | environment)

    assert chosen.database_url().startswith("postgresql+asyncpg://higgle:")
    assert ("0.0.0.0", True) == (chosen.host, chosen.secure_cookies)


def test_every_service_has_what_it_needs() -> None:
    """An image, volumes that are declared, and services to wait for that exist."""
    whole = compose()
    services = whole["services"]
    for service in services.values():
        assert "image" in service or "build" in service
        waits, volumes = service.get("depends_on", []), service.get("volumes", [])
        assert isinstance(waits, list | dict)
        assert isinstance(volumes, list)
        assert set(waits) <= set(services)
        named = {volume.partition(":")[0] for volume in volumes}
        assert {name for name in named if "/" not in name} <= set(whole["volumes"])


def test_the_container_serves_what_it_exposes() -> None:
    """The port that is exposed, asked and forwarded is the one that is listened on."""
    chosen = settings(environment=image_environment())
    file = (ROOT / "Containerfile").read_text(encoding="utf-8")

    assert f"EXPOSE {chosen.port}" in file
    assert f"127.0.0.1:{chosen.port}/readyz" in file
    caddy = (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    assert f"dynamic a app {chosen.port}" in caddy


def test_the_example_of_settings_is_understood() -> None:
    """All of it, also what is commented out."""
    text = (ROOT / "deploy/higgle.toml").read_text(encoding="utf-8")
    keys = re.findall(r"^(?:# )?([a-z_]+) = ", text, re.MULTILINE)

    chosen = settings(ROOT / "deploy/higgle.toml", {})

    assert 8000 == chosen.port
    assert [] == [key for key in keys if not hasattr(chosen, key)]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every word of it, and the command line is one of ours."""
    text = (ROOT / "deploy/higgle.service").read_text(encoding="utf-8")
    unit = tmp_path / "higgle.service"
    unit.write_text(text.replace("/opt/higgle/bin/higgle", sys.executable), encoding="utf-8")

    told = subprocess.run(
        ["systemd-analyze", "verify", unit],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert [] == [line for line in told.stderr.splitlines() if "higgle" in line]
    assert "higgle serve --no-browser --config" in text


def test_the_dashboard_asks_for_numbers_that_exist() -> None:
    """Every number that a panel draws is one that the server tells."""
    panels = json.loads((ROOT / "deploy/dashboard.json").read_text(encoding="utf-8"))["panels"]
    drawn = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"higgle_\w+", target["expr"])
    }
    told = set(re.findall(r"^higgle_\w+", Metrics().text().decode(), re.MULTILINE))

    assert drawn
    assert set() == drawn - told
