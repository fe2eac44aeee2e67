"""VW-11: missions are completed and swapped."""

import pytest

from longhouse.games.wild.rules.missions import progress
from tests.scenes.wild.scene import Scene


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **{"by_hand": False, **settings})


# --- completing


def test_vw_11_1_a_mission_is_completed() -> None:
    """VW-11.1, VW-11.4: VP at once, face down on the stack; the slot stays empty in this round."""
    scene = two().missions("red", "brewer", "shield").town("red", "brewery", "brewery new").turn("red")
    scene.pick("red", "mission/brewer").shows(vp={"red": 2}, missions={"red": ["shield"]}, marks={"red": ["mission"]})
    scene.shows(completed={"red": ["brewer"]}).shows("blue", completed={"red": ["?"]})
    scene.hears("blue", "VW-11.1 red mission-completed brewer", "VW-11.1 red scored 2")


def test_vw_11_1_only_the_own_missions() -> None:
    """VW-11.1"""
    scene = two().missions("red", "worker").missions("blue", "shield").bought(fortification=1).turn("red")
    scene.barred("red", "mission/shield", "VW-11.1", "mission-not-yours")


def test_vw_11_2_one_a_round() -> None:
    """VW-11.2, VW-11.8: of two that are fulfilled the player chooses one."""
    scene = two().missions("red", "worker", "shield").bought(building=1, fortification=1).turn("red")
    scene.offers_of("red", "mission", "worker", "shield").pick("red", "mission/shield")
    scene.barred("red", "mission/worker", "VW-11.2", "mission-once").shows(vp={"red": 1})


def test_vw_11_8_two_copies_are_two_missions() -> None:
    """VW-11.8: one is left."""
    scene = two().missions("red", "worker", "worker").bought(building=1).turn("red").pick("red", "mission/worker")
    scene.shows(missions={"red": ["worker"]}, completed={"red": ["worker"]})


def test_vw_11_5_completing_is_never_forced() -> None:
    """VW-11.5"""
    scene = two().missions("red", "worker").bought(building=1).turn("red").pick("red", "end-turn")
    scene.shows(vp={"red": 0}, missions={"red": ["worker"]})


def test_vw_11_1_a_mission_can_set_off_a_threshold() -> None:
    """VW-11.1, VW-15.8: the Asgard card is received at once, then the turn goes on."""
    scene = two().vp(red=4).missions("red", "worker").bought(building=1).turn("red").pick("red", "mission/worker")
    scene.asks("red asgard").pick("red", scene.options("red")[0]).asks("red turn").shows(vp={"red": 5})


@pytest.mark.parametrize(
    ("mission", "ready", "short"),
    [
        ("worship", {"path": 1}, {"fighter": 1, "fortification": 1, "building": 1}),
        ("worker", {"building": 1}, {"fighter": 1, "fortification": 1, "path": 1}),
        ("strategy", {"fighter": 1}, {"path": 1, "fortification": 1, "building": 1}),
        ("shield", {"fortification": 1}, {"fighter": 1, "path": 1, "building": 1}),
    ],
)
def test_vw_17_10_what_was_bought(mission: str, ready: dict[str, int], short: dict[str, int]) -> None:
    """VW-17.10, VW-11.3: each class counts for its own mission only."""
    two().missions("red", mission).bought(**ready).turn("red").may("red", f"mission/{mission}")
    scene = two().missions("red", mission).bought(**short).turn("red")
    scene.barred("red", f"mission/{mission}", "VW-11.1", "mission-unfulfilled")


