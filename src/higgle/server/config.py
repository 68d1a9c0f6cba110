"""The settings of a server: defaults < TOML file < environment < flags."""

import ipaddress
import os
import re
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_type_hints

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from higgle.core import Illegal, require
from higgle.protocol.games import Limits

PREFIX = "HIGGLE_"
COMMON = {"DATABASE_URL": "database", "PORT": "port"}
"""Names that hosting services set on their own."""
LISTS = ("origins", "push_services")
"""Settings with several values, which commas part in the environment."""
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; each field is a TOML key and a `HIGGLE_` variable.

    `higgle serve` has flags for a few of them.
    """

    host: str = "127.0.0.1"
    """The address to listen on; `0.0.0.0` is the whole network."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on."""
    database: str = ""
    """A file for SQLite, or `postgresql://…`; empty is a file in the user's data folder."""
    solo: str = ""
    """A folder that `make solo` has written; the page offers it as play without a connection."""
    root_path: str = ""
    """The sub-path under which a proxy shows the server, such as `/higgle`."""
    origins: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^https?://[^/\s…]+$")], ...],
        Meta(examples=["https://games.example"]),
    ] = ()
    """Further origins from which browsers may come, such as `https://games.example`; the first is
    the address in links."""
    secure_cookies: bool = False
    """Send cookies over TLS only, and HSTS; set it behind TLS."""
    proxies: Annotated[str, Meta(examples=["127.0.0.1", "10.0.0.1, 192.168.0.0/24", "*"])] = (
        "127.0.0.1"
    )
    """Proxies whose `X-Forwarded-For` is believed: addresses and networks with commas between, or
    `*`."""
    webhook: Annotated[
        str, Meta(pattern=r"^(https?://\S+)?$", examples=["https://chat.example/hooks"])
    ] = ""
    """URL to which notifications of games by correspondence are posted; empty is none."""
    smtp: Annotated[
        str,
        Meta(
            pattern=r"^((smtp|smtp\+starttls|smtps)://\S+)?$",
            examples=["smtp://127.0.0.1", "smtp+starttls://name:password@mail.example"],
        ),
    ] = ""
    """Mail server, `smtp+starttls://name:password@mail.example`; empty sends no mail."""
    sender: Annotated[
        str,
        Meta(
            pattern=r"^([^@<>]*<\S+@\S+>|[^\s@<>]+@[^\s@<>]+)?$",
            examples=["Games <games@example.org>"],
        ),
    ] = ""
    """Sender of mail, `Games <games@example.org>`; required with `smtp`."""
    push_services: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^(https?://[^/\s…]+|[a-z0-9*.-]+)$")], ...],
        Meta(examples=["fcm.googleapis.com", "*.push.apple.com", "https://push.example"]),
    ] = (
        "fcm.googleapis.com",
        "*.push.services.mozilla.com",
        "*.notify.windows.com",
        "*.push.apple.com",
    )
    """Push services to which notices for devices may be sent: public hosts, where `*` stands for
    any letters, or the origin of a service inside of your network; none sends no notices."""
    log_level: Annotated[
        str,
        Meta(
            pattern="^(debug|info|warning|error)?$",
            examples=["debug", "info", "warning", "error"],
        ),
    ] = ""
    """Lowest level that is logged; empty is `info`, in a terminal `warning`."""
    bot_pace: Annotated[float, Meta(ge=0)] = 1.0
    """Factor for all delays of bots; 0 makes them act at once."""
    bot_limit: Annotated[float, Meta(gt=0)] = 5.0
    """Seconds a bot may think before a stand-in answers for it."""
    bot_threads: Annotated[int, Meta(ge=1)] = 1
    """Number of bots that think at the same time; addresses take turns."""
    line_grace: Annotated[float, Meta(ge=0, le=2)] = 0.3
    """Seconds that every clock runs longer than shown, for slow connections."""
    sessions_days: Annotated[int, Meta(ge=1)] = 90
    """Days that a browser stays logged in."""
    keep_days: Annotated[int, Meta(ge=0)] = 0
    """Days until finished games, and guests without others, are deleted; 0 is never."""
    message_bytes: Annotated[int, Meta(ge=1024)] = 8192
    """Largest message of a socket; a larger one closes it with 1009."""
    messages: Annotated[int, Meta(ge=1)] = 100
    """Messages of a socket in `per_seconds`; more close it with 4429. `hello` counts as ten."""
    per_seconds: Annotated[float, Meta(gt=0)] = 20.0
    """The time that `messages` counts in."""
    talk_messages: Annotated[int, Meta(ge=1)] = 10
    """Chat lines, signals and remarks of a person at a table in `talk_per_seconds`; spectators
    share those of their address."""
    talk_per_seconds: Annotated[float, Meta(gt=0)] = 20.0
    """The time that `talk_messages` counts in."""
    sockets_per_person: Annotated[int, Meta(ge=1)] = 8
    """Open sockets of a person; further ones are closed with 4430."""
    sockets_per_address: Annotated[int, Meta(ge=1)] = 40
    """Open sockets of an address; further ones are closed with 4430."""
    connections_per_address: Annotated[int, Meta(ge=1)] = 60
    """Connections of an address beside its sockets; proxies are not counted."""
    request_seconds: Annotated[float, Meta(gt=0)] = 30.0
    """Seconds until a request, or the `hello` of a socket, must have arrived."""
    deaf_seconds: Annotated[float, Meta(ge=0.1)] = 30.0
    """Seconds until a connection is closed whose client reads nothing."""
    requests: Annotated[int, Meta(ge=1)] = 300
    """Requests of an address in `requests_per_seconds`; more get 429."""
    requests_per_seconds: Annotated[float, Meta(gt=0)] = 60.0
    """The time that `requests` and `handshakes` count in."""
    handshakes: Annotated[int, Meta(ge=1)] = 240
    """Sockets that an address may open in `requests_per_seconds`; a quarter of them at tables
    where nobody is. More are closed with 4429."""
    guests_per_hour: Annotated[int, Meta(ge=1)] = 120
    """New guests from an address in an hour."""
    tables_per_person: Annotated[int, Meta(ge=1)] = 50
    """Unfinished tables that a person may have opened in a day, rematches included."""
    rated_after_days: Annotated[float, Meta(ge=0)] = 3.0
    """Age of an account, in days, from which its games are rated."""
    rated_one_address: bool = False
    """Rate games of people who share an address, as in a club."""
    listed_opponents: Annotated[int, Meta(ge=1, le=20)] = 3
    """Different opponents that a person must have met to be listed by rating."""
    public_per_person: Annotated[int, Meta(ge=1)] = 5
    """How many listed tables of somebody may wait for people at a time."""
    public_per_address: Annotated[int, Meta(ge=1)] = 30
    """How many tables may be listed from one address in an hour."""
    alone_per_person: Annotated[int, Meta(ge=1)] = 20
    """Unfinished games by correspondence that a person may have opened."""
    alone_per_address: Annotated[int, Meta(ge=1)] = 60
    """Games by correspondence that an address may open in a day."""

    def limits(self) -> Limits:
        """The limits, as clients are told."""
        return Limits(
            self.message_bytes,
            self.messages,
            self.per_seconds,
            self.talk_messages,
            self.talk_per_seconds,
            self.sockets_per_person,
            self.sockets_per_address,
            self.requests,
            self.requests_per_seconds,
        )

    def is_open(self) -> bool:
        """Whether it listens to the whole network."""
        return self.host in EVERYWHERE

    def here(self) -> str:
        """The address of the server on this machine."""
        return self.address("127.0.0.1" if self.is_open() else self.host)

    def address(self, host: str) -> str:
        """The server under a host, as you would type it into a browser."""
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port}{self.root_path}/"

    def reachable(self) -> str:
        """The address under which other devices reach the server; empty when they cannot."""
        if self.origins:
            return f"{self.origins[0]}{self.root_path}/"
        host = outward() if self.is_open() else self.host
        if not host or host == "localhost" or host.startswith("127.") or host == "::1":
            return ""
        return self.address(host)

    def database_url(self) -> str:
        """The address of the database as SQLAlchemy writes it."""
        if self.database.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.database.partition("://")[2]
        if "://" in self.database:
            return self.database
        file = Path(self.database) if self.database else data_folder() / "higgle.sqlite3"
        return f"sqlite+aiosqlite:///{file.expanduser().resolve()}"

    def public_values(self) -> dict[str, object]:
        """The settings, with passwords and the webhook masked."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        if self.webhook:
            plain["webhook"] = "***"
        return plain | {"database": mask_password(self.database), "smtp": mask_password(self.smtp)}


def mask_password(address: str) -> str:
    """An address without the name and the password in it."""
    secret, at, place = address.rpartition("@")
    return f"{secret.partition('://')[0]}://***@{place}" if at else address


def fit(config: Config) -> Config:
    """Settings that go together."""
    require(not config.smtp or config.sender, "mail-sender")
    require(not config.smtp or config.reachable(), "mail-links")
    try:
        for proxy in filter(None, map(str.strip, config.proxies.split(","))):
            if proxy != "*":
                ipaddress.ip_network(proxy)
    except ValueError:
        like = " · ".join(examples("proxies"))
        raise Illegal("config-like", setting="proxies", like=like) from None
    found = not config.solo or (Path(config.solo) / "solo.json").is_file()
    require(found, "config-like", setting="solo", like="build/solo (make solo)")
    return config


def outward() -> str:
    """This machine's address in its network; asking the system for the way out sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(line.getsockname()[0])


