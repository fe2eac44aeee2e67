"""VW-13, VW-19.12: the storage phase."""

import pytest

from tests.scenes.wild.scene import Scene

EX19 = ("gold_storage tokens=3", "gold_storage tokens=2", "smelter tokens=1", "smelter tokens=1")


def two(**settings: bool) -> Scene:
    return Scene("red", "blue", **settings)


def burned(scene: Scene) -> list[str]:
    """What has returned to the supply, and from whom."""
    return [line for line in scene.heard() if "burned" in line]


# --- automatic


def test_vw_ex15_storage() -> None:
    """VW-EX15, VW-13.1, VW-13.3, VW-13.4, VW-13.5: the gold storage is filled and scores, the new one is of no use."""
    scene = (
        two().town("red", "gold_storage tokens=3", "beer_storage new", "smelter tokens=1", "brewery tokens=1").storage()
    )
    scene.asks("red storage").pick("red", "automatic").shows(vp={"red": 1}, round=2)
    scene.hears("table", "VW-13.1 red stored gold_storage 1 4", "VW-13.4 red burned 1 beer", "VW-13.5 red scored 1")
    scene.shows(town={"red": ["gold_storage tokens=4", "beer_storage", "smelter tokens=1", "brewery tokens=1"]})
    scene.pick("blue", "end-turn").pick("red", "end-turn", "automatic").shows(round=3, vp={"red": 2})


def test_vw_13_5_a_full_storage_scores_every_round() -> None:
    """VW-13.5, VW-18.11: even with the same four tokens; each storage, for its owner."""
    scene = two().town("red", "gold_storage tokens=4", "beer_storage tokens=4").town("blue", "beer_storage tokens=4")
    scene.storage().shows(vp={"red": 2, "blue": 1}, round=2).pick("blue", "end-turn").pick("red", "end-turn")
    scene.shows(vp={"red": 4, "blue": 2}, round=3)


@pytest.mark.parametrize(("before", "points"), [(4, 1), (3, 0), (0, 0)])
def test_vw_13_5_only_with_four_tokens(before: int, points: int) -> None:
    """VW-13.5, VW-RU31: a storage is full with 4 tokens."""
    town = f"gold_storage tokens={before}" if before else "gold_storage"
    two().town("red", town).storage().shows(vp={"red": points})


def test_vw_13_8_the_fullest_storage_is_filled_first() -> None:
    """VW-13.8: what was spread is brought together; 3 and 2 and two new ones make 4 and 3."""
    scene = two(by_hand=False).town("red", *EX19).storage().shows(vp={"red": 1})
    scene.shows(
        town={"red": ["gold_storage tokens=4", "gold_storage tokens=3", "smelter tokens=1", "smelter tokens=1"]}
    )
    assert not burned(scene)


def test_vw_13_8_the_fullest_need_not_be_the_first() -> None:
    """VW-13.8: the one that holds most, and among equals the one built first."""
    scene = (
        two(by_hand=False).town("red", "gold_storage tokens=1", "gold_storage tokens=2", "smelter tokens=1").storage()
    )
    scene.shows(town={"red": ["gold_storage", "gold_storage tokens=4", "smelter tokens=1"]}, vp={"red": 1})
    scene = (
        two(by_hand=False).town("red", "beer_storage tokens=2", "beer_storage tokens=2", "brewery tokens=1").storage()
    )
    scene.shows(town={"red": ["beer_storage tokens=4", "beer_storage tokens=1", "brewery tokens=1"]})


def test_vw_13_8_each_type_for_itself() -> None:
    """VW-13.1, VW-13.2, VW-RU31: only tokens of the same type; beer does not go into a gold storage."""
    scene = two(by_hand=False).town("red", "gold_storage tokens=1", "brewery tokens=1", "brewery tokens=1").storage()
    scene.hears("table", "VW-13.4 red burned 2 beer").shows(
        town={"red": ["gold_storage tokens=1", *["brewery tokens=1"] * 2]}
    )


def test_vw_13_8_what_does_not_fit_returns_to_the_supply() -> None:
    """VW-13.8, VW-13.4, VW-RU20: producers are empty afterwards."""
    scene = two(by_hand=False, limited_tokens=True)
    scene.town("red", "gold_storage tokens=4", "smelter tokens=1").last().storage()
    scene.hears("table", "VW-13.4 red burned 1 gold").shows(town={"red": ["gold_storage tokens=4", "smelter"]})
    scene.shows(tokens={"beer": 25, "gold": 21})


def test_vw_13_4_without_a_storage_all_tokens_burn() -> None:
    """VW-13.4, VW-RU20: nothing is asked; damaged producers are treated like the others."""
    scene = two(limited_tokens=True).town("red", "smelter tokens=1", "brewery tokens=1 damaged").last().storage()
    scene.hears("table", "VW-13.4 red burned 1 beer+1 gold").shows(town={"red": ["smelter", "brewery"]})
    scene.shows(tokens={"beer": 25, "gold": 25})


