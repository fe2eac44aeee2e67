"""GW-14.7, GW-14.8, GW-14.9, GW-14.12, GW-14.13, GW-14.19, GW-14.20, GW-17.1: heroes that bring cards."""

from pathlib import Path

import pytest

import longhouse
from tests.scenes.dealing import Said
from tests.scenes.watch.scene import Scene

ALL = ("lumber", "brick", "wool", "grain", "ore")


def full(hero: str, **said: Said) -> Scene:
    return Scene("red", "blue", "yellow", mode="full", **said).hero("red", hero)


# --- Jeor Mormont


def jeor() -> Scene:
    """Blue has 2 ore and a wool, yellow a wool; red a lumber."""
    scene = full("jeor_mormont").hand("red", lumber=1).hand("blue", ore=2, wool=1).hand("yellow", wool=1)
    return scene.turn("red", "trade").pick("red", "hero/jeor_mormont")


def test_gw_14_7_each_who_has_it_gives_one_and_gets_one_back() -> None:
    """GW-14.7, GW-14.19: resource, first opponent, second opponent, then a card back to each giver, in that order."""
    scene = jeor().asks("red forced-trade").offers("red", *[f"name/{name}" for name in ALL]).pick("red", "name/wool")
    scene.asks("red ask 2").only("red", "ask/blue", "ask/yellow").pick("red", "ask/yellow")
    scene.asks("red ask-more 2").only("red", "ask/blue", "no-more").pick("red", "ask/blue")
    scene.hears("spectator", "GW-14.7 yellow handed red wool 1", "GW-14.7 blue handed red wool 1")
    scene.asks("red hand 2").only("red", "hand/lumber", "hand/wool").pick("red", "hand/lumber")
    scene.hears("spectator", "GW-14.19 red handed yellow lumber 1").asks("red hand 1").only("red", "hand/wool")
    scene.pick("red", "hand/wool").asks("red keep-hero 0")
    scene.shows(hand={"red": {"wool": 1}, "blue": {"ore": 2, "wool": 1}, "yellow": {"lumber": 1}})


def test_gw_14_7_if_none_has_it_the_hero_counts_as_used() -> None:
    """GW-14.7: everybody learns that the named opponent has none."""
    scene = (
        jeor().pick("red", "name/grain", "ask/blue", "no-more").hears("spectator", "GW-14.7 blue handed red grain 0")
    )
    scene.asks("red keep-hero 0").pick("red", "keep-hero").barred("red", "hero/jeor_mormont", "GW-14.4", "hero-used")
    scene.shows(hand={"red": {"lumber": 1}, "blue": {"ore": 2, "wool": 1}})


def test_gw_14_7_only_who_gives_gets_one_back() -> None:
    """GW-14.7, GW-14.19: yellow has no ore, so red owes blue alone."""
    scene = jeor().pick("red", "name/ore", "ask/yellow", "ask/blue").asks("red hand 1").pick("red", "hand/ore")
    scene.asks("red keep-hero 0").shows(hand={"red": {"lumber": 1}, "blue": {"ore": 2, "wool": 1}})


def test_gw_14_19_whom_and_what_one_may_name() -> None:
    """GW-14.19: opponents with a card, each once; at least one; a card that is held."""
    scene = jeor().barred("red", "no-more", "GW-RU26", "not-now").pick("red", "name/ore")
    scene.barred("red", "ask/red", "GW-14.19", "not-to-ask").barred("red", "no-more", "GW-14.19", "no-one-named")
    scene.pick("red", "ask/blue").barred("red", "ask/blue", "GW-14.19", "not-to-ask").pick("red", "no-more")
    scene.barred("red", "hand/grain", "GW-14.19", "hand-not-held").barred("red", "go-on", "GW-RU26", "not-now")


def test_gw_14_19_an_opponent_without_cards_is_not_asked() -> None:
    """GW-14.19: with one opponent left there is nothing to choose."""
    scene = full("jeor_mormont").hand("blue", ore=1).turn("red", "trade").pick("red", "hero/jeor_mormont", "name/ore")
    scene.asks("red hand 1").pick("red", "hand/ore").shows(hand={"red": {}, "blue": {"ore": 1}})


