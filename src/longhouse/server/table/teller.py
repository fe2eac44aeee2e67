"""Sends every viewer of a table what it may know: the whole state, what it has missed, and what a pick has changed.

Only the room's own task may call it: at any other time a pick may have been made that is not in the journal yet.
"""

from collections import deque
from typing import Final, final

from longhouse.server.store.facts import ChatLine
from longhouse.server.table import story, telling
from longhouse.server.table.client import Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.record import Record
from longhouse.server.table.story import Log
from longhouse.server.table.telling import Scene
from longhouse.server.wire.wire import StateMsg, UndoOut, UpdateMsg, write_frame


@final
class Teller:
    """Remembers what each viewer was shown last, so that nothing is sent when nothing has changed."""

    def __init__(self, crowd: Crowd, chat: deque[ChatLine]) -> None:
        self.crowd: Final = crowd
        self.chat: Final = chat
        self.shown: Final[dict[int, Scene]] = {}  # by viewer

    def look(self, record: Record | None, client: Client) -> None:
        """Give the client the view that it may have now."""
        asked = [] if record is None else [decision.seat for decision in record.history.table.decisions]
        client.viewer = telling.whose_eyes(self.crowd.seats_of(client), client.wanted, asked)

    # --- to one client

    def state(self, record: Record | None, client: Client) -> StateMsg:
        """Everything that this client may know."""
        crowd, table = self.crowd, self.crowd.table
        said = [telling.chat_out(table.id, line) for line in self.chat if line.person not in client.muted]
        message = StateMsg(
            seq=0,
            version=0,
            table=crowd.facts(),
            seats=crowd.seat_facts(),
            me=crowd.seats_of(client),
            role=telling.role_of(table, client.person_id),
            viewer=story.NO_SEAT,
            scenery=None,
            picture=None,
            decisions=[],
            events=[],
            undo=UndoOut(story.NO_SEAT, False),
            over=None,
            chat=said,
            speaker=telling.speaker_of(table.id, client.person_id),
            muted=telling.muted_out(table.id, client.muted),
            votes=crowd.open_votes(),
            formalities=crowd.formalities_of(client),
        )
        if record is not None:
            self.fill(message, record, client.viewer)
        return message

    def fill(self, message: StateMsg, record: Record, viewer: int) -> None:
        """Add the game itself, once it has begun."""
        view = record.history.table.view(viewer)
        shown = self.shown[viewer] = telling.scene(record, view, self.crowd.names)
        message.seq, message.version = record.numbers_for(viewer)
        message.viewer = story.seat_of(view)
        message.scenery, message.picture = story.scenery(view), shown.picture
        message.decisions, message.undo, message.over = shown.decisions, shown.undo, shown.over
        message.events = telling.happened(record, view, record.log[-telling.EVENTS_TOLD :], self.crowd.names)

    def missed(self, record: Record, viewer: int, log: Log) -> UpdateMsg:
        """What has happened since this viewer was last here."""
        view = record.history.table.view(viewer)
        shown = self.shown[viewer] = telling.scene(record, view, self.crowd.names)
        return telling.update(record, view, shown, log, self.crowd.seat_facts(), self.crowd.names)

    # --- to everybody

    def tell_change(self, record: Record, log: Log, actor: int) -> None:
        """Send everybody what a pick by `actor` has changed for them. A seat's secret choice changes nothing for the
        others: they do not even learn that it has picked."""
        seats, names = self.crowd.seat_facts(), self.crowd.names
        viewers = self.crowd.by_viewer()
        for viewer in [viewer for viewer in self.shown if viewer not in viewers]:
            del self.shown[viewer]
        for viewer, clients in viewers.items():
            view = record.history.table.view(viewer)
            shown = telling.scene(record, view, names)
            if viewer != actor and not log and self.shown.get(viewer) == shown:
                continue
            self.shown[viewer] = shown
            frame = write_frame(telling.update(record, view, shown, log, seats, names))
            for client in clients:
                client.put(frame, news=True)
        if record.history.table.over:
            self.crowd.tell_presence()  # the secret behind the dice is public from now on

    def tell_all_anew(self, record: Record | None) -> None:
        """Send everybody the whole state: seats or the table itself have changed."""
        for client in self.crowd.clients:
            self.look(record, client)
            if client.greeted:
                client.catch_up(self.state(record, client))
