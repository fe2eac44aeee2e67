"""A game comes back from its journal as it was: with and without a snapshot, with what was taken back."""

import random
from itertools import pairwise

import pytest

import longhouse
from longhouse import SPECTATOR, JournalError
from longhouse.kernel.journal import write_pick
from longhouse.kernel.saving import save_decision
from longhouse.server.rest.journals import written
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo
from longhouse.server.table.entries import UNDO, journal_text, standing
from longhouse.server.table.record import (
    LOG_AT_MOST,
    LOG_KEPT,
    SAID_KEPT,
    Record,
    begin,
    lines_in_order,
    open_record,
)
from tests.kernel.damage import damaged_bytes


def new_table(seats: int, **settings: str) -> TableInfo:
    return table_of("watch", seats, mode="base", **settings)


def table_of(name: str, seats: int, **settings: str) -> TableInfo:
    game = longhouse.find_game(name)
    settled = game.complete_settings(seats, settings)
    sitting = [SeatInfo(seat, "person", f"Seat {seat}", f"person {seat}") for seat in range(seats)]
    return TableInfo("id", name, game.version, settled, "7", "all", "person 0", sitting)


def played(table: TableInfo, seed: int, steps: int) -> tuple[Record, list[Entry], list[tuple[int, bytes]]]:
    """A random game of this many entries, including undos; and the snapshots that could be made of it."""
    luck = random.Random(seed)
    entries = [Entry("id", 1, begin(table))]
    record = open_record(table, entries)
    snapshots: list[tuple[int, bytes]] = []
    for _ in range(steps):
        if record.history.table.over:
            break
        decision = luck.choice(record.history.table.decisions)
        if record.history.before and luck.random() < 0.3:
            line = record.undo()
        else:
            line = record.play(luck.choice(decision.options), decision.seat)
        entries.append(Entry("id", record.version, line, f"person {decision.seat}", f"id {record.version}"))
        if record.may_be_kept(1):
            snapshots.append((record.version, record.snapshot()))
            record.kept = record.version
    return record, entries, snapshots


