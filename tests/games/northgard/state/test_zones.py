"""NG-4: card zones."""

from longhouse.games.northgard.rules.year import START, Year
from longhouse.kernel.search.unseen import determinize
from tests.scenes.northgard.scene import Scene


def two(**settings: bool) -> Scene:
    return Scene("red", "blue", **settings).units("red", "start.n", 3).units("blue", "start.s", 3)


def test_ng_4_2_a_card_goes_from_the_hand_to_the_active_zone_and_at_the_pass_to_the_discard_pile() -> None:
    """NG-4.2"""
    scene = two().hand("red", "start_recruit", "start_move").hand("blue", "start_move").turn("red")
    scene.pick("red", "wait/start_recruit").shows(hand={"red": ["start_move"]}, active_zone={"red": ["start_recruit"]})
    scene.pick("blue", "wait/start_move").pick("red", "pass")
    scene.shows(hand={"red": []}, active_zone={"red": []}, discard={"red": ["start_recruit", "start_move"]})


def test_ng_4_3_the_discard_pile_becomes_the_deck_only_when_a_card_must_be_drawn_from_an_empty_deck() -> None:
    """NG-4.3: the active zone is not part of it."""
    scene = (
        two().hand("red", "market_place", "start_move").deck("red", "start_build").active_zone("red", "start_explore")
    )
    scene.discard("red", "start_feast", "start_feast").turn("red").pick("red", "play/market_place")
    scene.hears("red", "NG-11.5 red drew start_build", "NG-4.3 red shuffled 2", "NG-11.5 red drew start_feast")
    scene.shows(hand={"red": ["start_build", "start_feast", "start_move"]}, deck_size={"red": 1}, discard={"red": []})
    scene.shows(active_zone={"red": ["start_explore", "market_place"]})
    for colour in ("red", "blue", "spectator"):
        scene.shows(colour, deck={"red": ["?"]})


def test_ng_4_3_an_empty_deck_stays_empty_until_a_card_is_drawn() -> None:
    """NG-4.3"""
    scene = two().hand("red", "upgraded_market_place", "start_move").deck("red", "start_build", "start_explore")
    scene.discard("red", "start_feast").turn("red").pick("red", "play/upgraded_market_place")
    scene.shows(deck_size={"red": 0}, discard={"red": ["start_feast"]}).hears_not("table", "shuffled")


def test_ng_4_4_what_cannot_be_drawn_is_lost() -> None:
    """NG-4.4, NG-RU49: the start of a year with too few cards."""
    scene = two().deck("red", "start_move").discard("red", "start_build").begin(Year(START))
    scene.shows(hand={"red": ["start_build", "start_move"]}, hand_size={"blue": 4}, deck_size={"red": 0})


def test_ng_4_5_there_is_no_hand_limit() -> None:
    """NG-4.5"""
    cards = ["start_feast"] * 8
    scene = two().hand("red", *cards, "upgraded_market_place").turn("red").pick("red", "play/upgraded_market_place")
    scene.shows(hand_size={"red": 10})


def test_ng_4_6_a_removed_card_is_owned_by_nobody() -> None:
    """NG-4.6, NG-4.7"""
    scene = two().hand("red", "scouts", "start_move").goods("red", lore=2).turn("red")
    assert scene.table.owned[0][scene.card("scouts")] == 1
    scene.pick("red", "remove/scouts").shows(removed=["scouts"], goods={"red": {}})
    assert scene.table.owned[0][scene.card("scouts")] == 0


def test_ng_4_7_an_upgrade_is_owned_once_it_is_taken() -> None:
    """NG-4.7"""
    scene = two().hand("red", "start_move").goods("red", lore=3).turn("red")
    assert scene.table.owned[0][scene.card("teamwork")] == 0
    scene.pick("red", "upgrade/teamwork", "lay/start_move")
    assert scene.table.owned[0][scene.card("teamwork")] == 1


def test_ng_14_3_the_top_card_is_discarded_from_a_deck_made_anew() -> None:
    """NG-14.3, NG-4.3; without any card nothing happens."""
    scene = two().units("red", "start.n", 3).units("blue", "start.s", 3).unrest(0).fame(red=7, blue=3)
    scene.deck("red").discard("red", "start_feast").deck("blue").phase("winter")
    scene.hears("table", "NG-4.3 red shuffled 1", "NG-14.3 red discarded start_feast", "NG-14.3 blue fame-lost 3")
    scene.shows(fame={"red": 2, "blue": 0}, hand={"red": ["start_feast"], "blue": []})


def test_who_saw_a_card_on_top_of_a_deck_knows_it_until_it_is_drawn() -> None:
    """NG-6.9: a card of the display is known to all; a returned one to its owner alone (hidden information)."""
    scene = two().hand("red", "cunning_merchant").deck("red", "start_move", "start_build", "start_explore").turn("red")
    scene.pick("red", "play/cunning_merchant", "return/start_move", "return/start_build")
    scene.shows("red", deck={"red": ["start_build", "start_move"]}).shows("blue", deck={"red": ["?", "?"]})
    scene.hears("red", "NG-11.5 red returned start_build").hears("blue", "NG-11.5 red returned ?")
    scene.pick("red", "end-turn").pick("blue", "take/scouts").shows("red", deck={"blue": ["scouts", *["?"] * 7]})
    for seed in ("a", "b", "c"):
        twin = two().hand("red", "cunning_merchant", "start_feast").deck("red", "start_move", "start_build", "scouts")
        twin.turn("red").pick("red", "play/cunning_merchant", "return/start_move", "return/start_build")
        determinize(twin.table, 0, seed)
        twin.shows(deck={"red": ["start_build", "start_move"]})


def test_ng_4_3_the_order_of_the_discard_pile_does_not_matter() -> None:
    """NG-4.3: it is shuffled: equal cards and equal seeds make equal decks."""
    decks = []
    for pile in (("start_build", "start_explore", "start_feast"), ("start_feast", "start_build", "start_explore")):
        scene = two().hand("red", "market_place").deck("red").discard("red", *pile).turn("red")
        scene.pick("red", "play/market_place")
        decks.append([scene.table.hands[0].cards, scene.table.decks[0].cards])
    assert decks[0] == decks[1]


def test_ng_ru40_what_a_player_passes_with_is_seen_by_all() -> None:
    """NG-RU40: the discard pile is public, with the cards that were left in the hand."""
    scene = two().hand("red", "start_move", "unrest").hand("blue", "start_move").turn("red").pick("red", "pass")
    scene.shows("spectator", discard={"red": ["start_move", "unrest"]})
