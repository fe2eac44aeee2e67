"""CM-H1 to CM-H10: what each seat sees of a table, and what it can imagine of the rest."""

import longhouse
from longhouse.games.midgard.face.picture import picture
from longhouse.games.midgard.state.piles import share_out
from longhouse.games.midgard.state.table import Midgard
from tests.scenes.midgard.scene import Opening, Scene

EYES = ("red", "blue", "green", "spectator")


def three(**settings: bool | str) -> Scene:
    return Scene("red", "blue", "green", **settings)


# --- what is open


def test_cm_h1_what_lies_open_is_seen_by_all() -> None:
    """CM-H1, CM-RU25: goods, favour, blame, dice, runes, ships, glory, workers, stocks, merchant, discard piles."""
    scene = three().goods("red", food=2, coin=3, favour=1).blame(red=2).dice("red", sword=1, axe=2).glory(red=7)
    scene.runes("red", "gifts", "wealth", used="wealth").ship("red", "karvi").stock(spear=2, food=3)
    scene.discarded("moss_troll_1", "storm").merchant("ms_timber").fight("blue", "troll").first("green")
    scene.placement("red")
    for colour in EYES:
        scene.shows(colour, goods={"red": {"food": 2, "coin": 3, "favour": 1}}, blame={"red": 2}, glory={"red": 7})
        scene.shows(colour, dice={"red": {"sword": 1, "axe": 2}}, runes={"red": ["gifts", "wealth"]})
        scene.shows(colour, used={"red": ["wealth"]}, ship={"red": "karvi"}, stock={"spear": 2, "food": 3})
        scene.shows(colour, enemy_discard=["moss_troll_1"], journey_discard=["storm"], merchant="ms_timber")
        scene.shows(colour, first="green", placed=["blue troll"], holder={"troll": "blue"})


def test_cm_h1_confirmed_assignments_are_open() -> None:
    """CM-H1, CM-7.2: dice and food of a fight or a ship."""
    scene = three().voyage("red", "shore_2", "small", food=2, sword=1).fight("red", "troll", axe=1)
    scene.fight("blue", "draugr_1").dice("blue", spear=1).goods("red", favour=1).combat()
    for colour in EYES:
        scene.shows(colour, sent={"shore_2": {"sword": 1}, "troll": {"axe": 1}}, laden={"shore_2": 2})


# --- destinies


def test_cm_h2_destinies_are_secret_to_their_owner() -> None:
    """CM-H2, CM-H7: the others see how many."""
    scene = three().destinies("red", "craftsman", "prepared").destinies("blue", "runemaster").placement("red")
    scene.shows("red", destinies={"red": ["craftsman", "prepared"], "blue": ["?"]})
    for colour in ("green", "spectator"):
        scene.shows(colour, destinies={"red": ["?", "?"], "blue": ["?"]})


def test_cm_h2_cards_drawn_and_not_kept_are_secret() -> None:
    """CM-H2, CM-H8: Dagrun draws two; the others see how many were drawn, but not which."""
    scene = Scene("red", "blue", leaders="dagrun ullr").deck("destiny", "craftsman", "prepared").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1")
    scene.shows("red", looked=["craftsman", "prepared"]).shows("blue", looked=["?", "?"])
    scene.withheld("red", "blue", "spectator").pick("red", "keep/prepared")
    scene.shows("red", destinies={"red": ["prepared"]}, under=[["craftsman"]])
    scene.shows("blue", destinies={"red": ["?"]}, under=[["?"]], decks={"destiny": 11})
    assert "prepared" in " ".join(scene.heard("red")) and "craftsman" in " ".join(scene.heard("red"))
    for colour in ("blue", "spectator"):
        assert "prepared" not in " ".join(scene.heard(colour)) and "craftsman" not in " ".join(scene.heard(colour))


def test_cm_h10_a_revealed_destiny_stays_open() -> None:
    """CM-H10: also to a spectator."""
    scene = three().destinies("red", "craftsman", revealed="prepared").placement("blue")
    for colour in ("blue", "spectator"):
        scene.shows(colour, destinies={"red": ["?"]}, revealed={"red": ["prepared"]})


