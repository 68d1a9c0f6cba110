"""Extras: what a plain install leaves out is named in one sentence, with the command."""

from types import TracebackType

from higgle.core import Illegal


class Missing(Illegal, ModuleNotFoundError):
    """A part of higgle needs a package that only one of its extras brings."""


class Extra:
    """What is imported inside belongs to an extra: `with Extra("postgres"): import asyncpg`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        """Import away."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Say what to install when something was not there."""
        if isinstance(problem, ModuleNotFoundError) and not isinstance(problem, Missing):
            missing = problem.name or ""
            raise Missing("extra-missing", module=missing, extra=self.name) from None
