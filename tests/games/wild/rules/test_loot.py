"""VW-9.6, VW-9.7, VW-19.14: where a looted token is placed."""

from tests.scenes.wild.scene import Scene


def looting(*town: str, by_hand: bool = True) -> Scene:
    """Red has these buildings and wins a beer token from the dragon."""
    scene = Scene("red", "blue", by_hand=by_hand).hand("red", "elf_archer").town("red", *town).turn("red")
    return scene.pick("red", "dragon", "declare", "token/beer")


def test_vw_9_6_into_a_storage_of_its_type() -> None:
    """VW-9.6: not a storage of the other type."""
    scene = looting("gold_storage tokens=1", "beer_storage tokens=2", "brewery").asks("red turn")
    scene.shows(town={"red": ["gold_storage tokens=1", "beer_storage tokens=3", "brewery"]}, loot={"red": {}})
    scene.hears_last("table", "VW-9.6 red loot-stored beer_storage 2 3")


def test_vw_9_6_on_the_town_hall_if_there_is_no_room() -> None:
    """VW-9.6: full storages and those under construction have none; producers never take loot."""
    scene = looting("beer_storage tokens=4", "beer_storage new", "brewery").hears_last(
        "table", "VW-9.6 red loot-on-hall beer"
    )
    scene.shows(town={"red": ["beer_storage tokens=4", "beer_storage new", "brewery"]}, loot={"red": {"beer": 1}})


def test_vw_9_6_also_on_a_town_hall_under_construction() -> None:
    """VW-9.6, VW-4.9"""
    scene = Scene("red", "blue").hand("red", "elf_archer").hall("red", 2, new=True).turn("red")
    scene.pick("red", "dragon", "declare", "token/gold").shows(loot={"red": {"gold": 1}})


def test_vw_19_14_which_storage() -> None:
    """VW-19.14, VW-9.6: asked if two with room hold different numbers."""
    scene = looting("beer_storage tokens=1", "beer_storage tokens=3", "beer_storage tokens=4").asks("red store")
    scene.offers("red", "store/1", "store/2").barred("red", "store/3", "VW-9.6", "no-room")
    scene.barred("red", "store/hall", "VW-9.6", "no-storage").barred("red", "store/4", "VW-9.6", "no-storage")
    scene.barred("red", "token/gold", "VW-19.1", "not-now").pick("red", "store/1").asks("red turn")
    scene.shows(town={"red": ["beer_storage tokens=2", "beer_storage tokens=3", "beer_storage tokens=4"]})
    scene.hears_last("table", "VW-9.6 red loot-stored beer_storage 1 2")


def test_vw_19_1_equal_storages_are_listed_once() -> None:
    """VW-19.1, VW-19.14: two hold the same, one is new."""
    scene = looting("beer_storage tokens=1", "beer_storage", "beer_storage tokens=1", "gold_storage").asks("red store")
    scene.offers("red", "store/1", "store/2").barred("red", "store/3", "VW-19.1", "listed-once")
    scene.barred("red", "store/4", "VW-9.6", "no-storage")
    new = looting("beer_storage tokens=1", "beer_storage", "beer_storage new")
    new.barred("red", "store/3", "VW-9.6", "storage-unfinished")


def test_vw_19_14_equal_numbers_are_not_asked() -> None:
    """VW-19.14: into the one built first, even if they differ otherwise."""
    scene = looting("beer_storage tokens=2 damaged", "beer_storage tokens=2", "beer_storage tokens=4").asks("red turn")
    scene.shows(town={"red": ["beer_storage tokens=3 damaged", "beer_storage tokens=2", "beer_storage tokens=4"]})


def test_vw_9_6_automatically_the_fullest() -> None:
    """VW-9.6, VW-19.14: without the by-hand forms."""
    scene = looting("beer_storage", "beer_storage tokens=2", "beer_storage tokens=4", by_hand=False).asks("red turn")
    scene.shows(town={"red": ["beer_storage", "beer_storage tokens=3", "beer_storage tokens=4"]})


def test_vw_9_6_loot_of_a_storage_is_placed_by_the_attacker() -> None:
    """VW-9.6, VW-9.4, VW-19.14: between the reward and what comes after it."""
    scene = Scene("red", "blue").hand("red", "shaman").town("red", "gold_storage", "gold_storage tokens=1")
    scene.deck("red", "tower").town("blue", "gold_storage tokens=1").turn("red").pick("red", "attack/blue,1", "declare")
    scene.asks("red store").hears("table", "VW-9.4 red looted blue gold").hears_not("table", "drew")
    scene.pick("red", "store/2").asks("red turn").hears("table", "VW-3.10 red drew 1")
    scene.shows(town={"red": ["gold_storage", "gold_storage tokens=2"], "blue": ["gold_storage damaged"]})


def test_vw_9_7_loot_is_spent_in_the_same_turn() -> None:
    """VW-9.7, VW-18.7: from the town hall, with a card."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "beer").path("money_theft").turn("red")
    scene.may_not("red", "path/1").pick("red", "dragon", "declare", "token/beer", "path/1")
    scene.shows(loot={"red": {}}, played={"red": ["beer", "elf_archer", "money_theft"]})


def test_vw_9_7_loot_on_the_town_hall_is_lost_at_the_end_of_the_round() -> None:
    """VW-9.7, VW-14.3: it returns to the supply; what lies in a storage stays."""
    scene = Scene("red", "blue", limited_tokens=True).hand("red", "elf_archer", "thor").town("red", "gold_storage")
    scene.path("undead_gold").tokens(beer=5, gold=5).turn("red")
    scene.pick("red", "undead/1", "add/thor", "declare", "dragon", "declare", "token/beer").shows(
        loot={"red": {"beer": 1}}
    )
    scene.shows(tokens={"beer": 4, "gold": 4}).pick("red", "end-turn").pick("blue", "end-turn")
    scene.shows(round=2, loot={"red": {}}, town={"red": ["gold_storage tokens=1"]}, tokens={"beer": 5, "gold": 4})