def test_cm_h10_final_scoring_opens_destinies_and_trophies() -> None:
    """CM-H10, CM-12.2"""
    scene = three().destinies("red", "craftsman").trophies("red", "moss_troll_1", "nykr_red").scoring()
    for colour in EYES:
        scene.shows(colour, destinies={"red": ["craftsman"]}, trophies={"red": ["moss_troll_1", "nykr_red"]})


# --- trophies


def test_cm_h3_trophies_are_seen_by_their_owner_alone() -> None:
    """CM-H3: not even how many."""
    scene = three().trophies("red", "moss_troll_1", "nykr_red").trophies("blue", "haugbui_blue").placement("red")
    scene.shows("red", trophies={"red": ["moss_troll_1", "nykr_red"], "blue": []})
    for colour in ("green", "spectator"):
        scene.shows(colour, trophies={"red": [], "blue": []})


def test_cm_h3_the_hall_of_fame_opens_trophies() -> None:
    """CM-13.1, CM-H3"""
    scene = three(hall_of_fame=True).trophies("red", "moss_troll_1").placement("red")
    for colour in EYES:
        scene.shows(colour, trophies={"red": ["moss_troll_1"]})


def test_cm_h3_a_victory_is_told_to_all() -> None:
    """CM-H3: the victories themselves are public events."""
    scene = Scene("red", "blue").enemy("draugr_1", "risen_thrall_red").fight("red", "draugr_1", axe=2)
    scene.roll("axe double", "axe double").combat()
    for colour in ("red", "blue", "spectator"):
        scene.hears(colour, "CM-8.20 red defeated risen_thrall_red")
    scene.shows("blue", trophies={"red": []})


# --- journeys and decks


def test_cm_h4_a_journey_is_known_to_who_has_looked_as_long_as_it_lies_there() -> None:
    """CM-H4"""
    scene = three().journey("shore_1", "kraken", seen="red").journey("shore_2", "storm").placement("blue")
    scene.shows("red", journeys={"shore_1": "kraken", "shore_2": "?"})
    for colour in ("blue", "spectator"):
        scene.shows(colour, journeys={"shore_1": "?", "shore_2": "?"})


def test_cm_h4_who_has_looked_keeps_his_knowledge_when_another_looks() -> None:
    """CM-H4: each player only their own."""
    scene = three(leaders="asmundr ullr gylfir").journey("shore_1", "kraken", seen="red").runes("green", "knowledge")
    scene.placement("blue")
    scene.pick("blue", "place/sages_house", "peek/shore_1").pick("green", "use/knowledge")
    for colour in ("red", "blue", "green"):
        scene.shows(colour, journeys={"shore_1": "kraken"})
    scene.shows("blue", journeys={"shore_2": "?"}).shows("spectator", journeys={"shore_1": "?"})


def test_cm_h8_where_somebody_looked_is_public_and_what_he_saw_is_not() -> None:
    """CM-H8"""
    scene = three().journey("shore_2", "whirlpool").placement("red").pick("red", "place/sages_house", "peek/shore_2")
    scene.hears("red", "CM-5.9 red looked shore_2 whirlpool")
    scene.hears("blue", "CM-5.9 red looked shore_2 ?").hears("spectator", "CM-5.9 red looked shore_2 ?")
    scene.shows("red", journeys={"shore_2": "whirlpool"}).shows("blue", journeys={"shore_2": "?"})


def test_cm_h5_nobody_knows_the_order_of_a_deck() -> None:
    """CM-H5, CM-H7: everybody sees how many cards are left."""
    scene = three().journey_deck("kraken", "lost").deck("destiny", "craftsman").placement("red")
    for colour in EYES:
        scene.shows(colour, journey_deck=["?"] * 15, destiny_deck=["?"] * 12)
        scene.shows(colour, decks={"troll": 15, "draugr": 19, "monster": 33, "rune": 7, "merchant": 7})
        view = scene.seen(colour)
        hidden = [view.troll_deck, view.draugr_deck, view.monster_deck, view.rune_deck, view.merchant_deck]
        assert all(set(zone.cards) == {-1} for zone in hidden)


def test_cm_h5_a_rune_drawn_unseen_is_public_when_it_lies_down() -> None:
    """CM-H5, CM-5.15"""
    scene = three().goods("red", wood=1).deck("rune", "healing").placement("red")
    scene.pick("red", "place/runesmith", "draw")
    for colour in EYES:
        scene.shows(colour, runes={"red": ["healing"]})


