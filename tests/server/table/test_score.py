"""What the end of a game says on the wire."""

from longhouse import Score
from longhouse.messages import Catalog
from longhouse.server.table import story


def ended(ending: str) -> str:
    told = story.score("northgard", Score([1], [40, 12], [[40], [12]], ending, "NG-16.1"))
    assert told is not None
    return told.title


def test_a_win_by_territories_has_its_own_headline() -> None:
    """NG-16.1: though others may have more fame, or less."""
    title = ended("northgard-ending-territories")
    assert Catalog("en").text(title, names="Ada", winners=1) == "Ada wins by territories"
    assert Catalog("uk").text(title, names="Ada, Бор", winners=2) == "Ada, Бор перемагають за територіями"
    assert ended("northgard-ending-fame") == ""
