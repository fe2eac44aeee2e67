"""CM-9: when runes may be flipped, and what the free ones do. What the others do is tested where their window is."""

import pytest

import longhouse
from longhouse.games.midgard.state.table import Midgard
from tests.scenes.midgard.scene import Scene

FREE = ("gifts", "knowledge", "success", "wealth")
GAME = longhouse.find_game("midgard")
BOUND = ("glory", "healing", "journey", "potential", "reaction", "true_vision")


def with_free(*colours: str) -> Scene:
    """Red has all free runes, and something that each of them works on."""
    scene = Scene(*colours or ("red", "blue")).runes("red", *FREE).destinies("red", "craftsman", "prepared")
    return scene.goods("red", coin=2)


# --- whose, and how often


def test_cm_9_1_a_rune_is_used_once() -> None:
    """CM-9.1: it is flipped and stays with its owner."""
    scene = Scene("red", "blue").runes("red", "wealth").goods("red", coin=2).placement("red")
    scene.pick("red", "use/wealth").shows(
        goods={"red": {"coin": 4}}, used={"red": ["wealth"]}, runes={"red": ["wealth"]}
    )
    scene.hears("blue", "CM-9.12 red rune wealth", "CM-9.12 red gained 2 coin")
    scene.barred("red", "use/wealth", "CM-9.1", "rune-used")


def test_cm_9_1_a_rune_of_somebody_else() -> None:
    """CM-9.1: its owner flips it, and nobody else."""
    scene = Scene("red", "blue").runes("blue", "wealth").goods("red", coin=2).goods("blue", coin=2).placement("red")
    scene.barred("red", "use/wealth", "CM-9.1", "not-your-rune")
    scene.pick("blue", "use/wealth").shows(goods={"blue": {"coin": 4}}).asks("red place")


def test_cm_ru10_at_any_moment() -> None:
    """CM-RU10, CM-9.2: offered beside the decision of another player, and nobody waits for it."""
    scene = (
        with_free("red", "blue", "green")
        .placement("blue")
        .asks("blue place")
        .offers("red", *[f"use/{rune}" for rune in FREE])
    )
    scene.barred("red", "place/beg", "CM-1.2", "not-asked").barred("red", "use/healing", "CM-9.1", "not-your-rune")
    scene.barred("green", "use/gifts", "CM-1.2", "not-asked")
    scene.pick("red", "use/gifts").asks("red gifts").may_not("red", "use/wealth").pick("red", *["gain/coin"] * 4)
    scene.asks("blue place").offers("red", *[f"use/{rune}" for rune in FREE if rune != "gifts"])
    scene.pick("blue", "place/sages_house").asks("blue peek").pick("red", "use/knowledge").asks("blue peek")
    scene.hears("red", "CM-9.11 red looked shore_1 all_quiet").pick("blue", "peek/shore_1").asks("blue keep")


def test_cm_ru10_not_while_its_owner_is_busy() -> None:
    """CM-RU10, CM-4.4: what a place does is done first."""
    scene = with_free().goods("red", coin=3).placement("red").pick("red", "place/stave_church").asks("red pray")
    scene.barred("red", "use/gifts", "CM-9.2", "rune-after-effect").pick("red", "pray/1").may("red", "use/gifts")


def test_cm_ru10_what_others_hold_is_no_secret() -> None:
    """CM-H1, CM-RU25: everybody may know of an offer; its options are its owner's."""
    scene = with_free("red", "blue", "green").placement("blue")
    for eyes in ("blue", "green", "spectator"):
        (offer,) = scene.seen(eyes).all_offers()
        assert (scene.seat("red"), "midgard-ask-any-moment", []) == (offer.seat, offer.ask, offer.options)
    assert [len(offer.options) for offer in scene.seen("red").all_offers()] == [4]


def test_cm_ru10_in_version_1_only_at_decisions_of_the_owner() -> None:
    """CM-RU10: a journal of that version is replayed as it was played."""
    old = GAME.edition(1)
    assert old is not None
    for game, offered in ((old, False), (GAME, True)):
        settings = game.complete_settings(2, {"leader_choice": "random"})
        table = game.new_table(2, settings, game.content(), "offers")
        assert isinstance(table, Midgard)
        for seat in range(2):
            table.runes[seat] = [0]  # gifts
        asked = table.decision.seat
        assert table.box.runes[0].name == "gifts" and (len(table.legal_options(1 - asked)) == 1) == offered


