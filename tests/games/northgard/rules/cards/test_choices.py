"""NG-11.6, NG-11.7, NG-11.15, NG-21.1, NG-21.11: choose, pay, take, copy."""

from tests.scenes.northgard.scene import Scene


def two(clans: str = "", **settings: bool) -> Scene:
    return Scene("red", "blue", clans=clans, **settings).units("red", "start.n", 3).units("blue", "start.s", 3)


# --- choose


def test_ng_11_6_choose_one_of_those_that_can_do_something() -> None:
    """NG-11.6: without wood nothing can be built."""
    scene = two().hand("red", "start_feast").turn("red").pick("red", "play/start_feast")
    scene.only("red", "choose/1", "choose/2", "choose/3").barred("red", "choose/4", "NG-11.6", "choice-no-use")
    scene.pick("red", "choose/1").asks("red recruit").pick("red", "recruit/start.n").asks("red play-on")


def test_ng_11_15_the_second_option_is_chosen_when_the_first_is_resolved() -> None:
    """NG-11.6, NG-11.15: two different ones."""
    scene = two().hand("red", "teamwork").turn("red").pick("red", "play/teamwork", "choose/1", "recruit/start.n")
    scene.asks("red choose").barred("red", "choose/1", "NG-11.6", "choice-made").only("red", "choose/2", "choose/3")
    scene.pick("red", "choose/2", "done").asks("red play-on").shows(units={"start.n": 4})


def test_ng_11_15_if_fewer_are_possible_those_are_resolved() -> None:
    """NG-11.6: if only one is possible, nothing is asked."""
    scene = Scene("red", "blue").tile("t01", 0, -1).units("red", "start.n", 14).hand("red", "teamwork").turn("red")
    scene.pick("red", "play/teamwork").asks("red move").pick("red", "done").asks("red play-on")


def test_ng_11_11_choose_needs_an_option() -> None:
    """NG-11.10, NG-11.11"""
    scene = two().hand("red", "negotiation", "start_move").deck("red").turn("red")
    scene.barred("red", "play/negotiation", "NG-11.10")


def test_ng_21_22_annexation() -> None:
    """NG-21.22: Move, then Explore or not; or Explore, then Move."""
    scene = two("stag boar").hand("red", "annexation").turn("red").pick("red", "play/annexation", "choose/1", "done")
    scene.asks("red optional").only("red", "yes", "no").barred("red", "done", "NG-6.1").pick("red", "no")
    scene.asks("red play-on").shows(pile_size=34)
    scene = two("stag boar").hand("red", "annexation").turn("red").pick("red", "play/annexation", "choose/1", "done")
    scene.pick("red", "yes").shows(pile_size=33)


# --- pay


def resourceful(**goods: int) -> Scene:
    scene = two().hand("red", "resourceful_people").deck("red", *["start_feast"] * 5).goods("red", **goods).turn("red")
    return scene.pick("red", "play/resourceful_people")


def test_ng_11_6_pay_any_resources() -> None:
    """NG-11.6: any mix, the payer's choice; what is forced is not asked."""
    scene = resourceful(food=2, wood=2, lore=1).asks("red pay").only("red", "pay/food", "pay/wood", "pay/lore", "no")
    scene.pick("red", "pay/food").barred("red", "no", "NG-11.6", "paying-begun").pick("red", "pay/lore", "pay/wood")
    scene.asks("red play-on").shows(hand_size={"red": 3}, goods={"red": {"food": 1, "wood": 1}})
    scene = resourceful(food=1, wood=2).barred("red", "pay/lore", "NG-1.8").pick("red", "pay/food")
    scene.asks("red play-on").shows(hand_size={"red": 3}, goods={"red": {}})
    scene = resourceful(food=5).pick("red", "pay/food").asks("red play-on").shows(goods={"red": {"food": 2}})


def test_ng_11_6_paying_may_be_declined() -> None:
    """NG-11.6"""
    resourceful(food=3).pick("red", "no").asks("red play-on").shows(hand_size={"red": 2}, goods={"red": {"food": 3}})


