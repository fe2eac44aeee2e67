"""CM-4: workers are placed one by one; what a place needs; CM-9.2: the windows for free runes around it."""

import pytest

from tests.scenes.midgard.scene import Scene

ALWAYS_OPEN = ("blacksmith", "hafter", "swordsmith", "smokehouse", "troll", "draugr_1", "draugr_2")
ALSO_OPEN = ("hunting_grounds", "jarls_longhouse", "sages_house", "small_longship", "market", "beg")


def two(**settings: str) -> Scene:
    return Scene("red", "blue", **settings)


def three(**settings: str) -> Scene:
    return Scene("red", "blue", "green", **settings)


# --- whose turn it is


def test_cm_4_1_one_worker_each_until_all_are_placed() -> None:
    """CM-4.1, CM-1.3: the holder of the token begins, then clockwise; players without workers are skipped."""
    scene = three(assign="turn_order").first("green").workers(red=1, blue=2, green=1).placement("green")
    scene.asks("green place").pick("green", "place/beg").asks("red place").pick("red", "place/beg")
    scene.asks("blue place").pick("blue", "place/beg").asks("blue place").shows(phase="placement", active="blue")
    scene.pick("blue", "place/troll").shows(workers={"red": 0, "blue": 0, "green": 0}, phase="assignment")
    scene.asks("blue assign").pick("blue", "confirm").shows(round=2, phase="placement").asks("green place")


def test_cm_4_1_nobody_passes() -> None:
    """CM-4.1: a player who wants nothing begs."""
    scene = two().placement("red").barred("red", "done", "CM-4.1", "no-passing")
    scene.barred("red", "decline", "CM-4.1", "no-passing").barred("blue", "place/beg", "CM-1.2", "not-asked")
    scene.barred("red", "confirm", "CM-1.2", "not-now")


def test_cm_4_1_the_placed_worker_is_gone_and_told_of() -> None:
    """CM-4.1, CM-4.15: it stays where it is."""
    scene = two().placement("red").pick("red", "place/troll").shows(workers={"red": 3, "blue": 4})
    scene.shows(placed=["red troll"]).hears("blue", "CM-4.1 red placed troll")
    scene.pick("blue", "place/beg").shows(placed=["red troll", "blue beg"]).hears("red", "CM-4.8 blue begged")


def test_cm_4_10_choices_belong_to_who_placed_the_worker() -> None:
    """CM-4.10: nobody else is asked, or sees what there is to choose."""
    scene = three().first("blue").goods("red", wood=1).placement("red").pick("red", "place/runesmith")
    scene.asks("red take-rune").withheld("red", "blue", "green", "spectator")
    scene.barred("blue", "draw", "CM-1.2", "not-asked").barred("green", "take/gifts", "CM-1.2", "not-asked")


def test_cm_4_1_when_all_are_placed_nobody_is_at_the_turn() -> None:
    """CM-4.1, CM-7.3: the sealed assignment is everybody's."""
    scene = two(assign="simultaneous").workers(red=0, blue=1).fight("red", "troll").placement("blue")
    scene.shows(active="blue").pick("blue", "place/draugr_1").asks("red seal", "blue seal").shows(active="nobody")


def test_cm_ex19_the_holder_gives_the_token_to_his_left() -> None:
    """CM-EX19 (a), CM-4.12, CM-5.8: B places next as usual; assignment begins with B."""
    scene = (
        three(assign="turn_order").workers(red=1, blue=1, green=1).placement("red").pick("red", "place/jarls_longhouse")
    )
    scene.shows(first="blue", dice={"red": {"sword": 1}}).hears_last("green", "CM-5.8 red token-given blue")
    scene.asks("blue place").pick("blue", "place/troll").asks("green place").pick("green", "place/draugr_1")
    scene.asks("blue assign").pick("blue", "confirm").asks("green assign").pick("green", "confirm")
    scene.shows(round=2).asks("blue place")


def test_cm_ex19_whoever_takes_the_token_does_not_reorder_the_placement() -> None:
    """CM-EX19 (b), CM-4.12, CM-RU11: C takes it, A places next; assignment begins with C."""
    scene = three(assign="turn_order").workers(red=2, blue=1, green=1).placement("red")
    scene.pick("red", "place/troll").pick("blue", "place/draugr_1").pick("green", "place/jarls_longhouse")
    scene.shows(first="green", dice={"green": {"sword": 1}}).hears_last("red", "CM-5.8 green token-taken")
    scene.asks("red place").pick("red", "place/beg").asks("red assign")
    scene = three(assign="turn_order").workers(red=1, blue=1, green=2).placement("red").pick("red", "place/troll")
    scene.pick("blue", "place/beg").pick("green", "place/jarls_longhouse").asks("green place")
    scene.pick("green", "place/draugr_2").asks("green assign").pick("green", "confirm").asks("red assign").pick(
        "red", "confirm"
    )
    scene.shows(round=2).asks("green place")


