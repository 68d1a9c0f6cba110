"""Letters by mail."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("wish", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Column("written", sa.Double(), nullable=False),
    )
    op.create_table(
        "news",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("letter", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("news")
    op.drop_table("mailboxes")
