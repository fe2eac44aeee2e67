"""`longhouse learn`: a lesson at the terminal."""

import re

import pytest

from longhouse.messages import LANGUAGES, Catalog
from tests.cli.console import refused_inside, works_inside
from tests.lessons.every import catan

LEARN = ("learn", "watch", "--lang", "en")


def test_all_lessons_are_listed() -> None:
    out = works_inside("learn", "--lang", "en")
    assert "Two Houses on an Island" in out
    assert "10 minutes, 17 steps." in out
    assert "longhouse learn watch --lesson catan" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_skipped_through_to_its_end(language: str) -> None:
    """Every step is said; what was skipped is listed as skipped."""
    catalog = Catalog(language)
    out = works_inside("learn", "watch", "--lang", language, said="s\n" * len(catan().steps) + "q\n")
    for step in catan().steps:
        assert catalog.text(step.key).replace("**", "") in out
    assert catalog.text("terminal-lesson-skipped", topic=catalog.text("watch-lesson-catan-bargain")) in out
    assert out.rstrip().endswith(catalog.text("terminal-lesson-over"))


def test_a_wrong_pick_is_answered_and_the_right_one_goes_on() -> None:
    out = works_inside(*LEARN, "--from", 9, said="propose\ngo-on\nroad/0,0,NW\nroad/0,1,E\nq\n")
    assert "You have lumber and brick, which is all that a road costs. Go on to building. [GW-3.3]" in out
    assert "it would not bring you to the forest. Nothing was built: choose the lit path. [GW-5.3]" in out
    assert "Halla · step 10 of 17" in out
    assert out.rstrip().endswith("Go on with: longhouse learn watch --lesson catan --from 10 --lang en")


def test_what_is_meant_is_named_with_its_number() -> None:
    out = works_inside(*LEARN, said="\nq\n")
    assert re.search(r"^Lit: \d+ \(Settlement: fields 12 · hills 6 · forest 11 ", out, re.MULTILINE)


def test_where_the_coach_only_speaks_the_board_is_shown_once() -> None:
    before, _, after = works_inside("learn", "northgard", "--lang", "en", said="\n\nq\n").partition("step 2 of ")
    assert "beside A, B, C" in before
    assert "beside A, B, C" not in after.partition("step 3 of ")[0]


def test_back_and_undo_lead_back() -> None:
    out = works_inside(*LEARN, "--from", 6, said="roll\np\nroll\nq\n")
    assert out.count("Player rolls 11 (5 + 6).") == 2
    out = works_inside(*LEARN, "--from", 9, said="go-on\nroad/0,1,E\nu\nq\n")
    assert out.rstrip().endswith("--from 9 --lang en")


def test_the_learner_may_answer_before_the_others_who_are_asked_at_once() -> None:
    out = works_inside("learn", "midgard", "--lang", "en", "--from", 6, said="confirm\ns\nq\n")
    assert "Nothing was confirmed: send all four first. [CM-8.6]" in out
    assert "Halla · step 7 of 18" in out


def test_from_the_end_the_same_table_goes_on_as_a_game() -> None:
    out = works_inside(*LEARN, "--from", 17, said="\n\nroll\nq\n")
    assert "You can play " in out
    assert out.index("You can play ") < out.rindex("Player rolls ")


def test_a_lesson_can_be_left_for_its_game() -> None:
    out = works_inside(*LEARN, "--from", 6, said="x\nroll\ngo-on\nq\n")
    assert "Player rolls " in out
    assert "step 7 of 17" not in out.partition("Player rolls ")[2]


def test_what_cannot_be_learned() -> None:
    assert "there is no lesson 'x' of watch; there is catan" in refused_inside("learn", "watch", "--lesson", "x")
    assert "has 17 steps" in refused_inside(*LEARN, "--from", 18)


def test_i_explains_a_word() -> None:
    out = works_inside(*LEARN, "--from", 15, said="i knight\ni longest\ni distance\nq\n")
    assert "Knight: Move Tormund and take a random card" in out
    assert "Longest Road: " in out
    assert "distance rule" in out
