"""The schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("deed", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("login", sa.String(length=24), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("muted", sa.Double(), server_default="0", nullable=False),
        sa.Column("barred", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", "process"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("subject", sa.String(length=50), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "subject"),
    )
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("wish", sa.String(length=8), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("stop", sa.String(length=64), nullable=False),
        sa.Column("written", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person"),
        sa.UniqueConstraint("stop"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["about"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clocks", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("undo", sa.Boolean(), nullable=False),
        sa.Column("bots_welcome", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("keeps_talk", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.Integer(), server_default="1", nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "created"], unique=False)
    op.create_table(
        "chairs",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("word", sa.String(length=40), server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["code"],
            ["tables.code"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("code", "seat"),
    )
    op.create_index(op.f("ix_chairs_person"), "chairs", ["person"], unique=False)
    op.create_table(
        "log",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client", sa.String(length=100), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("proof", sa.String(length=32), server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["code"],
            ["tables.code"],
        ),
        sa.PrimaryKeyConstraint("code", "seq"),
        sa.UniqueConstraint("code", "client", "n", name="log_once"),
    )
    op.create_table(
        "news",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("letter", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"],
            ["tables.code"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "code"),
    )
    op.create_table(
        "outcomes",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"],
            ["tables.code"],
        ),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_table(
        "seeds",
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["code"],
            ["tables.code"],
        ),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["code"],
            ["tables.code"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_talk_code"), "talk", ["code"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_talk_code"), table_name="talk")
    op.drop_table("talk")
    op.drop_table("seeds")
    op.drop_table("outcomes")
    op.drop_table("news")
    op.drop_table("log")
    op.drop_index(op.f("ix_chairs_person"), table_name="chairs")
    op.drop_table("chairs")
    op.drop_index("tables_by_state", table_name="tables")
    op.drop_table("tables")
    op.drop_index(op.f("ix_sessions_person"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_table("reports")
    op.drop_table("mailboxes")
    op.drop_table("ratings")
    op.drop_table("presence")
    op.drop_table("people")
    op.drop_table("audit")
