"""What a page is shown has the published shape: no extra key, none missing, and plain JSON."""

from collections.abc import Mapping

import msgspec
import pytest

from longhouse import find_game
from longhouse.server.wire.shapes import games_shown
from tests.properties.playing import eyes, moments
from tests.properties.registry import CASES, Case

every_case = pytest.mark.parametrize("case", [case for case in CASES if case.game in games_shown()], ids=str)


def conforms(shown: Mapping[str, object], shape: type) -> None:
    """Decoded by its shape it is the same: a missing key or another type is refused, an unknown key is lost."""
    assert msgspec.json.decode(msgspec.json.encode(shown), type=shape) == shown


@every_case
def test_pictures_and_sceneries_have_their_shapes(case: Case) -> None:
    face, shapes = find_game(case.game).face(), games_shown()[case.game]
    for table in moments(case):
        conforms(face.scenery(table), shapes.Scenery)
        for view in [table, *[table.view(seat) for seat in eyes(table)]]:
            conforms(face.picture(view), shapes.Picture)


def test_what_has_another_shape_is_found() -> None:
    """An extra key, a missing key, another type."""
    case = next(case for case in CASES if case.game == "watch")
    shown, shapes = dict(find_game("watch").face().picture(moments(case)[0])), games_shown()["watch"]
    conforms(shown, shapes.Picture)
    with pytest.raises(AssertionError):
        conforms({**shown, "secret": 1}, shapes.Picture)
    with pytest.raises(msgspec.ValidationError):
        conforms({key: value for key, value in shown.items() if key != "deck"}, shapes.Picture)
    with pytest.raises(msgspec.ValidationError):
        conforms({**shown, "step": "dance"}, shapes.Picture)
