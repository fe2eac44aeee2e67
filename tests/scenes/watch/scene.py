"""Scenes of the Watch: a real table put into any position that its pieces and cards allow, then played by picks.

scene = Scene("red", "blue").hand("red", lumber=1, brick=1).road("red", "1,1,NE").turn("red", "build")
scene.may("red", "road/1,1,E", "end-turn").pick("red", "road/1,1,E").shows(length={"red": 2}, hand={"red": {}})
"""

from typing import Self

from longhouse.games.watch.rules.tiles import road_length
from longhouse.games.watch.rules.turn import BEGIN as TURN_BEGINS
from longhouse.games.watch.rules.turn import BOTH, BUILDING, TRADING, Turn
from longhouse.games.watch.state.table import FACE_UP, FRESH, IN_HAND, Watch
from longhouse.games.watch.state.words import (
    LARGEST_PATROL,
    LONGEST_ROAD,
    PIECE_KEEP,
    PIECE_ROAD,
    PIECE_SETTLEMENT,
    PIECES,
    RESOURCES,
)
from longhouse.kernel.decision import NOBODY
from tests.scenes.dealing import Said, deal
from tests.scenes.watch.north import North
from tests.scenes.watch.play import Play

STEPS = {"trade": TRADING, "build": BUILDING, "both": BOTH}


class Opening(Play):
    """A game from its very beginning, with these settings or the defaults. `seed`, `luck` (by stream, what comes first)
    and `content` (another file) may be given beside the settings.
    """

    def __init__(self, players: int, **said: Said) -> None:
        super().__init__(deal(Watch, "watch", players, {"mode": "base", **said}))
        self.table.settle()