def test_vw_13_3_a_damaged_storage_works() -> None:
    """VW-13.3, VW-7.11: only a construction token keeps it from being used."""
    scene = two(by_hand=False).town("red", "gold_storage tokens=3 damaged", "smelter tokens=1").storage()
    scene.shows(vp={"red": 1}, town={"red": ["gold_storage tokens=4", "smelter tokens=1"]})


def test_vw_13_1_unplayed_cards_are_not_stored() -> None:
    """VW-13.1, VW-4.5, VW-18.3: Beer and Gold cards in hand are discarded."""
    scene = (
        two(by_hand=False).town("red", "gold_storage").hand("red", "gold", "gold").turn("blue").pick("blue", "end-turn")
    )
    scene.shows(town={"red": ["gold_storage"]}, discard={"red": ["gold", "gold"]})


def test_vw_13_10_all_store_before_anybody_scores() -> None:
    """VW-13.10, VW-13.6: in turn order from the first player; then tokens burn, then storages score."""
    scene = two(by_hand=False).first("blue").town("red", "gold_storage tokens=4", "smelter tokens=1")
    scene.town("blue", "beer_storage tokens=3", "brewery tokens=1", "brewery tokens=1").storage()
    lines = [line for line in scene.heard() if line.startswith("VW-13")]
    assert lines == [
        "VW-13.1 blue stored beer_storage 1 4",
        "VW-13.4 blue burned 1 beer",
        "VW-13.4 red burned 1 gold",
        "VW-13.5 blue scored 1",
        "VW-13.5 red scored 1",
    ]


def test_vw_13_6_thresholds_are_settled_in_turn_order() -> None:
    """VW-13.6, VW-15.5: the first player chooses an Asgard card before the next one scores."""
    scene = two().first("blue").vp(red=4, blue=11).asgard("thor", "alvis").asgard_deck("grendel", "valkyrie")
    scene.town("red", "gold_storage tokens=4").town("blue", "gold_storage tokens=4").storage()
    scene.asks("blue asgard").shows(vp={"blue": 12, "red": 4}).pick("blue", "asgard/thor")
    scene.asks("red asgard").shows(vp={"red": 5}).only("red", "asgard/alvis", "asgard/grendel", "asgard/valkyrie")
    scene.pick("red", "asgard/alvis").shows(round=2, discard={"blue": ["thor"], "red": ["alvis"]})


# --- loot on the town hall


def test_vw_13_7_loot_on_the_town_hall_cannot_be_stored() -> None:
    """VW-13.7, VW-RU21: it is lost at the end of the round, and nobody is asked because of it."""
    scene = two().town("red", "gold_storage tokens=3").hall("red", loot="gold 1").storage()
    scene.shows(vp={"red": 0}, town={"red": ["gold_storage tokens=3"]}, loot={"red": {}})
    scene.hears("table", "VW-14.3 red loot-lost 1 gold")


def test_vw_13_7_option_store_hall_loot() -> None:
    """VW-13.7, VW-13.8, VW-RU21: the town hall gives what the producers lack; what does not fit is lost."""
    scene = two(store_hall_loot=True, by_hand=False, limited_tokens=True)
    scene.town("red", "gold_storage tokens=2", "smelter tokens=1").hall("red", loot="gold 2").last().storage()
    scene.shows(town={"red": ["gold_storage tokens=4", "smelter"]}, loot={"red": {}}, tokens={"gold": 21})
    scene.hears("table", "VW-13.5 red scored 1", "VW-14.3 red loot-lost 1 gold")
    assert not burned(scene)


def test_vw_13_7_stored_by_hand() -> None:
    """VW-13.7, VW-19.12: with store_hall_loot it counts among the tokens that can be placed."""
    scene = two(store_hall_loot=True).town("red", "gold_storage tokens=1").hall("red", loot="gold 2").storage()
    scene.asks("red storage").pick("red", "by-hand").offers("red", "hold/1", "hold/2", "hold/3")
    scene.pick("red", "hold/2").shows(town={"red": ["gold_storage tokens=2"]})
    scene.hears("table", "VW-14.3 red loot-lost 1 gold")


# --- by hand


def test_vw_ex19_storage_by_hand() -> None:
    """VW-EX19, VW-19.12, VW-13.9: S = 5, T = 7: the first storage 1 to 4; after 3 the second 2 to 4."""
    scene = two().town("red", *EX19).storage().asks("red storage").offers("red", "automatic", "by-hand")
    alone = scene.twin().pick("red", "automatic").shows(vp={"red": 1})
    alone.shows(town={"red": ["gold_storage tokens=4", "gold_storage tokens=3", *["smelter tokens=1"] * 2]})
    scene.pick("red", "by-hand").asks("red hold").offers("red", "hold/1", "hold/2", "hold/3", "hold/4")
    scene.pick("red", "hold/3").offers("red", "hold/2", "hold/3", "hold/4")
    all_stored, two_burn = scene.twin(), scene.twin()
    all_stored.pick("red", "hold/4").shows(vp={"red": 1})
    assert not burned(all_stored)
    two_burn.pick("red", "hold/2").shows(vp={"red": 0}).hears("table", "VW-13.4 red burned 2 gold")


