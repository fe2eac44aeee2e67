"""NG-21.5 to NG-21.7, NG-21.20: reactions, and cards that make others discard."""

import longhouse
from longhouse.games.northgard.rules.cards.play import PlayCard, Reaction
from longhouse.kernel.decision import NOBODY
from longhouse.kernel.search.unseen import determinize
from tests.scenes.northgard.scene import Scene


def three(clans: str = "", **settings: bool) -> Scene:
    scene = Scene("red", "blue", "yellow", clans=clans, **settings).units("red", "start.n", 3)
    return scene.units("blue", "start.s", 3).units("yellow", "start.e", 3)


# --- discard_enemy


def test_ng_21_7_the_acting_player_names_a_card_of_the_hand_he_looks_at() -> None:
    """NG-21.7, NG-21.20: Spy."""
    scene = three().hand("red", "spy").hand("blue", "start_move", "scouts", "scouts").hand("yellow", "start_build")
    scene.turn("red").pick("red", "play/spy").only("red", "rival/blue", "rival/yellow").pick("red", "rival/blue")
    scene.shows("red", hand={"blue": ["scouts", "scouts", "start_move"]}).shows(
        "yellow", hand={"blue": ["?", "?", "?"]}
    )
    scene.only("red", "name/start_move", "name/scouts").barred("red", "name/spy", "NG-21.7", "not-in-that-hand")
    scene.pick("red", "name/scouts").shows(discard={"blue": ["scouts"]}, hand_size={"blue": 2, "red": 1})
    scene.shows("red", hand={"blue": ["?", "?"]}).asks("red play-on")


def test_ng_21_7_targets_are_opponents_with_cards_in_hand() -> None:
    """NG-21.7, NG-6.12"""
    scene = three().hand("red", "spy").hand("blue", "start_move", "scouts").hand("yellow").turn("red")
    scene.pick("red", "play/spy").asks("red name").hears("yellow", "NG-21.20 red looked-at-hand blue")
    scene = Scene("red", "blue", "yellow", "green").hand("red", "spy").hand("blue", "scouts").hand("yellow", "militia")
    scene.units("red", "start.n", 1).turn("red").pick("red", "play/spy").barred("red", "rival/green", "NG-21.7")
    scene.barred("red", "rival/red", "NG-1.11")


def test_ng_20_7_a_partner_is_no_victim() -> None:
    """NG-20.7, NG-1.11"""
    scene = Scene("red", "blue", "yellow", "green", teams=True, discard_needs_victim=True)
    scene.hand("red", "spy").hand("yellow", "scouts").turn("red").barred("red", "play/spy", "NG-21.7", "no-hand-to-rob")


def test_ng_21_7_the_victims_choose_clockwise() -> None:
    """NG-21.7, NG-1.13: Ancestral Curse; a single card is not asked for; Unrest may be the one (NG-14.5)."""
    scene = three().hand("blue", "ancestral_curse").hand("yellow", "start_move", "unrest").hand("red", "start_build")
    scene.turn("blue").pick("blue", "play/ancestral_curse").asks("yellow discard")
    scene.barred("yellow", "discard/scouts", "NG-6.2").pick("yellow", "discard/unrest").asks("blue play-on")
    scene.shows(discard={"yellow": ["unrest"], "red": ["start_build"]}, hand_size={"blue": 1})


def test_ng_21_7_beginning_with_the_left_neighbour() -> None:
    """NG-21.7, NG-1.13: blue curses, so yellow discards before red; then blue draws a card."""
    scene = three().hand("blue", "ancestral_curse").hand("yellow", "start_move", "unrest").hand("red", "scouts", "spy")
    scene.turn("blue").pick("blue", "play/ancestral_curse").asks("yellow discard").pick("yellow", "discard/start_move")
    scene.asks("red discard").shows(hand_size={"blue": 0}).pick("red", "discard/spy").asks("blue play-on")
    scene.hears("table", "NG-21.7 red discarded spy").shows(hand_size={"blue": 1, "yellow": 1, "red": 1})


def test_ng_21_7_a_card_at_random() -> None:
    """NG-21.7: Veiled Threats; it becomes public by lying in the discard pile."""
    scene = three().hand("red", "veiled_threats").hand("blue", "start_move", "scouts", "militia").load("discard", 1)
    scene.turn("red").pick("red", "play/veiled_threats", "choose/1").asks("red play-on")
    scene.shows(discard={"blue": ["scouts"]}, hand={"blue": ["militia", "start_move"]})
    scene.hears("yellow", "NG-21.7 blue discarded scouts")


def rapacious(**goods: int) -> Scene:
    scene = three("snake goat raven").hand("red", "rapacious_exploitation").hand("blue", "scouts", "militia")
    scene.goods("blue", **goods).turn("red").pick("red", "play/rapacious_exploitation", "no")
    return scene.pick("red", "name/militia")


