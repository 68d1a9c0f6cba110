"""Styles: levels and characters are numbers, written as `easy` or `easy+envy=0`."""

from typing import TypeVar

import msgspec

from higgle.table import Illegal, Options

Style = TypeVar("Style", bound=Options)


def styled(style: str, plain: Style, named: dict[str, Style]) -> Style:
    """The numbers that a style means: a name, or changes to the plain one after `+`."""
    chosen = plain
    for part in style.split("+") if style else []:
        name, equals, value = part.partition("=")
        if not equals:
            if name not in named:
                raise Illegal("unknown-style", style=name, styles=", ".join(named))
            chosen = named[name]
            continue
        fields = msgspec.structs.asdict(chosen)
        if name not in fields:
            raise Illegal("unknown-style", style=name, styles=", ".join([*named, *fields]))
        try:
            chosen = msgspec.convert({**fields, name: value}, type(plain), strict=False)
        except msgspec.ValidationError:
            raise Illegal("bad-option", option=name, value=value) from None
    return chosen