def test_ng_11_6_pay_is_not_offered_in_vain() -> None:
    """NG-11.6: too few resources, or no card to draw."""
    resourceful(food=2).asks("red play-on")
    scene = two().hand("red", "resourceful_people").deck("red", "start_feast", "start_feast").goods("red", food=3)
    scene.turn("red").pick("red", "play/resourceful_people").asks("red play-on").shows(goods={"red": {"food": 3}})


def test_ng_ex23_raven_mercenaries() -> None:
    """NG-EX23, NG-7.8, NG-RU61: the camp adds its unit once, after both."""
    scene = Scene("red", "blue", clans="raven goat").land("t28 0,-1").units("red", "start.s", 9)
    scene.building("start.e", "training_camp", slot="none").hand("red", "raven_mercenaries").goods("red", food=2)
    scene.turn("red").pick("red", "play/raven_mercenaries", "recruit/start.e", "recruit/start.e")
    scene.asks("red pay").shows(units={"start.e": 2}).pick("red", "pay/food")
    scene.pick("red", "recruit/start.e").shows(units={"start.e": 4}).asks("red play-on")


def test_ng_7_8_the_camps_add_their_units_also_if_nothing_is_paid() -> None:
    """NG-7.8, NG-7.3"""
    scene = Scene("red", "blue", clans="raven goat").land("t28 0,-1").units("red", "start.s", 9)
    scene.building("start.e", "training_camp", slot="none").hand("red", "raven_mercenaries").goods("red", food=2)
    scene.turn("red").pick("red", "play/raven_mercenaries", "recruit/start.e", "recruit/start.e", "no")
    scene.shows(units={"start.e": 3}, goods={"red": {"food": 2}}).asks("red play-on")


# --- take


def test_ng_11_7_take_a_card_of_the_own_discard_pile() -> None:
    """NG-11.7, NG-11.9: into the hand; not the played card itself."""
    scene = two().hand("red", "negotiation").discard("red", "start_move", "start_feast", "start_feast").turn("red")
    scene.pick("red", "play/negotiation", "choose/1").only("red", "take/start_move", "take/start_feast")
    scene.barred("red", "take/negotiation", "NG-11.7").pick("red", "take/start_feast")
    scene.shows(hand={"red": ["start_feast"]}, discard={"red": ["start_move", "start_feast"]})


def test_ng_21_11_future_sight() -> None:
    """NG-21.11: a card of the display now, none at the pass; not a second time in the year."""
    scene = two().hand("red", "future_sight", "start_move").hand("blue", "start_move").display("scouts", "militia")
    scene.turn("red").pick("red", "play/future_sight").only("red", "take/scouts", "take/militia")
    scene.barred("red", "take/spy", "NG-6.9").pick("red", "take/militia", "end-turn")
    scene.shows("blue", deck={"red": ["militia", *["?"] * 6]}, display=["scouts"], flags={"red": ["no_pass_pick"]})
    scene.pick("blue", "wait/start_move").pick("red", "pass")
    scene.hears("table", "NG-6.9 blue took scouts")
    scene = two().hand("red", "future_sight").flag("red", "no_pass_pick").turn("red")
    scene.barred("red", "play/future_sight", "NG-21.11")


def test_ng_ru34_future_sight_takes_no_achievement_before_the_last_year() -> None:
    """NG-RU34, NG-21.11: only cards of this year's display, which are the achievements in the last year."""
    scene = two().hand("red", "future_sight", "start_move").achievements("builder", "warlord").turn("red")
    scene.pick("red", "play/future_sight").barred("red", "take/builder", "NG-6.9", "not-in-display")
    scene = two().hand("red", "future_sight", "start_move").achievements("builder", "warlord").year(7).turn("red")
    scene.pick("red", "play/future_sight").only("red", "take/builder", "take/warlord")