def test_vw_13_9_stored_tokens_are_not_thrown_away() -> None:
    """VW-13.9: they can be moved; what must still fit into the storages to come bounds the choice."""
    scene = two().town("red", "gold_storage tokens=3", "gold_storage tokens=2").storage().pick("red", "by-hand")
    scene.offers("red", "hold/1", "hold/2", "hold/3", "hold/4").barred("red", "hold/0", "VW-13.9", "not-thrown-away")
    scene.pick("red", "hold/2")  # the second must hold the other three: it is not asked about
    scene.shows(town={"red": ["gold_storage tokens=2", "gold_storage tokens=3"]}, vp={"red": 0})


def test_vw_19_12_why_a_number_is_not_offered() -> None:
    """VW-19.12, VW-13.9: more than there is, less than lies there."""
    scene = two().town("red", "beer_storage tokens=1", "brewery tokens=1").storage()
    scene.barred("red", "hold/2", "VW-19.12", "store-first-say").pick("red", "by-hand").offers(
        "red", "hold/1", "hold/2"
    )
    scene.barred("red", "hold/3", "VW-19.12", "nothing-to-store").barred("red", "hold/0", "VW-13.9", "not-thrown-away")
    scene.barred("red", "automatic", "VW-19.1", "not-now").barred("red", "end-turn", "VW-19.1", "not-now")
    assert [scene.why("red", f"hold/{n}") for n in (1, 2)] == ["", ""]


def test_vw_19_12_beer_first_then_gold() -> None:
    """VW-19.12: each storage in the order of building."""
    scene = two().town("red", "gold_storage", "beer_storage", "smelter tokens=1", "brewery tokens=1").storage()
    scene.pick("red", "by-hand", "hold/0").offers("red", "hold/0", "hold/1").pick("red", "hold/1")
    scene.hears("table", "VW-13.1 red stored gold_storage 1 1", "VW-13.4 red burned 1 beer")


def test_vw_19_12_the_question_names_the_storage() -> None:
    """VW-19.12: resource, slot, and the tokens that are left."""
    scene = two().town("red", "drakkar", *EX19).storage().pick("red", "by-hand")
    assert scene.decision("red").args == [1, 2, 7]
    assert scene.pick("red", "hold/3").decision("red").args == [1, 3, 4]


def test_vw_5_1_the_storage_phase() -> None:
    """VW-5.1, VW-13.10: nobody's turn; the others see who stores, and what is chosen there is no secret."""
    scene = two().town("red", *EX19).storage().shows(phase="storage", active="nobody").pick("red", "by-hand")
    scene.shows(phase="storage").barred("blue", "automatic", "VW-6.1", "not-asked")
    assert scene.questions("blue") == ["red hold"]


def test_vw_19_12_in_turn_order() -> None:
    """VW-19.12, VW-13.10: the first player is asked first, and finishes by hand before the next is asked."""
    scene = (
        two()
        .first("blue")
        .town("red", "beer_storage", "brewery tokens=1")
        .town("blue", "beer_storage", "brewery tokens=1")
    )
    scene.storage().asks("blue storage").pick("blue", "by-hand").asks("blue hold").pick("blue", "hold/1")
    scene.asks("red storage").pick("red", "automatic").shows(round=2)


@pytest.mark.parametrize(
    "town",
    [
        ["smelter tokens=1"],
        ["beer_storage", "smelter tokens=1"],
        ["gold_storage new", "smelter tokens=1"],
        ["gold_storage tokens=3"],
        ["gold_storage", "gold_storage"],
        ["gold_storage tokens=4", "smelter tokens=1"],
        ["gold_storage tokens=4", "gold_storage tokens=4", "smelter tokens=1"],
        ["gold_storage tokens=2", "gold_storage new"],
    ],
)
def test_vw_19_12_nobody_is_asked_without_a_choice(town: list[str]) -> None:
    """VW-19.12, VW-19.1: no working storage, no token that could be stored or moved, or no room anywhere."""
    two().town("red", *town).storage().shows(round=2)


@pytest.mark.parametrize(
    "town",
    [
        ["gold_storage", "smelter tokens=1"],
        ["gold_storage tokens=3", "smelter tokens=1"],
        ["gold_storage tokens=1", "gold_storage"],
        ["beer_storage tokens=4", "beer_storage tokens=3"],
    ],
)
def test_vw_19_12_who_is_asked(town: list[str]) -> None:
    """VW-19.12: a token that could be stored, or two storages of which one holds tokens; only with by_hand."""
    two().town("red", *town).storage().asks("red storage")
    two(by_hand=False).town("red", *town).storage().shows(round=2)


def test_vw_19_12_who_stores_nothing_burns_everything() -> None:
    """VW-13.1, VW-RU20: a player may store; tokens that are not stored burn."""
    scene = two().town("red", "gold_storage", "smelter tokens=1").storage().pick("red", "by-hand", "hold/0")
    scene.hears("table", "VW-13.4 red burned 1 gold").shows(town={"red": ["gold_storage", "smelter tokens=1"]})
