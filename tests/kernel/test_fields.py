"""Fields of frames and tables are written more than once: no clone, save or constructor forgets one."""

import ast
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import longhouse
from longhouse import SPECTATOR, Table, find_game
from longhouse.kernel.apart import Apart
from longhouse.kernel.saving import PLAY, fields_of, save_value
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import FACE_DOWN, Tally, Zone

SOURCES: Final = Path(__file__).parents[2] / "src"
CHANGING: Final = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}  # methods of a list
# with all that a game can have on its table
SETTINGS: Final = {
    "midgard": {"hall_of_fame": "true"},
    "northgard": {"creatures": "true"},
    "watch": {"mode": "full"},
    "wild": {"by_hand": "true"},
}
OF_EVERY_TABLE: Final = {
    *("agenda", "chance", "decision", "events", "listening"),
    *("offers", "opened", "origin", "others", "seats", "shared"),
}
# what follows from the rest, or is shared by all tables that are played alike: not saved
FOUND_AGAIN: Final[dict[str, set[str]]] = {
    "midgard": {"box", "full"},
    "northgard": {"box", "land", "land_shared"},
    "watch": {"box", "means", "rates", "road_sites", "settlement_sites", "shown", "tokens_shared", "yields"},
    "wild": {"box"},
}
KINDS: Final = {
    f"{name}.{kind.__name__}": kind
    for name in SETTINGS
    for kind in find_game(name).frames.values()
    if kind is not Apart
}
every_frame = pytest.mark.parametrize("kind", [*KINDS.values(), Apart], ids=[*KINDS, "Apart"])
every_game = pytest.mark.parametrize("name", SETTINGS)


# --- reading the rules


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def written(kind: type[Frame]) -> list[ast.ClassDef]:
    """The source of a class and its bases."""
    found: list[ast.ClassDef] = []
    for base in kind.__mro__[:-1]:
        path = SOURCES.joinpath(*base.__module__.split(".")).with_suffix(".py")
        found += [node for node in tree(path).body if isinstance(node, ast.ClassDef) and node.name == base.__name__]
    return found


def constructor(kind: type[Frame]) -> dict[str, str]:
    """Its parameters and their types."""
    for node in written(kind):
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                return {arg.arg: ast.unparse(arg.annotation or arg) for arg in part.args.args[1:]}
    return {}


def own_attribute(node: ast.AST) -> str | None:
    is_own = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    return node.attr if is_own and isinstance(node, ast.Attribute) else None


def attributes(kind: type[Frame]) -> set[str]:
    """Every attribute that it ever assigns to itself."""
    stored = [
        node
        for part in written(kind)
        for node in ast.walk(part)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    ]
    return {name for name in map(own_attribute, stored) if name}


def finals(kind: type[Frame]) -> set[str]:
    """Its attributes that are Final."""
    marked = [
        node.target
        for part in written(kind)
        for node in ast.walk(part)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("Final")
    ]
    return {name for name in map(own_attribute, marked) if name}


