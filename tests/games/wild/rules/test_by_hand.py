"""VW-19.4, VW-19.5: a payment unit by unit, and when it is offered."""

from tests.scenes.wild.scene import Scene

OTHERS = ("blue", "spectator")


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **settings)


def ex20() -> Scene:
    scene = two().hand("red", "beer", "beer", "beer_mugs").town("red", "brewery tokens=1")
    return scene.path("sword", "shaman", "assassin", "hero_trap", "odins_boost").turn("red")


# --- when it is offered


def test_vw_ex20_automatically_the_token_stays() -> None:
    """VW-EX20, VW-4.7: Beer Mugs and one Beer."""
    scene = ex20().pick("red", "buy/elf_archer").shows(hand={"red": ["beer"]}, town={"red": ["brewery tokens=1"]})
    scene.shows(played={"red": ["beer", "beer_mugs", "elf_archer"]}, pool={"beer": None})


def test_vw_ex20_by_hand_the_mugs_stay() -> None:
    """VW-EX20, VW-19.4, VW-19.5: 5 > 3, and there are three sources."""
    scene = ex20().may("red", "buy-by-hand/elf_archer").pick("red", "buy-by-hand/elf_archer").asks("red pay")
    scene.offers("red", "pay-with/beer", "pay-with/beer_mugs", "pay/1").pick("red", "pay/1")
    scene.offers("red", "pay-with/beer", "pay-with/beer_mugs").pick("red", "pay-with/beer")
    scene.offers("red", "pay-with/beer", "pay-with/beer_mugs").pick("red", "pay-with/beer").asks("red turn")
    scene.shows(hand={"red": ["beer_mugs"]}, town={"red": ["brewery"]}, pool={"beer": None}, planning=False)
    scene.shows(played={"red": ["beer", "beer", "elf_archer"]}, spent={"beer": 3}, bought={"fighter": 1})
    scene.hears("blue", "VW-4.12 red paid-card beer 2", "VW-6.3 red bought elf_archer 3 beer")


def test_vw_19_5_only_if_there_is_more_than_the_cost() -> None:
    """VW-19.5"""
    scene = two().hand("red", "beer", "beer").town("red", "brewery tokens=1").turn("red")
    scene.may("red", "buy/elf_archer").barred("red", "buy-by-hand/elf_archer", "VW-19.5", "no-choice-of-sources")


def test_vw_19_5_only_if_there_are_different_sources() -> None:
    """VW-19.5, VW-19.1: four equal cards, or two equal breweries, are one source."""
    scene = two().hand("red", "beer", "beer", "beer", "beer").turn("red")
    scene.barred("red", "buy-by-hand/elf_archer", "VW-19.5", "no-choice-of-sources")
    scene = two().town("red", "brewery tokens=1", "brewery tokens=1", "brewery tokens=1").turn("red")
    scene.barred("red", "exchange-by-hand/beer", "VW-19.5", "no-choice-of-sources")
    scene = two().town("red", "brewery tokens=1", "brewery tokens=1 damaged", "brewery tokens=1").turn("red")
    scene.may("red", "exchange-by-hand/beer")


def test_vw_19_5_one_type_of_the_cost_is_enough() -> None:
    """VW-19.5: what the cost does not ask for makes no choice."""
    scene = two().pool(beer=5, gold=2).hand("red", "gold").turn("red").may("red", "buy-by-hand/chicken_tower")
    scene.barred("red", "buy-by-hand/elf_archer", "VW-19.5", "no-choice-of-sources")
    scene.barred("red", "buy-by-hand/sheep_cannon", "VW-19.5", "no-choice-of-sources")


def test_vw_19_5_what_cannot_be_bought_cannot_be_bought_by_hand() -> None:
    """VW-19.5: the reason is that of the plain form."""
    scene = two().pool(beer=2, gold=1).hand("red", "gold").path("undead_beer").supply(tower=0).turn("red")
    scene.barred("red", "buy-by-hand/pigator", "VW-4.6", "too-dear")
    scene.barred("red", "buy-by-hand/tower", "VW-3.16", "pile-empty")
    scene.barred("red", "path-by-hand/1", "VW-6.4", "undead-not-sold")
    scene.barred("red", "upgrade-by-hand", "VW-4.6", "too-dear")
    scene.barred("red", "swap-by-hand/worker", "VW-11.1", "mission-not-yours")