def test_cm_9_1_in_the_turn_it_was_taken() -> None:
    """CM-9.1, CM-9.2: after the effect of the Runesmith; the same worker, the same turn."""
    scene = Scene("red", "blue").display("wealth", "healing").goods("red", wood=1, coin=3).placement("red")
    scene.pick("red", "place/runesmith", "take/wealth").offers("red", "use/wealth", "done").pick("red", "use/wealth")
    scene.shows(goods={"red": {"coin": 6}}).asks("blue place")


# --- the windows


def test_cm_9_2_before_a_space_is_chosen_and_after_its_effect() -> None:
    """CM-9.2: then the next player places; players with nothing to flip are not asked."""
    scene = with_free().placement("red")
    scene.may("red", *[f"use/{rune}" for rune in FREE]).pick("red", "use/wealth").asks("red place")
    scene.pick("red", "place/beg").offers("red", "use/gifts", "use/knowledge", "use/success", "done")
    scene.pick("red", "use/knowledge").offers("red", "use/gifts", "use/success", "done").pick("red", "done")
    scene.asks("blue place").pick("blue", "place/beg").asks("red place")


def test_cm_9_2_not_while_a_place_is_resolved() -> None:
    """CM-9.2: before it and after it, not in between."""
    scene = with_free().placement("red").pick("red", "place/market")
    for rune in FREE:
        scene.barred("red", f"use/{rune}", "CM-9.2", "rune-after-effect")


def test_cm_9_2_until_the_assignment_is_confirmed() -> None:
    """CM-9.2: the food of gifts can be loaded at once."""
    scene = with_free().voyage("red", "shore_1", "large").dice("red", sword=1).assignment()
    scene.may("red", *[f"use/{rune}" for rune in FREE]).may_not("red", "load/shore_1").pick("red", "use/gifts")
    scene.pick("red", "gain/food", "gain/food", "gain/food", "gain/food", "load/shore_1")


def test_cm_9_2_at_a_decision_in_combat() -> None:
    """CM-9.2: here, after the roll."""
    scene = with_free().enemy("troll", "mountain_troll_1").fight("red", "troll", axe=4)
    scene.roll("axe blank", "axe blank", "axe blank", "axe blank").combat()
    scene.may("red", *[f"use/{rune}" for rune in FREE]).pick("red", "use/wealth").shows(goods={"red": {"coin": 4}})
    scene.may("red", "use/gifts", "done")


def test_cm_9_2_the_last_window() -> None:
    """CM-9.2, CM-11.6: after the clean-up of round 8, once, in turn order; without such a rune nobody is asked."""
    scene = Scene("red", "blue", "green").first("blue").round(8).goods("red", coin=2).goods("blue", coin=7)
    scene.runes("red", "wealth").runes("blue", "gifts", "healing").runes("green", "knowledge", used="knowledge")
    scene.cleanup().shows(phase="cleanup").asks("blue last-runes").offers("blue", "use/gifts", "done")
    scene.barred("blue", "use/healing", "CM-9.13", "rune-not-here").barred("blue", "decline", "CM-1.2", "not-now")
    scene.pick("blue", "done").asks("red last-runes").shows(active="red").pick("red", "use/wealth")
    assert scene.table.over
    scene.shows(phase="end", active="nobody")
    scene.total("red", coins=1, runes=3).total("blue", coins=2, runes=4).total("green", runes=3)


def test_cm_9_2_several_runes_in_the_last_window() -> None:
    """CM-9.2: the next rune may use what one brings."""
    scene = Scene("red", "blue").runes("red", "gifts", "wealth").last_runes().offers("red", "use/gifts", "done")
    scene.barred("red", "use/wealth", "CM-9.13", "rune-no-effect").pick("red", "use/gifts")
    scene.pick("red", "gain/coin", "gain/coin", "gain/coin", "gain/coin").offers("red", "use/wealth", "done")
    scene.pick("red", "use/wealth").total("red", coins=2)


@pytest.mark.parametrize("rune", BOUND)
def test_cm_9_13_other_runes_have_their_own_window(rune: str) -> None:
    """CM-9.13, CM-5.31: none of them when a worker is placed."""
    scene = Scene("red", "blue").runes("red", rune).goods("red", favour=3).placement("red")
    scene.barred("red", f"use/{rune}", "CM-9.13", "rune-not-here")


# --- gifts


def test_cm_9_3_gifts() -> None:
    """CM-9.3: four, in any mix of wood, food and coins, one after the other."""
    scene = Scene("red", "blue").runes("red", "gifts", "wealth").goods("red", coin=1).placement("red")
    scene.pick("red", "use/gifts").asks("red gifts").offers("red", "gain/food", "gain/wood", "gain/coin")
    scene.barred("red", "use/wealth", "CM-9.2", "rune-after-rune").barred("red", "done", "CM-1.2", "not-now")
    assert scene.decision("red").args == [4]
    scene.pick("red", "gain/wood", "gain/coin", "gain/wood").asks("red gifts").pick("red", "gain/food")
    scene.hears("blue", "CM-9.3 red gained 1 food")
    scene.asks("red place").shows(goods={"red": {"food": 1, "wood": 2, "coin": 2}})


