"""CM-12.3 to CM-12.5, CM-12.15: what destinies compare; CM-RU16, CM-H8: what lies under their deck."""

import pytest

import longhouse
from longhouse.games.midgard.state.table import Midgard
from tests.scenes.midgard.scene import Scene

RED = ("barrow_wretch_red", "nykr_red", "mara_red")
BLUE = ("barrow_wretch_blue", "nykr_blue", "mara_blue")
YELLOW = ("barrow_wretch_yellow", "nykr_yellow", "mara_yellow")
TROLLS = ("moss_troll_1", "moss_troll_2", "cave_troll_1")
GOODS = {"craftsman": "wood", "prepared": "food", "prosperous": "coin", "odins_favored": "favour"}
PILES = {
    "crusher_of_ice": BLUE,
    "earth_smasher": YELLOW,
    "master_of_flames": RED,
    "troll_slayer": TROLLS,
    "slayer_of_the_undead": ("barrow_wretch_red", "haugbui_blue", "draugr_lord_yellow"),
    "monster_hunter": ("nykr_red", "mara_blue", "hafgufa_yellow"),
}
BONUS = {
    "crusher_of_ice": (6, 3),
    "earth_smasher": (6, 3),
    "master_of_flames": (6, 3),
    "craftsman": (5, 2),
    "leader_of_armies": (7, 3),
    "odins_favored": (4, 2),
    "prepared": (5, 2),
    "prosperous": (5, 2),
    "runemaster": (4, 2),
    "monster_hunter": (4, 2),
    "slayer_of_the_undead": (7, 3),
    "troll_slayer": (6, 3),
}


def having(scene: Scene, colour: str, destiny: str, n: int) -> Scene:
    """This many (at most 2) of what this destiny measures; nobody else has the same cards."""
    at = 0 if colour == "red" else 1
    if destiny in GOODS:
        return scene.goods(colour, **{GOODS[destiny]: n})
    if destiny == "leader_of_armies":
        return scene.dice(colour, **{("sword", "axe")[at]: n})
    if destiny == "runemaster":
        return scene.runes(colour, *("healing", "potential", "glory", "journey")[at * 2 :][:n])
    return scene.trophies(colour, *PILES[destiny][at * 2 :][:n])


# --- the bonus


@pytest.mark.parametrize("destiny", BONUS)
def test_cm_12_3_alone_ahead_tied_or_behind(destiny: str) -> None:
    """CM-12.3, CM-12.5: big, small or no bonus, by what the card measures."""
    big, small = BONUS[destiny]
    for mine, others, bonus in ((2, 1, big), (1, 0, big), (1, 1, small), (0, 1, 0), (0, 0, 0)):
        scene = Scene("red", "blue").destinies("red", destiny)
        having(having(scene, "red", destiny, mine), "blue", destiny, others).scoring()
        scene.total("red", destinies=bonus).total("blue", destinies=0)


def test_cm_ex21_craftsman() -> None:
    """CM-EX21, CM-12.3: 3 against 2 and 1; 3 against 3; 0 against 0."""
    for owner, others, bonus in ((3, (2, 1), 5), (3, (3, 1), 2), (0, (0, 0), 0), (2, (3, 0), 0), (3, (3, 3), 2)):
        scene = Scene("red", "blue", "green").destinies("red", "craftsman").goods("red", wood=owner)
        scene.goods("blue", wood=others[0]).goods("green", wood=others[1]).scoring().total("red", destinies=bonus)


def test_cm_12_4_only_the_owner_scores() -> None:
    """CM-12.4: being ahead on somebody else's destiny gives nothing, but takes its owner's bonus."""
    scene = Scene("red", "blue", "green").destinies("red", "craftsman").destinies("blue", "prepared")
    scene.goods("red", wood=1, food=5).goods("blue", wood=2, food=5).scoring()
    scene.total("red", destinies=0).total("blue", destinies=2).total("green", destinies=0)


# --- what is counted


def test_cm_12_5_colours_are_of_draugr_and_monsters() -> None:
    """CM-12.5: together; trolls have none."""
    scene = Scene("red", "blue").destinies("red", "master_of_flames").trophies("red", "haugbui_red", "nykr_red")
    scene.trophies("blue", "mara_red", *TROLLS).scoring().total("red", destinies=6)


def test_cm_12_5_kinds_of_enemies() -> None:
    """CM-12.5: draugr and monsters by their cards, whatever the colour."""
    scene = Scene("red", "blue").destinies("red", "slayer_of_the_undead", "monster_hunter")
    scene.trophies("red", "haugbui_red", "haugbui_blue").trophies("blue", "nykr_red", "nykr_blue").scoring()
    scene.total("red", destinies=7)


