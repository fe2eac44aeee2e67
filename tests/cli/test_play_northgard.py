"""`longhouse play northgard`: what only Northgard shows at the terminal."""

import re

from tests.cli.hotseat import NORTHGARD


def test_the_turns_of_a_tile_are_drawn_before_one_is_chosen() -> None:
    """NG-2.1"""
    texts = NORTHGARD.texts
    first = next(at for at, text in enumerate(texts) if text.startswith("turn/"))
    out = NORTHGARD.told(texts[:first])
    asked = out[out.rindex("Choose how the tile lies") - 4000 :]
    assert re.search(r"(\+-{11}\+ +){1,3}\+-{11}\+", asked)