# --- Bowen Marsh


def test_gw_14_8_one_card_for_one() -> None:
    """GW-14.8: card, then resource; once."""
    scene = full("bowen_marsh").hand("red", lumber=1, wool=2).turn("red", "trade").pick("red", "hero/bowen_marsh")
    scene.asks("red swap 1").offers("red", "give/lumber", "give/wool").pick("red", "give/wool")
    scene.asks("red take 2 1").offers("red", "take/lumber", "take/brick", "take/grain", "take/ore")
    scene.pick("red", "take/ore").hears("blue", "GW-14.8 red supply-trade wool 1 ore").asks("red keep-hero 1")
    scene.shows(hand={"red": {"lumber": 1, "wool": 1, "ore": 1}}, supply={"wool": 18, "ore": 18})


def test_gw_14_8_what_cannot_be_swapped() -> None:
    """GW-14.8, GW-4.5: not a missing card, not into itself, not into what is out of stock."""
    scene = full("bowen_marsh").hand("red", wool=1).supply("blue", ore=0).turn("red", "trade")
    scene.pick("red", "hero/bowen_marsh").barred("red", "give/ore", "GW-14.8", "swap-not-held")
    scene.barred("red", "take/brick", "GW-RU26", "not-now").pick("red", "give/wool")
    scene.barred("red", "take/wool", "GW-4.5", "same-resource").barred("red", "take/ore", "GW-4.5", "out-of-stock")


def test_gw_14_21_swapping_into_the_only_resource_in_stock() -> None:
    """GW-14.21: only cards for which another resource is in stock can be given."""
    scene = full("bowen_marsh").hand("red", wool=1, ore=1)
    scene.supply("blue", lumber=0, brick=0, wool=0, grain=0).turn("red", "trade").pick("red", "hero/bowen_marsh")
    scene.offers("red", "give/wool").barred("red", "give/ore", "GW-4.11", "nothing-to-take")


# --- Samwell Tarly


def samwell(**said: Said) -> Scene:
    """Red has Samwell, and a settlement that only a 10 pays."""
    scene = full("samwell_tarly", **said)
    return scene.settlement("red", "1,0,N").load("trail", 12)


def test_gw_14_9_after_a_roll_that_brought_nothing() -> None:
    """GW-14.9: any resource in stock or none; then keep or replace, then the trade step."""
    scene = samwell().turn("red").dice(1, 2).pick("red", "roll").asks("red hero-gain 2")
    scene.offers("red", *[f"gain/{name}" for name in ALL], "none").pick("red", "gain/grain")
    scene.hears("blue", "GW-14.1 red hero samwell_tarly", "GW-14.9 red gained 1 grain").asks("red keep-hero 2")
    scene.pick("red", "keep-hero").asks("red trade").shows(hand={"red": {"grain": 1}}, hero={"red": "samwell_tarly B"})


def test_gw_14_9_not_after_a_roll_that_paid() -> None:
    """GW-14.9: 10 pays red an ore."""
    samwell().turn("red").dice(4, 6).pick("red", "roll").asks("red trade").shows(hand={"red": {"ore": 1}})


def test_gw_14_9_on_the_turn_of_any_player() -> None:
    """GW-14.9: blue rolls, red is asked; only his owner. GW-14.4: once in each turn."""
    scene = samwell().turn("blue").dice(1, 2).pick("blue", "roll").asks("red hero-gain 2").pick("red", "gain/ore")
    scene.pick("red", "keep-hero").asks("blue trade").pick("blue", "go-on", "end-turn").dice(1, 2).load("trail", 12)
    scene.pick("yellow", "roll").asks("red hero-gain 2").pick("red", "gain/ore").asks("red replace-hero 2")
    scene.pick("red", "take-hero/ygritte").asks("yellow trade").shows(hand={"red": {"ore": 2}})


