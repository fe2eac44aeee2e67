"""NG-12.6: what the battle die brought, against what it brings on average."""

from typing import Final

from longhouse.games.northgard.state.table import Northgard
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.event import Event
from longhouse.kernel.face import Rolled

DRAWS: Final = (
    ("northgard-event-drew-tile", "northgard-draws-tiles"),
    ("northgard-event-creature-appeared", "northgard-draws-creatures"),
    ("northgard-event-displayed", "northgard-draws-display"),
    ("northgard-event-drew", "northgard-draws-cards"),
)


def fortune(before: Northgard, option: Option, seat: Seat, events: list[Event]) -> list[Rolled]:
    """NG-12.5, NG-12.6: power and kills together; the face that gives one of them is worth 1."""
    worth = [float(face.power + face.kill + int(face.choice)) for face in before.box.faces]
    return [
        Rolled(event.seat, "northgard-rolls-battle", [], worth[event.args[0]], worth)
        for event in events
        if event.kind == "northgard-event-rolled"
    ]