@pytest.mark.parametrize(
    ("mission", "ready", "short"),
    [
        ("brewer", ["brewery", "brewery new"], ["brewery", "smelter", "smelter"]),
        ("foundry", ["smelter new", "smelter new"], ["smelter", "brewery"]),
        ("innkeeper", ["tavern"], ["drakkar"]),
        ("captain", ["drakkar new"], ["tavern"]),
        (
            "beer_mission",
            ["brewery tokens=1", "beer_storage tokens=2"],
            ["beer_storage tokens=2", "gold_storage tokens=4"],
        ),
        ("gold_mission", ["smelter tokens=1", "gold_storage tokens=2"], ["gold_storage tokens=2", "brewery tokens=1"]),
    ],
)
def test_vw_11_1_what_stands_in_the_settlement(mission: str, ready: list[str], short: list[str]) -> None:
    """VW-11.1, VW-6.9: buildings even under construction, tokens on producers and storages."""
    two().missions("red", mission).town("red", *ready).turn("red").pick("red", f"mission/{mission}").shows(
        vp={"red": 2}
    )
    scene = two().missions("red", mission).town("red", *short).turn("red")
    scene.barred("red", f"mission/{mission}", "VW-11.1", "mission-unfulfilled")


def test_vw_11_1_loot_on_the_town_hall_counts_as_tokens() -> None:
    """VW-11.1: temporary resources and cards do not."""
    scene = two().missions("red", "gold_mission").hall("red", loot="gold 2").town("red", "smelter tokens=1").turn("red")
    scene.may("red", "mission/gold_mission")
    scene = two().missions("red", "gold_mission").hall("red", loot="gold 2 beer 2").pool(gold=3).hand("red", "gold")
    scene.turn("red").barred("red", "mission/gold_mission", "VW-11.1", "mission-unfulfilled")


def test_vw_11_1_beer_and_gold_need_who_makes_them() -> None:
    """VW-11.1, VW-17.9, VW-6.9: three tokens are not enough without a brewery or a smelter; a new one is enough."""
    for mission, storage, maker in (("beer_mission", "beer", "brewery"), ("gold_mission", "gold", "smelter")):
        scene = two().missions("red", mission).town("red", f"{storage}_storage tokens=4").pool(beer=3, gold=2)
        scene.turn("red").barred("red", f"mission/{mission}", "VW-11.1", "mission-unfulfilled")
        scene.foresees("red", f"build/{maker}", f"VW-11.1 progress {mission} 4 3")
        scene.pick("red", f"build/{maker}", f"mission/{mission}").shows(vp={"red": 2})


def test_vw_11_1_the_level_of_the_town_hall() -> None:
    """VW-11.1: a town hall under construction counts, and so does level 3."""
    scene = two().missions("red", "architect").pool(gold=3).turn("red")
    scene.barred("red", "mission/architect", "VW-11.1", "mission-unfulfilled").pick(
        "red", "upgrade", "mission/architect"
    )
    two().missions("red", "architect").hall("red", 3).turn("red").may("red", "mission/architect")


def test_vw_11_1_what_was_damaged() -> None:
    """VW-11.1: two buildings, a town hall, and a fighter of strength 4."""
    scene = two().missions("red", "attacker").victim("blue", damaged=1).turn("red")
    scene.barred("red", "mission/attacker", "VW-11.1", "mission-unfulfilled")
    two().missions("red", "attacker").victim("blue", damaged=2).turn("red").may("red", "mission/attacker")
    two().missions("red", "town_fall").victim("blue", damaged=2).turn("red").may_not("red", "mission/town_fall")
    two().missions("red", "town_fall").victim("blue", damaged=1, hall=True).turn("red").may("red", "mission/town_fall")
    scene = two().missions("red", "warfare").victim("blue", damaged=3, strength=3).turn("red")
    scene.barred("red", "mission/warfare", "VW-11.1", "mission-unfulfilled")
    two().missions("red", "warfare").victim("blue", damaged=1, strength=4).turn("red").may("red", "mission/warfare")


