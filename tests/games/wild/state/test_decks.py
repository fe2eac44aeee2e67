"""VW-3.10 to VW-3.15, VW-5.6: drawing, reshuffling, discarding."""

from tests.scenes.wild.scene import Scene


def test_vw_3_10_cards_are_drawn_from_the_own_deck() -> None:
    """VW-3.10: into the hand, from the top."""
    scene = Scene("red", "blue").deck("red", "tower", "gold", "beer").hand("red", "scroll").deck("blue", "gold", "gold")
    scene.turn("red").pick("red", "play/scroll").shows(
        hand={"red": ["gold", "tower"], "blue": []}, played={"red": ["scroll"]}
    )
    scene.hears("table", "VW-3.10 red drew 2")


def test_vw_3_11_the_discard_pile_becomes_the_deck() -> None:
    """VW-3.11, VW-5.6, VW-18.1: what is there is drawn, then the rest from the new deck; the played area stays."""
    scene = Scene("red", "blue").deck("red", "tower", "gold", only=True).played("red", "elf_archer", "elf_archer")
    scene.discard("red", "beer", "beer", "beer", "beer").drawing()
    scene.shows(hand={"red": ["beer", "beer", "beer", "gold", "tower"]}, deck={"red": ["beer"]}, discard={"red": []})
    scene.shows(played={"red": ["elf_archer", "elf_archer"]})
    scene.hears("table", "VW-3.11 red reshuffled 4", "VW-5.4 red drew 5")


def test_vw_3_11_what_neither_pile_has_is_lost() -> None:
    """VW-3.11: the rest of the draw is lost; nothing is shuffled twice."""
    scene = Scene("red", "blue").deck("red", "tower", only=True).discard("red", "beer", "gold").played("red", "sword")
    scene.drawing().shows(hand={"red": ["beer", "gold", "tower"]}, deck={"red": []}, discard={"red": []})
    scene.hears("table", "VW-5.4 red drew 3").shows(played={"red": ["sword"]}, active="red")


def test_vw_3_11_no_card_at_all() -> None:
    """VW-3.11: nothing is drawn, and play goes on."""
    scene = Scene("red", "blue").deck("red", only=True).drawing().shows(hand={"red": []}, active="red")
    assert not [line for line in scene.heard() if "red drew" in line or "red reshuffled" in line]


def test_vw_3_11_an_empty_deck_is_filled_only_when_a_card_is_needed() -> None:
    """VW-3.11: the last cards of the deck are drawn; the discard pile waits."""
    scene = Scene("red", "blue").deck("red", *["beer"] * 5, only=True).discard("red", "gold").drawing()
    scene.shows(hand={"red": ["beer"] * 5}, deck={"red": []}, discard={"red": ["gold"]}).hears_not(
        "table", "reshuffled"
    )


def test_vw_3_11_the_new_deck_is_in_another_order() -> None:
    """VW-3.11: shuffled, and nobody sees it."""
    orders = set()
    for n in range(1, 6):
        scene = Scene("red", "blue").deck("red", only=True)
        scene.discard("red", "tower", "sheep_cannon", "sword", "scroll", "crystal", "thor")
        scene.load("decks", *[n % size for size in range(6, 1, -1)]).drawing()
        orders.add(tuple(scene.table.hands[0].cards))
        scene.shows("blue", hand={"red": ["?"] * 5}, deck={"red": ["?"]}).shows("red", deck={"red": ["?"]})
    assert len(orders) > 2


def test_vw_3_12_unplayed_cards_stay_in_the_hand() -> None:
    """VW-3.12: until the end of the round, in the turns of the others too."""
    scene = Scene("red", "blue", "green").hand("red", "tower", "beer").hand("blue", "gold").turn("blue")
    scene.pick("blue", "end-turn").shows(active="green", hand={"red": ["beer", "tower"], "blue": ["gold"]})
    scene.pick("green", "end-turn").shows(round=2, discard={"red": ["beer", "tower"], "blue": ["gold"]})


def test_vw_3_13_discard_piles_are_open() -> None:
    """VW-3.13, VW-18.9: everybody sees every card of them at any time."""
    scene = Scene("red", "blue").discard("red", "tower", "gold").turn("blue")
    for viewer in ("red", "blue", "spectator"):
        scene.shows(viewer, discard={"red": ["gold", "tower"]})


