"""Every game is declared completely: each part opens and has the right type, and nothing is opened before it is
needed."""

import subprocess
import sys

import pytest

import longhouse
from longhouse.boards.drawing import Board
from longhouse.fields import Layout
from longhouse.kernel.decision import SPECTATOR
from longhouse.kernel.face import Face
from longhouse.kernel.later import Later
from longhouse.kernel.mind import Mind
from longhouse.messages.nouns import Nouns

UNUSED = ("fluent", "numpy", "rich", "longhouse.boards", "longhouse.fields", "longhouse.messages")

SIMULATION = """
import random, sys, longhouse
for game in longhouse.GAMES:
    luck, table = random.Random(1), longhouse.new_table(game, players=3, seed=1)
    while not table.over:
        table.pick(luck.choice(table.decision.options), table.decision.seat)
print(*sys.modules)
"""


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_a_game_shows_and_says_itself(name: str) -> None:
    game = longhouse.find_game(name)
    face = game.face()
    assert isinstance(face, Face)
    nouns, layout = face.names.load(Nouns), face.layout
    assert nouns.game == name and nouns.verbs == game.verbs
    assert set(game.message_keys.kinds()) <= set(nouns.kinds)
    assert isinstance(face.board.load(Board), Board)
    table = longhouse.new_table(name, players=game.players[0], seed=1, settings=usual(name))
    view = table.view(SPECTATOR)
    assert face.scenery(table) and face.picture(view)
    assert layout is not None and layout.load(Layout).parts(table)
    assert face.preview(table, table.decision.options[0], table.decision.seat) is not None
    assert face.rolled(table, table.decision.options[0], table.decision.seat, []) == []


@pytest.mark.parametrize("name", longhouse.GAMES)
def test_a_game_can_be_thought_about(name: str) -> None:
    mind = longhouse.find_game(name).mind()
    assert isinstance(mind, Mind)
    table = longhouse.new_table(name, players=longhouse.find_game(name).players[0], seed=1, settings=usual(name))
    decision = table.decision
    assert len(mind.judge(table.view(decision.seat), decision)) == len(decision.options)
    assert len(mind.evaluate(table)) == len(mind.sides(table)) == table.seats
    assert len(mind.features(table, 0)) == len(mind.names) > 0
    assert 0.0 <= mind.progress(table) < 0.5


def usual(name: str) -> dict[str, longhouse.SettingValue]:
    return {"mode": "base"} if name == "watch" else {}


def test_a_simulation_imports_neither_faces_nor_minds() -> None:
    """A face's `names` and `board` import fluent, a layout is for numpy, a mind is large: random games need none."""
    out = subprocess.run([sys.executable, "-c", SIMULATION], check=True, capture_output=True, text=True).stdout
    loaded = out.split()
    assert "longhouse.games.wild.game" in loaded
    assert [name for name in loaded if name.startswith(UNUSED) or (".mind" in name and "games" in name)] == []
    assert [name for name in loaded if ".face." in name] == []


def test_what_is_named_must_be_of_its_kind() -> None:
    with pytest.raises(TypeError, match="game:WATCH is not a Mind"):
        Later("longhouse.games.watch.game:WATCH").load(Mind)
