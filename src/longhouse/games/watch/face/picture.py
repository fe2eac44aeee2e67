"""What a viewer sees of a table, as plain JSON for a page to draw. Built from an allow-list: nothing slips through."""

from typing import Final

from longhouse.games.watch.face import shapes
from longhouse.games.watch.face.carrying import card_parts, hero_parts
from longhouse.games.watch.face.picture_north import hero_of, north_picture, tokens_of
from longhouse.games.watch.face.scenery import by_piece, by_resource
from longhouse.games.watch.rules.cards import PlayedCard
from longhouse.games.watch.rules.dice import AfterProduction
from longhouse.games.watch.rules.hero_cards import SwapSupply
from longhouse.games.watch.rules.heroes import HeroUse
from longhouse.games.watch.rules.proposals import CLOSING, COUNTERED, REVEALING, Trade
from longhouse.games.watch.rules.tormund import MoveTormund
from longhouse.games.watch.rules.trade import TakeFromSupply
from longhouse.games.watch.rules.turn import BEFORE_ROLL, BOTH, BUILDING, TRADING, Turn
from longhouse.games.watch.state.table import ANSWER, FACE_UP, FRESH, GIVES, IN_HAND, IN_HIS_CAMP, WANTS, Watch
from longhouse.games.watch.state.words import LARGEST_PATROL, LONGEST_ROAD, PIECES, RESOURCE_IDS, RESOURCES, TILE_IDS
from longhouse.kernel.decision import NOBODY, SPECTATOR, Seat
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import FACE_DOWN, Tally

STEP_IDS: Final[dict[int, shapes.Step]] = {BEFORE_ROLL: "roll", TRADING: "trade", BUILDING: "build", BOTH: "both"}
ANSWER_IDS: Final[tuple[shapes.Answer | None, ...]] = (None, "accepted", "declined", "countered")


def picture(t: Watch) -> shapes.Picture:
    return reveal(t, open_picture(t))


def reveal(t: Watch, shown: shapes.Picture) -> shapes.Picture:
    """The picture of a spectator, and what this viewer sees besides: its own seat, and cards that it looks at."""
    more: shapes.Picture = {
        **shown,
        "viewer": "spectator" if t.viewer == SPECTATOR else some(t.viewer),
        "seats": [own_seat(t, shown["seats"][seat]) for seat in range(t.seats)],
        "using": using(t),
    }
    return more


def open_picture(t: Watch) -> shapes.Picture:
    """What everybody sees."""
    return {
        "viewer": "spectator",
        "turn": t.turn,
        "active": t.active,
        "first": t.first,
        "winner": some(t.winner),
        "step": step(t),
        "card_played": t.card_played,
        "proposals_left": t.proposals_left,
        "deck": len(t.deck.cards),
        "supply": by_resource(t.hands.row(t.seats)),
        "tormund": "camp" if t.tormund == IN_HIS_CAMP else t.box.name_of("hex", t.tormund),
        "roads": roads(t),
        "buildings": buildings(t),
        "tiles": {"longest_road": some(t.holders[LONGEST_ROAD]), "largest_patrol": some(t.holders[LARGEST_PATROL])},
        "north": north_picture(t),
        "display": [t.box.heroes[hero].name for hero in t.display],
        "seats": [seat_of(t, seat) for seat in range(t.seats)],
        "trade": trade(t),
        "supply_trade": supply_trade(t),
        "playing": playing(t),
        "using": using(t),
    }


def step(t: Watch) -> shapes.Step:
    """GW-3.1: the step of the turn; none before the first turn. GW-6.1, GW-11.2: a roll is resolved before anybody
    trades. Anything else that moves Tormund has its own frame first.
    """
    if t.over:
        return "over"
    shown: shapes.Step = "setup"
    under: Frame | None = None
    for frame in t.agenda:
        if isinstance(frame, Turn):
            shown = STEP_IDS.get(frame.step, "setup")
        elif isinstance(under, Turn) and isinstance(frame, AfterProduction | MoveTormund):
            shown = "roll"
        under = frame
    return shown


