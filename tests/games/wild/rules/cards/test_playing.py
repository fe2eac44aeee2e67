"""VW-3: cards are played from the hand."""

from pathlib import Path

import pytest

import longhouse
from tests.scenes.wild.scene import Scene


def altered(tmp_path: Path, old: str, new: str) -> Path:
    """The content with one thing changed."""
    text = (longhouse.find_game("wild").folder / "content.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "content.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


# --- from the main menu


def test_vw_3_1_cards_are_played_from_the_hand() -> None:
    """VW-3.1, VW-3.2, VW-3.17: it lies in the played area; what is not held cannot be played, and nothing must be."""
    scene = Scene("red", "blue").hand("red", "beer", "elf_archer").played("red", "gold").turn("red")
    scene.offers_of("red", "play", "beer", "elf_archer").pick("red", "play/beer")
    scene.hears("table", "VW-3.2 red played beer", "VW-3.3 red gained beer 1")
    scene.shows(hand={"red": ["elf_archer"]}, played={"red": ["beer", "gold"]}, played_now=["beer"], pool={"beer": 1})
    scene.barred("red", "play/beer", "VW-3.1", "card-not-held").barred("red", "play/gold", "VW-3.1", "card-not-held")
    scene.pick("red", "end-turn").shows(hand={"red": ["elf_archer"]}, active="blue")


def test_vw_3_1_only_in_the_own_turn() -> None:
    """VW-3.1: blue holds a card, but it is not blue's turn."""
    scene = Scene("red", "blue").hand("blue", "beer").turn("red")
    scene.barred("blue", "play/beer", "VW-6.1", "not-asked")


def test_vw_3_2_a_card_stays_played_until_the_end_of_the_round() -> None:
    """VW-3.2, VW-17.14: it is used once; at the end of the round it is discarded."""
    scene = Scene("red", "blue").hand("red", "beer", "beer").turn("red").pick("red", "play/beer", "play/beer")
    scene.offers_of("red", "play").pick("red", "end-turn").shows(played={"red": ["beer", "beer"]}, discard={"red": []})
    scene.pick("blue", "end-turn").shows(played={"red": []}, discard={"red": ["beer", "beer"]}, round=2)


@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("beer", {"beer": 1}),
        ("gold", {"gold": 1}),
        ("beer_mugs", {"beer": 2}),
        ("gold_bars", {"gold": 2}),
        ("beer_expert", {"beer": 2}),
        ("miner", {"gold": 1}),
        ("beer_taxes", {"beer": 6}),
        ("gold_taxes", {"gold": 4}),
    ],
)
def test_vw_3_3_resources_go_to_the_pool(card: str, pool: dict[str, int]) -> None:
    """VW-3.3, VW-17.3, VW-18.12: at once; buildings under construction count, opponents too, those of others do not."""
    scene = Scene("red", "blue", "green").hand("red", card).town("red", "brewery", "brewery new", "smelter new")
    scene.town("blue", "smelter", "smelter", "brewery").turn("red").pick("red", f"play/{card}").asks("red turn")
    scene.shows(pool=pool, played={"red": [card]})


def test_vw_3_14_a_card_without_any_effect_may_be_played() -> None:
    """VW-3.14: no smelter, no gold."""
    scene = Scene("red", "blue").hand("red", "miner").turn("red").pick("red", "play/miner").asks("red turn")
    scene.hears_last("table", "VW-3.2 red played miner").shows(pool={}, played={"red": ["miner"]})


def test_vw_3_4_fighters_and_heroes_are_ready() -> None:
    """VW-3.4: they may attack later in the same turn; other cards may not."""
    scene = Scene("red", "blue").hand("red", "elf_archer", "thor", "beer", "scroll").deck("red", only=True).turn("red")
    scene.pick("red", "play/elf_archer", "play/thor", "play/beer", "play/scroll").shows(ready=["elf_archer", "thor"])
    scene.pick("red", "dragon").may("red", "ready/elf_archer", "ready/thor").may_not("red", "add/elf_archer")


def test_vw_3_4_a_ready_card_that_never_attacks_is_wasted() -> None:
    """VW-3.4: it is not ready in another turn."""
    scene = Scene("red", "blue").hand("red", "elf_archer").turn("red").pick("red", "play/elf_archer", "end-turn")
    scene.shows(ready=[], played={"red": ["elf_archer"]}).pick("blue", "end-turn").shows(
        discard={"red": ["elf_archer"]}
    )


def test_vw_3_5_fortifications_are_for_the_turns_of_others() -> None:
    """VW-3.5"""
    scene = Scene("red", "blue").hand("red", "tower", "shockwave_tower", "hero_trap").turn("red")
    scene.offers_of("red", "play")
    for card in ("tower", "shockwave_tower", "hero_trap"):
        scene.barred("red", f"play/{card}", "VW-3.5", "not-in-own-turn")