# --- success


def test_cm_9_9_success_scores_a_destiny_now() -> None:
    """CM-9.9, CM-12.3, CM-H10: the card stays open and is scored again at the end."""
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "craftsman", "prepared").goods("red", wood=2)
    scene.goods("blue", wood=1).placement("red").pick("red", "use/success")
    scene.offers("red", "reveal/craftsman", "reveal/prepared").withheld("red", "blue", "spectator")
    scene.barred("red", "reveal/runemaster", "CM-9.9", "destiny-not-yours")
    scene.pick("red", "reveal/craftsman").shows(glory={"red": 5}, revealed={"red": ["craftsman"]})
    scene.hears("blue", "CM-9.9 red revealed craftsman", "CM-12.3 red glory 5")
    scene.shows("blue", revealed={"red": ["craftsman"]}, destinies={"red": ["?"]})


def test_cm_9_9_scored_again_at_the_end() -> None:
    """CM-9.9, CM-12.1: a destiny that was revealed counts like the others."""
    scene = Scene("red", "blue").destinies("red", "prepared", revealed="craftsman").goods("red", wood=1, food=1)
    scene.scoring().total("red", destinies=10, total=10)


def test_cm_9_9_the_only_destiny_is_not_asked_for() -> None:
    """CM-9.9, CM-RU15: the others see the card and the bonus, not what was compared."""
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "troll_slayer")
    scene.trophies("red", "moss_troll_1").trophies("blue", "moss_troll_2").placement("red").pick("red", "use/success")
    scene.asks("red place").shows(glory={"red": 3})
    lines = ["CM-9.9 red rune success", "CM-9.9 red revealed troll_slayer", "CM-12.3 red glory 3"]
    assert scene.heard("blue") == lines


def test_cm_9_9_a_destiny_that_brings_nothing() -> None:
    """CM-9.9, CM-12.3: it may still be revealed."""
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "craftsman").placement("red")
    scene.pick("red", "use/success").shows(glory={"red": 0}, revealed={"red": ["craftsman"]})


def test_cm_9_9_no_destiny_is_revealed_twice() -> None:
    """CM-9.9: one that is not open yet."""
    scene = (
        Scene("red", "blue").runes("red", "success").destinies("red", "prepared", "runemaster", revealed="craftsman")
    )
    scene.placement("red").pick("red", "use/success").offers("red", "reveal/prepared", "reveal/runemaster")
    scene.barred("red", "reveal/craftsman", "CM-9.9", "destiny-revealed")
    scene.barred("red", "use/success", "CM-9.1", "rune-used").pick("red", "reveal/prepared")
    scene.shows("blue", revealed={"red": ["craftsman", "prepared"]}, destinies={"red": ["?"]})


def test_cm_ex27_success_counts_assigned_dice() -> None:
    """CM-EX27, CM-12.15: 3 in reserve and 2 on a draugr against 5 and 4: tied; alone ahead at the end, 7 more."""
    scene = Scene("red", "blue", "green", leaders="gylfir dagrun ullr").runes("red", "success")
    scene.destinies("red", "leader_of_armies").dice("red", sword=3).dice("blue", sword=4, axe=1).dice("green", spear=4)
    scene.enemy("draugr_1", "barrow_wretch_red").fight("red", "draugr_1", spear=2).round(8)
    scene.dice("blue", sword=4).enemy("draugr_2", "draugr_lord_red").fight("blue", "draugr_2", axe=1)
    scene.roll("spear hit", "spear shield").combat().pick("red", "use/success")
    scene.hears("blue", "CM-9.9 red revealed leader_of_armies", "CM-12.3 red glory 3")
    scene.hears("blue", "CM-8.20 red defeated barrow_wretch_red", "CM-8.21 blue beaten draugr_lord_red")
    scene.shows(warriors={"red": 5, "blue": 4, "green": 4}).total("red", deeds=3, destinies=7, draugr=1)


# --- knowledge


