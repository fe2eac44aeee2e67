"""What a viewer sees of a table, as plain JSON for a page to draw. Built from an allow-list: nothing slips through."""

from longhouse.games.midgard.face import shapes
from longhouse.games.midgard.face.carrying import carrying
from longhouse.games.midgard.face.picture_now import assigning, fight, swapping, voyage
from longhouse.games.midgard.face.scenery import by_die, by_good, by_stock, scenery
from longhouse.games.midgard.rules.ending import blame_glory, sets
from longhouse.games.midgard.rules.shops import hire_price
from longhouse.games.midgard.rules.visits import workers_at
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Seat
from longhouse.kernel.zone import FACE_DOWN, NO_POOL

__all__ = ["picture", "scenery"]


def picture(t: Midgard) -> shapes.Picture:
    return reveal(t, open_picture(t))


def reveal(t: Midgard, shown: shapes.Picture) -> shapes.Picture:
    """The picture of a spectator, and what this viewer sees besides."""
    more: shapes.Picture = {
        **shown,
        "targets": [own_target(t, target) for target in shown["targets"]],
        "seats": [own_seat(t, seat, shown["seats"][seat]) for seat in range(t.seats)],
        "assigning": assigning(t),
        "voyage": voyage(t),
        "under": [card for bundle in t.bundles if sees(t, bundle.seen_by) for card in bundle.cards],
        "looked": t.looked.cards[:] if t.looked.pool != NO_POOL and sees(t, t.looked.seen_by) else None,
    }
    return more


def open_picture(t: Midgard) -> shapes.Picture:
    """What everybody sees."""
    return {
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
        "carrying": carrying(t),
        # the town
        "stalls": t.stalls[:],
        "placed": placed(t),
        "hutsPrice": huts_price(t),
        "hired": t.hired,
        "stock": by_stock(t.stock),
        "supply": by_die(t.supply),
        "shipsLeft": [ship for ship in t.box.private_ships if ship not in t.ship_of],
        # what is beside the board, as far as the viewer knows it
        "journeyDeck": len(t.journey_deck.cards),
        "journeyDiscard": t.journey_discard[:],
        "enemyDiscard": t.enemy_discard[:],
        "decks": decks(t),
        "display": [number_or_none(rune) for rune in t.display],
        "merchant": t.merchants[-1] if t.merchants else None,
        "under": [card for bundle in t.bundles if sees(t, bundle.seen_by) for card in bundle.cards],
        "looked": t.looked.cards[:] if t.looked.pool != NO_POOL and sees(t, t.looked.seen_by) else None,
    }


def placed(t: Midgard) -> list[shapes.Placed]:
    return [{"place": t.placed[at], "seat": t.placed[at + 1]} for at in range(0, len(t.placed), 2)]


def decks(t: Midgard) -> shapes.Decks:
    return {
        "troll": len(t.troll_deck.cards),
        "draugr": len(t.draugr_deck.cards),
        "monster": len(t.monster_deck.cards),
        "rune": len(t.rune_deck.cards),
        "destiny": len(t.destiny_deck.cards) + sum([len(bundle.cards) for bundle in t.bundles]),
        "merchant": len(t.merchant_deck.cards),
    }


def target_of(t: Midgard, target: int) -> shapes.Target:
    return {
        "target": target,
        "enemy": number_or_none(t.enemies[target]),
        "coins": t.coins[target],
        "holder": t.holder[target],
        "ship": number_or_none(t.ship_at[target]),
        "dice": by_die(t.sent[target * w.DICE : (target + 1) * w.DICE]),
        "food": t.laden[target],
        "journey": journey_at(t, target - w.SHORE_1) if target >= w.SHORE_1 else None,
    }


def own_target(t: Midgard, shown: shapes.Target) -> shapes.Target:
    """With the journey card, if the viewer has looked at it."""
    shore = shown["target"] - w.SHORE_1
    if shore < 0 or not sees(t, t.journeys[shore].seen_by):
        return shown
    return {**shown, "journey": journey_at(t, shore)}


def journey_at(t: Midgard, shore: int) -> shapes.Journey:
    """CM-H4, CM-H8: everybody knows who has looked."""
    zone = t.journeys[shore]
    known = len(zone.cards) > 0 and zone.cards[0] != FACE_DOWN and sees(t, zone.seen_by)
    return {
        "there": len(zone.cards) > 0,
        "card": zone.cards[0] if known else None,
        "seenBy": [seat for seat in range(t.seats) if zone.seen_by >> seat & 1],
    }


def own_seat(t: Midgard, seat: Seat, shown: shapes.SeatPicture) -> shapes.SeatPicture:
    """With everything that this viewer sees of a seat and a spectator does not."""
    more = shown["destinyCards"] is None and sees(t, t.destinies[seat].seen_by)
    more = more or (shown["trophies"] is None and sees(t, t.trophies[seat].seen_by))
    return seat_of(t, seat) if more else shown


def seat_of(t: Midgard, seat: Seat) -> shapes.SeatPicture:
    secret, pile = t.destinies[seat], t.trophies[seat]
    open_pile = sees(t, pile.seen_by)
    return {
        "leader": t.leaders[seat],
        "colour": seat,
        "goods": by_good(t.goods[seat * w.GOODS : (seat + 1) * w.GOODS]),
        "blame": t.blame[seat],
        "blameGlory": blame_glory(t, seat),
        "glory": t.glory(seat),
        "workers": t.workers[seat],
        "crew": t.crew[seat],
        "ship": t.ship_of[seat],
        "reserve": by_die(t.reserve[seat * w.DICE : (seat + 1) * w.DICE]),
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
