"""NG-21.6: while somebody is asked who must stay unknown, nobody else learns who it is in any way."""

import pytest

import longhouse
from longhouse.cli.replay import Teller
from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import NOBODY, SPECTATOR
from longhouse.messages.catalog import Catalog
from longhouse.server.rest.listing import standing_of
from longhouse.server.table import story
from longhouse.server.table.record import Record
from longhouse.server.table.telling import undo_out
from longhouse.server.wire.wire import ENCODER
from tests.scenes.northgard.scene import Scene

NAMES = ["Ada", "Bo", "Cy"]
RED, BLUE, YELLOW = 0, 1, 2


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
