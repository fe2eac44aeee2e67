"""CM-5.9, CM-9.10, CM-10.3, CM-H8: the Sage's House."""

from tests.scenes.midgard.scene import Scene


def two(leaders: str = "ullr asmundr") -> Scene:
    return Scene("red", "blue", leaders=leaders).journey("shore_1", "storm").journey("shore_2", "kraken")


# --- the look


def test_cm_5_9_one_journey_is_looked_at() -> None:
    """CM-5.9, CM-H4, CM-H8: only the player who looked knows the card; everybody knows the shore."""
    scene = two().deck("destiny", "craftsman").placement("red").pick("red", "place/sages_house").asks("red peek")
    scene.offers("red", "peek/shore_1", "peek/shore_2", "peek/shore_3").barred("red", "done", "CM-4.4")
    scene.pick("red", "peek/shore_2").asks("blue place")
    scene.shows("red", journeys={"shore_1": "?", "shore_2": "kraken", "shore_3": "?"})
    scene.shows("blue", journeys={"shore_1": "?", "shore_2": "?", "shore_3": "?"})
    scene.hears("red", "CM-5.9 red looked shore_2 kraken").hears("blue", "CM-5.9 red looked shore_2 ?")


def test_cm_5_9_four_players_may_look_at_the_fourth_shore() -> None:
    """CM-5.9, CM-3.6: of every shore in use."""
    scene = Scene("red", "blue", "green", "yellow").journey("shore_4", "lost").placement("red")
    scene.pick("red", "place/sages_house")
    scene.offers("red", "peek/shore_1", "peek/shore_2", "peek/shore_3", "peek/shore_4").pick("red", "peek/shore_4")
    scene.shows("red", journeys={"shore_3": "?", "shore_4": "lost"}).shows("blue", journeys={"shore_4": "?"})
    scene.hears("red", "CM-5.9 red looked shore_4 lost").hears("blue", "CM-5.9 red looked shore_4 ?")


def test_cm_5_9_only_where_a_journey_lies_and_again_if_one_likes() -> None:
    """CM-5.9: a journey that was seen before still lies face down."""
    scene = two().journey("shore_1", "").journey("shore_2", "kraken", seen="red").placement("red")
    scene.pick("red", "place/sages_house").offers("red", "peek/shore_2", "peek/shore_3")
    scene.barred("red", "peek/shore_1", "CM-5.9", "no-journey-there").pick("red", "peek/shore_2").asks("blue place")


def test_cm_5_9_a_single_journey_is_not_asked_for() -> None:
    """CM-5.9"""
    scene = two().journey("shore_1", "").journey("shore_2", "").journey("shore_3", "whirlpool").placement("red")
    scene.pick("red", "place/sages_house").asks("blue place").shows("red", journeys={"shore_3": "whirlpool"})


def test_cm_5_9_without_journeys_there_is_nothing_to_see() -> None:
    """CM-5.9, CM-4.13: the place is still open."""
    scene = two().journey("shore_1", "").journey("shore_2", "").journey("shore_3", "").deck("destiny", "prepared")
    scene.placement("red").pick("red", "place/sages_house").asks("blue place").shows(destinies={"red": ["prepared"]})


# --- the destiny


def test_cm_5_9_one_destiny_is_drawn() -> None:
    """CM-5.9, CM-H2, CM-H7: it is secret, their number is not."""
    scene = two().destinies("red", "prosperous").deck("destiny", "craftsman").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").shows(destinies={"red": ["craftsman", "prosperous"]})
    scene.shows("blue", destinies={"red": ["?", "?"]}, decks={"destiny": 10})
    scene.hears_last("red", "CM-5.9 red destiny craftsman").hears_last("blue", "CM-5.9 red destiny ?")


def test_cm_5_9_with_an_empty_deck_only_the_look_happens() -> None:
    """CM-5.9, CM-4.7"""
    scene = two().deck("destiny", only=True).placement("red").pick("red", "place/sages_house", "peek/shore_1")
    scene.asks("blue place").shows(destinies={"red": []}).shows("red", journeys={"shore_1": "storm"})
    scene.hears_not("red", "destiny", "destinies-drawn")


def test_cm_10_3_dagrun_draws_two_and_keeps_one() -> None:
    """CM-10.3, CM-RU16, CM-H8: the other goes under the deck; she remembers it, the others see that there is one."""
    scene = two("dagrun ullr").deck("destiny", "troll_slayer", "craftsman").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").asks("red keep").withheld("red", "blue")
    scene.offers("red", "keep/craftsman", "keep/troll_slayer").barred(
        "red", "keep/prepared", "CM-9.10", "destiny-not-drawn"
    )
    scene.hears_last("blue", "CM-5.9 red destinies-drawn 2").shows("red", looked=["craftsman", "troll_slayer"])
    scene.shows("blue", looked=["?", "?"]).barred("red", "done", "CM-4.4")
    scene.pick("red", "keep/troll_slayer").asks("blue place").shows(destinies={"red": ["troll_slayer"]}, looked=[])
    scene.shows("red", under=[["craftsman"]]).shows("blue", under=[["?"]], decks={"destiny": 11})
    scene.hears("blue", "CM-5.9 red destiny ?").hears("red", "CM-5.9 red destiny troll_slayer")