def changed_in_place(kind: type[Frame]) -> set[str]:
    """Its lists that get an item assigned, or one of the methods that change a list, where they were not copied."""
    found: set[str] = set()
    for method in [part for node in written(kind) for part in node.body if isinstance(part, ast.FunctionDef)]:
        nodes = list(ast.walk(method))
        items = [n.value for n in nodes if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store | ast.Del)]
        calls = [n.func for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)]
        targets = items + [call.value for call in calls if call.attr in CHANGING]
        replaced = [n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
        found |= {name for name in map(own_attribute, targets) if name} - set(map(own_attribute, replaced))
    return found


# --- frames


def sample(kind: str, number: int) -> Any:
    """A value of this type that is unlike any other."""
    if kind.startswith("list["):
        return [sample(kind[5:-1], number)]
    if kind == "Frame":
        return Frame()
    return f"text {number}" if kind == "str" else kind == "bool" or 100 + number


def made(kind: type[Frame]) -> Frame:
    values = [sample(of, number) for number, of in enumerate(constructor(kind).values())]
    return kind(*values)


@every_frame
def test_a_frame_holds_what_its_constructor_takes_and_nothing_else(kind: type[Frame]) -> None:
    """Under the same names: a save looks them up, and a load hands them to the constructor."""
    takes = constructor(kind)
    assert fields_of(kind) == tuple(takes)
    assert attributes(kind) == set(takes)
    frame = made(kind)
    for number, (name, of) in enumerate(takes.items()):
        if "Frame" not in of:
            assert getattr(frame, name) == sample(of, number)


@every_frame
def test_a_clone_of_a_frame_has_every_field_and_shares_none_that_changes(kind: type[Frame]) -> None:
    frame = made(kind)
    clone = frame.clone()
    assert type(clone) is kind
    if clone is frame:
        assert finals(kind) == attributes(kind), "to be shared by clones, all its fields must be Final"
    changing = changed_in_place(kind)
    for name, of in constructor(kind).items():
        mine, other = getattr(frame, name), getattr(clone, name)
        assert "Frame" in of or mine == other
        assert name not in changing or mine is not other, f"{name} is changed in place, so clones need their own"


# --- tables


def in_play(name: str) -> Table:
    """A table in its first turns, where the set-up is over and every field has been used."""
    table = longhouse.new_table(name, players=3, seed=7, settings=SETTINGS[name])
    for _ in range(60):
        table.pick(table.decision.options[0])
    return table


def held(table: Table) -> set[str]:
    """Every attribute, on both builds."""
    kinds = type(table).__mro__
    slots = {name for kind in kinds for name in getattr(kind, "__slots__", ())}
    compiled = {name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ())}
    return (slots | compiled | set(getattr(table, "__dict__", {}))) - {"__dict__", "__weakref__"}


def changed(value: Any) -> Any:
    """The same, and something more."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, Zone):
        return Zone([*value.cards, 7], value.seen_by, value.pool)
    if isinstance(value, Tally):
        return Tally([*value.counts, 7], value.width, value.seen_by, value.unknown, value.pool)
    return [*value, changed(value[-1]) if value else 7]


@every_game
def test_everything_that_a_table_holds_is_saved_or_can_be_found_again(name: str) -> None:
    table = in_play(name)
    fields = type(table).FIELDS
    assert len(set(fields)) == len(fields)
    assert held(table) - OF_EVERY_TABLE - set(PLAY) - set(fields) == FOUND_AGAIN[name]
    assert not set(fields) & (FOUND_AGAIN[name] | OF_EVERY_TABLE)


@every_game
def test_a_clone_of_a_table_has_every_field(name: str) -> None:
    """With values that no new table has, so that a default does not look like a copy."""
    table = in_play(name)
    for field in (*PLAY, *type(table).FIELDS):
        setattr(table, field, changed(getattr(table, field)))
    clone = table.clone()
    for field in (*PLAY, *type(table).FIELDS):
        assert save_value(getattr(clone, field)) == save_value(getattr(table, field)), field
    for field in (FOUND_AGAIN[name] | OF_EVERY_TABLE) - {"agenda", "chance", "events", "listening", "opened"}:
        assert getattr(clone, field) == getattr(table, field), field


def zones_of(table: Table) -> list[tuple[str, Zone]]:
    """Every zone with cards in it, and the field that it lies in."""
    found: list[tuple[str, Zone]] = []
    for field in type(table).FIELDS:
        value = getattr(table, field)
        parts = value if isinstance(value, list) else [value]
        found += [(field, part) for part in parts if isinstance(part, Zone) and part.cards]
    return found


@every_game
def test_no_view_and_no_reshuffle_forgets_a_zone(name: str) -> None:
    """What a spectator does not see of a zone is turned over; zones that are dealt again are not shared."""
    table = in_play(name)
    clones = [zone for _, zone in zones_of(table.clone())]
    own = table.zones()
    for field, zone in zones_of(table):
        assert any(zone is one for one in own), field
        assert not any(zone is one for one in clones), field
    view = table.view(SPECTATOR)
    assert len(zones_of(view)) > 2
    for field, zone in zones_of(view):
        assert zone.seen_by >> SPECTATOR & 1 or set(zone.cards) == {FACE_DOWN}, field
