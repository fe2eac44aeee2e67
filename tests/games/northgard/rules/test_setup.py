"""NG-3: the set-up, and what the creatures add to it (NG-18.2, NG-18.4)."""

import random

import pytest

from longhouse import SettingValue
from longhouse.games.northgard.rules.setup import CHOOSE_TILE, SetUp
from longhouse.games.northgard.state.words import PHASE_SETUP
from longhouse.kernel.zone import FACE_DOWN, Zone
from tests.scenes.northgard.scene import Opening, Scene

CLANS = ("wolf", "goat", "boar", "raven", "stag")
COLOURS = ("red", "blue", "yellow", "purple", "green")
# faces of the die as players count them
AXES_3, AXES_2, AXES_1, AXES_0 = 2, 1, 5, 4


def dealt(players: int, **said: SettingValue | dict[str, list[int]]) -> Opening:
    """Everybody has taken a clan, and all is dealt."""
    opening = Opening(players, **said)
    for colour, clan in zip(COLOURS[:players], CLANS, strict=False):
        opening.pick(colour, f"clan/{clan}")
    return opening


def placing(scene: Scene, place: int = 0, **hands: str) -> Scene:
    """The two rounds of tiles, with this many placed and these tiles in hand."""
    t = scene.table
    t.phase, t.year = PHASE_SETUP, 0
    for colour, tiles in hands.items():
        numbers = [t.box.tiles.tile_names.index(tile) for tile in tiles.split()]
        t.pile = Zone([tile for tile in t.pile.cards if tile not in numbers], t.pile.seen_by, t.pile.pool)
        seat = scene.seat(colour)
        t.tile_hands[seat] = Zone(numbers, 1 << seat, t.pile.pool)
    return scene.begin(SetUp(CHOOSE_TILE, place))


# --- clans and the first player


def test_ng_3_19_clans_are_taken_in_seat_order() -> None:
    """NG-3.1, NG-3.19, NG-RU58: seat 1 first; nobody takes a clan twice."""
    opening = Opening(3).asks("red clan")
    opening.offers_of("red", "clan", "bear", "boar", "goat", "raven", "snake", "stag", "wolf")
    opening.pick("red", "clan/snake").asks("blue clan").barred("blue", "clan/snake", "NG-3.1", "clan-taken")
    opening.pick("blue", "clan/bear").hears("yellow", "NG-3.19 blue clan bear").pick("yellow", "clan/wolf")
    opening.shows(clan={"red": "snake", "blue": "bear", "yellow": "wolf"})


def test_ng_3_19_clans_dealt_at_random() -> None:
    """NG-3.19, option clan_pick: nobody is asked, and no clan comes twice."""
    for seed in "abcd":
        opening = Opening(5, clan_pick="random", seed=seed)
        assert len({*opening.table.clans}) == 5
        assert opening.questions()[0].endswith("setup-tile")


def test_ng_3_8_the_most_axes_begin() -> None:
    """NG-3.8, NG-RU38: both dice; only those who are tied for the lead roll again."""
    rolls = [AXES_3, AXES_0, AXES_1, AXES_1, AXES_2, AXES_1]  # 3, 2, 3
    again = [AXES_0, 6, AXES_1, AXES_1]  # the choice face counts 1: 1, 2
    opening = dealt(3, luck={"dice": rolls + again})
    opening.shows(first="yellow").asks("yellow setup-tile")
    opening.hears("red", "NG-3.8 blue rolled-first p1k1 p1k1", "NG-3.8 red rolled-first k2 p1_or_k1")
    opening.hears("red", "NG-3.8 yellow first")


def test_ng_3_8_other_ways_to_begin() -> None:
    """NG-RU38: option first_player."""
    dealt(3, first_player="seat1").shows(first="red")
    dealt(3, first_player="random", luck={"first": [2]}).shows(first="blue")


# --- what is dealt


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ng_3_3_the_development_deck(players: int) -> None:
    """NG-3.3, NG-3.4, NG-20.1: 2 + 4 cards per player, in the long game 3 + 6; an achievement each."""
    short, long = dealt(players), dealt(players, years=10)
    short.shows(development=[2 * players, 4 * players], unrest=10)
    long.shows(development=[3 * players, 6 * players])
    assert len(set(short.table.achievements)) == players
    box = short.table.box
    everything = [*short.table.early.cards, *short.table.early_aside.cards]
    assert sorted(everything) == sorted(box.early_cards)
    assert len(short.table.advanced_aside.cards) == len(box.advanced_cards) - 4 * players


