"""NG-11.5, NG-11.12, NG-11.13: the draw step."""

from longhouse.kernel.search.unseen import determinize
from tests.scenes.northgard.scene import Scene


def two(**settings: bool) -> Scene:
    return Scene("red", "blue", **settings).units("red", "start.n", 3).units("blue", "start.s", 3)


def drawing(card: str) -> Scene:
    scene = two().hand("red", card).deck("red", "start_move", "start_build", "start_explore", "start_recruit")
    return scene.turn("red").pick("red", f"play/{card}")


def test_ng_11_5_draw_two() -> None:
    """NG-11.5"""
    drawing("market_place").asks("red play-on").shows(hand={"red": ["start_build", "start_move"]}, deck_size={"red": 2})


def test_ng_11_5_keep_one_discard_two() -> None:
    """NG-11.5: the player chooses among the cards just drawn."""
    scene = drawing("merchant").asks("red discard-drawn")
    scene.only("red", "discard/start_move", "discard/start_build", "discard/start_explore")
    scene.pick("red", "discard/start_build", "discard/start_move")
    scene.shows(hand={"red": ["start_explore"]}, discard={"red": ["start_build", "start_move"]}, deck_size={"red": 1})


def test_ng_11_5_the_last_card_returned_lies_on_top() -> None:
    """NG-11.5: they choose the order of the returned cards."""
    scene = drawing("cunning_merchant").pick("red", "return/start_explore", "return/start_move")
    scene.shows(hand={"red": ["start_build"]}, deck={"red": ["start_move", "start_explore", "start_recruit"]})


def test_ng_11_5_keep_two() -> None:
    """NG-11.5, NG-RU53: 3 keep 2 discard 1, 3 keep 2 return 1, and 1 each."""
    scene = drawing("upgraded_trading_post").pick("red", "discard/start_move").asks("red play-on")
    scene.shows(hand={"red": ["start_build", "start_explore"]}, discard={"red": ["start_move"]})
    scene = drawing("greater_trade_routes").pick("red", "return/start_move").asks("red play-on")
    scene.shows(hand={"red": ["start_build", "start_explore"]}, deck={"red": ["start_move", "start_recruit"]})
    scene = drawing("trading_post").pick("red", "discard/start_move").asks("red return")
    scene.pick("red", "return/start_build").shows(hand={"red": ["start_explore"]}, discard={"red": ["start_move"]})
    scene.shows(deck={"red": ["start_build", "start_recruit"]})


def test_ng_11_5_a_card_for_each_closed_territory_of_size_three() -> None:
    """NG-11.5, NG-11.11: if there is none, the card cannot be played."""
    scene = Scene("red", "blue", clans="bear goat").land("t28 0,-1", "t30 1,-1").units("red", "start.n", 1)
    scene.hand("red", "protector_of_the_land").turn("red").pick("red", "play/protector_of_the_land")
    scene.shows(hand_size={"red": 1})
    scene = Scene("red", "blue", clans="bear goat").tile("t01", 0, -1).units("red", "start.n", 1)
    scene.hand("red", "protector_of_the_land").turn("red")
    scene.barred("red", "play/protector_of_the_land", "NG-11.5", "nothing-to-count")


def test_ng_11_5_open_territories_are_not_counted() -> None:
    """NG-11.5: `closed_3`: {start.n, t28.s, t13.a} has three tiles, but is open."""
    scene = Scene("red", "blue", clans="bear goat").land("t28 0,-1", "t13 1,-1").units("red", "start.n", 1)
    scene.hand("red", "protector_of_the_land").turn("red").shows(size={"start.n": 3}, closed={"start.n": False})
    scene.barred("red", "play/protector_of_the_land", "NG-11.5", "nothing-to-count")


def test_ng_11_5_only_the_owner_knows_what_was_returned() -> None:
    """NG-11.5, hidden information: kept and returned cards are seen by their owner alone, discarded ones by all."""
    scene = drawing("trading_post").pick("red", "discard/start_move", "return/start_build")
    scene.hears("red", "NG-11.5 red returned start_build").hears("blue", "NG-11.5 red returned ?")
    scene.shows("red", deck={"red": ["start_build", "?"]}).shows("blue", deck={"red": ["?", "?"]}, hand={"red": ["?"]})
    scene.shows("spectator", discard={"red": ["start_move"]}, deck={"red": ["?", "?"]})


def test_ng_11_5_equal_cards_are_asked_for_all_the_same() -> None:
    """NG-11.5, hidden information: without a question the others would know that the cards are equal."""
    scene = two().hand("red", "cunning_merchant").deck("red", *["start_feast"] * 4).turn("red")
    scene.pick("red", "play/cunning_merchant").asks("red return").pick("red", "return/start_feast").asks("red return")


def test_ng_11_12_a_card_that_draws_too_many_is_not_played() -> None:
    """NG-11.12, NG-RU55: deck and discard pile together; it may still be used for Wait."""
    scene = two().hand("red", "market_place").deck("red", "start_move").turn("red")
    scene.barred("red", "play/market_place", "NG-11.12").may("red", "wait/market_place")
    two().hand("red", "market_place").deck("red", "start_move").discard("red", "start_build").turn("red").may(
        "red", "play/market_place"
    )


def test_ng_11_13_cards_of_the_hand_stay_there() -> None:
    """NG-11.13"""
    scene = two().hand("red", "merchant", "start_feast").deck("red", "start_move", "start_build", "start_explore")
    scene.turn("red").pick("red", "play/merchant").barred("red", "discard/start_feast", "NG-11.13")


def test_drawn_cards_are_seen_by_their_drawer_alone() -> None:
    """NG-11.5: discarded ones by all, kept and returned ones by nobody else."""
    scene = drawing("trading_post")
    scene.hears("red", "NG-11.5 red drew start_move").hears("blue", "NG-11.5 red drew ?", "NG-11.5 red drew ?")
    assert scene.seen("blue").looked.cards == scene.seen("spectator").looked.cards == [-1, -1, -1]
    assert scene.seen("blue").decision.options == []
    scene.pick("red", "discard/start_build").hears("blue", "NG-11.5 red discarded start_build")
    scene.pick("red", "return/start_move").hears("blue", "NG-11.5 red returned ?")


def test_whether_one_is_asked_does_not_tell_what_was_drawn() -> None:
    """NG-11.5: three cards of one kind are sorted like any others."""
    scene = two().hand("red", "merchant").deck("red", "start_feast", "start_feast", "start_feast", "start_move")
    scene.turn("red").pick("red", "play/merchant").only("red", "discard/start_feast")
    before = scene.seen("blue")
    for seed in ("a", "b", "c", "d"):
        twin = scene.twin().table
        determinize(twin, 1, seed)
        view = twin.view(1)
        assert [(d.seat, d.ask) for d in view.decisions] == [(d.seat, d.ask) for d in before.decisions]
        assert sorted([*twin.looked.cards, *twin.decks[0].cards]) == sorted(
            [*scene.table.looked.cards, *scene.table.decks[0].cards]
        )
