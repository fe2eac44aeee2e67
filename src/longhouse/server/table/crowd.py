"""Who is at a table: seats, sockets, who has left, and the votes on their seats."""

import math
import time
from typing import Final, final

from longhouse import find_game
from longhouse.kernel.decision import SPECTATOR
from longhouse.server.store.facts import SeatInfo, TableInfo
from longhouse.server.table import telling, votes
from longhouse.server.table.client import Client
from longhouse.server.wire.wire import (
    FormalitiesMsg,
    PresenceMsg,
    SeatFacts,
    ServerMessage,
    TableFacts,
    VoteMsg,
    VoteOut,
)


@final
class Crowd:
    """Sockets come and go at any time; the game itself is the room's alone."""

    def __init__(self, table: TableInfo, grace: float) -> None:
        self.table = table
        self.grace: Final = grace  # seconds until the others may vote on the seat of somebody who is gone
        self.clients: Final[list[Client]] = []
        self.votes: Final = votes.Votes()
        self.gone_since: Final = {seat.seat: time.monotonic() for seat in table.seats}
        self.muted: Final[dict[str, dict[str, str]]] = {}  # by person: whose chat they do not want to hear

    # --- coming and going

    def add(self, client: Client) -> None:
        self.clients.append(client)
        if client.person is not None:
            shared = self.muted.setdefault(client.person.id, {})
            shared.update(client.muted)  # as just read: they may have muted somebody at another table meanwhile
            client.muted = shared
        for seat in self.seats_of(client):
            if self.votes.forget(seat):
                self.tell_vote(seat)

    def remove(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
        for seat in self.seats_of(client):
            if not self.online(seat):
                self.gone_since[seat] = time.monotonic()

    def send_away(self, code: int) -> None:
        for client in self.clients:
            client.close(code, "the table is put away")

    # --- who is who

    def seats_of(self, client: Client) -> list[int]:
        return self.table.seats_of(client.person_id)

    def online(self, seat: int) -> bool:
        person = self.table.seats[seat].person
        return person is not None and any(client.person_id == person for client in self.clients)

    @property
    def is_deserted(self) -> bool:
        """All people have left their seats to bots, and nobody looks. (Where none but bots sat from the beginning,
        they play for whoever comes to see it.)"""
        people = [seat for seat in self.table.seats if seat.kind != "bot"]
        return not self.clients and bool(people) and all(seat.stand_in for seat in people)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def name_of(self, client: Client) -> str:
        """The name at the table; a spectator has their own."""
        seats = self.seats_of(client)
        if seats:
            return self.table.seats[client.viewer if client.viewer in seats else seats[0]].name
        return "" if client.person is None else client.person.name

    def by_viewer(self) -> dict[int, list[Client]]:
        """The sockets that are listening, by whose eyes they have."""
        found: dict[int, list[Client]] = {}
        for client in self.clients:
            if client.greeted:
                found.setdefault(client.viewer, []).append(client)
        return found

    def facts(self) -> TableFacts:
        hosts = [seat.name for seat in self.table.seats if seat.person == self.table.host]
        return telling.table_facts(self.table, hosts[0] if hosts else "")

    def seat_facts(self) -> list[SeatFacts]:
        return [self.seat_fact(seat) for seat in self.table.seats]

    def seat_fact(self, seat: SeatInfo) -> SeatFacts:
        """The seat may be just read, and be told before the room knows of it."""
        return telling.seat_facts(seat, self.online(seat.seat), self.needed(seat), self.wait(seat.seat))

    # --- formalities and bots

    def has_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat now, from the beginning or for somebody who left."""
        return bool(self.table.seats[seat].played_by)

    def spares(self, seat: int) -> bool:
        """Whether we answer for this seat what is only a formality. A bot that plays it does so itself."""
        return self.table.seats[seat].formalities and not self.has_bot(seat)

    def formalities_of(self, client: Client) -> list[int] | None:
        """The client's seats whose formalities we answer; None for who has no seat, or where there are none."""
        seats = self.seats_of(client)
        if not seats or not find_game(self.table.game).formalities:
            return None
        return [seat for seat in seats if self.table.seats[seat].formalities]

    def tell_formalities(self, changed: list[int]) -> None:
        """To whose seats these are and to nobody else: who is spared would tell the others what an answer means."""
        for client in self.clients:
            if client.greeted and any(seat in changed for seat in self.seats_of(client)):
                self.tell_own_formalities(client)

    def tell_own_formalities(self, client: Client) -> None:
        seats = self.formalities_of(client)
        if seats is not None:
            client.send(FormalitiesMsg(seats))

    # --- telling

    def tell(self, message: ServerMessage) -> None:
        for client in self.clients:
            if client.greeted:
                client.send(message)

    def presence(self) -> PresenceMsg:
        watching = sum(1 for client in self.clients if client.viewer == SPECTATOR)
        return PresenceMsg(self.facts(), self.seat_facts(), watching)

    def tell_presence(self) -> None:
        self.tell(self.presence())

    # --- votes

    def voters(self, seat: int) -> set[str]:
        """The other people at the table who are here."""
        people = {other.person for other in self.table.seats if other.person is not None and self.online(other.seat)}
        return people - {self.table.seats[seat].person}

    def needed(self, seat: SeatInfo) -> int:
        """How many must want a bot to stand in; 0 where there is nothing to decide."""
        decided = self.table.status != "playing" or seat.person is None or bool(seat.stand_in)
        return 0 if decided or self.online(seat.seat) else votes.needed(self.voters(seat.seat))

    def wait(self, seat: int) -> int:
        """Seconds until the others may vote on this seat; 0 if nobody has left it."""
        if self.table.seats[seat].person is None or self.online(seat):
            return 0
        return max(0, math.ceil(self.gone_since[seat] + self.grace - time.monotonic()))

    def vote_out(self, seat: int) -> VoteOut:
        names = {other.person: other.name for other in reversed(self.table.seats) if other.person is not None}
        return self.votes.told(seat, self.voters(seat), names)

    def open_votes(self) -> list[VoteOut]:
        return [self.vote_out(seat) for seat in self.votes.said]

    def tell_vote(self, seat: int) -> None:
        self.tell(VoteMsg(self.vote_out(seat)))