def roads(t: Watch) -> list[shapes.Road]:
    return [
        {"path": t.box.name_of("path", path), "seat": t.roads[path]}
        for path in range(len(t.roads))
        if t.roads[path] != NOBODY
    ]


def buildings(t: Watch) -> list[shapes.Building]:
    return [
        {
            "intersection": t.box.name_of("intersection", corner),
            "seat": t.buildings[corner],
            "kind": "keep" if t.keeps[corner] else "settlement",
        }
        for corner in range(len(t.buildings))
        if t.buildings[corner] != NOBODY
    ]


# --- the seats


def own_seat(t: Watch, shown: shapes.SeatPicture) -> shapes.SeatPicture:
    """With everything that this viewer sees of a seat and a spectator does not."""
    seat, bought = shown["seat"], shown["development"]
    hidden = [
        (shown["hand"]["cards"], t.hands.seen_by[seat]),
        (shown["laid"], t.chosen.seen_by[seat]),
        (bought["held"]["cards"], t.cards.seen_by[IN_HAND * t.seats + seat]),
        (bought["fresh"]["cards"], t.cards.seen_by[FRESH * t.seats + seat]),
    ]
    if not any(part is None and sees(t, mask) for part, mask in hidden):
        return shown
    return {
        **shown,
        "points": points(t, seat),
        "hand": hand(t, seat),
        "laid": laid(t, seat),
        "development": development(t, seat),
    }


def seat_of(t: Watch, seat: Seat) -> shapes.SeatPicture:
    return {
        "seat": seat,
        "colour": t.box.colours[t.colours[seat]],
        "points": points(t, seat),
        "hand": hand(t, seat),
        "laid": laid(t, seat),
        "development": development(t, seat),
        "patrols": t.patrols(seat),
        "road_length": t.lengths[seat],
        "tiles": [TILE_IDS[tile] for tile in range(len(TILE_IDS)) if t.holders[tile] == seat],
        "pieces": by_piece(t.stock[seat * PIECES : (seat + 1) * PIECES]),
        "rates": by_resource(t.rates[seat * RESOURCES : (seat + 1) * RESOURCES]),
        "hero": hero_of(t, seat),
        "guards": t.guards(seat),
        "guard_points": t.box.guard_points[t.guards(seat)],
        "tokens": tokens_of(t, seat),
    }


def development(t: Watch, seat: Seat) -> shapes.Development:
    return {
        "held": pile(t, t.cards, IN_HAND * t.seats + seat),
        "fresh": pile(t, t.cards, FRESH * t.seats + seat),
        "face_up": pile(t, t.cards, FACE_UP * t.seats + seat),
    }


def points(t: Watch, seat: Seat) -> shapes.Points:
    """GW-9.1; hidden victory cards count only for those who see them (GW-7.6)."""
    settlements, keeps, road, patrol, guards, cards = t.sources(seat)
    return {
        "public": t.public_points(seat) + points_face_up(t, seat),
        "seen": t.points(seat),
        "sources": {
            "settlements": settlements,
            "keeps": keeps,
            "longest-road": road,
            "largest-patrol": patrol,
            "guards": guards,
            "cards": cards,
        },
    }


def points_face_up(t: Watch, seat: Seat) -> int:
    """GW-7.6: victory cards that were revealed."""
    row = t.card_row(FACE_UP, seat)
    return sum([t.cards.counts[row + kind] * t.box.cards[kind].points for kind in t.box.victory_kinds])


def hand(t: Watch, seat: Seat) -> shapes.Hand:
    """How many resource cards a seat holds, and, for those who see them, which."""
    seen = sees(t, t.hands.seen_by[seat])
    return {"size": t.hands.size(seat), "cards": by_resource(t.hands.row(seat)) if seen else None}


def pile(t: Watch, cards: Tally, row: int) -> shapes.Pile:
    """How many development cards lie there, and, for those who see them, which."""
    counts = cards.row(row)
    shown: dict[str, int] | None = None
    if sees(t, cards.seen_by[row]):
        shown = {name: counts[kind] for kind, name in enumerate(card_ids(t))}
    return {"size": cards.size(row), "cards": shown}


