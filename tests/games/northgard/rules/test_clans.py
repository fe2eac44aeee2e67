"""NG-17: the powers of the clans."""

from longhouse import SettingValue
from tests.scenes.northgard.scene import Scene


def explore(clan: str, tile: str, **settings: SettingValue) -> Scene:
    scene = Scene("red", "purple", clans=f"{clan} {'goat' if clan != 'goat' else 'boar'}", **settings)
    return scene.units("purple", "start.s", 1).hand("red", "start_explore").pile(tile)


def place(scene: Scene, place: str) -> Scene:
    """The tile goes there unturned; a single place is not asked for."""
    scene.turn("red").pick("red", "play/start_explore")
    if place in scene.options("red"):
        scene.pick("red", place)
    return scene.pick("red", "turn/0")


def test_ng_17_6_boar_gains_lore_if_nothing_was_closed() -> None:
    """NG-17.6"""
    scene = explore("boar", "t13").units("red", "start.n", 1)
    place(scene, "place/0,-1").hears("table", "NG-17.6 red gained 1 lore").shows(goods={"red": {"lore": 1}})


def test_ng_17_6_boar_gains_nothing_if_any_territory_was_closed() -> None:
    """NG-17.6: neutral territories count too."""
    scene = explore("boar", "t01").units("red", "start.e", 1)
    closes_a_neutral_one(scene).shows(goods={"red": {}})


def test_ng_ru15_boar_with_the_option_looks_at_his_own_territories_only() -> None:
    """NG-RU15: `boar_lore = closes_no_own`."""
    scene = explore("boar", "t01", boar_lore="closes_no_own").units("red", "start.e", 1)
    closes_a_neutral_one(scene).shows(goods={"red": {"lore": 1}})


def closes_a_neutral_one(scene: Scene) -> Scene:
    """NG-EX17, but red holds start.e, which t02 leaves open to the east whatever is placed north of it."""
    scene.tile("t28", 0, -1).tile("t02", 1, 0, 2)
    place(scene.pile("t30"), "place/1,-1").shows(closed={"start.n": True, "start.e": False}, fame={"red": 0})
    return scene


def test_ng_17_7_goat_gains_food_for_buildings() -> None:
    """NG-17.7: 1 food for a small, 2 for a large one."""
    for building, slot, cost, food in (("food_silo", "t01.s", 1, 1), ("forge", "t28.n", 3, 2)):
        scene = Scene("red", "purple", clans="goat boar").tile(slot[:3], 0, -1).units("red", slot, 1)
        scene.units("purple", "start.w", 1).goods("red", wood=cost).hand("red", "start_build").turn("red")
        scene.pick("red", "play/start_build")
        while scene.questions()[0] != "red play-on":
            wanted = [text for text in (f"site/{slot}", f"build/{building}") if text in named(scene)]
            scene.pick("red", wanted[0] if wanted else scene.options("red")[0])
        scene.shows(goods={"red": {"food": food}}, buildings={slot: [building]})


def named(scene: Scene) -> list[str]:
    """What red may pick, with every name of a territory."""
    texts = scene.options("red")
    for text in scene.options("red"):
        verb, _, noun = text.partition("/")
        if verb == "site":
            table = scene.table
            texts += [f"site/{table.box.tiles.region_names[r]}" for r in table.land.regions(scene.region(noun))]
    return texts


def test_ng_17_10_raven_collects_a_territory_that_his_explore_closes() -> None:
    """NG-17.10, NG-EX17: tiles and buildings, but no fame of altars."""
    scene = explore("raven", "t30").tile("t28", 0, -1).units("red", "t28.s", 1)
    scene.building("t28.s", "food_silo").building("t28.s", "altar_of_kings", slot="none")
    place(scene, "place/1,-1").hears("table", "NG-10.6 red fame 3", "NG-17.10 red gained 1 food+1 wood")
    scene.shows(goods={"red": {"food": 1, "wood": 1}}, fame={"red": 3})


def test_ng_ru44_a_wolf_on_the_new_tile_comes_too_late_to_spoil_it() -> None:
    """NG-RU44, NG-10.8: fame and clan powers come before the creature."""
    scene = explore("raven", "t30", creatures=True).tile("t28", 0, -1).units("red", "t28.s", 1)
    scene.creature_deck("wolf_brown")
    place(scene, "place/1,-1").shows(goods={"red": {"wood": 1}}, creatures={"t28.s": ["wolf_brown"]})


def test_ng_18_7_a_wolf_that_is_there_leaves_raven_only_the_buildings() -> None:
    """NG-18.7: collecting `as at harvest`."""
    scene = explore("raven", "t30", creatures=True).tile("t28", 0, -1).units("red", "t28.s", 1)
    scene.building("t28.s", "food_silo").creature("wolf_beige", "t28.s").creature_deck("brown_bear_beige")
    place(scene, "place/1,-1").shows(goods={"red": {"food": 1}})