def test_ng_3_7_a_deck_of_seven() -> None:
    """NG-3.7: six starting cards and the clan's base card; its two upgrades lie beside it."""
    opening = dealt(2)
    opening.shows(deck_size={"red": 7, "blue": 7}, hand_size={"red": 0})
    names = ["goat_clan", "start_build", "start_explore", "start_feast", "start_feast", "start_move", "start_recruit"]
    assert sorted(opening.table.box.cards[card].name for card in opening.table.decks[1].cards) == names
    assert [len(cards) for cards in opening.table.upgrades] == [2, 2]


def test_ng_3_9_resources_by_turn_order() -> None:
    """NG-3.9: the fourth and the fifth have one food more."""
    dice = [AXES_0] * 4 + [AXES_3] * 2 + [AXES_0] * 4
    opening = dealt(5, luck={"dice": dice}).shows(first="yellow")
    two, three = {"food": 2, "wood": 2}, {"food": 3, "wood": 2}
    opening.shows(goods={"yellow": two, "purple": two, "green": two, "red": three, "blue": three})


@pytest.mark.parametrize(
    ("players", "in_pile", "tiles"),
    [(2, True, 34), (3, True, 34), (4, True, 34), (4, False, 33), (5, True, 33), (5, False, 33)],
)
def test_ng_3_6_all_other_tiles_are_the_pile(players: int, in_pile: bool, tiles: int) -> None:
    """NG-3.5, NG-3.6, NG-3.18, NG-RU25: start5 lies on the table with five; with fewer it is a tile like others, or
    left out. Two, three and four differ in nothing else."""
    opening = dealt(players, five_tile_in_pile=in_pile).shows(pile_size=tiles - 3 * players)
    opening.shows(placed=["start 0,0 0", "start5 1,0 0"] if players == 5 else ["start 0,0 0"])


def test_ng_3_10_three_tiles_seen_by_their_holder_alone() -> None:
    """NG-3.10, NG-RU27: the others see how many there are, but not even which tiles fit."""
    opening = dealt(2, first_player="seat1")
    mine = [opening.table.box.tiles.tile_names[tile] for tile in opening.table.tile_hands[0].cards]
    opening.shows("red", tile_hands={"red": sorted(mine), "blue": ["?", "?", "?"]})
    opening.shows("blue", tile_hands={"red": ["?", "?", "?"]})
    opening.hears("blue", "NG-3.10 red dealt-tile ?", "NG-3.10 red dealt-tile ?", "NG-3.10 red dealt-tile ?")
    assert opening.questions("blue") == ["red setup-tile"]


# --- tiles and groups


def test_ng_3_11_the_first_tile_touches_the_starting_tile() -> None:
    """NG-3.11, NG-RU24: touching another player's first tile is not enough; then three units on this tile."""
    two = placing(Scene("red", "blue").tile("t06", 0, -1), red="t01 t03 t22").offers_of(
        "red", "tile", "t01", "t03", "t22"
    )
    two.barred("red", "tile/t06", "NG-3.10", "tile-not-held").barred("red", "under/t01", "NG-3.14", "a-tile-fits")
    two.pick("red", "tile/t01").shows("blue", drawn=["t01"]).only("red", "place/1,0", "place/0,1", "place/-1,0")
    two.barred("red", "place/1,-1", "NG-3.11", "not-at-start").barred("red", "place/0,-1", "NG-2.5", "place-taken")
    two.pick("red", "place/1,0", "turn/0").only("red", "group/t01.n", "group/t01.e", "group/t01.s", "group/start.e")
    two.barred("red", "group/start.w", "NG-3.11", "not-on-tile").barred("red", "unit", "NG-6.1", "not-now")
    two.barred("red", "group/t01.w", "NG-1.1", "not-its-name")
    two.pick("red", "group/start.e").shows(units={"start.e": 3}, reserve={"red": 11}, drawn=[]).asks("blue setup-tile")
    two.hears("blue", "NG-3.11 red placed-unit start.e 3")


