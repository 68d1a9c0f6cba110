"""Logs: one JSON object a line on standard error, and no secrets in it."""

import logging
import sys
import time
import traceback

import msgspec

FIELDS = ("request", "method", "route", "status", "settings", "why")


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, what happened, and the fields that were given."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line).decode()


def start_logging(level: str) -> None:
    """Send everything to standard error; whoever sits before it reads of trouble only."""
    level = level or ("warning" if sys.stderr.isatty() else "info")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for quiet in ("uvicorn", "alembic", "sqlalchemy", "httpx", "httpcore"):
        logging.getLogger(quiet).setLevel("WARNING")
