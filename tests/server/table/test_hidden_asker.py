"""NG-21.6: while somebody is asked who must stay unknown, nobody else learns who it is in any way."""

import random
from dataclasses import replace

import pytest

import longhouse
from longhouse.cli.replay import Teller
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, SPECTATOR
from longhouse.kernel.secret import hidden_asker
from longhouse.messages.catalog import Catalog
from longhouse.server.rest.listing import standing_of
from longhouse.server.store.facts import Entry
from longhouse.server.table import story
from longhouse.server.table.record import Record, begin, open_record
from longhouse.server.table.retelling import FRAMES_AT_ONCE, Facts, retell
from longhouse.server.table.telling import table_facts, undo_out
from longhouse.server.wire.wire import ENCODER
from tests.scenes.northgard.scene import Scene
from tests.server.table.test_record import table_of

NAMES = ["Ada", "Bo", "Cy"]
RED, BLUE, YELLOW = 0, 1, 2
PICKS = 400


def reaction(holder: str, other: str) -> Northgard:
    """Red has played a card that one of the others may cancel."""
    scene = Scene("red", "blue", "yellow").units("red", "start.n", 3).hand("red", "start_recruit", "start_move")
    scene.hand(holder, "defensive_strategy").hand(other, "start_build").turn("red")
    return scene.pick("red", "play/start_recruit").table


def record_of(table: Northgard) -> Record:
    history = longhouse.new_game("northgard", seats=NAMES, seed="hidden")
    history.table = table
    return Record(history, "table")


def test_the_decision_that_others_are_told_has_no_seat_and_no_options() -> None:
    """NG-21.6: the same bytes, whoever holds the card."""
    for viewer in (RED, SPECTATOR):
        told = [
            ENCODER.encode(story.decisions(reaction(*holders).view(viewer), NAMES))
            for holders in (("blue", "yellow"), ("yellow", "blue"))
        ]
        assert told[0] == told[1]
    (decision,) = story.decisions(reaction("blue", "yellow").view(YELLOW), NAMES)
    assert (decision.seat, decision.options, decision.ask.key) == (NOBODY, [], "northgard-ask-reaction-others")
    (asked,) = story.decisions(reaction("blue", "yellow").view(BLUE), NAMES)
    assert (asked.seat, [option.text for option in asked.options]) == (BLUE, ["counter", "no"])


def test_who_picks_meanwhile_is_not_told_who_has_the_move() -> None:
    """NG-21.6"""
    view = reaction("blue", "yellow").view(RED)
    told = story.reason(view, RED, "pass", "1", NAMES)
    assert told.why is not None and (told.rule, told.why.key) == ("NG-21.6", "northgard-why-somebody-asked")
    assert told.why.args == {}


def test_the_lobby_does_not_show_who_is_asked() -> None:
    """NG-21.6: only the player who is asked finds their own seat there."""
    standing = standing_of(record_of(reaction("yellow", "blue")))
    assert (standing.waiting, standing.hidden) == ([], [YELLOW])


def test_a_spectator_is_not_taken_for_the_one_who_is_asked() -> None:
    """A decision of NOBODY is not a spectator's decision."""
    table = reaction("yellow", "blue")
    told = undo_out(record_of(table), table.view(SPECTATOR))
    assert (told.seat, told.allowed, told.why) == (story.NO_SEAT, False, None)


def test_a_replay_through_other_eyes_names_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    """NG-21.6: in a terminal the question stands alone."""
    record = record_of(reaction("blue", "yellow"))
    words = Catalog("en").ask(record.history.table.view(RED), record.history.table.view(RED).decision, NAMES)
    Teller(record.history, "0", Catalog("en")).close(1)
    lines = capsys.readouterr().out.splitlines()
    assert words in lines and not [line for line in lines if line.endswith(f": {words}")]


def test_the_replay_of_a_running_game_tells_what_the_live_table_told() -> None:
    """NG-21.6: frame by frame, for every viewer: the events and the picture of that moment, and who has picked only
    where that was known. (What a live table tells depends on nothing hidden: test_secrets.py.)"""
    table, names = replace(table_of("northgard", 3), seed="27", secret="kept"), ["Seat 0", "Seat 1", "Seat 2"]
    luck, entries = random.Random(3), [Entry("id", 1, begin(table))]
    record = open_record(table, entries)
    live: dict[int, dict[int, bytes]] = {viewer: {} for viewer in (*range(3), SPECTATOR)}
    hidden = 0
    for _ in range(PICKS):
        before = record.history.table
        decision = luck.choice(before.decisions)
        secret = bool(hidden_asker(before.agenda))
        hidden += secret
        wanted = [option for option in decision.options if "defensive" in before.spell(option)]
        line = record.play(luck.choice(wanted or decision.options), decision.seat)
        entries.append(Entry("id", record.version, line))
        for viewer, told in live.items():
            view, seq = record.history.table.view(viewer), record.numbers_for(viewer)[0]
            seat = story.NO_SEAT if secret and viewer != decision.seat else decision.seat
            log = story.events(view, [(seq, event) for _, event in record.latest()], names)
            told[seq] = ENCODER.encode([seat, log, story.picture(view)])
        if record.history.table.over:
            break
    assert hidden > 0
    facts: Facts = (table_facts(replace(table, status="playing"), ""), [])
    for viewer, told in live.items():
        for first in range(1, PICKS, FRAMES_AT_ONCE):
            replayed = retell(table, entries, viewer, first, PICKS, facts)
            for frame in replayed.frames:
                assert ENCODER.encode([frame.seat, frame.events, frame.picture]) == told[frame.seq]
                assert not frame.option or viewer == frame.seat
