"""The deal of the day has tables and results."""

from alembic import op
from sqlalchemy import Column, String, inspect

from higgle.server.store.schema import Base

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column and the table that a new database has already."""
    connection = op.get_bind()
    found = inspect(connection)
    if "day" not in {column["name"] for column in found.get_columns("tables")}:
        op.add_column("tables", Column("day", String(10), nullable=False, server_default=""))
    if not found.has_table("day_results"):
        Base.metadata.tables["day_results"].create(connection)
