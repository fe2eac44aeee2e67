"""VW-17: destroying, recovering, gaining."""

from pathlib import Path

from tests.games.wild.rules.cards.test_playing import altered
from tests.scenes.wild.scene import Scene

# --- destroy


def test_vw_17_12_from_hand_or_discard_pile() -> None:
    """VW-17.12, VW-19.10, VW-19.1: each different card of the zones named, never the card being played, or none."""
    scene = Scene("red", "blue").hand("red", "crystal", "crystal", "beer", "beer").discard("red", "beer", "tower")
    scene.deck("red", "viking_warrior").turn("red").pick("red", "play/crystal", "step/1").asks("red destroy")
    scene.offers(
        "red", "destroy-hand/beer", "destroy-hand/crystal", "destroy-discard/beer", "destroy-discard/tower", "none"
    )
    scene.barred("red", "destroy-hand/tower", "VW-3.1", "card-not-held")
    scene.barred("red", "destroy-discard/crystal", "VW-17.4", "not-discarded")
    scene.pick("red", "destroy-discard/tower").hears("table", "VW-3.15 red destroyed tower")
    scene.shows(
        discard={"red": ["beer"]}, destroyed=["tower"], hand={"red": ["beer", "beer", "crystal", "viking_warrior"]}
    )


def test_vw_3_15_a_destroyed_card_is_gone_for_good() -> None:
    """VW-3.15, VW-17.12: everybody sees it; it does not return to its pile and counts for nothing."""
    scene = Scene("red", "blue").hand("red", "crystal", "elf_archer").supply(elf_archer=2).deck("red", "beer")
    scene.turn("red").pick("red", "play/crystal", "step/1", "destroy-hand/elf_archer")
    for colour in ("red", "blue", "spectator"):
        assert "VW-3.15 red destroyed elf_archer" in scene.heard(colour)
    scene.shows(supply={"elf_archer": 2}, hand={"red": ["beer"]}, destroyed=["elf_archer"])
    assert scene.table.owned[0][scene.card("elf_archer")] == 0


def test_vw_3_14_nothing_to_destroy() -> None:
    """VW-3.14: the step is skipped; the card is drawn."""
    scene = Scene("red", "blue").hand("red", "crystal").deck("red", "beer").turn("red")
    scene.pick("red", "play/crystal", "step/1").asks("red turn").shows(hand={"red": ["beer"]}, destroyed=[])


def test_vw_17_4_destroying_that_is_not_optional(tmp_path: Path) -> None:
    """VW-17.4, VW-19.1: two cards must go; the last one is not asked for, and there is no third."""
    path = altered(tmp_path, 'from = ["hand", "discard"], n = 1, optional = true }', 'from = ["discard"], n = 3 }')
    scene = Scene("red", "blue", content=path).hand("red", "crystal", "beer").discard("red", "gold", "tower")
    scene.turn("red").pick("red", "play/crystal", "step/1").offers(
        "red", "destroy-discard/gold", "destroy-discard/tower"
    )
    scene.barred("red", "none", "VW-17.4", "must-destroy")
    scene.barred("red", "destroy-hand/beer", "VW-17.12", "not-from-there")
    scene.pick("red", "destroy-discard/tower").asks("red turn").shows(discard={"red": []}, destroyed=["gold", "tower"])
    scene.hears("table", "VW-3.15 red destroyed tower", "VW-3.15 red destroyed gold", "VW-3.10 red drew 1")


def test_vw_17_4_fewer_than_allowed(tmp_path: Path) -> None:
    """VW-17.4: of two optional ones, one may be destroyed."""
    path = altered(
        tmp_path, 'from = ["hand", "discard"], n = 1, optional', 'from = ["hand", "discard"], n = 2, optional'
    )
    scene = Scene("red", "blue", content=path).hand("red", "crystal", "beer").discard("red", "gold").turn("red")
    scene.pick("red", "play/crystal", "step/1", "destroy-hand/beer").offers("red", "destroy-discard/gold", "none")
    scene.pick("red", "none").asks("red turn").shows(discard={"red": ["gold"]}, destroyed=["beer"])


# --- recover


