"""CM-7.3, CM-7.11, CM-H6, CM-H9, CM-RU9: sealed assignments, and the demand for turn order."""

from itertools import permutations

import pytest

from longhouse.kernel.search.unseen import determinize
from tests.scenes.midgard.scene import Scene

PICKS = {
    "red": ("send/troll,sword", "send/shore_1,sword", "load/shore_1", "confirm"),
    "blue": ("send/draugr_1,axe", "confirm"),
    "green": ("confirm",),
}
NO_ORDERS: dict[str, object] = {"red": {}, "blue": {}, "green": {}, "yellow": {}}


def sealed() -> Scene:
    """Red, blue and green have something to assign, yellow has not; a worker of green keeps combat waiting."""
    scene = Scene("red", "blue", "green", "yellow", assign="simultaneous")
    scene.dice("red", sword=2).goods("red", food=2).fight("red", "troll").voyage("red", "shore_1", "small")
    scene.dice("blue", axe=2).fight("blue", "draugr_1").dice("green", spear=1).goods("green", favour=1)
    scene.voyage("green", "shore_2", "large").hunt("green").dice("yellow", sword=1).goods("yellow", food=1)
    return scene.assignment()


def test_cm_7_3_all_who_have_something_to_assign_are_asked_at_once() -> None:
    """CM-7.3, CM-7.1: yellow is not waited for."""
    scene = sealed().asks("red seal", "blue seal", "green seal").offers("yellow", "demand").shows(active="nobody")
    scene.may("red", "send/troll,sword", "load/shore_1", "confirm", "demand").may_not("blue", "send/troll,axe")
    scene.barred("blue", "send/troll,axe", "CM-7.1").barred("yellow", "send/troll,sword", "CM-7.1", "nothing-to-assign")
    scene.barred("yellow", "confirm", "CM-7.1", "nothing-to-assign").barred("yellow", "done", "CM-1.2", "not-now")


@pytest.mark.parametrize("order", list(permutations(PICKS)))
def test_cm_7_3_revealed_together_whoever_was_first(order: tuple[str, ...]) -> None:
    """CM-7.3: nothing moves before the last has confirmed; then everything does, in turn order."""
    scene = sealed()
    for colour in order:
        scene.shows(dice={"red": {"sword": 2}, "blue": {"axe": 2}}, goods={"red": {"food": 2}}, sent={"troll": {}})
        scene.pick(colour, *PICKS[colour])
    scene.hears(
        "spectator",
        "CM-7.3 red sent troll 1 sword",
        "CM-7.3 red loaded shore_1 1 sword 1",
        "CM-7.3 blue sent draugr_1 1 axe",
        "CM-7.3 green loaded shore_2 nothing 0",
    )
    scene.asks("green hunt").shows(phase="combat", sent={"troll": {"sword": 1}, "draugr_1": {"axe": 1}})
    scene.shows(
        dice={"red": {}, "blue": {"axe": 1}}, goods={"red": {"food": 1}}, laden={"shore_1": 1}, orders=NO_ORDERS
    )


def test_cm_7_3_asked_and_revealed_in_turn_order() -> None:
    """CM-7.3, CM-1.3: blue holds the first-player token."""
    scene = Scene("red", "blue", "green", assign="simultaneous").first("blue").fight("red", "troll")
    scene.fight("blue", "draugr_1").fight("green", "draugr_2").assignment().asks("blue seal", "green seal", "red seal")
    scene.pick("red", "confirm").pick("green", "confirm").pick("blue", "confirm")
    sent = [line for line in scene.heard("spectator") if line.startswith("CM-7.3")]
    assert [line.split()[1] for line in sent] == ["blue", "green", "red"]


def test_cm_h6_sealed_until_the_reveal() -> None:
    """CM-H6, CM-H9: others see only who has confirmed; reserves and food are shown as before the phase."""
    scene = sealed()
    some = scene.twin().pick("red", "send/troll,sword", "load/shore_1")
    done = scene.twin().pick("red", *PICKS["red"])
    other = scene.twin().pick("red", "send/shore_1,sword", "confirm")
    for viewer in ("blue", "yellow", "spectator"):
        assert some.view(viewer) == scene.view(viewer), f"{viewer} sees what red is about to assign"
        assert done.view(viewer) == other.view(viewer), f"{viewer} sees what red has assigned"
        assert done.view(viewer) != scene.view(viewer), f"{viewer} does not see that red has confirmed"
        done.shows(viewer, orders={"red": {}}, dice={"red": {"sword": 2}}, goods={"red": {"food": 2}})
        assert done.heard(viewer) == []
    assert done.questions("yellow") == ["blue assign-others", "green assign-others"]
    done.shows("red", orders={"red": {"troll": {"sword": 1}, "shore_1": {"sword": 1, "food": 1}}})
    done.withheld("red", "blue", "yellow")


def test_cm_7_8_after_confirmation_nothing_can_be_moved() -> None:
    """CM-7.8, CM-7.3: only the demand is left to red."""
    scene = sealed().pick("red", "send/troll,sword", "confirm").asks("blue seal", "green seal").offers("red", "demand")
    for text in ("recall/troll,sword", "load/shore_1", "confirm"):
        scene.barred("red", text, "CM-7.8", "confirmed")


