"""Everything that lies in the box, as the content describes it; read once, never changed."""

from typing import Final, final

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.steps import Step, check_step, read_resource
from longhouse.kernel.content import Entry, Facts

MOST_STEPS: Final = 4  # to choose among on one card
MOST_UNITS: Final = 92  # of a cost, and of cards in an attack: what a row of table.PLAN has room for

TOLD: Final = ("id", "name", "count", "text", "source", "prov", "ref")  # keys of every entry
COUNTED: Final = ("cost", "defence", "reward")
CARD_KEYS: Final = (*TOLD, *COUNTED, "deck", "kind", "strength", "effect", "min_players", "fixed_order")
BUILDING_KEYS: Final = (*TOLD, *COUNTED, "ability")
HALL_KEYS: Final = (*BUILDING_KEYS, "level", "on_upgrade_vp")
REWARD_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "vp": ("n",),
    "loot": ("res", "n"),
    "asgard": (),
    "token": ("res", "n"),
}
ABILITY_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "produce": ("res",),
    "store": ("res", "capacity"),
    "extra_draw": ("n",),
    "keep_card": ("n",),
    "building_limit": ("n",),
}
CHECK_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "bought": ("what", "n"),
    "have_building": ("building", "n"),
    "hall_level": ("n",),
    "tokens": ("res", "n"),
    "spent": ("res", "n"),
    "damaged": ("n",),
    "damaged_hall": ("n",),
    "win_strength": ("n",),
}
MEASURE_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "missions": (),
    "buildings": (),
    "card": ("card",),
    "kind": ("kind",),
    "deck": ("deck",),
    "stored": ("res",),
}


@final
class Reward:
    """What a player gets for damaging a building or defeating an undead or the dragon, VW-9.10, VW-10.2, VW-10.4."""

    def __init__(self, entry: Entry) -> None:
        self.verb: Final = entry.one_of("do", list(w.REWARD_IDS))
        check_step(entry, w.REWARD_IDS[self.verb], ("do",), REWARD_KEYS)
        self.n: Final = at_least_or(entry, "n", 1)
        self.resource: Final = read_resource(entry, self.verb == w.REWARD_TOKEN)


def at_least_or(entry: Entry, key: str, otherwise: int) -> int:
    """A number that is no smaller than what it is without the key."""
    return entry.at_least(key, otherwise) if entry.has(key) else otherwise


def read_cost(entry: Entry, is_sold: bool) -> list[int]:
    """Beer and gold; empty for what cannot be bought."""
    if entry.has("cost") != is_sold:
        entry.value("cost")  # if it is sold, it must have one
        raise entry.wrong("'cost' cannot be given: it cannot be bought", "fault-not-sold")
    if not is_sold:
        return []
    cost = entry.entry("cost")
    cost.check_known(w.RESOURCE_IDS[: w.RESOURCES])
    beer, gold = at_least_or(cost, "beer", 0), at_least_or(cost, "gold", 0)
    if beer + gold > MOST_UNITS:
        raise entry.wrong("'cost' cannot be more than {most} in all", "fault-cost", {"most": MOST_UNITS})
    return [beer, gold]


def read_rewards(entry: Entry, known: tuple[int, ...]) -> list[Reward]:
    """VW-17.9: those that can be given there."""
    rewards = [Reward(reward) for reward in entry.entries("reward")]
    for reward in rewards:
        if reward.verb not in known:
            raise entry.cannot_hold("reward", w.REWARD_IDS[reward.verb], [w.REWARD_IDS[verb] for verb in known])
    return rewards


@final
class Card:
    """A kind of card."""

    def __init__(self, entry: Entry) -> None:
        entry.check_known(CARD_KEYS)
        self.name: Final = entry.text("id")
        self.deck: Final = entry.one_of("deck", list(w.DECK_IDS))
        self.kind: Final = entry.one_of("kind", list(w.KIND_IDS))
        self.count: Final = entry.at_least("count", 1)
        self.min_players: Final = entry.number_or("min_players", 2)
        is_undead = self.kind == w.UNDEAD
        self.cost: Final = read_cost(entry, self.deck in (w.DECK_UNIT, w.DECK_FORT, w.DECK_PATH) and not is_undead)
        self.strength: Final = at_least_or(entry, "strength", 0)
        self.defence: Final = at_least_or(entry, "defence", 0)
        self.fixed_order: Final = entry.has("fixed_order") and entry.flag("fixed_order")
        steps = [Step(step) for step in entry.entries("effect")]
        self.rewards: Final = read_rewards(entry, (w.REWARD_VP, w.REWARD_TOKEN) if is_undead else ())
        self.play_steps: Final = [step for step in steps if step.when == w.WHEN_PLAY]
        self.attack_steps: Final = [step for step in steps if step.when == w.WHEN_ATTACK]
        self.win_steps: Final = [step for step in steps if step.when == w.WHEN_WIN]
        self.respond_steps: Final = [step for step in steps if step.when == w.WHEN_RESPOND]
        self.attacks: Final = self.kind in (w.FIGHTER, w.HERO)
        self.aura: Final = sum_of(steps, w.DO_AURA)
        self.boost: Final = sum_of(steps, w.DO_BOOST)
        self.committed: Final = self.kind == w.UPGRADE and len(self.attack_steps) > 0  # VW-3.7
        self.copies: Final = any(step.verb == w.DO_COPY for step in steps)
        self.plain: Final = self.kind == w.RESOURCE and is_plain(steps)
        self.only_responds: Final = self.kind == w.FORTIFICATION or (
            not self.attacks and len(steps) > 0 and len(self.respond_steps) == len(steps)
        )  # VW-3.5
        check_steps(entry, self, steps)


