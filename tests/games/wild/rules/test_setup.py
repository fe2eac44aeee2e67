"""VW-1, VW-2: what there is, and the set-up."""

import pytest

import longhouse
from longhouse import SettingValue
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from tests.scenes.wild.scene import Opening, Scene

COLOURS = ("red", "blue", "green", "yellow")
ONES = {"worship", "worker", "strategy", "shield"}
SEEDS = "abcdefghijkl"
START = ["beer"] * 6 + ["gold"] * 2 + ["viking_warrior"] * 2


def mission_names(t: Wild, missions: list[int]) -> list[str]:
    return [t.box.missions[mission].name for mission in missions]


def card_names(t: Wild, cards: list[int]) -> list[str]:
    return sorted(t.box.card_names[card] for card in cards)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vw_1_1_two_to_four_players(players: int) -> None:
    """VW-1.1, VW-1.4: everybody has the same things and one turn each; the first player begins."""
    opening = Opening(players, luck={"seats": [2]}).shows(round=1, phase="action", first="blue", active="blue")
    opening.asks("blue turn").shows(vp=dict.fromkeys(COLOURS[:players], 0))
    opening.shows(hall=dict.fromkeys(COLOURS[:players], "town_hall_1"), town={"red": [], "blue": []})


# --- missions


def test_vw_2_1_missions_worth_1_vp_lie_on_top() -> None:
    """VW-2.1: both stacks are shuffled, and nobody sees them."""
    tops: set[tuple[str, ...]] = set()
    rests: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        table = Opening(2, seed=seed).table
        tops.add(tuple(mission_names(table, table.mission_ones.cards)))
        rests.add(tuple(mission_names(table, table.mission_rest.cards)))
        assert len(table.mission_ones.cards) == 4 and len(table.mission_rest.cards) == 12
        assert {table.box.missions[mission].vp for mission in table.mission_rest.cards} == {2, 3}
        assert set(mission_names(table, table.mission_ones.cards)) <= ONES
        assert table.view(0).mission_rest.cards == [-1] * 12
    assert len(tops) > 6 and len(rests) == len(SEEDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vw_2_8_two_missions_worth_1_vp_each(players: int) -> None:
    """VW-2.8, VW-RU7: with any number of players; the deck has that many fewer."""
    opening = Opening(players)
    for seat in range(players):
        missions = mission_names(opening.table, opening.table.missions[seat])
        assert len(missions) == 2 and set(missions) <= ONES
    opening.shows(decks={"missions": 20 - 2 * players})


def test_vw_2_8_missions_are_dealt_in_turn_order_one_player_after_the_other() -> None:
    """VW-2.8: openly, from the top of the deck, from the first player on."""
    opening = Opening(3, luck={"seats": [2]})
    dealt = [line for line in opening.heard() if " mission " in line]
    assert [line.split()[:2] for line in dealt] == [
        ["VW-2.8", c] for c in ("blue", "blue", "green", "green", "red", "red")
    ]
    own = [line.split()[-1] for line in dealt if " blue " in line]
    opening.shows("green", missions={"blue": sorted(own)})


# --- Asgard


@pytest.mark.parametrize(("players", "left", "in_box"), [(2, 4, 4), (3, 7, 3), (4, 10, 0)])
def test_vw_2_2_three_asgard_cards_for_each_player(players: int, left: int, in_box: int) -> None:
    """VW-2.2, VW-2.3: two of them lie open; the others go back to the box, and nobody sees them."""
    table = Opening(players).table
    assert (len(table.asgard_row), len(table.asgard_deck.cards), len(table.asgard_box.cards)) == (2, left, in_box)
    view = table.view(0)
    assert view.asgard_row == table.asgard_row
    assert view.asgard_deck.cards == [-1] * left and view.asgard_box.cards == [-1] * in_box


def test_vw_2_3_what_lies_open_is_told() -> None:
    """VW-2.3, VW-2.6: the Asgard cards and the achievements."""
    opening = Opening(2, first_game_setup=True)
    row = [opening.table.box.card_names[card] for card in opening.table.asgard_row]
    opening.hears("spectator", *[f"VW-2.3 nobody asgard-laid {card}" for card in row])
    names = ("performer", "builder", "king_of_pigs", "gold_digger")
    opening.hears("spectator", *[f"VW-2.6 nobody achievement-laid {name}" for name in names])


def test_vw_2_2_taxes_need_three_players() -> None:
    """VW-2.2, VW-RU30: with 2 players the cards for 3 and more are removed first, with 3 all may come."""
    two: set[str] = set()
    three: set[str] = set()
    for seed in SEEDS:
        for players, seen in ((2, two), (3, three)):
            table = Opening(players, seed=seed).table
            seen |= set(card_names(table, [*table.asgard_row, *table.asgard_deck.cards, *table.asgard_box.cards]))
    assert len(two) == 10 and three - two == {"beer_taxes", "gold_taxes"}


def test_vw_2_3_other_cards_lie_open_in_another_game() -> None:
    """VW-2.2, VW-2.3: at random."""
    assert len({tuple(Opening(4, seed=seed).table.asgard_row) for seed in SEEDS}) > 8


# --- piles


@pytest.mark.parametrize("players", [2, 3, 4])
def test_vw_2_4_piles(players: int) -> None:
    """VW-2.4, VW-2.5, VW-RU4: the same for every number of players."""
    opening = Opening(players).shows(supply={"elf_archer": 8, "bone_crusher": 6, "pigator": 4})
    opening.shows(supply={"tower": 6, "chicken_tower": 4, "sheep_cannon": 4})
    opening.shows(
        supply={"brewery": 12, "smelter": 12, "beer_storage": 8, "gold_storage": 8, "tavern": 6, "drakkar": 6}
    )


# --- achievements


def test_vw_2_6_four_achievements_at_random() -> None:
    """VW-2.6: four different ones; every one of the eight comes in some game."""
    seen: set[int] = set()
    for seed in SEEDS:
        table = Opening(2, seed=seed).table
        assert len(set(table.achievements)) == 4
        seen |= set(table.achievements)
    assert len(seen) == 8


def test_vw_2_6_achievements_of_the_first_game() -> None:
    """VW-2.6: option first_game_setup."""
    for seed in SEEDS[:3]:
        opening = Opening(2, seed=seed, first_game_setup=True)
        opening.shows(achievements=["performer", "builder", "king_of_pigs", "gold_digger"])


# --- Odin's Path


def test_vw_2_7_the_first_card_revealed_lies_far_right() -> None:
    """VW-2.7, VW-RU28: five cards; the first goes to slot 5, the last to slot 1."""
    opening = Opening(2)
    revealed = [line.split()[-1] for line in opening.heard() if "path-refilled" in line]
    assert len(revealed) == 5
    opening.shows(path=revealed[::-1], decks={"path": 35, "path_discard": 0})


def test_vw_2_7_undead_revealed_here_stay() -> None:
    """VW-2.7: nothing is done about them."""
    with_undead = 0
    for seed in SEEDS:
        table = Opening(2, seed=seed).table
        assert w.NONE not in table.path and not table.path_discard.cards
        with_undead += any(table.box.cards[card].kind == w.UNDEAD for card in table.path)
    assert with_undead > 0


# --- players


def test_vw_2_8_the_starting_deck() -> None:
    """VW-2.8, VW-RU32: 6 Beer, 2 Gold, 2 Viking Warriors, shuffled; half of them are the first hand."""
    orders: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        table = Opening(3, seed=seed).table
        for seat in range(3):
            assert card_names(table, [*table.hands[seat].cards, *table.decks[seat].cards]) == START
            assert len(table.hands[seat].cards) == 5
            orders.add(tuple(table.decks[seat].cards))
    assert len(orders) > 20


def test_vw_2_8_no_hand_before_the_first_draw_phase() -> None:
    """VW-2.8: it is drawn in the draw phase, after the set-up."""
    lines = Opening(2, luck={"seats": [1]}).heard()
    assert lines.index("VW-5.1 nobody round 1") < lines.index("VW-5.4 red drew 5")


@pytest.mark.parametrize(("drawn", "colour"), [(1, "red"), (2, "blue"), (3, "green")])
def test_vw_2_9_the_first_player_is_drawn(drawn: int, colour: str) -> None:
    """VW-2.9, VW-2.11: at random; the first turn is that player's."""
    opening = Opening(3, luck={"seats": [drawn]}).shows(first=colour, active=colour)
    assert opening.heard()[0] == f"VW-2.9 {colour} first"


def test_vw_2_9_the_host_names_the_first_player() -> None:
    """VW-2.9, VW-2.11: setting first_player; nothing is drawn for it."""
    for seed in SEEDS[:4]:
        opening = Opening(4, seed=seed, first_player="host_choice", first_seat=3).shows(first="green", active="green")
        assert opening.table.chance.counts[w.CHANCE_SEATS] == 0


@pytest.mark.parametrize(("players", "settings"), [(2, {}), (3, {"first_game_setup": True}), (4, {})])
def test_vw_2_10_nothing_is_chosen(players: int, settings: dict[str, SettingValue]) -> None:
    """VW-2.10, VW-2.11: portraits come with the seat; the first question is the first turn."""
    opening = Opening(players, **settings)
    assert [decision.ask for decision in opening.table.decisions] == ["wild-ask-turn"]
    assert [type(frame).__name__ for frame in opening.table.agenda] == ["Round", "Turn", "Apart"]


def test_vw_2_11_the_same_luck_the_same_game() -> None:
    """VW-2.11: what is drawn is recorded in one order and can be repeated."""
    first, again, other = Opening(4, seed="a"), Opening(4, seed="a"), Opening(4, seed="b")
    assert first.position() == again.position() != other.position()


def test_vw_2_11_the_starting_decks_are_shuffled_in_turn_order() -> None:
    """VW-2.11: the first player's deck first; the deck of each has the place in turn order, not the seat."""
    red, blue = Opening(2, luck={"seats": [1]}).table, Opening(2, luck={"seats": [2]}).table
    assert red.hands[0].cards == blue.hands[1].cards and red.decks[1].cards == blue.decks[0].cards


def test_vw_1_3_what_lies_in_the_box() -> None:
    """VW-1.3, VW-RU3: 216 cards; heroes are no fighters, and buildings are no cards of a deck."""
    box = Scene("red", "blue", "green", "yellow").table.box
    decks = [sum(card.count for card in box.cards if card.deck == deck) for deck in range(len(w.DECK_IDS))]
    sites = [site.count for site in box.sites]
    assert decks == [40, 18, 14, 40, 12]
    assert (sum(sites[: box.buildings]), len(box.mission_deck), len(box.achievements)) == (52, 20, 8)
    assert sum(decks) + sum(sites) + 20 + 8 == 216
    path = [card.kind for card in box.cards for _ in range(card.count) if card.deck == w.DECK_PATH]
    assert [path.count(kind) for kind in range(len(w.KIND_IDS))] == [6, 6, 0, 3, 21, 4]


def test_vw_1_4_a_game_is_saved_as_it_begins() -> None:
    """VW-1.4: everything of the set-up is kept and loaded."""
    table = Opening(3).table
    assert longhouse.save(longhouse.load(longhouse.save(table))) == longhouse.save(table)
