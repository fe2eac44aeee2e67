"""What somebody sees of a table, as plain JSON, for a page to draw. Made by allow-list, so nothing slips through.

`scenery` never changes while a game is played, `picture` is the rest. Everything is called by its id in the content,
hexes, paths and intersections by the text that also stands in options ("0,1", "3,-1,E", "1,0,N"); seats are numbers.
The lists of places have the order of the board: the number of a place in an event is its place in the list.
Cards by resource or by kind always name every resource and every kind of the deck, with 0 where there is none.
In what follows CARDS is {"lumber": 2, ..}, and PILE is {"size": 3, "cards": {..} or null where they are not seen}.

scenery
    board, resources (ids), seats [{seat, colour}]
    hexes          [{at [q, r], text, terrain, resource or null, token "2/12" or null, pips, rolls [2, 12]}]
    paths          [{text, ends (two intersections)}]
    intersections  [{text, hexes (those it borders)}]
    routes         [{path, ends, rate, resource or "any"}]
    costs          {road, settlement, keep, dev_card, guard: CARDS}
    worth, pieces  {road, settlement, keep, guard: number}: points of a piece, and how many a player has
    tiles          {longest_road, largest_patrol: {minimum, points}}
    cards          [{id, role "patrol" | "progress" | "vp", count, points}]
    stock          CARDS of the whole game
    rules          {goal, hand_limit, supply_rate, proposals, side_limit, counters, combined, friendly}
    mode           "full" | "base"
    north          null in the base game, else {clans [{id, camps, trails (the lower, the higher)}],
                   trails [{id, label, clan, clearing, numbers}], clearings [{id, label, section, trails}],
                   sections [{id, posts, clearing, route (hexes), overflow (hexes)}], wildlings [{id, count}],
                   tokens [{id, clan, kind}], breach_limit, gift_limit, recheck_after_guard_loss,
                   guard_points [[guards, points], ..], trail_die_sides}
    heroes         [{id, number, timing (windows)}], none in the base game

picture
    viewer         a seat, "spectator", or null for the table itself
    turn, active, first, winner or null
    step           "setup" | "roll" (not rolled yet) | "trade" | "build" | "both" | "over"
    card_played    whether a development card was played this turn
    proposals_left, deck (number of cards), supply CARDS, tormund (his hex, or "camp")
    roads          [{path, seat}]
    buildings      [{intersection, seat, kind "settlement" | "keep"}]
    tiles          {longest_road, largest_patrol: seat or null}
    north          null in the base game, else {frostfangs {kind: number}, camps {clan: [kind, ..] camp 1 first},
                   clearings {clearing: [kind, ..] in order of arrival}, wall {section: [seat, ..] post 1 first},
                   gift [{hex, kind}], breaches, reserve (number), used {token: number}, trail_die (0 = not rolled)}
    display        [hero, ..]: who can be taken
    seats          [{seat, colour, points {public, seen, sources {settlements, keeps, longest-road, largest-patrol,
                   guards, cards}}, hand PILE, laid (below) or null, development {held PILE, fresh PILE, face_up PILE},
                   patrols, road_length, tiles (ids), pieces {road, settlement, keep, guard: number left},
                   rates CARDS, hero {id, side "A" | "B", rests} or null, guards (on the Wall), guard_points,
                   tokens {settlements, keeps: face-down tokens on its build card} or null}]
    trade          null or {seat, step "composing" | "answering" | "closing", give CARDS, want CARDS (both null until
                   sent), answers null or [{seat, answer, give, want}]}; the cards of a counter are its own, else null
    supply_trade   null or {seat, give (a resource), rate}: between giving and taking
    playing        null or {seat, card}: the development card being carried out
    using          null or {seat, hero, looked}: the hero being used; `looked` is null, or a PILE of the cards of the
                   deck among which the seat chooses

`points.public` is what everybody sees, `points.seen` counts what the viewer sees besides. `fresh` cards were bought
this turn. `laid` is what a seat has chosen in secret so far: {answer, give CARDS, want CARDS}; a discard lies in
`give`. An answer is "accepted", "declined", "countered" or null. The keys of `sources` end a message `watch-source-..`.
"""