def sum_of(steps: list[Step], verb: int) -> int:
    """VW-7.8: of steps whose number is multiplied by nothing."""
    return sum([step.n for step in steps if step.verb == verb])


def is_plain(steps: list[Step]) -> bool:
    """VW-4.6: what a resource card gives that can be played for a payment."""
    return len(steps) > 0 and all(step.verb == w.DO_GAIN and step.resource != w.ANY for step in steps)


def check_steps(entry: Entry, card: Card, steps: list[Step]) -> None:
    """What the kind of the card can do; anything else would silently not be done."""
    if card.kind == w.UNDEAD and (card.deck != w.DECK_PATH or steps):
        raise entry.wrong("an undead lies on Odin's Path and has no effect", "fault-undead")
    if card.strength and not card.attacks:
        raise entry.wrong("'strength' is for fighters and heroes", "fault-strength")
    if len(steps) > MOST_STEPS:
        raise entry.too_many("effect", MOST_STEPS)
    if card.copies and (card.kind not in (w.RESOURCE, w.UPGRADE) or len(steps) > 1):
        raise entry.wrong("'copy' must be the only step of an upgrade or resource", "fault-copy")
    for step in steps:
        if not suits(card, step):
            facts: Facts = {"verb": w.EFFECT_IDS[step.verb], "moment": w.WHEN_IDS[step.when]}
            facts["kind"] = w.KIND_IDS[card.kind]
            raise entry.wrong("'{verb}' when '{moment}' is not for the kind '{kind}'", "fault-kind", facts)


def suits(card: Card, step: Step) -> bool:
    """VW-3.5 to VW-3.7, VW-8.2, VW-8.4: resources never attack, only fortifications lie on buildings."""
    if step.verb == w.DO_DEFEND or card.kind == w.FORTIFICATION:
        return card.kind == w.FORTIFICATION and step.when == w.WHEN_RESPOND
    if step.verb == w.DO_MIGHT:
        return card.attacks
    if step.when == w.WHEN_WIN and card.kind == w.UPGRADE:
        return card.committed
    return card.kind != w.RESOURCE or step.when not in (w.WHEN_ATTACK, w.WHEN_WIN)


@final
class Site:
    """A kind of building, or a level of the town hall."""

    def __init__(self, entry: Entry, level: int) -> None:
        entry.check_known(HALL_KEYS if level else BUILDING_KEYS)
        self.name: Final = entry.text("id")
        self.level: Final = level  # of the town hall; 0: a building
        self.count: Final = entry.at_least("count", 1)
        self.cost: Final = read_cost(entry, level != 1)
        self.defence: Final = entry.at_least("defence", 0)
        self.rewards: Final = read_rewards(entry, (w.REWARD_VP, w.REWARD_LOOT, w.REWARD_ASGARD))
        self.on_upgrade: Final = at_least_or(entry, "on_upgrade_vp", 0)
        self.produces = w.NONE  # the resource
        self.stores = w.NONE  # the resource
        self.capacity = 0
        self.draws = 0
        self.keeps = 0
        self.limit = 0  # buildings in the settlement; 0: no limit
        for ability in entry.entries("ability"):
            self.read_ability(ability)
        self.check(entry)

    def read_ability(self, entry: Entry) -> None:
        verb = entry.one_of("do", list(w.ABILITY_IDS))
        check_step(entry, w.ABILITY_IDS[verb], ("do",), ABILITY_KEYS)
        if (self.level == 0 and verb == w.CAN_LIMIT) or (self.level and verb in (w.CAN_PRODUCE, w.CAN_STORE)):
            facts: Facts = {"verb": w.ABILITY_IDS[verb], "group": "town_hall" if self.level else "building"}
            raise entry.wrong("'{verb}' is not for '{group}'", "fault-site-verb", facts)
        if verb == w.CAN_PRODUCE:
            self.produces = read_resource(entry, False)
        elif verb == w.CAN_STORE:
            self.stores = read_resource(entry, False)
            self.capacity = entry.at_least("capacity", 1)
        elif verb == w.CAN_DRAW:
            self.draws = entry.at_least("n", 0)
        elif verb == w.CAN_KEEP:
            self.keeps = entry.at_least("n", 0)
        else:
            self.limit = entry.at_least("n", 0)

    def check(self, entry: Entry) -> None:
        """Tokens of one type lie on a building, for one purpose, and no more than words.TOKEN_MASK can tell."""
        if self.produces != w.NONE and self.stores != w.NONE:
            raise entry.wrong("a building cannot both produce and store", "fault-both")
        if self.capacity > w.TOKEN_MASK:
            facts: Facts = {"most": w.TOKEN_MASK, "value": self.capacity}
            raise entry.wrong("'capacity' can be {most} at most, not {value}", "fault-capacity", facts)
        if any(reward.verb == w.REWARD_LOOT and reward.resource != self.stores for reward in self.rewards):
            raise entry.wrong("'loot' must be what the building stores", "fault-loot")


