"""Whoever waits says when they are ready, a start is counted down, and accounts keep house."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, false, inspect

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    add("chairs", Column("ready", Boolean, nullable=False, server_default=false()))
    add("tables", Column("starts", Double, nullable=False, server_default="0"))
    add("people", Column("admin", Boolean, nullable=False, server_default=false()))


def add(table: str, column: Column[bool] | Column[float]) -> None:
    """Add a column that a new database has already."""
    known = {one["name"] for one in inspect(op.get_bind()).get_columns(table)}
    if column.name not in known:
        op.add_column(table, column)