def test_ng_3_5_five_players_have_two_starting_tiles() -> None:
    """NG-3.5, NG-3.11: the first tile may touch start5; with fewer players start5 is a tile like all others."""
    five = placing(Scene(*COLOURS), red="t01 t03 t22").pick("red", "tile/t01")
    five.only("red", *[f"place/{at}" for at in ("0,-1", "0,1", "-1,0", "1,-1", "1,1", "2,0")])
    two = placing(Scene("red", "blue").tile("start5", 1, 0), red="t01 t03 t22").pick("red", "tile/t01")
    two.only("red", "place/0,-1", "place/0,1", "place/-1,0")


def test_ng_3_12_the_second_tile_touches_any() -> None:
    """NG-3.12: not necessarily the starting tile or the player's first one."""
    two = Scene("red", "blue").land("t06 0,-1", "t03 1,0").units("red", "t06.n", 3).units("blue", "t03.e", 3)
    placing(two, 2, red="t01 t22", blue="t04 t25").pick("red", "tile/t01")
    two.offers_of("red", "place", "0,-2", "1,-1", "-1,-1", "2,0", "1,1", "0,1", "-1,0")
    two.hears("blue", "NG-3.12 red chose-tile t01")
    two.pick("red", "place/1,1", "turn/0", "group/t01.e")
    two.hears("blue", "NG-3.12 red placed-unit t01.e 3")
    two.shows(units={"t01.e": 3, "t06.n": 3}).asks("blue setup-tile")


def test_ng_3_13_a_group_needs_a_neutral_territory() -> None:
    """NG-3.13, NG-RU23: never among any player's units; t13 beside a held territory has nothing neutral."""
    two = Scene("red", "blue").tile("t06", 0, -1).units("red", "t06.n", 3).units("blue", "start.e", 3)
    placing(two, 2, red="t13 t01", blue="t04 t25").pick("red", "tile/t13")
    two.barred("red", "place/0,-2", "NG-3.13", "no-neutral-on-tile")
    two.barred("red", "place/1,0", "NG-3.13", "no-neutral-on-tile").offers_of(
        "red", "place", "1,-1", "-1,-1", "-1,0", "0,1"
    )
    other = Scene("red", "blue").tile("t06", 0, -1).units("red", "t06.n", 3).units("blue", "start.e", 3)
    placing(other, 2, red="t01 t13", blue="t04 t25").pick("red", "tile/t01", "place/1,0", "turn/0")
    other.only("red", "group/t01.n", "group/t01.e", "group/t01.s")
    other.barred("red", "group/start.e", "NG-3.13", "not-neutral")


def test_ng_3_14_without_a_fitting_tile_one_goes_under_the_pile() -> None:
    """NG-3.14: only its holder knows which one, and the same question hides that none fits."""
    two = Scene("red", "blue").units("red", "start.n", 1).units("red", "start.e", 1).units("blue", "start.s", 1)
    two.units("blue", "start.w", 1).pile("t01", "t06")
    placing(two, red="t13").only("red", "under/t13").barred("red", "tile/t13", "NG-3.13", "setup-tile-does-not-fit")
    assert two.questions("blue") == ["red setup-tile"]
    two.pick("red", "under/t13").only("red", "tile/t01").shows("blue", tile_hands={"red": ["?"]})
    two.hears("blue", "NG-3.14 red tile-under ?", "NG-3.14 red dealt-tile ?")
    two.hears("red", "NG-3.14 red tile-under t13", "NG-3.14 red dealt-tile t01")
    assert two.seen("red").pile.cards[0] == two.table.pile.cards[0]
    assert two.seen("blue").pile.cards[0] == -1


def test_ng_3_15_kaija_may_be_one_of_three() -> None:
    """NG-3.15: two units and Kaija; once she is on the map nobody asks."""
    two = placing(Scene("red", "blue", clans="bear goat"), red="t01 t06 t03", blue="t04 t25 t22")
    two.pick("red", "tile/t01", "place/1,0", "turn/0", "group/t01.n").only("red", "unit", "kaija")
    two.barred("red", "group/t01.n", "NG-6.1", "not-now")
    two.pick("red", "kaija").shows(units={"t01.n": 2}, figures={"t01.n": 3}, kaija="t01.n", reserve={"red": 12})
    two.pick("blue", "tile/t04", "place/-1,0", "turn/0", "group/t04.n")
    two.pick("red", "tile/t06", "place/0,1", "turn/0", "group/t06.s").shows(units={"t06.s": 3}).asks("blue setup-tile")


