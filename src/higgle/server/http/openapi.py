"""The contract: one OpenAPI document with the requests and the messages of the socket."""

from functools import cache
from typing import get_args

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from higgle import __version__
from higgle.catalogue import OWN_GAMES
from higgle.protocol import (
    admin,
    clubs,
    daily_deal,
    dealings,
    forms,
    games,
    history,
    messages,
    notices,
    people,
    puzzles,
    tables,
)
from higgle.server.http.routes import ROUTES

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
    clubs.ClubLine,
    clubs.ClubPage,
    clubs.JoinClub,
    clubs.NewClub,
    clubs.NewTournament,
    clubs.TournamentPage,
    games.About,
    admin.AuditEntry,
    people.BlockedPerson,
    people.BotAccount,
    admin.ChangedLog,
    people.ChangeLetters,
    people.ChangeMe,
    people.ChangePassword,
    tables.ChangeTable,
    dealings.Dealings,
    notices.AddDevice,
    notices.Notices,
    people.Export,
    people.FollowLink,
    people.Goodbye,
    history.History,
    games.InstalledGames,
    admin.KnownPerson,
    people.Letters,
    people.LogIn,
    people.Me,
    tables.MixIn,
    admin.Moderated,
    admin.Moderation,
    people.NewAccount,
    people.NewBot,
    people.NewGuest,
    people.NewReport,
    tables.NewTable,
    history.Course,
    history.Story,
    history.Moment,
    daily_deal.DayDeal,
    history.Evening,
    people.Passkey,
    people.PasskeyOptions,
    history.PastDeal,
    admin.PlayerReport,
    puzzles.PuzzleList,
    puzzles.PuzzlePage,
    puzzles.AnswerPuzzle,
    forms.Problem,
    people.Profile,
    people.ProvePassword,
    tables.QuickGame,
    history.Rating,
    history.Replay,
    daily_deal.SendDay,
    tables.SetReady,
    tables.SetSeat,
    people.ShowPasskey,
    admin.TableSummary,
    tables.TakeSeat,
    tables.TryAgain,
    history.WatchRecord,
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
    schemas.update(aid_schemas())
    schemas.update(fact_schemas())
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
    for game, table in OWN_GAMES.items():
        prefix = prefix_of(game)
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


def aid_schemas() -> dict[str, Schema]:
    """What each game tells beside its views: `BohnanzaAids` and its parts."""
    schemas: dict[str, Schema] = {}
    for game, table in OWN_GAMES.items():
        prefix = prefix_of(game)
        fields = [(name, kind, msgspec.UNSET) for name, kind in table.HINTS.TYPES.items()]
        _, found = msgspec.json.schema_components(
            [msgspec.defstruct("Aids", fields)],
            ref_template=f"#/components/schemas/{prefix}{{name}}",
        )
        schemas.update({f"{prefix}{name}": schema for name, schema in found.items()})
    return schemas


def fact_schemas() -> dict[str, Schema]:
    """The public facts in the views of each game: `BohnanzaFacts` and its parts."""
    schemas: dict[str, Schema] = {}
    for game, table in OWN_GAMES.items():
        prefix = prefix_of(game)
        _, found = msgspec.json.schema_components(
            [msgspec.defstruct("Facts", list(table.FACTS.items()))],
            ref_template=f"#/components/schemas/{prefix}{{name}}",
        )
        schemas.update({f"{prefix}{name}": whole(schema) for name, schema in found.items()})
    return schemas


def whole(schema: Schema) -> Schema:
    """The schema of a struct that is always written with all its parts."""
    parts = msgspec.convert(schema.get("properties", {}), dict[str, object])
    return schema | {"required": list(parts)}


def prefix_of(game: str) -> str:
    """What the names of a game's own schemas begin with: `HighBohn`."""
    return "".join(word.capitalize() for word in game.split("-"))


def document() -> Schema:
    """The whole OpenAPI document."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "higgle", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths(),
        "components": {"schemas": socket_schemas()},
    }


def paths() -> dict[str, object]:
    """Every request, from the routes themselves; what is refused is a `Problem` everywhere."""
    described = OpenAPIConfig(title="higgle", version="", use_handler_docstrings=True)
    plain = msgspec.convert(
        Litestar(ROUTES, openapi_config=described, logging_config=None).openapi_schema.to_schema()[
            "paths"
        ],
        dict[str, dict[str, dict[str, object]]],
    )
    for methods in plain.values():
        for operation in methods.values():
            answers = msgspec.convert(operation["responses"], dict[str, object])
            good = {status: answer for status, answer in answers.items() if status < "300"}
            operation["responses"] = good | {"default": body("Problem", "Refused")}
    code = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
    told = body("ServerMessage", "One message a frame")
    plain["/api/tables/{code}/socket"] = {
        "get": {
            "operationId": "TableSocket",
            "description": "A WebSocket: send ClientMessage, hear ServerMessage.",
            "parameters": [code],
            "requestBody": body("ClientMessage", "Every frame that is sent"),
            "responses": {"101": told},
        }
    }
    return dict(sorted(plain.items()))


def body(name: str, description: str) -> Schema:
    """A body that is one of our structs."""
    schema = {"$ref": REFERENCE.format(name=name)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


@cache
def text() -> str:
    """The document as text that stays the same as long as the contract does."""
    plain = msgspec.json.encode(document(), order="deterministic")
    return msgspec.json.format(plain, indent=2).decode() + "\n"
