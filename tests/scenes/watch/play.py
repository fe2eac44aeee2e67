"""Playing at a table of the Watch in the words of the game: picks by text, colours for seats, events as lines."""

from typing import ClassVar, Self

from longhouse.games.watch.rules.tiles import road_length
from longhouse.games.watch.state.message_keys import EVENTS, REASONS, SOURCES
from longhouse.games.watch.state.sites import road_sites, settlement_sites
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import PIECES, RESOURCES, STREAMS, TILE_IDS
from longhouse.kernel.decision import NOBODY, Decision, Option
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes import play
from tests.scenes.watch import facts

OF_A_SEAT = ("rob", "close", "ask", "look")  # picks that name a player


class Play(play.AnyPlay[Watch]):
    """A table of the Watch."""

    NAME = "watch"
    STREAMS = STREAMS
    REASONS = REASONS
    EVENTS = EVENTS
    WIDE: ClassVar = {"cards": RESOURCES, "short": RESOURCES, "held": RESOURCES}

    @property
    def colours(self) -> list[str]:
        return facts.colours(self.table)

    def fact_of(self, table: Watch, name: str) -> object:
        return facts.FACTS[name](table)

    def dice(self, one: int, two: int, trail: int = 0) -> Self:
        """What the next roll shows; in the full game the third die too."""
        self.load("dice", one, two)
        return self.load("trail", trail) if trail else self

    def conserved(self, when: str) -> None:
        """Nothing is lost or made (GW-2.1), and no cache is stale."""
        table = self.table
        for resource, total in enumerate(table.box.stock_of):
            assert sum(table.hands.counts[resource::RESOURCES]) == total, f"cards lost or made {when}"
        for kind, card in enumerate(table.box.cards):
            held = sum(table.cards.counts[kind :: table.cards.width]) + table.deck.cards.count(kind)
            held += table.looked.cards.count(kind) + table.discarded.cards.count(kind)
            assert held == card.count, f"{card.name} lost or made {when}"
        for seat in range(table.seats):
            placed = facts.pieces_on_board(table, seat)
            left = table.stock[seat * PIECES : (seat + 1) * PIECES]
            assert [a + b for a, b in zip(placed, left, strict=True)] == table.box.pieces, f"pieces lost {when}"
        if table.box.full:
            facts.check_north(table, when)
        if table.heroes and NOBODY not in table.heroes:
            assert len({*table.heroes, *table.display}) == table.seats + len(table.display), f"a hero twice {when}"
        fresh = table.clone()
        fresh.refresh()
        assert fresh.rates == table.rates, f"stale trade rates {when}"
        for seat in range(table.seats):  # asking also fills the caches, so that the next pick has to update them
            assert road_sites(table, seat) == road_sites(fresh, seat), f"stale paths {when}"
            assert settlement_sites(table, seat) == settlement_sites(fresh, seat), f"stale intersections {when}"
        assert table.lengths == [road_length(table, seat) for seat in range(table.seats)], f"stale lengths {when}"

    # --- words

    def option(self, text: str) -> Option:
        """What a text says; a path or an intersection by any of its names (GW-1.3), a seat by its colour."""
        verb, _, noun = self.proper(text).partition("/")
        if verb in OF_A_SEAT:
            noun = str(self.seat(noun))
        return super().option(f"{verb}/{noun}" if noun else verb)

    def question(self, decision: Decision) -> str:
        """With its numbers: `blue discard 4`."""
        return " ".join([super().question(decision), *[str(n) for n in decision.args]])

    def spell(self, option: Option) -> str:
        text = self.table.spell(option)
        verb, _, noun = text.partition("/")
        return f"{verb}/{self.colours[int(noun)]}" if verb in OF_A_SEAT else text

    def proper(self, text: str) -> str:
        verb, _, noun = text.partition("/")
        if verb in ("road", "lift"):
            return f"{verb}/{facts.path_name(noun)}"
        if verb in ("settlement", "keep"):
            return f"{verb}/{facts.corner_name(noun)}"
        return text

    # --- what the table shows, and its events

    def hexes(self) -> list[str]:
        """Terrain and number of every hex, in the order of the board."""
        return list(facts.hexes(self.table).values())

    def holds(self, colour: str) -> dict[str, int]:
        return facts.row(self.table.hands, self.seat(colour), self.table.box.resources)

    def deck_order(self) -> list[str]:
        return facts.deck_order(self.table)

    def rates(self, colour: str) -> dict[str, int]:
        return facts.rates(self.table, self.seat(colour))

    def pick_names(self, verb: str) -> list[str]:
        """Every place that this verb can name on this board."""
        texts = [self.table.spell(option) for option in self.table.vocabulary()]
        return [text.partition("/")[2] for text in texts if text.startswith(f"{verb}/")]

    def vocabulary(self) -> list[str]:
        """Every option that can ever be picked at this table."""
        return [self.spell(option) for option in self.table.vocabulary()]

    def ends(self, path: str) -> list[str]:
        """The two intersections of a path."""
        box = self.table.box
        return [box.name_of("intersection", end) for end in box.board.map.side_ends[self.option(f"road/{path}").a]]

    def hears(self, to: str, *lines: str) -> Self:
        """These and no others, in this order."""
        assert self.heard(to) == list(lines), f"{to} hears {self.heard(to)}, not {list(lines)}"
        return self

    def noun(self, kind: str, args: list[int]) -> str:
        box = self.table.box
        if FACE_DOWN in args:
            return "?"
        if kind == "cards":
            return "+".join([f"{n} {box.resources[i]}" for i, n in enumerate(args) if n])
        if kind == "seat":
            return self.colours[args[0]]
        if kind == "tile":
            return TILE_IDS[args[0]]
        return str(args[0]) if kind == "number" else box.name_of(kind, args[0])

    def fell(self, winner: str, ending: str, tie: str) -> Self:
        """GW-15.3: the Wall has fallen; `nobody` wins if everybody loses."""
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        found = ([self.colours[seat] for seat in result.winners], result.ending, result.tie, result.rule)
        winners = [] if winner == "nobody" else [winner]
        wanted = (winners, f"watch-ending-{ending}", f"watch-tie-{tie}", "GW-15.3")
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def won(self, colour: str, points: int) -> Self:
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        assert [self.colours[seat] for seat in result.winners] == [colour], f"{result.winners} won, not {colour}"
        assert result.points[self.seat(colour)] == points, f"{colour} has {result.points}, not {points}"
        return self

    def sources(self, colour: str) -> dict[str, int]:
        """The points of a finished game by their source."""
        result = self.table.result
        assert result is not None, "the game is not over"
        names = [name.removeprefix("watch-source-") for name in SOURCES]
        return dict(zip(names, result.sources[self.seat(colour)], strict=True))
