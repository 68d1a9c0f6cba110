"""People's answers to puzzles are counted."""

from alembic import op
from sqlalchemy import inspect

from higgle.server.store.schema import Base

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table that a new database has already."""
    connection = op.get_bind()
    if not inspect(connection).has_table("puzzle_tries"):
        Base.metadata.tables["puzzle_tries"].create(connection)
