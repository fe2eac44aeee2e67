"""What somebody sees of a table, as plain JSON, for a page to draw. Made by allow-list, so nothing slips through.

`scenery` never changes while a game is played, `picture` is the rest. Things are called by their numbers, which are
their places in the lists of the scenery; a seat, leader or ship of -1 is nobody and none. GOODS is [food, wood, coins,
favour], DICE [swordsmen, spearmen, axemen]. A target is a fight or a shore: troll, draugr 1 and 2, then the shores.

scenery
    rules        {rounds, players, hallOfFame, distrust, simultaneous, hutsPrice "game" | "round", runeSpaces,
                 warriorsMax, huntMax}
    places       [{id, kind, colour, spaces (0: any number), cost GOODS, repeat, steps [{do, and what else it says of
                 goods GOODS, dice DICE, glory, n, draw, keep, stock, target, ship, prices, table}], ship or null}]
    dice         [{id, faces, count}];  shores [{id, perFood}];  ships [{id, private, capacity, cost GOODS, glory}]
    leaders      [{id}];  runes [{id, glory, window}];  destinies [{id, measure, big, small}];  journeys [{id, count}]
    merchants    [{id, goods GOODS, dice DICE}]
    enemies      [{id, type, kind, colour or null, attack, defence, glory, reward GOODS, ban}]
    colours      [id by seat];  blameTable, setGlory, favourGlory, coinsPerGlory

picture
    round, lastRound, phase, first, active
    stalls       [place];  placed [{place, seat}] in their order;  hutsPrice (now), hired
    stock        [swords, spears, axes, food];  supply DICE
    targets      [{target, enemy or null, coins, holder, ship or null, dice DICE, food, journey null or {there, card or
                 null, seenBy}}]
    journeyDeck, journeyDiscard, enemyDiscard, decks {troll, draugr, monster, rune, destiny, merchant}
    display      [rune or null];  merchant or null;  shipsLeft
    seats        [{leader, colour, goods GOODS, blame, blameGlory, glory, workers, crew, ship, reserve DICE, warriors,
                 runes [{rune, used}], destinies (secret ones), destinyCards or null, revealed, trophies or null,
                 sets or null, hunts}]
    under        [destiny] that the viewer knows under the deck;  looked null or [destiny] to keep from
    assigning    null or {seat, sealed, confirmed, free [swords, spears, axes, food] or null, orders null or [{target,
                 dice DICE, food, room or null, odds, quiet or null, fed}]}
    swapping     null or {food, wood, coin}: what may still be given
    fight        null or {seat, target, enemy, kind, damage, defence, attack, round, dice [{die, face, marked}], hits,
                 shields, losses, reaction, step, by or null, odds}
    voyage       null or {target, journey, step}

Destinies and trophies that the viewer does not see are null. Odds are in thousandths.
"""

from longhouse.games.midgard.face.picture_now import assigning, fight, swapping, voyage
from longhouse.games.midgard.face.scenery import Json, scenery
from longhouse.games.midgard.rules.ending import blame_glory, sets
from longhouse.games.midgard.rules.shops import hire_price
from longhouse.games.midgard.rules.visits import workers_at
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.zone import FACE_DOWN, NO_POOL

__all__ = ["picture", "scenery"]


def picture(t: Midgard) -> Json:
    shown: Json = {
        "round": t.round,
        "lastRound": t.box.rounds,
        "phase": w.PHASE_IDS[t.phase],
        "first": t.first,
        "active": t.active,
        "targets": [target_of(t, target) for target in range(w.SHORE_1 + t.box.shores_used)],
        "seats": [seat_of(t, seat) for seat in range(t.seats)],
        "assigning": assigning(t),
        "swapping": swapping(t),
        "fight": fight(t),
        "voyage": voyage(t),
    }
    shown.update(town(t))
    shown.update(cards(t))
    return shown


