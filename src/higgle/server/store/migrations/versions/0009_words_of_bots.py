"""Words of bots, the place of every word, and tables whose records keep them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("talk") as talk:
        talk.alter_column("person", nullable=True, existing_type=sa.String(32))
        talk.add_column(sa.Column("seq", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("keeps_talk", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    op.drop_column("tables", "keeps_talk")
    op.execute("DELETE FROM talk WHERE person IS NULL")
    with op.batch_alter_table("talk") as talk:
        talk.drop_column("seq")
        talk.alter_column("person", nullable=False, existing_type=sa.String(32))
