"""CM-7: what a change of the assignments would mean, and what confirming means."""

from longhouse.games.midgard.face.previewing import fact, percent, tenths, warning
from longhouse.games.midgard.rules.assignment import change_orders, free_dice, free_food, ordered, room
from longhouse.games.midgard.rules.odds import expected_survivors, fight_odds, hunt_food, voyage_odds
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.face import Fact


def assigning(view: Midgard, option: Option, seat: Seat) -> list[Fact]:
    if option.verb == w.DEMAND:
        return [fact("CM-7.3", "turn-order", [])]
    if option.verb == w.CONFIRM:
        return confirming(view, seat)
    after = view.clone()
    change_orders(after, option, seat)
    return [*sending(after, seat, option.a), *staying(after, seat)]


def sending(after: Midgard, seat: Seat, target: int) -> list[Fact]:
    """The odds of the fight or the voyage with these orders."""
    dice = [ordered(after, seat, target, die) for die in range(w.DICE)]
    if target >= w.SHORE_1:
        return voyaging(after, seat, target, dice)
    card = after.box.enemies[after.enemies[target]]
    leader = after.leaders[seat]
    facts = [fact("CM-8.14", "odds", [after.enemies[target], percent(odds_in_town(after, seat, target, dice))])]
    if any(dice):
        home = expected_survivors(after.box, leader, dice, card.attack, card.defence, 0)
        facts.append(fact("CM-8.20", "survivors", [tenths(home)]))
    return facts


def odds_in_town(view: Midgard, seat: Seat, target: int, dice: list[int]) -> float:
    card = view.box.enemies[view.enemies[target]]
    return fight_odds(view.box, view.leaders[seat], dice, card.attack, card.defence, 0)


def voyaging(after: Midgard, seat: Seat, target: int, dice: list[int]) -> list[Fact]:
    """CM-6.5, CM-8.12, CM-8.22: room, hungry and banned warriors, and the odds at sea and ashore."""
    enemy, food = after.enemies[target], ordered(after, seat, target, w.CARGO_FOOD)
    chance, quiet = voyage_odds(after, seat, target, dice, food)
    facts = [fact("CM-8.8", "voyage", [enemy, percent(chance), percent(quiet)])]
    facts.append(fact("CM-6.5", "room", [room(after, seat, target)]))
    hungry = unfed(after, seat, target)
    if hungry > 0 and free_food(after, seat) > 0 and room(after, seat, target) > 0:
        facts.append(fact("CM-8.12", "hungry", [hungry]))
    elif hungry > 0:
        facts.append(starving(after, target, hungry))
    banned = [dice[die] if after.box.enemies[enemy].ban[die] else 0 for die in range(w.DICE)]
    return [*facts, fact("CM-8.22", "banned", [enemy, *banned])] if any(banned) else facts


def unfed(view: Midgard, seat: Seat, target: int) -> int:
    """CM-8.12: warriors aboard for whom the food that is loaded does not suffice."""
    aboard = sum([ordered(view, seat, target, die) for die in range(w.DICE)])
    return aboard - ordered(view, seat, target, w.CARGO_FOOD) * view.box.warriors_per_food(target)


def starving(view: Midgard, target: int, hungry: int) -> Fact:
    """CM-8.12: nothing can feed them any more."""
    return warning("CM-8.12", "unfed", [hungry, view.box.warriors_per_food(target)])


def staying(after: Midgard, seat: Seat) -> list[Fact]:
    """CM-7.8: warriors that are not assigned hunt if a worker is there."""
    if not after.hunts(seat):
        return []
    dice = [free_dice(after, seat, die) for die in range(w.DICE)]
    return [fact("CM-8.4", "hunt", [sum(dice), tenths(hunt_food(after.box, after.leaders[seat], dice))])]


def confirming(view: Midgard, seat: Seat) -> list[Fact]:
    """CM-7.8: nothing can be moved afterwards; every fight and ship with its odds, and what stays at home."""
    facts: list[Fact] = []
    for target in view.targets_of(seat):
        dice = [ordered(view, seat, target, die) for die in range(w.DICE)]
        if not any(dice):
            facts.append(warning("CM-8.6" if target < w.SHORE_1 else "CM-8.24", "nobody-sent", [target]))
        elif target < w.SHORE_1:
            odds = percent(odds_in_town(view, seat, target, dice))
            facts.append(warning("CM-8.14", "odds", [view.enemies[target], odds], odds == 0))
        else:
            chance, quiet = voyage_odds(view, seat, target, dice, ordered(view, seat, target, w.CARGO_FOOD))
            odds = percent(chance)
            facts.append(warning("CM-8.8", "voyage", [view.enemies[target], odds, percent(quiet)], odds == 0))
            hungry = unfed(view, seat, target)
            facts += [starving(view, target, hungry)] if hungry > 0 else []
    home = [free_dice(view, seat, die) for die in range(w.DICE)]
    if any(home):
        facts.append(fact("CM-7.8", "stay", home))
    if any(target >= w.SHORE_1 for target in view.targets_of(seat)):
        facts.append(fact("CM-7.10", "food-left", [free_food(view, seat)]))
    return [*facts, *staying(view, seat)]
