"""A lesson that is wrong says in which file, line and step, and what is known."""

from pathlib import Path

import pytest

from longhouse import SettingError, find_game
from longhouse.lessons.lesson import Lesson, LessonError
from longhouse.lessons.reading import lesson_names, load, read_lesson
from longhouse.lessons.staging import rehearse
from tests.lessons.every import names_of

WATCH = find_game("watch")
FILE = WATCH.folder / "lessons" / "catan.toml"


def changed(folder: Path, old: str, new: str) -> Lesson:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = folder / "catan.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return read_lesson(WATCH, path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"settlement/-1,0,N"\ndone',
            '"setlement/-1,0,N"\ndone',
            "step 'house': 'do' cannot be 'setlement/-1,0,N' (did you mean 'settlement/-1,0,N'?)",
        ),
        ('"intersection -1,0,N"', '"corner -1,0,N"', "step 'house': 'lit' cannot be 'corner'; known: option, word"),
        ('"hex 0,-1"', '"hex 9,9"', "step 'house': 'lit = hex' cannot be '9,9'"),
        ('"part score"', '"part skore"', "'lit = part' cannot be 'skore' (did you mean 'score'?); known: status"),
        ('"option send"', '"option sent"', "step 'offer': 'lit' cannot be 'sent' (did you mean 'send'?)"),
        ('accept = "road/*"', 'accept = "street/*"', "step 'track': 'accept' cannot be 'street/*'"),
        ('pick = "drop"', 'pick = "dropp"', "'pick' cannot be 'dropp' (did you mean 'drop'?)"),
        ("dice=5,6", "dise=5,6", "step 'roll': 'dise=5,6' is no random outcome; known streams: layout, first"),
        ('mood = "glad"', 'mood = "happy"', "step 'points': 'mood' cannot be 'happy'; known: says, asks, glad"),
        ('id = "deal"', 'id = "offer"', "step 'offer': there is another 'offer'"),
        ('bot = "easy"', 'bot = "esay"', "seat 2: 'bot' cannot be 'esay' (did you mean 'easy'?)"),
        ('mode = "base"', 'mood = "base"', "settings: watch has no setting 'mood'"),
        ('accept = "road/*"\ndo = "road/-1,0,NE"\n', 'accept = "road/*"\n', "'accept' needs 'do'"),
        ("learner = true", "learner = false\nname = 'x'\nbot = 'easy'", "there can be no 'learner'"),
        ("done = true\n", "don = true\n", "step 'house': there can be no 'don'; known: id, mood"),
        ('"1 road/2,0,NW"', '"5 road/2,0,NW"', "step 'track': 'then' holds picks such as"),
        ('says = "not-now", ', "", "otherwise: 'says' is missing"),
    ],
)
def test_a_fault_is_named_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError) as problem:
        changed(tmp_path, old, new)
    assert str(problem.value).startswith("catan.toml")
    assert said in str(problem.value)


def test_a_fault_in_a_step_names_its_line(tmp_path: Path) -> None:
    line = FILE.read_text(encoding="utf-8").splitlines().index('id = "aim"')
    with pytest.raises(LessonError, match=rf"^catan\.toml, line {line}, step 'aim': "):
        changed(tmp_path, '"part board"', '"part bored"')


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'do = "road/0,2,NW"',
            'do = "road/0,0,NW"',
            "step 'second-track': 'do' picks road/0,0,NW, which is not accept",
        ),
        ('"1 road/2,0,NW"', '"1 road/0,0,NW"', "step 'track': 'then' cannot pick road/0,0,NW for seat 1"),
        ('then = "1 accept"', "", "step 'deal': 'do' picks close/1, which is not accepted now; asked: seat 1"),
        ('"roll dice=5,6"', '"roll dice=5,6,6"', "roll draws fewer outcomes than are loaded for it"),
        ('"1 tormund/0,1 theft=0"', '"1 tormund/0,1 theft=9"', "step 'seven': outcome 9 is recorded"),
        ('"roll dice=5,6"', '"roll dice=5,7"', "outcome 6 is recorded, but only 0 to 5 are possible"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_says_where(tmp_path: Path, old: str, new: str, said: str) -> None:
    lesson = changed(tmp_path, old, new)
    with pytest.raises(LessonError) as problem:
        rehearse(lesson, names_of(lesson))
    assert said in str(problem.value)


def test_lessons_are_found_by_name() -> None:
    assert "catan" in lesson_names(WATCH)
    with pytest.raises(SettingError, match="there is no lesson 'x' of watch; there is catan"):
        load("watch", "x")