def test_vw_3_7_committed_upgrades_are_for_attacks() -> None:
    """VW-3.7: only with the declaration of an attack, even if a fighter is ready."""
    scene = Scene("red", "blue").hand("red", "sword", "odins_boost", "mjolnir").ready("elf_archer").turn("red")
    scene.offers_of("red", "play")
    for card in ("sword", "odins_boost", "mjolnir"):
        scene.barred("red", f"play/{card}", "VW-3.7", "only-in-attack")
    scene.pick("red", "dragon").may("red", "commit/sword", "commit/odins_boost", "commit/mjolnir")


def test_vw_3_6_other_upgrades_are_played_for_their_effect() -> None:
    """VW-3.6, VW-3.10"""
    scene = Scene("red", "blue").hand("red", "scroll").deck("red", "beer", "gold", "gold").turn("red")
    scene.pick("red", "play/scroll").shows(hand={"red": ["beer", "gold"]}, ready=[], deck_size={"red": 8})


def test_vw_17_8_an_assassin_attacks_like_a_fighter() -> None:
    """VW-17.2, VW-17.8: in its owner's turn its `respond` step does nothing."""
    scene = Scene("red", "blue").hand("red", "assassin").turn("red").pick("red", "play/assassin").asks("red turn")
    scene.shows(ready=["assassin"])


# --- attacking before or after the other effects


def test_vw_ex9_alviss_draws_first() -> None:
    """VW-EX9, VW-3.9: two cards are drawn, then Alviss attacks with a fighter among them."""
    scene = Scene("red", "blue").hand("red", "alvis").deck("red", "viking_warrior", "gold").turn("red")
    scene.pick("red", "play/alvis")
    scene.shows(hand={"red": ["gold", "viking_warrior"]}, ready=["alvis"])
    scene.pick("red", "attack/blue,hall", "ready/alvis", "add/viking_warrior", "declare")
    scene.hears("table", "VW-9.1 red damaged blue town_hall_1 4 4").hears_not("table", "drew")
    scene.shows(vp={"red": 1}, hand={"red": ["gold"]})


def test_vw_ex21_alviss_attacks_first() -> None:
    """VW-EX21, VW-3.4, VW-9.11: a damage token, 1 VP, then the cards are drawn; 1 VP at the end of the turn."""
    scene = Scene("red", "blue").hand("red", "alvis").deck("red", "viking_warrior", "gold").town("blue", "tavern")
    scene.turn("red").pick("red", "attack/blue,1", "declare").asks("red turn")
    scene.hears("table", "VW-9.1 red damaged blue tavern 3 3", "VW-9.3 red scored 1", "VW-3.10 red drew 2")
    scene.shows(vp={"red": 1}, hand={"red": ["gold", "viking_warrior"]}, ready=[], town={"blue": ["tavern damaged"]})
    scene.pick("red", "end-turn").shows(vp={"red": 2})


def test_vw_ex21_alviss_is_repelled() -> None:
    """VW-EX21, VW-8.14: the two cards are still drawn."""
    scene = Scene("red", "blue").hand("red", "alvis").deck("red", "viking_warrior", "gold").town("blue", "tavern")
    scene.hand("blue", "tower").turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "respond/tower")
    scene.hears("table", "VW-8.6 blue scored 1", "VW-3.10 red drew 2").asks("red turn")
    scene.shows(vp={"red": 0, "blue": 1}, hand={"red": ["gold", "viking_warrior"]})


def test_vw_8_14_a_card_taken_out_still_has_its_steps() -> None:
    """VW-8.14, VW-3.4: the Shaman is taken out by an Assassin, and draws its card."""
    scene = Scene("red", "blue").hand("red", "shaman").hand("blue", "assassin").deck("red", "gold")
    scene.town("blue", "smelter").turn("red").pick("red", "attack/blue,1", "declare").pick("blue", "respond/assassin")
    scene.hears("table", "VW-8.6 blue scored 1", "VW-3.10 red drew 1").shows(hand={"red": ["gold"]})


def test_vw_9_11_steps_that_are_due_come_in_the_order_of_adding() -> None:
    """VW-9.11, VW-3.4: card by card; a card that was ready has had its steps already."""
    scene = Scene("red", "blue").hand("red", "alvis", "valkyrie", "shaman").discard("red", "elf_archer")
    scene.deck("red", "beer", "beer", "beer", "gold").turn("red").pick("red", "play/shaman")
    scene.pick("red", "attack/blue,hall", "ready/shaman", "add/valkyrie", "add/alvis", "declare").asks("red recover")
    scene.hears("table", "VW-9.3 red scored 1").hears_not("table", "drew")
    scene.pick("red", "recover/elf_archer").asks("red turn").hears("table", "VW-3.10 red drew 2")
    scene.shows(hand={"red": ["beer", "beer", "beer", "elf_archer"]}, deck_size={"red": 7})


