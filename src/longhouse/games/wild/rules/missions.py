"""VW-11: missions are completed and swapped."""

from longhouse.games.wild.rules.payment import Funds, automatic, automatic_tokens, spend, tokens_of
from longhouse.games.wild.rules.scoring import score
from longhouse.games.wild.state import reasons as r
from longhouse.games.wild.state import words as w
from longhouse.games.wild.state.cards import Mission
from longhouse.games.wild.state.decks import mission_deck_size, take_mission
from longhouse.games.wild.state.table import Wild
from longhouse.games.wild.state.verbs import with_card
from longhouse.kernel.decision import Seat
from longhouse.kernel.table import MAY

# --- conditions


def progress(t: Wild, seat: Seat, mission: int) -> int:
    """VW-11.1, VW-11.3: how much there is of what a mission asks for; less than enough without a building it needs."""
    printed = t.box.missions[mission]
    have = counted(t, seat, printed)
    for building in printed.needs:
        if t.count(seat, building) == 0:
            return min(have, printed.n - 1)
    return have


def counted(t: Wild, seat: Seat, printed: Mission) -> int:
    """VW-17.9: what the check counts. A turn counts only for the player who has it."""
    if printed.check == w.CHECK_HAVE_BUILDING:
        return t.count(seat, printed.what)
    if printed.check == w.CHECK_HALL_LEVEL:
        return t.level(seat)
    if printed.check == w.CHECK_TOKENS:
        return tokens_of(t, seat, printed.what)
    return this_turn(t, printed.check, printed.what) if seat == t.active else 0


def this_turn(t: Wild, check: int, what: int) -> int:
    """VW-11.3, VW-17.10: what was done so far in the turn that is played."""
    if check == w.CHECK_BOUGHT:
        return t.bought[what]
    if check == w.CHECK_SPENT:
        return t.spent[what]
    if check == w.CHECK_DAMAGED:
        return t.damaged
    return int(t.damaged_hall) if check == w.CHECK_DAMAGED_HALL else t.best_fighter


# --- completing


def mission_barred(t: Wild, seat: Seat, mission: int) -> int:
    """VW-11.1, VW-11.2: of a current mission."""
    if t.marked(seat, w.MISSION_DONE):
        return r.MISSION_ONCE
    return MAY if progress(t, seat, mission) >= t.box.missions[mission].n else r.MISSION_UNFULFILLED


def complete(t: Wild, seat: Seat, mission: int) -> None:
    """VW-11.1: face down on the stack; VW-11.4: the slot stays empty. It scores, so it is the last."""
    left = t.missions[seat][:]
    left.remove(mission)
    t.missions[seat] = left
    t.completed[seat] = with_card(t.completed[seat], mission)
    t.marks[seat] |= w.MISSION_DONE
    if t.listening:
        t.record("wild-event-mission-completed", "VW-11.1", seat, [mission])
    score(t, seat, t.box.missions[mission].vp, w.FROM_MISSIONS, "VW-11.1")


# --- swapping


def swap_barred(t: Wild, seat: Seat, funds: Funds) -> int:
    """VW-11.6, VW-11.7, VW-11.8: of whichever current mission."""
    if t.marked(seat, w.MISSION_SWAPPED):
        return r.SWAP_ONCE
    if mission_deck_size(t) == 0:
        return r.NO_MISSIONS_LEFT
    if t.box.swap_any_gold:
        return MAY if funds.cover(t.box.swap_cost) else r.TOO_DEAR
    return MAY if funds.gold.tokens >= t.box.swap_cost[w.GOLD] else r.NO_GOLD_TOKEN


def swap_sources(t: Wild, seat: Seat) -> list[int]:
    """VW-4.11, VW-11.7, VW-RU17: tokens, unless any gold is allowed."""
    if t.box.swap_any_gold:
        return automatic(t, seat, t.box.swap_cost)
    return automatic_tokens(t, seat, t.box.swap_cost)


def swap(t: Wild, seat: Seat, mission: int, sources: list[int]) -> None:
    """VW-11.6: one goes under the deck, the top card takes its place."""
    spend(t, seat, t.box.swap_cost, sources)
    t.marks[seat] |= w.MISSION_SWAPPED
    left = t.missions[seat][:]
    left.remove(mission)
    t.missions[seat] = left
    t.mission_under = [*t.mission_under, mission]
    if t.listening:
        t.record("wild-event-mission-under", "VW-11.6", seat, [mission])
    take_mission(t, seat, "VW-11.6")
