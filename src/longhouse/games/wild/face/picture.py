"""What somebody sees of a table, as plain JSON, for a page to draw. Made by allow-list, so nothing slips through.

`scenery` never changes while a game is played, `picture` is the rest. Cards, sites, missions and achievements are
called by their numbers, which are their places in the lists of the scenery; a seat of -1 is nobody. PAIR is [beer,
gold]. A slot is a place in a settlement: 0 is the town hall, then the buildings in the order in which they were built.

scenery
    rules        {players, target, thresholds, pathOpen, sameMax, handDraw, missionsMax, swapCost PAIR, exchangeRate,
                 attackVp, attackVpBeyond, achievementVp, fullStorageVp, byHand, limitedTokens, roundLimit,
                 hopelessAttacks, swapAnyGold, storeHallLoot, asgardRowLast, tieAmongAll}
    cards        [{id, deck, kind, count, cost PAIR or null, strength, defence, steps [{do, when, n, and what else it
                 says of res, per, kinds, else}], committed, plain, rewards [{do, n, res or null}]}]
    sites        [{id, level (0: a building), count, cost PAIR or null, defence, rewards, produces, stores (a resource
                 or null), capacity, draws, keeps, limit (0: none), onUpgrade}]
    missions     [{id, vp, count, check {do, n, what or null}}];  achievements [{id, measure, what or null}]
    dragon       {defence, rewards};  colours [id by seat]

picture
    round, phase, first, active, last
    seats        [{vp, sources, hand (sorted) or null, handSize, deckSize, discard, played, town [{site, tokens,
                 construction, damaged, forts, defence (now), same (the first slot that differs in nothing)}],
                 loot PAIR, missions [{mission, done, have, need}], completed, completedCards or null, attacked, marks,
                 nextThreshold or null, buildings, limit or null}]
    path         [card or null] from slot 1;  pathDeck, pathDiscard (how many)
    asgardRow, asgardDeck, asgardRevealed (card or null: the third one, to choose from)
    missionDeck  (how many);  missionUnder [mission] put under it, the first comes first
    achievements [{achievement, leaders, value}];  breaking [achievement] revealed to break a tie
    buildingSupply [by building];  pileSupply [{card, left}];  tokenSupply PAIR or null (without limit)
    pool PAIR, available PAIR or null (all sources of the viewer, in his own turn), ready [{card, as}], playedNow,
    victim, damaged, bought [fighters, fortifications, path, buildings], spent PAIR
    plan         null or {what (the verb of the menu), target {seat, slot} or {path} or "dragon" or null, entries
                 [{card, as, fromHand}], strength, defence, about (the number of what is paid for) or null, cost PAIR
                 or null, paid [{card or null, slot or null}] (neither: the pool), left PAIR or null}
    attack       null or {attacker, victim, slot, entries [{card, as, out}], strength, defence, answering or -1,
                 responses}
    storing      null or {seat, resource, slots [{slot, hold}], left}
    achievementShares [[VP by seat] by achievement in play] or null before the end;  places [by seat] or null

What the viewer does not see is null; a plan is seen by who makes it.
"""

from longhouse.games.wild.face.picture_now import attack, plan, storing
from longhouse.games.wild.face.scenery import Json, scenery
from longhouse.games.wild.rules.ending import leaders, measure
from longhouse.games.wild.rules.missions import progress
from longhouse.games.wild.rules.payment import available
from longhouse.games.wild.rules.settlement import building_limit
from longhouse.games.wild.rules.strength import defence
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.decks import mission_deck_size
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Seat

__all__ = ["picture", "scenery"]


def picture(t: Wild) -> Json:
    shown: Json = {
        "round": t.round,
        "phase": w.PHASE_IDS[t.phase],
        "first": t.first,
        "active": t.active,
        "last": t.last,
        "seats": [seat_of(t, seat) for seat in range(t.seats)],
        "plan": plan(t),
        "attack": attack(t),
        "storing": storing(t),
    }
    shown.update(decks(t))
    shown.update(supplies(t))
    shown.update(turn(t))
    shown.update(ending(t))
    return shown