def test_vw_ru44_without_the_option_everything_is_automatic() -> None:
    """VW-RU44, VW-19.5"""
    scene = two(by_hand=False).hand("red", "beer", "beer", "beer_mugs").town("red", "brewery tokens=1").turn("red")
    scene.barred("red", "buy-by-hand/elf_archer", "VW-19.5", "always-automatic")


# --- how it is paid


def test_vw_19_4_beer_first_then_gold() -> None:
    """VW-19.4: all sources in their order; VW-19.1: what leaves no choice is not asked."""
    scene = (
        two()
        .pool(beer=1, gold=1)
        .hand("red", "beer", "gold")
        .hall("red", 2, loot="beer 1 gold 1")
        .town("red", "beer_storage tokens=1", "brewery tokens=1", "gold_storage tokens=1", "smelter tokens=1")
    )
    scene.turn("red").pick("red", "build-by-hand/drakkar")
    scene.offers("red", "pay/pool", "pay-with/beer", "pay/hall", "pay/2", "pay/1").pick("red", "pay/1", "pay/2")
    scene.offers("red", "pay/pool", "pay-with/gold", "pay/hall", "pay/4", "pay/3").pick("red", "pay/hall", "pay/3")
    left = ["beer_storage", "brewery", "gold_storage", "smelter tokens=1", "drakkar new"]
    scene.shows(town={"red": left}, loot={"red": {"beer": 1}}, pool={"beer": 1, "gold": 1})
    scene.shows(hand={"red": ["beer", "gold"]}, spent={"beer": 2, "gold": 2})


def test_vw_19_4_all_that_a_card_gives_goes_to_the_pool() -> None:
    """VW-19.4: one unit is taken from there; the rest can pay the next, or stays."""
    scene = two().hand("red", "beer_mugs").town("red", "beer_storage tokens=3").turn("red")
    scene.pick("red", "buy-by-hand/elf_archer", "pay-with/beer_mugs").offers("red", "pay/pool", "pay/1")
    scene.pick("red", "pay/1", "pay/1").shows(pool={"beer": 1}, town={"red": ["beer_storage tokens=1"]})
    scene.shows(played={"red": ["beer_mugs", "elf_archer"]}, played_now=["beer_mugs"])


def test_vw_19_4_storages_that_were_alike_differ_once_one_has_paid() -> None:
    """VW-19.4, VW-19.1"""
    scene = two().town("red", "gold_storage tokens=2", "gold_storage tokens=2", "smelter tokens=1").turn("red")
    scene.pick("red", "buy-by-hand/tower").offers("red", "pay/3", "pay/1")
    scene.barred("red", "pay/2", "VW-19.1", "listed-once").pick("red", "pay/1").offers("red", "pay/3", "pay/1", "pay/2")
    scene.pick("red", "pay/2").shows(
        town={"red": ["gold_storage tokens=1", "gold_storage tokens=1", "smelter tokens=1"]}
    )


def test_vw_19_1_a_fortified_smelter_is_another_source() -> None:
    """VW-19.1: fortification cards on it make it differ."""
    scene = two().town("red", "smelter tokens=1", "smelter tokens=1", "smelter tokens=1").fort("red", "2", "tower")
    scene.turn("red").pick("red", "buy-by-hand/tower").offers("red", "pay/1", "pay/2")
    scene.barred("red", "pay/3", "VW-19.1", "listed-once")


def test_vw_19_4_what_does_not_pay() -> None:
    """VW-4.1, VW-4.2, VW-4.6: empty sources, the other resource, cards that are not plain or not in hand."""
    scene = (
        two()
        .hand("red", "beer", "gold", "beer_expert", "viking_warrior")
        .town("red", "brewery tokens=1", "brewery", "smelter tokens=1")
    )
    scene.hall("red", loot="beer 1 gold 1").turn("red").pick("red", "exchange-by-hand/beer")
    scene.offers("red", "pay-with/beer", "pay/hall", "pay/1")
    scene.barred("red", "pay/pool", "VW-4.1", "pool-empty").barred("red", "pay/2", "VW-4.1", "no-token-on-it")
    scene.barred("red", "pay/3", "VW-4.1", "no-token-on-it").barred("red", "pay/7", "VW-4.1", "no-token-on-it")
    scene.barred("red", "pay-with/gold", "VW-4.2", "other-resource")
    scene.barred("red", "pay-with/beer_mugs", "VW-3.1", "card-not-held")
    scene.barred("red", "pay-with/beer_expert", "VW-4.6", "not-plain")
    scene.barred("red", "pay-with/viking_warrior", "VW-4.6", "not-plain")
    scene.pick("red", "pay/hall").barred("red", "pay/hall", "VW-4.1", "no-loot")


