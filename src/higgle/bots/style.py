"""Styles: levels and characters are numbers, written as `easy` or `easy+envy=0`."""

from functools import lru_cache
from typing import TypeVar

import msgspec

from higgle.core import Illegal, Options

Style = TypeVar("Style", bound=Options)


def parse_style(style: str, plain: Style, named: dict[str, Style]) -> Style:
    """The numbers that a style means: a name, or changes to the plain one after `+`."""
    chosen = plain
    for part in style.split("+") if style else []:
        name, equals, value = part.partition("=")
        if not equals:
            if name not in named:
                raise Illegal("unknown-style", style=name, styles=", ".join(named))
            chosen = named[name]
            continue
        if name not in chosen.__struct_fields__:
            known = [*named, *chosen.__struct_fields__]
            raise Illegal("unknown-style", style=name, styles=", ".join(known))
        chosen = change_style(chosen, name, value)
    return chosen


@lru_cache(maxsize=1000)
def change_style(style: Style, name: str, value: str) -> Style:
    """A style with another number."""
    fields = msgspec.structs.asdict(style)
    try:
        return msgspec.convert({**fields, name: value}, type(style), strict=False)
    except msgspec.ValidationError:
        raise Illegal("bad-option", option=name, value=value) from None