# --- sealed assignments


def sealed() -> Scene:
    scene = three(assign="simultaneous").fight("red", "troll").voyage("blue", "shore_1", "small")
    scene.dice("red", sword=2).dice("blue", axe=2).goods("blue", food=2).assignment()
    return scene.pick("red", "send/troll,sword").pick("blue", "send/shore_1,axe", "load/shore_1")


def test_cm_h6_sealed_assignments_are_seen_by_their_owner_alone() -> None:
    """CM-H6, CM-H9: reserves and food are shown as before the phase."""
    scene = sealed()
    for colour in EYES:
        scene.shows(colour, dice={"red": {"sword": 2}, "blue": {"axe": 2}}, goods={"blue": {"food": 2}})
        scene.shows(colour, sent={"troll": {}, "shore_1": {}})
    assert sum(scene.seen("red").orders.counts) == 1 and sum(scene.seen("blue").orders.counts) == 2
    assert not any(scene.seen("green").orders.counts) and not any(scene.seen("spectator").orders.counts)
    scene.withheld("red", "blue", "green", "spectator")


def test_cm_h9_others_see_only_who_has_confirmed() -> None:
    """CM-H9: and not how far the others are."""
    scene = sealed()
    before = longhouse.save(scene.seen("red"))
    scene.pick("blue", "unload/shore_1")
    assert longhouse.save(scene.seen("red")) == before
    assert confirmed(scene, "red") == []
    scene.pick("blue", "confirm")
    assert confirmed(scene, "red") == confirmed(scene, "spectator") == [1]


def confirmed(scene: Scene, colour: str) -> object:
    assigning = picture(scene.seen(colour))["assigning"]
    assert assigning is not None
    return assigning["confirmed"]


def test_cm_h6_what_was_sealed_is_imagined_anew() -> None:
    """CM-H6: seats that have confirmed may have sent anything legal; the viewer's orders stay."""
    scene = sealed().pick("red", "confirm")
    sent = {tuple(scene.imagined("blue", str(seed)).orders.row(0)) for seed in range(12)}
    assert len(sent) > 1
    assert all(sum(row) <= 2 for row in sent)
    own = {tuple(scene.imagined("blue", str(seed)).orders.row(1)) for seed in range(4)}
    assert own == {tuple(scene.table.orders.row(1))}


# --- what cannot be taken back


def shown(scene: Scene, colour: str, text: str) -> bool:
    """Whether this pick reveals something hidden, or draws chance."""
    before = scene.table.barriers()
    return scene.pick(colour, text).table.barriers() > before


def test_cm_h2_nobody_takes_back_what_has_shown_a_card() -> None:
    """CM-H2, CM-H4, CM-H6, CM-H10: a look, a draw, a revealed destiny or journey, and the reveal of what was sealed."""
    scene = three().runes("red", "success", "knowledge", "gifts").destinies("red", "craftsman", "prepared")
    scene.deck("destiny", "runemaster", "prosperous").placement("red")
    assert not shown(scene, "red", "use/success") and shown(scene, "red", "reveal/prepared")
    assert shown(scene, "red", "use/knowledge") and not shown(scene, "red", "use/gifts")
    scene.pick("red", *["gain/coin"] * 4)
    assert not shown(scene, "red", "place/sages_house") and shown(scene, "red", "peek/shore_1")
    scene = Scene("red", "blue", leaders="dagrun ullr").runes("red", "true_vision", "gifts").placement("red")
    scene.pick("red", "place/sages_house", "peek/shore_1")
    assert shown(scene, "red", "decline") and not shown(scene, "red", scene.options("red")[0])
    scene = Scene("red", "blue").runes("red", "success").destinies("red", "craftsman").placement("red")
    assert shown(scene, "red", "use/success"), "the only one is revealed at once"
    scene = sealed()
    assert not shown(scene, "red", "confirm") and shown(scene, "blue", "confirm")


# --- what is imagined


