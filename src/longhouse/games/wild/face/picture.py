"""What a viewer sees of a table, as plain JSON for a page to draw. Built from an allow-list: nothing slips through."""

from longhouse.games.wild.face.carrying import carrying
from longhouse.games.wild.face.picture_now import attack, plan, storing
from longhouse.games.wild.face.scenery import pair
from longhouse.games.wild.face.shapes import AchievementNow, Building, MissionNow, Pair, Picture, SeatPicture
from longhouse.games.wild.rules.ending import leaders, measure
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.payment import available
from longhouse.games.wild.rules.settlement import building_limit
from longhouse.games.wild.rules.strength import defence
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import mission_deck_size
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Seat


def picture(t: Wild) -> Picture:
    return reveal(t, open_picture(t))


def reveal(t: Wild, shown: Picture) -> Picture:
    """The picture of a spectator, and what this viewer sees besides."""
    more: Picture = {
        **shown,
        "seats": [own_seat(t, seat, shown["seats"][seat]) for seat in range(t.seats)],
        "plan": plan(t),
        "available": all_sources(t),
    }
    return more


def open_picture(t: Wild) -> Picture:
    """What everybody sees."""
    row, open_row = t.asgard_row, t.box.asgard_open
    return {
        "round": t.round,
        "phase": w.PHASE_IDS[t.phase],
        "first": t.first,
        "active": t.active,
        "last": t.last,
        "seats": [seat_of(t, seat) for seat in range(t.seats)],
        "plan": None,
        "attack": attack(t),
        "storing": storing(t),
        "carrying": carrying(t),
        # what is on the table, and how much lies face down
        "path": [number_or_none(card) for card in t.path],
        "pathDeck": len(t.path_deck.cards),
        "pathDiscard": len(t.path_discard.cards),
        "asgardRow": row[:open_row],
        "asgardDeck": len(t.asgard_deck.cards),
        "asgardRevealed": row[open_row] if len(row) > open_row else None,
        "missionDeck": mission_deck_size(t),
        "missionUnder": t.mission_under[:],
        "buildingSupply": t.building_supply[:],
        "pileSupply": [{"card": card, "left": t.pile_supply[card]} for card in t.box.pile_cards],
        "tokenSupply": pair(t.token_supply) if t.token_supply else None,
        # what the turn has brought so far
        "pool": pair(t.pool_now),
        "available": None,
        "ready": [{"card": packed & 255, "as": packed >> 8} for packed in t.ready],
        "playedNow": t.played_now[:],
        "victim": t.victim,
        "damaged": t.damaged,
        "bought": bought(t),
        "spent": pair(t.spent),
        # VW-16.3: who leads, and what it brought once the game is over
        "achievements": [achievement_of(t, achievement) for achievement in t.achievements],
        "breaking": t.breaking[:],
        "achievementShares": [share[:] for share in t.shares] if t.over else None,
        "places": t.places[:] if t.over else None,
    }


def all_sources(t: Wild) -> Pair | None:
    """VW-4.6: everything that the player whose turn it is can pay with."""
    if t.active == NOBODY or t.viewer not in (NOBODY, t.active):
        return None
    return available(t, t.active, w.BEER), available(t, t.active, w.GOLD)


def bought(t: Wild) -> tuple[int, int, int, int]:
    fighters, fortifications, path, buildings = t.bought
    return fighters, fortifications, path, buildings


def achievement_of(t: Wild, achievement: int) -> AchievementNow:
    """VW-16.3: the highest value, at least 1."""
    ahead = leaders(t, achievement, list(range(t.seats)))
    return {"achievement": achievement, "leaders": ahead[:], "value": measure(t, ahead[0], achievement) if ahead else 0}


# --- the seats


def own_seat(t: Wild, seat: Seat, shown: SeatPicture) -> SeatPicture:
    """With the hand and the completed missions, if the viewer sees them."""
    hand, completed = t.hands[seat], t.completed[seat]
    hand_seen, completed_seen = sees(t, hand.seen_by), sees(t, completed.seen_by)
    if not hand_seen and not completed_seen:
        return shown
    return {
        **shown,
        "hand": sorted(hand.cards) if hand_seen else None,
        "completedCards": completed.cards[:] if completed_seen else None,
    }


def seat_of(t: Wild, seat: Seat) -> SeatPicture:
    at, limit = seat * w.POINT_SOURCES, building_limit(t, seat)
    return {
        "vp": t.vp(seat),
        "sources": t.earned[at : at + w.POINT_SOURCES],
        "loot": pair(t.loot[seat * w.RESOURCES : (seat + 1) * w.RESOURCES]),
        "attacked": t.attacked[seat] > 0,
        "marks": [mark for number, mark in enumerate(w.MARK_IDS) if t.marks[seat] >> number & 1],
        "nextThreshold": next_threshold(t, seat),
        "hand": None,
        "handSize": len(t.hands[seat].cards),
        "deckSize": len(t.decks[seat].cards),
        "discard": t.discards[seat][:],
        "played": t.played[seat][:],
        "missions": [mission_of(t, seat, mission) for mission in t.missions[seat]],
        "completed": len(t.completed[seat].cards),
        "completedCards": None,
        "town": [building_of(t, seat, slot) for slot in range(len(t.towns[seat]))],
        "buildings": len(t.towns[seat]) - 1,
        "limit": limit if limit else None,
    }


def mission_of(t: Wild, seat: Seat, mission: int) -> MissionNow:
    """VW-11.3: what was done in this turn counts for the player whose turn it is."""
    have, need = progress(t, seat, mission), t.box.missions[mission].n
    return {"mission": mission, "done": have >= need, "have": have, "need": need}


def building_of(t: Wild, seat: Seat, slot: int) -> Building:
    return {
        "site": t.site(seat, slot),
        "tokens": t.tokens(seat, slot),
        "construction": not t.works(seat, slot),
        "damaged": t.is_damaged(seat, slot),
        "forts": t.forts_on(seat, slot),
        "defence": defence(t, seat, slot, 0),
        "same": t.twin(seat, slot),
    }


def next_threshold(t: Wild, seat: Seat) -> int | None:
    """VW-15.1"""
    served = t.served[seat]
    return t.box.thresholds[served] if served < len(t.box.thresholds) else None


def number_or_none(number: int) -> int | None:
    return None if number == w.NONE else number


def sees(t: Wild, mask: int) -> bool:
    return t.viewer == NOBODY or (mask >> t.viewer & 1) == 1