def test_vw_10_8_steps_that_are_due_after_an_undead() -> None:
    """VW-10.8, VW-3.4: after the token and the refill."""
    scene = Scene("red", "blue").hand("red", "shaman").deck("red", "gold").path("undead_beer").turn("red")
    scene.pick("red", "undead/1", "declare").told("took-token", "loot-on-hall", "path-refilled", "drew")
    scene.shows(hand={"red": ["gold"]}, loot={"red": {"beer": 1}})


# --- several steps


def test_vw_17_11_the_player_picks_the_next_step() -> None:
    """VW-17.11, VW-3.9: destroy, then draw."""
    scene = Scene("red", "blue").hand("red", "crystal", "beer").deck("red", "gold").turn("red")
    scene.pick("red", "play/crystal").asks("red step").offers("red", "step/1", "step/2")
    scene.barred("red", "step/3", "VW-17.11", "no-step-left").barred("red", "end-turn", "VW-19.1", "not-now")
    scene.pick("red", "step/1").asks("red destroy").offers("red", "destroy-hand/beer", "none")
    scene.pick("red", "none").asks("red turn").hears("table", "VW-3.10 red drew 1").shows(
        hand={"red": ["beer", "gold"]}
    )


def test_vw_3_9_in_any_order() -> None:
    """VW-3.9, VW-17.11: what was drawn may be destroyed."""
    scene = Scene("red", "blue").hand("red", "crystal").deck("red", "gold").turn("red")
    scene.pick("red", "play/crystal", "step/2").asks("red destroy").offers("red", "destroy-hand/gold", "none")
    scene.pick("red", "destroy-hand/gold").asks("red turn").shows(hand={"red": []}, destroyed=["gold"])


def test_vw_17_11_named_resources_come_first() -> None:
    """VW-17.11: the beer of Recipe Theft before its theft, although it is printed after it."""
    scene = Scene("red", "blue", "green").hand("red", "recipe_theft").town("blue", "brewery tokens=1")
    scene.hall("green", loot="beer 1").turn("red").pick("red", "play/recipe_theft").asks("red steal")
    scene.hears_last("table", "VW-3.3 red gained beer 1").shows(pool={"beer": 1})


def test_vw_3_9_a_fixed_order_is_not_asked() -> None:
    """VW-3.9, VW-17.11: Time Manipulation discards the hand, then draws five, from the new deck if necessary."""
    scene = Scene("red", "blue").hand("red", "time_manipulation", "tower", "beer")
    scene.deck("red", "gold", "gold", only=True).discard("red", "viking_warrior").turn("red")
    scene.pick("red", "play/time_manipulation").asks("red turn")
    scene.told("discarded", "discarded", "reshuffled", "drew").hears("table", "VW-17.1 red discarded beer 1")
    scene.hears("table", "VW-3.11 red reshuffled 3", "VW-3.10 red drew 5")
    scene.shows(hand={"red": ["beer", "gold", "gold", "tower", "viking_warrior"]}, discard={"red": []})


def test_vw_17_11_two_choices_of_one_card() -> None:
    """VW-17.11, VW-19.10: the Treasure Chest gives 3 resources unit by unit, before or after its card is drawn."""
    scene = Scene("red", "blue").hand("red", "treasure_chest").deck("red", "gold").turn("red")
    scene.pick("red", "play/treasure_chest").offers("red", "step/1", "step/2").pick("red", "step/2").asks("red gain")
    scene.shows(hand={"red": ["gold"]}).offers("red", "gain/beer", "gain/gold")
    scene.barred("red", "play/gold", "VW-19.1", "not-now").pick("red", "gain/beer").shows(pool={"beer": 1})
    scene.hears_last("table", "VW-19.10 red gained beer 1").pick("red", "gain/gold", "gain/beer").asks("red turn")
    scene.shows(pool={"beer": 2, "gold": 1})


def test_vw_17_11_points_come_first(tmp_path: Path) -> None:
    """VW-17.11, VW-9.12, VW-15.8: a `vp` step before any choice, and the Asgard card for it before the next step."""
    path = altered(
        tmp_path,
        '{ do = "draw", n = 1 }]\ntext = "You may destroy',
        '{ do = "draw", n = 1 }, { do = "vp", n = 2 }]\ntext = "You may destroy',
    )
    scene = Scene("red", "blue", content=path).hand("red", "crystal", "beer").vp(red=4).turn("red")
    scene.pick("red", "play/crystal").asks("red asgard").hears("table", "VW-9.12 red scored 2").shows(vp={"red": 6})
    scene.pick("red", scene.options("red")[0]).asks("red step").offers("red", "step/1", "step/2")
