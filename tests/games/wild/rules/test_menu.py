"""VW-6.1, VW-6.2, VW-19.3: a turn, and the one flat list of everything that may be done in it."""

from tests.scenes.wild.scene import Scene


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **settings)


# --- turns


def test_vw_6_1_one_turn_each_from_the_first_player_clockwise() -> None:
    """VW-6.1, VW-6.17: then the action phase is over."""
    scene = Scene("red", "blue", "green").first("green").turn("green").asks("green turn").shows(active="green")
    scene.pick("green", "end-turn").asks("red turn").shows(active="red").hears("blue", "VW-6.1 red turn-began")
    scene.barred("green", "end-turn", "VW-6.1", "not-asked").barred("blue", "end-turn", "VW-6.1", "not-asked")
    scene.pick("red", "end-turn").asks("blue turn").pick("blue", "end-turn").shows(round=2, first="red", active="red")


def test_vw_3_1_nobody_plays_in_the_turn_of_another() -> None:
    """VW-3.1, VW-6.1"""
    scene = two().hand("blue", "beer").turn("red")
    scene.barred("blue", "play/beer", "VW-6.1", "not-asked")


def test_vw_6_2_any_number_of_actions_in_any_order() -> None:
    """VW-6.2, VW-3.1: mixed and repeated; nothing has to be done, and the menu comes back after each."""
    scene = two().hand("red", "beer", "beer", "beer", "beer", "beer").town("red", "tavern").turn("red")
    scene.pick("red", "exchange/beer").asks("red turn").pick("red", "dismantle/1").asks("red turn")
    scene.pick("red", "build/smelter").asks("red turn").offers("red", "end-turn").shows(pool={"gold": 1})
    scene.pick("red", "end-turn").asks("blue turn")


def test_vw_19_1_the_menu_is_asked_though_there_is_nothing_but_the_end() -> None:
    """VW-19.1, VW-19.3: the end of the turn is always listed."""
    two().turn("red").asks("red turn").offers("red", "end-turn")


def test_vw_4_4_what_is_left_in_the_pool_vanishes() -> None:
    """VW-4.4, VW-6.16: at the end of the turn, with an event."""
    scene = two().pool(beer=2, gold=1).turn("red").pick("red", "end-turn").shows(pool={"beer": None, "gold": None})
    scene.hears("blue", "VW-4.4 red pool-lost 2 beer+1 gold")
    two().turn("red").pick("red", "end-turn").hears_not("blue", "pool-lost")


def test_vw_6_16_after_the_last_turn_nobody_is_active() -> None:
    """VW-6.16, VW-5.1: nothing of a turn is left in the phases after it."""
    scene = two().town("red", "drakkar").hand("red", "beer", "gold").first("blue").pool(beer=2).bought(path=1)
    scene.turn("red").pick("red", "end-turn").asks("red keep").shows(active="nobody", bought={"path": None})


def test_vw_6_16_the_attacks_are_scored_at_the_end() -> None:
    """VW-6.16, VW-15.8: with the threshold it triggers, before the pool is emptied and the next turn begins."""
    scene = two().vp(red=4).pool(beer=1).victim("blue", damaged=2).turn("red").pick("red", "end-turn")
    scene.shows(vp={"red": 7}, pool={"beer": 1}, active="red").asks("red asgard")
    scene.pick("red", scene.options("red")[0]).asks("blue turn").shows(active="blue", victim="nobody", damaged=0)
    scene.hears("red", "VW-4.4 red pool-lost 1 beer", "VW-6.1 blue turn-began")


# --- the list


def test_vw_19_3_the_order_of_the_menu() -> None:
    """VW-19.3: play, buy, build, upgrade, attack, complete, exchange, swap, dismantle, end."""
    scene = two(by_hand=False).hand("red", "viking_warrior", "beer", "tower", "sword").pool(beer=2, gold=4)
    scene.path("scroll", "undead_beer", "crystal", "miner", "bear_rider").town("red", "brewery", "smelter tokens=1")
    scene.town("blue", "smelter").missions("red", "foundry", "worker").bought(building=1).turn("red")
    scene.offers(
        "red",
        "play/beer",
        "play/viking_warrior",
        "buy/elf_archer",
        "buy/tower",
        "buy/chicken_tower",
        "buy/sheep_cannon",
        "path/1",
        "path/3",
        "path/4",
        "build/brewery",
        "build/smelter",
        "build/beer_storage",
        "build/gold_storage",
        "build/drakkar",
        "upgrade",
        "attack/blue,hall",
        "attack/blue,1",
        "undead/2",
        "dragon",
        "mission/worker",
        "exchange/beer",
        "exchange/gold",
        "swap/worker",
        "swap/foundry",
        "dismantle/1",
        "dismantle/2",
        "end-turn",
    )


