"""What each seat sees of a table, by the digest's table of hidden information, and what it can imagine of the rest."""

from longhouse.games.wild.face.picture import picture
from tests.scenes.wild.scene import Opening, Scene

EYES = ("red", "blue", "green", "spectator")
OTHERS = ("blue", "green", "spectator")


def three(**settings: bool | str) -> Scene:
    return Scene("red", "blue", "green", **settings)


# --- what is open


def test_vw_3_13_what_lies_open_is_seen_by_all() -> None:
    """VW-3.13, VW-2.8: discard piles, played areas, settlements, tokens, fortifications, scores, current missions."""
    scene = three().discard("red", "beer", "scroll").played("red", "elf_archer").vp(red=7).attacked("blue")
    scene.town("red", "brewery tokens=1", "gold_storage tokens=3", "tavern new").hall("red", 2, loot="beer 2")
    scene.fort("red", "hall", "tower").missions("red", "worker", "shield").marks("red", "dragon").first("green")
    scene.turn("red")
    for colour in EYES:
        scene.shows(colour, discard={"red": ["beer", "scroll"]}, played={"red": ["elf_archer"]}, vp={"red": 7})
        scene.shows(colour, town={"red": ["brewery tokens=1", "gold_storage tokens=3", "tavern new"]})
        scene.shows(colour, hall={"red": "town_hall_2"}, loot={"red": {"beer": 2}}, forts={"red": {"hall": ["tower"]}})
        scene.shows(colour, missions={"red": ["shield", "worker"]}, marks={"red": ["dragon"]}, attacked=["blue"])
        scene.shows(colour, first="green", active="red")


def test_vw_2_7_odins_path_piles_and_the_asgard_row_are_open() -> None:
    """VW-2.3, VW-2.4, VW-2.7: and the achievements in play."""
    scene = three().path("scroll", "sword", "undead_gold", "miner", "crystal").asgard("thor", "mjolnir")
    scene.supply(tower=2).achievements("builder", "follower", "conqueror", "defender").turn("red")
    for colour in EYES:
        scene.shows(colour, path=["scroll", "sword", "undead_gold", "miner", "crystal"], asgard=["mjolnir", "thor"])
        scene.shows(colour, supply={"tower": 2, "brewery": 12})
        scene.shows(colour, achievements=["builder", "follower", "conqueror", "defender"])


# --- what the owner alone sees


def test_vw_3_12_a_hand_is_seen_by_its_owner_alone() -> None:
    """VW-3.12: the number of cards is public."""
    scene = three().hand("red", "beer", "tower", "thor").hand("blue", "gold").turn("red")
    scene.shows("red", hand={"red": ["beer", "thor", "tower"], "blue": ["?"]})
    scene.shows("blue", hand={"red": ["?", "?", "?"], "blue": ["gold"]})
    for colour in ("green", "spectator"):
        scene.shows(colour, hand={"red": ["?"] * 3, "blue": ["?"]}, hand_size={"red": 3, "blue": 1, "green": 0})


def test_vw_11_1_completed_missions_lie_face_down() -> None:
    """VW-11.1: their number is public, their owner may look at them."""
    scene = three().completed("red", "worker", "brewer").turn("red")
    scene.shows("red", completed={"red": ["brewer", "worker"]})
    for colour in OTHERS:
        scene.shows(colour, completed={"red": ["?", "?"]})


# --- what nobody sees


def test_vw_3_11_nobody_knows_the_order_of_a_deck() -> None:
    """VW-3.11, VW-2.1, VW-2.2: of players, missions, Asgard and Odin's Path; everybody sees how many cards are left."""
    scene = three().deck("red", "gold", "beer").mission_deck("shield").asgard_deck("thor").path_deck("sword")
    scene.path_discard("scroll", "miner").turn("red")
    for colour in EYES:
        scene.shows(colour, deck={"red": ["?"] * 10}, path_deck=["?"] * 33, asgard_deck=["?"] * 7)
        scene.shows(colour, mission_deck=["?"] * 20, path_discard=["?", "?"])
        view = scene.seen(colour)
        assert set(view.asgard_box.cards) == {-1} and len(view.asgard_box.cards) == 3


