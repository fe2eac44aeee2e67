"""Every rule of the digest, played."""

import re
from pathlib import Path

import pytest

import longhouse
from examples.hnefatafl.state import ATTACKER, DEFENDER, KING, Hnefatafl
from longhouse import SettingError
from longhouse.kernel.content import ContentError
from tests.examples.guest import NAME
from tests.examples.hnefatafl.scene import ATTACKERS, DEFENDERS, Scene

DIGEST = Path(__file__).parents[3] / "examples" / "hnefatafl" / "rules.md"


def test_every_rule_is_tested() -> None:
    ids = set(re.findall(r"^- (HT-[\d.]+) ", DIGEST.read_text(encoding="utf-8"), re.MULTILINE))
    text = Path(__file__).read_text(encoding="utf-8")
    assert len(ids) > 15 and set(re.findall(r"HT-\d+\.\d+", text)) == ids


# --- 1. Board and pieces, 2. Setting up


def test_ht_1_1_two_play() -> None:
    """HT-1.1"""
    with pytest.raises(SettingError, match="hnefatafl is for 2 players, not 3"):
        longhouse.new_table(NAME, players=3)


def test_ht_2_1_the_board_at_the_beginning() -> None:
    """HT-1.2, HT-1.3, HT-1.4, HT-2.1"""
    scene = Scene()
    scene.shows("...A... ...A... ...D... AADKDAA ...D... ...A... ...A...")
    table = scene.table
    assert [table.board.count(piece) for piece in (ATTACKER, DEFENDER, KING)] == [8, 4, 1]
    assert table.box.throne == scene.square("d4") == table.board.index(KING)
    assert set(table.box.corners) == {scene.square(name) for name in ("a1", "a7", "g1", "g7")}


