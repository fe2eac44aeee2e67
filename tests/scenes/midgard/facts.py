"""What a table of Champions of Midgard shows, in the words of the game: facts by colour, and by fight or shore."""

from collections.abc import Callable

from longhouse.games.midgard.state.table import CARGO, ORDERS, Midgard
from longhouse.games.midgard.state.words import (
    CARGO_IDS,
    DICE,
    DIE_IDS,
    GOOD_IDS,
    GOODS,
    NONE,
    PHASE_COMBAT,
    PHASE_IDS,
    PHASE_PLACEMENT,
    POOL_DESTINIES,
    SHORE_1,
    STOCK_IDS,
    TARGET_IDS,
)
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.zone import FACE_DOWN, Zone

Named = dict[str, object]


def colour(t: Midgard, seat: int) -> str:
    return "nobody" if seat == NOBODY else t.box.colours[seat]


def by_colour(t: Midgard, fact: Callable[[int], object]) -> Named:
    return {t.box.colours[seat]: fact(seat) for seat in range(t.seats)}


def targets(t: Midgard) -> list[str]:
    return list(TARGET_IDS[: SHORE_1 + t.box.shores_used])


def by_target(t: Midgard, fact: Callable[[int], object]) -> Named:
    return {name: fact(target) for target, name in enumerate(targets(t))}


def by_shore(t: Midgard, fact: Callable[[int], object]) -> Named:
    return {t.box.shores[shore].name: fact(shore) for shore in range(t.box.shores_used)}


