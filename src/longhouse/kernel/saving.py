"""Saving: a table as plain lists and back, even in mid-decision. Speed does not matter, so fields are found by name."""

from typing import Final

from longhouse.kernel.chance import KEY_BYTES, Chance
from longhouse.kernel.content import ContentFile
from longhouse.kernel.decision import NOBODY, NOTHING_ASKED, Decision, Option
from longhouse.kernel.game import Game, one_line
from longhouse.kernel.history import content_name
from longhouse.kernel.journal import STANDARD
from longhouse.kernel.origin import Origin
from longhouse.kernel.registry import find_game, game_names
from longhouse.kernel.table import Frame, Table
from longhouse.kernel.zone import Tally, Zone

PLAY: Final = ("over", "reveals", "viewer")  # what every table has besides its own FIELDS
FRAME_FIELDS: Final[dict[type[Frame], tuple[str, ...]]] = {}  # found once for each kind
DEEPEST: Final = 32  # levels of lists; a table has far fewer, and a save nested without end would exhaust the stack


class SaveError(ValueError):
    """A save that this version cannot load."""


def save(table: Table) -> list[object]:
    """Everything in a table as lists, numbers and texts; a view with its decisions, which it cannot make again."""
    origin = table.origin
    head = [
        origin.game,
        origin.version,
        name_of_content(origin),
        *sorted([f"{k}={v}" for k, v in origin.settings.items()]),
    ]
    fields = [save_value(getattr(table, name)) for name in PLAY + type(table).FIELDS]
    agenda = [save_value(frame) for frame in table.agenda]
    asked = [save_decision(decision) for decision in table.decisions] if table.viewer != NOBODY else []
    offers = [save_decision(offer) for offer in table.offers] if table.viewer != NOBODY else []
    return [head, table.seats, save_value(table.chance), agenda, fields, asked, *([offers] if offers else [])]


def name_of_content(origin: Origin) -> str:
    """As in a journal, so that a save outlives corrections of the content that are no change of the rules."""
    game = find_game(origin.game).edition(origin.version) if origin.game in game_names() else None
    return origin.content.fingerprint if game is None else content_name(game, origin.content)


def save_value(value: object) -> object:
    if isinstance(value, list):
        if value and type(value[0]) is int:  # lists are of one kind, and most are of numbers
            return value[:]
        return [save_value(item) for item in value]
    if isinstance(value, Zone):
        return [value.cards[:], value.seen_by, value.pool, *([value.known[:]] if value.known else [])]
    if isinstance(value, Tally):
        return [value.counts[:], value.width, value.seen_by[:], value.unknown[:], value.pool]
    if isinstance(value, Chance):
        loaded = [waiting[:] for waiting in value.loaded]
        keys = [] if value.keys is None else [[key.hex() for key in value.keys]]
        return [value.seeds[:], value.counts[:], loaded, *keys]
    if isinstance(value, Frame):
        return [type(value).__name__, *[save_value(getattr(value, name)) for name in fields_of(type(value))]]
    return value


def fields_of(kind: type[Frame]) -> tuple[str, ...]:
    """The fields of a frame, in the order in which it is saved: what its constructor takes."""
    if kind not in FRAME_FIELDS:
        import inspect  # noqa: PLC0415  (takes longer to import than many a program that never saves)

        FRAME_FIELDS[kind] = tuple(inspect.signature(kind).parameters)
    return FRAME_FIELDS[kind]


def save_decision(decision: Decision) -> list[object]:
    options = [[option.verb, option.a, option.b] for option in decision.options]
    return [decision.seat, decision.ask, decision.args[:], options]


def saved_game(saved: object) -> Game:
    """The game that was saved, by the rules of its version where they are known; raises SaveError if it is not here."""
    if not isinstance(saved, list) or not saved or not isinstance(saved[0], list) or not saved[0]:
        raise SaveError("this is no save of a table")
    name = str(saved[0][0])
    if name not in game_names():
        here = ", ".join(game_names())
        raise SaveError(f"this is a save of '{one_line(name)}', a game that is not here; there is {here}")
    game, version = find_game(name), saved[0][1] if len(saved[0]) > 1 else 0
    then = game.edition(version) if isinstance(version, int) else None
    return game if then is None else then


def load(game: Game, content: ContentFile, saved: object) -> Table:
    """The table that was saved, with the content that it was played with."""
    fault = fault_of(saved)
    if fault:
        raise SaveError(f"this is no save of {game.name}: {fault}")
    try:
        return load_table(game, content, as_list(saved))
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, AssertionError, OverflowError) as problem:
        raise SaveError(f"this is no save of {game.name}, rules version {game.version}: {problem}") from problem


def fault_of(saved: object) -> str:
    """What no save has in it, wherever it is: rules that count with a fraction might never come to an end. Looked at
    level by level, without recursion."""
    level = [saved]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for value in level:
            if isinstance(value, list):
                inner += value
            elif not isinstance(value, (int, str)):
                return f"{one_line(repr(value))} where a whole number or a text should be"
        level = inner
    return f"more than {DEEPEST} lists in one another" if level else ""