def test_vw_11_1_what_was_spent() -> None:
    """VW-11.1: as costs, from whatever source; what is given in an exchange does not count."""
    scene = two().missions("red", "money_money").pool(gold=9).town("red", "smelter tokens=1").turn("red")
    scene.pick("red", "buy/tower", "buy/tower", "exchange/gold").shows(spent={"gold": 4})
    scene.barred("red", "mission/money_money", "VW-11.1", "mission-unfulfilled")
    scene.pick("red", "buy/tower").shows(spent={"gold": 6}).pick("red", "mission/money_money").shows(vp={"red": 3})
    scene = two().missions("red", "thirsty").pool(beer=9, gold=1).turn("red").pick("red", "buy/elf_archer")
    scene.pick("red", "buy/bone_crusher").may_not("red", "mission/thirsty").shows(spent={"beer": 7, "gold": 1})
    two().missions("red", "thirsty").paid(beer=8).turn("red").may("red", "mission/thirsty")


def test_vw_11_3_this_turn_is_nobody_elses() -> None:
    """VW-11.3: what was bought in one turn counts neither for others nor in the next."""
    scene = two().missions("blue", "strategy").bought(fighter=1).turn("red")
    strategy = scene.mission("strategy")
    assert [progress(scene.table, seat, strategy) for seat in (0, 1)] == [1, 0]
    scene = two().missions("red", "worship").missions("blue", "strategy").pool(beer=3).turn("red")
    scene.pick("red", "buy/elf_archer", "end-turn").barred("blue", "mission/strategy", "VW-11.1", "mission-unfulfilled")


# --- swapping


def test_vw_11_6_a_mission_is_swapped() -> None:
    """VW-11.6: 1 gold token, one under the deck, the top card in its place."""
    scene = two().missions("red", "worker", "shield").mission_deck("worship").town("red", "smelter tokens=1")
    scene.turn("red").pick("red", "swap/worker").shows(missions={"red": ["shield", "worship"]}, under=["worker"])
    scene.shows(town={"red": ["smelter"]}, marks={"red": ["swap"]}, spent={"gold": 1})
    scene.hears("blue", "VW-11.6 red mission-under worker", "VW-11.6 red mission worship")


def test_vw_11_6_once_a_turn() -> None:
    """VW-11.6, VW-6.17"""
    scene = two().missions("red", "worker", "shield").mission_deck("worship").hall("red", loot="gold 2").turn("red")
    scene.pick("red", "swap/worker").barred("red", "swap/shield", "VW-11.6", "swap-once")


def test_vw_11_6_not_for_an_empty_slot_or_from_an_empty_deck() -> None:
    """VW-11.6"""
    scene = two().missions("red", "worker").hall("red", loot="gold 1").turn("red")
    scene.barred("red", "swap/shield", "VW-11.1", "mission-not-yours")
    scene = two().missions("red", "worker").mission_deck(only=True).hall("red", loot="gold 1").turn("red")
    scene.barred("red", "swap/worker", "VW-11.6", "no-missions-left")


def test_vw_11_6_missions_worth_one_point_come_first_and_swapped_ones_last() -> None:
    """VW-11.6, VW-2.1: a deck of swapped missions alone is taken in their order."""
    scene = two().missions("red", "worker").mission_deck(only=True).under("shield", "brewer")
    scene.hall("red", loot="gold 1").turn("red").pick("red", "swap/worker")
    scene.shows(missions={"red": ["shield"]}, under=["brewer", "worker"])
    scene = two().missions("red", "worker").mission_deck("captain", only=True).under("shield")
    scene.hall("red", loot="gold 1").turn("red").pick("red", "swap/worker").shows(missions={"red": ["captain"]})


def test_vw_11_7_it_takes_a_token() -> None:
    """VW-11.7, VW-RU17: neither cards nor temporary gold, nor a beer token."""
    scene = two().missions("red", "worker").pool(gold=3).hand("red", "gold").hall("red", loot="beer 1").turn("red")
    scene.barred("red", "swap/worker", "VW-11.7", "no-gold-token")


