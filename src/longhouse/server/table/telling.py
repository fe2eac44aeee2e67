"""What a room sends about itself: who is here, the whole state, and what a pick has changed. One message serves all
sockets with the same view."""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, cast

import msgspec

from longhouse import SettingError, Table, find_game
from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.phrase import Phrase
from longhouse.server.people.bot_names import key_of
from longhouse.server.store.facts import ChatLine, SeatInfo, TableInfo
from longhouse.server.table import story
from longhouse.server.table.record import Record
from longhouse.server.table.story import Log
from longhouse.server.wire import parts, wire
from longhouse.server.wire.written import Pen, Written

MARK_BYTES: Final = 6
EVENTS_TOLD: Final = 200  # sent with the whole state; the replay has them all
NOTHING_TO_UNDO: Final = Phrase("room-undo-nothing", {})


class Scene(NamedTuple):
    """The table as a viewer sees it, without the latest events: if it is unchanged, there is nothing to send."""

    picture: Mapping[str, object]
    decisions: list[parts.DecisionOut]
    undo: parts.UndoOut
    over: parts.ScoreOut | None


class Shown(NamedTuple):
    """What a viewer was shown last, as it was written, and the version that it had."""

    version: int
    picture: Written
    decisions: bytes
    undo: parts.UndoOut
    over: parts.ScoreOut | None


class Moment(NamedTuple):
    """When something was made. Records are compared by identity: one that is read again may have other entries."""

    record: Record
    version: int
    names: story.Names


class Whole(NamedTuple):
    """All of a game that a viewer may know."""

    moment: Moment
    scenery: Mapping[str, object]
    scene: Scene
    events: list[parts.EventOut]


def scene(
    record: Record,
    view: Table,
    names: story.Names,
    common: story.Common | None = None,
    left: int | None = None,
) -> Scene:
    result = record.history.table.result if view.over else None
    score = story.score(record.game.name, result)
    picture, decisions = story.picture(view, common), story.decisions(view, names, common)
    return Scene(picture, decisions, undo_out(record, view, left), score)


def shown(version: int, scene: Scene, pen: Pen) -> Shown:
    picture, decisions, undo, over = scene
    return Shown(version, pen.write(picture), pen.item(decisions), undo, over)


def undo_out(record: Record, view: Table, left: int | None = None) -> parts.UndoOut:
    """Must depend on nothing that the viewer does not see, so the reason for a no is always the same."""
    seat = story.seat_of(view)
    if seat != story.NO_SEAT and record.history.can_undo(seat):
        return parts.UndoOut(seat, True, left=left)
    return parts.UndoOut(seat, False, None if seat == story.NO_SEAT else NOTHING_TO_UNDO)


def since_out(record: Record, viewer: int, now: float) -> parts.SinceOut | None:
    if viewer not in record.acted:
        return None
    entry, at = record.acted[viewer]
    return parts.SinceOut(record.numbers_for(viewer, entry)[0], max(0, int(now - at)))


def update(
    record: Record, view: Table, scene: Scene, events: list[parts.EventOut], seats: list[parts.SeatFacts]
) -> wire.UpdateMsg:
    seq, version = record.numbers_for(view.viewer)
    return wire.UpdateMsg(seq, version, scene.picture, scene.decisions, events, scene.undo, scene.over, seats)


def change(
    record: Record, view: Table, before: Shown, now: Shown, events: list[parts.EventOut], pen: Pen
) -> wire.PatchMsg:
    """What has changed since this viewer was last shown something."""
    seq, version = record.numbers_for(view.viewer)
    message = wire.PatchMsg(seq, version, before.version, pen.patch(before.picture, now.picture), events)
    if now.decisions != before.decisions:
        message.decisions = cast(list[parts.DecisionOut], msgspec.Raw(now.decisions))  # they are written already
    if now.undo != before.undo:
        message.undo = now.undo
    if now.over != before.over:
        message.over = now.over
    return message


def happened(
    record: Record, view: Table, log: Log, names: story.Names, common: story.Common | None = None
) -> list[parts.EventOut]:
    return story.events(view, record.numbered(view.viewer, log), names, common)


def table_facts(table: TableInfo, host: str) -> parts.TableFacts:
    past = table.is_past
    return parts.TableFacts(
        id=table.id,
        game=table.game,
        rules=table.rules,
        settings=table.settings,
        status=table.status,  # type: ignore[arg-type]  # the database holds nothing else
        watch=table.watch,  # type: ignore[arg-type]
        host=host,
        created=table.created,
        commitment=table.commitment,
        secret=table.secret if past and table.secret else None,
        seed=table.seed if past else None,
        rematch=table.rematch,
        pack=table.pack_title,
        promises=[seat.promise for seat in table.seats],
        words=[seat.word for seat in table.seats],
        lesson=table.lesson,
        parent=table.parent,
        parent_move=table.parent_picks,
        chance=chance_in(table.game),
    )


@cache
def chance_in(name: str) -> parts.Chance:
    """A game that is not installed here any more tells nothing."""
    try:
        streams = find_game(name).streams
    except SettingError:
        return "none"
    return "dice" if any(stream.rolled for stream in streams) else "draws" if streams else "none"


def seat_facts(seat: SeatInfo, online: bool = False, needed: int = 0, wait: int = 0) -> parts.SeatFacts:
    return parts.SeatFacts(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]  # the database holds nothing else
        bot=seat.bot,
        online=online or seat.kind == "bot",
        stand_in=seat.stand_in,
        needed=needed,
        wait=wait,
        named=key_of(seat),
    )


def chat_out(table_id: str, line: ChatLine) -> parts.ChatOut:
    speaker = speaker_of(table_id, line.person)
    return parts.ChatOut(line.id, line.name, speaker, line.seat == story.NO_SEAT, line.seat, line.text, line.at)


def muted_out(table_id: str, muted: dict[str, str]) -> list[parts.SpeakerOut]:
    return [parts.SpeakerOut(speaker_of(table_id, person), name) for person, name in muted.items()]


def speaker_of(table_id: str, person: str) -> str:
    """A mark for a person at one table, which does not reveal who they are elsewhere; person ids are never sent."""
    return hashlib.blake2b(f"{table_id} {person}".encode(), digest_size=MARK_BYTES).hexdigest()


def role_of(table: TableInfo, person: str) -> parts.Role:
    if person and person == table.host:
        return "host"
    return "seat" if table.seats_of(person) else "spectator"


def may_watch(table: TableInfo, person: str) -> bool:
    """While seats are open, anyone with the link may look; a running game may be closed to spectators."""
    return table.watch != "none" or table.status == "open" or role_of(table, person) != "spectator"


def whose_eyes(seats: list[int], wanted: int | None, asked: list[int]) -> int:
    """On a shared screen the seat that was asked for, otherwise the one that has a move; SPECTATOR without a seat."""
    if wanted in seats and wanted is not None:
        return wanted
    return next((seat for seat in asked if seat in seats), seats[0] if seats else SPECTATOR)
