"""Write the generated pages of the reference: `python -m scripts.docs.reference [FOLDER]`."""

import re
import sys
from collections.abc import Callable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Final

import griffe
import msgspec

import higgle
from higgle.catalogue import GAMES
from higgle.cli.program import program
from higgle.i18n import FOLDER, say
from higgle.server.config import PREFIX, Config
from higgle.server.http import openapi

ROOT: Final = Path(__file__).parents[2]
STARTED: Final = re.compile(r"(?<=\w) -m [\w.]+")
"""How this script was started, which the parser takes for part of a command's name."""
CLAUSE: Final = re.compile(r"^## (.*)$|^([A-Z]\d\d) =", re.MULTILINE)

Schema = dict[str, object]


def commands() -> str:
    """Every command with its arguments and flags, from the parser."""
    written = program().generate_docs(output_format="markdown")
    _, _, body = STARTED.sub("", written).partition("\n## ")
    _, _, body = body.partition("\n## ")
    head = "# Commands\n\n`higgle --help` lists them, `higgle COMMAND --help` explains one.\n\n"
    return f"{head}## {body}"


def settings() -> str:
    """Every setting of a server with its default and its variable."""
    source = griffe.load("higgle.server.config", search_paths=[ROOT / "src"])
    described = source["Config"].attributes
    lines = [
        "# Settings of a server",
        "",
        "A key of the TOML file of `higgle serve --config FILE`, or an environment variable.",
        "Flags win over the environment, the environment wins over the file.",
        "",
        "| key | variable | default | meaning |",
        "|---|---|---|---|",
    ]
    for field in msgspec.structs.fields(Config):
        docstring = described[field.name].docstring
        meaning = " ".join(docstring.value.split()) if docstring else ""
        variable = f"`{PREFIX}{field.name.upper()}`"
        default = msgspec.json.encode(field.default).decode()
        lines.append(f"| `{field.name}` | {variable} | `{default}` | {meaning} |")
    return "\n".join(lines) + "\n"


def messages() -> str:
    """The messages of the socket, the requests, and the values they are made of."""
    document = openapi.document()
    found = section(document["components"], "schemas")
    sent, told = (variants(found, name) for name in ("ClientMessage", "ServerMessage"))
    lines = [
        "# Messages and requests",
        "",
        "The [wire protocol](wire.md) says how they belong together.",
        "`higgle openapi` prints the same as one OpenAPI document.",
        "",
    ]
    for title, names in (("Sent by a client", sent), ("Sent by the server", told)):
        lines += [f"## {title}", ""]
        for name in names:
            lines += described_schema(name, section(found, name))
    lines += ["## Requests", "", "| request | meaning |", "|---|---|"]
    for path, methods in section(document, "paths").items():
        for method, operation in msgspec.convert(methods, dict[str, Schema]).items():
            lines.append(f"| `{method.upper()} {path}` | {operation['description']} |")
    lines += ["", "## Values", ""]
    for name in sorted(set(found) - {*sent, *told}):
        schema = section(found, name)
        if "properties" in schema:
            lines += described_schema(name, schema)
    return "\n".join(lines) + "\n"


def section(parent: object, name: str) -> Schema:
    """A part of the document that is an object."""
    return msgspec.convert(msgspec.convert(parent, Schema)[name], Schema)


def variants(schemas: Schema, name: str) -> list[str]:
    """The names of the schemas that a union is made of."""
    union = section(schemas, name)
    parts = msgspec.convert(union.get("anyOf") or union["oneOf"], list[dict[str, str]])
    return [part["$ref"].rpartition("/")[2] for part in parts]


def described_schema(name: str, schema: Schema) -> Iterator[str]:
    """A heading, what it means, and a row for each field."""
    yield from (f"### {name}", "")
    if "description" in schema:
        yield from (cleandoc(str(schema["description"])), "")
    properties = msgspec.convert(schema.get("properties", {}), dict[str, Schema])
    if not properties:
        return
    required = msgspec.convert(schema.get("required", []), list[str])
    yield from ("| field | type | default |", "|---|---|---|")
    for field, kind in properties.items():
        default = (
            "" if field in required else f"`{msgspec.json.encode(kind.get('default')).decode()}`"
        )
        yield f"| `{field}` | {type_of(kind)} | {default} |"
    yield ""


def type_of(schema: Schema) -> str:
    """The type of a field in a few words."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in msgspec.convert(schema["enum"], list[object]))
    if "anyOf" in schema:
        return " or ".join(map(type_of, msgspec.convert(schema["anyOf"], list[Schema])))
    kind = str(schema.get("type", "any value"))
    if kind == "array" and isinstance(schema.get("items"), dict):
        return f"list of {type_of(section(schema, 'items'))}"
    bounds = [
        f"{sign} {schema[key]}"
        for key, sign in (
            ("minimum", "≥"),
            ("maximum", "≤"),
            ("minLength", "length ≥"),
            ("maxLength", "length ≤"),
        )
        if key in schema
    ]
    return ", ".join([kind, *bounds])


def clauses() -> str:
    """Every rule by its clause, with its source."""
    text = (FOLDER / "en/clauses.ftl").read_text(encoding="utf-8")
    lines = [
        "# Every rule",
        "",
        "A refusal names the clause it follows from.",
        "`higgle rules B12 --language de` prints one in another language.",
        "[Where each rule lives](rules.md) names the files.",
    ]
    titles = {GAMES[entry.id].CLAUSES[-1]: entry.title for entry in higgle.games()}
    letter = ""
    for chapter, clause in CLAUSE.findall(text):
        if chapter:
            if chapter[0] != letter:
                letter = chapter[0]
                lines += ["", f"## {titles[letter]}"]
            lines += [
                "",
                f"### {chapter.partition(' · ')[2]}",
                "",
                "| clause | rule | source |",
                "|---|---|---|",
            ]
        else:
            lines.append(f"| `{clause}` | {say(clause)} | {say(f'{clause}.source')} |")
    return "\n".join(lines) + "\n"


PAGES: Final[dict[str, Callable[[], str]]] = {
    "commands": commands,
    "settings": settings,
    "messages": messages,
    "clauses": clauses,
}
"""The generated pages of the reference."""


def write(folder: Path = ROOT / "docs") -> None:
    """Write all generated pages."""
    for name, page in PAGES.items():
        (folder / "reference" / f"{name}.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
