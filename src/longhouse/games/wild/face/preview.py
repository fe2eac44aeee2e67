"""What a pick would cost and bring, as far as its seat can know.

Numbers come from the functions of the rules, on a copy of what the seat sees; nothing here draws a card. Keys and kinds
of arguments: PREVIEWS in message_keys.py.
"""

from longhouse.games.wild.face.preview_attack import adding, declaring, ending_turn, responding, target
from longhouse.games.wild.face.preview_buying import completing, dealing, dealing_by_hand, dismantling, unit
from longhouse.games.wild.face.preview_phases import holding, keeping, storing_automatically
from longhouse.games.wild.face.preview_playing import of_effect, placing, playing
from longhouse.games.wild.face.previewing import fact, seat_frame
from longhouse.games.wild.rules.by_hand import PayByHand
from longhouse.games.wild.rules.dealing import DEALS, DEALS_BY_HAND, FORM_BY_HAND
from longhouse.games.wild.rules.keeping import RoundEnd
from longhouse.games.wild.rules.storage import StoreByHand
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.face import Fact


def preview(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """Facts about a pick that is open to this seat; none for other picks or other viewers."""
    if view.viewer == NOBODY:
        view = view.view(seat)
    if view.viewer != seat or option not in view.legal_options(seat):
        return []
    verb = option.verb
    if verb <= w.END_TURN:
        return of_menu(view, option, seat)
    if verb in (w.READY, w.ADD, w.COMMIT):
        return adding(view, option, seat)
    if verb == w.DECLARE:
        return declaring(view, seat)
    if verb in (w.RESPOND, w.PASS, w.TAKE_OUT):
        return responding(view, option)
    if verb in (w.ASGARD, w.TAKE, w.DECLINE):
        return of_asgard(option)
    if verb in (w.PAY, w.PAY_WITH, w.AUTOMATIC, w.BY_HAND, w.HOLD, w.KEEP, w.DONE):
        return of_phase(view, option, seat)
    return placing(view, option, seat) if verb in (w.STORE, w.TOKEN) else of_effect(view, option, seat)


def of_menu(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """VW-19.3"""
    verb = option.verb
    if verb == w.PLAY:
        return playing(view, seat, option.a)
    if verb in DEALS:
        return dealing(view, seat, verb, option.a)
    if verb in DEALS_BY_HAND:
        return dealing_by_hand(view, seat, verb - FORM_BY_HAND, option.a)
    if verb in (w.ATTACK, w.FIGHT_UNDEAD, w.FIGHT_DRAGON):
        return target(view, option, seat)
    if verb == w.MISSION:
        return completing(view, seat, option.a)
    return dismantling(view, seat, option.a) if verb == w.DISMANTLE else ending_turn(view, seat)


def of_asgard(option: Option) -> list[Fact]:
    """VW-15.2, VW-9.8"""
    if option.verb == w.ASGARD:
        return [fact("VW-15.3", "card", [option.a])]
    return [fact("VW-9.8", "asgard", [1])] if option.verb == w.TAKE else [fact("VW-9.8", "nothing", [])]


def of_phase(view: Wild, option: Option, seat: Seat) -> list[Fact]:
    """VW-19.4, VW-19.12, VW-19.13"""
    frame = seat_frame(view, seat)
    if isinstance(frame, PayByHand):
        return unit(view, option, seat, frame)
    if isinstance(frame, StoreByHand):
        return holding(view, seat, frame, option.a)
    if isinstance(frame, RoundEnd):
        return keeping(view, option, seat, frame)
    return storing_automatically(view, seat) if option.verb == w.AUTOMATIC else []