def test_ng_3_16_nothing_is_gained_in_the_set_up() -> None:
    """NG-3.16: the Raven closes its own territory and collects nothing."""
    two = Scene("red", "blue", clans="raven boar").tile("t28", 0, -1).units("red", "t28.s", 3)
    placing(two, 2, red="t30 t01", blue="t04 t25").pick("red", "tile/t30", "place/1,-1", "turn/0", "group/t30.n")
    two.shows(closed={"t28.s": True}, fame={"red": 0}, goods={"red": {}, "blue": {}})
    two.pick("blue", "tile/t04", "place/-1,0", "turn/0", "group/t04.n").shows(goods={"blue": {}})


def test_ng_3_17_the_third_tiles_go_back() -> None:
    """NG-3.17: the pile is shuffled, the hands are empty, year 1 begins with the first player."""
    two = placing(Scene("red", "blue").first("blue"), 3, red="t01 t06", blue="t04").pick("red", "tile/t01")
    two.pick("red", "place/1,0", "turn/0", "group/t01.n").shows(tile_hands={"red": [], "blue": []}, pile_size=33)
    two.hears("blue", "NG-3.17 nobody tiles-back 33").shows(year=1, hand_size={"red": 4, "blue": 4}).asks("blue act")


def test_ng_3_17_the_pile_is_shuffled() -> None:
    """NG-3.17: the tiles of the hands do not stay on top, nor one that was put under the pile at the bottom."""
    two = placing(Scene("red", "blue"), 3, red="t06", blue="t01 t04").pick("blue", "tile/t01", "place/1,0", "turn/0")
    before = [*two.table.pile.cards, *two.table.tile_hands[0].cards, *two.table.tile_hands[1].cards]
    two.pick("blue", "group/t01.n")
    assert sorted(two.table.pile.cards) == sorted(before) and two.table.pile.cards != before


def test_ng_3_3_what_is_shuffled() -> None:
    """NG-3.3, NG-3.4, NG-3.6, NG-3.7: another seed, other stacks; the same seed, the same stacks."""
    tables = [dealt(3, first_player="seat1", seed=seed).table for seed in ("one", "one", "two")]
    for stack in ("early", "advanced", "pile"):
        one, again, two = [getattr(t, stack).cards for t in tables]
        assert one == again != two
    assert tables[0].achievements == tables[1].achievements != tables[2].achievements
    one, again, two = [[deck.cards for deck in t.decks] for t in tables]
    assert one == again and all(a != b for a, b in zip(one, two, strict=True))


def test_ng_3_3_nobody_sees_a_stack() -> None:
    """NG-3.3, NG-3.6, NG-3.7, NG-18.2: neither the piles nor what has left the game unseen."""
    opening = dealt(3, creatures=True)
    for colour in ("red", "blue", "spectator"):
        view = opening.seen(colour)
        stacks = [view.early, view.early_aside, view.advanced, view.advanced_aside, view.pile, *view.decks]
        for stack in [*stacks, view.creature_top, view.creature_rest]:
            assert stack.cards and set(stack.cards) == {FACE_DOWN}


