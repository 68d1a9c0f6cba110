"""Settings: defaults < file < environment < flags."""

from pathlib import Path

import msgspec
import pytest

from higgle.cli.serve import greeting
from higgle.core import Illegal
from higgle.i18n import LANGUAGES
from higgle.server.config import Config, settings

ROOT = Path(__file__).parent.parent.parent


def test_later_places_win(tmp_path: Path) -> None:
    """The file is weaker than the environment, and that weaker than flags."""
    file = tmp_path / "higgle.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_pace = 2.5\n')

    made = settings(file, {"PORT": "2", "HIGGLE_HOST": "127.0.0.2"}, {"host": "127.0.0.3"})

    assert (2, "127.0.0.3", 2.5) == (made.port, made.host, made.bot_pace)


def test_nothing_said_is_the_default() -> None:
    """Flags that were not given change nothing."""
    assert Config() == settings(None, {}, {"port": None})


@pytest.mark.parametrize(
    "environment",
    [
        {"PORT": "many"},
        {"HIGGLE_MESSAGES": "0"},
        {"HIGGLE_BOT_PACE": "-1"},
        {"HIGGLE_LOG_LEVEL": "loud"},
        {"HIGGLE_PROXIES": "192.0.2.1, 10.0.0.0/33"},
    ],
)
def test_a_wrong_value_is_refused(environment: dict[str, str]) -> None:
    """With a sentence that names it."""
    with pytest.raises(Illegal, match="setting is wrong"):
        settings(None, environment)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("setting", "like"),
    [
        ("sender", "Games <games@example.org>"),
        ("smtp", "smtp://127.0.0.1 · smtp+starttls://name:password@mail.example"),
        ("webhook", "https://chat.example/hooks"),
        ("log_level", "debug · info · warning · error"),
        ("proxies", "127.0.0.1 · 10.0.0.1, 192.168.0.0/24 · *"),
    ],
)
def test_a_setting_without_its_form_is_answered_by_an_example(
    setting: str, like: str, language: str
) -> None:
    """Which is right itself; nobody has to read a pattern."""
    with pytest.raises(Illegal) as refused:
        settings(None, {f"HIGGLE_{setting.upper()}": "not so"})

    said = refused.value.text(language)
    assert setting in said
    assert said.endswith(like)
    assert "^" not in said
    for one in like.split(" · "):
        assert one == getattr(msgspec.convert({setting: one}, Config), setting)


def test_an_unknown_key_is_refused(tmp_path: Path) -> None:
    """A mistyped key is no silent default."""
    file = tmp_path / "higgle.toml"
    file.write_text("prot = 1")

    with pytest.raises(Illegal, match="prot"):
        settings(file, {})


def test_the_password_is_masked() -> None:
    """The password of the database is not shown."""
    made = settings(None, {"DATABASE_URL": "postgresql://ann:secret@db/higgle"})

    assert "ann:secret" not in str(made.public_values())
    assert "postgresql+asyncpg://ann:secret@db/higgle" == made.database_url()


def test_origins_are_a_list() -> None:
    """Separated by commas."""
    made = settings(None, {"HIGGLE_ORIGINS": "https://a.example,https://b.example"})

    assert ("https://a.example", "https://b.example") == made.origins


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, ""),
        ({"host": "::1"}, ""),
        ({"host": "192.0.2.7", "port": 9000}, "http://192.0.2.7:9000/"),
        ({"host": "2001:db8::7"}, "http://[2001:db8::7]:8000/"),
        ({"origins": ("https://a.example",), "root_path": "/higgle"}, "https://a.example/higgle/"),
    ],
)
def test_others_reach_only_a_server_that_listens_to_them(
    settings: dict[str, object], address: str
) -> None:
    """A server on its own machine's address has no link for other devices."""
    assert address == msgspec.convert(settings, Config).reachable()


def test_a_server_for_the_network_knows_its_own_address() -> None:
    """Listening everywhere, it names the address by which this machine goes out, or none."""
    address = Config(host="0.0.0.0").reachable()

    assert "127.0.0.1" not in address
    assert "0.0.0.0" not in address


@pytest.mark.parametrize(
    ("settings", "addresses"),
    [
        ({}, ["http://127.0.0.1:8000/"]),
        ({"host": "192.0.2.7"}, ["http://192.0.2.7:8000/"]),
        ({"origins": ("https://a.example",)}, ["http://127.0.0.1:8000/", "https://a.example/"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_says_where_it_is(
    settings: dict[str, object], addresses: list[str], language: str
) -> None:
    """Once where all come by the same address; else for this machine and for all others."""
    said = greeting(msgspec.convert(settings, Config), language)

    assert addresses == [word for line in said for word in line.split() if "://" in word]


def test_a_server_for_the_network_says_where_others_find_it() -> None:
    """Or that they cannot, where there is no network."""
    open_to_all = Config(host="0.0.0.0")

    here, *others, ending = greeting(open_to_all, "en")

    assert "http://127.0.0.1:8000/" == here
    assert others[-1].endswith(open_to_all.reachable() or "not in a network.")
    assert ending.endswith("Ctrl-C ends it.")


@pytest.mark.parametrize("origin", ["https://a.example/", "a.example", "https://…"])
def test_an_origin_is_no_page_and_no_name(origin: str) -> None:
    """A stroke at its end would lead a table's link astray."""
    with pytest.raises(Illegal, match="origins should look like"):
        settings(None, {}, {"origins": [origin]})