def load_table(game: Game, content: ContentFile, saved: list[object]) -> Table:
    head, seats, chance, agenda, fields, asked, *offers = saved
    name, version, played_with, *texts = as_list(head)
    if name != game.name:
        raise SaveError(f"it is one of {name}")
    if version != game.version:
        raise SaveError(f"it was played by rules version {version}: load it with a release that has that version")
    check_content(game, content, played_with)
    assert isinstance(seats, int) and isinstance(agenda, list) and isinstance(fields, list) and isinstance(asked, list)
    settings = game.complete_settings(seats, dict([str(text).split("=", 1) for text in texts]))
    table = game.deal(seats, settings, content, load_chance(chance, len(game.streams)))
    names = PLAY + type(table).FIELDS
    if len(names) != len(fields):
        raise SaveError(f"{len(names)} fields expected, {len(fields)} found")
    for name, value in zip(names, fields, strict=True):
        setattr(table, name, load_value(getattr(table, name), value))
    table.agenda = [load_frame(game, frame) for frame in agenda]
    table.refresh()
    if table.viewer == NOBODY:
        table.reask()
    else:
        decisions = [load_decision(item) for item in asked]
        table.decision = decisions[0] if decisions else NOTHING_ASKED
        table.others = decisions[1:]
        table.offers = [load_decision(item) for item in as_list(offers[0])] if offers else []
    return table


def former_contents(game: Game) -> tuple[str, ...]:
    """The fingerprints of what came with this version of the game, if it is an older one."""
    editions = find_game(game.name).editions
    return next((edition.contents for edition in editions if edition.version == game.version), ())


def check_content(game: Game, content: ContentFile, played_with: object) -> None:
    """Older saves name the content that came with the game by its fingerprint."""
    here = content_name(game, content)
    if played_with in (here, content.fingerprint) or (here == STANDARD and played_with in former_contents(game)):
        return
    if played_with == STANDARD:
        raise SaveError("it was played with the content that comes with the game: load it without a pack")
    raise SaveError(f"it was played with the pack {played_with}: load it together with the file of that pack")


def load_value(pattern: object, saved: object) -> object:
    """What was saved, in the shape that the field has on a fresh table."""
    if isinstance(pattern, Zone):
        cards, seen_by, pool, *known = as_list(saved)
        return Zone(as_numbers(cards), as_number(seen_by), as_number(pool), as_numbers(known[0]) if known else None)
    if isinstance(pattern, Tally):
        counts, width, seen, unknown, pool = as_list(saved)
        return Tally(as_numbers(counts), as_number(width), as_numbers(seen), as_numbers(unknown), as_number(pool))
    if isinstance(pattern, list) and pattern and isinstance(pattern[0], Zone):
        return [load_value(pattern[0], item) for item in as_list(saved)]
    return copied(saved)


def copied(saved: object) -> object:
    return [copied(item) for item in saved] if isinstance(saved, list) else saved


def load_frame(game: Game, saved: object) -> Frame:
    name, *fields = as_list(saved)
    kind = game.frames[str(name)]
    frame: Frame = kind(*[load_frame_field(game, field) for field in fields])
    return frame


def load_frame_field(game: Game, saved: object) -> object:
    """A frame holds numbers, texts, lists of them, and (where seats choose apart) lists of frames."""
    if isinstance(saved, list):
        if saved and isinstance(saved[0], str) and saved[0] in game.frames:
            return load_frame(game, saved)
        return [load_frame_field(game, item) for item in saved]
    return saved


def load_chance(saved: object, streams: int) -> Chance:
    """Raises SaveError if a stream has not all that it needs: the next draw would fail in the middle of the game."""
    seeds, counts, loaded, *keyed = as_list(saved)
    keys = [bytes.fromhex(str(key)) for key in as_list(keyed[0])] if keyed else None
    chance = Chance(as_numbers(seeds), as_numbers(counts), [as_numbers(part) for part in as_list(loaded)], keys)
    whole = len(chance.seeds) == 2 * streams if keys is None else [len(key) for key in keys] == [KEY_BYTES] * streams
    if not whole or len(chance.counts) != streams or len(chance.loaded) not in (0, streams):
        raise SaveError(f"its random streams are damaged; there should be {streams}")
    return chance


def load_decision(saved: object) -> Decision:
    seat, ask, args, options = as_list(saved)
    picks = [as_numbers(option) for option in as_list(options)]
    return Decision(as_number(seat), str(ask), as_numbers(args), [Option(p[0], p[1], p[2]) for p in picks])


def as_list(value: object) -> list[object]:
    assert isinstance(value, list), f"{value!r} where a list should be"
    return value


def as_number(value: object) -> int:
    assert isinstance(value, int), f"{value!r} where a number should be"
    return value


def as_numbers(value: object) -> list[int]:
    return [as_number(item) for item in as_list(value)]
