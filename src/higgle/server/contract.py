"""The contract: one OpenAPI document with the requests and the messages of the socket."""

from typing import get_args

import msgspec

from higgle.catalogue import GAMES
from higgle.server import messages, rest

REFERENCE = "#/components/schemas/{name}"
Schema = dict[str, object]

CARDS: Schema = {"type": "array", "items": {"type": "integer"}}
PILE_CARDS: Schema = {
    "description": "The cards of a pile, or one list for each seat; null where it is hidden.",
    "anyOf": [
        CARDS,
        {"type": "array", "items": {"anyOf": [CARDS, {"type": "null"}]}},
        {"type": "null"},
    ],
}
ANYTHING: Schema = {"title": "anything"}

EXTRA = (
    messages.View,
    rest.About,
    rest.BotAccount,
    rest.ChangeMe,
    rest.History,
    rest.LogIn,
    rest.Me,
    rest.NewAccount,
    rest.NewBot,
    rest.NewGuest,
    rest.NewTable,
    rest.Problem,
    rest.QuickGame,
    rest.Rating,
    rest.Replay,
    rest.SetSeat,
    rest.TakeSeat,
    rest.WatchRecord,
)


def socket_schemas() -> dict[str, Schema]:
    """The messages of both directions, the two unions, and the actions of every game."""
    sent, heard = get_args(messages.ClientMessage), get_args(messages.ServerMessage)
    _, found = msgspec.json.schema_components(
        [*sent, *heard, *EXTRA], schema_hook=anything, ref_template=REFERENCE
    )
    schemas: dict[str, Schema] = {name: dict(schema) for name, schema in found.items()}
    schemas["ClientMessage"] = union(sent)
    schemas["ServerMessage"] = union(heard)
    schemas["PileCards"] = PILE_CARDS
    schemas.update(action_schemas())
    return msgspec.convert(bare(schemas), dict[str, Schema])


def anything(kind: type) -> Schema:
    """The schema of a value about which nothing is promised."""
    return ANYTHING


def bare(schema: object) -> object:
    """The same schema, with references that stand alone."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return {"$ref": schema["$ref"]}
        if schema == ANYTHING:
            return {}
        return {name: bare(part) for name, part in schema.items()}
    return [bare(part) for part in schema] if isinstance(schema, list) else schema


def union(kinds: tuple[type[msgspec.Struct], ...]) -> Schema:
    """One of several structs, told apart by their type."""
    names = {
        str(kind.__struct_config__.tag): REFERENCE.format(name=kind.__name__) for kind in kinds
    }
    return {
        "oneOf": [{"$ref": place} for place in names.values()],
        "discriminator": {"propertyName": "type", "mapping": names},
    }


def action_schemas() -> dict[str, Schema]:
    """The actions of each game, `BohnanzaPlant`, and any of them as `GameAction`."""
    schemas: dict[str, Schema] = {
        "GameAction": {
            "title": "GameAction",
            "description": "An action in its JSON form; the game says which forms there are.",
            "type": "object",
            "properties": {"type": {"type": "string"}},
            "required": ["type"],
            "additionalProperties": True,
        }
    }
    for game, table in GAMES.items():
        prefix = "".join(word.capitalize() for word in game.split("-"))
        _, found = msgspec.json.schema_components(
            table.ACTIONS, ref_template=f"#/components/schemas/{prefix}{{name}}"
        )
        schemas.update({f"{prefix}{name}": schema for name, schema in found.items()})
        schemas[f"{prefix}Action"] = {
            "oneOf": [
                {"$ref": REFERENCE.format(name=prefix + kind.__name__)} for kind in table.ACTIONS
            ]
        }
    return schemas


def document() -> Schema:
    """The whole OpenAPI document."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "higgle", "version": "1"},
        "paths": {},
        "components": {"schemas": socket_schemas()},
    }


def text() -> str:
    """The document as text that stays the same as long as the contract does."""
    return (
        msgspec.json.format(
            msgspec.json.encode(document(), order="deterministic"), indent=2
        ).decode()
        + "\n"
    )
