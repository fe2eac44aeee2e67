"""VW-16: the end of the game, achievements and places."""

import pytest

from tests.scenes.wild.scene import Opening, Scene

COLOURS = ("red", "blue", "green", "yellow")
PATH = ("scroll", "sword", "bear_rider")


def ended(**said: bool | int | str) -> Scene:
    return Scene("red", "blue", **said)


# --- the target


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 30), (4, 30)])
def test_vw_16_1_the_target(players: int, target: int) -> None:
    """VW-16.1, VW-RU2: reaching it makes the round the last; one point less does not."""
    town = ("gold_storage tokens=4", "beer_storage tokens=4")
    scene = Scene(*COLOURS[:players]).vp(red=target - 2).town("red", *town[:1]).storage()
    scene.not_over().shows(last=False, vp={"red": target - 1})
    scene = Scene(*COLOURS[:players]).vp(red=target - 2).town("red", *town).storage()
    scene.shows(last=True).won("red").hears("table", f"VW-16.2 red last-round {target}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vw_16_1_the_long_game(players: int) -> None:
    """VW-16.1: option long_game: 40 VP with any number of players."""
    scene = Scene(*COLOURS[:players], long_game=True)
    scene.vp(red=38).town("red", "gold_storage tokens=4", "beer_storage tokens=4").storage().won("red")
    scene = Scene(*COLOURS[:players], long_game=True).vp(red=38).town("red", "gold_storage tokens=4").storage()
    scene.not_over().shows(vp={"red": 39}, last=False)


def test_vw_16_11_the_round_limit() -> None:
    """VW-16.11: the round of this number is the last, though nobody has reached the target; 0: no limit."""
    opening = Opening(2, luck={"seats": [1]}, round_limit=2, first_game_setup=True)
    opening.pick("red", "end-turn").shows(last=False).pick("blue", "end-turn").shows(round=2, last=True)
    opening.hears("table", "VW-5.1 nobody round 2", "VW-16.11 nobody round-limit 2")
    opening.pick("blue", "end-turn").not_over().pick("red", "end-turn").shows(phase="end", round=2)
    result = opening.table.result
    assert result is not None and result.ending == "wild-ending-rounds"


def test_vw_16_11_the_target_reached_in_the_last_round_of_all() -> None:
    """VW-16.11, VW-16.2: then the target has ended the game."""
    scene = ended(round_limit=2).vp(red=38).town("red", "gold_storage tokens=4").storage().shows(round=2, last=True)
    result = scene.pick("blue", "end-turn").pick("red", "end-turn").won("red").table.result
    assert result is not None and result.ending == "wild-ending-target" and result.points[0] >= 40


def test_vw_16_11_no_limit() -> None:
    """VW-16.11: nothing ends a game in which nobody scores."""
    opening = Opening(2, luck={"seats": [1]})
    for n in range(12):
        opening.pick(("red", "blue", "blue", "red")[n % 4], "end-turn")
    opening.not_over().shows(round=7, last=False)


def test_vw_16_2_how_a_game_ended() -> None:
    """VW-16.2, VW-16.6: by the target; the result says so, and by which rule."""
    result = ended().vp(red=41).scoring().won("red").table.result
    assert result is not None and (result.ending, result.rule) == ("wild-ending-target", "VW-16.6")


# --- achievements


def test_vw_16_4_one_player_fulfils_an_achievement() -> None:
    """VW-16.3, VW-16.4: 6 VP; players with less get none; what nobody has gives no points."""
    scene = ended().vp(red=41, blue=20).town("red", "tavern").town("blue", "tavern", "drakkar").scoring()
    scene.total("blue", attacks=20, achievements=6, total=26).total("red", achievements=0, total=41).won("red")
    scene.hears(
        "table", "VW-16.4 nobody unfulfilled performer", "VW-16.3 blue fulfilled builder 2", "VW-16.4 blue scored 6"
    )
    scene.shows(shares={"performer": [0, 0], "builder": [0, 6], "king_of_pigs": [0, 0], "gold_digger": [0, 0]})


@pytest.mark.parametrize(("sharers", "each"), [(1, 6), (2, 3), (3, 2), (4, 1)])
def test_vw_16_4_an_achievement_is_shared(sharers: int, each: int) -> None:
    """VW-16.4: 6, 3, 2 or 1 VP each."""
    scene = Scene(*COLOURS).achievements("builder", "performer", "king_of_pigs", "gold_digger").vp(red=31)
    for colour in COLOURS[:sharers]:
        scene.town(colour, "brewery")
    scene.scoring().shows(shares={"builder": [each] * sharers + [0] * (4 - sharers)})
    scene.total("red", achievements=each, total=31 + each)


def test_vw_16_5_performer_and_builder() -> None:
    """VW-16.5: completed missions; buildings without the town hall, new or not."""
    scene = ended().vp(red=41).completed("red", "worker").completed("blue", "worker", "shield").hall("red", 3)
    scene.town("red", "brewery new", "brewery").town("blue", "tavern").scoring()
    scene.shows(shares={"performer": [0, 6], "builder": [6, 0]})
    scene.hears("table", "VW-16.3 blue fulfilled performer 2", "VW-16.3 red fulfilled builder 2")


def test_vw_16_5_king_of_pigs_counts_cards_wherever_they_lie() -> None:
    """VW-16.5, VW-14.8: deck, hand, played area, discard pile."""
    scene = ended().vp(red=41).hand("red", "pigator").discard("red", "pigator").deck("blue", "pigator")
    scene.scoring().shows(shares={"king_of_pigs": [6, 0]}).hears("table", "VW-16.3 red fulfilled king_of_pigs 2")
    scene = ended().vp(red=41).played("red", "pigator").deck("blue", "pigator").scoring()
    scene.shows(shares={"king_of_pigs": [3, 3]})


@pytest.mark.parametrize(
    ("achievement", "kind", "other"), [("gold_digger", "gold", "beer"), ("beer_tycoon", "beer", "gold")]
)
def test_vw_16_5_tokens_in_storages(achievement: str, kind: str, other: str) -> None:
    """VW-16.5: of the one type, and in storages alone."""
    scene = ended().achievements(achievement, "builder", "performer", "king_of_pigs").vp(red=41)
    scene.town("red", f"{kind}_storage tokens=2", f"{kind}_storage tokens=1", f"{other}_storage tokens=3")
    scene.town("blue", f"{kind}_storage tokens=2", f"{other}_storage tokens=4").scoring()
    scene.shows(shares={achievement: [6, 0]}).hears("table", f"VW-16.3 red fulfilled {achievement} 3")


def test_vw_16_5_follower() -> None:
    """VW-16.5, VW-18.6, VW-10.7: cards of Odin's Path, of whatever kind; Asgard and pile cards are none."""
    scene = ended().achievements("follower", "builder", "performer", "king_of_pigs").vp(red=41)
    scene.discard("red", *PATH).discard("blue", "thor", "pigator", "pigator", "tower", "miner").scoring()
    scene.shows(shares={"follower": [6, 0]}).hears("table", "VW-16.3 red fulfilled follower 3")


def test_vw_16_5_conqueror() -> None:
    """VW-16.5, VW-RU33: fighters, those of Odin's Path and of the starting deck too; heroes are none."""
    scene = ended().achievements("conqueror", "builder", "performer", "king_of_pigs").vp(red=41)
    scene.discard("red", "elf_archer", "bear_rider").discard("blue", "elf_archer", "thor", "grendel", "alvis").scoring()
    scene.shows(shares={"conqueror": [6, 0]}).hears("table", "VW-16.3 red fulfilled conqueror 4")


def test_vw_16_5_defender() -> None:
    """VW-16.5, VW-RU33: fortifications, those of Odin's Path too; a Hero Trap is none."""
    scene = ended().achievements("defender", "builder", "performer", "king_of_pigs").vp(red=41)
    scene.discard("red", "tower", "shockwave_tower").discard("blue", "tower", "hero_trap").scoring()
    scene.shows(shares={"defender": [6, 0]}).hears("table", "VW-16.3 red fulfilled defender 2")


def test_vw_3_15_destroyed_cards_count_no_longer() -> None:
    """VW-3.15, VW-16.5: two fewer Viking Warriors."""
    scene = ended().achievements("conqueror", "builder", "performer", "king_of_pigs").vp(red=41)
    scene.deck("red", only=True).scoring().shows(shares={"conqueror": [0, 6]})


def test_vw_16_3_at_least_one() -> None:
    """VW-16.3, VW-RU9: having the most of nothing fulfils nothing."""
    ended().vp(red=41).scoring().total("red", achievements=0).total("blue", achievements=0)


def test_vw_16_4_each_achievement_is_told() -> None:
    """VW-16.3, VW-16.4: the players who fulfil it, or nobody."""
    scene = ended().vp(red=41).town("blue", "tavern").completed("red", "worker").scoring()
    told = [line for line in scene.heard() if "fulfilled" in line]
    assert told == [
        "VW-16.3 red fulfilled performer 1",
        "VW-16.3 blue fulfilled builder 1",
        "VW-16.4 nobody unfulfilled king_of_pigs",
        "VW-16.4 nobody unfulfilled gold_digger",
    ]


def test_vw_15_7_achievements_set_off_nothing() -> None:
    """VW-15.7: no Asgard card for reaching a threshold by them."""
    scene = ended().vp(red=41, blue=4).town("blue", "tavern").scoring().won("red")
    scene.total("blue", total=10).shows(served={"blue": 0}, played={"blue": []}).hears_not("table", "asgard-received")


def test_vw_16_3_achievements_decide() -> None:
    """VW-16.3, VW-16.6: the most VP after the achievements win, not reaching the target."""
    scene = ended().vp(red=40, blue=38).town("blue", "tavern").scoring().won("blue")
    scene.hears_last("table", "VW-16.6 blue won 44").shows(places={"red": 2, "blue": 1})


# --- places


def test_vw_16_10_places_go_by_points() -> None:
    """VW-16.10: equal points share a place, and the next place is left out."""
    Scene(*COLOURS).vp(red=12, blue=31, green=20, yellow=12).scoring().won("blue").shows(
        places={"blue": 1, "green": 2, "red": 3, "yellow": 3}
    )
    Scene(*COLOURS).vp(red=31, blue=20, green=20, yellow=12).scoring().shows(
        places={"red": 1, "blue": 2, "green": 2, "yellow": 4}
    )


def test_vw_16_6_the_game_is_over() -> None:
    """VW-16.6: nothing can be picked any more."""
    ended().vp(red=41).scoring().barred("red", "end-turn", "VW-16.6", "game-over").shows(phase="end", active="nobody")
