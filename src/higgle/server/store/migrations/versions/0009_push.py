"""Devices show notices."""

from alembic import op
from sqlalchemy import inspect

from higgle.server.store.schema import Base

revision = "0009"
down_revision = "0008"

TABLES = ("push_devices", "server_keys")


def upgrade() -> None:
    """Add the tables that a new database has already."""
    connection = op.get_bind()
    for name in TABLES:
        if not inspect(connection).has_table(name):
            Base.metadata.tables[name].create(connection)