def test_cm_h_everything_unseen_is_dealt_again() -> None:
    """CM-H2 to CM-H5: and every card lies in one place again, in the deck of its kind."""
    scene = three().destinies("red", "craftsman").destinies("blue", "runemaster", "prepared")
    scene.journey("shore_1", "kraken", seen="red").under("blue", "prosperous", "troll_slayer").placement("red")
    for colour in EYES:
        tables = [scene.imagined(colour, str(seed)) for seed in range(3)]
        assert len({tuple(table.troll_deck.cards) for table in tables}) == 3
        for table in tables:
            scene.table = table
            scene.conserved("when it is imagined")
            if colour == "red":
                scene.shows(destinies={"red": ["craftsman"]}, journeys={"shore_1": "kraken"})
        scene.table = tables[0]


def test_cm_h3_where_the_glory_of_others_comes_from_is_not_shown() -> None:
    """CM-H3, CM-1.4: the track is open; which enemies brought the glory is known for the viewer's own and for open
    piles."""
    scene = three().trophies("red", "moss_troll_1").trophies("blue", "haugbui_blue", "nykr_red").placement("red")
    fame = three(hall_of_fame="true").trophies("blue", "haugbui_blue", "nykr_red").placement("red")
    for played in (scene, fame):
        earn(played.table)
        played.table.earned[1 * 4 + 3] += 2
    assert scene.seen("blue").earned[4:8] == scene.table.earned[4:8] != [0, 0, 0, scene.table.glory(1)]
    for eyes in ("red", "green", "spectator"):
        assert scene.seen(eyes).earned[4:8] == [0, 0, 0, scene.table.glory(1)]
        assert fame.seen(eyes).earned[4:8] == fame.table.earned[4:8]


def earn(t: Midgard) -> None:
    """As if the trophies of this table had been won."""
    for seat in range(3):
        for enemy in t.trophies[seat].cards:
            card = t.box.enemies[enemy]
            t.earned[seat * 4 + card.kind] += card.glory


def test_cm_h3_trophies_are_imagined_by_the_glory_that_they_brought() -> None:
    """CM-H3: the track is open, so piles of more glory than their owner has cannot be the true ones."""
    scene = three().trophies("red", "moss_troll_1", "nykr_red").trophies("blue", "haugbui_blue", "hafgufa_red")
    scene.trophies("green", "lyndwurm_red", "cave_troll_1", "marmennill_blue").placement("red")
    t = scene.table
    earn(t)
    glory = [t.glory(seat) for seat in range(3)]
    for colour in EYES:
        for from_view in (False, True):
            table = scene.imagined(colour, "again", from_view)
            assert [table.glory(seat) for seat in range(3)] == glory
            for seat in range(3):
                worth = [0, 0, 0]
                for enemy in table.trophies[seat].cards:
                    worth[table.box.enemies[enemy].kind] += table.box.enemies[enemy].glory
                assert worth == table.earned[seat * 4 : seat * 4 + 3] and sum(worth) <= glory[seat]
    assert scene.imagined("red", "again").trophies[0].cards == t.trophies[0].cards


def test_share_out_finds_piles_that_may_be_so_large() -> None:
    """CM-H3: if one division fails another is tried; if none fits, the cards go around."""
    assert share_out([5, 4, 3], [4, 8]) == [1, 0, 1]
    assert share_out([4, 4, 3, 3], [8, 7]) == [0, 1, 0, 1]
    assert share_out([6, 3, 3], [7, 6]) == [0, 1, 1]
    assert share_out([3, 3, 2, 2, 2], [6, 6]) == [0, 0, 1, 1, 1]
    assert share_out([3, 3, 3], [4, 5]) == [0, 1, 0]
    assert share_out([], [0, 0]) == []


def test_cm_h7_a_view_from_the_very_beginning() -> None:
    """CM-H2, CM-H7, CM-2.11: after the set-up everybody has one secret destiny."""
    scene = Opening(3, leader_choice="random", seed="first")
    for colour in ("red", "blue", "green"):
        counts = {name: len(cards) for name, cards in seen_destinies(scene, colour).items()}
        assert counts == {"red": 1, "blue": 1, "green": 1}
        assert [name for name, cards in seen_destinies(scene, colour).items() if cards != ["?"]] == [colour]


def seen_destinies(scene: Opening, colour: str) -> dict[str, list[str]]:
    found = scene.fact_of(scene.seen(colour), "destinies")
    assert isinstance(found, dict)
    return found
