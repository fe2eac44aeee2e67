"""Journals: damaged, foreign or impossible ones are refused in one line that names the place."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import longhouse
from longhouse import History, JournalError, SettingError, Table, find_game, replay
from longhouse.kernel.journal import Journal, Pick, game_of, read_journal, write_head, write_journal, write_pick

WATCH = find_game("watch")
OPTIONS = {"mode": "base", "board": "classic19", "first_player": "seat"}


def played(picks: int, **names: str) -> History:
    """The first picks of a game on classic19: two settlements and roads each, then turns."""
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed="7", settings={**OPTIONS, **names})
    for _ in range(picks):
        decision = history.table.decision
        history.pick(decision.options[0], decision.seat)
    return history


HISTORY = played(14)
TEXT = write_journal(WATCH, HISTORY.journal)
LINES = TEXT.splitlines()
HEAD = next(i for i, line in enumerate(LINES) if line.startswith("deal")) + 1
ROLL = next(i for i, line in enumerate(LINES) if " roll " in line)


def changed(number: int, line: str) -> str:
    """The journal with one line (counted from 0) replaced."""
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]]) + "\n"


def without(start: str) -> str:
    return "\n".join(line for line in LINES if not line.startswith(start)) + "\n"


def refused(text: str) -> str:
    with pytest.raises(JournalError) as problem:
        replay(text)
    said = str(problem.value)
    assert "\n" not in said
    assert len(said) < 250
    return said


def test_a_journal_looks_like_this() -> None:
    assert LINES[:5] == ["longhouse-journal 2", "game watch", "rules 2", "content standard", "seed 7"]
    assert LINES[5].startswith("options board=classic19 colours= ")
    assert LINES[6:8] == ["seat Ada", "seat Bo"]
    assert LINES[8].startswith("deal deck=")
    assert LINES[9].startswith("0 settlement/")
    assert LINES[ROLL].split("=")[0] == "0 roll dice"
    assert TEXT.endswith("\n")
    assert game_of(TEXT) == "watch"


def test_head_and_picks_are_the_journal() -> None:
    """A server appends one line per pick."""
    journal = HISTORY.journal
    assert write_head(WATCH, journal) + "".join(write_pick(WATCH, journal, pick) for pick in journal.picks) == TEXT


def test_luck_is_counted_as_players_count_it() -> None:
    """A die begins with 1; the streams are in the order of the game, their outcomes in the order drawn."""
    pick = Pick("roll", 1, [3, 0, 4, 2, 3, 5])
    assert write_pick(WATCH, HISTORY.journal, pick) == "1 roll dice=1,6 theft=2\n"


def test_what_is_read_is_what_was_written() -> None:
    journal = read_journal(WATCH, TEXT)
    assert write_journal(WATCH, journal) == TEXT
    assert (journal.seed, journal.seats, journal.content) == ("7", ["Ada", "Bo"], "standard")
    assert journal.settings == HISTORY.journal.settings
    assert [pick.option for pick in journal.picks] == [pick.option for pick in HISTORY.journal.picks]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        "{}",
        "longhouse-journal 3\ngame watch\n",
        "longhouse-journal\ngame watch\n",
        "\x00\x01",
        TEXT[1:],
        "# " + TEXT,
    ],
)
def test_a_foreign_file(text: str) -> None:
    assert refused(text) == "this is no journal: its first line is not 'longhouse-journal 2'"


def test_no_game_and_an_unknown_game() -> None:
    assert refused(without("game ")) == "this journal names no game: a line 'game NAME' is missing"
    with pytest.raises(SettingError, match="there is no game 'wacth'"):
        replay(TEXT.replace("game watch", "game wacth"))


def test_a_journal_of_another_game() -> None:
    with pytest.raises(JournalError, match=r"^this is a journal of 'chess', not of watch$"):
        read_journal(WATCH, TEXT.replace("game watch", "game chess"))


def test_another_version_of_the_rules() -> None:
    said = refused(TEXT.replace("rules 2", "rules 99"))
    assert said.startswith("this journal was played by rules version 99 of watch; this is version 2: ")
    assert "(none named)" in refused(without("rules "))


@pytest.mark.parametrize("end", range(1, HEAD))
def test_a_journal_that_breaks_off_in_its_head(end: int) -> None:
    text = "\n".join(LINES[:end])
    expected = "a line 'game NAME' is missing" if end == 1 else "breaks off in its head: a line 'deal' is missing"
    assert expected in refused(text)


@pytest.mark.parametrize("end", range(HEAD, len(LINES)))
def test_a_journal_that_breaks_off_after_a_pick_is_a_shorter_game(end: int) -> None:
    assert len(replay("\n".join(LINES[:end])).journal.picks) == end - HEAD


def test_an_unknown_word_in_the_head() -> None:
    assert refused(changed(4, "sead 7")) == "line 5: 'sead' is not known in the head of a journal"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("options bord=auto", "watch has no setting 'bord' (did you mean 'board'?)"),
        ("options board=moon", "setting board cannot be 'moon'"),
        ("options board", "setting board cannot be ''"),
        ("options trade_max_offers_per_turn=99", "a number from 0 to 20"),
    ],
)
def test_options_that_cannot_be(line: str, message: str) -> None:
    with pytest.raises((JournalError, SettingError)) as problem:
        replay(changed(5, line))
    assert message in str(problem.value)


def test_too_few_and_too_many_seats() -> None:
    for seats in ([], ["seat Ada"], ["seat A", "seat B", "seat C", "seat D", "seat E"]):
        text = "\n".join([*LINES[:6], *seats, LINES[HEAD - 1]])
        with pytest.raises((JournalError, SettingError), match="watch is for 2, 3, 4 players"):
            replay(text)


@pytest.mark.parametrize(
    "line",
    [
        "0",
        "roll",
        "x roll",
        "2 roll dice=1,2",
        "-1 roll",
        "9 roll",
        "² roll",
        "٠ roll",
        "1" * 5000 + " roll",
        "0roll",
        "seat Cy",
    ],
    ids=lambda line: line[:12],
)
def test_a_line_that_is_no_pick(line: str) -> None:
    assert refused(changed(ROLL, line)).startswith(
        f"line {ROLL + 1}: '{line[:60]}' is no pick (SEAT OPTION [OUTCOMES]) of 2 "
    )


@pytest.mark.parametrize(
    ("luck", "message"),
    [
        ("dise=1,2", "'dise=1,2' is no random outcome; known streams: layout, first, deck, dice, theft"),
        ("dice", "'dice' is no random outcome"),
        ("1,2", "'1,2' is no random outcome"),
        ("dice=", "'' is no outcome of dice"),
        ("dice=1,", "'' is no outcome of dice"),
        ("dice=1,x", "'x' is no outcome of dice"),
        ("dice=1,-2", "'-2' is no outcome of dice"),
        ("dice=1,٣", "'٣' is no outcome of dice"),
        ("dice=1," + "9" * 5000, "outcome"),
    ],
    ids=lambda text: text[:12],
)
def test_luck_that_cannot_be_read(luck: str, message: str) -> None:
    said = refused(changed(ROLL, f"0 roll {luck}"))
    assert message in said
    assert said.startswith((f"line {ROLL + 1}: ", f"pick {ROLL + 1 - HEAD} "))


@pytest.mark.parametrize("outcome", ["0", "7", "99"])
def test_luck_that_cannot_have_happened(outcome: str) -> None:
    said = refused(changed(ROLL, f"0 roll dice=3,{outcome}"))
    assert said.startswith(f"pick {ROLL + 1 - HEAD} (roll): outcome ")


def test_a_deal_that_cannot_have_happened() -> None:
    assert refused(changed(HEAD - 1, "deal deck=99")).startswith("the deal cannot have happened: outcome 99 ")


def test_more_luck_than_was_drawn() -> None:
    said = refused(changed(ROLL, "0 roll dice=3,3,3"))
    assert said == f"pick {ROLL + 1 - HEAD} (roll): more outcomes are recorded than were drawn"
    said = refused(changed(ROLL + 1, LINES[ROLL + 1] + " theft=1"))
    assert said.endswith("more outcomes are recorded than were drawn")


def test_more_luck_than_the_deal_drew() -> None:
    """It belongs to the deal, so the deal is named, even if no pick follows."""
    for lines in (LINES, LINES[:HEAD]):
        text = "\n".join([*lines[: HEAD - 1], lines[HEAD - 1] + ",0", *lines[HEAD:]])
        assert "deal" in refused(text)


def test_less_luck_than_was_drawn() -> None:
    """A journal has all outcomes; a line that has lost some is damaged."""
    assert refused(changed(ROLL, "0 roll")).startswith(f"pick {ROLL + 1 - HEAD} (roll): ")
    assert refused(changed(ROLL, "0 roll dice=3")).startswith(f"pick {ROLL + 1 - HEAD} (roll): ")
    assert "deal" in refused(changed(HEAD - 1, "deal"))


def test_a_pick_that_nobody_can_say_or_make() -> None:
    number = ROLL + 1 - HEAD
    assert refused(changed(ROLL, "0 rol")) == f"pick {number}: 'rol' is not an option of watch"
    assert refused(changed(ROLL, "0 end-turn")).startswith(
        f"pick {number} of seat 0: end-turn cannot be picked now (GW-"
    )
    assert refused(changed(ROLL, "1 roll")).startswith(f"pick {number} of seat 1: roll cannot be picked now (GW-")


def test_a_pick_after_the_end() -> None:
    history = longhouse.new_game(
        "watch", seats=["Ada", "Bo"], seed="1", settings={"mode": "base", "trade_max_offers_per_turn": 0}
    )
    while not history.table.over:
        decision = history.table.decision
        history.pick(decision.options[len(history.journal.picks) % len(decision.options)], decision.seat)
    text = write_journal(WATCH, history.journal)
    assert refused(text + "0 roll\n").endswith("(roll): the game was already over")


def test_other_content_is_asked_for_by_its_name(tmp_path: Path) -> None:
    said = refused(TEXT.replace("content standard", "content 0123456789abcdef"))
    assert said.startswith("this journal was played with other content (0123456789abcdef): ")


def test_a_journal_with_content_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    source = Path(longhouse.__file__).parent / "games" / "watch" / "content.toml"
    path.write_text(source.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    history = longhouse.new_game("watch", seats=["Ada", "Bo"], seed=7, content=path, settings={"mode": "base"})
    text = write_journal(WATCH, history.journal)
    assert "content standard" not in text
    assert write_journal(WATCH, replay(text, content=path).journal) == text
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("|"))
    assert "other content" in refused(bare)  # as journals were before they carried it
    assert write_journal(WATCH, replay(bare, content=path).journal) == text
    with pytest.raises(JournalError):
        replay(TEXT, content=path)


def test_a_journal_without_a_seed_hides_it() -> None:
    journal = HISTORY.journal
    shown = Journal(journal.game, journal.version, journal.content, "", journal.settings, journal.seats)
    shown.deal, shown.picks = journal.deal, journal.picks
    text = write_journal(WATCH, shown)
    assert "seed" not in text
    assert text == without("seed ")


def test_only_the_first_picks() -> None:
    for upto in (0, 1, 5, 14, 99):
        assert len(replay(TEXT, upto=upto).journal.picks) == min(upto, 14)
    assert len(replay(TEXT).journal.picks) == 14


names = st.text(max_size=12).map(lambda name: " ".join(name.split())).filter(bool)


@settings(derandomize=True, database=None, max_examples=30)
@given(seats=st.lists(names, min_size=2, max_size=4), seed=names)
def test_names_and_seeds_come_back_as_they_were(seats: list[str], seed: str) -> None:
    history = longhouse.new_game("watch", seats=seats, seed=seed, settings={"mode": "base"})
    text = write_journal(WATCH, history.journal)
    again = replay(text)
    assert again.journal.seats == history.journal.seats
    assert again.journal.seed == history.journal.seed
    assert longhouse.save(again.table) == longhouse.save(history.table)


@pytest.mark.parametrize("name", ["A\nB", "A\rB", "A\x0bB", "A\u2028B", "A\x85", " A", "A\t", "\n0 roll dice=6,6"])
def test_a_name_or_seed_that_would_break_a_line_is_refused_or_comes_back(name: str) -> None:
    for seats, seed in ([name, "Bo"], "7"), (["Ada", "Bo"], name):
        try:
            history = longhouse.new_game("watch", seats=seats, seed=seed, settings={"mode": "base"})
        except SettingError as problem:
            assert "\n" not in str(problem)
            continue
        again = replay(write_journal(WATCH, history.journal))
        assert again.journal.seats == history.journal.seats
        assert longhouse.save(again.table) == longhouse.save(history.table)


@pytest.mark.parametrize("seed", [0, "", "0", "unknown", "a b"])
def test_a_seed_means_the_same_with_and_without_a_journal(seed: int | str) -> None:
    """Or it is refused in both ways."""
    found: list[object] = []
    for make in (new_table, new_game):
        try:
            found.append(longhouse.save(make(seed)))
        except SettingError as problem:
            found.append(str(problem))
    assert found[0] == found[1]


def new_table(seed: int | str) -> Table:
    return longhouse.new_table("watch", players=2, seed=seed, settings={"mode": "base"})


def new_game(seed: int | str) -> Table:
    return longhouse.new_game("watch", seats=["Ada", "Bo"], seed=seed, settings={"mode": "base"}).table


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The journal with a few characters or lines lost, doubled or replaced."""
    text = TEXT
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        span = draw(st.sampled_from([0, 1, 1, 5, 40, 400]))
        instead = draw(
            st.sampled_from(["", " ", "\n", "0", "²", ",", "=", "/", "# ", "9" * 30, "é", text[at : at + span] * 2])
        )
        text = text[:at] + instead + text[at + span :]
    return text


@settings(derandomize=True, database=None, max_examples=400)
@given(text=damaged())
def test_a_damaged_journal_is_replayed_or_refused_in_one_line(text: str) -> None:
    try:
        replay(text)
    except (JournalError, SettingError) as problem:
        assert "\n" not in str(problem)
