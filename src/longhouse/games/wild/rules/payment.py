"""VW-4: what a player has to pay with, and how a cost is paid.

A payment is a list of sources, one for each unit, beer first: a purse (words.PURSE_POOL, PURSE_HALL, or FIRST_SLOT and
the slot of a building), or a plain resource card in hand, which is played for it.
"""

from typing import Final, final

from longhouse.games.wild.rules.strength import amount
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import from_hand, lay_played, return_tokens
from longhouse.kernel.decision import Seat


def card_source(t: Wild, card: int) -> int:
    return w.FIRST_SLOT + t.box.slots + card


def card_of(t: Wild, source: int) -> int:
    """The card in hand that a source is; NONE for a purse."""
    card = source - w.FIRST_SLOT - t.box.slots
    return card if card >= 0 else w.NONE


def worth(t: Wild, seat: Seat, card: int, resource: int) -> int:
    """VW-4.6: what a plain resource card gives of a resource."""
    n = 0
    for step in t.box.cards[card].play_steps:
        if step.resource == resource:
            n += amount(t, seat, step, 0)
    return n


def unit_of(cost: list[int], at: int) -> int:
    """VW-19.4: the resource of a unit of a cost: beer first, then gold."""
    return w.BEER if at < cost[w.BEER] else w.GOLD


def different(cards: list[int]) -> list[int]:
    """VW-19.1: cards with the same id are listed once, in their order; those that nobody may see are not."""
    found: list[int] = []
    for card in cards:
        at = len(found)
        while at > 0 and found[at - 1] > card:
            at -= 1
        if card >= 0 and (at == 0 or found[at - 1] != card):
            found.insert(at, card)
    return found


@final
class Till:
    """VW-4.1: everything that a seat can pay with; whatever is paid is taken out, and the table does not change."""

    def __init__(self, t: Wild, seat: Seat) -> None:
        at = seat * w.RESOURCES
        self.seat = seat
        self.pool = t.pool_now[:]
        self.cards = [card for card in t.hands[seat].cards if card >= 0 and t.box.cards[card].plain]
        self.loot = t.loot[at : at + w.RESOURCES]
        self.town = t.towns[seat]  # replaced, never changed in place, as on the table

    def holds(self, slot: int) -> int:
        return self.town[slot] >> w.TOKEN_SHIFT & w.TOKEN_MASK

    # --- how much

    def tokens(self, t: Wild, resource: int) -> int:
        """VW-4.1: on the town hall, producers and storages."""
        n = self.loot[resource]
        for slot in [*self.producers(t, resource), *self.storages(t, resource)]:
            n += self.holds(slot)
        return n

    def total(self, t: Wild, resource: int) -> int:
        """VW-4.6"""
        n = self.pool[resource] + self.tokens(t, resource)
        for card in self.cards:
            n += worth(t, self.seat, card, resource)
        return n

    # --- where from

    def producers(self, t: Wild, resource: int) -> list[int]:
        """Slots of those that hold a token."""
        sites = t.box.sites
        town = self.town
        return [s for s in range(1, len(town)) if self.holds(s) and sites[town[s] & w.SITE_KIND].produces == resource]

    def storages(self, t: Wild, resource: int) -> list[int]:
        """Slots of those that hold tokens."""
        sites = t.box.sites
        town = self.town
        return [s for s in range(1, len(town)) if self.holds(s) and sites[town[s] & w.SITE_KIND].stores == resource]

    def token_sources(self, t: Wild, resource: int) -> list[int]:
        """VW-19.4: the town hall, producers, storages; those that differ in nothing once (VW-19.1)."""
        found = [w.PURSE_HALL] if self.loot[resource] else []
        for slot in [*self.producers(t, resource), *self.storages(t, resource)]:
            if not self.has_twin(t, slot):
                found.append(w.FIRST_SLOT + slot)
        return found

    def sources(self, t: Wild, resource: int) -> list[int]:
        """VW-19.4: the pool, cards in hand, tokens."""
        found = [w.PURSE_POOL] if self.pool[resource] else []
        for card in different(self.cards):
            if worth(t, self.seat, card, resource):
                found.append(card_source(t, card))
        return found + self.token_sources(t, resource)

    def has_twin(self, t: Wild, slot: int) -> bool:
        """VW-19.1: an earlier building differs in nothing from this one."""
        for other in range(1, slot):
            if self.town[other] == self.town[slot] and t.forts_alike(self.seat, other, slot):
                return True
        return False

    # --- paying

    def take(self, t: Wild, source: int, resource: int) -> None:
        """VW-19.4: one unit. A card is played: all that it gives goes to the pool, and the unit is taken from there."""
        card = card_of(t, source)
        if card != w.NONE:
            self.cards.remove(card)
            for other in range(w.RESOURCES):
                self.pool[other] += worth(t, self.seat, card, other)
            source = w.PURSE_POOL
        if source == w.PURSE_POOL:
            self.pool[resource] -= 1
        elif source == w.PURSE_HALL:
            self.loot[resource] -= 1
        else:
            town = self.town[:]
            town[source - w.FIRST_SLOT] -= 1 << w.TOKEN_SHIFT
            self.town = town

    def next_source(self, t: Wild, resource: int, rest: int) -> int:
        """VW-4.7: pool, cards, tokens."""
        if self.pool[resource]:
            return w.PURSE_POOL
        card = self.next_card(t, resource, rest)
        return card_source(t, card) if card != w.NONE else self.next_token(t, resource)

    def next_card(self, t: Wild, resource: int, rest: int) -> int:
        """VW-4.7: the largest value that does not exceed the rest, or else the smallest that covers it."""
        best = w.NONE
        most = 0
        for card in different(self.cards):
            n = worth(t, self.seat, card, resource)
            fits_better = most < n <= rest
            if n and (best == w.NONE or fits_better or (most > rest and n < most)):
                best = card
                most = n
        return best

    def next_token(self, t: Wild, resource: int) -> int:
        """VW-4.7: town hall, producers, storages; of these first the one that holds the fewest, then the oldest."""
        if self.loot[resource]:
            return w.PURSE_HALL
        for slot in self.producers(t, resource):
            return w.FIRST_SLOT + slot
        fewest = 0
        for slot in self.storages(t, resource):
            if fewest == 0 or self.holds(slot) < self.holds(fewest):
                fewest = slot
        return w.FIRST_SLOT + fewest