def test_cm_9_11_knowledge() -> None:
    """CM-9.11, CM-H4, CM-H8: all journeys on the board, for the owner alone; everybody knows who has looked."""
    scene = Scene("red", "blue").runes("red", "knowledge").journey("shore_1", "storm").journey("shore_2", "kraken")
    scene.journey("shore_3", "").journey_deck("lost").placement("red").pick("red", "use/knowledge")
    scene.shows("red", journeys={"shore_1": "storm", "shore_2": "kraken", "shore_3": ""}, journey_deck=["?"] * 16)
    scene.shows("blue", journeys={"shore_1": "?", "shore_2": "?"})
    scene.hears("red", "CM-9.11 red looked shore_1 storm", "CM-9.11 red looked shore_2 kraken")
    scene.hears("blue", "CM-9.11 red looked shore_1 ?", "CM-9.11 red looked shore_2 ?")


def test_cm_9_11_at_the_fourth_shore_too() -> None:
    """CM-9.11, CM-3.6, CM-9.13: four players; a journey there is reason enough to flip it."""
    scene = Scene("red", "blue", "green", "yellow").runes("red", "knowledge").journey("shore_4", "lost")
    for shore in ("shore_1", "shore_2", "shore_3"):
        scene.journey(shore, "")
    scene.placement("red").pick("red", "use/knowledge").hears("red", "CM-9.11 red looked shore_4 lost")
    scene.shows("red", journeys={"shore_4": "lost"}).shows("blue", journeys={"shore_4": "?"})


def test_cm_9_11_only_what_lies_face_down() -> None:
    """CM-9.11, CM-H8: a journey that lies open while it is resolved is not looked at."""
    scene = Scene("red", "blue").runes("red", "knowledge").journey("shore_1", "storm").journey("shore_3", "lost")
    scene.voyage("red", "shore_1", "small", food=1, axe=1).combat().asks("red lose-sea").pick("red", "use/knowledge")
    assert [line for line in scene.heard("red") if "looked" in line] == [
        "CM-9.11 red looked shore_2 all_quiet",
        "CM-9.11 red looked shore_3 lost",
    ]
    scene.shows("blue", journeys={"shore_1": "storm", "shore_2": "?", "shore_3": "?"})


def test_cm_9_11_what_is_known_already() -> None:
    """CM-9.13: it would show the owner nothing new; what somebody else has seen does not matter."""
    scene = Scene("red", "blue").runes("red", "knowledge").journey("shore_3", "")
    scene.journey("shore_1", "storm", seen="red").journey("shore_2", "lost", seen="red blue").placement("red")
    scene.barred("red", "use/knowledge", "CM-9.13", "rune-no-effect")
    scene = Scene("red", "blue").runes("red", "knowledge").journey("shore_1", "storm", seen="red")
    scene.journey("shore_2", "lost", seen="blue").journey("shore_3", "").placement("red").may("red", "use/knowledge")


# --- wealth


@pytest.mark.parametrize(("coins", "after"), [(1, 2), (4, 8), (5, 10), (6, 11), (20, 25)])
def test_cm_9_12_wealth(coins: int, after: int) -> None:
    """CM-9.12: as many coins as the owner has, at most 5."""
    scene = Scene("red", "blue").runes("red", "wealth").goods("red", coin=coins).placement("red")
    scene.pick("red", "use/wealth").shows(goods={"red": {"coin": after}})


# --- a use without any effect


def test_cm_9_13_a_use_without_effect_is_not_offered() -> None:
    """CM-9.13: wealth with 0 coins, success without an unrevealed destiny; gifts always bring something."""
    scene = Scene("red", "blue").runes("red", *FREE).destinies("red", revealed="craftsman").placement("red")
    scene.barred("red", "use/wealth", "CM-9.13", "rune-no-effect").may("red", "use/gifts")
    scene.barred("red", "use/success", "CM-9.13", "rune-no-effect")


@pytest.mark.parametrize(
    ("leader", "deck", "offered"),
    [("gylfir", 2, True), ("gylfir", 1, False), ("dagrun", 3, True), ("dagrun", 2, False)],
)
def test_cm_9_13_true_vision_needs_more_cards(leader: str, deck: int, offered: bool) -> None:
    """CM-9.13, CM-9.10: a card beyond those drawn anyway, 1 or for Dagrun 2; what lies under the deck counts."""
    cards = ("craftsman", "prepared", "runemaster")[: deck - 1]
    scene = Scene("red", "blue", leaders=f"{leader} ullr").runes("red", "true_vision").under("blue", "prosperous")
    scene.deck("destiny", *cards, only=True).placement("red").pick("red", "place/sages_house", "peek/shore_1")
    if offered:
        scene.offers("red", "use/true_vision", "decline").barred("red", "use/gifts", "CM-9.1", "not-your-rune")
    else:
        assert scene.questions() == (["red keep"] if leader == "dagrun" else ["blue place"])
