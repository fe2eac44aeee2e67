"""A hint: what a bot that thinks ahead would do in this seat. Only where no other person plays."""

from longhouse import Table
from longhouse.bots.hint import Hint
from longhouse.server.table import story
from longhouse.server.table.client import Client
from longhouse.server.table.room import Room
from longhouse.server.wire.said import HintIn
from longhouse.server.wire.wire import HintMsg


async def hint(room: Room, client: Client, message: HintIn) -> None:
    """The bot thinks outside the room's own task. The game goes on meanwhile, so the answer names the state it is
    about."""
    record, seat, person = room.record, message.seat, client.person_id
    if person in room.hinting and room.hinting[person][0] == message.id:
        room.hinting[person] = (message.id, client)  # asked again: the answer takes a while, or the connection was lost
        return
    why = no_hint(room, client, seat)
    if record is None or why:
        client.complain("hint", why, message.id)
        return
    room.hinting[person] = (message.id, client)
    view, seq = record.history.table.view(seat), record.numbers_for(seat)[0]
    room.chores.start(give(room, person, seat, view, seq, message.longer), "a hint could not be given")


def no_hint(room: Room, client: Client, seat: int) -> str:
    """Why this seat gets no hint; empty if it gets one."""
    if room.record is None:
        return "room-not-begun"
    if seat not in room.crowd.seats_of(client):
        return "room-not-your-seat"
    if any(other.kind != "bot" and other.seat != seat for other in room.table.seats):
        return "room-hint-others"
    if room.table.seats[seat].stand_in:
        return "room-stand-in"
    if room.table.is_past or seat not in [decision.seat for decision in room.record.history.table.decisions]:
        return "room-hint-nothing"
    return "room-hint-busy" if client.person_id in room.hinting else ""


async def give(room: Room, person: str, seat: int, view: Table, seq: int, longer: bool) -> None:
    """Think from the seat's own view alone, and answer on the socket from which the hint was last asked for."""
    found: Hint | None = None
    try:
        found = await room.driver.hint(room.table.id, view, view.decision_for(seat), room.crowd.names, longer)
    finally:
        id, client = room.hinting.pop(person)
        if found is None:
            client.complain("hint", "room-hint-failed", id)
    lines = story.hint_lines(view, found, room.crowd.names)
    client.send(HintMsg(id, seq, found.simulations, found.seconds, found.planned, found.nudge, lines))
