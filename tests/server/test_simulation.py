"""A simulated evening: whatever goes wrong, nothing acknowledged is lost or happens twice."""

from collections.abc import Sequence

import pytest

from higgle.catalogue import GAMES
from higgle.server.store.sql_journal import Row, SqliteBackend
from tests.server.simulation import Evening

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_an_evening_on_which_everything_goes_wrong(sqlite: str, game: str) -> None:
    """Lines break, messages are lost, doubled and late, the disk fails, the server starts anew."""
    evening = Evening(sqlite, game, 2)

    await evening.play(500)

    assert evening.count["acts"] > 10


async def test_the_same_number_gives_the_same_evening(sqlite: str) -> None:
    """Whatever goes wrong can be looked at again."""
    one, other = Evening(sqlite, "bohnanza", 3), Evening(sqlite, "bohnanza", 3)

    await one.play(200)
    await other.play(200)

    assert one.count == other.count
    assert [client.heard for client in one.clients] == [client.heard for client in other.clients]


async def test_a_server_that_forgets_would_be_noticed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that acknowledges what its disk has refused."""
    whole = SqliteBackend.write

    async def write(backend: SqliteBackend, rows: Sequence[Row]) -> list[bool]:
        try:
            return await whole(backend, rows)
        except OSError:
            return [True] * len(rows)

    monkeypatch.setattr(SqliteBackend, "write", write)

    with pytest.raises(AssertionError):
        await Evening(sqlite, "bohnanza", 1).play(4000)
