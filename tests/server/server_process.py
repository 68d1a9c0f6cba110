"""A real server process on a port of this machine, to be talked to and to be killed."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar


class Running:
    """A server process."""

    program: ClassVar[tuple[str, ...]] = ("higgle",)
    """The module that is run, and its arguments before `serve`."""

    def __init__(self, database: str, port: object = 0, **settings: object) -> None:
        names = {f"HIGGLE_{name.upper()}": str(value) for name, value in settings.items()}
        command = [
            sys.executable,
            "-m",
            *self.program,
            "serve",
            "--no-browser",
            "--port",
            str(port),
        ]
        self.process = subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **names},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            _, told = self.process.communicate(timeout=10)
            raise RuntimeError(told)
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2].partition("/")[0])

    def cpu(self) -> float:
        """How many seconds of processor time the server has used."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """How many kilobytes of memory the server holds."""
        told = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(told.partition("VmRSS:")[2].split()[0])

    def kill(self) -> None:
        """No goodbye: `kill -9`."""
        self.process.kill()
        self.process.communicate(timeout=10)

    def stop(self) -> str:
        """A polite stop; what the server has logged comes back."""
        self.process.send_signal(signal.SIGTERM)
        _, told = self.process.communicate(timeout=20)
        return told


@contextlib.contextmanager
def running(database: str, port: object = 0, **settings: object) -> Iterator[Running]:
    """A server that is stopped in the end, whatever happens."""
    server = Running(database, port, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