# --- what can be paid


@final
class Stock:
    """What a seat has of one resource: how much, and in how many different sources; the same of tokens alone."""

    def __init__(self, pool: int, loot: int) -> None:
        self.tokens = loot
        self.token_sources = 1 if loot else 0
        self.have = pool + loot
        self.sources = self.token_sources + (1 if pool else 0)

    def has_choice(self, n: int) -> bool:
        """VW-19.5: there is more than is needed, and in different sources."""
        return 0 < n < self.have and self.sources > 1

    def has_tokens_to_choose(self, n: int) -> bool:
        """VW-19.5: the same of tokens."""
        return 0 < n < self.tokens and self.token_sources > 1

    def add_tokens(self, n: int, is_new: bool) -> None:
        """VW-19.1: on a building; a new source, if no earlier one is like it."""
        self.tokens += n
        self.have += n
        if is_new:
            self.token_sources += 1
            self.sources += 1

    def add_cards(self, n: int, copies: int) -> None:
        """VW-19.1: cards of one kind are one source."""
        if n:
            self.have += n * copies
            self.sources += 1


@final
class Funds:
    """What a `Till` holds, added up in one go: every main menu begins with it."""

    def __init__(self, t: Wild, seat: Seat) -> None:
        at = seat * w.RESOURCES
        self.beer: Final = Stock(t.pool_now[w.BEER], t.loot[at + w.BEER])
        self.gold: Final = Stock(t.pool_now[w.GOLD], t.loot[at + w.GOLD])
        self.cards: Final = different(t.hands[seat].cards)
        self.add_tokens(t, seat)
        self.add_cards(t, seat)

    def add_tokens(self, t: Wild, seat: Seat) -> None:
        town = t.towns[seat]
        for slot in range(1, len(town)):
            n = town[slot] >> w.TOKEN_SHIFT & w.TOKEN_MASK
            if n:
                site = t.box.sites[town[slot] & w.SITE_KIND]
                resource = site.produces if site.produces != w.NONE else site.stores
                self.of(resource).add_tokens(n, t.twin(seat, slot) == slot)

    def add_cards(self, t: Wild, seat: Seat) -> None:
        hand = t.hands[seat].cards
        for card in self.cards:
            if t.box.cards[card].plain:
                copies = 0
                for other in hand:
                    copies += 1 if other == card else 0
                self.beer.add_cards(worth(t, seat, card, w.BEER), copies)
                self.gold.add_cards(worth(t, seat, card, w.GOLD), copies)

    def of(self, resource: int) -> Stock:
        return self.beer if resource == w.BEER else self.gold

    def cover(self, cost: list[int]) -> bool:
        """VW-4.2, VW-4.6: in full, and without any exchange."""
        return cost[w.BEER] <= self.beer.have and cost[w.GOLD] <= self.gold.have


