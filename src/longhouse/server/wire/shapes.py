"""What each game's page receives, in TypeScript: web/src/games/<game>/shapes.ts, from games/<game>/face/shapes.py."""

import ast
import inspect
import sys
import typing
from collections import ChainMap
from functools import cache
from types import ModuleType
from typing import Final

from longhouse import find_game
from longhouse.games import NAMES
from longhouse.server.wire.typescript import PLAIN, tell

HEAD: Final = """\
// What a page is shown of this game, and the keys of its questions, options and events. Written by
// `python -m longhouse.server.wire.publish` from games/{game}/face/shapes.py: do not edit.
"""


def games_shown() -> dict[str, ModuleType]:
    """The games of Longhouse with the modules of their shapes; a game without its own page needs none."""
    faces = {game: find_game(game).face().shapes for game in NAMES}
    return {game: shapes for game, shapes in faces.items() if shapes is not None}


def names(shapes: ModuleType) -> dict[str, object]:
    """What stands in the module, after all that stands in the modules that it takes shapes from."""
    parts = dict.fromkeys(kind.__module__ for kind in vars(shapes).values() if typing.is_typeddict(kind))
    others = [vars(sys.modules[part]) for part in parts if part != shapes.__name__]
    return dict(ChainMap(vars(shapes), *others))


def typed_dicts(shapes: ModuleType) -> dict[str, type]:
    """In the order of the files."""
    return {name: kind for name, kind in names(shapes).items() if isinstance(kind, type) and typing.is_typeddict(kind)}


def required_keys(kind: type) -> frozenset[str]:
    """The keys of a TypedDict that are never left out."""
    keys: frozenset[str] = vars(kind)["__required_keys__"]
    return keys


def named_literals(shapes: ModuleType) -> dict[str, object]:
    """Sets of ids that have a name."""
    return {name: kind for name, kind in names(shapes).items() if typing.get_origin(kind) is typing.Literal}


@cache
def field_notes(module: str) -> dict[tuple[str, str], str]:
    """The string below a field, by class and field name: Python itself does not keep it."""
    notes: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(sys.modules[module])).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, below in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
                assert isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
                notes[node.name, field.target.id] = " ".join(below.value.value.split())
    return notes


def note(text: str, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""


def typescript(game: str) -> str:
    """The whole file. Type aliases rather than interfaces, so that they can be passed as a Record."""
    shapes = games_shown()[game]
    literals, dicts = named_literals(shapes), typed_dicts(shapes)
    names: dict[object, str] = {**PLAIN, **{kind: name for name, kind in [*literals.items(), *dicts.items()]}}
    parts = [HEAD.format(game=game), *keys(game)]
    parts += [f"export type {name} = {tell(kind)};\n" for name, kind in literals.items()]
    parts += [alias(name, kind, names) for name, kind in dicts.items()]
    return "\n".join(parts)


def keys(game: str) -> list[str]:
    """The keys of questions, options, events and sources of points: the client's type checker finds a wrong one."""
    declared = find_game(game)
    said, verbs = declared.message_keys, [word.name for word in declared.verbs]
    return [
        union("Ask", "The keys of all questions: `decision.ask.key`.", said.asks),
        union("Verb", "The verbs of all options.", verbs),
        union("EventKind", "The kinds of all events.", said.events),
        union("SourceKey", "The keys of all sources of points: `over.source_keys`.", said.sources),
    ]


def union(name: str, text: str, values: typing.Iterable[str]) -> str:
    members = "\n".join(f"  | '{value}'" for value in values)
    return f"{note(text)}export type {name} =\n{members};\n"


def alias(name: str, kind: type, names: dict[object, str]) -> str:
    notes, lines = field_notes(kind.__module__), []
    for field, hint in typing.get_type_hints(kind).items():
        key = field if field.isidentifier() else f"'{field}'"
        mark = "" if field in required_keys(kind) else "?"
        lines.append(f"{note(notes.get((name, field), ''), '  ')}  {key}{mark}: {tell(hint, names)};\n")
    return f"{note(' '.join((kind.__doc__ or '').split()))}export type {name} = {{\n{''.join(lines)}}};\n"