def photo(record: Record) -> list[object]:
    table = record.history.table
    asked = [save_decision(decision) for decision in table.decisions]
    undo = [record.history.can_undo(seat) for seat in range(table.seats)]
    viewers, entries = (*range(table.seats), SPECTATOR), range(1, record.version + 1)
    told = [[record.numbers_for(viewer, entry) for entry in entries] for viewer in viewers]
    counts = [record.seq, record.version, record.undone, record.asked_at, undo, told]
    log = [(seq, repr(event), event.public, event.seen_by) for seq, event in record.log[-200:]]
    return [longhouse.save(table), asked, counts, log, longhouse.write_journal(record.game, record.history.journal)]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_comes_back_as_it_was(seed: int) -> None:
    table = new_table(2 + seed % 3, initial_placement="phase")
    record, entries, snapshots = played(table, seed, 150 + 130 * seed)
    back = open_record(table, entries)
    assert photo(back) == photo(record)
    assert list(back.said) == [(entry.person, entry.said) for entry in entries[1:]][-SAID_KEPT:]
    for snapshot in (snapshots[0], snapshots[len(snapshots) // 2], snapshots[-1]):
        assert photo(open_record(table, entries, snapshot)) == photo(record)


def test_going_back_across_chance_is_an_entry_too() -> None:
    """Only lessons do so. What is gone back from stays in the journal, and the numbers of viewers do not decrease."""
    table = new_table(2, initial_placement="phase", trade_max_offers_per_turn="0")
    record, entries, snapshots = played(table, 3, 60)
    versions = record.numbers_for(0)[1]
    for picks in (20, 4, 0):
        entries.append(Entry("id", record.version + 1, record.go_back(picks), "person 0", f"back {picks}"))
        assert record.seq == picks
        assert record.numbers_for(0)[0] == picks
        assert len(standing(entries)) == picks + 1
        for snapshot in (None, snapshots[0], snapshots[-1]):
            assert photo(open_record(table, entries, snapshot)) == photo(record)
        assert record.since(0, versions) is None
        for _ in range(5):
            decision = record.history.table.decision
            line = record.play(decision.options[0], decision.seat)
            entries.append(Entry("id", record.version, line, f"person {decision.seat}", f"id {record.version}"))
    assert record.numbers_for(0)[1] == versions + 3 + 15
    assert photo(open_record(table, entries)) == photo(record)


@pytest.mark.parametrize(
    ("game", "settings"), [("wild", {}), ("midgard", {"assign": "simultaneous"}), ("watch", {"mode": "full"})]
)
def test_a_game_comes_back_from_a_moment_at_which_seats_choose_apart(game: str, settings: dict[str, str]) -> None:
    """A client that resends what was already done gets the same answer."""
    table = table_of(game, 3, **settings)
    record, entries, snapshots = played(table, 2, 260)
    assert max(gaps(snapshots)) < 60
    last = entries[-1].version
    whole = open_record(table, entries)
    for snapshot in (snapshots[0], snapshots[len(snapshots) // 2], snapshots[-1]):
        back = open_record(table, entries, snapshot)
        assert (photo(back), back.said, back.kept) == (photo(record), whole.said, snapshot[0])
    assert last - snapshots[-1][0] < 60


def gaps(snapshots: list[tuple[int, bytes]]) -> list[int]:
    versions = [version for version, _ in snapshots]
    return [later - earlier for earlier, later in pairwise(versions)]


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_whoever_is_in_time_is_so_after_a_restart_too(seed: int) -> None:
    """At every moment of a game, from its last snapshot: each seat may pick with the same numbers as before."""
    table = new_table(4, initial_placement="phase")
    live, entries, snapshots = played(table, seed, 260)
    live = open_record(table, entries[:1])
    several = 0
    for entry in entries[1:]:
        live.take(entry)
        kept = [snapshot for snapshot in snapshots if snapshot[0] <= entry.version][-1:]
        if len(live.history.table.decisions) > 1:
            several += 1
            back = open_record(table, entries[: entry.version], *kept)
            assert in_time(back) == in_time(live)
            assert photo(back)[-1] == photo(live)[-1], "the journal goes on in the same order"
    assert several > 5, "hardly ever did several seats choose at once"


def in_time(record: Record) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """By seat: the seqs, and the versions with the last seq."""
    seats = [decision.seat for decision in record.history.table.decisions]
    seqs = [(seat, seq) for seat in seats for seq in range(record.seq + 2) if record.in_time(seat, seq)]
    last = {seat: record.numbers_for(seat)[0] for seat in seats}
    versions = [
        (seat, at) for seat in seats for at in range(record.version + 2) if record.in_time(seat, last[seat], at)
    ]
    return seqs, versions


def test_a_snapshot_of_another_version_is_left_alone() -> None:
    table = new_table(2)
    record, entries, snapshots = played(table, 3, 80)
    for version, data in ((snapshots[-1][0], b"\x00junk"), (10**6, snapshots[-1][1]), (3, snapshots[-1][1])):
        assert photo(open_record(table, entries, (version, data))) == photo(record)


def test_a_snapshot_from_which_something_would_have_to_be_undone_is_left_alone() -> None:
    """It may be of an older server, which allowed less to be undone."""
    table = new_table(2, initial_placement="phase", first_player="seat")
    record = open_record(table, [Entry("id", 1, begin(table))])
    entries = [Entry("id", 1, begin(table))]
    for _ in range(2):
        decision = record.history.table.decision
        entries.append(Entry("id", record.version + 1, record.play(decision.options[0], decision.seat)))
    snapshot = record.version, record.snapshot()
    assert record.history.table.decision.seat != decision.seat
    entries.append(Entry("id", record.version + 1, record.undo()))
    assert photo(open_record(table, entries, snapshot)) == photo(record)


def test_a_damaged_snapshot_is_left_alone() -> None:
    """Even if it could be read: a single number would be another one."""
    table = new_table(2)
    record, entries, snapshots = played(table, 3, 80)
    version, data = snapshots[-1]
    for damaged in damaged_bytes(data, 40, random.Random(1)):
        assert photo(open_record(table, entries, (version, damaged))) == photo(record)


def test_a_journal_leaves_out_what_was_taken_back() -> None:
    table = new_table(3, initial_placement="phase")
    record, entries, _ = played(table, 5, 60)
    assert any(entry.line == UNDO for entry in entries)
    assert lines_in_order(table, entries)[1:] == [
        write_pick(record.game, record.history.journal, pick) for pick in record.history.journal.picks
    ]
    assert sorted(journal_text(entries).split()) == sorted("".join(lines_in_order(table, entries)).split())


def test_entries_stand_as_they_came_and_a_journal_in_its_order() -> None:
    """Simultaneous choices are listed seat by seat, and it is the same game."""
    table = new_table(4, initial_placement="phase")
    record, entries, _ = played(table, 2, 400)
    came, lines = standing(entries), lines_in_order(table, entries)
    assert came != lines
    again = [Entry("id", version, line) for version, line in enumerate(lines, 1)]
    assert lines_in_order(table, again) == lines
    assert longhouse.save(open_record(table, again).history.table) == longhouse.save(record.history.table)
    assert written(table, entries) == "".join(lines)


def test_a_journal_that_cannot_be_played_is_handed_out_as_it_came() -> None:
    table = new_table(2)
    _, entries, _ = played(table, 3, 40)
    other = [Entry("id", 1, entries[0].line.replace("rules 2", "rules 99")), *entries[1:]]
    assert other[0].line != entries[0].line
    assert written(table, other) == journal_text(other)


def test_a_gap_in_the_journal_is_seen() -> None:
    table = new_table(2)
    _, entries, _ = played(table, 3, 30)
    with pytest.raises(JournalError, match="entry 5 is missing"):
        open_record(table, entries[:4] + entries[5:])


def test_what_a_client_missed() -> None:
    table = new_table(2)
    record, _, _ = played(table, 4, 60)
    first = max(record.undone, 1)
    for viewer in (0, 1, SPECTATOR):
        now = record.numbers_for(viewer)[1]
        assert record.since(viewer, now) == []
        assert record.since(viewer, 0) is None
        assert record.since(viewer, now + 1) is None
        if record.undone:
            assert record.since(viewer, record.numbers_for(viewer, record.undone - 1)[1]) is None
        told = record.since(viewer, record.numbers_for(viewer, first)[1])
        assert told == [(entry, event) for entry, event in record.log if entry > first] != []


def test_a_long_game_keeps_only_the_last_events() -> None:
    table = new_table(4)
    record, _, _ = played(table, 1, 3000)
    assert LOG_KEPT <= len(record.log) <= LOG_AT_MOST
    assert record.log_from > 0
    assert record.since(SPECTATOR, 2) is None
    assert record.since(SPECTATOR, record.numbers_for(SPECTATOR)[1]) == []