def available(t: Wild, seat: Seat, resource: int) -> int:
    """VW-4.6: from pool, plain resource cards in hand, and tokens."""
    return Till(t, seat).total(t, resource)


def tokens_of(t: Wild, seat: Seat, resource: int) -> int:
    """Tokens on the town hall, producers and storages of a seat."""
    n = t.loot[seat * w.RESOURCES + resource]
    for packed in t.towns[seat]:
        site = t.box.sites[packed & w.SITE_KIND]
        if site.produces == resource or site.stores == resource:
            n += packed >> w.TOKEN_SHIFT & w.TOKEN_MASK
    return n


# --- automatic payment


def automatic(t: Wild, seat: Seat, cost: list[int]) -> list[int]:
    """VW-4.7: the sources, one for each unit."""
    till = Till(t, seat)
    sources: list[int] = []
    for resource in range(w.RESOURCES):
        for rest in range(cost[resource], 0, -1):
            source = till.next_source(t, resource, rest)
            till.take(t, source, resource)
            sources.append(source)
    return sources


def automatic_tokens(t: Wild, seat: Seat, cost: list[int]) -> list[int]:
    """VW-4.11: with tokens alone."""
    till = Till(t, seat)
    sources: list[int] = []
    for resource in range(w.RESOURCES):
        for _ in range(cost[resource]):
            source = till.next_token(t, resource)
            till.take(t, source, resource)
            sources.append(source)
    return sources


# --- paying


def spend(t: Wild, seat: Seat, cost: list[int], sources: list[int]) -> None:
    """VW-11.3: what is paid for cards, buildings, the town hall and the mission swap; missions count it."""
    pay(t, seat, cost, sources)
    for resource in range(w.RESOURCES):
        t.spent[resource] += cost[resource]


def pay(t: Wild, seat: Seat, cost: list[int], sources: list[int]) -> None:
    """VW-4.3, VW-4.12: tokens return to the supply, cards are played, what they give beyond the cost stays."""
    if t.listening:
        tell_payment(t, seat, cost, sources)
    till = Till(t, seat)
    for at in range(len(sources)):
        resource = unit_of(cost, at)
        till.take(t, sources[at], resource)
        card = card_of(t, sources[at])
        if card != w.NONE:
            from_hand(t, seat, card)
            lay_played(t, seat, card)
            t.played_now = [*t.played_now, card]
        elif sources[at] != w.PURSE_POOL:
            return_tokens(t, resource, 1)
    t.pool_now = till.pool
    t.towns[seat] = till.town
    for resource in range(w.RESOURCES):
        t.loot[seat * w.RESOURCES + resource] = till.loot[resource]


def tell_payment(t: Wild, seat: Seat, cost: list[int], sources: list[int]) -> None:
    """Cards and tokens; temporary resources vanish without a word."""
    for resource in range(w.RESOURCES):
        units = sources[: cost[w.BEER]] if resource == w.BEER else sources[cost[w.BEER] :]
        for source in sorted(set(units)):
            card = card_of(t, source)
            n = units.count(source)
            if card != w.NONE:
                t.record("wild-event-paid-card", "VW-4.12", seat, [card, n])
            elif source != w.PURSE_POOL:
                slot = w.HALL if source == w.PURSE_HALL else source - w.FIRST_SLOT
                t.record("wild-event-paid-tokens", "VW-4.3", seat, [t.site(seat, slot), resource, n])