def test_cm_5_8_the_token_moves_though_no_warrior_comes() -> None:
    """CM-5.8, CM-4.7: neither a full longhouse nor an empty supply prevents it."""
    scene = two().dice("red", axe=8).first("blue").placement("red").pick("red", "place/jarls_longhouse")
    scene.shows(first="red", dice={"red": {"axe": 8}}).hears("blue", "CM-1.8 red surplus 1 sword")
    scene = two().supply(sword=0).first("blue").placement("red").pick("red", "place/jarls_longhouse")
    scene.shows(first="red", dice={"red": {}}).hears("blue", "CM-1.9 red supply-short 1 sword")


# --- which spaces


def test_cm_4_2_what_is_open_to_an_empty_purse() -> None:
    """CM-4.2, CM-4.13: every location that needs nothing, stalls without a cost, and Beg."""
    scene = two(leaders="ullr dagrun").stalls("skald", "militia").placement("red")
    scene.offers_of("red", "place", *ALWAYS_OPEN, *ALSO_OPEN, "skald")


def test_cm_4_3_a_space_holds_one_worker() -> None:
    """CM-4.3, CM-4.15"""
    scene = two().placement("red").pick("red", "place/smokehouse")
    scene.barred("blue", "place/smokehouse", "CM-4.3", "place-taken").pick("blue", "place/market")
    scene.barred("red", "place/smokehouse", "CM-4.3", "place-taken").barred("red", "place/market", "CM-4.3")


def test_cm_4_3_each_draugr_has_its_own_space() -> None:
    """CM-4.3, CM-5.6: one player may hold several fights."""
    scene = two().placement("red").pick("red", "place/draugr_1").barred("blue", "place/draugr_1", "CM-4.3")
    scene.pick("blue", "place/draugr_2").pick("red", "place/troll")
    scene.shows(holder={"troll": "red", "draugr_1": "red", "draugr_2": "blue"})


def test_cm_4_3_the_hunting_grounds_hold_everybody() -> None:
    """CM-4.3, CM-5.7, CM-RU14: several workers of one player are legal."""
    scene = two().placement("red").pick("red", "place/hunting_grounds").pick("blue", "place/hunting_grounds")
    scene.pick("red", "place/hunting_grounds").shows(hunts={"red": True, "blue": True}, workers={"red": 2})


def test_cm_4_3_the_huts_have_four_spaces() -> None:
    """CM-4.3, CM-RU30: four players fit in one round."""
    scene = Scene("red", "blue", "green", "yellow")
    for colour in scene.colours:
        scene.goods(colour, coin=5)
    scene.placement("red")
    for colour in scene.colours:
        scene.pick(colour, "place/worker_huts")
    scene.shows(hired=4, crew={"red": 4, "blue": 4, "green": 4, "yellow": 4})


def test_cm_4_5_red_places_do_nothing_now() -> None:
    """CM-4.5: they reserve."""
    scene = two().dice("red", sword=2).placement("red").pick("red", "place/troll")
    scene.shows(holder={"troll": "red"}, sent={"troll": {}}, dice={"red": {"sword": 2}}).asks("blue place")
    scene.pick("blue", "place/hunting_grounds").shows(goods={"blue": {}})


def test_cm_4_7_a_place_may_be_taken_for_nothing() -> None:
    """CM-4.7, CM-RU12: an empty smith, an empty smokehouse."""
    scene = two().placement("red").pick("red", "place/blacksmith").shows(dice={"red": {}}, placed=["red blacksmith"])
    scene.hears_not("red", "recruited", "gained", "surplus").pick("blue", "place/smokehouse").shows(goods={"blue": {}})


def test_cm_4_8_begging() -> None:
    """CM-4.8: 1 food and 1 blame, any number of times by anybody."""
    scene = two().placement("red").pick("red", "place/beg").shows(goods={"red": {"food": 1}}, blame={"red": 1})
    scene.hears("red", "CM-4.8 red begged", "CM-4.8 red gained 1 food", "CM-4.8 red blame 1")
    scene.pick("blue", "place/beg").pick("red", "place/beg").shows(goods={"red": {"food": 2}}, blame={"red": 2})


def test_cm_4_11_a_hired_worker_is_placed_in_the_same_round() -> None:
    """CM-4.11"""
    scene = two().goods("red", coin=5).workers(red=1, blue=1).placement("red").pick("red", "place/worker_huts")
    scene.shows(workers={"red": 1}, crew={"red": 5}).pick("blue", "place/beg").asks("red place")


# --- CM-4.13: the complete list


@pytest.mark.parametrize(
    ("place", "rule", "why"),
    [
        ("large_longship", "CM-4.13", "place-too-dear"),
        ("merchant_ship", "CM-4.13", "place-too-dear"),
        ("runesmith", "CM-4.13", "place-too-dear"),
        ("beggar", "CM-4.13", "place-too-dear"),
        ("militia", "CM-4.13", "place-too-dear"),
        ("stave_church", "CM-5.16", "favour-too-dear"),
        ("shipwright", "CM-5.12", "longships-too-dear"),
        ("worker_huts", "CM-5.17", "hire-too-dear"),
        ("raiders", "CM-2.2", "stall-not-out"),
        ("karvi", "CM-6.3", "not-your-longship"),
    ],
)
def test_cm_4_13_what_a_choice_needs(place: str, rule: str, why: str) -> None:
    """CM-4.13: each with its own reason."""
    scene = two(leaders="ullr dagrun").stalls("beggar", "militia").placement("red")
    scene.barred("red", f"place/{place}", rule, why)


