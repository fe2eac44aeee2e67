"""What never changes while a game of Champions of Midgard is played, as plain JSON."""

from typing import Final, Literal

from longhouse.games.midgard.face import shapes
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.cards import Destiny, Die, Enemy, Journey, Merchant, Rune, Ship
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.packs.provenance import Marks, shown_sources
from longhouse.kernel.registry import find_game

CARD_VALUES: Final = ("glory", "effect", "measure", "big", "small", "gain")
ENEMY_VALUES: Final = ("attack", "defence", "glory", "reward", "ban")


def scenery(t: Midgard) -> shapes.Scenery:
    box = t.box
    places = marks(t, ("locations", "stalls", "longships", "beg"), ("cost", "effect"))
    dice, ships = marks(t, ("dice",), ("faces",)), marks(t, ("longships",), ("capacity", "buy_cost", "glory"))
    cards = marks(t, ("runes", "destinies", "journeys", "merchant_ships"), CARD_VALUES)
    enemies = marks(t, ("trolls", "draugr", "monsters", "kraken"), ENEMY_VALUES)
    return {
        "rules": rules(box),
        "places": [place_of(box, place, places) for place in range(len(box.places))],
        "dice": [die_of(box.dice[die], w.DIE_IDS[die], dice) for die in range(w.DICE)],
        "shores": [{"id": shore.name, "perFood": shore.warriors_per_food} for shore in box.shores[: box.shores_used]],
        "ships": [ship_of(ship, ships) for ship in box.ships],
        "leaders": [{"id": leader.name} for leader in box.leaders],
        "runes": [rune_of(rune, cards) for rune in box.runes],
        "destinies": [destiny_of(destiny, cards) for destiny in box.destinies],
        "journeys": [journey_of(journey, cards) for journey in box.journeys],
        "merchants": [merchant_of(merchant, cards) for merchant in box.merchants],
        "enemies": [enemy_of(enemy, enemies) for enemy in box.enemies],
        "colours": box.colours[: t.seats],
        "blameTable": box.blame_glory[:],
        "setGlory": box.set_glory,
        "favourGlory": box.favour_glory,
        "coinsPerGlory": box.coins_per_glory,
    }


def marks(t: Midgard, groups: tuple[str, ...], values: tuple[str, ...]) -> Marks:
    """The sources of what is shown of these groups of things."""
    origin = t.box.origin
    return shown_sources(origin.content, find_game(origin.game).content(), groups, values)


def rules(box: MidgardBox) -> shapes.Rules:
    """What was agreed before the game, as far as a page needs it."""
    return {
        "rounds": box.rounds,
        "players": box.players,
        "hallOfFame": box.hall_of_fame,
        "distrust": box.distrust,
        "simultaneous": box.simultaneous,
        "hutsPrice": "round" if box.huts_by_round else "game",
        "runeSpaces": box.rune_spaces,
        "warriorsMax": box.warriors_per_player,
        "huntMax": box.hunt_food_max,
    }


def place_of(box: MidgardBox, number: int, sources: Marks) -> shapes.Place:
    place = box.places[number]
    return {
        "id": place.name,
        "kind": w.PLACE_KIND_IDS[place.kind],
        "colour": place.colour,
        "spaces": place.spaces,
        "cost": by_good(place.cost),
        "repeat": place.repeat_max,
        "steps": [step_of(step) for step in place.steps],
        "ship": box.ship_of_place(number) if place.kind == w.LONGSHIP else None,
        "source": sources[place.name],
    }


def step_of(step: Step) -> shapes.Step:
    """CM-5.27: a verb and those of its numbers that matter."""
    shown: shapes.Step = {"do": w.EFFECT_IDS[step.verb]}
    if any(step.goods):
        shown["goods"] = by_good(step.goods)
    if any(step.dice):
        shown["dice"] = by_die(step.dice)
    counts: list[tuple[Literal["glory", "n", "draw", "keep"], int]]
    counts = [("glory", step.glory), ("n", step.n), ("draw", step.draw), ("keep", step.keep)]
    for name, number in counts:
        if number:
            shown[name] = number
    if step.stock != w.NONE:
        shown["stock"] = w.STOCK_IDS[step.stock]
    if step.target != w.NONE:
        shown["target"] = step.target
    if step.ship:
        shown["ship"] = step.ship
    if step.prices:
        shown["prices"] = step.prices[:]
    if step.row_coins:
        rows = range(len(step.row_coins))
        shown["table"] = [{"coin": step.row_coins[row], "favour": step.row_favour[row]} for row in rows]
    return shown


def die_of(die: Die, name: w.DieId, sources: Marks) -> shapes.Die:
    faces = [w.FACE_IDS[face] for face in die.faces]
    return {"id": name, "faces": faces, "count": die.count, "source": sources[name]}


def ship_of(ship: Ship, sources: Marks) -> shapes.Ship:
    return {
        "id": ship.name,
        "private": ship.private,
        "capacity": ship.capacity,
        "cost": by_good(ship.cost),
        "glory": ship.glory,
        "source": sources[ship.name],
    }


def rune_of(rune: Rune, sources: Marks) -> shapes.RuneKind:
    window = w.WINDOW_IDS[rune.window]
    return {"id": rune.name, "glory": rune.glory, "window": window, "source": sources[rune.name]}


def destiny_of(destiny: Destiny, sources: Marks) -> shapes.DestinyKind:
    return {
        "id": destiny.name,
        "measure": w.MEASURE_IDS[destiny.measure],
        "big": destiny.big,
        "small": destiny.small,
        "source": sources[destiny.name],
    }


def journey_of(journey: Journey, sources: Marks) -> shapes.JourneyKind:
    return {"id": journey.name, "count": journey.count, "source": sources[journey.name]}


def merchant_of(merchant: Merchant, sources: Marks) -> shapes.MerchantKind:
    goods, dice = by_good(merchant.goods), by_die(merchant.dice)
    return {"id": merchant.name, "goods": goods, "dice": dice, "source": sources[merchant.name]}


def enemy_of(enemy: Enemy, sources: Marks) -> shapes.Enemy:
    return {
        "id": enemy.name,
        "type": enemy.type,
        "kind": w.ENEMY_KIND_IDS[enemy.kind],
        "colour": w.COLOUR_IDS[enemy.colour] if enemy.colour != w.NONE else None,
        "attack": enemy.attack,
        "defence": enemy.defence,
        "glory": enemy.glory,
        "reward": by_good(enemy.reward),
        "ban": [w.DIE_IDS[die] for die in range(w.DICE) if enemy.ban[die]],
        "source": sources[enemy.name],
    }


# --- numbers by what they count


def by_good(counts: list[int]) -> shapes.Goods:
    food, wood, coins, favour = counts
    return food, wood, coins, favour


def by_die(counts: list[int]) -> shapes.Dice:
    swords, spears, axes = counts
    return swords, spears, axes


def by_stock(counts: list[int]) -> shapes.Stocks:
    swords, spears, axes, food = counts
    return swords, spears, axes, food