def town(t: Midgard) -> Json:
    rows = range(0, len(t.placed), 2)
    return {
        "stalls": t.stalls[:],
        "placed": [{"place": t.placed[at], "seat": t.placed[at + 1]} for at in rows],
        "hutsPrice": huts_price(t),
        "hired": t.hired,
        "stock": t.stock[:],
        "supply": t.supply[:],
        "shipsLeft": [ship for ship in t.box.private_ships if ship not in t.ship_of],
    }


def cards(t: Midgard) -> Json:
    """What lies beside the board, and what the viewer knows of it."""
    under = [card for bundle in t.bundles for card in bundle.cards]
    return {
        "journeyDeck": len(t.journey_deck.cards),
        "journeyDiscard": t.journey_discard[:],
        "enemyDiscard": t.enemy_discard[:],
        "decks": {
            "troll": len(t.troll_deck.cards),
            "draugr": len(t.draugr_deck.cards),
            "monster": len(t.monster_deck.cards),
            "rune": len(t.rune_deck.cards),
            "destiny": len(t.destiny_deck.cards) + len(under),
            "merchant": len(t.merchant_deck.cards),
        },
        "display": [number_or_none(rune) for rune in t.display],
        "merchant": t.merchants[-1] if t.merchants else None,
        "under": [card for bundle in t.bundles if sees(t, bundle.seen_by) for card in bundle.cards],
        "looked": t.looked.cards[:] if t.looked.pool != NO_POOL and sees(t, t.looked.seen_by) else None,
    }


def target_of(t: Midgard, target: int) -> Json:
    return {
        "target": target,
        "enemy": number_or_none(t.enemies[target]),
        "coins": t.coins[target],
        "holder": t.holder[target],
        "ship": number_or_none(t.ship_at[target]),
        "dice": t.sent[target * w.DICE : (target + 1) * w.DICE],
        "food": t.laden[target],
        "journey": journey_at(t, target - w.SHORE_1) if target >= w.SHORE_1 else None,
    }


def journey_at(t: Midgard, shore: int) -> Json:
    """CM-H4, CM-H8: everybody knows who has looked."""
    zone = t.journeys[shore]
    known = len(zone.cards) > 0 and zone.cards[0] != FACE_DOWN and sees(t, zone.seen_by)
    return {
        "there": len(zone.cards) > 0,
        "card": zone.cards[0] if known else None,
        "seenBy": [seat for seat in range(t.seats) if zone.seen_by >> seat & 1],
    }


def seat_of(t: Midgard, seat: Seat) -> Json:
    secret, pile = t.destinies[seat], t.trophies[seat]
    open_pile = sees(t, pile.seen_by)
    return {
        "leader": t.leaders[seat],
        "colour": seat,
        "goods": t.goods[seat * w.GOODS : (seat + 1) * w.GOODS],
        "blame": t.blame[seat],
        "blameGlory": blame_glory(t, seat),
        "glory": t.glory(seat),
        "workers": t.workers[seat],
        "crew": t.crew[seat],
        "ship": t.ship_of[seat],
        "reserve": t.reserve[seat * w.DICE : (seat + 1) * w.DICE],
        "warriors": t.warriors(seat),
        "runes": [{"rune": rune, "used": (t.used >> rune & 1) == 1} for rune in t.runes[seat]],
        "destinies": len(secret.cards),
        "destinyCards": secret.cards[:] if sees(t, secret.seen_by) else None,
        "revealed": t.revealed[seat][:],
        "trophies": pile.cards[:] if open_pile else None,
        "sets": sets(t, seat) if open_pile else None,
        "hunts": t.hunts(seat),
    }


def huts_price(t: Midgard) -> int:
    """CM-5.17, CM-RU7: of the next spare worker."""
    for number, place in enumerate(t.box.places):
        for step in place.steps:
            if step.verb == w.DO_HIRE_WORKER:
                return hire_price(t, step, workers_at(t, number))
    return 0


def number_or_none(number: int) -> int | None:
    return None if number == w.NONE else number


def sees(t: Midgard, mask: int) -> bool:
    return t.viewer == NOBODY or (mask >> t.viewer & 1) == 1