def test_ng_17_11_stag_gains_fame_for_closing() -> None:
    """NG-17.11: 1 additional fame for each own territory closed by their Explore."""
    scene = explore("stag", "t30").tile("t28", 0, -1).units("red", "t28.s", 1)
    place(scene, "place/1,-1").hears("table", "NG-10.6 red fame 3", "NG-17.11 red fame 1").shows(fame={"red": 4})


def test_ng_17_11_stag_gains_nothing_for_beating_a_creature_that_shares() -> None:
    """NG-17.11, NG-RU39: no territory is taken: the Stag was there before."""
    scene = Scene("red", "purple", clans="stag boar", creatures=True).units("red", "start.n", 6)
    scene.units("purple", "start.e", 1).creature("wolf_brown", "start.n").hand("red", "start_move").turn("red")
    scene.dice("p3", "p2").pick("red", "play/start_move", "done", "attack/wolf_brown").shows(fame={"red": 1})


def beats_a_valkyrie(clans: str = "stag boar", version: int = 2) -> Scene:
    """Red goes with nine units to the neutral territory of a Fallen Valkyrie, and beats her."""
    scene = Scene("red", "purple", clans=clans, creatures=True, version=version).units("red", "start.n", 10)
    scene.units("purple", "start.s", 1).creature("fallen_valkyrie_beige", "start.e").hand("red", "start_move")
    return scene.turn("red").dice("p3", "p2").pick("red", "play/start_move", "from/start.n", "figures/9", "to/start.e")


def test_ng_17_11_stag_gains_fame_for_a_territory_taken_from_a_valkyrie() -> None:
    """NG-17.11, NG-RU39: taken by a battle; 4 fame of her reward and 1 of the clan. Another clan gains the reward."""
    scene = beats_a_valkyrie().hears("table", "NG-18.16 red fame 4", "NG-17.11 red fame 1")
    scene.shows(fame={"red": 5}, holder={"start.e": "red"}, row=[])
    beats_a_valkyrie("raven boar").shows(fame={"red": 4})


def test_ng_17_11_in_version_1_stag_gained_nothing_from_a_valkyrie() -> None:
    """NG-RU39: journals of that version are replayed as they were played."""
    beats_a_valkyrie(version=1).hears_not("table", "NG-17.11").shows(fame={"red": 4})


def test_ng_17_11_stag_gains_nothing_when_a_valkyrie_attacks_and_loses() -> None:
    """NG-17.11, NG-18.26: the Stag held the territory before."""
    scene = Scene("red", "purple", clans="stag boar", creatures=True).units("red", "start.n", 9)
    scene.units("purple", "start.s", 1).creature("fallen_valkyrie_beige", "start.e").dice("p2", "p3")
    scene.phase("creatures").hears("table", "NG-18.16 red fame 4").hears_not("table", "NG-17.11")


def test_ng_17_12_wolf_gains_food_from_battles_won_as_attacker() -> None:
    """NG-17.12: against players and creatures, not as defender."""
    scene = Scene("red", "purple", clans="wolf boar", creatures=True).units("red", "start.n", 6)
    scene.units("purple", "start.e", 1).creature("wolf_brown", "start.n").hand("red", "start_move").turn("red")
    scene.dice("p3", "p2").pick("red", "play/start_move", "done", "attack/wolf_brown")
    scene.hears("table", "NG-18.16 red fame 1", "NG-17.12 red gained 1 food").shows(goods={"red": {"food": 1}})
    scene = Scene("red", "purple", clans="goat wolf").units("red", "start.n", 3).units("purple", "start.e", 6)
    scene.hand("red", "start_move").turn("red").dice("p2", "p2")
    scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.e", "retreat/start.n", "figures/2")
    scene.asks("red play-on").shows(goods={"purple": {}})


def test_ng_17_12_an_attack_that_is_lost_gives_nothing() -> None:
    """NG-17.11, NG-17.12: neither food to the Wolf nor fame to the Stag."""
    for clan in ("wolf", "stag"):
        scene = Scene("red", "purple", clans=f"{clan} boar").units("red", "start.n", 3).units("purple", "start.e", 6)
        scene.hand("red", "start_move").turn("red").dice("p2", "p2")
        scene.pick("red", "play/start_move", "from/start.n", "figures/2", "to/start.e")
        scene.hears("table", "NG-12.8 purple battle-won start.e 8 4").pick("red", "retreat/start.n", "figures/2")
        scene.asks("red play-on").shows(goods={"red": {}}, fame={"red": 0})