def test_gw_14_9_declined() -> None:
    """GW-14.9: asked once; the hero stays as it is."""
    scene = samwell().turn("red").dice(1, 2).pick("red", "roll", "none").asks("red trade")
    scene.shows(hand={"red": {}}, hero={"red": "samwell_tarly A"}).barred(
        "red", "hero/samwell_tarly", "GW-14.18", "hero-not-now"
    )


def test_gw_14_9_not_after_a_seven() -> None:
    """GW-14.9: a 7 is no production."""
    samwell().turn("red").dice(3, 4).pick("red", "roll", "tormund/0,0").asks("red trade")


@pytest.mark.parametrize("reason", ["tormund", "wildling", "shortage"])
def test_gw_14_9_for_whatever_reason(reason: str) -> None:
    """GW-14.9: Tormund on the hex, a wildling on it, or a shortage."""
    scene = samwell()
    if reason == "tormund":
        scene.tormund("1,0")
    elif reason == "wildling":
        scene.wildling("gift", "1,0", "regular")
    else:
        scene.supply("blue", ore=0)
    scene.turn("red").dice(4, 6).pick("red", "roll").asks("red hero-gain 2")


def test_gw_14_9_only_if_the_supply_has_a_card() -> None:
    """GW-14.9: an empty supply gives nothing, so nobody is asked; what is out of stock is not offered."""
    none = dict.fromkeys(ALL, 0)
    samwell().supply("blue", **none).turn("red").dice(1, 2).pick("red", "roll").asks("red trade")
    scene = samwell().supply("blue", **(none | {"ore": 1})).turn("red").dice(1, 2).pick("red", "roll")
    scene.offers("red", "gain/ore", "none").barred("red", "gain/wool", "GW-4.5", "out-of-stock")


def test_gw_14_4_samwell_taken_in_this_turn_is_not_asked() -> None:
    """GW-14.4, GW-14.18: red takes him before the roll, so he rests in this turn and serves in the next."""
    scene = samwell().hero("red", "qhorin_halfhand").tormund("0,0").turn("red")
    scene.pick("red", "hero/qhorin_halfhand", "take-hero/samwell_tarly").dice(1, 2).pick("red", "roll").asks(
        "red trade"
    )
    scene.pick("red", "go-on", "end-turn").dice(1, 2).load("trail", 12).pick("blue", "roll").asks("red hero-gain 2")


def test_gw_14_4_samwell_taken_in_this_turn_with_hero_fresh_use() -> None:
    """GW-14.4: with the setting he may serve at once."""
    scene = samwell(hero_fresh_use=True).hero("red", "qhorin_halfhand")
    scene.tormund("0,0").turn("red").pick("red", "hero/qhorin_halfhand", "take-hero/samwell_tarly")
    scene.dice(1, 2).pick("red", "roll").asks("red hero-gain 2")


# --- Melisandre

PRICE = {"ore": 1, "wool": 1, "brick": 1}  # all that red has: the brick goes for the grain
PAID = ("leave-out/grain", "substitute/brick")


def melisandre(version: int = 2, **hand: int) -> Scene:
    scene = (
        full("melisandre", version=version).hand("red", **hand).deck("victory_point", "road_building", "ranger_patrol")
    )
    return scene.turn("red", "build").pick("red", "hero/melisandre")


def test_gw_14_12_one_of_three_cards() -> None:
    """GW-14.12: look, keep one, put back, shuffle; it counts as bought this turn."""
    scene = melisandre(**PRICE).asks("red leave-out 0 0 1 1 1").pick("red", *PAID)
    scene.hears("blue", "GW-14.20 red paid 1 brick+1 wool+1 ore", "GW-14.12 red looked-at-deck 3")
    scene.asks("red keep-card 3").only(
        "red", "keep-card/victory_point", "keep-card/road_building", "keep-card/ranger_patrol"
    )
    scene.barred("red", "keep-card/winter_is_coming", "GW-14.12", "card-not-there")
    scene.pick("red", "keep-card/road_building").asks("red keep-hero 5").shows(fresh={"red": {"road_building": 1}})
    scene.shows(deck=24, looked=[], hand={"red": {}}).pick("red", "keep-hero")
    scene.barred("red", "play/road_building", "GW-7.1", "card-fresh")