def test_ng_21_20_with_the_ransom_the_named_card_stays_in_the_hand() -> None:
    """NG-21.7, NG-21.20: resources of the victim's choice, to the acting player."""
    scene = rapacious(food=2, wood=1).asks("blue ransom").only("blue", "pay/food", "pay/wood", "discard/militia")
    scene.barred("blue", "discard/scouts", "NG-21.20").barred("blue", "pay/lore", "NG-1.8").pick("blue", "pay/wood")
    scene.asks("red play-on").shows(goods={"red": {"food": 1, "wood": 1}, "blue": {"food": 1}})
    scene.shows(hand={"blue": ["militia", "scouts"]}, discard={"blue": []})


def test_ng_21_20_who_has_begun_to_pay_pays_all() -> None:
    """NG-21.7"""
    scene = rapacious(food=2, wood=2).pick("blue", "pay/food")
    scene.barred("blue", "discard/militia", "NG-21.7", "ransom-begun")
    scene.foresees("blue", "pay/wood", "NG-21.7 cost 1 wood").pick("blue", "pay/food")
    scene.shows(goods={"red": {"food": 2}, "blue": {"wood": 2}})


def test_ng_21_7_the_victim_may_discard_and_must_with_fewer_resources() -> None:
    """NG-21.7"""
    rapacious(food=2).pick("blue", "discard/militia").shows(discard={"blue": ["militia"]}, goods={"blue": {"food": 2}})
    rapacious(food=1).asks("red play-on").shows(discard={"blue": ["militia"]}, goods={"blue": {"food": 1}})


def test_ng_21_20_the_named_card_is_known_to_the_two_alone() -> None:
    """NG-21.20: hidden information."""
    scene = rapacious(food=2)
    scene.hears("red", "NG-21.20 red named blue militia").hears("blue", "NG-21.20 red named blue militia")
    scene.hears("yellow", "NG-21.20 red named blue ?").hears("spectator", "NG-21.20 red named blue ?")
    militia = scene.card("militia")
    assert scene.seen("red").looked.cards == scene.seen("blue").looked.cards == [militia]
    assert scene.seen("yellow").looked.cards == [-1]
    assert str(militia) not in [str(n) for d in scene.seen("yellow").decisions for n in d.args]


# --- NG-21.5: Defensive Strategy


def reacting() -> Scene:
    """Yellow holds Defensive Strategy, red has a main card, an instant and another."""
    scene = three().hand("red", "start_recruit", "fishing", "start_feast").hand("blue", "start_move", "start_feast")
    return scene.hand("yellow", "defensive_strategy", "start_build").turn("red")


def test_ng_21_5_a_holder_may_cancel_a_card() -> None:
    """NG-21.5, NG-RU35: the card goes to its owner's discard pile, the reaction to the active zone of its owner."""
    scene = reacting().pick("red", "play/start_recruit").asks("yellow reaction").only("yellow", "counter", "no")
    scene.barred("yellow", "done", "NG-6.1").pick("yellow", "counter")
    scene.shows(discard={"red": ["start_recruit"]}, active_zone={"red": [], "yellow": ["defensive_strategy"]})
    scene.hears("blue", "NG-21.5 yellow countered defensive_strategy red start_recruit").shows(resolved={"red": []})


def test_ng_21_5_the_turn_goes_on_as_if_nothing_had_been_played() -> None:
    """NG-21.5: any other action, or another card, even another main card."""
    scene = reacting().pick("red", "play/start_recruit").pick("yellow", "counter").asks("red act")
    scene.may("red", "play/fishing", "play/start_feast", "wait/fishing", "pass")
    scene = reacting().pick("red", "play/fishing").pick("yellow", "no").pick("red", "play/start_recruit")
    scene.pick("yellow", "counter").asks("red play-on").may("red", "play/start_feast", "end-turn")


def test_ng_21_5_with_an_empty_hand_he_passes_if_nothing_was_resolved() -> None:
    """NG-21.5, NG-6.15"""
    scene = three().hand("red", "fishing").hand("blue", "start_move").hand("yellow", "defensive_strategy").turn("red")
    scene.pick("red", "play/fishing").pick("yellow", "counter").asks("red take").shows(passed={"red": True})
    scene = three().hand("red", "fishing", "wood_monopoly").hand("blue", "start_move")
    scene.hand("yellow", "defensive_strategy").turn("red").pick("red", "play/fishing").pick("yellow", "no")
    scene.pick("red", "play/wood_monopoly").pick("yellow", "counter").only("red", "end-turn")
    scene.pick("red", "end-turn").shows(passed={"red": False}, goods={"red": {"food": 3}})


