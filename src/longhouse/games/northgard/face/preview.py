"""What a pick would cost and bring, as far as its seat can know.

What a pick does at once and openly comes from the functions of the rules, or from trying it on a copy of the seat's
view; nothing here draws a card or a tile or rolls a die. Keys and kinds of arguments: PREVIEWS in message_keys.py.
"""

from longhouse.games.northgard.face.preview_war import arriving, attacking, fighting, naming, paying_food
from longhouse.games.northgard.face.preview_winter import too_many, unpaid
from longhouse.games.northgard.face.previewing import fact, moved, warning
from longhouse.games.northgard.rules.build import Build, price
from longhouse.games.northgard.rules.cards.exchange import ReplaceBuilding
from longhouse.games.northgard.rules.cards.rivals import Ransom
from longhouse.games.northgard.rules.cards.script import Script
from longhouse.games.northgard.rules.clans import after_build, after_explore
from longhouse.games.northgard.rules.ending import achievement, closed_large, is_closed_large, side_of
from longhouse.games.northgard.rules.explore import tile_goods
from longhouse.games.northgard.rules.harvest import Harvest, closed_fame, income
from longhouse.games.northgard.rules.placing import TURNS, PlaceTile, open_turns
from longhouse.games.northgard.rules.recruit import Camps, Recruit
from longhouse.games.northgard.rules.trade import Barter, SwapOffer
from longhouse.games.northgard.rules.turn import UpgradeWith
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard
from longhouse.games.northgard.state.verbs import gain_fame, place_tile
from longhouse.games.northgard.state.zones import cards_left
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact


def preview(view: Northgard, option: Option, seat: Seat) -> list[Fact]:
    """Facts about a pick that is open to this seat; none for other picks or other viewers."""
    if view.viewer == NOBODY:
        view = view.view(seat)
    if view.viewer != seat or option not in view.legal_options(seat):
        return []
    verb = option.verb
    if verb in (w.REPLACE, w.REMOVE, w.UPGRADE, w.PASS, w.TAKE, w.PLAY):
        return of_card(view, option, seat)
    if verb in (w.TILE, w.PLACE, w.TURN):
        return of_tile(view, option, seat)
    if verb in (w.RECRUIT, w.UNIT, w.KAIJA):
        return recruiting(view, option, seat)
    if verb in (w.BUILD, w.COLLECT):
        return building(view, option, seat)
    if verb in (w.TO, w.ATTACK, w.FIGHT, w.PAY_FOOD, w.POWER, w.KILL):
        return of_war(view, option, seat)
    return of_goods(view, option)


# --- cards


def of_card(view: Northgard, option: Option, seat: Seat) -> list[Fact]:
    """NG-6.2 to NG-6.9"""
    box = view.box
    verb = option.verb
    if verb == w.REPLACE:
        return [lore("NG-6.6", box.replace_lore), fact("NG-6.6", "draw", [box.replace_draw])]
    if verb == w.UPGRADE:
        return [lore("NG-6.8", box.upgrade_lore), *worth(view, seat, option.a)]
    if verb == w.PASS:
        return passing(view, seat)
    if verb == w.TAKE:
        return worth(view, seat, option.a)
    if verb == w.PLAY:
        return playing(view, option.a)
    if isinstance(view.agenda[-1], UpgradeWith):
        return worth_lost(view, option.a)
    drawn = min(box.remove_draw, cards_left(view, seat))
    return [lore("NG-6.7", box.remove_lore), fact("NG-6.7", "draw", [drawn]), *worth_lost(view, option.a)]


def lore(rule: str, n: int) -> Fact:
    return fact(rule, "cost", [0, 0, n])


def worth(view: Northgard, seat: Seat, card: int) -> list[Fact]:
    """NG-16.5, NG-16.6: what a card counts at the end; an achievement as if the end were now."""
    kind = view.box.cards[card]
    if kind.deck == w.DECK_ACHIEVEMENT:
        return [fact("NG-16.6", "achievement", [achievement(view, seat, card)])]
    return [fact("NG-16.5", "card-fame", [kind.fame])] if kind.fame else []


def worth_lost(view: Northgard, card: int) -> list[Fact]:
    """NG-4.6"""
    fame = view.box.cards[card].fame
    return [warning("NG-4.6", "card-fame-lost", [fame])] if fame else []


