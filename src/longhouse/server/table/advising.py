"""Tips at the first time: what a person has not met before in this game, and what matters in their seat now."""

from longhouse import Table, find_game
from longhouse.messages.speech import advice_phrase
from longhouse.server.store.database import FAILURES
from longhouse.server.table.client import Client
from longhouse.server.table.room import Room
from longhouse.server.wire.said import AdviseIn
from longhouse.server.wire.wire import AdviceMsg


async def advise(room: Room, client: Client, message: AdviseIn) -> None:
    """Outside the room's own task, because the database is asked. In a lesson only the coach speaks."""
    if room.record is None:
        client.complain("not-begun", "room-not-begun", message.id)
    elif message.seat not in room.crowd.seats_of(client):
        client.complain("seat", "room-not-your-seat", message.id)
    elif room.coach.course is not None or room.table.is_past:
        client.send(AdviceMsg(message.id, None, "", 0))
    else:
        view = room.record.history.table.view(message.seat)  # now: later it may have a pick that is not saved yet
        room.chores.start(give(room, client, message, view), "a tip could not be given")


async def give(room: Room, client: Client, message: AdviseIn, view: Table) -> None:
    try:
        told = await advice_for(room, client.person_id, view, message)
    except FAILURES:  # what cannot be remembered is not said, or it would be said again and again
        told = AdviceMsg(message.id, None, "", 0)
    client.send(told)


async def advice_for(room: Room, person: str, view: Table, message: AdviseIn) -> AdviceMsg:
    """The most urgent tip that fits."""
    game = room.table.game
    met = await room.store.met(person, game)
    fresh = [advice for advice in find_game(game).face().advice if advice.name not in met]
    for advice in fresh:
        args = advice.fits(view, message.seat)
        if args is not None:
            await room.store.meet(person, game, advice.name)
            phrase = advice_phrase(view, advice, args, room.crowd.names)
            return AdviceMsg(message.id, phrase, advice.rule, len(fresh) - 1)
    return AdviceMsg(message.id, None, "", len(fresh))