from typing import Final

from longhouse.games.watch.face.picture_north import hero_of, north_picture, tokens_of
from longhouse.games.watch.face.scenery import Json, by_resource
from longhouse.games.watch.rules.cards import PlayedCard
from longhouse.games.watch.rules.dice import AfterProduction
from longhouse.games.watch.rules.hero_cards import SwapSupply
from longhouse.games.watch.rules.heroes import HeroUse
from longhouse.games.watch.rules.proposals import CLOSING, COUNTERED, REVEALING, Trade
from longhouse.games.watch.rules.tormund import MoveTormund
from longhouse.games.watch.rules.trade import TakeFromSupply
from longhouse.games.watch.rules.turn import BEFORE_ROLL, BOTH, BUILDING, TRADING, Turn
from longhouse.games.watch.state.table import ANSWER, FACE_UP, FRESH, GIVES, IN_HAND, IN_HIS_CAMP, WANTS, Watch
from longhouse.games.watch.state.vocabulary import SOURCES
from longhouse.games.watch.state.words import PIECE_IDS, PIECES, RESOURCE_IDS, RESOURCES, TILE_IDS
from longhouse.kernel.decision import NOBODY, SPECTATOR, Seat
from longhouse.kernel.table import Frame
from longhouse.kernel.zone import FACE_DOWN, Tally

STEP_IDS: Final[dict[int, str]] = {BEFORE_ROLL: "roll", TRADING: "trade", BUILDING: "build", BOTH: "both"}
ANSWER_IDS: Final = ("", "accepted", "declined", "countered")


def picture(t: Watch) -> Json:
    return {
        "viewer": "spectator" if t.viewer == SPECTATOR else some(t.viewer),
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
        "tiles": {TILE_IDS[tile]: some(t.holders[tile]) for tile in range(len(TILE_IDS))},
        "north": north_picture(t),
        "display": [t.box.heroes[hero].name for hero in t.display],
        "seats": [seat_of(t, seat) for seat in range(t.seats)],
        "trade": trade(t),
        "supply_trade": supply_trade(t),
        "playing": playing(t),
        "using": using(t),
    }


def step(t: Watch) -> str:
    """GW-3.1: where the turn stands; before the first turn nothing of a turn has begun.

    GW-6.1, GW-11.2: a roll is resolved before anybody trades. Whatever moves Tormund otherwise has its own frame first.
    """
    if t.over:
        return "over"
    shown = "setup"
    under: Frame | None = None
    for frame in t.agenda:
        if isinstance(frame, Turn):
            shown = STEP_IDS.get(frame.step, "setup")
        elif isinstance(under, Turn) and isinstance(frame, AfterProduction | MoveTormund):
            shown = "roll"
        under = frame
    return shown


def roads(t: Watch) -> list[Json]:
    return [
        {"path": t.box.name_of("path", path), "seat": t.roads[path]}
        for path in range(len(t.roads))
        if t.roads[path] != NOBODY
    ]


def buildings(t: Watch) -> list[Json]:
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


def seat_of(t: Watch, seat: Seat) -> Json:
    held = pile(t, t.cards, IN_HAND * t.seats + seat, card_ids(t))
    fresh = pile(t, t.cards, FRESH * t.seats + seat, card_ids(t))
    face_up = pile(t, t.cards, FACE_UP * t.seats + seat, card_ids(t))
    return {
        "seat": seat,
        "colour": t.box.colours[t.colours[seat]],
        "points": points(t, seat),
        "hand": pile(t, t.hands, seat, list(RESOURCE_IDS)),
        "laid": laid(t, seat),
        "development": {"held": held, "fresh": fresh, "face_up": face_up},
        "patrols": t.patrols(seat),
        "road_length": t.lengths[seat],
        "tiles": [TILE_IDS[tile] for tile in range(len(TILE_IDS)) if t.holders[tile] == seat],
        "pieces": {PIECE_IDS[piece]: t.stock[seat * PIECES + piece] for piece in range(PIECES)},
        "rates": by_resource(t.rates[seat * RESOURCES : (seat + 1) * RESOURCES]),
        "hero": hero_of(t, seat),
        "guards": t.guards(seat),
        "guard_points": t.box.guard_points[t.guards(seat)],
        "tokens": tokens_of(t, seat),
    }


