"""What a table of Vikings Gone Wild shows, in the words of the game: facts by colour."""

from collections.abc import Callable

from longhouse.games.wild.rules.loot import PlaceLoot
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild, counted
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.zone import FACE_DOWN

Named = dict[str, object]


def colour(seat: int) -> str:
    return "nobody" if seat == NOBODY else w.COLOUR_IDS[seat]


def by_colour(t: Wild, fact: Callable[[int], object]) -> Named:
    return {colour(seat): fact(seat) for seat in range(t.seats)}


def some(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """Only what there is any of."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def card(t: Wild, number: int) -> str:
    return "?" if number == FACE_DOWN else t.box.card_names[number]


def cards(t: Wild, numbers: list[int]) -> list[str]:
    return [card(t, number) for number in numbers]


def missions(t: Wild, numbers: list[int]) -> list[str]:
    return ["?" if number == FACE_DOWN else t.box.missions[number].name for number in numbers]


def two(numbers: list[int], seat: int) -> dict[str, int]:
    """Beer and gold of a seat."""
    return some(w.RESOURCE_IDS[: w.RESOURCES], numbers[seat * w.RESOURCES : (seat + 1) * w.RESOURCES])


def building(t: Wild, seat: int, slot: int) -> str:
    """`smelter tokens=1`, `tavern new`, `town_hall_2 new damaged`."""
    words = [t.box.sites[t.site(seat, slot)].name]
    words += [f"tokens={t.tokens(seat, slot)}"] if t.tokens(seat, slot) else []
    words += [] if t.works(seat, slot) else ["new"]
    words += ["damaged"] if t.is_damaged(seat, slot) else []
    return " ".join(words)


def town(t: Wild, seat: int) -> list[str]:
    """The buildings in the order in which they were built, without the town hall."""
    return [building(t, seat, slot) for slot in range(1, len(t.towns[seat]))]


def forts(t: Wild, seat: int) -> dict[str, list[str]]:
    """By slot."""
    found = {slot: cards(t, t.forts_on(seat, slot)) for slot in range(len(t.towns[seat]))}
    return {t.box.name_of("slot", slot): lying for slot, lying in found.items() if lying}


def ready(t: Wild) -> list[str]:
    """`elf_archer`, or `loki_lens as thor`."""
    found = []
    for packed in t.ready:
        itself, printed = card(t, packed & 255), card(t, packed >> 8)
        found.append(itself if itself == printed else f"{itself} as {printed}")
    return sorted(found)


def decks(t: Wild) -> dict[str, int]:
    zones = {"path": t.path_deck, "path_discard": t.path_discard, "asgard": t.asgard_deck}
    sizes = {name: len(zone.cards) for name, zone in zones.items()}
    sizes["missions"] = len(t.mission_ones.cards) + len(t.mission_rest.cards) + len(t.mission_under)
    return sizes


def supply(t: Wild) -> dict[str, int]:
    """Of buildings and of the fighter and fortification piles."""
    found = dict(zip(t.box.building_names, t.building_supply, strict=True))
    return found | {t.box.card_names[pile]: t.pile_supply[pile] for pile in [*t.box.unit_cards, *t.box.fort_cards]}


FACTS: dict[str, Callable[[Wild], object]] = {
    # the players
    "vp": lambda t: by_colour(t, t.vp),
    "served": lambda t: by_colour(t, lambda seat: t.served[seat]),
    "hand": lambda t: by_colour(t, lambda seat: sorted(cards(t, t.hands[seat].cards))),
    "hand_size": lambda t: by_colour(t, lambda seat: len(t.hands[seat].cards)),
    "deck": lambda t: by_colour(t, lambda seat: cards(t, t.decks[seat].cards[::-1])),
    "deck_size": lambda t: by_colour(t, lambda seat: len(t.decks[seat].cards)),
    "discard": lambda t: by_colour(t, lambda seat: sorted(cards(t, t.discards[seat]))),
    "played": lambda t: by_colour(t, lambda seat: sorted(cards(t, t.played[seat]))),
    "town": lambda t: by_colour(t, lambda seat: town(t, seat)),
    "hall": lambda t: by_colour(t, lambda seat: building(t, seat, w.HALL)),
    "loot": lambda t: by_colour(t, lambda seat: two(t.loot, seat)),
    "forts": lambda t: by_colour(t, lambda seat: forts(t, seat)),
    "missions": lambda t: by_colour(t, lambda seat: sorted(missions(t, t.missions[seat]))),
    "completed": lambda t: by_colour(t, lambda seat: sorted(missions(t, t.completed[seat].cards))),
    "marks": lambda t: by_colour(t, lambda seat: [name for n, name in enumerate(w.MARK_IDS) if t.marks[seat] >> n & 1]),
    "attacked": lambda t: [colour(seat) for seat in range(t.seats) if t.attacked[seat]],
    # the turn
    "pool": lambda t: two(t.pool_now, 0),
    "ready": ready,
    "played_now": lambda t: sorted(cards(t, t.played_now)),
    "victim": lambda t: colour(t.victim),
    "damaged": lambda t: t.damaged,
    "bought": lambda t: some(w.BOUGHT_IDS, t.bought),
    "spent": lambda t: two(t.spent, 0),
    "planning": lambda t: bool(t.plan.counts),
    # the table
    "round": lambda t: t.round,
    "phase": lambda t: w.PHASE_IDS[t.phase],
    "first": lambda t: colour(t.first),
    "active": lambda t: colour(t.active),
    "last": lambda t: t.last,
    "path": lambda t: ["" if slot == w.NONE else card(t, slot) for slot in t.path],
    "path_deck": lambda t: cards(t, t.path_deck.cards[::-1]),
    "path_discard": lambda t: sorted(cards(t, t.path_discard.cards)),
    "asgard": lambda t: sorted(cards(t, t.asgard_row)),
    "asgard_deck": lambda t: cards(t, t.asgard_deck.cards[::-1]),
    "mission_deck": lambda t: missions(t, [*t.mission_ones.cards[::-1], *t.mission_rest.cards[::-1], *t.mission_under]),
    "under": lambda t: missions(t, t.mission_under),
    "decks": decks,
    "destroyed": lambda t: sorted(cards(t, t.destroyed)),
    "supply": supply,
    "tokens": lambda t: two(t.token_supply, 0) if t.token_supply else {},
    "achievements": lambda t: [t.box.achievements[n].name for n in t.achievements],
    "places": lambda t: by_colour(t, lambda seat: t.places[seat]) if t.places else {},
    "shares": lambda t: {t.box.achievements[t.achievements[at]].name: share for at, share in enumerate(t.shares)},
    "breaking": lambda t: [t.box.achievements[n].name for n in t.breaking],
}


# --- what no pick may break


def of_seat(t: Wild, seat: int) -> list[int]:
    """All cards of a seat, wherever they are."""
    found = [*t.hands[seat].cards, *t.decks[seat].cards, *t.discards[seat], *t.played[seat]]
    return found + [t.forts[at + 2] for at in range(0, len(t.forts), 3) if t.forts[at] == seat]


def cards_of(t: Wild) -> list[int]:
    """By kind, how many there are anywhere."""
    found = [*t.destroyed, *t.asgard_row, *t.asgard_deck.cards, *t.asgard_box.cards]
    found += [*[card for card in t.path if card != w.NONE], *t.path_deck.cards, *t.path_discard.cards]
    for seat in range(t.seats):
        found += of_seat(t, seat)
    counts = counted(len(t.box.cards), found)
    return [n + t.pile_supply[card] for card, n in enumerate(counts)]


def missions_of(t: Wild) -> list[int]:
    found = [*t.mission_ones.cards, *t.mission_rest.cards, *t.mission_under]
    for seat in range(t.seats):
        found += [*t.missions[seat], *t.completed[seat].cards]
    return counted(len(t.box.missions), found)


def buildings_of(t: Wild) -> list[int]:
    return [
        t.building_supply[site] + sum(t.count(seat, site) for seat in range(t.seats)) for site in range(t.box.buildings)
    ]


def tokens_of(t: Wild) -> list[int]:
    """VW-4.10: beer and gold anywhere, including a token that is being placed; nothing if there is no limit."""
    found = t.token_supply[:]
    for frame in t.agenda if found else []:
        if isinstance(frame, PlaceLoot):
            found[frame.resource] += 1
    for resource in range(len(found)):
        for seat in range(t.seats):
            found[resource] += t.loot[seat * w.RESOURCES + resource]
            for slot in range(1, len(t.towns[seat])):
                site = t.box.sites[t.site(seat, slot)]
                found[resource] += t.tokens(seat, slot) if resource in (site.produces, site.stores) else 0
    return found


def everything(t: Wild) -> list[list[int]]:
    """What a game neither loses nor makes: cards, missions, buildings, tokens."""
    return [cards_of(t), missions_of(t), buildings_of(t), tokens_of(t)]


def check_sound(t: Wild, when: str) -> None:
    numbers = [*t.loot, *t.pool_now, *t.spent, *t.bought, *t.token_supply, *t.building_supply, *t.pile_supply]
    assert min(numbers) >= 0, f"less than nothing {when}: {numbers}"
    for seat in range(t.seats):
        lying = counted(len(t.box.cards), of_seat(t, seat))
        assert lying == t.owned[seat], f"{colour(seat)} owns other cards than lie there {when}"
        assert len(t.missions[seat]) <= t.box.missions_per_player, f"{colour(seat)} has too many missions {when}"
        check_town(t, seat, when)
    check_turn(t, when)


def check_town(t: Wild, seat: int, when: str) -> None:
    """VW-4.9, VW-5.3, VW-6.8: no building holds tokens, or is built, against the rules."""
    assert t.box.sites[t.site(seat, w.HALL)].level > 0, f"{colour(seat)} has no town hall {when}"
    assert not t.tokens(seat, w.HALL), f"tokens of {colour(seat)}'s town hall are no loot {when}"
    for slot in range(1, len(t.towns[seat])):
        site, n = t.box.sites[t.site(seat, slot)], t.tokens(seat, slot)
        room = 0 if not t.works(seat, slot) else 1 if site.produces != w.NONE else site.capacity
        assert site.level == 0 and n <= room, f"{colour(seat)}'s {building(t, seat, slot)} cannot be {when}"
        assert t.count(seat, t.site(seat, slot)) <= t.box.same_building_max, f"too many {site.name} {when}"
    for at in range(0, len(t.forts), 3):
        assert t.forts[at + 1] < len(t.towns[t.forts[at]]), f"a fortification lies nowhere {when}"
        assert t.box.cards[t.forts[at + 2]].kind == w.FORTIFICATION, f"{card(t, t.forts[at + 2])} lies there {when}"


def check_turn(t: Wild, when: str) -> None:
    """VW-3.17: what was played in this turn lies in the played area; what is ready was played."""
    if t.active == NOBODY:
        return
    kinds = len(t.box.cards)
    played, now = counted(kinds, t.played[t.active]), counted(kinds, t.played_now)
    able = counted(kinds, [packed & 255 for packed in t.ready])
    for kind in range(kinds):
        assert able[kind] <= now[kind] <= played[kind], f"{card(t, kind)} is not where it was played {when}"
