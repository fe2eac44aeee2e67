"""Vikings Gone Wild on one page."""

from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.box import WildBox
from longhouse.kernel.goal import Goal, Line, Part, Piece

FIGHTERS = ("bone_crusher", "elf_archer")


def goal(box: WildBox) -> Goal:
    return Goal(
        number=box.target,
        unit="wild-goal-points",
        aim=Line("vp", "wild-goal-aim"),
        scores=Part("VW-16.6", "goal-aim", scores(box)),
        turn=Part("VW-5.1", "goal-round", turn(box)),
        deeds=Part("VW-6.1", "wild-goal-deeds", deeds(box)),
        example=example(box),
        told=Line("midgard", "wild-goal-example", told(box)),
        end=Part("VW-16.2", "goal-end", end(box)),
        icons=icons(box),
    )


def scores(box: WildBox) -> list[Line]:
    missions = [mission.vp for mission in box.missions]
    return [
        Line("cracked", "wild-goal-damage", points=box.attack_vp[1:5]),
        Line("stonetower", "wild-goal-repel", points=[box.repel_vp]),
        Line("scroll", "wild-goal-mission", points=[min(missions), max(missions)], mark="range"),
        Line("barrel", "wild-goal-storage", points=[box.full_storage_vp]),
        Line("keep", "wild-goal-hall", points=[box.sites[box.hall(w.HALL_LEVELS)].on_upgrade]),
        Line("trophy", "wild-goal-achievement", points=[box.achievement_vp[0]]),
    ]


def turn(box: WildBox) -> list[Line]:
    capacity = max([site.capacity for site in box.sites])
    return [
        Line("wild", "wild-goal-production"),
        Line("devcard", "wild-goal-draw", {"cards": box.hand_draw}),
        Line("play", "wild-goal-action", mark="yours"),
        Line("loot", "wild-goal-keep", {"tokens": capacity}),
        Line("hourglass", "wild-goal-round-end"),
    ]


def deeds(box: WildBox) -> list[Line]:
    return [
        Line("hand", "wild-goal-play"),
        Line("trade", "wild-goal-buy"),
        Line("build", "wild-goal-build", {"buildings": box.sites[box.hall(1)].limit}),
        Line("midgard", "wild-goal-attack"),
        Line("draugr", "wild-goal-undead"),
        Line("scroll", "wild-goal-complete"),
    ]


def example(box: WildBox) -> list[Piece]:
    """VW-7: two fighters against a town hall that nobody defends."""
    hall = box.sites[box.hall(1)]
    pieces: list[Piece] = []
    for icon, name in zip(("bonecrusher", "archer"), FIGHTERS, strict=True):
        if name not in box.card_names:
            return []  # of an owner's pack, which has other fighters
        card = box.cards[box.card_names.index(name)]
        pieces += [Piece("card", icon, f"wild-card-{name}", card.strength, "attack"), Piece("sign", key="+")]
    return [
        *pieces[:-1],
        Piece("sign", key="≥"),
        Piece("card", "keep", "wild-site-town_hall_1", hall.defence, "defence"),
    ]


def told(box: WildBox) -> dict[str, int]:
    return {"damage": box.attack_vp[1], "repel": box.repel_vp * len(FIGHTERS), "fighters": len(FIGHTERS)}


def end(box: WildBox) -> list[Line]:
    return [
        Line("vp", "wild-goal-end-target", {"points": box.target}),
        Line("hourglass", "wild-goal-end-round"),
        Line(
            "trophy",
            "wild-goal-end-achievements",
            {"achievements": box.achievements_in_play, "points": box.achievement_vp[0]},
        ),
        Line("crown", "wild-goal-end-most"),
    ]


def icons(box: WildBox) -> list[Line]:
    return [
        Line("wild", "wild-goal-icon-beer"),
        Line("goldbar", "wild-goal-icon-gold"),
        Line("sword", "wild-goal-icon-strength"),
        Line("shield", "wild-goal-icon-defence"),
        Line("helmet", "wild-goal-icon-fighter"),
        Line("hammer", "wild-goal-icon-hero"),
        Line("stonetower", "wild-goal-icon-fortification"),
        Line("upgrade", "wild-goal-icon-upgrade"),
        Line("build", "wild-goal-icon-construction"),
        Line("cracked", "wild-goal-icon-damage"),
        Line("odin", "wild-goal-icon-path"),
        Line("mjolnir", "wild-goal-icon-asgard", {"points": box.thresholds[0]}),
    ]
