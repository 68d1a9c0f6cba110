"""Tables agree whether there is a coach."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; so far every table had one."""
    connection = op.get_bind()
    if "coach" not in {column["name"] for column in sa.inspect(connection).get_columns("tables")}:
        column: sa.Column[bool] = sa.Column(
            "coach", sa.Boolean(), nullable=False, server_default=sa.true()
        )
        op.add_column("tables", column)
