"""What a pick would cost and bring, before it is made; never anything that its seat cannot know."""

import random

import pytest

import longhouse
from longhouse.games.midgard.face.preview import preview
from longhouse.games.midgard.face.previewing import percent
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.message_keys import PREVIEWS
from tests.scenes.midgard.scene import Opening, Scene

TOLD_NOTHING = (w.DONE, w.DECLINE)  # picks that only lead to the next question


def tells(scene: Scene | Opening, colour: str, text: str, *facts: str) -> None:
    """Exactly these facts, in this order."""
    assert scene.preview(colour, text) == list(facts), f"{text}: {scene.preview(colour, text)}"


# --- to whom


def test_cm_1_2_only_for_him_who_is_asked_and_for_what_he_may_pick() -> None:
    """CM-1.2: no facts about picks that are not open, nor for other viewers."""
    scene = Scene("red", "blue").stock(food=2).placement("red")
    option = scene.option("place/smokehouse")
    assert scene.preview("red", "place/smokehouse") == ["CM-5.5 gain 2 food"]
    assert [fact.args for fact in preview(scene.table, option, 0)] == [[2, 0, 0, 0]]
    assert preview(scene.seen("blue"), option, 0) == [] and preview(scene.seen("blue"), option, 1) == []
    assert scene.preview("red", "place/karvi") == []


@pytest.mark.parametrize("sealed", ["turn_order", "simultaneous"])
@pytest.mark.parametrize("players", [2, 4])
def test_cm_1_2_every_pick_of_a_game_is_foretold(players: int, sealed: str) -> None:
    """CM-1.2: every fact has a message and its arguments; looking changes nothing; only picks without consequences have
    no facts."""
    play = Opening(players, assign=sealed, seed=f"preview {players}")
    table, luck, mute = play.table, random.Random(players), set()
    while not table.over:
        for decision in table.questions:
            view = table.view(decision.seat)
            before = longhouse.save(view)
            for option in decision.options:
                facts = preview(view, option, decision.seat)
                for fact in facts:
                    assert len(fact.args) == play.width(PREVIEWS[fact.key]), f"{fact} of {table.spell(option)}"
                if not facts:
                    mute.add(w.VERBS[option.verb].name)
            assert longhouse.save(view) == before, "a preview has changed the view"
        decision = luck.choice(table.questions)
        table.pick(luck.choice(decision.options), decision.seat)
    assert mute <= {w.VERBS[verb].name for verb in TOLD_NOTHING}, f"nothing is told of {mute}"


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (1e-4, 1), (0.434, 43), (0.9999, 99), (1.0, 100)])
def test_percent_calls_nothing_certain_that_is_not(chance: float, told: int) -> None:
    """CM-8.14: what may still fail is not shown as certain."""
    assert percent(chance) == told


# --- leaders, runes, destinies


def test_cm_2_7_leaders() -> None:
    """CM-2.7, CM-10.2 to CM-10.6: what each can do."""
    scene = Opening(2)
    colour = scene.colour(scene.table.decision.seat)
    tells(scene, colour, "leader/asmundr", "CM-10.2 leader asmundr")
    tells(scene, colour, "leader/gylfir", "CM-10.5 leader gylfir")


def test_cm_9_2_free_runes() -> None:
    """CM-9.3, CM-9.9, CM-9.11, CM-9.12: gifts, coins up to 5, journeys not seen yet, the best destiny that is open to
    all."""
    scene = Scene("red", "blue").runes("red", "gifts", "knowledge", "success", "wealth").goods("red", wood=3, coin=7)
    scene.destinies("red", "craftsman", "troll_slayer").journey("shore_2", "storm", seen="red").placement("red")
    tells(scene, "red", "use/gifts", "CM-9.3 gifts 4")
    tells(scene, "red", "use/knowledge", "CM-9.11 look 2")
    tells(scene, "red", "use/wealth", "CM-9.12 gain 5 coin")
    tells(scene, "red", "use/success", "CM-9.9 glory-most 5")
    scene.pick("red", "use/success")
    tells(scene, "red", "reveal/craftsman", "CM-12.3 destiny 5 2", "CM-12.3 destiny-now 3 0 5", "CM-9.9 glory 5")
    tells(scene, "red", "reveal/troll_slayer", "CM-12.3 destiny 6 3", "CM-12.3 destiny-own 0")
    scene.pick("red", "reveal/craftsman", "use/gifts")
    tells(scene, "red", "gain/coin", "CM-9.3 gain 1 coin")


def test_cm_9_9_success_may_bring_what_is_secret() -> None:
    """CM-9.9, CM-H3, CM-12.3: red has no wood, but a troll, and so may be alone ahead; without it, not."""
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "craftsman", "troll_slayer").round(2)
    tells(scene.trophies("red", "moss_troll_1").placement("red"), "red", "use/success", "CM-9.9 glory-most 6")
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "troll_slayer").placement("red")
    tells(scene, "red", "use/success", "CM-9.9 glory-most 0")
    tells(scene.pick("red", "use/success").shows(glory={"red": 0}), "red", "place/swordsmith", "CM-4.7 empty")


def test_cm_h3_trophies_of_others_are_not_told() -> None:
    """CM-H3, CM-13.1: who is ahead with trolls is secret, except in the hall of fame."""
    facts = {}
    for fame in (False, True):
        scene = Scene("red", "blue", leaders="dagrun ullr", hall_of_fame=fame).trophies("blue", "moss_troll_1")
        scene.trophies("red", "moss_troll_2").deck("destiny", "troll_slayer", "craftsman").placement("red")
        scene.pick("red", "place/sages_house", "peek/shore_1")
        facts[fame] = scene.preview("red", "keep/troll_slayer")
    assert facts[False] == ["CM-12.3 destiny 6 3", "CM-12.3 destiny-own 1"]
    assert facts[True] == ["CM-12.3 destiny 6 3", "CM-12.3 destiny-now 1 1 3"]