def test_vw_11_6_missions_put_under_the_deck_are_known() -> None:
    """VW-11.6, VW-2.1: they were open, so their place at the bottom is known to everybody."""
    scene = three().under("worker", "brewer").turn("red")
    for colour in EYES:
        scene.shows(colour, under=["worker", "brewer"], mission_deck=["?"] * 18 + ["worker", "brewer"])


# --- what is put together in secret


def unseen(scene: Scene, before: dict[str, list[object]]) -> None:
    """For the others nothing has happened."""
    for colour in OTHERS:
        assert scene.view(colour) == [before[colour][0], []]
        scene.shows(colour, planning=False)
        assert picture(scene.seen(colour))["plan"] is None


def composing(*held: str) -> Scene:
    """Red can attack; blue holds these cards."""
    scene = three().hand("red", "elf_archer", "viking_warrior", "sword").hand("blue", *held).town("blue", "tavern")
    return scene.town("green", "smelter").turn("red")


def test_vw_7_12_an_attack_that_is_built_is_seen_by_the_attacker_alone() -> None:
    """VW-7.12, VW-19.2: until it is declared, to the others it looks like thinking."""
    scene = composing("tower")
    before = {colour: scene.view(colour) for colour in OTHERS}
    scene.pick("red", "attack/blue,1", "add/elf_archer", "commit/sword")
    unseen(scene, before)
    scene.shows("red", planning=True).withheld("red", *OTHERS)
    scene.pick("red", "declare")
    for colour in EYES:
        scene.shows(colour, played={"red": ["elf_archer", "sword"]}, planning=False)


def test_vw_19_4_a_payment_by_hand_is_seen_by_the_payer_alone() -> None:
    """VW-19.4, VW-19.2: until the last unit is paid."""
    scene = three().hand("red", "beer", "beer", "beer_mugs").town("red", "brewery tokens=1").turn("red")
    before = {colour: scene.view(colour) for colour in OTHERS}
    scene.pick("red", "buy-by-hand/elf_archer", "pay/1", "pay-with/beer")
    unseen(scene, before)
    scene.pick("red", "pay-with/beer")
    for colour in EYES:
        scene.shows(colour, played={"red": ["beer", "beer", "elf_archer"]}, town={"red": ["brewery"]})
    scene.shows("red", hand={"red": ["beer_mugs"]})


def test_vw_19_2_what_another_builds_is_imagined_from_its_start() -> None:
    """VW-19.2: a table imagined by another seat is at the main menu, one imagined by the attacker is not."""
    scene = composing("tower").pick("red", "attack/blue,1", "add/elf_archer")
    for colour in ("blue", "spectator"):
        for from_view in (False, True):
            table = scene.imagined(colour, "again", from_view)
            assert not any(table.plan.counts) and table.decision.ask == "wild-ask-turn"
    own = scene.imagined("red", "again")
    assert own.plan.counts == scene.table.plan.counts
    assert [scene.spell(option) for option in own.decision.options] == scene.options("red")


def test_vw_8_11_what_the_defender_may_play_he_alone_sees() -> None:
    """VW-8.11, VW-19.9: that the defender is asked is public, even if only a pass is possible."""
    scene = composing("beer", "gold")
    scene.pick("red", "attack/blue,1", "add/elf_archer", "commit/sword", "declare")
    scene.offers("blue", "pass").withheld("blue", "red", "green", "spectator")
    assert scene.questions("red") == scene.questions("spectator") == scene.questions("blue")


# --- what comes to light


