"""VW-14.2, VW-14.8, VW-19.13: cards kept by drakkars."""

import longhouse
from tests.scenes.wild.scene import Scene


def two() -> Scene:
    return Scene("red", "blue")


def test_vw_14_2_one_card_for_each_drakkar() -> None:
    """VW-14.2, VW-RU19, VW-19.13: each different card, or done, until every drakkar has its card."""
    scene = two().town("red", "drakkar", "drakkar").hand("red", "beer", "tower", "beer", "sword").round_end()
    scene.asks("red keep").offers("red", "keep/beer", "keep/tower", "keep/sword", "done").shows(phase="round_end")
    scene.pick("red", "keep/beer")
    scene.offers("red", "keep/beer", "keep/tower", "keep/sword", "done").pick("red", "keep/sword")
    scene.shows(discard={"red": ["beer", "tower"]}, hand_size={"red": 7}, round=2)
    assert {"beer", "sword"} <= {scene.table.box.card_names[card] for card in scene.table.hands[0].cards}
    scene.hears("table", "VW-14.2 red kept beer", "VW-14.2 red kept sword", "VW-14.2 red discarded tower 1")


def test_vw_19_13_fewer_cards_may_be_kept() -> None:
    """VW-19.13, VW-14.2: up to 1 card per drakkar, or none."""
    scene = two().town("red", "drakkar", "drakkar").hand("red", "beer", "tower").round_end()
    scene.twin().pick("red", "done").shows(discard={"red": ["beer", "tower"]}, hand_size={"red": 5})
    scene.pick("red", "keep/tower", "done").shows(discard={"red": ["beer"]}, hand_size={"red": 6})


def test_vw_19_13_two_cards_of_a_kind_may_be_kept() -> None:
    """VW-19.13, VW-14.2: one for each drakkar; the third is discarded."""
    scene = two().town("red", "drakkar", "drakkar").hand("red", "beer", "tower", "beer", "beer").deck("red", only=True)
    scene.round_end().pick("red", "keep/beer", "keep/beer").hears(
        "table", "VW-14.2 red kept beer", "VW-14.2 red kept beer"
    )
    scene.hears("table", "VW-14.2 red discarded beer 1", "VW-14.2 red discarded tower 1")


def test_vw_19_13_until_the_hand_is_empty() -> None:
    """VW-19.13: with more drakkars than cards; players without a card in hand are not asked."""
    scene = two().town("red", "drakkar", "drakkar").hand("red", "beer").town("blue", "drakkar").round_end()
    scene.asks("red keep").pick("red", "keep/beer").shows(round=2, discard={"red": []})


def test_vw_19_13_a_card_that_is_not_held() -> None:
    """VW-19.13, VW-3.1: or that is kept already."""
    scene = two().town("red", "drakkar", "drakkar").hand("red", "beer", "tower").round_end()
    scene.barred("red", "keep/sword", "VW-3.1", "card-not-held").barred("red", "end-turn", "VW-19.1")
    scene.pick("red", "keep/tower").barred("red", "keep/tower", "VW-3.1", "card-not-held").may("red", "keep/beer")


def test_vw_14_6_a_new_drakkar_keeps_nothing() -> None:
    """VW-14.6: construction tokens are removed after step 2; a damaged one works."""
    two().town("red", "drakkar new").hand("red", "tower").round_end().shows(discard={"red": ["tower"]}, round=2)
    two().town("red", "drakkar damaged").hand("red", "tower").round_end().asks("red keep")


def test_vw_14_2_without_a_drakkar_nothing_is_kept() -> None:
    """VW-14.2: other buildings keep no cards."""
    town = ("tavern", "beer_storage", "brewery")
    two().town("red", *town).hand("red", "tower").round_end().shows(discard={"red": ["tower"]}, round=2)


def test_vw_14_8_in_turn_order_and_discarded_together() -> None:
    """VW-14.8: nobody's hand is discarded before all have chosen."""
    scene = two().first("blue").town("red", "drakkar").town("blue", "drakkar").hand("red", "tower", "beer")
    scene.hand("blue", "sword", "gold").round_end().asks("blue keep").pick("blue", "keep/sword")
    scene.asks("red keep").shows(hand={"blue": ["gold", "sword"]}, discard={"blue": [], "red": []})
    scene.pick("red", "keep/beer").shows(discard={"blue": ["gold"], "red": ["tower"]}, round=2)


def test_vw_14_8_what_is_kept_the_owner_alone_knows() -> None:
    """VW-14.8: the others see how many, and what was discarded instead."""
    scene = (
        two().town("red", "drakkar").hand("red", "tower", "beer", "beer").town("blue", "drakkar").hand("blue", "gold")
    )
    scene.round_end().withheld("red", "blue", "spectator")
    tower, beer = scene.twin().pick("red", "keep/tower"), scene.twin().pick("red", "keep/beer")
    assert tower.view("blue") == beer.view("blue") and tower.view("red") != beer.view("red")
    tower.pick("blue", "done").hears("blue", "VW-14.2 red kept ?", "VW-14.2 red discarded beer 2")
    tower.hears("red", "VW-14.2 red kept tower").shows("blue", discard={"red": ["beer", "beer"]})


def test_vw_14_8_the_choice_lies_in_a_hand_that_can_be_imagined() -> None:
    """VW-14.8: a viewer who does not see the hand can play on with any cards in it."""
    scene = two().town("red", "drakkar").hand("red", "tower", "beer").town("blue", "drakkar").hand("blue", "gold")
    scene.round_end().pick("red", "keep/tower")
    for seed in "abc":
        table = scene.seen("blue")
        longhouse.determinize(table, 1, seed)
        table.play(scene.option("done"), 1)
        assert table.round == 2 and len(table.discards[0]) == 1


def test_vw_5_5_kept_cards_are_in_the_next_hand() -> None:
    """VW-5.5, VW-14.2: five more are drawn."""
    scene = two().town("red", "drakkar").hand("red", "tower").deck("red", *["beer"] * 5).round_end()
    scene.pick("red", "keep/tower").shows(hand={"red": [*["beer"] * 5, "tower"]})


def test_vw_14_8_nobody_is_asked_in_the_last_round() -> None:
    """VW-14.8: nothing is kept, and hands are discarded."""
    scene = two().last().town("red", "drakkar").hand("red", "tower").round_end()
    scene.shows(phase="end", hand={"red": []}, discard={"red": ["tower"]}).hears(
        "table", "VW-14.2 red discarded tower 1"
    )


def test_vw_14_2_a_kept_game_is_saved_in_the_middle() -> None:
    """VW-14.8: a table loaded while players choose goes on as it would have."""
    scene = (
        two()
        .town("red", "drakkar", "drakkar")
        .hand("red", "tower", "beer", "gold")
        .round_end()
        .pick("red", "keep/beer")
    )
    table = longhouse.load(scene.position())
    table.pick(longhouse.read_option(table, "keep/gold"))
    scene.pick("red", "keep/gold")
    assert longhouse.save(table) == scene.position()