def test_cm_12_5_all_dice_and_all_runes() -> None:
    """CM-12.5: dice of every type, runes used or not."""
    scene = Scene("red", "blue").destinies("red", "leader_of_armies", "runemaster").dice("red", sword=1, spear=1, axe=1)
    scene.dice("blue", sword=2).runes("red", "gifts", "healing", used="gifts").runes("blue", "glory").scoring()
    scene.total("red", destinies=7 + 4)


def test_cm_12_15_food_aboard_does_not_count() -> None:
    """CM-12.15: nor do coins on monsters; assigned dice do."""
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "prepared").goods("red", food=1)
    scene.goods("blue", food=2).voyage("red", "shore_1", "large", food=3, axe=1).journey("shore_1", "storm").combat()
    scene.pick("red", "use/success").shows(glory={"red": 0}, laden={"shore_1": 3})
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "prosperous")
    scene.monster("shore_1", "nykr_red", coins=3).placement("red").pick("red", "use/success").shows(glory={"red": 0})


# --- the deck


def test_cm_h2_what_is_drawn_is_secret() -> None:
    """CM-H2, CM-H7, CM-H8: the others see how many were drawn and kept, not which."""
    scene = Scene("red", "blue", leaders="dagrun ullr").deck("destiny", "craftsman", "prepared").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").shows("red", looked=["craftsman", "prepared"])
    scene.shows("blue", looked=["?", "?"]).withheld("red", "blue", "spectator").pick("red", "keep/prepared")
    scene.shows("red", destinies={"red": ["prepared"]}, under=[["craftsman"]])
    scene.shows("blue", destinies={"red": ["?"]}, under=[["?"]], decks={"destiny": 11})
    scene.hears("blue", "CM-5.9 red destiny ?", "CM-RU16 red destiny-under ?")
    scene.hears("red", "CM-5.9 red destiny prepared", "CM-RU16 red destiny-under craftsman")


def test_cm_h8_under_the_deck_comes_last() -> None:
    """CM-9.10, CM-H8: first the deck, then what was put under it, in the order in which it was put there."""
    scene = Scene("red", "blue").under("blue", "craftsman").under("blue", "prepared")
    scene.deck("destiny", "runemaster", only=True).placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").shows(destinies={"red": ["runemaster"]})
    scene = Scene("red", "blue").under("blue", "craftsman").under("blue", "prepared").deck("destiny", only=True)
    scene.placement("red").pick("red", "place/sages_house", "peek/shore_1")
    scene.shows(destinies={"red": ["craftsman"]}, under=[["prepared"]])


@pytest.mark.parametrize(("drawn", "card"), [(0, "craftsman"), (1, "prepared"), (2, "prosperous")])
def test_cm_ru16_cards_under_the_deck_lie_in_random_order(drawn: int, card: str) -> None:
    """CM-RU16, CM-H8: any of them may come first. The player who put them there does not learn who has which."""
    scene = Scene("red", "blue").under("blue", "craftsman", "prepared", "prosperous").deck("destiny", only=True)
    scene.placement("red").shows("blue", under=[["craftsman", "prepared", "prosperous"]])
    scene.load("cards", drawn).pick("red", "place/sages_house", "peek/shore_1").shows(destinies={"red": [card]})
    scene.shows("blue", under=[["?", "?"]], destinies={"red": ["?"]}).shows("red", under=[["?", "?"]])


def test_cm_h8_who_draws_his_own_cards_again() -> None:
    """CM-H8: the player who put them there knows which ones are left."""
    scene = Scene("red", "blue").under("red", "craftsman", "prepared").deck("destiny", only=True).placement("red")
    scene.load("cards", 0).pick("red", "place/sages_house", "peek/shore_1")
    scene.shows("red", under=[["prepared"]], destinies={"red": ["craftsman"]}).shows("blue", under=[["?"]])


def test_cm_h8_a_save_remembers_what_lies_under_the_deck() -> None:
    """CM-H8: several bundles, each with who knows it."""
    scene = Scene("red", "blue").under("blue", "craftsman", "prepared").under("red", "runemaster").placement("red")
    before = scene.position()
    loaded = longhouse.load(before)
    assert isinstance(loaded, Midgard) and longhouse.save(loaded) == before
    assert [zone.seen_by for zone in loaded.bundles] == [2, 1]


def test_cm_3_10_an_empty_destiny_deck() -> None:
    """CM-3.10, CM-5.9, CM-10.3: only the look happens; a short deck gives what it has."""
    scene = Scene("red", "blue").deck("destiny", only=True).placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").shows(destinies={"red": []}).asks("blue place")
    scene = Scene("red", "blue", leaders="dagrun ullr").deck("destiny", "craftsman", only=True).placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").shows(destinies={"red": ["craftsman"]}, under=[])