def decks(t: Wild) -> Json:
    """What lies on the table, and how much of what lies face down."""
    row = t.asgard_row
    open_row = t.box.asgard_open
    return {
        "path": [number_or_none(card) for card in t.path],
        "pathDeck": len(t.path_deck.cards),
        "pathDiscard": len(t.path_discard.cards),
        "asgardRow": row[:open_row],
        "asgardDeck": len(t.asgard_deck.cards),
        "asgardRevealed": row[open_row] if len(row) > open_row else None,
        "missionDeck": mission_deck_size(t),
        "missionUnder": t.mission_under[:],
    }


def supplies(t: Wild) -> Json:
    return {
        "buildingSupply": t.building_supply[:],
        "pileSupply": [{"card": card, "left": t.pile_supply[card]} for card in t.box.pile_cards],
        "tokenSupply": t.token_supply[:] if t.token_supply else None,
    }


def turn(t: Wild) -> Json:
    """What the turn has brought so far."""
    mine = t.active != NOBODY and t.viewer in (NOBODY, t.active)
    return {
        "pool": t.pool_now[:],
        "available": [available(t, t.active, resource) for resource in range(w.RESOURCES)] if mine else None,
        "ready": [{"card": packed & 255, "as": packed >> 8} for packed in t.ready],
        "playedNow": t.played_now[:],
        "victim": t.victim,
        "damaged": t.damaged,
        "bought": t.bought[:],
        "spent": t.spent[:],
    }


def ending(t: Wild) -> Json:
    """VW-16.3: who leads, and what it brought once the game is over."""
    return {
        "achievements": [achievement_of(t, achievement) for achievement in t.achievements],
        "breaking": t.breaking[:],
        "achievementShares": [share[:] for share in t.shares] if t.over else None,
        "places": t.places[:] if t.over else None,
    }


def achievement_of(t: Wild, achievement: int) -> Json:
    """VW-16.3: the highest value, at least 1."""
    ahead = leaders(t, achievement, list(range(t.seats)))
    return {
        "achievement": achievement,
        "leaders": ahead[:],
        "value": measure(t, ahead[0], achievement) if ahead else 0,
    }


def seat_of(t: Wild, seat: Seat) -> Json:
    at = seat * w.POINT_SOURCES
    shown: Json = {
        "vp": t.vp(seat),
        "sources": t.earned[at : at + w.POINT_SOURCES],
        "loot": t.loot[seat * w.RESOURCES : (seat + 1) * w.RESOURCES],
        "attacked": t.attacked[seat] > 0,
        "marks": [mark for number, mark in enumerate(w.MARK_IDS) if t.marks[seat] >> number & 1],
        "nextThreshold": next_threshold(t, seat),
    }
    shown.update(cards_of(t, seat))
    shown.update(missions_of(t, seat))
    shown.update(town_of(t, seat))
    return shown


def cards_of(t: Wild, seat: Seat) -> Json:
    hand = t.hands[seat]
    return {
        "hand": sorted(hand.cards) if sees(t, hand.seen_by) else None,
        "handSize": len(hand.cards),
        "deckSize": len(t.decks[seat].cards),
        "discard": t.discards[seat][:],
        "played": t.played[seat][:],
    }


def missions_of(t: Wild, seat: Seat) -> Json:
    completed = t.completed[seat]
    return {
        "missions": [mission_of(t, seat, mission) for mission in t.missions[seat]],
        "completed": len(completed.cards),
        "completedCards": completed.cards[:] if sees(t, completed.seen_by) else None,
    }


def mission_of(t: Wild, seat: Seat, mission: int) -> Json:
    """VW-11.3: what was done in this turn counts for whose turn it is."""
    have, need = progress(t, seat, mission), t.box.missions[mission].n
    return {"mission": mission, "done": have >= need, "have": have, "need": need}


def town_of(t: Wild, seat: Seat) -> Json:
    limit = building_limit(t, seat)
    return {
        "town": [building_of(t, seat, slot) for slot in range(len(t.towns[seat]))],
        "buildings": len(t.towns[seat]) - 1,
        "limit": limit if limit else None,
    }


def building_of(t: Wild, seat: Seat, slot: int) -> Json:
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
