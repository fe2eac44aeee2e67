"""What the halves of a Ranger Patrol would bring, before one of them is chosen. See preview.py."""

from longhouse.games.watch.face.preview_north import cards_of_hex
from longhouse.games.watch.face.previewing import fact, victim
from longhouse.games.watch.rules.effects import Perform
from longhouse.games.watch.rules.tormund import find_victims, open_hexes
from longhouse.games.watch.state.table import EMPTY, Watch
from longhouse.games.watch.state.words import DO_MOVE_TORMUND, DO_REMOVE_WILDLING, HEX_LEFT, IN_CLEARING, IN_GIFT
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.effect import Effect
from longhouse.kernel.face import Fact


def choosing(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    """GW-13.14: one of the lists of effects that a card lets its player choose from."""
    top = view.agenda[-1]
    assert isinstance(top, Perform)
    scripts = view.box.scripts.effects
    facts: list[Fact] = []
    for effect in scripts[scripts[top.script][top.step].choices[option.a]]:
        if effect.verb == DO_MOVE_TORMUND:
            facts += moving(view, seat)
        elif effect.verb == DO_REMOVE_WILDLING:
            facts += removing(view, effect)
    return facts


def moving(view: Watch, seat: Seat) -> list[Fact]:
    """GW-7.2, GW-6.3: everybody who could be robbed on some hex that Tormund may go to."""
    moved = view.clone()
    victims: set[Seat] = set()
    for option in open_hexes(view):
        moved.tormund = option.a
        victims.update(find_victims(moved, seat))
    robbed = [fact("GW-6.3", "rob-maybe", victim(view, other)) for other in sorted(victims)]
    return [fact("GW-7.2", "tormund", []), *(robbed or [fact("GW-6.3", "rob-nobody-anywhere", [])])]


def removing(view: Watch, effect: Effect) -> list[Fact]:
    """GW-13.14, GW-13.7: one wildling less in the Gift, unless one may be taken from a clearing instead.

    Which card it brings depends on the hex that is picked next.
    """
    reach = effect.numbers["places"]
    if not reach & IN_GIFT or (reach & IN_CLEARING and view.clearings):
        return []
    n = view.in_gift()
    facts = [fact("GW-13.7", "gift", [n, n - 1, view.box.north.gift_limit])]
    places = [place for place, kind in enumerate(view.gift) if kind != EMPTY]
    gains = [cards_of_hex(view, place, effect.numbers.get(HEX_LEFT, 0)) for place in places]
    either = [max(cards) for cards in zip(*gains, strict=True)]
    if any(either):
        facts.append(fact("GW-13.14", "gain" if len([n for n in either if n]) == 1 else "gain-one", either))
    return facts