def test_vw_19_3_by_hand_stands_next_to_the_plain_form() -> None:
    """VW-19.3, VW-19.4"""
    scene = two().hand("red", "gold", "gold").town("red", "smelter tokens=1").pool(beer=1).missions("red", "worker")
    scene.hall("red", loot="gold 1").path("hero_trap", "mystery_gift_resource", "sword", "miner", "shaman").turn("red")
    scene.offers(
        "red",
        "play/gold",
        "buy/tower",
        "buy-by-hand/tower",
        "buy/chicken_tower",
        "buy-by-hand/chicken_tower",
        "path/1",
        "path-by-hand/1",
        "path/2",
        "build/brewery",
        "build-by-hand/brewery",
        "upgrade",
        "upgrade-by-hand",
        "exchange/gold",
        "exchange-by-hand/gold",
        "swap/worker",
        "swap-by-hand/worker",
        "dismantle/1",
        "end-turn",
    )


def test_vw_19_1_things_that_differ_in_nothing_are_listed_once() -> None:
    """VW-19.1: cards of one kind, missions of one kind, identical buildings; not those that differ."""
    scene = two(by_hand=False).hand("red", "beer", "beer", "beer").missions("red", "worker", "worker")
    scene.town("red", "tavern", "tavern", "tavern damaged", "drakkar new", "drakkar new").hall("red", 2)
    scene.bought(building=1).fort("red", "2", "tower").path("sword", "shaman", "assassin", "hero_trap", "scroll")
    scene.turn("red").offers_of("red", "play", "beer").offers_of("red", "mission", "worker")
    scene.offers_of("red", "dismantle", "1", "2", "3", "4")
    scene.barred("red", "dismantle/5", "VW-19.1", "listed-once")


def test_vw_19_1_fortifications_are_the_same_in_whatever_order() -> None:
    """VW-19.1: the same cards on two buildings make no difference; other cards, or more of them, do."""
    scene = two().town("red", *["smelter tokens=1"] * 3, "tavern").hall("red", 2)
    scene.fort("red", "1", "tower", "chicken_tower").fort("red", "2", "chicken_tower", "tower").fort(
        "red", "3", "tower"
    )
    scene.turn("red").offers_of("red", "dismantle", "1", "3", "4")
    scene.barred("red", "dismantle/2", "VW-19.1", "listed-once")
    scene.pick("red", "buy-by-hand/tower").offers("red", "pay/1", "pay/3")


def test_vw_19_1_cards_of_the_path_differ_by_their_place() -> None:
    """VW-19.1, VW-6.5, VW-14.4: which slot is emptied makes a difference."""
    scene = two(by_hand=False).path("money_theft", "money_theft", "shaman", "sword", "scroll").pool(beer=2)
    scene.turn("red").offers_of("red", "path", "1", "2")


def test_vw_19_3_nothing_of_another_question_can_be_said() -> None:
    """VW-19.1"""
    scene = two().hand("red", "beer", "elf_archer").turn("red")
    for text in ("pay/pool", "pay-with/beer", "declare", "add/elf_archer", "pass", "keep/beer", "automatic", "hold/3"):
        scene.barred("red", text, "VW-19.1", "not-now")


def test_vw_19_2_the_menu_is_for_its_owner_alone() -> None:
    """VW-19.2: others see only that the player thinks."""
    scene = two().hand("red", "beer", "beer").turn("red").withheld("red", "blue", "spectator")
    assert scene.questions("blue") == ["red turn"]


# --- a whole turn


def test_vw_ex10_a_first_turn() -> None:
    """VW-EX10, VW-11.2, VW-6.5, VW-9.7: a smelter, a mission, the dragon, a card of Odin's Path."""
    scene = two(by_hand=False).hand("red", "beer", "beer", "beer", "beer", "viking_warrior")
    scene.missions("red", "worker", "worship").path("scroll", "money_theft", "sword", "shaman", "miner")
    scene.path_deck("crystal").turn("red").pick("red", "build/smelter").shows(town={"red": ["smelter new"]})
    scene.shows(hand={"red": ["beer", "viking_warrior"]}, played={"red": ["beer", "beer", "beer"]})
    scene.barred("red", "mission/worship", "VW-11.1", "mission-unfulfilled")
    scene.pick("red", "mission/worker").shows(vp={"red": 1}, completed={"red": ["worker"]})
    scene.pick("red", "dragon", "declare", "token/beer").shows(loot={"red": {"beer": 1}}, vp={"red": 1})
    scene.pick("red", "path/2").shows(loot={"red": {}}, hand={"red": []}, pool={"beer": None})
    scene.shows(path=["crystal", "scroll", "sword", "shaman", "miner"], missions={"red": ["worship"]})
    scene.shows(played={"red": ["beer", "beer", "beer", "beer", "money_theft", "viking_warrior"]})
    scene.barred("red", "mission/worship", "VW-11.2", "mission-once").offers("red", "dismantle/1", "end-turn")
