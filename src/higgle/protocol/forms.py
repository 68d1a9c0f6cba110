"""What requests have in common: a form that is filled in, and what answers a refused one."""

from typing import Annotated

import msgspec
from msgspec import Meta

from higgle.protocol.messages import Refusal

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\s\x00]([^\x00]*[^\s\x00])?$")]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client fills in."""


class Problem(msgspec.Struct, frozen=True):
    """Every refused request is answered with this."""

    status: int
    refusal: Refusal
