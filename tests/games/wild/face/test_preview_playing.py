"""What a card would give, and what the choices of its steps would bring."""

from tests.scenes.wild.scene import Scene

# --- cards from the main menu


def test_vw_3_3_resources_and_strength() -> None:
    """VW-3.3, VW-3.4, VW-17.3: into the pool; a fighter or hero is ready, with what makes it stronger."""
    scene = Scene("red", "blue", "green").town("red", "smelter", "smelter new", "brewery")
    scene.hand("red", "beer", "miner", "beer_taxes", "elf_archer", "dvergr", "treasure_chest").turn("red")
    assert scene.preview("red", "play/beer") == ["VW-3.3 gain 1 beer"]
    assert scene.preview("red", "play/miner") == ["VW-3.3 gain 2 gold"]
    assert scene.preview("red", "play/beer_taxes") == ["VW-3.3 gain 6 beer"]
    assert scene.preview("red", "play/elf_archer") == ["VW-3.4 ready elf_archer 2"]
    assert scene.preview("red", "play/dvergr") == ["VW-3.4 ready dvergr 4"]
    assert scene.preview("red", "play/treasure_chest") == ["VW-19.10 any 3", "VW-3.10 draws 1 9"]
    poor = Scene("red", "blue").hand("red", "miner").turn("red")
    assert poor.preview("red", "play/miner") == ["VW-3.14 nothing"]


def test_vw_3_11_drawing_from_a_short_deck() -> None:
    """VW-3.10, VW-3.11, VW-3.14"""
    scene = Scene("red", "blue").hand("red", "scroll", "beer").deck("red", "gold", only=True).discard("red", "beer")
    assert scene.turn("red").preview("red", "play/scroll") == ["VW-3.10 draws 2 1", "VW-3.11 reshuffles 1"]
    empty = Scene("red", "blue").hand("red", "scroll").deck("red", only=True).turn("red")
    assert empty.preview("red", "play/scroll") == ["VW-3.10 draws 0 0"]
    again = Scene("red", "blue").hand("red", "time_manipulation", "beer", "gold").deck("red", "gold", only=True)
    facts = ["VW-17.1 discards 2", "VW-3.10 draws 3 1", "VW-3.11 reshuffles 2"]
    assert again.turn("red").preview("red", "play/time_manipulation") == facts


def test_vw_17_4_what_there_is_to_choose_from() -> None:
    """VW-17.4, VW-17.5, VW-17.7, VW-17.12"""
    scene = Scene("red", "blue").discard("red", "beer", "elf_archer", "thor").played_now("beer_mugs")
    scene.hand("red", "crystal", "valkyrie", "resurrection", "mystery_gift_fighter", "loki_lens", "gold").turn("red")
    scene.foresees("red", "play/crystal", "VW-17.12 destroys 8", "VW-3.10 draws 1 8")
    scene.foresees("red", "play/valkyrie", "VW-3.4 ready valkyrie 4", "VW-17.4 recovers 1 1")
    scene.foresees("red", "play/resurrection", "VW-17.4 recovers 2 2")
    scene.foresees("red", "play/mystery_gift_fighter", "VW-17.5 digs 3 11")
    scene.foresees("red", "play/loki_lens", "VW-17.7 copies 1")


def test_vw_17_6_stealing() -> None:
    """VW-17.6: sources, or what is done instead."""
    scene = Scene("red", "blue", "green").hand("red", "money_theft", "recipe_theft")
    scene.town("blue", "smelter tokens=1", "gold_storage tokens=2").hall("green", loot="gold 1").turn("red")
    assert scene.preview("red", "play/money_theft") == ["VW-17.6 steals gold 3"]
    assert scene.preview("red", "play/recipe_theft") == ["VW-3.3 gain 1 beer", "VW-3.3 gain 1 beer"]


# --- the choices of a card


def test_vw_19_10_from_whom_to_steal() -> None:
    """VW-17.6, VW-9.6: what is left there, and where it will lie."""
    scene = Scene("red", "blue").hand("red", "money_theft").town("red", "gold_storage tokens=2")
    scene.town("blue", "smelter tokens=1", "gold_storage tokens=3").turn("red").pick("red", "play/money_theft")
    assert scene.preview("red", "steal/blue,2") == ["VW-17.6 holds 2 2", "VW-9.6 hold 1 3"]
    assert scene.preview("red", "steal/blue,producers") == ["VW-17.6 holds 1 0", "VW-9.6 hold 1 3"]


def test_vw_17_11_the_next_step() -> None:
    """VW-17.11, VW-19.10: steps, units of any resource, cards to destroy."""
    scene = Scene("red", "blue").hand("red", "treasure_chest", "crystal", "beer").deck("red", "gold")
    scene.achievements("conqueror", "builder", "performer", "defender").discard("red", "elf_archer").turn("red")
    chest = scene.twin().pick("red", "play/treasure_chest")
    assert chest.preview("red", "step/1") == ["VW-19.10 any 3"]
    assert chest.preview("red", "step/2") == ["VW-3.10 draws 1 9"]
    chest.pick("red", "step/1").foresees("red", "gain/gold", "VW-19.10 gain 1 gold")
    crystal = scene.pick("red", "play/crystal", "step/1")
    assert crystal.preview("red", "destroy-hand/beer") == ["VW-3.15 card beer"]
    crystal.foresees("red", "destroy-discard/elf_archer", "VW-16.3 achievement conqueror 2 2")
    assert crystal.preview("red", "none") == ["VW-17.4 nothing"]


def test_vw_17_7_what_a_copy_will_be() -> None:
    """VW-17.7, VW-17.4"""
    scene = Scene("red", "blue").hand("red", "loki_lens", "resurrection").played_now("beer_mugs", "elf_archer")
    scene.discard("red", "beer", "scroll").turn("red")
    lens = scene.twin().pick("red", "play/loki_lens")
    assert lens.preview("red", "copy/beer_mugs") == ["VW-3.3 gain 2 beer"]
    assert lens.preview("red", "copy/elf_archer") == ["VW-17.7 strength 2"]
    scene.pick("red", "play/resurrection")
    assert scene.preview("red", "recover/scroll") == ["VW-17.4 card scroll"]
    assert scene.preview("red", "stop") == ["VW-17.4 nothing"]


def test_vw_19_14_which_storage_takes_loot() -> None:
    """VW-9.6, VW-19.14"""
    scene = Scene("red", "blue").hand("red", "viking_warrior").town("red", "beer_storage tokens=2", "beer_storage")
    scene.turn("red").pick("red", "dragon", "declare").foresees("red", "token/beer", "VW-9.6 hold 1 3")
    scene.pick("red", "token/beer")
    assert scene.preview("red", "store/1") == ["VW-9.6 hold 1 3"]
    assert scene.preview("red", "store/2") == ["VW-9.6 hold 2 1"]
