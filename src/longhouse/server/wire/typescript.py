"""The wire in TypeScript: web/src/protocol.ts."""

import types
import typing
from collections.abc import Mapping
from typing import Final, get_args, get_origin

import msgspec
from msgspec import Struct

from longhouse.messages.phrase import Phrase
from longhouse.server.wire import analysis, parts, said, wire

HEAD: Final = """\
// What goes over the wire. Written by `python -m longhouse.server.wire.publish`: do not edit.

/** A message and its arguments, rendered in the reader's language. */
export interface Phrase {
  key: string;
  args: Record<string, PhraseArg>;
}

export type Noun =
  | Phrase
  | { join: Noun[]; by: string }
  | { text: string }
  | { names: Record<string, string> };

export type PhraseArg = number | string | Noun;
"""

CONSTANTS: Final = ("MAX_CHAT", "MAX_FRAME", "MAX_PASSWORD")

PLAIN: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Phrase: "Phrase",
}


def structs() -> list[type[Struct]]:
    """Every message and part of one, in the order of the files, without the base classes."""
    things = [
        thing for file in (said, parts, wire, analysis) for thing in vars(file).values() if isinstance(thing, type)
    ]
    found = dict.fromkeys(thing for thing in things if issubclass(thing, Struct))
    return [thing for thing in found if thing not in (Struct, said.Said, wire.Told)]


def tell(kind: object, names: Mapping[object, str] = PLAIN) -> str:
    """A Python type written in TypeScript; `names` are the types that have a name there."""
    if kind in names:
        return names[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return tell(args[0], names)
    if origin is typing.Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(tell(arg, names) for arg in args if arg is not msgspec.UnsetType))
    if origin is list:
        inner = tell(args[0], names)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(tell(arg, names) for arg in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{tell(args[0], names)}, {tell(args[1], names)}>"
    assert isinstance(kind, type) and issubclass(kind, Struct), f"{kind!r} has no TypeScript"
    return kind.__name__


def may_be_left_out(struct: type[Struct], field: msgspec.structs.FieldInfo) -> bool:
    return not field.required and (issubclass(struct, said.Said) or field.default is msgspec.UNSET)


def interface(struct: type[Struct]) -> str:
    info = msgspec.structs.fields(struct)
    config = struct.__struct_config__
    lines = [f"  type: '{config.tag}';"] if config.tag is not None else []
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in info:
        mark = "?" if may_be_left_out(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {tell(hints[field.name])};")
    note = f"/** {' '.join(struct.__doc__.split())} */\n" if struct.__doc__ else ""
    return f"{note}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str, kind: object) -> str:
    members = "\n".join(f"  | {tell(member)}" for member in get_args(kind))
    return f"export type {name} =\n{members};\n"


def protocol() -> str:
    """The whole file."""
    constants = "".join(f"export const {name} = {vars(said)[name]};\n" for name in CONSTANTS)
    unions = [union("ClientMessage", said.ClientMessage), union("ServerMessage", wire.ServerMessage)]
    return "\n".join([HEAD, constants, *[interface(struct) for struct in structs()], *unions])
