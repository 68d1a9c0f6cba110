"""Actions from JSON, or from the text that people type."""

from functools import lru_cache

import msgspec

from higgle import catalogue
from higgle.core import Action, Illegal


class ActionReader:
    """Reads the actions of one game; its decoders are made once."""

    def __init__(self, game: str, kinds: tuple[type[Action], ...]) -> None:
        self.game = game
        union: object = None
        for kind in kinds:
            union = kind if union is None else union | kind
        self.decoder: msgspec.json.Decoder[Action] = msgspec.json.Decoder(union)
        self.frame = msgspec.defstruct("Frame", [("action", union)])

    def decode(self, body: str | bytes) -> Action:
        """An action as it stands in the log."""
        return self.decoder.decode(body)

    def parse(self, words: dict[str, object] | str) -> Action:
        """The action that a client means."""
        if isinstance(words, str):
            return catalogue.parse(self.game, words)
        try:
            framed = msgspec.convert({"action": words}, self.frame)
        except msgspec.ValidationError:
            raise Illegal("bad-action") from None
        action: Action = msgspec.structs.astuple(framed)[0]
        return action


@lru_cache(maxsize=100)
def action_reader(game: str, kinds: tuple[type[Action], ...]) -> ActionReader:
    """The reader of a game's actions."""
    return ActionReader(game, kinds)