def test_ng_21_5_who_lets_it_pass_is_not_noticed() -> None:
    """NG-21.5, hidden information: the others learn neither who is asked nor what was answered."""
    scene = reacting().pick("red", "play/start_recruit")
    for colour in ("red", "blue", "spectator"):
        view = scene.seen(colour)
        (decision,) = view.decisions
        assert (decision.seat, decision.ask) == (NOBODY, "northgard-ask-reaction-others")
        assert decision.options == [] and decision.args == []
    assert scene.questions("yellow") == ["yellow reaction"]
    scene.pick("yellow", "no").asks("red recruit")
    for colour in ("red", "blue", "spectator", "table"):
        assert scene.heard(colour) == []


def test_what_the_others_see_does_not_differ_by_who_is_asked() -> None:
    """NG-21.6: the same position, once with the card in blue's hand and once in yellow's; agenda and question."""
    told = []
    for holder, other in (("blue", "yellow"), ("yellow", "blue")):
        scene = three().hand("red", "start_recruit").hand(holder, "defensive_strategy").hand(other, "start_build")
        saved = longhouse.save(scene.turn("red").pick("red", "play/start_recruit").table.view(0))
        told.append([saved[3], saved[5]])
    assert told[0] == told[1]


def test_ng_21_6_a_view_that_is_dealt_anew_asks_the_same() -> None:
    """NG-21.6: somebody holds the card, otherwise nobody would be asked."""
    scene = reacting().pick("red", "play/start_recruit")
    for seed in ("a", "b", "c", "d", "e", "f"):
        for seat in range(3):
            twin = scene.table.clone()
            determinize(twin, seat, seed)
            assert twin.decision.ask == "northgard-ask-reaction"
            assert longhouse.save(twin.view(seat)) == longhouse.save(scene.table.view(seat))
            view = scene.table.view(seat)
            determinize(view, seat, seed)
            assert view.decision.ask == "northgard-ask-reaction"


def test_ng_21_6_the_left_neighbour_is_asked_first() -> None:
    """NG-21.6, NG-1.13: blue plays; yellow lets it pass, then red is asked, and that answer ends it."""
    scene = three().hand("blue", "fishing", "start_build").hand("red", "defensive_strategy")
    scene.hand("yellow", "defensive_strategy").turn("blue").pick("blue", "play/fishing").asks("yellow reaction")
    scene.pick("yellow", "no").asks("red reaction").pick("red", "counter").asks("blue act").shows(goods={"blue": {}})
    scene.shows(hand={"yellow": ["defensive_strategy"]}, active_zone={"red": ["defensive_strategy"]})


def test_ng_21_6_copied_effects_are_not_countered() -> None:
    """NG-21.6: only cards played from hand; one question for the card itself."""
    scene = three().hand("red", "legendary_heroes").resolved("red", "fishing").hand("yellow", "defensive_strategy")
    scene.turn("red").pick("red", "play/legendary_heroes").asks("yellow reaction").pick("yellow", "no")
    scene.asks("red play-on").shows(goods={"red": {"food": 3}})


def test_ng_21_5_other_actions_are_not_countered() -> None:
    """NG-21.5: it answers a card that is played, not one that is laid down."""
    reacting().pick("red", "wait/start_recruit").asks("blue act")


def test_ng_20_7_a_partner_is_not_asked() -> None:
    """NG-20.7"""
    scene = Scene("red", "blue", "yellow", "green", teams=True).units("red", "start.n", 1).hand("red", "fishing")
    scene.hand("yellow", "defensive_strategy").turn("red").pick("red", "play/fishing").asks("red play-on")


def test_ng_17_13_a_cancelled_clan_card_gives_no_token() -> None:
    """NG-17.13, NG-RU64"""
    scene = three("snake goat raven").hand("red", "snake_clan").hand("yellow", "defensive_strategy").turn("red")
    scene.pick("red", "play/snake_clan").asks("yellow reaction").pick("yellow", "counter").asks("red take")
    scene.shows(scorched="nowhere")


def test_a_reaction_is_saved_in_the_middle() -> None:
    """NG-21.5: the frames hold everything."""
    scene = reacting().pick("red", "play/start_recruit")
    below, top = scene.table.agenda[-2:]
    assert isinstance(below, PlayCard) and isinstance(top, Reaction)
    assert (top.seat, top.card) == (0, scene.card("start_recruit"))


def test_ng_21_6_a_view_does_not_tell_who_has_let_a_card_pass() -> None:
    """NG-21.6: blue holds the card and lets it pass, or has it in the deck; yellow is asked in both cases."""
    told = []
    for hand, deck in (("defensive_strategy", "start_build"), ("start_build", "defensive_strategy")):
        scene = three().hand("red", "fishing").hand("blue", hand).deck("blue", deck)
        scene.hand("yellow", "defensive_strategy").turn("red").pick("red", "play/fishing")
        if hand == "defensive_strategy":
            scene.asks("blue reaction").pick("blue", "no")
        told.append(longhouse.save(scene.asks("yellow reaction").table.view(0)))
    assert told[0] == told[1]