def passing(view: Northgard, seat: Seat) -> list[Fact]:
    """NG-6.9, NG-6.10"""
    n = len(view.hands[seat].cards)
    facts = [warning("NG-6.9", "discard-hand", [n]), *unpaid(view, seat)] if n else []
    return facts if sum(view.passed) else [*facts, fact("NG-6.10", "first", [])]


def playing(view: Northgard, card: int) -> list[Fact]:
    """NG-11.5: what a card gives in any case, and how many cards it draws."""
    facts: list[Fact] = []
    for number in view.box.scripts[view.box.cards[card].script]:
        step = view.box.steps[number]
        if step.verb == w.DO_GAIN and any(step.goods):
            facts.append(fact("NG-11.5", "gain", step.goods))
        if step.verb == w.DO_GAIN and step.fame:
            facts.append(fact("NG-11.5", "fame", [step.fame]))
        if step.verb == w.DO_DRAW and step.n and not step.optional:
            facts.append(fact("NG-11.5", "draw", [step.n]))
    return facts


# --- tiles


def of_tile(view: Northgard, option: Option, seat: Seat) -> list[Fact]:
    """NG-10.6: what a placement closes, and what that gives; NG-21.4: what a tile shows."""
    frame = view.agenda[-1]
    if not isinstance(frame, PlaceTile):
        return [fact("NG-2.3", "tile-symbols", tile_goods(view, option.a))]
    if option.verb == w.TURN:
        return placing(view, frame, frame.key, option.a)
    turns = open_turns(view, frame.tile, option.a, frame.purpose, seat)
    found = [placing(view, frame, option.a, turn) for turn in range(TURNS) if turns >> turn & 1]
    if len(found) == 1:
        return found[0]
    most = max([sum([each.args[0] for each in facts if is_fame(each)]) for facts in found])
    return [fact("NG-2.1", "turns", [len(found)])] + ([fact("NG-10.6", "fame-most", [most])] if most else [])


def is_fame(found: Fact) -> bool:
    return found.key == "northgard-preview-fame"


def placing(view: Northgard, frame: PlaceTile, key: int, turn: int) -> list[Fact]:
    """NG-10.6, NG-10.8: the tile as it would lie. Nobody knows what its lair would bring."""
    seat = frame.seat
    after = view.clone()
    place_tile(after, seat, frame.tile, key, turn, "NG-2.4")
    closed = after.land.closed_on(frame.tile)
    facts = [fact("NG-1.3", "close", [rep, after.land.size(rep)]) for rep in closed]
    if frame.purpose in (w.FOR_EXPLORE, w.FOR_EXPLORE_ANYWHERE):
        own = [rep for rep in closed if after.holder[rep] == seat]
        gain_fame(after, seat, sum([after.land.size(rep) for rep in own]), "NG-10.6")
        after_explore(after, seat, closed)
        facts += moved(view, after, seat, "NG-10.6")
    facts += closing_for_others(after, seat, closed)
    if view.box.creatures_on and view.box.tiles.lair_of[frame.tile] != w.NONE:
        facts.append(fact("NG-18.3", "creature-appears", [view.box.tiles.lair_of[frame.tile]]))
    return facts


def closing_for_others(after: Northgard, seat: Seat, closed: list[int]) -> list[Fact]:
    """NG-10.6, NG-13.2: whoever holds a territory that is closed has the fame of every harvest."""
    theirs = [rep for rep in closed if after.is_enemy(seat, after.holder[rep])]
    return [warning("NG-13.2", "closes-theirs", [after.holder[rep], closed_fame(after, rep)]) for rep in theirs]


# --- figures and buildings


def recruiting(view: Northgard, option: Option, seat: Seat) -> list[Fact]:
    """NG-7.3: what the camps add; NG-14.1: what the winter will ask, camps included. Losses are not counted."""
    frame = view.agenda[-1]
    facts: list[Fact] = []
    if not isinstance(frame, Recruit) and not isinstance(frame, Camps):
        return facts
    rep = option.a
    if option.verb != w.RECRUIT:
        rep = frame.chosen if isinstance(frame, Recruit) else w.NONE
    if rep != w.NONE and view.is_neutral(rep):
        facts.append(fact("NG-1.4", "takes", [rep]))
    due, more = camp_units(view, frame, rep) if isinstance(frame, Recruit) else (0, 0)
    if more:
        facts.append(fact("NG-7.3", "camps", [more]))
    unit = 0 if option.verb == w.KAIJA or view.reserve[seat] == 0 else 1
    if unit + more == 0:
        return facts
    units, reserve = view.on_map(seat), view.reserve[seat]
    before, after = units + min(due, reserve), units + min(unit + due + more, reserve)
    return [*facts, wintering(view, before, after), *too_many(view, seat, before, after)]


