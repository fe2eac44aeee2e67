"""Northgard on one page."""

from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.box import NorthgardBox
from longhouse.kernel.goal import Amount, Goal, Line, Part, Piece


def goal(box: NorthgardBox) -> Goal:
    aim = Line("vp", "northgard-goal-aim-fame", {"years": box.last_year})
    if box.win_by_territories:
        aim = Line("vp", "northgard-goal-aim-both", {"years": box.last_year, "territories": box.to_win})
    return Goal(
        number=box.last_year,
        unit="northgard-goal-years",
        aim=aim,
        scores=Part("NG-16.7", "goal-aim", scores(box)),
        turn=Part("NG-5.1", "goal-year", turn(box)),
        deeds=Part("NG-6.1", "northgard-goal-deeds", deeds(box)),
        example=example(),
        told=Line("dice", "northgard-goal-example"),
        end=Part("NG-15.1", "goal-end", end(box)),
        icons=icons(box),
    )


def scores(box: NorthgardBox) -> list[Line]:
    printed = [card.fame for card in box.cards if card.deck == w.DECK_EARLY or card.deck == w.DECK_ADVANCED]
    return [
        Line("lock", "northgard-goal-closing", points=[1]),
        Line(
            "grain",
            "northgard-goal-harvest",
            {"tiles": box.harvest_big_tiles},
            points=[box.harvest_fame_small, box.harvest_fame_big],
        ),
        Line("altar", "northgard-goal-altar", points=[box.buildings[w.ALTAR_OF_KINGS].fame]),
        Line("devcard", "northgard-goal-cards", points=[min(printed), max(printed)], mark="range"),
        Line("loot", "northgard-goal-goods", {"goods": box.fame_per_resources}, points=[1]),
        Line("unrest", "northgard-goal-unrest", points=[box.cards[box.unrest_card].end_fame], mark="bad"),
    ]


def turn(box: NorthgardBox) -> list[Line]:
    return [
        Line("devcard", "northgard-goal-draw", {"cards": box.hand_draw}),
        Line("play", "northgard-goal-actions", mark="yours"),
        Line("grain", "northgard-goal-harvesting"),
        Line("winter", "northgard-goal-winter"),
        Line("hourglass", "northgard-goal-year-end"),
    ]


def deeds(box: NorthgardBox) -> list[Line]:
    return [
        Line("play", "northgard-goal-play"),
        Line("compass", "northgard-goal-explore"),
        Line("helmet", "northgard-goal-recruit", {"units": box.units_per_player}),
        Line("boots", "northgard-goal-move"),
        Line("build", "northgard-goal-build"),
        Line("discard", "northgard-goal-pass"),
        Line("replace", "northgard-goal-replace", price=lore(box.replace_lore)),
        Line("upgrade", "northgard-goal-upgrade", price=lore(box.upgrade_lore)),
    ]


def lore(count: int) -> list[Amount]:
    return [Amount("tablet", count, "northgard-resource-lore")]


def example() -> list[Piece]:
    """NG-12.2, NG-12.4, NG-12.6: three units against two."""
    return [
        Piece("thing", "helmet", "northgard-goal-units", 3),
        Piece("sign", key="+"),
        Piece("die", number=3),
        Piece("sign", key=":"),
        Piece("thing", "helmet", "northgard-goal-units", 2),
        Piece("sign", key="+"),
        Piece("thing", "meat", "northgard-resource-food", 1),
        Piece("sign", key="+"),
        Piece("die", number=2),
    ]


def end(box: NorthgardBox) -> list[Line]:
    years = Line("hourglass", "northgard-goal-end-years", {"years": box.last_year})
    most = Line("crown", "northgard-goal-end-most")
    if not box.win_by_territories:
        return [years, Line("trophy", "northgard-goal-end-achievements", {"years": box.last_year}), most]
    return [
        Line("fort", "northgard-goal-end-territories", {"territories": box.to_win}),
        years,
        Line("trophy", "northgard-goal-end-achievements", {"years": box.last_year}),
        most,
    ]


def icons(box: NorthgardBox) -> list[Line]:
    least = [units for units in range(len(box.upkeep)) if sum(box.upkeep[units]) > 0]
    return [
        Line("meat", "northgard-goal-icon-food"),
        Line("lumber", "northgard-goal-icon-wood"),
        Line("tablet", "northgard-goal-icon-lore"),
        Line("vp", "northgard-goal-icon-fame"),
        Line("helmet", "northgard-goal-icon-unit"),
        Line("winter", "northgard-goal-icon-winter", {"units": least[0] if least else 0}),
        Line("lock", "northgard-goal-icon-closed"),
        Line("unrest", "northgard-goal-icon-unrest"),
        Line("battle", "northgard-goal-icon-power"),
        Line("skull", "northgard-goal-icon-kill"),
    ]
