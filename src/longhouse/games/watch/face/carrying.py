"""The card or hero that is being carried out, step by step, for a page to draw."""

from typing import Literal

from longhouse.games.watch.face.shapes import Part
from longhouse.games.watch.rules.effects import FreeRoads, Gain, Perform
from longhouse.games.watch.rules.wall import PlaceGuards
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.effect import Effect

State = Literal["done", "now", "later"]


def card_parts(t: Watch, script: int, below: int) -> list[Part]:
    """GW-17.1: of the card whose frame is at this place of the agenda."""
    frame = t.agenda[below + 1] if below + 1 < len(t.agenda) else None
    return parts_from(t, frame, below + 1) if isinstance(frame, Perform) else parts(t, script, len(t.agenda), below)


def hero_parts(t: Watch, script: int, below: int) -> list[Part]:
    """GW-14.2: after its effect a hero is kept or replaced."""
    chooses = below == len(t.agenda) - 1
    last: Part = {"does": "keep_or_replace", "state": "now" if chooses else "later"}
    return [*card_parts(t, script, below), last]


def parts_from(t: Watch, frame: Perform, at: int) -> list[Part]:
    """A frame moves on before its step begins; a choice is made first."""
    asks = at == len(t.agenda) - 1
    return parts(t, frame.script, frame.step if asks else frame.step - 1, at)


def parts(t: Watch, script: int, now: int, below: int) -> list[Part]:
    """The steps of a script; in place of the present one, those that were chosen there."""
    found: list[Part] = []
    inner = t.agenda[below + 1] if below + 1 < len(t.agenda) else None
    for at, effect in enumerate(t.box.scripts.effects[script]):
        if at == now and isinstance(inner, Perform):
            found += parts_from(t, inner, below + 1)
        else:
            times = times_of(effect)
            done = times - left_of(t, below + 1) if at == now else 0
            found += [{"does": does(effect), "state": state(at, now, once, done)} for once in range(times)]
    return found


def times_of(effect: Effect) -> int:
    """What is asked once for each piece or card."""
    return effect.numbers.get("n", 1) if effect.verb in (w.DO_GAIN, w.DO_BUILD) else 1


def left_of(t: Watch, at: int) -> int:
    frame = t.agenda[at] if at < len(t.agenda) else None
    return frame.left if isinstance(frame, FreeRoads | Gain | PlaceGuards) else 1


def does(effect: Effect) -> str:
    """For a building also what is built."""
    if effect.verb != w.DO_BUILD:
        return w.EFFECT_IDS[effect.verb]
    return "build_guard" if effect.numbers["item"] == w.ITEM_GUARD else "build_road"


def state(at: int, now: int, once: int, done: int) -> State:
    if at != now:
        return "done" if at < now else "later"
    if once == done:
        return "now"
    return "done" if once < done else "later"