def test_gw_14_12_the_card_can_be_played_in_the_next_own_turn() -> None:
    """GW-14.12, GW-7.1: as a card that was bought."""
    scene = full("melisandre").settlement("red", "0,2,N").hand("red", **PRICE).deck("road_building")
    scene.turn("red", "build").pick("red", "hero/melisandre", *PAID, "keep-card/road_building", "keep-hero")
    scene.may_not("red", "play/road_building").pick("red", "end-turn")
    for colour in ("blue", "yellow"):
        scene.dice(1, 2, 12).pick(colour, "roll", "go-on", "end-turn")
    scene.asks("red roll").may("red", "play/road_building")


def test_gw_14_12_the_deck_is_shuffled() -> None:
    """GW-14.12: what comes next is random again."""
    orders = []
    for luck in ([0] * 23, list(range(23, 0, -1))):
        scene = melisandre(**PRICE).pick("red", *PAID).load("deck", *luck)
        orders.append(scene.pick("red", "keep-card/victory_point").deck_order())
    assert orders[0] != orders[1] and sorted(orders[0]) == sorted(orders[1])


def test_gw_14_12_fewer_if_the_deck_is_smaller() -> None:
    """GW-14.12: of two cards one; a single card is kept unasked."""
    scene = full("melisandre").hand("red", **PRICE).deck_left("blue", "victory_point", "ranger_patrol")
    scene.turn("red", "build").pick("red", "hero/melisandre", *PAID).asks("red keep-card 2")
    scene = full("melisandre").hand("red", **PRICE).deck_left("blue", "victory_point")
    scene.turn("red", "build").pick("red", "hero/melisandre", *PAID).asks("red keep-hero 5")
    scene.shows(fresh={"red": {"victory_point": 1}}, deck=0)


def test_gw_17_1_a_script_that_does_not_say_how_many_looks_at_one_card(tmp_path: Path) -> None:
    """GW-17.1: as in an owner's pack; a single card is kept unasked."""
    text = (Path(longhouse.__path__[0]) / "games" / "watch" / "content.toml").read_text(encoding="utf-8")
    assert "look = 3, keep = 1, " in text
    file = tmp_path / "watch.toml"
    file.write_text(text.replace("look = 3, keep = 1, ", ""), encoding="utf-8")
    scene = full("melisandre", content=file).hand("red", **PRICE).deck("victory_point", "ranger_patrol")
    scene.turn("red", "build").pick("red", "hero/melisandre", *PAID).asks("red keep-hero 5")
    scene.shows(fresh={"red": {"victory_point": 1}})


def test_gw_14_12_three_equal_cards_are_still_chosen() -> None:
    """GW-14.12: otherwise the others would learn that there is nothing to choose."""
    scene = full("melisandre").hand("red", **PRICE).deck(*["ranger_patrol"] * 3).turn("red", "build")
    scene.pick("red", "hero/melisandre", *PAID).only("red", "keep-card/ranger_patrol")


def test_gw_14_20_melisandre_replaces_one_card() -> None:
    """GW-14.20, GW-RU27: resource left out, then the substitute; the plain price is not offered."""
    scene = melisandre(**PRICE).only("red", "leave-out/grain").barred("red", "none", "GW-RU26", "not-now")
    scene.barred("red", "leave-out/lumber", "GW-14.20", "not-in-cost")
    scene.barred("red", "leave-out/ore", "GW-14.20", "no-substitute", 1, 2).pick("red", "leave-out/grain")
    scene.asks("red substitute 3").only("red", "substitute/brick").pick("red", "substitute/brick")
    scene.shows(hand={"red": {}}, supply={"brick": 19, "grain": 19}).asks("red keep-card 3")


# --- Ser Alliser Thorne: the payment