def test_vw_4_11_which_token_pays_the_swap() -> None:
    """VW-4.11: from the town hall, or from a smelter, or from the gold storage holding the fewest."""
    town = ["gold_storage tokens=3", "gold_storage tokens=1", "smelter tokens=1"]
    scene = two().missions("red", "worker").pool(gold=1).hall("red", loot="gold 1").town("red", *town).turn("red")
    scene.pick("red", "swap/worker").shows(loot={"red": {}}, town={"red": town}, pool={"gold": 1})
    scene = two().missions("red", "worker").pool(gold=1).town("red", *town).turn("red").pick("red", "swap/worker")
    scene.shows(town={"red": [*town[:2], "smelter"]}, pool={"gold": 1})
    scene = two().missions("red", "worker").town("red", *town[:2]).turn("red").pick("red", "swap/worker")
    scene.shows(town={"red": ["gold_storage tokens=3", "gold_storage"]})


def test_vw_11_7_by_hand_the_swap_takes_tokens_only() -> None:
    """VW-11.7, VW-19.5: only token sources count."""
    scene = two(by_hand=True).missions("red", "worker").pool(gold=2).hand("red", "gold").town("red", "smelter tokens=1")
    scene.turn("red").barred("red", "swap-by-hand/worker", "VW-19.5", "no-choice-of-sources")
    scene = two(by_hand=True).missions("red", "worker").pool(gold=2).town("red", "gold_storage tokens=3").turn("red")
    scene.may("red", "buy-by-hand/tower").barred("red", "swap-by-hand/worker", "VW-19.5", "no-choice-of-sources")
    scene = two(by_hand=True).missions("red", "worker").pool(gold=2).hand("red", "gold").hall("red", loot="gold 1")
    scene.town("red", "smelter tokens=1").turn("red").pick("red", "swap-by-hand/worker")
    scene.offers("red", "pay/hall", "pay/1").barred("red", "pay/pool", "VW-11.7", "only-tokens")
    scene.barred("red", "pay-with/gold", "VW-11.7", "only-tokens").pick("red", "pay/1")
    scene.shows(loot={"red": {"gold": 1}}, town={"red": ["smelter"]}, under=["worker"])


def test_vw_11_7_any_gold_with_the_option() -> None:
    """VW-11.7, VW-RU17: cards and temporary gold, in the order of any payment; by hand as well."""
    scene = two(mission_swap_any_gold=True).missions("red", "worker").pool(gold=1).town("red", "smelter tokens=1")
    scene.turn("red").pick("red", "swap/worker").shows(pool={"gold": None}, town={"red": ["smelter tokens=1"]})
    scene = two(mission_swap_any_gold=True).missions("red", "worker").hand("red", "gold").turn("red")
    scene.pick("red", "swap/worker").shows(played={"red": ["gold"]})
    scene = two(mission_swap_any_gold=True).missions("red", "worker").pool(beer=1).turn("red")
    scene.barred("red", "swap/worker", "VW-4.6", "too-dear")
    scene = two(mission_swap_any_gold=True, by_hand=True).missions("red", "worker").pool(gold=1).hand("red", "gold")
    scene.turn("red").pick("red", "swap-by-hand/worker").offers("red", "pay/pool", "pay-with/gold")
    scene.pick("red", "pay-with/gold").shows(pool={"gold": 1}, played={"red": ["gold"]}, under=["worker"])


def test_vw_11_8_a_swap_after_a_completed_mission() -> None:
    """VW-11.8, VW-11.3: for the one that is left; the new one is fulfilled, but too late."""
    scene = two().missions("red", "worker", "strategy").mission_deck("worship").bought(building=1, path=1)
    scene.hall("red", loot="gold 1").turn("red").pick("red", "mission/worker", "swap/strategy")
    scene.shows(missions={"red": ["worship"]}).barred("red", "mission/worship", "VW-11.2", "mission-once")


def test_vw_11_3_a_mission_drawn_by_a_swap_looks_back() -> None:
    """VW-11.3: over everything done so far in the turn."""
    scene = (
        two().missions("red", "worker").mission_deck("worship").bought(path=1).hall("red", loot="gold 1").turn("red")
    )
    scene.pick("red", "swap/worker").may("red", "mission/worship")
