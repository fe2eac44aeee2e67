"""VW-15, VW-16.2, VW-19.11: Asgard cards, thresholds and the target."""

from tests.scenes.wild.scene import Scene


def repelled(players: int = 2, vp: int = 4, fighters: int = 2, **settings: bool) -> Scene:
    """Blue has some points and repels an attack by this many fighters."""
    scene = Scene(*("red", "blue", "green")[:players], **settings).vp(blue=vp).hand("blue", "sheep_cannon", "beer")
    scene.hand("red", *["viking_warrior"] * fighters).town("blue", "smelter").asgard("thor", "alvis")
    scene.asgard_deck("grendel", "dvergr", "mjolnir").turn("red").pick("red", "attack/blue,1")
    while len(scene.options("red")) > 1:
        scene.pick("red", scene.options("red")[0])
    return scene.pick("red", "declare").pick("blue", "respond/sheep_cannon", "pass")


def test_vw_ex13_a_threshold_outside_the_turn() -> None:
    """VW-EX13, VW-15.1, VW-15.2, VW-15.3, VW-15.8: blue chooses though it is red's turn, and red goes on."""
    scene = repelled().asks("blue asgard").shows(vp={"blue": 6}, active="red")
    scene.hears("table", "VW-8.6 blue scored 2", "VW-15.2 blue asgard-revealed grendel")
    scene.offers("blue", "asgard/thor", "asgard/alvis", "asgard/grendel").pick("blue", "asgard/thor")
    scene.hears("table", "VW-15.3 blue asgard-received thor").asks("red turn")
    scene.shows(played={"blue": ["thor"]}, asgard=["alvis", "grendel"], hand={"blue": ["beer"]}, decks={"asgard": 3})


def test_vw_15_2_the_revealed_card_itself() -> None:
    """VW-15.2: then the two others stay; two always lie face up."""
    repelled().pick("blue", "asgard/grendel").shows(asgard=["alvis", "thor"], played={"blue": ["grendel"]})


def test_vw_15_2_only_cards_that_lie_open() -> None:
    """VW-15.2, VW-15.6: not another one, and nobody declines."""
    scene = repelled().barred("blue", "asgard/dvergr", "VW-15.2", "asgard-not-open")
    scene.barred("blue", "decline", "VW-15.6", "asgard-compulsory").barred("red", "asgard/thor", "VW-6.1", "not-asked")


def test_vw_15_1_asgard_cards_cannot_be_bought() -> None:
    """VW-15.1: with any resources; neither the open ones nor any other."""
    scene = Scene("red", "blue").asgard("thor", "alvis").pool(beer=20, gold=20).turn("red")
    scene.barred("red", "asgard/thor", "VW-15.1", "asgard-not-sold").barred("red", "asgard/grendel", "VW-15.1")
    scene.barred("red", "buy/thor", "VW-6.3", "not-for-sale")


def test_vw_15_5_two_thresholds_at_once() -> None:
    """VW-15.5: one after another, the second with a new card."""
    scene = Scene("red", "blue").vp(red=4).victim("blue", damaged=5).asgard("thor", "alvis")
    scene.asgard_deck("grendel", "dvergr")
    scene.turn("red").pick("red", "end-turn").shows(vp={"red": 13}).pick("red", "asgard/alvis")
    scene.offers("red", "asgard/thor", "asgard/grendel", "asgard/dvergr").pick("red", "asgard/dvergr").asks("blue turn")
    scene.shows(played={"red": ["alvis", "dvergr"]}, served={"red": 2})


def test_vw_15_6_each_threshold_once() -> None:
    """VW-15.1, VW-15.6: from 5 to 7 nothing is due; nor from 11 to 11."""
    repelled(vp=5).asks("red turn").shows(vp={"blue": 7}, served={"blue": 1})
    repelled(vp=10).asks("blue asgard").shows(vp={"blue": 12}, served={"blue": 2})
    repelled(vp=19).asks("blue asgard").shows(vp={"blue": 21}, served={"blue": 3})
    repelled(vp=20).asks("red turn")


