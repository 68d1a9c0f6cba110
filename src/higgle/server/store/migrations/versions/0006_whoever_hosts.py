"""Whoever hosts may mute and bar people, and what was done is written down."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("muted", sa.Double(), nullable=False, server_default="0"))
    op.add_column(
        "people", sa.Column("barred", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_column("people", "barred")
    op.drop_column("people", "muted")
