"""VW-6.5, VW-6.6, VW-14.4: Odin's Path is refilled."""

from tests.scenes.wild.scene import Scene

LYING = ("scroll", "shaman", "beer_expert", "miner", "sword")


def two(**settings: bool | str) -> Scene:
    return Scene("red", "blue", **{"by_hand": False, **settings})


def test_vw_6_5_the_cards_to_the_left_move_right() -> None:
    """VW-6.5: from slot 1, from the middle and from slot 5."""
    new = "crystal"
    for slot, left in (
        ("1", [new, "shaman", "beer_expert", "miner", "sword"]),
        ("3", [new, "scroll", "shaman", "miner", "sword"]),
        ("5", [new, "scroll", "shaman", "beer_expert", "miner"]),
    ):
        scene = two().pool(beer=9, gold=9).path(*LYING).path_deck(new).turn("red")
        scene.pick("red", f"path/{slot}").shows(path=left).hears_last("blue", f"VW-6.5 nobody path-refilled {new}")


def test_vw_6_5_what_was_revealed_cannot_be_taken_back() -> None:
    """VW-6.5, VW-19.2: the new card has been seen; a purchase from a pile reveals nothing."""
    scene = two().pool(beer=9, gold=9).path(*LYING).turn("red")
    before = scene.table.barriers()
    scene.pick("red", "buy/tower")
    assert scene.table.barriers() == before
    scene.pick("red", "path/1")
    assert scene.table.barriers() > before


def test_vw_ru24_a_defeated_undead_is_replaced_too() -> None:
    """VW-RU24, VW-10.2, VW-6.5: the new card may be an undead, and may be attacked at once."""
    scene = two().ready("elf_archer", "elf_archer").path("scroll", "undead_beer", "sword", "miner", "shaman")
    scene.path_deck("undead_beer").turn("red").pick("red", "undead/2", "declare")
    scene.shows(path=["undead_beer", "scroll", "sword", "miner", "shaman"], path_discard=["undead_beer"])
    scene.may("red", "undead/1")


def test_vw_6_6_the_discard_pile_becomes_the_deck() -> None:
    """VW-6.6, VW-RU23: if the deck is empty when a card must be revealed."""
    scene = (
        two().pool(beer=9, gold=9).path(*LYING).path_deck(only=True).path_discard("crystal", "hero_trap", "assassin")
    )
    scene.turn("red").load("path", 0, 1).pick("red", "path/5").shows(decks={"path": 2, "path_discard": 0})
    scene.told("bought", "path-reshuffled", "path-refilled").hears("blue", "VW-6.6 nobody path-reshuffled 3")
    scene.shows(path=["crystal", "scroll", "shaman", "beer_expert", "miner"], path_deck=["hero_trap", "assassin"])


def test_vw_6_6_slot_1_stays_empty_if_there_is_no_card() -> None:
    """VW-6.6: then the empty slots stand on the left, and cannot be bought."""
    scene = two().pool(beer=9, gold=9).path(*LYING).path_deck(only=True).turn("red")
    scene.pick("red", "path/4").shows(path=["", "scroll", "shaman", "beer_expert", "sword"])
    scene.barred("red", "path/1", "VW-6.6", "no-card-there").barred("red", "undead/1", "VW-10.1")
    scene.pick("red", "path/5").shows(path=["", "", "scroll", "shaman", "beer_expert"])


def test_vw_6_6_a_later_refill_fills_every_slot() -> None:
    """VW-6.6: cards are moved right and revealed until no slot is empty; the first revealed goes farthest."""
    scene = two().ready("elf_archer").path("", "", "scroll", "undead_beer", "shaman")
    scene.path_deck("crystal", "hero_trap", "assassin", "miner", only=True).turn("red")
    scene.pick("red", "undead/4", "declare").shows(path=["assassin", "hero_trap", "crystal", "scroll", "shaman"])
    scene.shows(path_deck=["miner"])


def test_vw_6_6_a_defeated_undead_may_come_back_at_once() -> None:
    """VW-6.6, VW-10.2: if it is the only card left."""
    scene = two().ready("elf_archer").path("scroll", "shaman", "undead_beer", "miner", "sword").path_deck(only=True)
    scene.turn("red").pick("red", "undead/3", "declare")
    scene.shows(path=["undead_beer", "scroll", "shaman", "miner", "sword"], path_discard=[])


def test_vw_14_4_the_last_card_makes_room_at_the_end_of_the_round() -> None:
    """VW-14.4: whatever it is, face down; all others move, and a card is revealed into slot 1."""
    scene = two().path("scroll", "shaman", "beer_expert", "miner", "undead_gold").path_deck("crystal").round_end()
    scene.shows(path=["crystal", "scroll", "shaman", "beer_expert", "miner"], path_discard=["undead_gold"], round=2)
    scene.hears("blue", "VW-14.4 nobody path-discarded undead_gold", "VW-14.4 nobody path-refilled crystal")


def test_vw_14_4_an_empty_path_stays_empty() -> None:
    """VW-14.4, VW-6.6"""
    scene = two().path("", "", "", "", "").path_deck(only=True).round_end()
    scene.shows(path=["", "", "", "", ""], path_discard=[], round=2).hears_not("blue", "path-discarded")


def test_vw_14_7_not_after_the_last_round() -> None:
    """VW-14.7"""
    scene = two().path(*LYING).path_deck("crystal").last().round_end()
    scene.shows(path=list(LYING), path_discard=[])