def test_vw_15_2_the_third_asgard_card_is_revealed_to_all() -> None:
    """VW-15.2"""
    scene = three().missions("red", "worker").bought(building=1).vp(red=4).asgard("thor", "alvis")
    scene.asgard_deck("mjolnir").turn("red").pick("red", "mission/worker")
    card = scene.card("mjolnir")
    for colour in EYES:
        assert picture(scene.seen(colour))["asgardRevealed"] == card
    scene.only("red", "asgard/thor", "asgard/alvis", "asgard/mjolnir")


def test_vw_17_5_cards_revealed_by_a_dig_are_seen_by_all() -> None:
    """VW-17.5: those that are discarded lie open; the hand is not marked."""
    scene = three().hand("red", "mystery_gift_fighter").deck("red", "beer", "gold", "viking_warrior").turn("red")
    scene.pick("red", "play/mystery_gift_fighter")
    for colour in OTHERS:
        scene.shows(colour, discard={"red": ["beer", "gold"]}, hand={"red": ["?"]})
        assert "viking_warrior" in " ".join(scene.heard(colour))


def test_vw_14_8_cards_kept_by_drakkars_are_the_owners_secret() -> None:
    """VW-14.8: their number, and what was discarded instead, is public."""
    scene = three().town("red", "drakkar").hand("red", "beer", "gold", "tower").town("blue", "drakkar")
    scene.hand("blue", "gold", "beer").deck("red", "gold", "beer", "beer", "beer", "beer").round_end()
    scene.pick("red", "keep/tower")
    assert scene.seen("green").hands[0].cards == [-1] * 3
    assert "tower" not in " ".join(scene.heard("blue"))
    scene.withheld("blue", "red", "spectator").pick("blue", "done")
    scene.shows("green", discard={"red": ["beer", "gold"], "blue": ["beer", "gold"]})


# --- what is imagined


def test_vw_hidden_cards_are_dealt_again() -> None:
    """VW-3.12, VW-2.1: every card is in exactly one possible place again; what is visible stays."""
    scene = three().hand("red", "beer", "tower").hand("blue", "gold", "thor").completed("blue", "worker", "brewer")
    scene.missions("red", "shield").discard("blue", "beer").path_discard("scroll").turn("red")
    for colour in EYES:
        tables = [scene.imagined(colour, str(seed)) for seed in range(3)]
        assert len({tuple(table.path_deck.cards) for table in tables}) == 3
        assert len({tuple(table.decks[0].cards) for table in tables}) > 1
        for table in tables:
            other = scene.twin()
            other.table = table
            other.conserved("when it is imagined")
            assert {table.box.missions[mission].vp for mission in table.mission_ones.cards} == {1}
            assert 1 not in {table.box.missions[mission].vp for mission in table.mission_rest.cards}
            if colour == "red":
                other.shows(hand={"red": ["beer", "tower"]})


def test_vw_3_12_another_hand_is_imagined_of_the_cards_of_its_owner() -> None:
    """VW-3.12, VW-3.13: a player's cards that do not lie open are in hand or in the deck."""
    scene = three().hand("blue", "thor", "tower").discard("blue", *["beer"] * 6).turn("red")
    hands = {tuple(sorted(scene.imagined("red", str(seed), True).hands[1].cards)) for seed in range(25)}
    own = {scene.card(name) for name in ("thor", "tower", "gold", "viking_warrior")}
    assert len(hands) > 3 and all(set(hand) <= own for hand in hands)
    assert scene.imagined("blue", "again").hands[1].cards == scene.table.hands[1].cards


def test_vw_2_11_a_view_from_the_very_beginning() -> None:
    """VW-2.8, VW-5.4: after the first draw players see only their own hand, and all missions."""
    scene = Opening(3, seed="first")
    for colour in ("red", "blue", "green"):
        view = scene.seen(colour)
        faces = [-1 not in zone.cards for zone in view.hands]
        assert faces == [name == colour for name in ("red", "blue", "green")]
        assert [len(missions) for missions in view.missions] == [2, 2, 2]