def test_cm_9_10_true_vision() -> None:
    """CM-9.10, CM-10.3, CM-EX5: Dagrun draws 4 with the rune and 2 without; if the deck is short, what there is."""
    scene = Scene("red", "blue", leaders="dagrun ullr").runes("red", "true_vision").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1")
    tells(scene, "red", "use/true_vision", "CM-9.10 destinies 4 1")
    tells(scene, "red", "decline", "CM-9.10 destinies 2 1")
    scene = Scene("red", "blue", leaders="dagrun ullr").runes("red", "true_vision")
    scene.deck("destiny", "craftsman", "prepared", "troll_slayer", only=True).placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1")
    tells(scene, "red", "use/true_vision", "CM-9.10 destinies 3 1")


# --- assignment


def test_cm_7_4_odds_after_each_order() -> None:
    """CM-7.4, CM-8.14: an axe against attack 1, defence 1 wins 4 of 6 and is lost; of two, one comes home."""
    scene = Scene("red", "blue").dice("red", axe=2).enemy("draugr_1", "barrow_wretch_red").fight("red", "draugr_1")
    scene.assignment()
    name = "barrow_wretch_red"
    tells(scene, "red", "send/draugr_1,axe", f"CM-8.14 odds {name} 67", "CM-8.20 survivors 0.0")
    tells(scene, "red", "confirm", "CM-8.6 nobody-sent draugr_1", "CM-7.8 stay 2 axe")
    scene.pick("red", "send/draugr_1,axe")
    tells(scene, "red", "send/draugr_1,axe", f"CM-8.14 odds {name} 96", "CM-8.20 survivors 0.9")
    tells(scene, "red", "recall/draugr_1,axe", f"CM-8.14 odds {name} 0")
    tells(scene, "red", "confirm", f"CM-8.14 odds {name} 67", "CM-7.8 stay 1 axe")


def test_cm_6_5_a_ship_its_room_its_hungry_and_its_banned() -> None:
    """CM-6.5, CM-8.12, CM-8.22: on a quiet sea that red has seen, only food is missing; swords do not fight."""
    scene = Scene("red", "blue").dice("red", sword=1, axe=4).goods("red", food=3).monster("shore_1", "sea_serpent_blue")
    scene.journey("shore_1", "all_quiet", seen="red").voyage("red", "shore_1", "small").assignment()
    scene.pick("red", *["send/shore_1,axe"] * 3)
    name = "sea_serpent_blue"
    found = scene.preview("red", "load/shore_1")
    assert found[0].startswith(f"CM-8.8 voyage {name} ") and found[1:] == ["CM-6.5 room 1", "CM-8.12 hungry 1"]
    tells(scene, "red", "unload/shore_1")
    found = scene.preview("red", "send/shore_1,sword")
    assert found == [f"CM-8.8 voyage {name} 0 0", "CM-6.5 room 1", "CM-8.12 hungry 4", f"CM-8.22 banned {name} 1 sword"]
    two = scene.twin().pick("red", "recall/shore_1,axe")
    assert two.preview("red", "load/shore_1")[1:] == ["CM-6.5 room 2"], "both eat"
    scene.pick("red", "load/shore_1", "load/shore_1")
    _, _, _, odds, quiet = scene.preview("red", "confirm")[0].split()
    assert odds == quiet and 0 < int(odds) < 99
    assert scene.preview("red", "confirm")[1:] == ["CM-7.8 stay 1 sword+1 axe", "CM-7.10 food-left 1"]


def test_cm_7_8_who_stays_hunts() -> None:
    """CM-7.8, CM-8.4: a sword hunts 0.7 food on average."""
    scene = Scene("red", "blue").dice("red", sword=2).hunt("red").fight("red", "troll").assignment()
    assert scene.preview("red", "send/troll,sword")[-1] == "CM-8.4 hunt 1 0.5"
    assert scene.preview("red", "confirm")[-1] == "CM-8.4 hunt 2 1.0"


def test_cm_7_3_a_demand_and_sealed_orders() -> None:
    """CM-7.3, CM-H6: red's own sealed orders count for red."""
    scene = Scene("red", "blue", assign="simultaneous").dice("red", axe=2).enemy("draugr_1", "barrow_wretch_red")
    scene.fight("red", "draugr_1").fight("blue", "troll").assignment().pick("red", "send/draugr_1,axe")
    scene.foresees("red", "confirm", "CM-8.14 odds barrow_wretch_red 67")
    tells(scene, "red", "demand", "CM-7.3 turn-order")
    tells(scene.pick("blue", "confirm"), "blue", "demand", "CM-7.3 turn-order")


def test_cm_h4_the_odds_of_a_voyage_do_not_tell_the_journey() -> None:
    """CM-H4: red has not looked; a face-down kraken shows the same as a quiet sea."""
    told = []
    for journey in ("kraken", "all_quiet"):
        scene = Scene("red", "blue").dice("red", axe=3).goods("red", food=2).journey("shore_1", journey, seen="blue")
        scene.voyage("red", "shore_1", "small").assignment().pick("red", "send/shore_1,axe", "send/shore_1,axe")
        told.append(scene.preview("red", "load/shore_1"))
    assert told[0] == told[1] and told[0][0].startswith("CM-8.8 voyage ")