def camp_units(view: Northgard, frame: Recruit, rep: int) -> tuple[int, int]:
    """NG-7.3, NG-7.8: what camps add at the end of the action so far, and what they add if a figure comes there."""
    chosen = {view.land.of[each.pending] for each in view.agenda if isinstance(each, Script) and each.pending != w.NONE}
    if view.box.steps[frame.step].camps:
        chosen.update(frame.placed[0::2])
    bonus = view.box.buildings[w.TRAINING_CAMP].recruit_bonus
    due = sum([view.has(region, w.TRAINING_CAMP) * bonus for region in chosen])
    counts = rep != w.NONE and rep not in chosen and view.box.steps[frame.step].camps
    return due, view.has(rep, w.TRAINING_CAMP) * bonus if counts else 0


def wintering(view: Northgard, before: int, after: int) -> Fact:
    """NG-14.1: if the action ended now, and if it ended after this figure; NG-7.3: as far as the reserve allows."""
    return fact("NG-14.1", "winter", [*view.box.upkeep[before], 0, *view.box.upkeep[after], 0])


def building(view: Northgard, option: Option, seat: Seat) -> list[Fact]:
    """NG-8.1: the price; NG-8.6, NG-8.8: what it gives each year; NG-15.1: the way to win with large buildings."""
    frame = view.agenda[-1]
    if option.verb == w.COLLECT:
        return [fact("NG-21.14", "gain", income(view, frame.site))] if isinstance(frame, Build) else []
    kind = view.box.buildings[option.a]
    facts: list[Fact] = []
    if isinstance(frame, Build):
        facts.append(fact("NG-8.1", "cost", [0, price(view, view.box.steps[frame.step], option.a), 0]))
        after = view.clone()
        after_build(after, seat, option.a)
        facts += moved(view, after, seat, "NG-17.7")
        if kind.large and not view.land.is_open(frame.site) and not is_closed_large(view, frame.site):
            n = closed_large(view, side_of(view, seat)) + 1
            if view.box.win_by_territories:
                facts.append(fact("NG-15.1", "large", [n, view.box.to_win]))
    elif not isinstance(frame, ReplaceBuilding):
        return []
    if sum(kind.goods):
        facts.append(fact("NG-8.6", "harvest", kind.goods))
    return [*facts, fact("NG-8.8", "harvest-fame", [kind.fame])] if kind.fame else facts


# --- war


def of_war(view: Northgard, option: Option, seat: Seat) -> list[Fact]:
    verb = option.verb
    if verb == w.TO:
        return arriving(view, seat, option.a)
    if verb == w.ATTACK:
        return attacking(view, seat, option.a)
    if verb == w.FIGHT:
        return fighting(view, seat, option.a)
    return paying_food(view, seat, option.a) if verb == w.PAY_FOOD else naming(view, seat, verb)


# --- resources


def of_goods(view: Northgard, option: Option) -> list[Fact]:
    """NG-11.6, NG-13.5, NG-17.9, NG-20.5, NG-21.7: what goes and what comes."""
    frame = view.agenda[-1]
    verb = option.verb
    if verb == w.GAIN and isinstance(frame, Barter):
        return [fact("NG-13.5", "cost", frame.given), fact("NG-13.5", "gain", only(option.a, 1))]
    if verb == w.GAIN:
        return [fact("NG-17.9" if isinstance(frame, Harvest) else "NG-21.2", "gain", only(option.a, 1))]
    if verb == w.GIVE:
        return [fact("NG-13.5", "cost", only(option.a, view.box.trade_in if view.box.trade_same else 1))]
    if verb == w.PAY:
        return [fact("NG-21.7" if isinstance(frame, Ransom) else "NG-11.6", "cost", only(option.a, 1))]
    if verb == w.SWAP:
        return [fact("NG-20.5", "cost", only(option.a, 1)), fact("NG-20.5", "gain", only(option.b, 1))]
    if verb == w.YES and isinstance(frame, SwapOffer):
        return [fact("NG-20.5", "cost", only(frame.wanted, 1)), fact("NG-20.5", "gain", only(frame.given, 1))]
    return []


def only(resource: int, n: int) -> list[int]:
    return [n if i == resource else 0 for i in range(w.RESOURCES)]
