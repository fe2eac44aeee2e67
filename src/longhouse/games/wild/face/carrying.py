"""The card that is being carried out, step by step, for a page to draw."""

from typing import Literal

from longhouse.games.wild.face.shapes import Carrying, Part
from longhouse.games.wild.rules.cards.destroying import Destroy
from longhouse.games.wild.rules.cards.gaining import GainAny
from longhouse.games.wild.rules.cards.playing import Perform
from longhouse.games.wild.rules.cards.recovering import Recover
from longhouse.games.wild.rules.cards.stealing import Steal
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.table import Frame


def carrying(t: Wild) -> Carrying | None:
    """VW-3.2, VW-17.11: of several that wait, the one whose turn it is."""
    for at in range(len(t.agenda) - 1, -1, -1):
        frame = t.agenda[at]
        if isinstance(frame, Perform):
            doing = doing_of(t.agenda[at + 1]) if at + 1 < len(t.agenda) else w.NONE
            return {"seat": frame.seat, "card": frame.as_card, "parts": parts(t, frame, doing)}
    return None


def parts(t: Wild, frame: Perform, doing: int) -> list[Part]:
    """The last of those begun is under way as long as something of its kind is asked."""
    steps = t.box.cards[frame.as_card].play_steps
    begun = [at for at in range(len(steps)) if frame.done >> at & 1]
    now = [at for at in begun if steps[at].verb == doing or (steps[at].verb == w.DO_COPY and doing == w.NONE)]
    found: list[Part] = []
    for at in range(len(steps)):
        state: Literal["done", "now", "later"] = "done" if at in begun else "later"
        if now and at == now[-1]:
            state = "now"
        found.append({"does": w.EFFECT_IDS[steps[at].verb], "number": steps[at].n, "state": state})
    return found


def doing_of(frame: Frame) -> int:
    """What the step does that has opened this frame."""
    if isinstance(frame, GainAny):
        return w.DO_GAIN
    if isinstance(frame, Destroy):
        return w.DO_DESTROY
    if isinstance(frame, Recover):
        return w.DO_RECOVER
    return w.DO_STEAL if isinstance(frame, Steal) else w.NONE
