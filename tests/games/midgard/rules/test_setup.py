"""CM-2, CM-14: the set-up."""

import pytest

from longhouse import SettingValue
from tests.scenes.midgard.scene import Opening, Scene

COLOURS = ("red", "blue", "green", "yellow")
WAR = {"militia", "raiders", "jomsvikings", "varangians"}
FIRST_IS = {"red": [1], "blue": [2], "green": [3], "yellow": [4]}


def dealt(players: int, **said: SettingValue | dict[str, list[int]]) -> Opening:
    """Everybody has a leader, and all is dealt."""
    return Opening(players, leader_choice="random", **said)


# --- the board


def test_cm_2_1_the_first_round_begins() -> None:
    """CM-2.1, CM-1.2, CM-4.1: after the set-up, round 1; the first player places the first worker."""
    dealt(3, luck={"seats": FIRST_IS["green"]}).shows(round=1, phase="placement", first="green", active="green")


@pytest.mark.parametrize(("players", "war", "trade"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_cm_2_2_stalls(players: int, war: int, trade: int) -> None:
    """CM-2.2, CM-14.1: this many of each kind, at random; the others leave the game."""
    seen: set[str] = set()
    for seed in "abcdefghijkl":
        table = dealt(players, seed=seed).table
        stalls = {table.box.places[place].name for place in table.stalls}
        assert (len(stalls & WAR), len(stalls - WAR)) == (war, trade)
        seen |= stalls
    assert len(seen) == 8


def test_cm_2_2_only_the_stalls_in_play_can_be_used() -> None:
    """CM-2.2: the others have left the game."""
    scene = Scene("red", "blue").stalls("skald", "militia").goods("red", food=1, wood=1, coin=2).placement("red")
    scene.may("red", "place/skald", "place/militia").may_not("red", "place/benefactor", "place/raiders")


@pytest.mark.parametrize(
    ("players", "ships"),
    [(2, ("karvi", "drakkar")), (3, ("karvi", "snekkja", "drakkar")), (4, ("karvi", "snekkja", "skeid", "drakkar"))],
)
def test_cm_2_3_private_longships(players: int, ships: tuple[str, ...]) -> None:
    """CM-2.3, CM-14.1: the ships marked 3+ and 4+ need that many players; the public ones are always there."""
    scene = Scene(*COLOURS[:players]).goods("red", wood=9, coin=9).placement("red")
    scene.may("red", "place/large_longship", "place/small_longship").pick("red", "place/shipwright")
    scene.offers_of("red", "buy", *ships)


def test_cm_2_4_every_deck_is_shuffled() -> None:
    """CM-2.4: separately; another seed, other cards."""
    one, other = dealt(4, seed="one").table, dealt(4, seed="other").table
    for a, b in (
        (one.troll_deck, other.troll_deck),
        (one.draugr_deck, other.draugr_deck),
        (one.monster_deck, other.monster_deck),
        (one.journey_deck, other.journey_deck),
        (one.rune_deck, other.rune_deck),
        (one.destiny_deck, other.destiny_deck),
        (one.merchant_deck, other.merchant_deck),
    ):
        assert len(a.cards) == len(b.cards) and a.cards != b.cards


def test_cm_2_5_everything_else_is_the_supply() -> None:
    """CM-2.5, CM-1.6, CM-2.8, CM-3.11: 12, 12 and 10 dice, less a swordsman each and one die at every smith."""
    dealt(4).shows(supply={"sword": 7, "spear": 11, "axe": 9}, stock={"sword": 1, "spear": 1, "axe": 1, "food": 1})


def test_cm_h5_nobody_knows_the_order_of_a_deck() -> None:
    """CM-H5: the owner of a table does not either."""
    opening = dealt(2)
    for to in ("red", "blue", "spectator"):
        view = opening.seen(to)
        decks = [view.troll_deck, view.draugr_deck, view.monster_deck, view.rune_deck, view.merchant_deck]
        for deck in [*decks, view.destiny_deck, view.journey_deck]:
            assert {*deck.cards} == {-1}


# --- the first player and the leaders


def test_cm_2_6_the_first_player() -> None:
    """CM-2.6: at random, or with the setting first_player the player who opened the table."""
    dealt(3, luck={"seats": FIRST_IS["blue"]}).shows(first="blue")
    for seed in "abc":
        dealt(3, first_player="host", seed=seed).shows(first="red")


def test_cm_2_7_leaders_are_chosen_counter_clockwise() -> None:
    """CM-2.7, CM-1.13: from the right of the first player, who chooses last; no leader twice."""
    opening = Opening(4, luck={"seats": FIRST_IS["blue"]}).asks("red leader")
    opening.hears("spectator", "CM-2.6 blue first")
    opening.offers("red", *[f"leader/{name}" for name in ("asmundr", "dagrun", "gylfir", "svanhildr", "ullr")])
    opening.pick("red", "leader/ullr").hears("blue", "CM-2.7 red leader ullr").asks("yellow leader")
    opening.barred("yellow", "leader/ullr", "CM-2.7", "leader-taken").pick("yellow", "leader/dagrun")
    opening.asks("green leader").barred("green", "place/beg", "CM-1.2", "not-now").pick("green", "leader/asmundr")
    opening.asks("blue leader").offers("blue", "leader/gylfir", "leader/svanhildr").pick("blue", "leader/gylfir")
    opening.shows(leader={"red": "ullr", "blue": "gylfir", "green": "asmundr", "yellow": "dagrun"}, round=1)


def test_cm_2_7_leaders_at_random() -> None:
    """CM-2.7: option leader_choice; nobody is asked, and everybody is dealt another one."""
    swaps = [1, 4, 3, 2]  # of the five boards: the last is exchanged with the first
    opening = dealt(4, luck={"seats": [*FIRST_IS["red"], *swaps]})
    opening.shows(leader={"red": "ullr", "blue": "dagrun", "green": "gylfir", "yellow": "svanhildr"}, phase="placement")


# --- what everybody starts with


def test_cm_2_8_starting_goods() -> None:
    """CM-2.8, CM-2.10, CM-1.4: one of each resource, one swordsman; the track begins with 0."""
    opening = dealt(3)
    for colour in COLOURS[:3]:
        opening.shows(goods={colour: {"food": 1, "wood": 1, "coin": 1, "favour": 1}}, dice={colour: {"sword": 1}})
        opening.shows(glory={colour: 0}, blame={colour: 0}, ship={colour: ""}, runes={colour: []})


@pytest.mark.parametrize(("players", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_cm_2_9_workers(players: int, workers: int) -> None:
    """CM-2.9, CM-14.1: three each, with two players four; one more waits at the Huts."""
    opening = dealt(players)
    for colour in COLOURS[:players]:
        opening.shows(workers={colour: workers}, crew={colour: workers})
    scene = Scene(*COLOURS[:players]).goods("red", coin=5).placement("red").pick("red", "place/worker_huts")
    scene.shows(crew={"red": workers + 1, "blue": workers})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cm_2_11_a_secret_destiny(players: int) -> None:
    """CM-2.11, CM-14.1, CM-H2, CM-H7: one each, which the others can count but not see."""
    opening = dealt(players)
    assert len({name for held in opening.table.destinies for name in held.cards}) == players
    opening.shows(decks={"destiny": 12 - players})
    opening.shows("spectator", destinies={colour: ["?"] for colour in COLOURS[:players]})
    opening.shows("red", destinies={"blue": ["?"]})
    (mine,) = opening.table.destinies[0].cards
    opening.shows("red", destinies={"red": [opening.table.box.destinies[mine].name]})


def test_cm_2_11_no_choice_for_dagrun() -> None:
    """CM-2.11: she is also dealt one card and keeps it."""
    opening = Opening(2, luck={"seats": FIRST_IS["red"]}).pick("blue", "leader/dagrun").pick("red", "leader/ullr")
    opening.asks("red place").shows("table", under=[], decks={"destiny": 10})
    opening.hears("red", "CM-2.11 blue destiny ?")
    assert len(opening.table.destinies[1].cards) == 1


def test_cm_2_12_distrust() -> None:
    """CM-2.12, CM-13.2: everybody begins with 1 blame."""
    dealt(3, distrust=True).shows(blame={"red": 1, "blue": 1, "green": 1})
    dealt(3).shows(blame={"red": 0, "blue": 0, "green": 0})


# --- the first round


@pytest.mark.parametrize(("players", "shores"), [(2, 3), (3, 3), (4, 4)])
def test_cm_3_11_round_1_fills_every_space(players: int, shores: int) -> None:
    """CM-3.11, CM-3.6, CM-14.1: three runes, and a journey and a monster on every shore in use."""
    opening = dealt(players)
    table = opening.table
    assert all(rune >= 0 for rune in table.display) and len(table.display) == 3
    assert [len(zone.cards) for zone in table.journeys] == [1] * shores + [0] * (4 - shores)
    assert [enemy >= 0 for enemy in table.enemies] == [True] * (3 + shores) + [False] * (4 - shores)
    opening.shows(decks={"troll": 15, "draugr": 19, "monster": 36 - shores, "journey": 18 - shores})
    opening.shows(decks={"rune": 7, "merchant": 7})


def test_cm_h1_what_is_open() -> None:
    """CM-H1, CM-RU25: only destinies, trophies and cards that lie face down are hidden."""
    scene = Scene("red", "blue").goods("red", food=2, favour=1).dice("red", axe=2).runes("red", "gifts", used="gifts")
    scene.blame(red=2).glory(red=7).ship("red", "karvi").stock(axe=3).first("blue").merchant("ms_timber")
    scene.placed("red", "market").discarded("storm", "moss_troll_1").placement("blue")
    for to in ("red", "blue", "spectator"):
        scene.shows(to, goods={"red": {"food": 2, "favour": 1}}, dice={"red": {"axe": 2}}, ship={"red": "karvi"})
        scene.shows(to, runes={"red": ["gifts"]}, used={"red": ["gifts"]}, blame={"red": 2}, glory={"red": 7})
        scene.shows(to, stock={"axe": 3}, first="blue", merchant="ms_timber", placed=["red market"])
        scene.shows(to, journey_discard=["storm"], enemy_discard=["moss_troll_1"])
