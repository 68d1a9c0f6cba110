"""Hints for clients of the bean games."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.aids import Aids
from higgle.core import Ask, Due, Hints

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaHints(Hints):
    """What may be planted, dealt and bought now, what it costs, and what a seat is to do."""

    TYPES: ClassVar[dict[str, object]] = Aids.AIDS

    def __init__(self, view: "Bohnanza") -> None:
        super().__init__(view)
        self.view = view

    def lasting(self) -> dict[str, object]:
        return self.view.lasting_aids()

    def shared(self) -> dict[str, object]:
        return self.view.shared_aids()

    def own(self) -> dict[str, object]:
        return self.view.own_aids()

    def describe(self, ask: Ask) -> Due:
        return self.view.due_to(ask)
