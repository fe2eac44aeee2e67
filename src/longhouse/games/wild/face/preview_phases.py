"""VW-13, VW-14, VW-9.6: the results of storing and keeping, and where loot will lie."""

from longhouse.games.wild.face.previewing import changes, fact, set_off
from longhouse.games.wild.rules.keeping import RoundEnd, may_keep
from longhouse.games.wild.rules.storage import StoreByHand, fill, full_storages, loose, storages, store_automatically
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.table import Wild
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.face import Fact

# --- the storage phase


def storing_automatically(view: Wild, seat: Seat) -> list[Fact]:
    """VW-13.8, VW-13.5: full storages, and what returns to the supply."""
    after = view.clone()
    store_automatically(after, seat)
    return stored_so(view, after, seat)


def stored_so(view: Wild, after: Wild, seat: Seat) -> list[Fact]:
    full = full_storages(after, seat)
    points = full * view.box.full_storage_vp
    facts = [fact("VW-13.5", "stored", [full, points]), *set_off(view, seat, points)]
    burned = [loose(after, seat, resource) for resource in range(w.RESOURCES)]
    facts += [fact("VW-13.4", "burned", burned)] if any(burned) else []
    return [*facts, *changes(view, after, seat)]


def holding(view: Wild, seat: Seat, frame: StoreByHand, n: int) -> list[Fact]:
    """VW-19.12: what this storage will hold; with the last one, the result of the phase for this type."""
    slots = storages(view, seat, frame.resource)
    held = [*frame.held, n]
    facts = [fact("VW-19.12", "hold", [slots[len(held) - 1], n])]
    if len(held) < len(slots):
        return facts
    after = view.clone()
    fill(after, seat, frame.resource, held)
    return [*facts, *stored_so(view, after, seat)]


# --- the end of the round


def keeping(view: Wild, option: Option, seat: Seat, frame: RoundEnd) -> list[Fact]:
    """VW-14.2: the cards kept, or those that are discarded."""
    kept = frame.kept[seat]
    if option.verb == w.KEEP:
        return [fact("VW-14.2", "keeps", [kept + 1, may_keep(view, seat)])]
    return [fact("VW-14.2", "discards", [len(view.hands[seat].cards) - kept])]