def test_vw_17_4_recover_up_to_so_many() -> None:
    """VW-17.4, VW-19.10: one by one, each different card, or enough."""
    scene = (
        Scene("red", "blue").hand("red", "resurrection").discard("red", "tower", "beer", "beer", "elf_archer", "thor")
    )
    scene.turn("red").pick("red", "play/resurrection").asks("red recover")
    scene.offers("red", "recover/beer", "recover/elf_archer", "recover/tower", "stop")
    scene.barred("red", "recover/thor", "VW-17.4", "cannot-recover")
    scene.barred("red", "recover/gold", "VW-17.4", "not-discarded").barred("red", "step/1", "VW-19.1", "not-now")
    scene.pick("red", "recover/beer").hears("table", "VW-17.4 red recovered beer")
    scene.offers("red", "recover/beer", "recover/elf_archer", "recover/tower", "stop")
    scene.pick("red", "recover/tower").asks("red turn")
    scene.shows(hand={"red": ["beer", "tower"]}, discard={"red": ["beer", "elf_archer", "thor"]})


def test_vw_17_4_recover_fewer() -> None:
    """VW-17.4: enough after the first; or after none."""
    scene = Scene("red", "blue").hand("red", "resurrection").discard("red", "gold", "beer").turn("red")
    scene.pick("red", "play/resurrection")
    other = scene.twin().pick("red", "stop").asks("red turn")
    other.shows(hand={"red": []}, discard={"red": ["beer", "gold"]})
    scene.pick("red", "recover/beer", "stop").asks("red turn").shows(hand={"red": ["beer"]}, discard={"red": ["gold"]})


def test_vw_17_4_a_recovered_card_may_be_played() -> None:
    """VW-17.4, VW-17.14: it is in the hand, seen by everybody when it was taken; the hand is not marked."""
    scene = Scene("red", "blue").hand("red", "valkyrie").discard("red", "elf_archer", "grendel", "beer").turn("red")
    scene.pick("red", "play/valkyrie").offers("red", "recover/elf_archer", "stop").pick("red", "recover/elf_archer")
    assert "VW-17.4 red recovered elf_archer" in scene.heard("blue")
    scene.shows("blue", hand={"red": ["?"]}).pick("red", "play/elf_archer").shows(ready=["elf_archer", "valkyrie"])


def test_vw_17_4_no_reshuffle_for_recovering() -> None:
    """VW-17.4, VW-3.14: an empty discard pile, or one without a fighter, gives nothing and asks nothing."""
    scene = Scene("red", "blue").hand("red", "valkyrie").discard("red", "beer", "grendel").turn("red")
    scene.pick("red", "play/valkyrie").asks("red turn").shows(hand={"red": []}, discard={"red": ["beer", "grendel"]})
    empty = Scene("red", "blue").hand("red", "resurrection").turn("red").pick("red", "play/resurrection")
    empty.asks("red turn").hears_not("table", "reshuffled")


# --- gain


def test_vw_17_3_nothing_of_the_kind() -> None:
    """VW-17.3, VW-3.14: the breweries of others do not count; there is no event."""
    scene = Scene("red", "blue").hand("red", "beer_expert").town("blue", "brewery").turn("red")
    scene.pick("red", "play/beer_expert").asks("red turn").shows(pool={}).hears_not("table", "gained")


def test_vw_19_10_any_times_what_is_counted(tmp_path: Path) -> None:
    """VW-17.3, VW-19.10: 1 of any type for each brewery: two picks with two, none without."""
    path = altered(
        tmp_path, 'do = "gain", res = "beer", n = 1, per = "brewery"', 'do = "gain", res = "any", per = "brewery"'
    )
    scene = (
        Scene("red", "blue", content=path)
        .hand("red", "beer_expert", "beer_expert")
        .town("red", "brewery", "brewery new")
    )
    scene.turn("red").pick("red", "play/beer_expert", "gain/gold", "gain/gold").asks("red turn").shows(pool={"gold": 2})
    bare = Scene("red", "blue", content=path).hand("red", "beer_expert").turn("red").pick("red", "play/beer_expert")
    bare.asks("red turn").shows(pool={})