def some(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """Only what there is any of."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def goods(t: Midgard, seat: int) -> dict[str, int]:
    return some(GOOD_IDS, t.goods[seat * GOODS : (seat + 1) * GOODS])


def dice(numbers: list[int], at: int) -> dict[str, int]:
    return some(DIE_IDS, numbers[at * DICE : (at + 1) * DICE])


def runes(t: Midgard, numbers: list[int]) -> list[str]:
    return ["" if number == NONE else t.box.runes[number].name for number in numbers]


def destinies(t: Midgard, numbers: list[int]) -> list[str]:
    return ["?" if number == FACE_DOWN else t.box.destinies[number].name for number in numbers]


def enemies(t: Midgard, numbers: list[int]) -> list[str]:
    return ["?" if number == FACE_DOWN else t.box.enemies[number].name for number in numbers]


def journeys(t: Midgard, numbers: list[int]) -> list[str]:
    return ["?" if number == FACE_DOWN else t.box.journeys[number].name for number in numbers]


def ship(t: Midgard, number: int) -> str:
    return "" if number == NONE else t.box.ships[number].name


def orders(t: Midgard, seat: int) -> Named:
    """CM-7.8: what is assigned and not confirmed yet, by fight or ship."""
    row = t.orders.row(seat) or [0] * ORDERS
    rows = {name: some(CARGO_IDS, row[target * CARGO : (target + 1) * CARGO]) for target, name in enumerate(TARGET_IDS)}
    return {name: cargo for name, cargo in rows.items() if cargo}


def placed(t: Midgard) -> list[str]:
    """`red market`, in the order in which the workers were placed."""
    rows = [t.placed[at : at + 2] for at in range(0, len(t.placed), 2)]
    return [f"{colour(t, seat)} {t.box.places[place].name}" for place, seat in rows]


def decks(t: Midgard) -> dict[str, int]:
    zones = {
        "troll": t.troll_deck,
        "draugr": t.draugr_deck,
        "monster": t.monster_deck,
        "journey": t.journey_deck,
        "rune": t.rune_deck,
        "merchant": t.merchant_deck,
    }
    sizes = {name: len(zone.cards) for name, zone in zones.items()}
    sizes["destiny"] = len(t.destiny_deck.cards) + sum(len(bundle.cards) for bundle in t.bundles)
    return sizes


FACTS: dict[str, Callable[[Midgard], object]] = {
    # the players
    "goods": lambda t: by_colour(t, lambda seat: goods(t, seat)),
    "glory": lambda t: by_colour(t, t.glory),
    "blame": lambda t: by_colour(t, lambda seat: t.blame[seat]),
    "dice": lambda t: by_colour(t, lambda seat: dice(t.reserve, seat)),
    "warriors": lambda t: by_colour(t, t.warriors),
    "workers": lambda t: by_colour(t, lambda seat: t.workers[seat]),
    "crew": lambda t: by_colour(t, lambda seat: t.crew[seat]),
    "leader": lambda t: by_colour(t, lambda seat: t.box.leaders[t.leaders[seat]].name if t.leaders[seat] >= 0 else ""),
    "ship": lambda t: by_colour(t, lambda seat: ship(t, t.ship_of[seat])),
    "runes": lambda t: by_colour(t, lambda seat: runes(t, t.runes[seat])),
    "used": lambda t: by_colour(t, lambda seat: runes(t, [rune for rune in t.runes[seat] if t.used >> rune & 1])),
    "destinies": lambda t: by_colour(t, lambda seat: sorted(destinies(t, t.destinies[seat].cards))),
    "revealed": lambda t: by_colour(t, lambda seat: destinies(t, t.revealed[seat])),
    "trophies": lambda t: by_colour(t, lambda seat: enemies(t, t.trophies[seat].cards)),
    "hunts": lambda t: by_colour(t, t.hunts),
    # fights and ships
    "holder": lambda t: by_target(t, lambda target: colour(t, t.holder[target])),
    "ships": lambda t: by_target(t, lambda target: ship(t, t.ship_at[target])),
    "sent": lambda t: by_target(t, lambda target: dice(t.sent, target)),
    "laden": lambda t: by_target(t, lambda target: t.laden[target]),
    "enemies": lambda t: by_target(t, lambda target: "".join(enemies(t, there(t.enemies[target])))),
    "coins": lambda t: by_target(t, lambda target: t.coins[target]),
    "journeys": lambda t: by_shore(t, lambda shore: "".join(journeys(t, t.journeys[shore].cards))),
    # the town
    "round": lambda t: t.round,
    "phase": lambda t: PHASE_IDS[t.phase],
    "first": lambda t: colour(t, t.first),
    "active": lambda t: colour(t, t.active),
    "placed": placed,
    "stalls": lambda t: [t.box.places[place].name for place in t.stalls],
    "hired": lambda t: t.hired,
    "stock": lambda t: some(STOCK_IDS, t.stock),
    "supply": lambda t: some(DIE_IDS, t.supply),
    "display": lambda t: runes(t, t.display),
    "merchant": lambda t: t.box.merchants[t.merchants[-1]].name if t.merchants else "",
    "decks": decks,
    "journey_deck": lambda t: journeys(t, t.journey_deck.cards[::-1]),
    "journey_discard": lambda t: journeys(t, t.journey_discard),
    "enemy_discard": lambda t: enemies(t, t.enemy_discard),
    "destiny_deck": lambda t: destinies(t, t.destiny_deck.cards[::-1]),
    "under": lambda t: [sorted(destinies(t, bundle.cards)) for bundle in t.bundles],
    "looked": lambda t: sorted(destinies(t, t.looked.cards)),
    "demanded": lambda t: colour(t, t.demanded),
    "orders": lambda t: by_colour(t, lambda seat: orders(t, seat)),
}


def there(number: int) -> list[int]:
    return [] if number == NONE else [number]


# --- what no pick may break


def dice_of(t: Midgard) -> list[int]:
    """CM-1.6: how many dice of each type there are anywhere."""
    total = [t.supply[die] + t.stock[die] for die in range(DICE)]
    for numbers in (t.reserve, t.sent):
        for at, n in enumerate(numbers):
            total[at % DICE] += n
    return total


def check_sound(t: Midgard, when: str) -> None:
    numbers = [*t.goods, *t.blame, *t.workers, *t.reserve, *t.supply, *t.stock, *t.sent, *t.laden, *t.coins]
    assert min(numbers) >= 0, f"less than nothing {when}: {numbers}"
    for seat in range(t.seats):
        assert t.warriors(seat) <= t.box.warriors_per_player, f"{colour(t, seat)} has too many warriors {when}"
        if PHASE_PLACEMENT <= t.phase <= PHASE_COMBAT:
            out = t.placed[1::2].count(seat)
            assert t.workers[seat] + out == t.crew[seat], f"{colour(t, seat)} has lost or made a worker {when}"
    check_places(t, when)
    check_cards(t, when)


def check_places(t: Midgard, when: str) -> None:
    """CM-4.3, CM-6.1: no space holds too many; every fight and ship has a worker of its owner."""
    for place in set(t.placed[::2]):
        spaces = t.box.places[place].spaces
        assert not spaces or t.placed[::2].count(place) <= spaces, f"{t.box.places[place].name} is too full {when}"
    for target, name in enumerate(TARGET_IDS):
        held = t.holder[target] != NOBODY
        assert held or not (t.warriors_at(target) or t.laden[target]), f"{name} has warriors of nobody {when}"
        assert target < SHORE_1 or held == (t.ship_at[target] != NONE), f"{name}: held {held}, its ship is not {when}"
        ship = t.ship_at[target]
        room = t.box.ships[ship].capacity if ship != NONE else t.box.warriors_per_player
        assert t.warriors_at(target) + t.laden[target] <= room, f"{name} is overloaded {when}"


def check_cards(t: Midgard, when: str) -> None:
    """Every card lies in exactly one place."""
    lying = [*t.enemy_discard, *[enemy for enemy in t.enemies if enemy != NONE]]
    same(lying, [t.troll_deck, t.draugr_deck, t.monster_deck, *t.trophies], [1] * t.box.kraken, f"enemies {when}")
    assert sorted(t.defeated) == sorted([enemy for pile in t.trophies for enemy in pile.cards]), f"trophies {when}"
    zones = [t.journey_deck, *t.journeys]
    same(t.journey_discard, zones, [journey.count for journey in t.box.journeys], f"journeys {when}")
    lying = [rune for runes in [t.display, *t.runes] for rune in runes if rune != NONE]
    same(lying, [t.rune_deck], [1] * len(t.box.runes), f"runes {when}")
    lying = [destiny for revealed in t.revealed for destiny in revealed]
    zones = [t.destiny_deck, *t.bundles, *t.destinies]
    zones += [t.looked] if t.looked.pool == POOL_DESTINIES else []
    same(lying, zones, [1] * len(t.box.destinies), f"destinies {when}")
    same(t.merchants, [t.merchant_deck], [1] * len(t.box.merchants), f"merchants {when}")


def same(lying: list[int], zones: list[Zone], wanted: list[int], what: str) -> None:
    found = [*lying, *[card for zone in zones for card in zone.cards]]
    counts = [found.count(card) for card in range(len(wanted))]
    assert counts == wanted and len(found) == sum(wanted), f"lost or made {what}: {counts}"