def test_ng_ru34_future_sight_does_not_see_the_achievements() -> None:
    """NG-RU34, NG-21.11: only what is on display this year; in the last year that is the achievements."""
    scene = (
        two().hand("red", "future_sight").achievements("warlord", "trapper").display("scouts", "militia").turn("red")
    )
    scene.pick("red", "play/future_sight").barred("red", "take/warlord", "NG-6.9").offers_of(
        "red", "take", "scouts", "militia"
    )
    last = two().hand("red", "future_sight").year(7).achievements("warlord", "trapper").turn("red")
    last.pick("red", "play/future_sight").only("red", "take/warlord", "take/trapper")


# --- copy


def test_ng_21_1_enemy_secrets_copies_a_card_of_an_adjacent_enemy() -> None:
    """NG-21.1: any card of their active zone, even one that was only laid down."""
    scene = Scene("red", "blue", "yellow").tile("t01", 0, -1).units("red", "start.n", 3).units("blue", "start.e", 3)
    scene.units("yellow", "start.s", 3).active_zone("blue", "fishing", "lore_mastery").active_zone("yellow", "scouts")
    scene.hand("red", "enemy_secrets").turn("red").pick("red", "play/enemy_secrets")
    scene.only("red", "copy/fishing", "copy/lore_mastery").barred("red", "copy/scouts", "NG-21.1", "not-there-to-copy")
    scene.pick("red", "copy/fishing").hears("table", "NG-21.1 red copied fishing", "NG-11.5 red gained 3 food")
    scene.asks("red play-on").shows(resolved={"red": ["enemy_secrets"]})


def test_ng_21_1_what_cannot_be_copied() -> None:
    """NG-21.1: cards that copy or counter, and cards that the copier could not play."""
    scene = Scene("red", "blue").units("red", "start.n", 3).units("blue", "start.e", 3).deck("red").discard("red")
    scene.active_zone("blue", "legendary_heroes", "defensive_strategy", "market_place", "unrest")
    scene.hand("red", "enemy_secrets", "start_move").turn("red")
    scene.barred("red", "play/enemy_secrets", "NG-21.1", "nothing-to-copy")
    scene = Scene("red", "blue").units("red", "start.n", 3).units("blue", "start.e", 3).deck("red")
    scene.active_zone("blue", "legendary_heroes", "defensive_strategy", "market_place", "fishing", "wood_monopoly")
    scene.hand("red", "enemy_secrets")
    scene.turn("red").pick("red", "play/enemy_secrets").only("red", "copy/fishing", "copy/wood_monopoly")
    scene.barred("red", "copy/legendary_heroes", "NG-21.1", "never-copied")
    scene.barred("red", "copy/market_place", "NG-11.12")
    scene.barred("red", "copy/defensive_strategy", "NG-21.1", "never-copied")


def test_ng_21_1_legendary_heroes_copies_what_was_played_with_effect() -> None:
    """NG-21.1, NG-21.17: not a card that was only laid down."""
    scene = two().hand("red", "legendary_heroes", "fishing", "start_build").hand("blue", "start_move").turn("red")
    scene.barred("red", "play/legendary_heroes", "NG-21.1").pick("red", "play/fishing", "play/legendary_heroes")
    scene.shows(goods={"red": {"food": 6}}, resolved={"red": ["fishing", "legendary_heroes"]})


def test_ng_21_1_a_card_laid_down_is_not_copied_by_its_owner() -> None:
    """NG-21.1: `own_played`: Wood Monopoly only lies in the active zone."""
    scene = (
        two().hand("red", "legendary_heroes").resolved("red", "fishing").active_zone("red", "fishing", "wood_monopoly")
    )
    scene.turn("red").pick("red", "play/legendary_heroes").asks("red play-on").shows(goods={"red": {"food": 3}})


