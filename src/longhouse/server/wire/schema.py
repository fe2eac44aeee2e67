"""The whole wire as JSON Schema, for clients and bots in any language: /api/schema.json and docs/wire.schema.json."""

import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Final, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from longhouse.messages.phrase import Phrase
from longhouse.server.wire import said, wire
from longhouse.server.wire.shapes import field_notes, games_shown, required_keys, typed_dicts
from longhouse.server.wire.typescript import may_be_left_out, structs

Schema = dict[str, object]

ABOUT: Final = (
    "Everything that goes over the wire. A client says one `ClientMessage` in each frame of /ws/{table_id}, the server "
    "tells one `ServerMessage`; `ReplayOut` is what GET /api/tables/{table_id}/replay answers, `AnalysisOut` what "
    "/api/tables/{table_id}/analysis does. What is shown of a game has the shapes under its name: `watch.Scenery`, "
    "`watch.Picture`. A later server may send more fields: leave those alone that you do not know."
)

TEXT: Final[Schema] = {"type": "string"}
PLAIN: Final[dict[object, Schema]] = {
    str: TEXT,
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    object: {},
    Phrase: {"$ref": "#/$defs/Phrase"},
}
LIMITS: Final = {"ge": "minimum", "le": "maximum", "min_length": "minLength", "max_length": "maxLength"}


def schema_of(kind: object, names: Mapping[object, str]) -> Schema:
    """A Python type as JSON Schema writes it; `names` are the types that are in `$defs`."""
    if kind in names:
        return {"$ref": f"#/$defs/{names[kind]}"}
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return schema_of(args[0], names) | limits(args[1])
    if origin is typing.Literal:
        return {"enum": list(args)}
    if origin in (typing.Union, types.UnionType):
        kinds = [schema_of(arg, names) for arg in args if arg is not msgspec.UnsetType]
        return {"anyOf": kinds} if len(kinds) > 1 else kinds[0]
    if origin is list:
        return {"type": "array", "items": schema_of(args[0], names)}
    if origin is tuple:
        size = len(args)
        return {
            "type": "array",
            "prefixItems": [schema_of(arg, names) for arg in args],
            "minItems": size,
            "maxItems": size,
        }
    assert origin in (dict, Mapping), f"{kind!r} has no JSON Schema"
    return {"type": "object", "additionalProperties": schema_of(args[1], names)}


def limits(meta: Meta) -> Schema:
    found = {word: getattr(meta, name) for name, word in LIMITS.items()}
    return {word: limit for word, limit in found.items() if limit is not None}


def thing(about: str, fields: dict[str, Schema], required: list[str]) -> Schema:
    described: Schema = {"description": about} if about else {}
    return {**described, "type": "object", "properties": fields, "required": required}


def message(struct: type[Struct], names: Mapping[object, str]) -> Schema:
    """A message or a part of one. A client may leave out what has a default, the server only what may be unset."""
    tag = struct.__struct_config__.tag
    fields: dict[str, Schema] = {"type": {"const": tag}} if tag is not None else {}
    required = list(fields)
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        fields[field.encode_name] = schema_of(hints[field.name], names)
        if not may_be_left_out(struct, field):
            required.append(field.encode_name)
    shown = thing(" ".join((struct.__doc__ or "").split()), fields, required)
    return {**shown, "additionalProperties": False} if issubclass(struct, said.Said) else shown


def shape(name: str, kind: type, names: Mapping[object, str]) -> Schema:
    notes = field_notes(kind.__module__)
    fields: dict[str, Schema] = {}
    for field, hint in typing.get_type_hints(kind).items():
        note = notes.get((name, field))
        fields[field] = schema_of(hint, names) | ({"description": note} if note else {})
    return thing(
        " ".join((kind.__doc__ or "").split()), fields, [field for field in fields if field in required_keys(kind)]
    )


def phrases() -> dict[str, Schema]:
    """As messages/phrase.py writes them."""
    noun: Schema = {"$ref": "#/$defs/Noun"}
    listed: Schema = {"type": "array", "items": noun}
    by_language: Schema = {"type": "object", "additionalProperties": TEXT}
    args: Schema = {"type": "object", "additionalProperties": {"$ref": "#/$defs/PhraseArg"}}
    about = "A message and its arguments, rendered in the reader's language."
    nouns = [
        PLAIN[Phrase],
        thing("Several nouns as one.", {"join": listed, "by": TEXT}, ["join", "by"]),
        thing("The same in every language.", {"text": TEXT}, ["text"]),
        thing("By language.", {"names": by_language}, ["names"]),
    ]
    return {
        "Phrase": thing(about, {"key": TEXT, "args": args}, ["key", "args"]),
        "Noun": {"anyOf": nouns},
        "PhraseArg": {"anyOf": [{"type": "number"}, TEXT, noun]},
    }


def shown_in(game_part: str) -> Schema:
    return {"anyOf": [{"$ref": f"#/$defs/{game}.{game_part}"} for game in games_shown()]}


def tie(parts: dict[str, Schema]) -> None:
    """A scenery or a picture in a message is that of one of the games, or null."""
    for part in parts.values():
        fields = part.get("properties")
        assert fields is None or isinstance(fields, dict)
        for name in ("scenery", "picture"):
            if fields and name in fields:
                may_lack = "anyOf" in fields[name]
                known = shown_in(name.capitalize())
                fields[name] = {"anyOf": [known, {"type": "null"}]} if may_lack else known


@cache
def wire_schema() -> Schema:
    """The whole of it."""
    names: dict[object, str] = {struct: struct.__name__ for struct in structs()}
    parts = {struct.__name__: message(struct, names) for struct in structs()}
    tie(parts)
    for game, shapes in games_shown().items():
        known: dict[object, str] = {kind: f"{game}.{name}" for name, kind in typed_dicts(shapes).items()}
        for name, kind in typed_dicts(shapes).items():
            parts[f"{game}.{name}"] = shape(name, kind, known)
    unions = {"ClientMessage": said.ClientMessage, "ServerMessage": wire.ServerMessage}
    whole = {name: schema_of(union, names) for name, union in unions.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Longhouse: the wire",
        "description": ABOUT,
        "$defs": {**whole, **phrases(), **parts},
    }


def schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=1).decode() + "\n"
