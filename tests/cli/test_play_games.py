"""`longhouse play`: a whole game of two people at the terminal, and what is said on the way, in three games.

The Watch is played in test_play.py and test_play_full.py.
"""

import random
import re

import pytest

from longhouse.messages.catalog import Catalog
from tests.cli.hotseat import MIDGARD, NORTHGARD, WILD, Hotseat

# what is typed, ids, and the words of the terminal itself; at Northgard letters of territories and of Kaija too
FOREIGN = re.compile(r"\[[\w,/.-]+\]|Enter|--save|\bx\b|^> .*", re.MULTILINE)
FOREIGN_ON_MAP = re.compile(
    rf"\((-?\d+,-?\d+|(start5?|t\d\d)(\.[a-z])?)\)|(?<![A-Za-z])[A-Z]{{1,2}}(?![A-Za-z])|{FOREIGN.pattern}",
    re.MULTILINE,
)
# what is not an option of any question; some of it is looked up, the rest is refused
ANYWHERE = ("0", "-1", "9999", "w", "r")
NONSENSE = {
    "midgard": ("place/nowhere", "place/", "swap/food,food", "send/troll", "mark/99", "blame/7", *ANYWHERE),
    "northgard": ("site/nowhere", "site/", "swap/food", "figures/9", "clan/99", "rival/7", *ANYWHERE),
    "wild": ("buy/castle", "buy/", "attack/2", "path/9", "pay/99", "hold/-1", *ANYWHERE),
}

each_game = pytest.mark.parametrize("hotseat", [MIDGARD, NORTHGARD, WILD], ids=str)


@each_game
def test_a_whole_game_of_two_people_who_also_type_nonsense(hotseat: Hotseat) -> None:
    """CM-12, NG-16, VW-16: everything else that is typed is one of the options; then the score is shown by source.
    Something that is not an option is refused in one line, and the question stays open.
    """
    nonsense = NONSENSE[hotseat.game]
    luck = random.Random(5)
    texts: list[str] = []
    for number, text in enumerate(hotseat.texts):
        texts += [*luck.sample(nonsense, 2 if number % 4 == 0 else 0), text]
    out = hotseat.told(texts)
    assert f"There is no option “{nonsense[0]}”" in out and "Traceback" not in out
    catalog, history = Catalog("en"), hotseat.played
    assert catalog.text("terminal-over") in out
    assert all(catalog.text(source) in out for source in history.game.message_keys.sources)
    result = history.table.result
    assert result is not None and catalog.text(result.ending) in out
    total = next(line for line in out.splitlines() if line.startswith(catalog.text("terminal-total")))
    assert total.split()[1:] == [str(points) for points in result.points]
    assert f"{hotseat.game}-" not in out


@each_game
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_everything_is_said_in_the_language(hotseat: Hotseat, language: str) -> None:
    beginning = hotseat.texts[:100]
    out = hotseat.told(beginning, language)
    foreign = FOREIGN_ON_MAP if hotseat is NORTHGARD else FOREIGN
    prefix = {"midgard": "CM", "northgard": "NG", "wild": "VW"}[hotseat.game]
    assert len(re.findall(rf"\[{prefix}-", out)) > len(beginning)
    assert not re.findall(r".*[A-Za-z].*", foreign.sub("", out))