def test_ht_2_2_a_lot_decides_who_attacks_unless_it_is_agreed() -> None:
    """HT-2.2, HT-2.3"""
    drawn = []
    for seed in range(30):
        table = longhouse.new_table(NAME, players=2, seed=seed)
        assert isinstance(table, Hnefatafl)
        assert table.decision.seat == table.attackers
        drawn.append(table.attackers)
    assert 5 < sum(drawn) < 25
    for seat, agreed in enumerate(("first", "second")):
        table = longhouse.new_table(NAME, players=2, seed=1, settings={"attackers": agreed})
        assert table.decision.seat == seat


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (["...", ".K.", "..."], "an odd side from 5 to 19"),
        (["....."] * 4 + ["...."], "a square"),
        (["..X..", ".....", "..K..", ".....", "....."], r"'rows' has X; known: \. A D K"),
        (["..K..", ".....", ".....", ".....", "....."], "one king K, in the middle"),
    ],
)
def test_another_board_must_be_one(tmp_path: Path, rows: list[str], why: str) -> None:
    content = tmp_path / "board.toml"
    content.write_text(f"[board]\nrows = {rows}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=why):
        longhouse.new_table(NAME, players=2, content=content)


# --- 3. Moving


def test_ht_3_1_the_players_move_in_turn_and_their_own_pieces() -> None:
    """HT-3.1"""
    scene = Scene()
    assert scene.may_move() == {"d7", "d6", "a4", "b4", "f4", "g4", "d2", "d1"}
    assert scene.why_not("d5") == scene.why_not("a1") == ("HT-3.1", "not-yours")
    scene.move("d6-f6")
    assert scene.told() == [("HT-3.1", "moved")]
    assert scene.may_move() == {"d5", "c4", "e4", "d3"}
    assert scene.table.decision.seat == DEFENDERS


def test_ht_3_2_pieces_move_like_rooks() -> None:
    """HT-3.2"""
    scene = Scene("....... ...D... ....... .A.A..D ....... ...K... .......")
    assert scene.goes("d4") == {"d5", "d3", "c4", "e4", "f4"}
    assert scene.why_not("d4-e5") == ("HT-3.2", "not-in-line")
    assert scene.why_not("d4-g4") == scene.why_not("d4-d7") == scene.why_not("d4-b4") == ("HT-3.2", "in-the-way")
    blocked = Scene("A...... AA..... DD..... ...K... ....... ....... .......")
    assert blocked.why_not("a6") == ("HT-3.2", "no-way-out")


def test_ht_3_3_only_the_king_stops_on_throne_and_corners() -> None:
    """HT-3.3"""
    scene = Scene("..A.... ....... ....... K....D. ....... ....... .......")
    assert scene.why_not("c7-a7") == scene.why_not("c7-g7") == ("HT-3.3", "kings-square")
    assert "f7" in scene.goes("c7")
    scene.move("c7-c6")
    assert scene.why_not("f4-d4") == ("HT-3.3", "kings-square")
    assert {"d4", "a7", "a1"} <= scene.goes("a4")


def test_ht_3_4_all_pieces_pass_over_the_empty_throne() -> None:
    """HT-3.4"""
    scene = Scene("....... ....... ....... .A..... ....... .....K. .......")
    assert scene.goes("b4") == {"a4", "c4", "e4", "f4", "g4", *(f"b{row}" for row in (1, 2, 3, 5, 6, 7))}


def test_ht_3_5_no_position_a_third_time() -> None:
    """HT-3.5"""
    scene = Scene("A...... ....... ....... ...K... ....... ......D ..AA...", turn=ATTACKERS)
    scene.move("c1-c2", "g2-g3", "c2-c1", "g3-g2")  # the second time
    scene.move("c1-c2", "g2-g3", "c2-c1")
    assert scene.why_not("g3-g2") == ("HT-3.5", "third-time")
    assert "g4" in scene.goes("g3")


def test_ht_3_5_after_a_capture_everything_is_new() -> None:
    """HT-3.5, HT-4.1: the same squares, but one piece less."""
    scene = Scene("A...... ....... ....... ...K... .DA.... ....... ..AA...")
    scene.move("c1-b1", "d4-e4", "b1-b2")
    assert len(scene.table.past) == 4
    scene.move("e4-d4", "a7-a3")
    assert scene.told() == [("HT-3.1", "moved"), ("HT-4.1", "captured")]
    assert len(scene.table.past) == 1


# --- 4. Capturing


def test_ht_4_1_between_two_enemies() -> None:
    """HT-4.1"""
    scene = Scene("....... ....... ...K... ....... .AD.... ....... ...A...").move("d1-d3")
    scene.shows("....... ....... ...K... ....... .A.A... ....... .......")
    assert scene.told() == [("HT-3.1", "moved"), ("HT-4.1", "captured")]


def test_ht_4_1_several_at_once_and_the_king_helps() -> None:
    """HT-4.1"""
    scene = Scene("..D.... ..A.... DA..... ...K... ....... ....... ..D...A", turn=DEFENDERS).move("c1-c5")
    scene.shows("..D.... ....... D.D.... ...K... ....... ....... ......A")
    king = Scene("....... ....... A...... ....... .DA.... ....... ...K..A", turn=DEFENDERS).move("d1-d3")
    king.shows("....... ....... A...... ....... .D.K... ....... ......A")


def test_ht_4_2_who_moves_between_two_enemies_is_safe() -> None:
    """HT-4.2"""
    scene = Scene("....... ....... ...K... ....... .A.A... ....... ..D...A", turn=DEFENDERS).move("c1-c3")
    scene.shows("....... ....... ...K... ....... .ADA... ....... ......A")


def test_ht_4_3_corners_and_the_empty_throne_are_enemies() -> None:
    """HT-4.3"""
    corner = Scene(".D..A.. ....... ...K... ....... ....... ....... .......").move("e7-c7")
    corner.shows("..A.... ....... ...K... ....... ....... ....... .......")
    throne = Scene("....... ...K... ....... A.D.... ....... ....... .......").move("a4-b4")
    throne.shows("....... ...K... ....... .A..... ....... ....... .......")
    attacker = Scene("....... ...K... ....... D.A.... ....... ....... A......", turn=DEFENDERS).move("a4-b4")
    attacker.shows("....... ...K... ....... .D..... ....... ....... A......")


def test_ht_4_3_the_throne_is_no_enemy_while_the_king_sits_there_and_the_edge_never_is() -> None:
    """HT-4.3"""
    scene = Scene("....... ....... ....... A.DK... ....... ....... .......").move("a4-b4")
    scene.shows("....... ....... ....... .ADK... ....... ....... .......")
    edge = Scene("....... ....... D..K... ....... ....... ....... .A.....").move("b1-b5")
    edge.shows("....... ....... DA.K... ....... ....... ....... .......")


def test_ht_4_4_the_king_is_captured_like_any_other() -> None:
    """HT-4.4, HT-5.2"""
    scene = Scene("....... .AK.... ....... ....... ....... ....... ...A...").move("d1-d6")
    assert scene.told() == [("HT-3.1", "moved"), ("HT-4.4", "captured"), ("HT-5.2", "caught")]
    assert scene.ended() == ("HT-5.2", "caught", [ATTACKERS])


def test_ht_4_5_on_the_throne_it_takes_four() -> None:
    """HT-4.5, HT-5.2"""
    three = Scene("....... ....... ....... ..AKA.. ....... ....... ...A..D").move("d1-d3")
    assert not three.table.over
    scene = Scene("....... ....... ...A... ..AKA.. ....... ....... A..A..D")
    assert scene.move("d1-d3").ended() == ("HT-5.2", "caught", [ATTACKERS])


def test_ht_4_5_beside_the_throne_it_takes_three_and_the_throne() -> None:
    """HT-4.5"""
    beside = Scene("....... ...A... ..AK... ....... ....... ....... A...A..").move("e1-e5")
    assert beside.ended() == ("HT-5.2", "caught", [ATTACKERS])
    free = Scene("....... ....... ..AK... ....... ....... ....... A...A..").move("e1-e5")
    assert not free.table.over
    guarded = Scene("....... ...A... ..AK... ...D... ....... ....... A...A..").move("e1-e5")
    assert not guarded.table.over


# --- 5. The end


def test_ht_5_1_the_king_escapes_to_a_corner() -> None:
    """HT-5.1"""
    scene = Scene("...K... ....... ....... ....... ....... ....... ...A...", turn=DEFENDERS).move("d7-a7")
    assert scene.told() == [("HT-3.1", "moved"), ("HT-5.1", "escaped")]
    assert scene.ended() == ("HT-5.1", "escaped", [DEFENDERS])


def test_ht_5_3_who_cannot_move_loses() -> None:
    """HT-5.3"""
    scene = Scene("..ADKA. ...AA.. ....... ....... ....... ....... A......").move("a1-a2")
    assert scene.told() == [("HT-3.1", "moved"), ("HT-5.3", "stuck")]
    assert scene.ended() == ("HT-5.3", "stuck", [ATTACKERS])


def test_ht_5_4_a_siege_that_holds_is_won() -> None:
    """HT-5.4"""
    scene = Scene(move_limit=10)
    scene.move("d1-e1", "d3-e3", "e1-d1", "e3-d3", "a4-a5", "d3-e3", "a5-a6", "e3-d3", "a6-a5")
    assert not scene.table.over
    scene.move("d3-e3")
    assert scene.told() == [("HT-3.1", "moved"), ("HT-5.4", "held")]
    assert scene.ended() == ("HT-5.4", "held", [ATTACKERS])
