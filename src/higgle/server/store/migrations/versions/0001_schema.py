"""The first schema: a new database gets the newest one at once, from `schema.py`."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing was before."""
