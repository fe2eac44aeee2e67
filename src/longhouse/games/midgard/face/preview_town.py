"""CM-4 to CM-6: what a place gives now, and the choices inside it."""

from longhouse.games.midgard.face.previewing import cost, fact, gain, only, percent, tenths, warning
from longhouse.games.midgard.rules.destinies import destinies_left
from longhouse.games.midgard.rules.ending import blame_glory
from longhouse.games.midgard.rules.odds import fight_odds, hunt_food, journeys_there, voyage_odds
from longhouse.games.midgard.rules.recruiting import room
from longhouse.games.midgard.rules.runes import drawn_anyway
from longhouse.games.midgard.rules.shops import held_by, hire_price, open_runes, prayer_row, ship_barred
from longhouse.games.midgard.rules.visits import cost_of, workers_at
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Seat
from longhouse.kernel.face import Fact
from longhouse.kernel.table import MAY

# --- places


def placing(view: Midgard, seat: Seat, place: int) -> list[Fact]:
    """CM-4.13: what it costs and what it gives, in its order."""
    printed = view.box.places[place]
    if printed.kind == w.LONGSHIP:
        return sailing(view, view.box.ship_of_place(place))
    price = cost_of(view, seat, place)
    facts = cost("CM-4.14", price)
    for step in printed.steps:
        facts += of_step(view, seat, place, step)
    if printed.repeat_max > 1:
        held = held_by(view, seat)
        times = min([held[good] // price[good] for good in range(w.GOODS) if price[good]], default=printed.repeat_max)
        facts.append(fact("CM-5.26", "times", [min(times, printed.repeat_max)]))
    return facts


def of_step(view: Midgard, seat: Seat, place: int, step: Step) -> list[Fact]:
    verb = step.verb
    if verb == w.DO_COLLECT_STOCK:
        return collecting(view, seat, step.stock)
    if verb == w.DO_RECRUIT:
        return recruits(view, seat, step.dice)
    if verb == w.DO_GAIN:
        glory = [fact("CM-1.10", "glory", [step.glory])] if step.glory else []
        return [*gain("CM-4.9", step.goods), *glory]
    if verb == w.DO_GAIN_CARD:
        card = view.box.merchants[view.merchants[-1]]
        return [*gain("CM-5.14", card.goods), *recruits(view, seat, card.dice)]
    if verb == w.DO_BLAME:
        return [blaming(view, seat, step.n)]
    if verb in (w.DO_RESERVE_FIGHT, w.DO_RESERVE_HUNT, w.DO_SAIL):
        return venturing(view, seat, step)
    if verb in (w.DO_PEEK_JOURNEY, w.DO_DRAW_DESTINY, w.DO_FIRST_PLAYER):
        return at_sage_and_jarl(view, seat, step)
    return shopping(view, seat, place, step)


def collecting(view: Midgard, seat: Seat, stock: int) -> list[Fact]:
    """CM-4.7, CM-5.1 to CM-5.5: everything there, or nothing."""
    n = view.stock[stock]
    if n == 0:
        return [warning("CM-4.7", "empty", [])]
    if stock == w.STOCK_FOOD:
        return gain("CM-5.5", only(w.FOOD, n))
    return enlisting(view, seat, [n if die == stock else 0 for die in range(w.DICE)], "CM-5.4")


def recruits(view: Midgard, seat: Seat, dice: list[int]) -> list[Fact]:
    """CM-1.9: as many of them as the supply has."""
    there = [min(dice[die], view.supply[die]) for die in range(w.DICE)]
    short = [dice[die] - there[die] for die in range(w.DICE)]
    facts = enlisting(view, seat, there, "CM-1.8")
    return [*facts, fact("CM-1.9", "supply-short", short)] if any(short) else facts


def enlisting(view: Midgard, seat: Seat, dice: list[int], rule: str) -> list[Fact]:
    """CM-1.7, CM-1.8: dice, and how many of them would not fit."""
    over = sum(dice) - room(view, seat)
    facts = [fact("CM-4.9", "recruits", dice)] if any(dice) else []
    return [*facts, warning(rule, "no-room", [over], over >= sum(dice))] if over > 0 else facts


def blaming(view: Midgard, seat: Seat, n: int) -> Fact:
    """CM-12.11: how many there will be, and what they cost more at the end."""
    after = view.clone()
    after.blame[seat] += n
    return fact("CM-12.11", "blame", [after.blame[seat], blame_glory(after, seat) - blame_glory(view, seat)])


def venturing(view: Midgard, seat: Seat, step: Step) -> list[Fact]:
    """CM-4.5, CM-4.6: the enemy or the hunt, with the dice that are at home now."""
    if step.verb == w.DO_SAIL:
        return sailing(view, view.box.ship_names.index(step.ship))
    dice = view.reserve[seat * w.DICE : (seat + 1) * w.DICE]
    if step.verb == w.DO_RESERVE_HUNT and view.hunts(seat):
        return [warning("CM-5.7", "hunts-already", [])]
    if step.verb == w.DO_RESERVE_HUNT:
        food = tenths(hunt_food(view.box, view.leaders[seat], dice))
        return [warning("CM-8.4", "hunt", [sum(dice), food], food == 0)]
    if view.enemies[step.target] == w.NONE:
        return []
    card = view.box.enemies[view.enemies[step.target]]
    able = [0 if card.ban[die] else dice[die] for die in range(w.DICE)]
    odds = percent(fight_odds(view.box, view.leaders[seat], able, card.attack, card.defence, 0))
    return [*enemy(view, step.target), warning("CM-8.14", "odds-all", [*able, odds], odds == 0)]


def enemy(view: Midgard, target: int) -> list[Fact]:
    """CM-5.32, CM-8.20: the enemy there, and what its defeat brings."""
    number = view.enemies[target]
    card = view.box.enemies[number]
    reward = [card.reward[good] + (view.coins[target] if good == w.COIN else 0) for good in range(w.GOODS)]
    facts = [
        fact("CM-5.32", "enemy", [number, card.attack, card.defence]),
        fact("CM-8.20", "prize", [card.glory, *reward]),
    ]
    return [*facts, fact("CM-8.7", "troll", [])] if card.kind == w.TROLLS else facts


def sailing(view: Midgard, ship: int) -> list[Fact]:
    facts = [fact("CM-6.5", "capacity", [view.box.ships[ship].capacity])]
    return [*facts, fact("CM-6.1", "shores", [len(view.free_shores())])]


def at_sage_and_jarl(view: Midgard, seat: Seat, step: Step) -> list[Fact]:
    """CM-5.8, CM-5.9"""
    if step.verb == w.DO_PEEK_JOURNEY:
        there = len([zone for zone in view.journeys if zone.cards])
        return [fact("CM-5.9", "look", [min(step.n, there)])]
    if step.verb == w.DO_DRAW_DESTINY:
        drawn = min(drawn_anyway(view, seat), destinies_left(view))
        return [fact("CM-5.9", "destinies", [drawn, min(drawn, step.keep)])]
    if view.first == seat:
        return [fact("CM-5.8", "token-given", [(seat + 1) % view.seats])]
    return [fact("CM-5.8", "token-taken", [])]


def shopping(view: Midgard, seat: Seat, place: int, step: Step) -> list[Fact]:
    """CM-5.12, CM-5.13, CM-5.15 to CM-5.17: what can be had, and for how much."""
    held, box = held_by(view, seat), view.box
    if step.verb == w.DO_TAKE_RUNE:
        return [fact("CM-5.15", "runes", [len(open_runes(view)), len(view.rune_deck.cards)])]
    if step.verb == w.DO_BUY_LONGSHIP:
        payable = [ship for ship in box.private_ships if ship_barred(view, held, ship) == MAY]
        return [fact("CM-5.12", "longships", [len(payable)]), warning("CM-6.6", "once-ship", [1])]
    if step.verb == w.DO_BUY_FAVOUR:
        rows = [row for row in range(len(step.row_coins)) if step.row_coins[row] <= held[w.COIN]]
        return [fact("CM-5.16", "prayer", [step.row_favour[row], step.row_coins[row]]) for row in rows]
    if step.verb == w.DO_HIRE_WORKER:
        return [
            *cost("CM-5.17", only(w.COIN, hire_price(view, step, workers_at(view, place)))),
            fact("CM-4.11", "worker", []),
            warning("CM-5.17", "once-worker", [box.rounds - view.round + 1]),
        ]
    swaps = sum([held[good] for good in step.among])
    return [warning("CM-5.13", "swaps", [swaps], swaps == 0)]


# --- the choices inside


def at_shore(view: Midgard, seat: Seat, ship: int, shore: int) -> list[Fact]:
    """CM-6.1: what a ship finds there, and the odds with the dice at home aboard."""
    target = w.SHORE_1 + shore
    facts = [fact("CM-8.12", "feeds", [view.box.warriors_per_food(target)]), *journey_there(view, seat, shore)]
    if view.enemies[target] == w.NONE:
        return facts
    dice, food = best_load(view, seat, target, view.box.ships[ship].capacity)
    chance, quiet = voyage_odds(view, seat, target, dice, food)
    all_aboard = [*dice, food, percent(chance), percent(quiet)]
    return [*enemy(view, target), *facts, warning("CM-8.8", "voyage-all", all_aboard, percent(chance) == 0)]


def best_load(view: Midgard, seat: Seat, target: int, capacity: int) -> tuple[list[int], int]:
    """CM-6.5: the dice at home that may fight, axes first, as far as ship and food allow."""
    ban, feeds = view.box.enemies[view.enemies[target]].ban, view.box.warriors_per_food(target)
    stock = view.goods[seat * w.GOODS + w.FOOD]
    dice, n = [0] * w.DICE, 0
    for die in (w.AXE, w.SPEAR, w.SWORD):
        for _ in range(0 if ban[die] else view.reserve[seat * w.DICE + die]):
            food = (n + feeds) // feeds
            if food <= stock and n + 1 + food <= capacity:
                dice[die] += 1
                n += 1
    return dice, min(stock, capacity - n)


def journey_there(view: Midgard, seat: Seat, shore: int) -> list[Fact]:
    """CM-H4: the journey, if the seat has seen it; otherwise how likely it is that nothing happens."""
    cards = journeys_there(view, seat, shore)
    if not cards:
        return []
    if sum(cards) == 1:
        return [fact("CM-8.9", "journey", [cards.index(1)])]
    return [fact("CM-8.9", "quiet", [percent(quiet(view, cards))])]


def quiet(view: Midgard, cards: list[int]) -> float:
    """How likely one of these journey cards does nothing."""
    calm = [cards[journey] for journey in range(len(cards)) if not view.box.journeys[journey].steps]
    return sum(calm) / max(1, sum(cards))


def going_again(view: Midgard, seat: Seat, place: int) -> list[Fact]:
    """CM-5.18"""
    facts = cost("CM-5.26", cost_of(view, seat, place))
    for step in view.box.places[place].steps:
        facts += of_step(view, seat, place, step)
    return facts


def praying(view: Midgard, step: Step, favour: int) -> list[Fact]:
    """CM-5.16, CM-12.9"""
    price = cost("CM-5.16", only(w.COIN, step.row_coins[prayer_row(step, favour)]))
    end = fact("CM-12.9", "glory-end", [favour * view.box.favour_glory])
    return [*price, *gain("CM-5.16", only(w.FAVOUR, favour)), end]


def buying(view: Midgard, ship: int) -> list[Fact]:
    """CM-5.12, CM-6.6"""
    card = view.box.ships[ship]
    facts = [*cost("CM-5.12", card.cost), fact("CM-6.5", "capacity", [card.capacity])]
    return [*facts, fact("CM-12.8", "glory-end", [card.glory])]
