"""What never changes while a game of Vikings Gone Wild is played, as plain JSON."""

from longhouse.games.wild.face import shapes
from longhouse.games.wild.face.shapes import Pair
from longhouse.games.wild.face.texts import texts
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.box import WildBox
from longhouse.games.wild.state.cards import Achievement, Card, Mission, Reward, Site
from longhouse.games.wild.state.steps import Step
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.packs.provenance import PACK, Marks, shown_sources
from longhouse.kernel.registry import find_game


def scenery(t: Wild) -> shapes.Scenery:
    box = t.box
    cards = marks(t, ("card",), ("cost", "strength", "defence", "effect", "reward"))
    sites = marks(t, ("town_hall", "building"), ("cost", "defence", "reward", "ability", "on_upgrade_vp"))
    others = marks(t, ("mission", "achievement", "dragon"), ("vp", "check", "needs", "measure", "defence", "reward"))
    return {
        "texts": texts(t),
        "rules": rules(t),
        "cards": [card_of(card, cards) for card in box.cards],
        "sites": [site_of(site, sites) for site in box.sites],
        "missions": [mission_of(box, mission, others) for mission in box.missions],
        "achievements": [achievement_of(box, achievement, others) for achievement in box.achievements],
        "dragon": {
            "defence": box.dragon_defence,
            "rewards": [reward_of(reward) for reward in box.dragon_rewards],
            "source": others.get("dragon", PACK),  # a pack may rename it
        },
        "colours": list(w.COLOUR_IDS[: t.seats]),
    }


def marks(t: Wild, groups: tuple[str, ...], values: tuple[str, ...]) -> Marks:
    """The sources of what is shown of these groups of things."""
    origin = t.box.origin
    return shown_sources(origin.content, find_game(origin.game).content(), groups, values)


def rules(t: Wild) -> shapes.Rules:
    """What was agreed before the game, and the numbers that a page needs."""
    box = t.box
    ends = "end_vp_long_game" if box.long_game else "end_vp"
    return {
        "players": box.players,
        "target": box.target,
        "targetSource": marks(t, ("scoring",), (ends,))[""],
        "thresholds": box.thresholds[:],
        "pathOpen": box.path_open,
        "sameMax": box.same_building_max,
        "handDraw": box.hand_draw,
        "missionsMax": box.missions_per_player,
        "swapCost": pair(box.swap_cost),
        "exchangeRate": box.exchange_rate,
        "attackVp": box.attack_vp[:],
        "attackVpBeyond": box.attack_vp_beyond,
        "achievementVp": box.achievement_vp[:],
        "fullStorageVp": box.full_storage_vp,
        "byHand": box.by_hand,
        "limitedTokens": box.limited_tokens,
        "roundLimit": box.round_limit,
        "hopelessAttacks": box.hopeless_attacks,
        "swapAnyGold": box.swap_any_gold,
        "storeHallLoot": box.store_hall_loot,
        "asgardRowLast": box.asgard_row_last,
        "tieAmongAll": box.tie_among_all,
    }


def card_of(card: Card, sources: Marks) -> shapes.CardKind:
    steps = [*card.play_steps, *card.attack_steps, *card.win_steps, *card.respond_steps]
    return {
        "id": card.name,
        "deck": w.DECK_IDS[card.deck],
        "kind": w.KIND_IDS[card.kind],
        "count": card.count,
        "cost": pair(card.cost) if card.cost else None,
        "strength": card.strength,
        "defence": card.defence,
        "steps": [step_of(step) for step in steps],
        "committed": card.committed,
        "plain": card.plain,
        "rewards": [reward_of(reward) for reward in card.rewards],
        "source": sources[card.name],
    }


def step_of(step: Step) -> shapes.Step:
    """VW-17.1: a verb and those of its numbers that matter."""
    shown: shapes.Step = {"do": w.EFFECT_IDS[step.verb], "when": w.WHEN_IDS[step.when], "n": step.n}
    if step.resource != w.NONE:
        shown["res"] = w.RESOURCE_IDS[step.resource]
    per = w.PER_IDS[step.per]
    if per:
        shown["per"] = per
    if step.kinds:
        shown["kinds"] = [kind for number, kind in enumerate(w.KIND_IDS) if step.kinds >> number & 1]
    if step.otherwise:
        shown["else"] = [step_of(other) for other in step.otherwise]
    return shown


def site_of(site: Site, sources: Marks) -> shapes.Site:
    return {
        "id": site.name,
        "level": site.level,
        "count": site.count,
        "cost": pair(site.cost) if site.cost else None,
        "defence": site.defence,
        "rewards": [reward_of(reward) for reward in site.rewards],
        "produces": token_or_none(site.produces),
        "stores": token_or_none(site.stores),
        "capacity": site.capacity,
        "draws": site.draws,
        "keeps": site.keeps,
        "limit": site.limit,
        "onUpgrade": site.on_upgrade,
        "source": sources[site.name],
    }


def reward_of(reward: Reward) -> shapes.Reward:
    resource = None if reward.resource == w.NONE else w.RESOURCE_IDS[reward.resource]
    return {"do": w.REWARD_IDS[reward.verb], "n": reward.n, "res": resource}


def mission_of(box: WildBox, mission: Mission, sources: Marks) -> shapes.Mission:
    what: str | None = None
    if mission.check == w.CHECK_BOUGHT:
        what = w.BOUGHT_IDS[mission.what]
    elif mission.check == w.CHECK_HAVE_BUILDING:
        what = box.building_names[mission.what]
    elif mission.what != w.NONE:
        what = w.RESOURCE_IDS[mission.what]
    check: shapes.MissionCheck = {"do": w.CHECK_IDS[mission.check], "n": mission.n, "what": what}
    source = sources[mission.name]
    return {"id": mission.name, "vp": mission.vp, "count": mission.count, "check": check, "source": source}


def achievement_of(box: WildBox, achievement: Achievement, sources: Marks) -> shapes.Achievement:
    what: str | None = None
    if achievement.measure == w.MEASURE_CARD:
        what = box.card_names[achievement.what]
    elif achievement.measure == w.MEASURE_KIND:
        what = w.KIND_IDS[achievement.what]
    elif achievement.measure == w.MEASURE_DECK:
        what = w.DECK_IDS[achievement.what]
    elif achievement.what != w.NONE:
        what = w.RESOURCE_IDS[achievement.what]
    measure, source = w.MEASURE_IDS[achievement.measure], sources[achievement.name]
    return {"id": achievement.name, "measure": measure, "what": what, "source": source}


def token_or_none(resource: int) -> w.Resource | None:
    return None if resource == w.NONE else w.TOKEN_IDS[resource]


def pair(numbers: list[int]) -> Pair:
    return numbers[w.BEER], numbers[w.GOLD]
