"""Champions of Midgard on one page."""

from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.box import MidgardBox
from longhouse.games.midgard.state.cards import Enemy
from longhouse.kernel.goal import Goal, Line, Part, Piece


def goal(box: MidgardBox) -> Goal:
    return Goal(
        number=box.rounds,
        unit="midgard-goal-rounds",
        aim=Line("vp", "midgard-goal-aim", {"rounds": box.rounds}),
        scores=Part("CM-12.1", "goal-aim", scores(box)),
        turn=Part("CM-1.2", "goal-round", turn(box)),
        deeds=Part("CM-4.2", "midgard-goal-deeds", deeds(box)),
        example=example(box),
        told=Line("dice", "midgard-goal-example", told(box)),
        end=Part("CM-12.1", "goal-end", end(box)),
        icons=icons(),
    )


def scores(box: MidgardBox) -> list[Line]:
    runes = [rune.glory for rune in box.runes]
    destinies = [destiny.big for destiny in box.destinies]
    return [
        Line("troll", "midgard-goal-trolls", points=reach(box, w.TROLLS), mark="range"),
        Line("draugr", "midgard-goal-draugr", points=reach(box, w.DRAUGR), mark="range"),
        Line("seaserpent", "midgard-goal-monsters", points=reach(box, w.MONSTERS), mark="range"),
        Line("replace", "midgard-goal-sets", points=[box.set_glory]),
        Line("scroll", "midgard-goal-destinies", points=[min(destinies), max(destinies)], mark="range"),
        Line("favour", "midgard-goal-favour", points=[box.favour_glory]),
        Line("tablet", "midgard-goal-runes", points=[min(runes), max(runes)], mark="range"),
        Line("merchant", "midgard-goal-coins", {"coins": box.coins_per_glory}, points=[1]),
        Line("blame", "midgard-goal-blame", points=box.blame_glory[1:4], mark="bad"),
    ]


def reach(box: MidgardBox, kind: int) -> list[int]:
    """The least and the most glory of enemies of a kind."""
    glory = [box.enemies[enemy].glory for enemy in box.deck_of[kind]]
    return [min(glory), max(glory)]


def turn(box: MidgardBox) -> list[Line]:
    return [
        Line("moon", "midgard-goal-set-up"),
        Line("person", "midgard-goal-placement", {"workers": box.workers}, mark="yours"),
        Line("ship", "midgard-goal-assignment", mark="yours"),
        Line("battle", "midgard-goal-combat"),
        Line("hourglass", "midgard-goal-clean-up"),
    ]


def deeds(box: MidgardBox) -> list[Line]:
    return [
        Line("warriors", "midgard-goal-recruit", {"dice": box.warriors_per_player}),
        Line("trade", "midgard-goal-market"),
        Line("troll", "midgard-goal-challenge"),
        Line("ship", "midgard-goal-sail"),
        Line("meat", "midgard-goal-hunt", {"food": box.hunt_food_max}),
        Line("scroll", "midgard-goal-sage"),
    ]


def example(box: MidgardBox) -> list[Piece]:
    """CM-8.17, CM-8.18: the first roll of three warriors against a troll."""
    troll = a_troll(box)
    return [
        Piece("card", "sword", "midgard-goal-face-hit", 1, "attack"),
        Piece("card", "shield", "midgard-goal-face-shield", 1, "defence"),
        Piece("card", "axe", "midgard-goal-face-blank"),
        Piece("sign", key=":"),
        Piece("card", "troll", "midgard-target-troll", troll.attack, "attack"),
    ]


def a_troll(box: MidgardBox) -> Enemy:
    """One that kills more than a single warrior, if there is any."""
    trolls = [box.enemies[enemy] for enemy in box.deck_of[w.TROLLS]]
    return ([troll for troll in trolls if troll.attack > 1] or trolls)[0]


def told(box: MidgardBox) -> dict[str, int]:
    troll = a_troll(box)
    return {"attack": troll.attack, "defence": troll.defence, "lost": max(troll.attack - 1, 0)}


def end(box: MidgardBox) -> list[Line]:
    return [
        Line("hourglass", "midgard-goal-end-rounds", {"rounds": box.rounds}),
        Line("scroll", "midgard-goal-end-secret"),
        Line("blame", "midgard-goal-end-blame", mark="bad"),
        Line("crown", "midgard-goal-end-most"),
    ]


def icons() -> list[Line]:
    return [
        Line("meat", "midgard-goal-icon-food"),
        Line("lumber", "midgard-goal-icon-wood"),
        Line("merchant", "midgard-goal-icon-coins"),
        Line("favour", "midgard-goal-icon-favour"),
        Line("blame", "midgard-goal-icon-blame"),
        Line("vp", "midgard-goal-icon-glory"),
        Line("sword", "midgard-goal-icon-hit"),
        Line("shield", "midgard-goal-icon-shield"),
        Line("defence", "midgard-goal-icon-defence"),
        Line("ship", "midgard-goal-icon-ship"),
        Line("compass", "midgard-goal-icon-journey"),
        Line("tablet", "midgard-goal-icon-rune"),
    ]