def laid(t: Watch, seat: Seat) -> shapes.Laid | None:
    """GW-4.8, GW-4.9, GW-6.1: what a seat has chosen in secret is for that seat alone."""
    if not sees(t, t.chosen.seen_by[seat]):
        return None
    return answer_of(t.chosen.row(seat))


def answer_of(row: list[int]) -> shapes.Laid:
    return {"answer": ANSWER_IDS[row[ANSWER]], "give": by_resource(row[GIVES:WANTS]), "want": by_resource(row[WANTS:])}


def sees(t: Watch, mask: int) -> bool:
    return t.viewer == NOBODY or (mask >> t.viewer & 1) == 1


# --- what is going on


def trade(t: Watch) -> shapes.Offer | None:
    """GW-4.3: the proposal that is open. What the frame holds is public; what is still being chosen is not in it."""
    for frame in t.agenda:
        if isinstance(frame, Trade):
            sent = bool(frame.offer)
            return {
                "seat": frame.seat,
                "step": trade_step(frame.step),
                "give": by_resource(frame.offer[:RESOURCES]) if sent else None,
                "want": by_resource(frame.offer[RESOURCES:]) if sent else None,
                "answers": answers(t, frame) if frame.answers else None,
            }
    return None


def trade_step(number: int) -> shapes.TradeStep:
    if number == CLOSING:
        return "closing"
    return "answering" if number == REVEALING else "composing"


def answers(t: Watch, frame: Trade) -> list[shapes.TradeAnswer]:
    """GW-4.9: of all opponents, clockwise, once the last has answered."""
    parts: list[shapes.TradeAnswer] = []
    for seat in t.clockwise_after(frame.seat):
        row = frame.answers[seat]
        countered = row[ANSWER] == COUNTERED
        parts.append(
            {
                "seat": seat,
                "answer": ANSWER_IDS[row[ANSWER]],
                "give": by_resource(row[GIVES:WANTS]) if countered else None,
                "want": by_resource(row[WANTS:]) if countered else None,
            }
        )
    return parts


def supply_trade(t: Watch) -> shapes.SupplyTrade | None:
    """GW-4.11: given, but not taken yet."""
    for frame in t.agenda:
        if isinstance(frame, TakeFromSupply):
            return {"seat": frame.seat, "give": RESOURCE_IDS[frame.given], "rate": frame.rate(t)}
        if isinstance(frame, SwapSupply) and frame.given != NOBODY:
            return {"seat": frame.seat, "give": RESOURCE_IDS[frame.given], "rate": frame.rate}
    return None


def playing(t: Watch) -> shapes.Playing | None:
    """GW-7.10: face up, its effect not yet done."""
    for at, frame in enumerate(t.agenda):
        if isinstance(frame, PlayedCard) and not t.over:
            card = t.box.cards[frame.kind]
            return {"seat": frame.seat, "card": card.name, "parts": card_parts(t, card.script, at)}
    return None


def using(t: Watch) -> shapes.Using | None:
    """GW-14.22: used, but its effect or its fate is not done yet."""
    for at, frame in enumerate(t.agenda):
        if isinstance(frame, HeroUse) and not t.over:
            hero = t.box.heroes[t.heroes[frame.seat]]
            parts = hero_parts(t, hero.script, at)
            return {"seat": frame.seat, "hero": hero.name, "looked": looked(t), "parts": parts}
    return None


def looked(t: Watch) -> shapes.Pile | None:
    """GW-14.12: the top cards of the deck, face down for all but one."""
    cards = t.looked.cards
    if not cards:
        return None
    seen = {name: cards.count(kind) for kind, name in enumerate(card_ids(t))}
    return {"size": len(cards), "cards": None if FACE_DOWN in cards else seen}


# --- small words


def card_ids(t: Watch) -> list[str]:
    return [card.name for card in t.box.cards]


def some(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat
