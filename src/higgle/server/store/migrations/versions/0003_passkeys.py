"""Accounts have passkeys."""

from alembic import op
from sqlalchemy import inspect

from higgle.server.store.schema import Base

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables."""
    connection = op.get_bind()
    for name in ("passkeys", "challenges"):
        if not inspect(connection).has_table(name):
            Base.metadata.tables[name].create(connection)