def test_ng_3_2_the_table_before_the_first_year() -> None:
    """NG-3.2, NG-3.1, NG-RU26, NG-RU37: ten Unrest cards, 14 units each; food and wood; start5 east of the start."""
    five = dealt(5, first_player="seat1").shows(unrest=10, placed=["start 0,0 0", "start5 1,0 0"])
    five.shows(reserve={"red": 14, "green": 14}, goods={"red": {"food": 2, "wood": 2}, "green": {"food": 3, "wood": 2}})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ng_3_17_everybody_has_two_territories_of_three(players: int) -> None:
    """NG-3.17, NG-3.20, NG-18.3: whatever is picked; with the module as many creatures as lairs."""
    for seed in range(3):
        luck = random.Random(seed)
        opening = Opening(players, seed=str(seed), creatures=True)
        while opening.table.phase == PHASE_SETUP:
            decision = opening.table.decision
            opening.pick(opening.colour(decision.seat), opening.spell(luck.choice(decision.options)))
        t = opening.table
        assert [[t.figures(rep) for rep in t.own(seat)] for seat in range(players)] == [[3, 3]] * players
        tiles = 33 if players == 5 else 34
        opening.shows(pile_size=tiles - 2 * players, year=1, fame=dict.fromkeys(COLOURS[:players], 0))
        lairs = [tile for tile in t.placed[::3] if t.box.tiles.lair_of[tile] != -1]
        assert len(t.row) == len(lairs)


# --- creatures


@pytest.mark.parametrize("players", [2, 5])
def test_ng_18_2_the_valkyries_lie_deep(players: int) -> None:
    """NG-18.2: the first N+1 are of the weaker seven; the others lie below with the Fallen Valkyries."""
    for seed in "abcdef":
        t = dealt(players, creatures=True, seed=seed).table
        assert len(t.creature_top.cards) == players + 1
        assert all(t.box.creatures[creature].power <= 6 for creature in t.creature_top.cards)
        assert sorted([*t.creature_top.cards, *t.creature_rest.cards]) == list(range(9))
    dealt(2).shows(creature_deck=0)


def test_ng_18_4_a_creature_appears_before_the_group_and_does_not_act() -> None:
    """NG-18.4: the Draugr takes nobody; units may be put beside it."""
    two = Scene("red", "blue", creatures=True).creature_deck("draugr_beige")
    placing(two, red="t01 t06 t03").pick("red", "tile/t01", "place/1,0", "turn/0")
    two.shows(creatures={"start.e": ["draugr_beige"]}).may("red", "group/start.e")
    two.pick("red", "group/start.e").shows(units={"start.e": 3}, row=["draugr_beige"])


def test_ng_18_4_a_lair_joined_to_units_does_not_act_either() -> None:
    """NG-18.4, NG-18.13: the creature comes into a territory that holds units."""
    two = Scene("red", "blue", creatures=True).units("red", "start.e", 3).creature_deck("fallen_valkyrie_brown")
    placing(two, 2, red="t01 t06", blue="t03 t04").pick("red", "tile/t01", "place/1,0", "turn/0")
    two.shows(creatures={"start.e": ["fallen_valkyrie_brown"]}, units={"start.e": 3}).asks("red group")


def test_ng_18_4_also_into_a_valkyries_territory() -> None:
    """NG-18.4, NG-18.13, NG-RU46: as both books say; she does not attack, but nobody leaves before she is beaten."""
    two = Scene("red", "blue", creatures=True).creature_deck("fallen_valkyrie_brown")
    placing(two, red="t01 t06 t03").pick("red", "tile/t01", "place/1,0", "turn/0")
    two.only("red", "group/start.e", "group/t01.n", "group/t01.e", "group/t01.s").pick("red", "group/start.e")
    two.shows(units={"start.e": 3}, creatures={"start.e": ["fallen_valkyrie_brown"]}).hears_not("table", "attacks")


def test_ng_ru46_in_version_1_only_if_there_was_no_other() -> None:
    """NG-RU46: journals of that version are replayed as they were played."""
    two = Scene("red", "blue", creatures=True, version=1).creature_deck("fallen_valkyrie_brown")
    placing(two, red="t01 t06 t03").pick("red", "tile/t01", "place/1,0", "turn/0")
    two.only("red", "group/t01.n", "group/t01.e", "group/t01.s")
    two.barred("red", "group/start.e", "NG-18.4", "valkyrie-there")
    # t17: its long region is joined to Blue's units, so that its lair is the only neutral territory
    forced = Scene("red", "blue", creatures=True).creature_deck("fallen_valkyrie_brown").units("blue", "start.e", 3)
    placing(forced, 2, red="t17 t06", blue="t03 t04").pick("red", "tile/t17", "place/1,0", "turn/0")
    forced.shows(units={"t17.n": 3}, creatures={"t17.n": ["fallen_valkyrie_brown"]}, holder={"t17.s": "blue"})