# --- Scorched Earth


def test_ng_17_9_the_token_stays_with_its_region_when_territories_join() -> None:
    """NG-17.9, NG-2.12: it was put on t28.s, which belongs to start.n; there it helps the Snake."""
    scene = Scene("red", "purple", clans="snake boar").tile("t28", 0, -1).scorched("t28.s")
    scene.units("purple", "start.n", 1).units("red", "start.e", 3).goods("red", food=1).hand("red", "start_move")
    scene.turn("red").pick("red", "play/start_move", "from/start.e", "figures/2", "to/start.n").asks("red battle-food")
    assert scene.decision("red").args[1:] == [2 + 1, 1]


def snake(**settings: SettingValue) -> Scene:
    scene = Scene("red", "purple", clans="snake boar", **settings).tile("t12", 0, -1)
    return scene.units("red", "start.n", 2).units("purple", "start.e", 1)


def test_ng_17_8_the_snake_may_place_the_token_before_a_clan_card_and_again_after_its_move() -> None:
    """NG-17.8, NG-RU50: in a territory beside one of Red's; the only one that Red controls is beside no other."""
    scene = snake().hand("red", "snake_clan").turn("red").pick("red", "play/snake_clan").asks("red scorch")
    scene.only("red", "scorch/start.e", "scorch/start.w", "scorch/t12.m", "no")
    scene.barred("red", "scorch/start.n", "NG-17.8", "scorch-not-beside")
    scene.barred("red", "scorch/start.s", "NG-17.8", "scorch-not-beside")
    scene.barred("red", "scorch/t05.n", "NG-1.1").pick("red", "scorch/start.e").shows(scorched="start.e")
    scene.hears("table", "NG-17.8 red scorched start.e").pick("red", "done").asks("red scorch")
    scene.barred("red", "scorch/start.e", "NG-17.8", "scorch-must-move").pick("red", "scorch/start.w")
    scene.shows(scorched="start.w").asks("red play-on")


def test_ng_ru16_the_token_may_lie_on_a_territory_of_the_snakes_own() -> None:
    """NG-17.8, NG-17.9, NG-RU16: start.w and start.n are adjacent, so both may hold it; there it helps to defend."""
    scene = snake().units("red", "start.w", 1).hand("red", "snake_clan").turn("red").pick("red", "play/snake_clan")
    scene.only("red", *[f"scorch/{name}" for name in ("start.n", "start.e", "start.s", "start.w", "t12.m")], "no")
    scene.pick("red", "scorch/start.w").shows(scorched="start.w").hears("table", "NG-17.8 red scorched start.w")
    attack = Scene("red", "purple", clans="snake boar").units("red", "start.n", 2).scorched("start.n")
    attack.units("purple", "start.e", 4).goods("purple", food=1).hand("purple", "start_move").turn("purple")
    attack.pick("purple", "play/start_move", "from/start.e", "figures/3", "to/start.n").asks("purple battle-food")
    assert attack.decision("purple").args[1:] == [3, 2 + 1]


def test_ng_ru16_with_the_option_no_territory_of_his_own() -> None:
    """NG-RU16: `scorch_own = false`, as EN* and version 1 have it."""
    for narrower in (snake(scorch_own=False), snake(version=1)):
        narrower.units("red", "start.w", 1).hand("red", "snake_clan").turn("red").pick("red", "play/snake_clan")
        narrower.only("red", "scorch/start.e", "scorch/start.s", "scorch/t12.m", "no")
        narrower.barred("red", "scorch/start.w", "NG-17.8", "scorch-not-own")


def test_ng_17_8_the_token_may_stay_where_it_is() -> None:
    """NG-17.8: both placings are optional."""
    scene = snake().scorched("start.s").hand("red", "snake_clan").turn("red")
    scene.pick("red", "play/snake_clan", "no", "done", "no").shows(scorched="start.s").asks("red play-on")


def test_ng_17_13_cards_of_no_clan_move_no_token() -> None:
    """NG-17.8, NG-17.13"""
    snake().hand("red", "start_move").turn("red").pick("red", "play/start_move").asks("red move")


def test_ng_17_15_a_partner_is_no_target() -> None:
    """NG-17.15"""
    scene = Scene("red", "blue", "purple", "green", clans="snake boar raven stag", teams=True)
    scene.units("red", "start.n", 2).units("purple", "start.e", 1).units("blue", "start.w", 1).hand("red", "snake_clan")
    scene.turn("red").pick("red", "play/snake_clan").only("red", "scorch/start.w", "no")
    scene.barred("red", "scorch/start.e", "NG-17.15", "scorch-not-partner")
