"""Journals as version 0.1 wrote them are read, replayed and continued."""

import re
from pathlib import Path

import pytest

import longhouse

OLD = Path(__file__).parent / "format1"
SEAT = re.compile(r" (?:ask|attack|blame|close|look|rival|rob|steal)/(\d)\b")  # of the verbs that name one


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_a_journal_of_format_1_is_replayed_and_written_as_it_is(name: str) -> None:
    """Three games counted the seats in their options from 1; a table that began like this goes on like this."""
    text = (OLD / f"{name}.journal").read_text(encoding="utf-8")
    picks, result = text.split("# winners ")
    history = longhouse.replay(picks)
    assert longhouse.write_journal(history.game, history.journal) == picks
    assert history.table.result is not None
    assert " ".join(str(seat) for seat in history.table.result.winners) == result.partition(" by ")[0]
    written = [int(seat) for seat in SEAT.findall(picks)]
    read = [int(seat) for pick in history.journal.picks for seat in SEAT.findall(f" {pick.option}")]
    first = 0 if name == "watch" else 1
    assert written and [seat - first for seat in written] == read