def test_vw_ex14_the_asgard_deck_is_empty() -> None:
    """VW-EX14, VW-15.4, VW-RU8: four cards were received; the two open ones stay where they are."""
    scene = Scene("red", "blue").vp(red=4).hand("red", "bone_crusher", "bone_crusher").town("blue", "tavern", "drakkar")
    scene.played("red", "dvergr", "valkyrie", "grendel").asgard("thor", "alvis").asgard_deck("mjolnir", only=True)
    scene.turn("red")
    scene.pick("red", "attack/blue,1", "declare").pick("red", "asgard/thor").shows(decks={"asgard": 0})
    scene = Scene("red", "blue").vp(red=4).hand("red", "bone_crusher").town("blue", "tavern").asgard("thor", "alvis")
    scene.asgard_deck(only=True).turn("red").pick("red", "attack/blue,1", "declare").asks("red turn")
    scene.shows(vp={"red": 5}, served={"red": 1}, asgard=["alvis", "thor"], played={"red": ["bone_crusher"]})


def test_vw_15_4_the_open_cards_as_an_option() -> None:
    """VW-15.4, VW-19.11: from the cards left, until none is left; the last one is not asked for."""
    scene = Scene("red", "blue", asgard_row_last=True).vp(red=4).victim("blue", damaged=5).asgard("thor", "alvis")
    scene.asgard_deck(only=True).turn("red").pick("red", "end-turn").offers("red", "asgard/thor", "asgard/alvis")
    scene.hears_not("table", "asgard-revealed").pick("red", "asgard/alvis").asks("blue turn")
    scene.shows(asgard=[], played={"red": ["alvis", "thor"]})


def test_vw_15_9_it_cannot_be_used_this_round() -> None:
    """VW-15.9, VW-3.8: Thor lies in the played area and is not ready in blue's own turn."""
    scene = repelled().pick("blue", "asgard/thor").pick("red", "end-turn").asks("blue turn").shows(ready=[])
    scene.barred("blue", "play/thor", "VW-3.1", "card-not-held").offers_of("blue", "attack")


def test_vw_ex22_interruptions() -> None:
    """VW-EX22, VW-15.8, VW-9.11, VW-8.6: both reach a threshold in the same turn, each at once."""
    scene = Scene("red", "blue").vp(red=11, blue=4).hand("red", "bone_crusher", "viking_warrior")
    scene.hand("blue", "tower", "beer")
    scene.town("blue", "tavern", "smelter").asgard("thor", "alvis").asgard_deck("grendel", "dvergr").turn("red")
    scene.pick("red", "attack/blue,1", "add/bone_crusher", "declare").pick("blue", "pass").asks("red asgard")
    scene.shows(vp={"red": 12}).pick("red", "asgard/thor").pick("red", "attack/blue,2", "declare")
    scene.pick("blue", "respond/tower").asks("blue respond").pick("blue", "pass").asks("blue asgard")
    scene.shows(vp={"blue": 5})
    scene.offers("blue", "asgard/grendel", "asgard/alvis", "asgard/dvergr").pick("blue", "asgard/dvergr")
    scene.asks("red turn")
    scene.pick("red", "end-turn").hears("table", "VW-9.9 red scored 1").hears_not("table", "full-defence")
    scene.shows(vp={"red": 13, "blue": 5}, hall={"blue": "town_hall_1"})


def test_vw_15_8_the_third_card_is_shown_to_everybody() -> None:
    """VW-15.8, VW-19.11: what is revealed cannot be taken back."""
    scene = repelled()
    scene.hears("red", "VW-15.2 blue asgard-revealed grendel").shows("red", asgard=["alvis", "grendel", "thor"])


def test_vw_16_2_the_target_makes_the_round_the_last() -> None:
    """VW-16.2, VW-RU36, VW-16.1: blue reaches 40 in red's turn; the end is checked before the Asgard card."""
    scene = repelled(vp=38).shows(last=True).hears("table", "VW-8.6 blue scored 2", "VW-16.2 blue last-round 40")
    scene.not_over()
    repelled(vp=37).shows(last=False).hears_not("table", "last-round")
    repelled(players=3, vp=28).shows(last=True)
    repelled(players=3, vp=28, long_game=True).shows(last=False)
    scene.asks("red turn")


def test_vw_16_2_it_is_told_once() -> None:
    """VW-16.2: passing the target later changes nothing."""
    scene = Scene("red", "blue").vp(red=39, blue=41).last().victim("blue", damaged=1).turn("red")
    scene.pick("red", "end-turn")
    scene.shows(vp={"red": 40}, last=True).hears_not("table", "last-round")


def test_vw_15_7_achievements_trigger_nothing() -> None:
    """VW-15.7: red comes from 4 to 10 after the last round, and no Asgard card is due for it."""
    scene = Scene("red", "blue").vp(red=4).town("red", "brewery").achievements("builder").scoring().won("red")
    scene.total("red", achievements=6, total=10).shows(played={"red": []}, served={"red": 0})
