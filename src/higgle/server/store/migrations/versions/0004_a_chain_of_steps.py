"""Every step of the log proves those before it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("proof", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("log", "proof")