def test_vw_3_14_a_card_without_effect_may_be_played() -> None:
    """VW-3.14: what cannot be carried out is skipped."""
    scene = Scene("red", "blue").deck("red", only=True).hand("red", "scroll").turn("red").may("red", "play/scroll")
    scene.pick("red", "play/scroll").shows(hand={"red": []}, played={"red": ["scroll"]}, active="red")


def test_vw_3_14_the_rest_of_an_effect_is_carried_out() -> None:
    """VW-3.14: there is one card to draw, not two."""
    scene = Scene("red", "blue").deck("red", "gold", only=True).hand("red", "scroll").turn("red")
    scene.pick("red", "play/scroll").shows(hand={"red": ["gold"]}, deck={"red": []})


def test_vw_3_15_a_destroyed_card_has_left_the_game() -> None:
    """VW-3.15: it lies in no pile, is shuffled into no deck and counts for no achievement."""
    scene = Scene("red", "blue").deck("red", only=True).hand("red", "crystal", "elf_archer", "beer").turn("red")
    scene.pick("red", "play/crystal", "step/1", "destroy-hand/elf_archer")
    scene.shows(hand={"red": ["beer"]}, supply={"elf_archer": 7})
    elf = scene.card("elf_archer")
    assert scene.table.owned[0][elf] == 0 and elf in scene.table.destroyed


# --- what is revealed cannot be taken back


def reveals(scene: Scene, colour: str, *texts: str) -> bool:
    """Whether these picks have revealed something hidden."""
    before = scene.table.barriers()
    scene.pick(colour, *texts)
    return scene.table.barriers() > before


def test_vw_3_10_a_drawn_card_is_seen() -> None:
    """VW-3.10: so playing the card cannot be taken back; a card that draws nothing can."""
    assert reveals(Scene("red", "blue").hand("red", "scroll").turn("red"), "red", "play/scroll")
    assert not reveals(Scene("red", "blue").hand("red", "beer").turn("red"), "red", "play/beer")
    assert not reveals(
        Scene("red", "blue").deck("red", only=True).hand("red", "scroll").turn("red"), "red", "play/scroll"
    )


def test_vw_14_2_a_discarded_hand_is_seen() -> None:
    """VW-14.2: by everybody; an empty one shows nothing."""
    town = ("gold_storage", "smelter tokens=1")
    scene = Scene("red", "blue").last().vp(red=41).town("red", *town)
    assert not reveals(scene.storage(), "red", "automatic")
    scene = Scene("red", "blue").last().vp(red=41).town("red", *town).hand("blue", "tower")
    assert reveals(scene.storage(), "red", "automatic")


def test_vw_11_6_a_new_mission_is_seen() -> None:
    """VW-11.6: a card of the deck was hidden, whatever it is worth; one that was put under it was not."""
    for top in ("worker", "captain"):
        scene = Scene("red", "blue").town("red", "smelter tokens=1").missions("red", "shield").mission_deck(top)
        assert reveals(scene.turn("red"), "red", "swap/shield")
        scene.shows(missions={"red": [top]})
    scene = Scene("red", "blue").town("red", "smelter tokens=1").missions("red", "shield").under("worker")
    assert not reveals(scene.mission_deck(only=True).turn("red"), "red", "swap/shield")
    scene.shows(missions={"red": ["worker"]}, under=["shield"])


# --- cards that use the deck


def test_vw_3_11_a_revealed_card_is_taken_from_the_new_deck() -> None:
    """VW-3.11, VW-17.5: an empty deck is filled when a card must be revealed; nothing at all finds nothing."""
    scene = Scene("red", "blue").deck("red", only=True).discard("red", "beer").hand("red", "mystery_gift_resource")
    scene.turn("red").pick("red", "play/mystery_gift_resource").shows(hand={"red": ["beer"]}, discard={"red": []})
    scene = Scene("red", "blue").deck("red", only=True).hand("red", "mystery_gift_resource").turn("red")
    scene.pick("red", "play/mystery_gift_resource").shows(hand={"red": []}, active="red")


def test_vw_3_11_the_hand_discarded_is_shuffled_in() -> None:
    """VW-3.11: Time Manipulation discards the hand and draws five cards, as far as there are any."""
    scene = Scene("red", "blue").deck("red", "gold", only=True).hand("red", "time_manipulation", "tower", "beer")
    scene.turn("red").pick("red", "play/time_manipulation").shows(hand={"red": ["beer", "gold", "tower"]})
    scene.told("discarded", "reshuffled", "drew")
