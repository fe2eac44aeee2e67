"""What a pick of a hero would cost and bring, as far as its seat can know."""

from longhouse.games.watch.face.preview_north import brought_down
from longhouse.games.watch.face.previewing import fact, only, points, tiles, warning, with_the_others
from longhouse.games.watch.rules.ending import check_victory
from longhouse.games.watch.rules.hero_cards import ForcedTrade, SwapSupply
from longhouse.games.watch.rules.hero_effects import Substitute, price
from longhouse.games.watch.rules.heroes import HeroOffer
from longhouse.games.watch.rules.tiles import check_largest_patrol
from longhouse.games.watch.rules.wall import open_sections, place_guard
from longhouse.games.watch.state import words as w
from longhouse.games.watch.state.hero_verbs import discard_patrol
from longhouse.games.watch.state.table import Watch
from longhouse.kernel.decision import Option, Seat
from longhouse.kernel.effect import Effect
from longhouse.kernel.face import Fact


def is_of_heroes(view: Watch, option: Option) -> bool:
    """Whether a hero makes this pick possible: by its verb, or by the question that it answers."""
    if option.verb in (w.HERO, w.HAND, w.SEIZE, w.SUBSTITUTE):
        return True
    top = view.agenda[-1]
    if option.verb in (w.GIVE, w.TAKE):
        return isinstance(top, SwapSupply)
    if option.verb == w.GAIN:
        return isinstance(top, HeroOffer)
    if option.verb == w.NAME:
        return isinstance(top, ForcedTrade)
    return option.verb == w.NONE and isinstance(top, Substitute)


def hero_preview(view: Watch, option: Option, seat: Seat) -> list[Fact]:
    verb = option.verb
    top = view.agenda[-1]
    if verb == w.HERO:
        script = view.box.heroes[option.a].script
        return [found for effect in view.box.scripts.effects[script] for found in effect_facts(view, effect, seat)]
    if verb == w.HAND:
        return [fact("GW-14.19", "give", only(option.a, 1))]
    if verb == w.SEIZE:
        return [fact("GW-14.13", "gain", only(option.a, 1))]
    if verb == w.GAIN:
        return [fact("GW-14.9", "gain", only(option.a, 1))]
    if verb == w.NAME:
        assert isinstance(top, ForcedTrade)
        return [] if with_the_others(view, top.seat, option.a) else [warning("GW-14.7", "gain-nothing", [])]
    if isinstance(top, Substitute):
        plain = verb == w.NONE
        cost = view.box.costs[top.item] if plain else price(view, top.item, top.left_out, option.a)
        return [fact("GW-14.20", "cost", cost)]
    return swapping(option, top) if isinstance(top, SwapSupply) else []


def swapping(option: Option, top: SwapSupply) -> list[Fact]:
    """GW-14.8"""
    if option.verb == w.GIVE:
        return [fact("GW-14.8", "give", only(option.a, top.rate)), fact("GW-14.8", "gain-any", [1])]
    return [fact("GW-14.8", "give", only(top.given, top.rate)), fact("GW-14.8", "gain", only(option.a, 1))]


def effect_facts(view: Watch, effect: Effect, seat: Seat) -> list[Fact]:
    """What is certain before the hero is used."""
    if effect.verb == w.DO_SWAP_SUPPLY:
        return [fact("GW-14.8", "gain-any", [effect.numbers.get("times", 1)])]
    if effect.verb == w.DO_TORMUND_HOME:
        resource = view.box.terrain_resource[view.terrain[view.tormund]]
        if resource != w.BARREN and view.supply(resource):
            return [fact("GW-14.17", "gain", only(resource, 1))]
    if effect.verb == w.DO_DISCARD_PATROL:
        return patrol_for_guard(view, seat, effect.numbers.get("n", 1))
    return []


def patrol_for_guard(view: Watch, seat: Seat, n: int) -> list[Fact]:
    """GW-14.16: patrols become a guard. GW-8.6, GW-12.3: Largest Patrol may go to a rival, who reveals a token."""
    after = view.clone()
    for _ in range(n):
        discard_patrol(after, seat)
    check_largest_patrol(after)
    place_guard(after, seat, open_sections(after)[0].a, "GW-14.16")  # on which section makes no difference here
    check_victory(after)
    tokens = brought_down(view, after, seat, w.HERO)
    facts = [
        fact("GW-14.16", "patrols", [view.patrols(seat), after.patrols(seat)]),
        fact("GW-14.16", "free-guards", [1]),
        fact("GW-13.12", "guards", [view.guards(seat), after.guards(seat)]),
    ]
    return facts + points(view, after, seat, bool(tokens)) + tiles(view, after, seat) + tokens