class Scene(North):
    """A position put together piece by piece; `turn` says whose turn it is, and from there it is played."""

    def __init__(self, *colours: str, **said: Said) -> None:
        bare: dict[str, Said] = {"mode": "base", "initial_placement": "phase", "first_player": "seat"}
        bare["colours"] = list(colours)
        super().__init__(deal(Watch, "watch", len(colours), bare | said))
        self.table.settle()
        self.told_holders: set[int] = set()

    # --- cards

    def hand(self, colour: str, **cards: int) -> Self:
        """These resource cards and no others, from the supply."""
        seat = self.seat(colour)
        for resource, name in enumerate(self.table.box.resources):
            self.move(seat, self.table.seats, resource, self.table.hands.row(seat)[resource])
            self.move(self.table.seats, seat, resource, cards.pop(name, 0))
        assert not cards, f"no such resource: {cards}"
        return self

    def supply(self, rest: str, **left: int) -> Self:
        """This many cards of these resources in the supply; the others are in the hand of `rest`."""
        for name, n in left.items():
            resource = self.table.box.resources.index(name)
            self.move(self.table.seats, self.seat(rest), resource, self.table.supply(resource) - n)
        return self

    def move(self, giver: int, taker: int, resource: int, n: int) -> None:
        counts = self.table.hands.counts
        counts[giver * RESOURCES + resource] -= n
        counts[taker * RESOURCES + resource] += n
        assert min(counts[giver * RESOURCES + resource], counts[taker * RESOURCES + resource]) >= 0, "no such card left"

    def cards(self, colour: str, **cards: int) -> Self:
        """Development cards in hand, bought in an earlier turn."""
        return self.deal_cards(colour, IN_HAND, cards)

    def fresh(self, colour: str, **cards: int) -> Self:
        """Development cards bought this turn."""
        self.table.card_bought = True
        return self.deal_cards(colour, FRESH, cards)

    def face_up(self, colour: str, **cards: int) -> Self:
        """Development cards that were played."""
        return self.deal_cards(colour, FACE_UP, cards)

    def deal_cards(self, colour: str, pile: int, cards: dict[str, int]) -> Self:
        table = self.table
        names = [card.name for card in table.box.cards]
        for name, n in cards.items():
            for _ in range(n):
                table.deck.cards.remove(names.index(name))
                table.cards.counts[table.card_row(pile, self.seat(colour)) + names.index(name)] += 1
        return self

    def deck(self, *top: str) -> Self:
        """These cards on top of the deck, the first of them first."""
        names = [card.name for card in self.table.box.cards]
        for name in reversed(top):
            kind = names.index(name)
            self.table.deck.cards.remove(kind)
            self.table.deck.cards.append(kind)
        return self

    def deck_empty(self, rest: str) -> Self:
        """All cards that are left are in the hand of `rest`."""
        for kind in self.table.deck.cards:
            self.table.cards.counts[self.table.card_row(IN_HAND, self.seat(rest)) + kind] += 1
        self.table.deck.cards = []
        return self

    def deck_left(self, rest: str, *cards: str) -> Self:
        """The deck has only these cards, the first of them on top; the others are in the hand of `rest`."""
        self.deck_empty(rest)
        for name in reversed(cards):
            kind = [card.name for card in self.table.box.cards].index(name)
            self.table.cards.counts[self.table.card_row(IN_HAND, self.seat(rest)) + kind] -= 1
            self.table.deck.cards.append(kind)
        return self

    # --- the board

    def road(self, colour: str, *names: str) -> Self:
        for name in names:
            path = self.option(f"road/{name}").a
            assert self.table.roads[path] == NOBODY, f"there is a road on {name} already"
            self.table.roads[path] = self.seat(colour)
            self.take_piece(colour, PIECE_ROAD)
        return self

    def settlement(self, colour: str, *names: str) -> Self:
        for name in names:
            self.found(colour, name)
            self.take_piece(colour, PIECE_SETTLEMENT)
        return self

    def keep(self, colour: str, *names: str) -> Self:
        for name in names:
            self.table.keeps[self.found(colour, name)] = 1
            self.take_piece(colour, PIECE_KEEP)
        return self

    def found(self, colour: str, name: str) -> int:
        here = self.option(f"settlement/{name}").a
        assert self.table.buildings[here] == NOBODY, f"there is a building on {name} already"
        self.table.buildings[here] = self.seat(colour)
        return here

    def take_piece(self, colour: str, piece: int) -> None:
        i = self.seat(colour) * PIECES + piece
        assert self.table.stock[i], f"{colour} has no such piece left"
        self.table.stock[i] -= 1

    def hex(self, at: str, terrain: str, number: str) -> Self:
        """Another tile and another number token on this place; none if the number is empty."""
        table = self.table
        place = self.option(f"tormund/{at}").a
        table.terrain, table.token = table.terrain[:], table.token[:]
        table.terrain[place] = table.box.terrains.index(terrain)
        table.token[place] = table.box.tokens.index(number) if number else -1
        return self

    def tormund(self, at: str) -> Self:
        self.table.tormund = self.option(f"tormund/{at}").a
        return self

    def longest_road(self, holder: str) -> Self:
        return self.tile(LONGEST_ROAD, holder)

    def largest_patrol(self, holder: str) -> Self:
        return self.tile(LARGEST_PATROL, holder)

    def tile(self, tile: int, holder: str) -> Self:
        self.table.holders[tile] = NOBODY if holder == "nobody" else self.seat(holder)
        self.told_holders.add(tile)
        return self

    # --- the turn

    def turn(self, colour: str, step: str = "roll") -> Self:
        """The turn of this colour begins; or it has come to its step `trade`, `build` or (combined) `both`."""
        table = self.table
        if table.box.full:
            for seat in range(table.seats):
                self.tidy(seat)
        table.refresh()
        table.lengths = [road_length(table, seat) for seat in range(table.seats)]
        assert max(table.lengths) < table.box.tile_minimum[LONGEST_ROAD] or LONGEST_ROAD in self.told_holders, (
            f"roads of {table.lengths}: say who holds Longest Road"
        )
        table.active = self.seat(colour)
        table.events = []
        table.agenda = [Turn(TURN_BEGINS)]
        table.reask()
        if step != "roll":
            table.agenda = [Turn(STEPS[step])]
            table.reask()
        self.sound("as the scene begins")
        return self


def quiet_north(players: int = 4, /, **said: Said) -> Scene:
    """The full game with red first, and no hero that asks for anything after a roll: Samwell is on the display."""
    scene = Scene(*("red", "blue", "yellow", "black")[:players], mode="full", **said)
    return scene.hero("blue" if players == 4 else "red", "alliser_thorne")
