"""Words of the players in the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("word", sa.String(40), nullable=False, server_default=""))
    with op.batch_alter_table("seeds") as seeds:
        seeds.alter_column("seed", type_=sa.Text(), existing_type=sa.String(64))


def downgrade() -> None:
    op.drop_column("chairs", "word")
