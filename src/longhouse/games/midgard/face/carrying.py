"""The rune that is being carried out, step by step, for a page to draw."""

from longhouse.games.midgard.face.shapes import Carrying, Part
from longhouse.games.midgard.rules.runes import Gifts, Success
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.table import Midgard


def carrying(t: Midgard) -> Carrying | None:
    """CM-9.2: one that asks its owner something."""
    for frame in t.agenda:
        if isinstance(frame, Gifts):
            step = t.box.runes[frame.rune].step
            return {"seat": frame.seat, "rune": frame.rune, "parts": gifts(step.n, step.n - frame.left)}
        if isinstance(frame, Success):
            reveal: Part = {"does": w.EFFECT_IDS[w.DO_SCORE_DESTINY_NOW], "number": 1, "state": "now"}
            return {"seat": frame.seat, "rune": frame.rune, "parts": [reveal]}
    return None


def gifts(n: int, gained: int) -> list[Part]:
    """CM-9.3: one after another."""
    does = w.EFFECT_IDS[w.DO_GAIN_CHOICE]
    done: list[Part] = [{"does": does, "number": at + 1, "state": "done"} for at in range(gained)]
    later: list[Part] = [{"does": does, "number": at + 1, "state": "later"} for at in range(gained + 1, n)]
    return [*done, {"does": does, "number": gained + 1, "state": "now"}, *later]