@pytest.mark.parametrize("who", ["red", "blue", "green", "yellow"])
def test_cm_7_11_anybody_may_demand_turn_order(who: str) -> None:
    """CM-7.3, CM-7.11: red has confirmed, blue is choosing, yellow has nothing to assign. All entries are discarded."""
    scene = sealed().pick("red", *PICKS["red"]).pick("blue", "send/draugr_1,axe").pick(who, "demand")
    scene.hears("spectator", f"CM-7.3 {who} demanded").shows(demanded=who, orders=NO_ORDERS, active="red")
    scene.asks("red assign").barred("red", "demand", "CM-7.3", "not-sealed")
    scene.pick("red", "send/troll,sword").shows("blue", orders={"red": {"troll": {"sword": 1}}})
    scene.pick("red", "confirm").asks("blue assign").pick("blue", "confirm").asks("green assign")


def test_cm_7_11_a_demand_holds_for_this_round_only() -> None:
    """CM-7.11: the next round is sealed again."""
    scene = Scene("red", "blue", assign="simultaneous").workers(red=0, blue=0).fight("red", "troll").assignment()
    scene.pick("blue", "demand").asks("red assign").pick("red", "confirm").shows(round=2, demanded="nobody")
    scene.pick("red", "place/troll")
    while scene.table.phase == 2:
        scene.pick(scene.colour(scene.table.decision.seat), "place/beg")
    scene.asks("red seal").offers("blue", "demand")


def test_cm_7_11_runes_flipped_before_a_demand_stay_flipped() -> None:
    """CM-7.11, CM-9.2: with their gains; everybody sees them at once."""
    scene = Scene("red", "blue", assign="simultaneous").dice("red", sword=1).runes("red", "gifts", "wealth")
    scene.goods("red", coin=2).runes("blue", "knowledge").dice("blue", axe=1)
    scene.voyage("red", "shore_1", "small").fight("blue", "troll").assignment()
    scene.pick("red", "send/shore_1,sword", "use/wealth").shows("blue", goods={"red": {"coin": 4}})
    scene.hears("blue", "CM-9.12 red rune wealth").asks("red seal", "blue seal")
    scene.shows("red", orders={"red": {"shore_1": {"sword": 1}}})
    scene.pick("red", "use/gifts").asks("red gifts").pick("red", *["gain/food"] * 4).asks("red seal", "blue seal")
    scene.pick("red", "load/shore_1").shows("red", orders={"red": {"shore_1": {"sword": 1, "food": 1}}})
    scene.pick("blue", "demand").shows(goods={"red": {"coin": 4, "food": 4}}, used={"red": ["gifts", "wealth"]})
    scene.asks("red assign").barred("red", "use/gifts", "CM-9.1", "rune-used")


def test_cm_9_2_a_rune_of_a_player_who_has_confirmed() -> None:
    """CM-9.2, CM-RU10: nobody waits for it, nor for the rune of a player who has nothing to assign."""
    scene = Scene("red", "blue", "green", assign="simultaneous").runes("red", "gifts").runes("green", "knowledge")
    scene.fight("red", "troll").fight("blue", "draugr_1").assignment().pick("red", "confirm")
    scene.asks("blue seal").offers("red", "demand", "use/gifts").offers("green", "demand", "use/knowledge")
    scene.pick("green", "use/knowledge").asks("blue seal").pick("red", "use/gifts").asks("red gifts")
    scene.pick("red", *["gain/wood"] * 4).asks("blue seal").offers("red", "demand").pick("blue", "confirm")
    scene.shows(phase="placement", round=2, goods={"red": {"wood": 4}})


def test_cm_9_11_knowledge_while_others_seal() -> None:
    """CM-9.11, CM-H8: red learns the journeys; nobody sees more than that."""
    scene = Scene("red", "blue", assign="simultaneous").runes("red", "knowledge").journey("shore_1", "kraken")
    scene.voyage("red", "shore_1", "small").fight("blue", "troll").assignment().pick("red", "use/knowledge")
    scene.shows("red", journeys={"shore_1": "kraken"}).shows("blue", journeys={"shore_1": "?"})
    scene.asks("red seal", "blue seal")


def test_cm_7_3_one_alone_seals_too() -> None:
    """CM-7.3: blue, who has nothing to assign, may demand until red has confirmed; not after."""
    scene = Scene("red", "blue", assign="simultaneous").dice("red", sword=1).goods("red", favour=1)
    scene.fight("red", "troll").roll("sword blank").assignment().offers("blue", "demand")
    scene.pick("red", "send/troll,sword", "confirm").asks("red fight")
    scene.barred("blue", "demand", "CM-1.2", "not-asked")


@pytest.mark.parametrize("seed", range(8))
def test_cm_h6_what_was_sealed_is_chosen_anew_when_imagined(seed: int) -> None:
    """CM-H6: on a table imagined from blue's view red has confirmed something legal, and blue sees just the same."""
    scene = sealed().pick("red", *PICKS["red"]).pick("blue", "send/draugr_1,axe")
    imagined = scene.twin()
    determinize(imagined.table, imagined.seat("blue"), str(seed))
    assert imagined.view("blue") == scene.view("blue")
    imagined.asks("blue seal", "green seal").offers("red", "demand").pick("blue", "confirm").pick("green", "confirm")
    imagined.asks("green hunt").shows(sent={"draugr_1": {"axe": 1}})


def test_cm_h6_imagined_from_a_view() -> None:
    """CM-H6: a view holds nothing of the sealed orders, and can be played on."""
    scene = sealed().pick("red", *PICKS["red"])
    sent = set()
    for seed in range(12):
        table = scene.seen("yellow")
        assert table.tallies()[0].counts == [0] * len(table.tallies()[0].counts)
        determinize(table, scene.seat("yellow"), str(seed))
        sent.add(tuple(table.tallies()[0].row(0)))
    assert len(sent) > 1, "red always seals the same"
