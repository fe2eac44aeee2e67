"""A card that is carried out is shown with its steps: what is done, what is asked now, what is left."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from longhouse.kernel.history import content_of_journal, replay, replay_pick
from longhouse.kernel.journal import played_game, read_journal
from tests.golden.golden import FOLDER

MARKS = {"done": "=", "now": "*", "later": ""}


def decisions_of(name: str) -> Iterator[Any]:
    """Every question of a golden game, with the picture of whoever is asked."""
    text = (FOLDER / f"{name}.journal").read_text("utf-8")
    game = played_game(text)
    journal = read_journal(game, text)
    history = replay(game, journal, content_of_journal(game, journal), 0)
    for at, pick in enumerate(journal.picks):
        table = history.table
        if table.decisions:
            yield game.face().picture(table.view(table.decisions[0].seat))
        replay_pick(history, at + 1, pick)


def carried(name: str, *fields: str) -> list[list[str]]:
    """Every card that is carried out, as the steps that are shown one after another."""
    shown: list[tuple[object, str]] = []
    for picture in decisions_of(name):
        now = next((picture[field] for field in fields if picture[field]), None)
        if now is None:
            shown.append(("", ""))
            continue
        what = now.get("card", now.get("hero", now.get("rune")))
        shown.append((what, " ".join(part["does"] + MARKS[part["state"]] for part in now["parts"])))
    cards = [[line for _, line in lines] for what, lines in groupby(shown, lambda each: each[0]) if what != ""]
    return [[line for line, _ in groupby(card)] for card in cards]


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        # NG-11.6: what was paid for is carried out in its place
        ("house-5", ["recruit* pay", "recruit= pay*", "recruit= recruit*"]),
        ("house-5", ["remove_unit* recruit", "remove_unit= recruit*"]),
        # NG-11.15: what was chosen takes the place of the choice
        ("territories-2", ["choose*", "explore* move", "explore= move*"]),
        # NG-17.13: while others may still answer it, nothing has begun
        ("creatures-4", ["move scorch", "move* scorch", "move= scorch*"]),
    ],
)
def test_ng_11_9_the_steps_of_a_card(game: str, steps: list[str]) -> None:
    assert steps in carried(f"northgard/{game}", "carrying")


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("classic-4-busy", ["build_road* build_road", "build_road= build_road*"]),
        (
            "full-3-tragedy",
            ["discard_patrol= build_guard* keep_or_replace", "discard_patrol= build_guard= keep_or_replace*"],
        ),
        ("full-3-guards", ["choose*", "move_tormund*"]),
    ],
)
def test_gw_7_10_and_gw_14_22_the_steps_of_a_card_and_of_a_hero(game: str, steps: list[str]) -> None:
    assert steps in carried(f"watch/{game}", "playing", "using")


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("mixed-4", ["gain draw", "gain* draw="]),  # VW-17.11: in the order that the player likes
        ("long-3", ["steal* gain="]),
        ("automatic-2", ["copy*"]),  # VW-17.7
    ],
)
def test_vw_17_11_the_steps_of_a_card(game: str, steps: list[str]) -> None:
    assert steps in carried(f"wild/{game}", "carrying")


def test_cm_9_3_the_gifts_of_a_rune_one_after_another() -> None:
    every = " ".join
    gifts = [every(["gain_choice="] * n + ["gain_choice*"] + ["gain_choice"] * (3 - n)) for n in range(4)]
    assert gifts in carried("midgard/any-moment-2", "carrying")
