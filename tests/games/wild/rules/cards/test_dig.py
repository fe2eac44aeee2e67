"""VW-17.5: cards are revealed until one fits."""

from tests.scenes.wild.scene import Scene


def test_vw_17_5_until_one_fits() -> None:
    """VW-17.5: it goes to the hand, the others to the discard pile, and everybody sees them."""
    scene = Scene("red", "blue").hand("red", "mystery_gift_fighter").deck("red", "beer", "tower", "elf_archer", "thor")
    scene.turn("red").pick("red", "play/mystery_gift_fighter").asks("red turn")
    for colour in ("red", "blue", "spectator"):
        scene.hears(colour, "VW-17.5 red dug-past beer", "VW-17.5 red dug-past tower", "VW-17.5 red dug elf_archer")
    scene.shows(hand={"red": ["elf_archer"]}, discard={"red": ["beer", "tower"]}, deck_size={"red": 10})
    assert scene.table.decks[0].cards[-1] == scene.card("thor")


def test_vw_17_5_the_kinds_that_are_named() -> None:
    """VW-17.5, VW-RU45, VW-1.3: a fighter for the one, and no hero; a resource for the other."""
    scene = Scene("red", "blue").hand("red", "mystery_gift_fighter", "mystery_gift_resource")
    scene.deck("red", "gold", "thor", "elf_archer", "miner", "treasure_chest").turn("red")
    scene.pick("red", "play/mystery_gift_fighter").shows(hand={"red": ["elf_archer", "mystery_gift_resource"]})
    scene.pick("red", "play/mystery_gift_resource").shows(hand={"red": ["elf_archer", "treasure_chest"]})
    scene.shows(discard={"red": ["gold", "miner", "thor"]})


def test_vw_17_5_the_discard_pile_is_shuffled_in_what_was_revealed_is_not() -> None:
    """VW-17.5, VW-3.11: no card comes up twice; nothing is found, and all of them are discarded."""
    scene = Scene("red", "blue").hand("red", "mystery_gift_fighter").deck("red", "beer", "gold", only=True)
    scene.discard("red", "beer", "tower").played("red", "elf_archer").turn("red")
    scene.pick("red", "play/mystery_gift_fighter").asks("red turn").told("reshuffled", "dug-past", "dug-nothing")
    assert [line for line in scene.heard() if "dug-past" in line].count("VW-17.5 red dug-past beer") == 2
    scene.hears("table", "VW-3.11 red reshuffled 2").hears_last("table", "VW-17.5 red dug-nothing")
    scene.shows(hand={"red": []}, discard={"red": ["beer", "beer", "gold", "tower"]}, deck={"red": []})


def test_vw_17_5_found_after_the_reshuffle() -> None:
    """VW-17.5, VW-3.11: what was set aside is discarded afterwards."""
    scene = Scene("red", "blue").hand("red", "mystery_gift_fighter").deck("red", "beer", only=True)
    scene.discard("red", "elf_archer").turn("red").pick("red", "play/mystery_gift_fighter")
    scene.shows(hand={"red": ["elf_archer"]}, discard={"red": ["beer"]}, deck={"red": []})


def test_vw_3_14_neither_deck_nor_discard_pile() -> None:
    """VW-3.14: nothing can be revealed."""
    scene = Scene("red", "blue").hand("red", "mystery_gift_resource").deck("red", only=True).turn("red")
    reveals = scene.table.barriers()
    scene.pick("red", "play/mystery_gift_resource").hears_last("table", "VW-17.5 red dug-nothing").asks("red turn")
    assert scene.table.barriers() == reveals


def test_vw_17_5_what_was_revealed_is_not_taken_back() -> None:
    """VW-17.5: a card was revealed."""
    scene = Scene("red", "blue").hand("red", "mystery_gift_resource").deck("red", "beer").turn("red")
    before = scene.table.barriers()
    assert scene.pick("red", "play/mystery_gift_resource").table.barriers() > before
