"""People meet in clubs, for evenings and tournaments."""

from alembic import op
from sqlalchemy import Boolean, Column, Integer, String, false, inspect

from higgle.server.store.schema import Base

revision = "0007"
down_revision = "0006"

TABLES = ("clubs", "club_members", "tournaments", "entries", "rounds")


def upgrade() -> None:
    """Add the columns and tables that a new database has already."""
    connection = op.get_bind()
    known = {column["name"] for column in inspect(connection).get_columns("tables")}
    if "club" not in known:
        op.add_column("tables", Column("club", String(16), nullable=False, server_default=""))
        op.add_column("tables", Column("tournament", String(16), nullable=False, server_default=""))
        op.add_column("tables", Column("round", Integer, nullable=False, server_default="0"))
        op.add_column("tables", Column("held", Boolean, nullable=False, server_default=false()))
    for name in TABLES:
        if not inspect(connection).has_table(name):
            Base.metadata.tables[name].create(connection)
