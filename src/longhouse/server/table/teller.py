"""Sends every viewer of a table what it may know: the whole state, what it has missed, and what a pick has changed.

Only the room's own task may call it: at any other time a pick may have been made that is not in the journal yet.
"""

import time
from collections import deque
from collections.abc import Iterator
from typing import Final, final

from longhouse import SPECTATOR, Table
from longhouse.server.store.facts import ChatLine
from longhouse.server.table import story, telling
from longhouse.server.table.client import Client
from longhouse.server.table.crowd import Crowd
from longhouse.server.table.lessons import Coach
from longhouse.server.table.patience import Patience
from longhouse.server.table.record import Record
from longhouse.server.table.story import Log
from longhouse.server.table.telling import Moment, Scene, Shown, Whole
from longhouse.server.wire.parts import EventOut, UndoOut
from longhouse.server.wire.wire import StateMsg, UpdateMsg, write_frame
from longhouse.server.wire.written import Pen


@final
class Teller:
    """Remembers what each viewer was shown last, so that nothing is sent when nothing has changed."""

    def __init__(self, crowd: Crowd, chat: deque[ChatLine], patience: Patience, coach: Coach) -> None:
        self.crowd: Final = crowd
        self.coach: Final = coach
        self.patience: Final = patience
        self.chat: Final = chat
        self.shown: Final[dict[int, Shown]] = {}  # by viewer
        self.public: Whole | None = None  # what spectators were sent last

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
            since=None,
            over=None,
            chat=said,
            speaker=telling.speaker_of(table.id, client.person_id),
            muted=telling.muted_out(table.id, client.muted),
            votes=crowd.open_votes(),
            formalities=crowd.formalities_of(client),
            lesson=self.coach.out(record),
        )
        if record is not None:
            self.fill(message, record, client.viewer)
        return message

    def fill(self, message: StateMsg, record: Record, viewer: int) -> None:
        """Add the game itself, once it has begun."""
        whole = self.whole(record, viewer)
        shown = whole.scene
        message.seq, message.version = record.numbers_for(viewer)
        message.viewer = story.NO_SEAT if viewer == SPECTATOR else viewer
        message.scenery, message.picture, message.events = whole.scenery, shown.picture, whole.events
        message.decisions, message.undo, message.over = shown.decisions, shown.undo, shown.over
        message.since = telling.since_out(record, viewer, time.time())

    def whole(self, record: Record, viewer: int) -> Whole:
        """Made once for all spectators, who may be many, and who may ask often."""
        moment = Moment(record, record.version, self.crowd.names)
        if viewer == SPECTATOR and self.public is not None and self.public.moment == moment:
            return self.public
        view = record.history.table.view(viewer)
        events = telling.happened(record, view, record.log[-telling.EVENTS_TOLD :], moment.names)
        made = Whole(moment, story.scenery(view), self.show(record, view, Pen()), events)
        if viewer == SPECTATOR:
            self.public = made
        return made

    def missed(self, record: Record, viewer: int, log: Log) -> UpdateMsg:
        """What has happened since this viewer was last here."""
        view = record.history.table.view(viewer)
        scene = self.show(record, view, Pen())
        events = telling.happened(record, view, log, self.crowd.names)
        return telling.update(record, view, scene, events, self.crowd.seat_facts())

    def show(self, record: Record, view: Table, pen: Pen, common: story.Common | None = None) -> Scene:
        """The table as this viewer is shown it now."""
        left = self.patience.left(record, story.seat_of(view))
        scene = telling.scene(record, view, self.crowd.names, common, left)
        self.shown[view.viewer] = telling.shown(record.numbers_for(view.viewer)[1], scene, pen)
        return scene

    # --- to everybody

    def tell_change(self, record: Record, log: Log, actor: int) -> None:
        """Send everybody what a pick by `actor` has changed for them. A seat's secret choice changes nothing for the
        others: they do not even learn that it has picked."""
        table, viewers = record.history.table, self.crowd.by_viewer()
        self.public = None
        for viewer in [viewer for viewer in self.shown if viewer not in viewers]:
            del self.shown[viewer]
        pen, names = Pen(), self.crowd.names
        common = story.in_common(table, log, names) if len(viewers) > 1 else None
        for viewer, clients in viewers.items():
            view, before = table.view(viewer), self.shown.get(viewer)
            scene = self.show(record, view, pen, common)
            if viewer != actor and not log and before == self.shown[viewer]:
                continue
            events = telling.happened(record, view, log, names, common)
            for frame, readers in self.frames(record, view, before, scene, events, clients, pen):
                for client in readers:
                    client.put(frame, news=True)
                    client.version = self.shown[viewer].version
        if table.over:
            self.crowd.tell_presence()  # the secret behind the dice is public from now on

    def frames(
        self,
        record: Record,
        view: Table,
        before: Shown | None,
        scene: Scene,
        events: list[EventOut],
        clients: list[Client],
        pen: Pen,
    ) -> Iterator[tuple[str, list[Client]]]:
        """A patch for those who want one and have the picture that it changes; the whole picture for all others."""
        now = self.shown[view.viewer]
        ready = [client for client in clients if client.patches and before and client.version == before.version]
        if ready and before:
            yield write_frame(telling.change(record, view, before, now, events, pen)), ready
        others = [client for client in clients if client not in ready]
        if others:
            yield write_frame(telling.update(record, view, scene, events, self.crowd.seat_facts())), others

    def tell_all_anew(self, record: Record | None) -> None:
        """Send everybody the whole state: seats or the table itself have changed."""
        for client in self.crowd.clients:
            self.look(record, client)
            if client.greeted:
                client.catch_up(self.state(record, client))