@pytest.mark.parametrize(
    ("place", "good"),
    [
        ("large_longship", "coin"),
        ("merchant_ship", "coin"),
        ("runesmith", "wood"),
        ("stave_church", "coin"),
        ("shipwright", "wood"),
        ("shipwright", "coin"),
        ("worker_huts", "coin"),
        ("beggar", "food"),
        ("raiders", "wood"),
    ],
)
def test_cm_4_13_nothing_else_is_taken_for_it(place: str, good: str) -> None:
    """CM-4.13, CM-4.14: plenty of everything but what it costs."""
    goods = {name: 0 if name == good else 9 for name in ("food", "wood", "coin", "favour")}
    scene = two(leaders="ullr dagrun").stalls("beggar", "raiders").goods("red", **goods).placement("red")
    scene.may_not("red", f"place/{place}")


@pytest.mark.parametrize(
    ("place", "goods"),
    [
        ("large_longship", {"coin": 1}),
        ("merchant_ship", {"coin": 1}),
        ("runesmith", {"wood": 1}),
        ("beggar", {"food": 1}),
        ("jomsvikings", {"coin": 2}),
        ("stave_church", {"coin": 1}),
        ("shipwright", {"wood": 2, "coin": 1}),
        ("worker_huts", {"coin": 5}),
    ],
)
def test_cm_4_13_just_enough_is_enough(place: str, goods: dict[str, int]) -> None:
    """CM-4.13, CM-4.14: exactly the cost, and nothing less of any of it."""
    scene = two(leaders="ullr dagrun").stalls("beggar", "jomsvikings").goods("red", **goods).placement("red")
    scene.may("red", f"place/{place}")
    for good, n in goods.items():
        less = {**goods, good: n - 1}
        scene = two(leaders="ullr dagrun").stalls("beggar", "jomsvikings").goods("red", **less).placement("red")
        scene.may_not("red", f"place/{place}")


def test_cm_4_14_the_cost_is_not_refunded() -> None:
    """CM-4.14, CM-1.8: with a full longhouse the militia still costs its food."""
    scene = two().stalls("militia").goods("red", food=1).dice("red", axe=8).placement("red")
    scene.pick("red", "place/militia").shows(goods={"red": {}}, dice={"red": {"axe": 8}})
    scene.hears("red", "CM-4.14 red paid 1 food", "CM-1.8 red surplus 2 sword")


# --- CM-9.2: free runes


def test_cm_9_2_before_a_space_is_chosen() -> None:
    """CM-9.2, CM-9.12: wealth pays for what could not be paid."""
    scene = two(leaders="ullr dagrun").runes("red", "wealth").goods("red", coin=3).placement("red")
    scene.barred("red", "place/worker_huts", "CM-5.17").pick("red", "use/wealth").asks("red place")
    scene.shows(goods={"red": {"coin": 6}}).may("red", "place/worker_huts").barred("red", "use/wealth", "CM-9.1")


def test_cm_9_2_after_the_effect() -> None:
    """CM-9.2: then the turn goes on; only those who have something to flip are asked."""
    scene = two().runes("red", "gifts").placement("red").pick("red", "place/troll").asks("red after-placing")
    scene.offers("red", "use/gifts", "done").barred("red", "place/market", "CM-4.1", "worker-placed")
    scene.pick("red", "use/gifts", "gain/wood", "gain/wood", "gain/coin", "gain/food").asks("blue place")
    scene.shows(goods={"red": {"wood": 2, "coin": 1, "food": 1}})
    scene = two().runes("red", "gifts").placement("red").pick("red", "place/troll", "done").asks("blue place")
    two().runes("red", "gifts", used="gifts").placement("red").pick("red", "place/troll").asks("blue place")
    two().runes("red", "healing").placement("red").pick("red", "place/troll").asks("blue place")


def test_cm_9_2_not_in_the_middle_of_a_place() -> None:
    """CM-9.2, CM-4.4: the place is resolved first, and it is mandatory."""
    scene = two().runes("red", "gifts", "healing").placement("red").pick("red", "place/small_longship")
    scene.asks("red sail").barred("red", "use/gifts", "CM-9.2", "rune-after-effect")
    scene.barred("red", "use/healing", "CM-9.13", "rune-not-here").barred(
        "red", "use/wealth", "CM-9.1", "not-your-rune"
    )
    scene.barred("red", "place/beg", "CM-4.4", "visit-first").barred("red", "done", "CM-4.4", "effect-mandatory")
    scene.barred("red", "confirm", "CM-1.2", "not-now").pick("red", "sail/shore_1").asks("red after-placing")


def test_cm_9_1_a_rune_may_be_used_in_the_turn_it_was_taken() -> None:
    """CM-9.1, CM-9.2"""
    scene = two().display("gifts").goods("red", wood=1).placement("red").pick("red", "place/runesmith", "take/gifts")
    scene.asks("red after-placing").may("red", "use/gifts")
