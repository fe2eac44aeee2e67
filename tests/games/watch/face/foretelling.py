"""What the preview of a pick at a table of the Watch says, by the end of its message key."""

from collections import defaultdict

from longhouse import Option
from longhouse.games.watch.face.preview import preview
from longhouse.games.watch.state.table import Watch
from tests.scenes.watch.play import Play

Facts = dict[str, list[list[int]]]
PREFIX = "watch-preview-"


def facts_of(table: Watch, option: Option, seat: int) -> Facts:
    """The preview for a seat, from its view."""
    facts: Facts = defaultdict(list)
    for fact in preview(table.view(seat), option, seat):
        facts[fact.key.removeprefix(PREFIX)].append(fact.args)
    return facts


def foretold(play: Play, colour: str, text: str) -> Facts:
    return dict(facts_of(play.table, play.option(text), play.seat(colour)))
