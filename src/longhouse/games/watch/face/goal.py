"""The Watch and plain Catan on one page."""

from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.box import WatchBox
from longhouse.kernel.goal import Amount, Goal, Line, Part, Piece


def goal(box: WatchBox) -> Goal:
    mode = "full" if box.full else "base"
    return Goal(
        number=box.goal,
        unit="watch-goal-points",
        aim=Line("vp", f"watch-goal-aim-{mode}", {"points": box.goal}),
        scores=Part("GW-15.1" if box.full else "GW-9.1", "goal-aim", scores(box)),
        turn=Part("GW-11.2" if box.full else "GW-3.1", "goal-turn", turn(box)),
        deeds=Part("GW-5.1", "watch-goal-buy", deeds(box)),
        example=example(box),
        told=Line("dice", f"watch-goal-example-{mode}"),
        end=Part("GW-15.2" if box.full else "GW-9.2", "goal-end", end(box)),
        icons=icons(box),
    )


def scores(box: WatchBox) -> list[Line]:
    lines = [
        Line("settlement", "watch-goal-settlement", points=[box.worth[w.ITEM_SETTLEMENT]]),
        Line("keep", "watch-goal-keep", points=[box.worth[w.ITEM_KEEP]]),
        Line(
            "road",
            "watch-goal-longest-road",
            {"roads": box.tile_minimum[w.LONGEST_ROAD]},
            points=[box.tile_points[w.LONGEST_ROAD]],
        ),
        Line(
            "patrol",
            "watch-goal-largest-patrol",
            {"patrols": box.tile_minimum[w.LARGEST_PATROL]},
            points=[box.tile_points[w.LARGEST_PATROL]],
        ),
    ]
    if box.full:
        steps = [n for n in range(1, len(box.guard_points)) if box.guard_points[n] > box.guard_points[n - 1]]
        counts = {"first": steps[0], "second": steps[-1]} if steps else {"first": 0, "second": 0}
        lines.append(Line("guard", "watch-goal-guards", counts, points=[box.guard_points[n] for n in steps]))
    return [*lines, Line("vp", "watch-goal-card", points=[1])]


def turn(box: WatchBox) -> list[Line]:
    lines = [
        Line("dice", "watch-goal-roll-full" if box.full else "watch-goal-roll"),
        Line("grain", "watch-goal-harvest"),
        Line("tormund", "watch-goal-seven", {"cards": box.hand_limit}),
    ]
    if box.full:
        lines.append(Line("climber", "watch-goal-wildlings"))
    if box.combined:
        return [*lines, Line("build", "watch-goal-trade-and-build", mark="yours")]
    return [*lines, Line("trade", "watch-goal-trade", mark="yours"), Line("build", "watch-goal-build", mark="yours")]


def deeds(box: WatchBox) -> list[Line]:
    lines = [
        Line("road", "watch-goal-buy-road", price=price(box, w.ITEM_ROAD)),
        Line("settlement", "watch-goal-buy-settlement", price=price(box, w.ITEM_SETTLEMENT)),
        Line("keep", "watch-goal-buy-keep", price=price(box, w.ITEM_KEEP)),
        Line("devcard", "watch-goal-buy-card", price=price(box, w.ITEM_CARD)),
    ]
    if box.full:
        lines.append(Line("guard", "watch-goal-buy-guard", price=price(box, w.ITEM_GUARD)))
    return [*lines, Line("trade", "watch-goal-buy-trade", {"rate": box.supply_rate})]


def price(box: WatchBox, item: int) -> list[Amount]:
    cost = box.costs[item]
    return [
        Amount(box.resources[r], cost[r], f"watch-resource-{box.resources[r]}") for r in range(len(cost)) if cost[r]
    ]


def example(box: WatchBox) -> list[Piece]:
    """GW-3.4: a roll of 8, a settlement and a keep beside it; in the full game the third die sends a wildling."""
    dice = [Piece("die", number=5), Piece("die", number=3)]
    if box.full:
        dice.append(Piece("die", number=3, tone="trail"))
    return [
        *dice,
        Piece("sign", key="="),
        Piece("thing", "settlement", "watch-goal-settlement", 1),
        Piece("thing", "keep", "watch-goal-keep", 2),
    ]


def end(box: WatchBox) -> list[Line]:
    goal = {"points": box.goal}
    if not box.full:
        return [
            Line("crown", "watch-goal-end-base", goal),
            Line("hourglass", "watch-goal-end-wait"),
            Line("vp", "watch-goal-end-secret"),
        ]
    return [
        Line("crown", "watch-goal-end-full", goal),
        Line("breach", "watch-goal-end-breaches", {"breaches": box.north.breach_limit}, mark="bad"),
        Line("regular", "watch-goal-end-gift", {"wildlings": box.north.gift_limit}, mark="bad"),
        Line("guard", "watch-goal-end-guards"),
    ]


def icons(box: WatchBox) -> list[Line]:
    lines = [Line(name, f"watch-goal-icon-{name}") for name in box.resources]
    lines += [Line("devcard", "watch-goal-icon-card"), Line("tormund", "watch-goal-icon-tormund")]
    if not box.full:
        return [*lines, Line("patrol", "watch-goal-icon-patrol"), Line("vp", "watch-goal-icon-points")]
    return [
        *lines,
        Line("regular", "watch-goal-icon-regular"),
        Line("climber", "watch-goal-icon-climber"),
        Line("giant", "watch-goal-icon-giant"),
        Line("jeor", "watch-goal-icon-hero"),
        Line("breach", "watch-goal-icon-breach"),
    ]