def alliser(**hand: int) -> Scene:
    return full("alliser_thorne").hand("red", **hand).turn("red", "build").pick("red", "hero/alliser_thorne")


def test_gw_14_11_a_guard_with_one_card_replaced() -> None:
    """GW-14.11, GW-14.20: replaced card, substitute, section."""
    scene = alliser(brick=1, wool=1, ore=1).asks("red leave-out 1 1 1 0 0").only("red", "leave-out/lumber")
    scene.pick("red", "leave-out/lumber").only("red", "substitute/ore").pick("red", "substitute/ore")
    scene.hears("blue", "GW-14.20 red paid 1 brick+1 wool+1 ore").only(
        "red", "guard/wall1", "guard/wall2", "guard/wall3", "guard/wall4"
    )
    scene.asks("red guard").pick("red", "guard/wall3").hears("blue", "GW-14.11 red guard wall3")
    scene.asks("red keep-hero 4").shows(hand={"red": {}})
    scene.shows(pieces={"red": {"road": 15, "settlement": 5, "keep": 4, "guard": 6}})


def test_gw_14_20_alliser_must_replace_one() -> None:
    """GW-14.20: `none` is not offered, even if the normal price can be paid."""
    scene = alliser(lumber=1, brick=1, wool=1, grain=1)
    scene.may_not("red", "none").barred("red", "none", "GW-RU26", "not-now")
    scene.only("red", "leave-out/lumber", "leave-out/brick", "leave-out/wool")


def test_gw_14_20_the_substitute_may_equal_another_card_of_the_cost() -> None:
    """GW-14.20: held besides the two other cost cards; never the resource left out."""
    scene = alliser(lumber=2, brick=1, wool=1).only("red", "leave-out/brick", "leave-out/wool")
    scene.pick("red", "leave-out/brick").only("red", "substitute/lumber")
    scene.barred("red", "substitute/brick", "GW-14.20", "same-as-left-out")
    scene.barred("red", "substitute/wool", "GW-14.20", "no-substitute", 1, 2).pick(
        "red", "substitute/lumber", "guard/wall1"
    )
    scene.shows(hand={"red": {"brick": 1}})


# --- Mance Rayder


def mance() -> Scene:
    """Blue and yellow are ahead of red."""
    scene = full("mance_rayder").settlement("red", "0,2,N").keep("blue", "-2,3,S").keep("yellow", "0,0,N")
    return scene.hand("blue", ore=2, wool=1).hand("yellow", brick=1)


def test_gw_14_13_a_card_of_ones_choice_out_of_a_shown_hand() -> None:
    """GW-14.13: opponent, then card."""
    scene = mance().turn("red", "trade").pick("red", "hero/mance_rayder").asks("red look")
    scene.only("red", "look/blue", "look/yellow").barred("red", "look/red", "GW-14.13", "not-ahead")
    scene.pick("red", "look/blue").asks("red seize 1").only("red", "seize/wool", "seize/ore")
    scene.barred("red", "seize/brick", "GW-14.13", "seize-nothing").pick("red", "seize/wool").asks("red keep-hero 6")
    scene.shows(hand={"red": {"wool": 1}, "blue": {"ore": 2}})


def test_gw_14_13_only_with_more_public_points() -> None:
    """GW-14.13, GW-RU20: hidden cards count on neither side; a single such opponent needs no question."""
    scene = mance().settlement("red", "2,1,N").cards("yellow", victory_point=1).keep("blue", "2,0,N")
    scene.turn("red", "build").pick("red", "hero/mance_rayder").asks("red seize 1")
    scene = mance().cards("red", victory_point=4).turn("red", "build").may("red", "hero/mance_rayder")


def test_gw_14_13_who_has_no_card_is_not_offered() -> None:
    """GW-14.13"""
    scene = mance().hand("blue").turn("red", "build").pick("red", "hero/mance_rayder").asks("red seize 2")
    scene.pick("red", "seize/brick").shows(hand={"red": {"brick": 1}, "yellow": {}})
