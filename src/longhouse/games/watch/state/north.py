"""GW-12 to GW-14: the frozen north as the content describes it: clans, trails, clearings, wall, wildlings, heroes."""

from typing import Final, final

from longhouse.games.watch.state.board import Board
from longhouse.games.watch.state.words import BREACH, CLEARING_IDS, TIMING_IDS, WAIT_OR_BREACH
from longhouse.kernel.content import Entry
from longhouse.kernel.effect import Scripts

NO_TRAIL: Final = -1


@final
class Trail:
    """GW-12.8: the numbers that lead down it, from which clan, to which clearing."""

    def __init__(self, name: str, numbers: list[int], clan: int, clearing: int) -> None:
        self.name: Final = name
        self.label: Final = ", ".join([str(number) for number in numbers])
        self.numbers: Final = numbers
        self.clan: Final = clan
        self.clearing: Final = clearing


@final
class Clan:
    """GW-12.10: a clan and its two trails; a rush goes down the lower-numbered one first."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high


@final
class Clearing:
    """GW-12.8: a clearing stands before one wall section."""

    def __init__(self, name: str, label: str, section: int) -> None:
        self.name: Final = name
        self.label: Final = label
        self.section: Final = section


@final
class Section:
    """GW-13.6: a wall section, and the hexes that wildlings reach when they cross it, in order."""

    def __init__(self, name: str, clearing: int, route: list[int], overflow: list[int]) -> None:
        self.name: Final = name
        self.clearing: Final = clearing
        self.route: Final = route
        self.overflow: Final = overflow


@final
class Wildling:
    """GW-17.4: a kind of wildling, how many figures there are, and what it does at a clearing."""

    def __init__(self, name: str, figures: int, guarded: int, unguarded: int) -> None:
        self.name: Final = name
        self.figures: Final = figures
        self.guarded: Final = guarded  # where the section has a guard
        self.unguarded: Final = unguarded
        self.waits: Final = guarded == WAIT_OR_BREACH  # GW-13.4: counted against the guards


@final
class Token:
    """GW-10.3: a wildling token: a figure of this kind comes to this clan."""

    def __init__(self, name: str, clan: int, kind: int, count: int) -> None:
        self.name: Final = name
        self.clan: Final = clan
        self.kind: Final = kind
        self.count: Final = count


@final
class Hero:
    """GW-14: a hero: its number, when it may be used (bits of GW-14.18), and the script of what it does."""

    def __init__(self, name: str, number: int, timing: list[str], windows: int, script: int) -> None:
        self.name: Final = name
        self.number: Final = number
        self.timing: Final = timing
        self.windows: Final = windows
        self.script: Final = script


@final
class North:
    """Everything beyond the Wall that never changes in a game."""

    def __init__(self, root: Entry, board: Board, invasion: list[Entry], old_mix: bool) -> None:
        clans = names(root, "clan")
        clearings = names(root, "clearing")
        sections = names(root, "wall_section")
        self.trails: Final = [
            Trail(e.text("id"), e.numbers("numbers"), e.one_of("clan", clans), e.one_of("clearing", clearings))
            for e in root.entries("trail")
        ]
        trails = [trail.name for trail in self.trails]
        self.clans: Final = [
            Clan(e.text("id"), e.one_of("low_trail", trails), e.one_of("high_trail", trails))
            for e in root.entries("clan")
        ]
        self.clearings: Final = [
            Clearing(e.text("id"), e.text("label"), e.one_of("wall_section", sections))
            for e in root.entries("clearing")
        ]
        self.sections: Final = [read_section(e, clearings, board, invasion) for e in root.entries("wall_section")]
        self.wildlings: Final = [read_wildling(e) for e in root.entries("wildling")]
        kinds = [wildling.name for wildling in self.wildlings]
        self.tokens: Final = [
            Token(e.text("id"), e.one_of("clan", clans), e.one_of("kind", kinds), count_tokens(e, old_mix))
            for e in root.entries("wildling_token")
        ]
        self.kinds: Final = len(kinds)
        self.camps: Final = same(root, "clan", "camps")  # of each clan
        self.posts: Final = same(root, "wall_section", "posts")  # of each section
        self.die_sides: Final = trail_die_sides(root)
        self.trail_of: Final = trails_by_number(self.trails, self.die_sides)
        self.breach_limit: Final = root.entry("breach_track").at_least("end", 1)
        self.gift_limit: Final = root.entry("gift_limit").at_least("ends_when_more_than", 0)
        self.guard_thresholds: Final = root.entry("guard_vp").numbers("thresholds")
        self.guard_worth: Final = root.entry("guard_vp").number("vp_each")
        card = root.entry("build_card")
        self.settlement_tokens: Final = card.at_least("tokens_per_settlement_slot", 0)
        self.keep_tokens: Final = card.at_least("tokens_per_keep_slot", 0)

    def points_of(self, guards: int) -> int:
        """GW-13.12: what this many guards on the Wall are worth."""
        return self.guard_worth * len([n for n in self.guard_thresholds if guards >= n])


def names(root: Entry, kind: str) -> list[str]:
    return [entry.text("id") for entry in root.entries(kind)]


def same(root: Entry, kind: str, key: str) -> int:
    """A number that all entries of this kind share: the table counts its places by it."""
    found = [entry.at_least(key, 1) for entry in root.entries(kind)]
    if not found or min(found) != max(found):
        raise root.wrong("every '{kind}' must have the same '{key}'", "fault-same", {"kind": kind, "key": key})
    return found[0]


def trail_die_sides(root: Entry) -> int:
    for entry in root.entries("die"):
        if entry.text("id") == "wildling":
            return entry.at_least("sides", 1)
    raise root.no_such("die", "wildling")


def trails_by_number(trails: list[Trail], sides: int) -> list[int]:
    """GW-12.9: by what the die shows, the trail or none."""
    found = [NO_TRAIL] * (sides + 1)
    for i, trail in enumerate(trails):
        for number in trail.numbers:
            if 1 <= number <= sides:
                found[number] = i
    return found


def count_tokens(entry: Entry, old_mix: bool) -> int:
    """GW-RU10: a file without an old mix has just one."""
    return entry.at_least("count_old" if old_mix and entry.has("count_old") else "count", 0)


def read_section(entry: Entry, clearings: list[str], board: Board, invasion: list[Entry]) -> Section:
    """GW-13.6: the route and the overflow that the board has for this section; boards of the base game have none."""
    name = entry.text("id")
    route: list[int] = []
    overflow: list[int] = []
    for arrow in invasion:
        if arrow.text("wall_section") == name:
            route = [find_hex(arrow, board, at) for at in arrow.pairs("route")]
            overflow = [find_hex(arrow, board, at) for at in arrow.pairs("overflow")]
    return Section(name, entry.one_of("clearing", clearings), route, overflow)


def find_hex(entry: Entry, board: Board, at: tuple[int, int]) -> int:
    if at not in board.map.hexes:
        raise entry.wrong("[{q}, {r}] is no hex of this board", "fault-no-hex", {"q": at[0], "r": at[1]})
    return board.map.hexes.index(at)


def read_wildling(entry: Entry) -> Wildling:
    """GW-17.4: the first entry whose `if_guard` fits."""
    verbs = [BREACH, BREACH]  # without a guard, with one
    for guard in (0, 1):
        for effect in reversed(entry.entries("on_clearing")):
            verb = effect.one_of("do", list(CLEARING_IDS))
            if not effect.has("if_guard") or effect.flag("if_guard") == (guard == 1):
                verbs[guard] = verb
    return Wildling(entry.text("id"), entry.at_least("figures", 0), verbs[1], verbs[0])


def read_hero(entry: Entry, scripts: Scripts) -> Hero:
    timing = entry.texts("timing")
    windows = 0
    for name in timing:
        if name not in TIMING_IDS:
            raise entry.cannot_hold("timing", name, TIMING_IDS)
        windows |= 1 << TIMING_IDS.index(name)
    script = scripts.read(entry.entries("effect"))
    return Hero(entry.text("id"), entry.number("number"), timing, windows, script)
