"""The files for running a server: each says what the server understands."""

import inspect
import json
import os
import re
import shutil
import subprocess
import sys
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types of its own

from higgle.cli.serve import deploy, serve
from higgle.core import Illegal
from higgle.server.config import settings
from higgle.server.http.history_routes import ROUTES
from higgle.server.rooms.metrics import Metrics
from higgle.server.store.database import Database

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "src" / "higgle" / "server" / "deploy"
IMAGES = [ROOT / "Containerfile", DEPLOY / "Containerfile"]
"""From the sources, and from the released package."""
PATH = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"


def program(name: str) -> str:
    """The real program, if it is installed."""
    found = shutil.which(name, path=PATH)
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def run(*words: str | Path, cwd: Path, **environment: str) -> str:
    """What a program says; it must agree."""
    done = subprocess.run(
        list(map(str, words)),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=cwd,
        env=os.environ | environment,
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout + done.stderr


def compose() -> dict[str, dict[str, dict[str, object]]]:
    """The file of a club's services."""
    whole: dict[str, dict[str, dict[str, object]]] = yaml.safe_load(
        (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    )
    return whole


@pytest.fixture(params=IMAGES, ids=["sources", "package"])
def image(request: pytest.FixtureRequest) -> str:
    """How an image is made."""
    file: Path = request.param
    return file.read_text(encoding="utf-8")


def image_environment(file: str) -> dict[str, str]:
    """What the image sets."""
    return {
        name: value
        for line in re.findall(r"^ENV (.*)$", file, re.MULTILINE)
        for name, _, value in (word.partition("=") for word in line.split())
    }


def test_a_club_plays_on_postgresql(image: str) -> None:
    """What the services set is not hidden by what the image sets."""
    environment = compose()["services"]["app"]["environment"]
    assert isinstance(environment, dict)

    chosen = settings(environment=image_environment(image) | environment)

    assert chosen.database_url().startswith("postgresql+asyncpg://higgle@")
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


def test_the_container_serves_what_it_exposes(image: str) -> None:
    """The port that is exposed, asked and forwarded is the one that is listened on."""
    chosen = settings(environment=image_environment(image))

    assert f"EXPOSE {chosen.port}" in image
    assert f"127.0.0.1:{chosen.port}/readyz" in image
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"dynamic a app {chosen.port}" in caddy


def test_everything_in_the_container_is_hashed(image: str) -> None:
    """Nothing is installed of which only the name is known; ours comes without company."""
    installs = re.findall(r"pip install (.*?)(?=&&|$)", image.replace("\\\n", " "), re.MULTILINE)

    assert installs
    ours = {"--no-deps", "--editable", "."}
    unhashed = [words for words in installs if "--require-hashes" not in words.split()]
    assert [] == [words for words in unhashed if not ours <= set(words.split())]


def test_the_images_below_can_be_named_by_their_digests(image: str) -> None:
    """Whoever builds says which; a release looks them up."""
    stages = re.findall(r"^FROM \S+ AS (\S+)", image, re.MULTILINE)
    named = set(re.findall(r"^FROM (\S+)", image, re.MULTILINE)) - set(stages)
    workflow = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")

    assert set(re.findall(r"^ARG (\w+)=docker", image, re.MULTILINE)) == {
        name.strip("${}") for name in named
    }
    assert "scripts/release/base_images.py" in workflow
    assert [] == [name for name in ("NODE", "PYTHON") if f"outputs.{name}" not in workflow]


def test_the_clubs_images_can_be_named_by_their_digests() -> None:
    """In the same file as its password; without it, the newest of a version comes."""
    services = compose()["services"]
    page = (ROOT / "docs/guide/hosting.md").read_text(encoding="utf-8")
    for service, name in (("database", "POSTGRES_IMAGE"), ("proxy", "CADDY_IMAGE")):
        chosen = str(services[service]["image"])
        assert re.fullmatch(rf"\${{{name}:-docker\.io/library/\w+:\d+}}", chosen)
        assert f"{name}=" in page


def test_services_keep_many_lines_open() -> None:
    """Sockets are files, and the usual thousand is soon used up."""
    for unit in ("higgle.service", "higgle@.service"):
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        assert int(re.findall(r"^LimitNOFILE=(\d+)$", text, re.MULTILINE)[0]) >= 65_536


def test_only_the_proxy_is_believed() -> None:
    """The club's servers take the word of one address about visitors, and that is the proxy's."""
    services = compose()["services"]
    environment, networks = services["app"]["environment"], services["proxy"]["networks"]
    assert isinstance(environment, dict)
    assert isinstance(networks, dict)

    assert environment["HIGGLE_PROXIES"] == networks["outside"]["ipv4_address"]


def test_nobody_else_gets_the_address_of_the_proxy() -> None:
    """Addresses that are handed out by themselves come from another part of the network."""
    whole = compose()
    networks, outside = whole["services"]["proxy"]["networks"], whole["networks"]["outside"]["ipam"]
    assert isinstance(networks, dict)
    assert isinstance(outside, dict)
    [part] = outside["config"]
    proxy = IPv4Address(networks["outside"]["ipv4_address"])

    assert proxy in IPv4Network(part["subnet"])
    assert proxy not in IPv4Network(part["ip_range"])
    assert IPv4Network(part["ip_range"]).subnet_of(IPv4Network(part["subnet"]))


def test_any_password_may_be_chosen() -> None:
    """It does not stand in an address, where `@`, `/` and `#` mean something."""
    environment = compose()["services"]["app"]["environment"]
    assert isinstance(environment, dict)
    chosen = settings(environment=environment)

    assert Database(chosen.database_url()).url.password is None
    assert "${POSTGRES_PASSWORD:?}" == environment["PGPASSWORD"]


def test_nginx_lets_records_through() -> None:
    """As many bytes as the server takes."""
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    [most] = re.findall(r"client_max_body_size (\d+)m;", nginx)
    [handler] = [route for route in ROUTES if "/api/watch" in route.paths]
    largest = handler.request_max_body_size

    assert isinstance(largest, int)
    assert int(most) * 2**20 >= largest > 2**20


@pytest.mark.parametrize("unit", ["higgle.service", "higgle@.service"])
def test_services_are_closed_in(unit: str) -> None:
    """No more memory than a small machine has, no capabilities, no namespaces of their own."""
    lines = (DEPLOY / unit).read_text(encoding="utf-8").splitlines()

    wanted = {"MemoryMax=2G", "CapabilityBoundingSet=", "RestrictNamespaces=yes"}
    assert set() == wanted - set(lines)


def test_actions_are_pinned_by_commit() -> None:
    """A tag can be moved, also in a workflow that may publish."""
    folder = ROOT / ".github/workflows"
    text = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.yml"))
    used = re.findall(r"uses: (\S+)", text)

    assert used
    assert [] == [name for name in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name)]


def test_the_example_of_settings_is_parse_url() -> None:
    """All of it, also what is commented out."""
    text = (DEPLOY / "higgle.toml").read_text(encoding="utf-8")
    keys = re.findall(r"^(?:# )?([a-z_]+) = ", text, re.MULTILINE)

    chosen = settings(DEPLOY / "higgle.toml", {})

    assert 8000 == chosen.port
    assert [] == [key for key in keys if not hasattr(chosen, key)]


def test_the_settings_of_the_pages_are_parse_url(tmp_path: Path) -> None:
    """Every block that is to be added to the example."""
    blocks = [block for page in ("hosting", "server") for block in fenced(page, "toml")]
    for number, block in enumerate(blocks):
        (tmp_path / f"{number}.toml").write_text(block, encoding="utf-8")
        settings(tmp_path / f"{number}.toml", {})

    club = settings(tmp_path / "1.toml", {})
    assert club.sockets_per_address >= 100
    assert 3 == len(blocks)


def fenced(page: str, kind: str) -> list[str]:
    """The blocks of one kind on a page."""
    text = (ROOT / "docs/guide" / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def test_prometheus_is_told_where_to_ask() -> None:
    """The page's block asks the port of the example, and its alarm a number that exists."""
    [block] = fenced("hosting", "yaml")
    [job] = yaml.safe_load(block)["scrape_configs"]
    page = (ROOT / "docs/guide/hosting.md").read_text(encoding="utf-8")
    told = Metrics().text().decode()

    port = settings(DEPLOY / "higgle.toml", {}).port
    assert [{"targets": [f"127.0.0.1:{port}"]}] == job["static_configs"]
    assert [] == [name for name in re.findall(r"higgle_[a-z_]+", page) if name not in told]


@pytest.mark.parametrize(("unit", "name"), [("higgle", "higgle"), ("higgle@", "higgle@8001")])
def test_systemd_understands_the_unit(tmp_path: Path, unit: str, name: str) -> None:
    """Every word of it, and the command line is one of ours."""
    systemd = program("systemd-analyze")
    text = (DEPLOY / f"{unit}.service").read_text(encoding="utf-8")
    file = tmp_path / f"{name}.service"
    file.write_text(text.replace("/opt/higgle/bin/higgle", sys.executable), encoding="utf-8")

    told = subprocess.run(
        [systemd, "verify", file], capture_output=True, text=True, check=False, timeout=60
    )

    assert [] == [line for line in told.stderr.splitlines() if "higgle" in line]
    [command] = re.findall(r"^ExecStart=/opt/higgle/bin/higgle (.*)$", text, re.MULTILINE)
    flags = inspect.signature(serve).parameters
    named = re.findall(r"--(?:no-)?(\w+)", command)
    assert {"browser", "config"} <= set(named) <= set(flags)


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    """As it is, but for the ports and the certificate, which only its host has."""
    nginx, openssl = program("nginx"), program("openssl")
    made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example"]
    run(openssl, "req", *made, "-keyout", "privkey.pem", "-out", "fullchain.pem", cwd=tmp_path)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/letsencrypt/live/games.example", str(tmp_path))
    text = re.sub(r"(listen (?:\[::\]:)?)(80|443)", r"\g<1>18\g<2>", text)
    (tmp_path / "higgle.conf").write_text(text, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {tmp_path}/{kind}; "
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {temporary}"
        f"include {tmp_path}/higgle.conf; }}",
        encoding="utf-8",
    )

    words = ["-t", "-p", str(tmp_path), "-c", f"{tmp_path}/nginx.conf", "-e", "log"]
    told = run(nginx, *words, cwd=tmp_path)

    assert "test is successful" in told
    assert "warn" not in told


def caddyfiles() -> dict[str, str]:
    """For the club's container, and for one machine as the page shows it."""
    page = (ROOT / "docs/guide/hosting.md").read_text(encoding="utf-8")
    shown = re.search(r"```\n(games\.example \{.*?)```", page, re.DOTALL)
    assert shown is not None
    return {"club": (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), "machine": shown[1]}


@pytest.mark.parametrize("kind", ["club", "machine"])
def test_caddy_understands_its_file(tmp_path: Path, kind: str) -> None:
    """Also what the page shows."""
    caddy = program("caddy")
    (tmp_path / "Caddyfile").write_text(caddyfiles()[kind], encoding="utf-8")

    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "SITE": "games.example"}
    told = run(caddy, "validate", "--adapter", "caddyfile", "--config", "Caddyfile",
        cwd=tmp_path, **home)  # fmt: skip

    assert "Valid configuration" in told


def test_the_proxies_keep_the_numbers_to_the_host() -> None:
    """Nobody reads `/metrics` from outside."""
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")

    assert re.search(r"location = /metrics \{\s+return 404;", nginx)
    assert [] == [text for text in caddyfiles().values() if "404" not in text]


def test_whoever_installed_it_gets_all_these_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each as it lies here; what already exists is not overwritten."""
    folder = tmp_path / "new" / "deploy"

    deploy(folder)

    written = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert {file.name: file.read_bytes() for file in DEPLOY.iterdir()} == written
    assert sorted(map(str, folder.iterdir())) == capsys.readouterr().out.splitlines()
    (folder / "higgle.toml").write_text("mine", encoding="utf-8")
    (folder / "Caddyfile").unlink()
    with pytest.raises(Illegal, match="already exists"):
        deploy(folder)
    assert not (folder / "Caddyfile").exists()
    with pytest.raises(Illegal, match="cannot be written"):
        deploy(folder / "higgle.toml" / "below")


def test_the_page_names_every_file_and_no_other() -> None:
    """Whoever hosts finds what each is for."""
    page = (ROOT / "docs/guide/hosting.md").read_text(encoding="utf-8")
    names = {file.name for file in DEPLOY.iterdir()}

    assert names == names & set(re.findall(r"[\w@]+(?:\.\w+)?", page.replace("`", " ")))


def test_the_dashboard_asks_for_numbers_that_exist() -> None:
    """Every number that a panel draws is one that the server tells."""
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    drawn = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"higgle_\w+", target["expr"])
    }
    told = set(re.findall(r"^higgle_\w+", Metrics().text().decode(), re.MULTILINE))

    assert drawn
    assert set() == drawn - told