def points(t: Watch, seat: Seat) -> Json:
    """GW-9.1; hidden victory cards count only for those who see them (GW-7.6)."""
    sources = t.sources(seat)
    names = [key.removeprefix("watch-source-") for key in SOURCES]
    return {
        "public": t.public_points(seat) + points_face_up(t, seat),
        "seen": t.points(seat),
        "sources": {names[i]: sources[i] for i in range(len(names))},
    }


def points_face_up(t: Watch, seat: Seat) -> int:
    """GW-7.6: victory cards that were revealed."""
    row = t.card_row(FACE_UP, seat)
    return sum([t.cards.counts[row + kind] * t.box.cards[kind].points for kind in t.box.victory_kinds])


def pile(t: Watch, cards: Tally, row: int, names: list[str]) -> Json:
    """How many cards lie there, and which they are for those who see it."""
    counts = cards.row(row)
    shown: Json | None = None
    if sees(t, cards.seen_by[row]):
        shown = {names[i]: counts[i] for i in range(len(names))}
    return {"size": cards.size(row), "cards": shown}


def laid(t: Watch, seat: Seat) -> Json | None:
    """GW-4.8, GW-4.9, GW-6.1: what a seat has chosen in secret is for that seat alone."""
    if not sees(t, t.chosen.seen_by[seat]):
        return None
    return answer_of(t.chosen.row(seat))


def answer_of(row: list[int]) -> Json:
    return {
        "answer": ANSWER_IDS[row[ANSWER]] or None,
        "give": by_resource(row[GIVES:WANTS]),
        "want": by_resource(row[WANTS:]),
    }


def sees(t: Watch, mask: int) -> bool:
    return t.viewer == NOBODY or (mask >> t.viewer & 1) == 1


# --- what is going on


def trade(t: Watch) -> Json | None:
    """GW-4.3: the proposal that is open. What the frame holds is public; what is still chosen is not in it."""
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


def trade_step(number: int) -> str:
    if number == CLOSING:
        return "closing"
    return "answering" if number == REVEALING else "composing"


def answers(t: Watch, frame: Trade) -> list[Json]:
    """GW-4.9: of all opponents, clockwise, once the last has answered."""
    told: list[Json] = []
    for seat in t.clockwise_after(frame.seat):
        row = frame.answers[seat]
        countered = row[ANSWER] == COUNTERED
        told.append(
            {
                "seat": seat,
                "answer": ANSWER_IDS[row[ANSWER]] or None,
                "give": by_resource(row[GIVES:WANTS]) if countered else None,
                "want": by_resource(row[WANTS:]) if countered else None,
            }
        )
    return told


def supply_trade(t: Watch) -> Json | None:
    """GW-4.11: given, but not taken yet."""
    for frame in t.agenda:
        if isinstance(frame, TakeFromSupply):
            return {"seat": frame.seat, "give": RESOURCE_IDS[frame.given], "rate": frame.rate(t)}
        if isinstance(frame, SwapSupply) and frame.given != NOBODY:
            return {"seat": frame.seat, "give": RESOURCE_IDS[frame.given], "rate": frame.rate}
    return None


def playing(t: Watch) -> Json | None:
    """GW-7.10: face up, its effect not yet done."""
    for frame in t.agenda:
        if isinstance(frame, PlayedCard) and not t.over:
            return {"seat": frame.seat, "card": t.box.cards[frame.kind].name}
    return None


def using(t: Watch) -> Json | None:
    """GW-14.22: used, its effect or what becomes of it not yet done."""
    for frame in t.agenda:
        if isinstance(frame, HeroUse) and not t.over:
            return {"seat": frame.seat, "hero": t.box.heroes[t.heroes[frame.seat]].name, "looked": looked(t)}
    return None


def looked(t: Watch) -> Json | None:
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
