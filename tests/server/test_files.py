"""Files and pages: what they tell strangers, and what they cost."""

import gzip
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from higgle.server.http import static_files
from higgle.server.http.app import application
from tests.server.hall import Hands
from tests.server.web import HERE, Browser, come_in, config

pytestmark = pytest.mark.anyio
CLIENT = {
    "index.html": "<html><head></head></html>",
    "assets/index-1.js": "let bean = 1;" * 200,
    "picture.png": "no text",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client that was built."""
    for name, words in CLIENT.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(words)
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    static_files.all_files.cache_clear()
    return tmp_path


async def open_table(browser: Browser, public: bool) -> str:
    """A table of Ann's; its code."""
    headers = await come_in(browser)
    plan = {"game": "bohnanza", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    answer = await browser.post("/api/tables", json={**plan, "public": public}, headers=headers)
    code: str = answer.json()["code"]
    return code


async def test_a_link_to_a_private_table_tells_nothing_about_it(client: Path, sqlite: str) -> None:
    """Whoever guesses codes learns neither its host nor that there is one."""
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as browser:
        private = (await browser.get(f"/t/{await open_table(browser, public=False)}")).text
        wrong = (await browser.get("/t/ABCDEFGH")).text
        public = (await browser.get(f"/t/{await open_table(browser, public=True)}")).text

    assert "Ann invites you to a table of Bohnanza" in public
    assert private.partition("og:url")[0] == wrong.partition("og:url")[0]


@pytest.mark.parametrize("path", ["/t/ABCDEFGH", "/123.y"])
async def test_guesses_are_counted(client: Path, sqlite: str, path: str) -> None:
    """Codes of tables and names of files; what there is costs nothing."""
    app = application(config(sqlite, requests=5), Hands())
    async with AsyncTestClient(app, base_url=HERE) as browser:
        for _ in range(10):
            assert 200 == (await browser.get("/assets/index-1.js")).status_code
        seen = [(await browser.get(path)).status_code for _ in range(6)]

    assert [200] * 5 + [429] == seen


async def test_files_are_packed_once(
    client: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And only for those who can unpack them; pictures are packed already."""
    times = []
    whole = gzip.compress

    def counted(body: bytes) -> bytes:
        times.append(len(body))
        return bytes(whole(body))

    monkeypatch.setattr(gzip, "compress", counted)
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as browser:
        for _ in range(3):
            answer = await browser.get("/assets/index-1.js")
            assert "gzip" == answer.headers["content-encoding"]
            assert CLIENT["assets/index-1.js"] == answer.text
        plain = await browser.get("/assets/index-1.js", headers={"Accept-Encoding": "identity"})
        picture = await browser.get("/picture.png")

    assert 1 == len(times)
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in picture.headers
    assert CLIENT["assets/index-1.js"] == plain.text


async def test_an_installed_package_has_packed_files_only(client: Path, sqlite: str) -> None:
    """Whoever cannot unpack them gets them unpacked."""
    words = "let hare = 1;" * 200
    (client / "assets" / "hare.js.gz").write_bytes(gzip.compress(words.encode()))
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as browser:
        small = await browser.get("/assets/hare.js")
        plain = await browser.get("/assets/hare.js", headers={"Accept-Encoding": "identity"})

    assert "gzip" == small.headers["content-encoding"]
    assert "content-encoding" not in plain.headers
    assert "text/javascript" in plain.headers["content-type"]
    assert [words, words] == [small.text, plain.text]


async def test_a_client_that_was_built_anew_is_found(client: Path, sqlite: str) -> None:
    """Until then nobody looks through the folder again, whatever names are tried."""
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as browser:
        assert "text/html" in (await browser.get("/new.js")).headers["content-type"]
        (client / "new.js").write_text("let cow = 1;")
        assert "text/html" in (await browser.get("/new.js")).headers["content-type"]
        (client / "index.html").write_text("<html><head></head><body></body></html>")

        assert "let cow = 1;" == (await browser.get("/new.js")).text


async def test_the_game_without_a_server_is_offered(
    client: Path, sqlite: str, tmp_path: Path
) -> None:
    """Its files, its page for every place in it, and nothing outside its folder."""
    folder = tmp_path / "alone"
    folder.mkdir()
    (folder / "index.html").write_text('<html><head><base href="./" /></head></html>')
    (folder / "python.wasm").write_text("bytes")
    (folder / "python.wasm.gz").write_bytes(gzip.compress(b"bytes"))
    app = application(config(sqlite, solo=str(folder)), Hands())
    async with AsyncTestClient(app, base_url=HERE) as browser:
        assert (await browser.get("/api/about")).json()["solo"]
        page = await browser.get("/solo/t/ABCDEFGH")
        wasm = await browser.get("/solo/python.wasm")
        outside = await browser.get("/solo/..%2Findex.html")

    assert '<base href="/solo/" />' in page.text
    assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
    assert ("application/wasm", "bytes") == (wasm.headers["content-type"], wasm.text)
    assert "gzip" == wasm.headers["content-encoding"]
    assert CLIENT["index.html"] != outside.text


async def test_without_it_nothing_is_offered(client: Path, sqlite: str) -> None:
    """Its place is a place of the app like any other."""
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as browser:
        assert not (await browser.get("/api/about")).json()["solo"]
        policy = (await browser.get("/solo/")).headers["content-security-policy"]

    assert "wasm" not in policy