def test_ng_20_7_a_partners_cards_are_not_copied() -> None:
    """NG-21.1, NG-20.7, NG-1.11: a partner is no enemy, though the territory is adjacent."""
    scene = Scene("red", "blue", "yellow", "green", teams=True).units("red", "start.n", 3).units("yellow", "start.e", 3)
    scene.active_zone("yellow", "fishing").hand("red", "enemy_secrets").turn("red")
    scene.barred("red", "play/enemy_secrets", "NG-21.1", "nothing-to-copy")


def test_ng_21_17_a_copied_main_card_does_not_use_up_the_turn() -> None:
    """NG-21.17: only the lightning of the copying card counts."""
    scene = two().hand("red", "legendary_heroes", "start_recruit").resolved("red", "market_place").turn("red")
    scene.pick("red", "play/legendary_heroes").may("red", "play/start_recruit")


def test_ng_17_14_stolen_lore_after_moving_the_token() -> None:
    """NG-17.14, NG-17.13: playable if some legal placing of the token gives a card to copy."""
    scene = Scene("red", "blue", clans="snake goat").units("red", "start.n", 3).units("blue", "start.e", 3)
    scene.active_zone("blue", "fishing").hand("red", "stolen_lore").turn("red").pick("red", "play/stolen_lore")
    scene.asks("red scorch").pick("red", "scorch/start.e").shows(goods={"red": {"food": 3}}, scorched="start.e")
    scene = Scene("red", "blue", clans="snake goat").units("red", "start.n", 3).units("blue", "start.e", 3)
    scene.active_zone("blue", "fishing").hand("red", "stolen_lore").turn("red").pick("red", "play/stolen_lore", "no")
    scene.shows(goods={"red": {}}, resolved={"red": ["stolen_lore"]}).asks("red play-on")


def test_ng_17_14_stolen_lore_with_nothing_to_copy() -> None:
    """NG-17.14"""
    scene = Scene("red", "blue", clans="snake goat").units("red", "start.n", 3).units("blue", "start.s", 3)
    scene.active_zone("blue", "fishing").hand("red", "stolen_lore").turn("red")
    scene.barred("red", "play/stolen_lore", "NG-21.1", "nothing-to-copy")
    Scene("red", "blue", clans="snake goat").units("red", "start.n", 3).units("blue", "start.s", 3).scorched(
        "start.s"
    ).active_zone("blue", "fishing").hand("red", "stolen_lore").turn("red").may("red", "play/stolen_lore")


def test_ng_20_7_nothing_is_copied_from_a_partner() -> None:
    """NG-20.7, NG-21.1, NG-17.14: neither next door nor in the territory with the token."""
    four = Scene("red", "blue", "yellow", "purple", clans="snake goat raven stag", teams=True)
    four.units("red", "start.n", 3).units("yellow", "start.e", 3).units("blue", "start.s", 3).scorched("start.e")
    four.active_zone("yellow", "fishing").active_zone("blue", "wood_monopoly")
    four.hand("red", "enemy_secrets", "stolen_lore", "start_move").turn("red")
    four.barred("red", "play/enemy_secrets", "NG-21.1", "nothing-to-copy")
    four.barred("red", "play/stolen_lore", "NG-21.1", "nothing-to-copy")


def test_ng_21_1_steps_for_another_clan_are_skipped() -> None:
    """NG-21.1: The Bear Awakens without Kaija; Snake's base card without the token."""
    scene = Scene("red", "blue", clans="goat bear").units("red", "start.n", 3).units("blue", "start.e", 3)
    scene.active_zone("blue", "the_bear_awakens").hand("red", "enemy_secrets").turn("red")
    scene.pick("red", "play/enemy_secrets", "recruit/start.n", "recruit/start.n").asks("red play-on")
    scene.shows(flags={"red": []}, units={"start.n": 5})
    scene = Scene("red", "blue", clans="goat snake").units("red", "start.n", 3).units("blue", "start.e", 3)
    scene.active_zone("blue", "snake_clan").hand("red", "enemy_secrets").turn("red")
    scene.pick("red", "play/enemy_secrets", "done").asks("red play-on")
