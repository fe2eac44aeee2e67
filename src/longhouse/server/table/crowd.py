"""The people at a table: seats, sockets, who has left, and the votes on their seats."""

import math
import time
from typing import Final, final

from longhouse import find_game
from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.phrase import Players
from longhouse.server.people.bot_names import names_of
from longhouse.server.store.facts import NOBODY, Ballots, Presence, SeatInfo, TableInfo
from longhouse.server.table import telling, votes
from longhouse.server.table.client import NEWS, Client
from longhouse.server.wire import parts, wire


@final
class Crowd:
    """The seats of a table and the sockets connected to it. The game itself belongs to the room."""

    def __init__(self, table: TableInfo, grace: float) -> None:
        self.table = table
        self.grace: Final = grace  # seconds before the others may vote on the seat of a person who has left
        self.clients: Final[list[Client]] = []
        self.votes: Final = votes.Votes()
        self.gone_since: Final = {seat.seat: time.monotonic() for seat in table.seats}
        self.elsewhere = NOBODY  # who is at this table through other processes
        self.muted: Final[dict[str, dict[str, str]]] = {}  # by person: whose chat they have muted

    # --- coming and going

    def add(self, client: Client) -> list[int]:
        """Returns the seats about which there is nothing to vote on any more."""
        self.clients.append(client)
        if client.person is not None:
            shared = self.muted.setdefault(client.person.id, {})
            shared.update(client.muted)  # just read: they may have muted somebody at another table in the meantime
            client.muted = shared
        return self.forget_votes(self.seats_of(client))

    def forget_votes(self, seats: list[int]) -> list[int]:
        forgotten = [seat for seat in seats if self.votes.forget(seat)]
        for seat in forgotten:
            self.tell_vote(seat)
        return forgotten

    def meet(self, elsewhere: Presence) -> None:
        """Others have come or gone through other processes. How long somebody is gone counts from when we notice it."""
        seats = range(len(self.table.seats))
        before = {seat for seat in seats if self.online(seat)}
        self.elsewhere = elsewhere
        now = {seat for seat in seats if self.online(seat)}
        for seat in before - now:
            self.gone_since[seat] = time.monotonic()
        self.forget_votes(sorted(now - before))  # as has the process through which they came, in the database, too
        self.tell_presence()

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
        return person is not None and (person in self.elsewhere.people or self.is_here(person))

    def is_here(self, person: str) -> bool:
        """Whether they are connected to this very process."""
        return any(client.person_id == person for client in self.clients)

    @property
    def here(self) -> Presence:
        """Who is here through this process, for the others."""
        people = {seat.person for seat in self.table.seats if seat.person is not None and self.is_here(seat.person)}
        return Presence(frozenset(people), self.watching)

    @property
    def watching(self) -> int:
        return sum(1 for client in self.clients if client.viewer == SPECTATOR)

    @property
    def size(self) -> int:
        """How many sockets there are, of which we know through other processes only those of spectators."""
        return len(self.clients) + self.elsewhere.watching

    @property
    def is_empty(self) -> bool:
        """Whether nobody is at this table, through any process."""
        return not self.clients and self.elsewhere == NOBODY

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left their seat to a bot and nobody is watching.

        A table where only bots sat from the start is never deserted: they play for anyone who comes to watch.
        """
        people = [seat for seat in self.table.seats if seat.kind != "bot"]
        return self.is_empty and bool(people) and all(seat.stand_in for seat in people)

    @property
    def names(self) -> Players:
        return names_of(self.table.seats)

    def name_of(self, client: Client) -> str:
        """The name used at this table; spectators go by their own."""
        seats = self.seats_of(client)
        if seats:
            return self.table.seats[client.viewer if client.viewer in seats else seats[0]].name
        return "" if client.person is None else client.person.name

    def by_viewer(self) -> dict[int, list[Client]]:
        """The sockets that have been greeted, grouped by viewer."""
        found: dict[int, list[Client]] = {}
        for client in self.clients:
            if client.greeted:
                found.setdefault(client.viewer, []).append(client)
        return found

    def facts(self) -> parts.TableFacts:
        hosts = [seat.name for seat in self.table.seats if seat.person == self.table.host]
        return telling.table_facts(self.table, hosts[0] if hosts else "")

    def seat_facts(self) -> list[parts.SeatFacts]:
        return [self.seat_fact(seat) for seat in self.table.seats]

    def seat_fact(self, seat: SeatInfo) -> parts.SeatFacts:
        """Takes the seat as an argument because it may just have been read and be newer than the room's copy."""
        return telling.seat_facts(seat, self.online(seat.seat), self.needed(seat), self.wait(seat.seat))

    # --- formalities and bots

    def has_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat now, from the start or for a person who left."""
        return bool(self.table.seats[seat].played_by)

    def spares(self, seat: int) -> bool:
        """Whether the server answers formalities for this seat. A bot that plays the seat answers them itself."""
        return self.table.seats[seat].formalities and not self.has_bot(seat)

    def formalities_of(self, client: Client) -> list[int] | None:
        """The client's seats whose formalities the server answers; None without a seat, or if the game has no
        formalities."""
        seats = self.seats_of(client)
        if not seats or not find_game(self.table.game).formalities:
            return None
        return [seat for seat in seats if self.table.seats[seat].formalities]

    def tell_formalities(self, changed: list[int]) -> None:
        """Send the setting only to the clients in these seats: if the others knew it, they could tell what a quick
        answer means."""
        for client in self.clients:
            if client.greeted and any(seat in changed for seat in self.seats_of(client)):
                self.tell_own_formalities(client)

    def tell_own_formalities(self, client: Client) -> None:
        seats = self.formalities_of(client)
        if seats is not None:
            client.send(wire.FormalitiesMsg(seats))

    # --- telling

    def tell(self, message: wire.ServerMessage) -> None:
        frame, news = wire.write_frame(message), isinstance(message, NEWS)
        for client in self.clients:
            if client.greeted:
                client.put(frame, news)

    def presence(self) -> wire.PresenceMsg:
        return wire.PresenceMsg(self.facts(), self.seat_facts(), self.watching + self.elsewhere.watching)

    def tell_presence(self) -> None:
        self.tell(self.presence())

    # --- votes

    def voters(self, seat: int) -> set[str]:
        """The other people at the table who are online."""
        people = {other.person for other in self.table.seats if other.person is not None and self.online(other.seat)}
        return people - {self.table.seats[seat].person}

    def needed(self, seat: SeatInfo) -> int:
        """How many votes it takes for a bot to stand in; 0 if there is nothing to vote on."""
        decided = self.table.status != "playing" or seat.person is None or bool(seat.stand_in)
        return 0 if decided or self.online(seat.seat) else votes.needed(self.voters(seat.seat))

    def wait(self, seat: int) -> int:
        """Seconds until the others may vote on this seat; 0 if its player is here."""
        if self.table.seats[seat].person is None or self.online(seat):
            return 0
        return max(0, math.ceil(self.gone_since[seat] + self.grace - time.monotonic()))

    def vote_out(self, seat: int) -> parts.VoteOut:
        names = {other.person: other.name for other in reversed(self.table.seats) if other.person is not None}
        return self.votes.vote_out(seat, self.voters(seat), names)

    def take_votes(self, said: Ballots) -> None:
        """Take over what the database says, and tell everybody what is news. Somebody who is here again is not voted
        on, even if the database does not know it yet."""
        for seat in self.votes.replace({seat: by for seat, by in said.items() if not self.online(seat)}):
            self.tell_vote(seat)

    def open_votes(self) -> list[parts.VoteOut]:
        return [self.vote_out(seat) for seat in self.votes.said]

    def tell_vote(self, seat: int) -> None:
        self.tell(wire.VoteMsg(self.vote_out(seat)))
