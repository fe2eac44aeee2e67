"""Chat at the table: short lines, not too many, and anyone can be muted. Browsers show it as plain text."""

import time
import unicodedata
from typing import Final

from longhouse.server.base.bucket import Bucket
from longhouse.server.people.bot_names import outlines_of
from longhouse.server.people.names import outline
from longhouse.server.store.database import FAILURES
from longhouse.server.store.facts import ChatLine
from longhouse.server.store.store import Taken
from longhouse.server.table import story, telling
from longhouse.server.table.client import Client
from longhouse.server.table.room import Room, why_not_kept
from longhouse.server.wire.said import ChatIn, MuteIn
from longhouse.server.wire.wire import ChatMsg, DoneMsg

SHORTEST: Final = 1e-6  # seconds between two lines, if the host sets no limit
MUTED_AT_MOST: Final = 100


async def say(room: Room, client: Client, message: ChatIn) -> None:
    """Save a line, then send it to everybody who wants to hear it. A line that is sent twice is said only once."""
    name = room.crowd.name_of(client)
    text = plain(message.text)
    if client.person is None or not name:
        client.complain("no-name", "room-chat-no-name", message.id)
    elif not text:
        client.complain("chat-empty", "room-chat-empty", message.id)
    elif any((line.person, line.said) == (client.person_id, message.id) for line in room.chat):
        client.send(DoneMsg(message.id, 0))
    elif passes_for_player(room, client, name):
        client.complain("name-at-table", "room-chat-name", message.id, name=name)
    elif not bucket_of(room, client.person_id).take():
        client.complain("chat-too-fast", "room-chat-too-fast", message.id)
    else:
        await keep(room, client, name, text, message.id)


async def keep(room: Room, client: Client, name: str, text: str, id: str) -> None:
    seat = client.viewer if client.viewer in room.crowd.seats_of(client) else story.NO_SEAT
    try:
        fresh = [await room.store.say(room.table.id, ChatLine(0, client.person_id, name, seat, text, time.time(), id))]
    except Taken:
        fresh = []  # said before, even if this process was not there
    except FAILURES as problem:
        room.log.warning("a line could not be saved", problem=repr(problem)[:200])
        client.complain("not-kept", why_not_kept(problem), id)
        return
    room.chat.extend(fresh)
    client.send(DoneMsg(id, 0))
    for line in fresh:
        tell(room, line)


def passes_for_player(room: Room, client: Client, name: str) -> bool:
    """Whether somebody who only watches has a name like that of a seat."""
    return not room.crowd.seats_of(client) and outline(name) in outlines_of(room.table.seats)


def tell(room: Room, line: ChatLine) -> None:
    message = ChatMsg(telling.chat_out(room.table.id, line))
    for client in room.crowd.clients:
        if client.greeted and line.person not in client.muted:
            client.send(message)


def tell_missed(room: Room, client: Client, after: int) -> None:
    """Send the lines after the last one that a returning client has seen."""
    for line in room.chat:
        if after >= 0 and line.id > after and line.person not in client.muted:
            client.send(ChatMsg(telling.chat_out(room.table.id, line)))


async def mute(room: Room, client: Client, message: MuteIn) -> None:
    """Saved with the person, so that it lasts after a restart and at every table. Visitors without a name cannot
    mute."""
    names = {line.person: line.name for line in room.chat} | client.muted
    found = [person for person in names if telling.speaker_of(room.table.id, person) == message.speaker]
    if client.person is None or not found or found[0] == client.person_id:
        client.complain("speaker", "room-speaker-unknown")
    elif message.off:
        await room.store.mute(client.person_id, found[0], None)
        client.muted.pop(found[0], None)
    elif len(client.muted) < MUTED_AT_MOST:
        await room.store.mute(client.person_id, found[0], names[found[0]])
        client.muted[found[0]] = names[found[0]]
    else:
        client.complain("muted-many", "room-muted-many", most=MUTED_AT_MOST)


def bucket_of(room: Room, person: str) -> Bucket:
    if person not in room.buckets:
        room.buckets[person] = Bucket(1 / max(room.settings.chat_every, SHORTEST), room.settings.chat_burst)
    return room.buckets[person]


def plain(text: str) -> str:
    """One line, without control characters or marks that change the direction of writing."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return " ".join(kept.split())