def test_vw_19_2_nothing_else_is_done_in_between() -> None:
    """VW-19.2: the list has no way back, and no other action before the payment is made."""
    scene = ex20().pick("red", "buy-by-hand/elf_archer")
    for text in ("end-turn", "play/beer", "buy/elf_archer", "buy-by-hand/elf_archer", "dismantle/1"):
        scene.barred("red", text, "VW-19.2", "pay-first")
    scene.barred("red", "declare", "VW-19.1", "not-now").barred("red", "pass", "VW-19.1", "not-now")


def test_vw_19_2_nobody_sees_a_payment_before_it_is_made() -> None:
    """VW-19.2: to the others it looks like thinking, at every unit."""
    scene = ex20()
    before = {viewer: scene.view(viewer) for viewer in OTHERS}
    for text in ("buy-by-hand/elf_archer", "pay-with/beer_mugs", "pay/1"):
        scene.pick("red", text).shows(hand={"red": ["beer", "beer", "beer_mugs"]}, town={"red": ["brewery tokens=1"]})
        for viewer in OTHERS:
            assert scene.view(viewer)[0] == before[viewer][0]
        scene.withheld("red", *OTHERS)
    scene.pick("red", "pay-with/beer").shows("blue", played={"red": ["beer", "beer_mugs", "elf_archer"]})
    scene.shows("blue", pool={"beer": 1}, town={"red": ["brewery"]})


def test_vw_19_4_every_deal_can_be_paid_by_hand() -> None:
    """VW-4.8, VW-4.11, VW-19.4: cards, path, buildings, town hall, exchange, swap."""
    scene = two().town("red", "smelter tokens=1", "gold_storage tokens=4", "gold_storage tokens=3").hall("red", 2)
    scene.pool(gold=3).missions("red", "worker").mission_deck("shield")
    scene.path("recipe_theft", "shaman", "sword", "scroll", "miner").path_deck("crystal").turn("red")
    scene.pick("red", "path-by-hand/1", "pay/2", "pay/2").shows(played={"red": ["recipe_theft"]}, bought={"path": 1})
    scene.shows(path=["crystal", "shaman", "sword", "scroll", "miner"]).pick("red", "swap-by-hand/worker", "pay/3")
    scene.shows(missions={"red": ["shield"]}, under=["worker"], pool={"gold": 3}, spent={"gold": 3})
    scene.pick("red", "exchange-by-hand/gold", "pay/1", "pay/pool").shows(
        pool={"beer": 1, "gold": 2}, spent={"gold": 3}
    )
    scene.pick("red", "build-by-hand/brewery", "pay/2", "pay/pool").shows(pool={"beer": 1, "gold": 1})
    left = ["smelter", "gold_storage tokens=1", "gold_storage tokens=2", "brewery new"]
    scene.shows(town={"red": left}, bought={"path": 1, "building": 1})


def test_vw_19_4_the_town_hall_by_hand() -> None:
    """VW-19.4, VW-6.13: the points come when the last unit is paid; VW-19.1: identical storages leave no choice."""
    scene = two().hall("red", 2).town("red", "gold_storage tokens=4", "gold_storage tokens=3").vp(red=2).turn("red")
    scene.pick("red", "upgrade-by-hand", "pay/1", "pay/1").shows(hall={"red": "town_hall_2"}, vp={"red": 2})
    scene.pick("red", "pay/1").shows(
        town={"red": ["gold_storage", "gold_storage tokens=1"]}, hall={"red": "town_hall_3 new"}
    )
    scene.shows(vp={"red": 5}).asks("red asgard")