def data_folder() -> Path:
    """Where a user's data lies on this system."""
    return user_data_path("higgle", appauthor=False)


def settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Config:
    """The settings from all places; a flag that is None was not given."""
    found: dict[str, object] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as problem:
            raise Illegal("record-file", file=str(file), why=type(problem).__name__) from None
        except ValueError as problem:
            raise Illegal("config-file", file=str(file), why=str(problem)) from None
    found |= from_environment(os.environ if environment is None else environment)
    found |= {name: value for name, value in (flags or {}).items() if value is not None}
    try:
        return fit(msgspec.convert(found, Config, strict=False))
    except msgspec.ValidationError as problem:
        wrong = re.search(r"matching regex .* - at `\$\.(\w+)(?:\[\d+\])?`$", str(problem))
        if wrong is not None:
            like = " · ".join(examples(wrong[1]))
            raise Illegal("config-like", setting=wrong[1], like=like) from None
        raise wrong_number(str(problem)) from None


def wrong_number(why: str) -> Illegal:
    """A number outside of its limits names them; any other problem is told as it was found."""
    place = re.search(r"^(.*) - at `\$\.(\w+)`$", why)
    if place is None:
        return Illegal("config-value", why=why)
    for note in getattr(get_type_hints(Config, include_extras=True)[place[2]], "__metadata__", ()):
        if isinstance(note, Meta) and note.ge is not None:
            most = "none" if note.le is None else str(note.le)
            return Illegal("config-range", setting=place[2], least=str(note.ge), most=most)
    return Illegal("config-value", why=f"{place[2]}: {place[1]}")


def examples(setting: str) -> list[str]:
    """What a setting that has a form looks like; nobody should have to read the pattern."""
    notes = get_type_hints(Config, include_extras=True)[setting].__metadata__
    return [str(one) for note in notes if isinstance(note, Meta) for one in note.examples or ()]


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """What the environment says; lists are separated by commas."""
    found: dict[str, object] = {
        field: environment[name] for name, field in COMMON.items() if name in environment
    }
    for field in msgspec.structs.fields(Config):
        value = environment.get(PREFIX + field.name.upper())
        if value is not None:
            found[field.name] = read_list(value) if field.name in LISTS else value
    return found


def read_list(value: str) -> list[str]:
    """Values with commas between; an empty text has none."""
    return [one.strip() for one in value.split(",")] if value else []


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings but are not."""
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Config)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
