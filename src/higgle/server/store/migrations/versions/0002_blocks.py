"""People block people."""

from alembic import op
from sqlalchemy import inspect

from higgle.server.store.schema import Base

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    connection = op.get_bind()
    if not inspect(connection).has_table("blocks"):
        Base.metadata.tables["blocks"].create(connection)