def test_cm_10_3_from_a_short_deck_dagrun_draws_what_there_is() -> None:
    """CM-10.3"""
    scene = two("dagrun ullr").deck("destiny", "craftsman", only=True).placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").asks("blue place").shows(destinies={"red": ["craftsman"]})


def test_cm_ru16_what_was_put_under_is_drawn_last() -> None:
    """CM-RU16, CM-10.3: when the deck is gone, a random one of those put under together."""
    scene = (
        two("dagrun ullr").deck("destiny", "craftsman", only=True).under("blue", "prepared", "prosperous", "runemaster")
    )
    scene.placement("red").pick("red", "place/sages_house").load("cards", 1).pick("red", "peek/shore_1")
    scene.offers("red", "keep/craftsman", "keep/prosperous").pick("red", "keep/craftsman")
    scene.shows(decks={"destiny": 3}).shows("red", under=[["?", "?"], ["prosperous"]])


# --- True Vision


def seer(leaders: str = "ullr asmundr") -> Scene:
    scene = two(leaders).runes("red", "true_vision", "gifts")
    scene.deck("destiny", "troll_slayer", "craftsman", "prepared", "prosperous").placement("red")
    return scene.pick("red", "place/sages_house")


def test_cm_9_10_true_vision() -> None:
    """CM-9.10: after the look, before drawing; 2 more cards, still 1 kept."""
    scene = seer().barred("red", "use/true_vision", "CM-9.13", "rune-not-here").pick("red", "peek/shore_1")
    scene.asks("red draw-more").offers("red", "use/true_vision", "decline").shows(destinies={"red": []}, looked=[])
    scene.barred("red", "use/gifts", "CM-9.2", "rune-after-effect").barred("red", "done", "CM-4.4")
    scene.pick("red", "use/true_vision").asks("red keep")
    scene.offers("red", "keep/craftsman", "keep/prepared", "keep/troll_slayer").shows(used={"red": ["true_vision"]})
    scene.hears("blue", "CM-9.10 red rune true_vision", "CM-5.9 red destinies-drawn 3")
    scene.pick("red", "keep/prepared").shows(destinies={"red": ["prepared"]}, under=[["craftsman", "troll_slayer"]])


def test_cm_9_10_true_vision_may_be_kept() -> None:
    """CM-9.10"""
    scene = seer().pick("red", "peek/shore_1", "decline").asks("red after-placing")
    scene.shows(destinies={"red": ["troll_slayer"]}, used={"red": []})
    scene.barred("red", "use/true_vision", "CM-9.13", "rune-not-here")


def test_cm_ex5_dagrun_with_true_vision() -> None:
    """CM-EX5, CM-10.3: draws 4, keeps 1, 3 go under the deck."""
    scene = seer("dagrun ullr").pick("red", "peek/shore_1", "use/true_vision")
    scene.offers("red", "keep/craftsman", "keep/prepared", "keep/prosperous", "keep/troll_slayer")
    scene.pick("red", "keep/prosperous").shows(destinies={"red": ["prosperous"]})
    scene.shows("red", under=[["craftsman", "prepared", "troll_slayer"]]).shows(decks={"destiny": 11})


def test_cm_9_13_true_vision_is_not_offered_in_vain() -> None:
    """CM-9.13: when the deck holds no card beyond those drawn anyway."""
    for leaders, cards in (("ullr asmundr", ["craftsman"]), ("dagrun ullr", ["craftsman", "prepared"])):
        scene = two(leaders).runes("red", "true_vision").deck("destiny", *cards, only=True).placement("red")
        scene.pick("red", "place/sages_house", "peek/shore_1").asks("red keep" if len(cards) > 1 else "blue place")
    scene = two().runes("red", "true_vision").deck("destiny", "craftsman", "prepared", only=True).placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").asks("red draw-more")


def test_cm_9_1_true_vision_only_once() -> None:
    """CM-9.1, CM-9.10: a flipped rune, or another's, opens no window."""
    scene = two().runes("red", "true_vision", used="true_vision").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1").asks("blue place")
    two().runes("blue", "true_vision").placement("red").pick("red", "place/sages_house", "peek/shore_1").asks(
        "blue place"
    )
