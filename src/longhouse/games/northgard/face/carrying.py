"""The card that is being carried out, step by step, for a page to draw."""

from typing import Literal

from longhouse.games.northgard.face.shapes import Carrying, Part
from longhouse.games.northgard.rules.cards.effects import Perform
from longhouse.games.northgard.rules.cards.play import PlayCard
from longhouse.games.northgard.state import words as w
from longhouse.games.northgard.state.table import Northgard


def carrying(t: Northgard) -> Carrying | None:
    """NG-11.9: from the moment it is laid down until its last step is done."""
    for at, frame in enumerate(t.agenda):
        if isinstance(frame, PlayCard):
            return {"seat": frame.seat, "card": frame.card, "parts": parts(t, t.box.cards[frame.card].script, -1, at)}
        if isinstance(frame, Perform):
            card = card_of(t, frame.script)
            return None if card == w.NONE else {"seat": frame.seat, "card": card, "parts": parts_from(t, frame, at)}
    return None


def card_of(t: Northgard, script: int) -> int:
    for number, card in enumerate(t.box.cards):
        if card.script == script:
            return number
    return w.NONE


def parts_from(t: Northgard, frame: Perform, at: int) -> list[Part]:
    """A frame moves on before its step begins; only a choice that is not over yet stays where it is."""
    script = t.box.scripts[frame.script]
    asks = at == len(t.agenda) - 1
    chooses = frame.at < len(script) and frame.done > 0 and t.box.steps[script[frame.at]].verb == w.DO_CHOOSE
    return parts(t, frame.script, frame.at if asks or chooses else frame.at - 1, at)


def parts(t: Northgard, script: int, now: int, below: int) -> list[Part]:
    """The steps of a script; in place of the present one, those that were chosen or paid for there."""
    found: list[Part] = []
    inner = t.agenda[below + 1] if below + 1 < len(t.agenda) else None
    for at, number in enumerate(t.box.scripts[script]):
        step = t.box.steps[number]
        if at == now and isinstance(inner, Perform):
            found += parts_from(t, inner, below + 1)
        else:
            found.append({"does": w.EFFECT_IDS[step.verb], "number": max(step.n, 1), "state": state(at, now)})
    return found


def state(at: int, now: int) -> Literal["done", "now", "later"]:
    if at == now:
        return "now"
    return "done" if at < now else "later"
