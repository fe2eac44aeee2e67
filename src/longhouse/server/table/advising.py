"""Tips at the first time: what a person has not met before in this game, and what matters in their seat now."""

from longhouse import find_game
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
        room.chores.start(give(room, client, message), "a tip could not be given")


async def give(room: Room, client: Client, message: AdviseIn) -> None:
    """The most urgent tip that fits; what cannot be remembered is not said, or it would be said again and again."""
    game, record = room.table.game, room.record
    assert record is not None
    view = record.history.table.view(message.seat)
    met = await room.store.met(client.person_id, game)
    fresh = [advice for advice in find_game(game).face().advice if advice.name not in met]
    for advice in fresh:
        args = advice.fits(view, message.seat)
        if args is not None:
            try:
                await room.store.meet(client.person_id, game, advice.name)
            except FAILURES:
                break
            phrase = advice_phrase(view, advice, args, room.crowd.names)
            client.send(AdviceMsg(message.id, phrase, advice.rule, len(fresh) - 1))
            return
    client.send(AdviceMsg(message.id, None, "", len(fresh)))
