"""The north in a scene: guards on the Wall, wildlings in camps, clearings and the Gift, the next token, heroes."""

from typing import Self

from longhouse.games.watch.rules.wall import guards_on
from longhouse.games.watch.rules.wildlings import keep_tokens, settlement_tokens
from longhouse.games.watch.state.table import EMPTY
from longhouse.games.watch.state.words import PIECE_GUARD, PIECE_KEEP, PIECE_SETTLEMENT, PIECES, SIDE_IDS
from longhouse.kernel.decision import NOBODY
from tests.scenes.watch.play import Play


class North(Play):
    """What a scene of the full game puts beyond the Wall, and before the players."""

    # --- the Wall

    def guard(self, colour: str, *sections: str) -> Self:
        """A guard on the lowest free post of each of these sections."""
        table = self.table
        for name in sections:
            section = [known.name for known in table.box.north.sections].index(name)
            post = section * table.box.north.posts + guards_on(table, section)
            assert post < (section + 1) * table.box.north.posts, f"{name} has no free post"
            table.posts[post] = self.seat(colour)
            table.stock[self.seat(colour) * PIECES + PIECE_GUARD] -= 1
            assert table.stock[self.seat(colour) * PIECES + PIECE_GUARD] >= 0, f"{colour} has no such piece left"
        return self

    def breaches(self, n: int) -> Self:
        self.table.breaches = n
        return self

    # --- wildlings

    def wildling(self, where: str, place: str, kind: str) -> Self:
        """A figure from the Frostfangs in the `camp` "cave-1", the `clearing` "c1_2" or, in the `gift`, on a hex."""
        table = self.table
        number = [known.name for known in table.box.north.wildlings].index(kind)
        table.frostfangs[number] -= 1
        assert table.frostfangs[number] >= 0, f"no {kind} left in the Frostfangs"
        if where == "gift":
            hexes = table.gift
            hexes[self.option(f"wildling/{place}").a] = number
        elif where == "camp":
            camp = self.option(f"wildling/{place}").a - table.box.camp_place(0, 0)
            assert camp % table.box.north.camps == 0 or table.camps[camp - 1] != EMPTY, f"a gap before {place}"
            table.camps[camp] = number
        else:
            clearing = [known.name for known in table.box.north.clearings].index(place)
            table.clearings = [*table.clearings, clearing * table.box.north.kinds + number]
        return self

    def token(self, kind: str, clan: str) -> Self:
        """The next token of the reserve is one of this kind and clan."""
        self.swap(self.table.reserve.cards, self.reserve() - 1, kind, clan)
        return self

    def used(self, kind: str, clan: str, n: int = 1) -> Self:
        """This many tokens of this kind and clan are used and face up; they come from the reserve."""
        for _ in range(n):
            self.swap(self.table.reserve.cards, 0, kind, clan)
            self.table.used.cards.append(self.table.reserve.cards.pop(0))
        return self

    def reserve_empty(self, rest: str) -> Self:
        """All tokens of the reserve lie on the build card of `rest`, under its settlements."""
        self.table.under[self.seat(rest)].cards += self.table.reserve.cards
        self.table.reserve.cards = []
        return self

    def under_settlement(self, colour: str, kind: str, clan: str) -> Self:
        """The next settlement of this colour stands on this token."""
        seat = self.seat(colour)
        self.tidy(seat)
        n = settlement_tokens(self.table, seat)
        cards = self.table.under[seat].cards
        self.swap(cards, len(cards) - n, kind, clan)
        return self.load("tokens", 0) if n > 1 else self

    def under_keep(self, colour: str, *tokens: tuple[str, str]) -> Self:
        """The next keep of this colour stands on these tokens (kind and clan), revealed in this order."""
        seat = self.seat(colour)
        self.tidy(seat)
        first = keep_tokens(self.table, seat) - self.table.box.north.keep_tokens
        for i, (kind, clan) in enumerate(tokens):
            self.swap(self.table.under[seat].cards, first + i, kind, clan, tokens[:i])
        return self

    def swap(self, cards: list[int], i: int, kind: str, clan: str, kept: tuple[tuple[str, str], ...] = ()) -> None:
        """Exchange the token at this place for one of this kind and clan."""
        north = self.table.box.north
        names = [(north.wildlings[token.kind].name, north.clans[token.clan].name) for token in north.tokens]
        wanted = names.index((kind, clan))
        if cards[i] == wanted:
            return
        zones = [self.table.reserve, *self.table.under, self.table.used]
        for zone in zones:
            for j, token in enumerate(zone.cards):
                if token == wanted and not (zone.cards is cards and j >= i - len(kept) and j < i):
                    zone.cards[j], cards[i] = cards[i], wanted
                    return
        raise AssertionError(f"no token {kind} {clan} left")

    def tidy(self, seat: int) -> None:
        """GW-10.8: one token for every settlement in stock, two for every keep; the others are in the reserve."""
        table = self.table
        stock = table.stock[seat * PIECES : (seat + 1) * PIECES]
        n = (
            stock[PIECE_KEEP] * table.box.north.keep_tokens
            + stock[PIECE_SETTLEMENT] * table.box.north.settlement_tokens
        )
        cards = table.under[seat].cards
        table.reserve.cards[:0] = cards[n:]
        del cards[n:]

    def reserve(self) -> int:
        return len(self.table.reserve.cards)

    # --- heroes

    def hero(self, colour: str, name: str, side: str = "A") -> Self:
        """This hero for that colour, this side up; its previous owner, or the display, gets the other one instead."""
        table, seat, hero = self.table, self.seat(colour), self.hero_number(name)
        if hero in table.heroes:
            table.heroes[table.heroes.index(hero)] = table.heroes[seat]
        else:
            table.display = sorted([*[other for other in table.display if other != hero], table.heroes[seat]])
        table.heroes[seat] = hero
        table.hero_sides[seat] = SIDE_IDS.index(side)
        return self

    def display(self, *names: str) -> Self:
        """These heroes and no others on the display; the rest is out of the game."""
        self.table.display = sorted(self.hero_number(name) for name in names)
        assert not {*self.table.heroes} & {*self.table.display}, "a hero on the display that a player has"
        return self

    def hero_number(self, name: str) -> int:
        assert NOBODY not in self.table.heroes, "heroes are not dealt yet"
        return [hero.name for hero in self.table.box.heroes].index(name)
