"""VW-17.7, VW-17.13: a card becomes a copy of another."""

from pathlib import Path

from tests.games.wild.rules.cards.test_playing import altered
from tests.scenes.wild.scene import Scene


def test_vw_3_14_nothing_to_copy() -> None:
    """VW-3.14, VW-3.17: it cannot be played; cards bought, or played in another turn, were not played in this one."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "beer").played("red", "elf_archer").turn("red")
    scene.offers_of("red", "play", "beer").barred("red", "play/loki_lens", "VW-3.14", "nothing-to-copy")
    scene.pick("red", "play/beer").may("red", "play/loki_lens")


def test_vw_17_7_a_copy_of_a_fighter() -> None:
    """VW-17.7: it is ready, attacks with the strength of that card, and counts for VW-8.6."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "bone_crusher").hand("blue", "sheep_cannon").turn("red")
    scene.pick("red", "play/bone_crusher", "play/loki_lens").asks("red turn")
    scene.hears("table", "VW-3.2 red played loki_lens", "VW-17.7 red copied loki_lens bone_crusher")
    scene.shows(ready=["bone_crusher", "loki_lens as bone_crusher"], played={"red": ["bone_crusher", "loki_lens"]})
    scene.pick("red", "attack/blue,hall", "ready/bone_crusher", "ready/loki_lens", "declare")
    scene.hears("table", "VW-19.8 red attacked blue town_hall_1 6 4", "VW-17.7 red attacks-as loki_lens bone_crusher")
    scene.pick("blue", "respond/sheep_cannon").hears("table", "VW-8.6 blue scored 2")


def test_vw_17_7_which_card() -> None:
    """VW-17.7, VW-3.17: resources, fighters, heroes and upgrades played from hand in this turn, each once."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "sword", "elf_archer").played("red", "gold", "tower")
    scene.played_now("beer", "beer", "thor", "scroll").turn("red").pick("red", "dragon", "commit/sword")
    scene.pick("red", "declare", "token/beer", "play/loki_lens").asks("red copy")
    scene.offers("red", "copy/beer", "copy/elf_archer", "copy/scroll", "copy/thor")
    scene.barred("red", "copy/sword", "VW-17.7", "cannot-copy").barred(
        "red", "copy/loki_lens", "VW-17.7", "cannot-copy"
    )
    scene.barred("red", "copy/gold", "VW-3.17", "not-played-now").barred(
        "red", "copy/tower", "VW-3.17", "not-played-now"
    )
    scene.barred("red", "step/1", "VW-19.1", "not-now")


def test_vw_3_17_a_card_played_for_a_payment() -> None:
    """VW-3.17: it was played from the hand, and may be copied."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "beer_mugs", "beer").turn("red").pick("red", "buy/elf_archer")
    scene.shows(played_now=["beer", "beer_mugs"]).pick("red", "play/loki_lens").offers(
        "red", "copy/beer", "copy/beer_mugs"
    )
    scene.pick("red", "copy/beer_mugs").shows(pool={"beer": 2})


def test_vw_17_13_a_copy_of_a_card_that_has_attacked() -> None:
    """VW-17.13: what is printed, not what happened to it: the copy is ready."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "elf_archer").town("blue", "smelter", "brewery").turn("red")
    scene.pick("red", "attack/blue,1", "declare").shows(ready=[]).pick("red", "play/loki_lens")
    scene.shows(ready=["loki_lens as elf_archer"]).pick("red", "attack/blue,2", "declare").shows(damaged=2, ready=[])


def test_vw_17_7_its_play_steps_are_resolved() -> None:
    """VW-17.7, VW-17.11: from the first step on, with its choices."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "beer").deck("red", "gold", "tower").played_now("crystal")
    scene.turn("red").pick("red", "play/loki_lens").asks("red step").pick("red", "step/2").asks("red destroy")
    scene.pick("red", "destroy-hand/beer").asks("red turn").shows(hand={"red": ["gold"]}, destroyed=["beer"])


def test_vw_17_7_a_copy_of_a_hero_with_steps() -> None:
    """VW-17.7: ready, and two cards are drawn."""
    scene = Scene("red", "blue").hand("red", "loki_lens").deck("red", "gold", "tower").ready("alvis").turn("red")
    scene.pick("red", "play/loki_lens").shows(ready=["alvis", "loki_lens as alvis"], hand={"red": ["gold", "tower"]})


def test_vw_17_7_the_might_of_a_copy() -> None:
    """VW-17.7, VW-7.8: attack steps are taken over too."""
    scene = Scene("red", "blue").hand("red", "loki_lens").town("red", "brewery", "brewery").ready("dvergr").turn("red")
    scene.pick("red", "play/loki_lens", "attack/blue,hall", "ready/dvergr", "ready/loki_lens", "declare")
    scene.hears("table", "VW-19.8 red attacked blue town_hall_1 10 4")


def test_vw_17_7_it_keeps_its_own_identity() -> None:
    """VW-17.7: it stays an Asgard card of its owner, and is its own kind again in the next round."""
    scene = Scene("red", "blue").hand("red", "loki_lens", "elf_archer").achievements("conqueror").turn("red")
    scene.pick("red", "play/elf_archer", "play/loki_lens", "end-turn").shows(ready=[])
    assert scene.table.owned[0][scene.card("loki_lens")] == 1
    scene.pick("blue", "end-turn").shows(discard={"red": ["elf_archer", "loki_lens"]}, round=2)


def test_vw_17_13_cards_played_in_the_turn_of_another() -> None:
    """VW-17.13: an Assassin played as a response cannot be copied in its owner's turn of the same round."""
    scene = Scene("red", "blue").hand("red", "elf_archer").hand("blue", "assassin", "loki_lens").town("blue", "smelter")
    scene.turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "respond/assassin", "pass")
    scene.pick("red", "end-turn").shows(active="blue", played={"blue": ["assassin"]})
    scene.barred("blue", "play/loki_lens", "VW-3.14", "nothing-to-copy")


def test_vw_17_7_only_the_kinds_that_are_named(tmp_path: Path) -> None:
    """VW-17.7, VW-17.13: a lens for fighters finds no other card."""
    path = altered(
        tmp_path, 'do = "copy", kind = ["resource", "fighter", "hero", "upgrade"]', 'do = "copy", kind = ["fighter"]'
    )
    scene = (
        Scene("red", "blue", content=path).hand("red", "loki_lens", "elf_archer").played_now("beer", "thor").turn("red")
    )
    scene.barred("red", "play/loki_lens", "VW-3.14", "nothing-to-copy").pick("red", "play/elf_archer", "play/loki_lens")
    scene.shows(ready=["elf_archer", "loki_lens as elf_archer"])