@final
class Prices:
    """Which of some things can be paid with this much beer and gold: looked up, because every main menu asks it."""

    def __init__(self, things: list[int], costs: list[list[int]]) -> None:
        self.beer: Final = max([0, *[cost[w.BEER] for cost in costs]])  # more of it makes no difference
        self.gold: Final = max([0, *[cost[w.GOLD] for cost in costs]])
        self.rows: Final[list[list[int]]] = []
        for beer in range(self.beer + 1):
            for gold in range(self.gold + 1):
                self.rows.append([n for n, cost in zip(things, costs) if cost[w.BEER] <= beer and cost[w.GOLD] <= gold])

    def within(self, beer: int, gold: int) -> list[int]:
        return self.rows[min(beer, self.beer) * (self.gold + 1) + min(gold, self.gold)]


@final
class Goal:
    """What an attack must reach: `defence`, and `each` more for every attacker (VW-17.3); VW-7.9: or nothing at all,
    where attacks without hope are allowed."""

    def __init__(self, defence: int, each: int, free: bool) -> None:
        self.defence: Final = defence
        self.each: Final = each
        self.free: Final = free


@final
class Mission:
    """VW-11; `what` is a class of purchases, a kind of building or a resource, as the check needs it; `needs` are kinds
    of buildings of which one must stand there too."""

    def __init__(self, entry: Entry, buildings: list[str]) -> None:
        entry.check_known((*TOLD, "vp", "check", "needs"))
        self.name: Final = entry.text("id")
        self.count: Final = entry.at_least("count", 1)
        self.vp: Final = entry.at_least("vp", 1)
        check = entry.entry("check")
        self.check: Final = check.one_of("do", list(w.CHECK_IDS))
        check_step(check, w.CHECK_IDS[self.check], ("do",), CHECK_KEYS)
        self.n: Final = check.at_least("n", 1)
        self.what: Final = self.read_what(check, buildings)
        self.needs: Final = self.read_needs(entry, buildings)

    def read_needs(self, entry: Entry, buildings: list[str]) -> list[int]:
        names = entry.texts("needs") if entry.has("needs") else []
        for name in names:
            if name not in buildings:
                raise entry.cannot_hold("needs", name, buildings)
        return [buildings.index(name) for name in names]

    def read_what(self, check: Entry, buildings: list[str]) -> int:
        if self.check == w.CHECK_BOUGHT:
            return check.one_of("what", list(w.BOUGHT_IDS))
        if self.check == w.CHECK_HAVE_BUILDING:
            return check.one_of("building", buildings)
        if self.check in (w.CHECK_TOKENS, w.CHECK_SPENT):
            return check.one_of("res", list(w.RESOURCE_IDS[: w.RESOURCES]))
        return w.NONE


@final
class Achievement:
    """VW-16.5; `what` is a card, a kind, a deck or a resource, as the measure needs it."""

    def __init__(self, entry: Entry, cards: list[str]) -> None:
        entry.check_known((*TOLD, "measure"))
        self.name: Final = entry.text("id")
        measure = entry.entry("measure")
        self.measure: Final = measure.one_of("do", list(w.MEASURE_IDS))
        check_step(measure, w.MEASURE_IDS[self.measure], ("do",), MEASURE_KEYS)
        self.what: Final = self.read_what(measure, cards)

    def read_what(self, measure: Entry, cards: list[str]) -> int:
        if self.measure == w.MEASURE_CARD:
            return measure.one_of("card", cards)
        if self.measure == w.MEASURE_KIND:
            return measure.one_of("kind", list(w.KIND_IDS))
        if self.measure == w.MEASURE_DECK:
            return measure.one_of("deck", list(w.DECK_IDS))
        if self.measure == w.MEASURE_STORED:
            return measure.one_of("res", list(w.RESOURCE_IDS[: w.RESOURCES]))
        return w.NONE
