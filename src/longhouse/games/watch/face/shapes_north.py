"""What a page is shown of the Watch beyond plain Catan: wildlings, the Wall and heroes. Read `shapes.py` first."""

from typing import TypedDict

from longhouse.games.watch.state.words import Side
from longhouse.kernel.packs.provenance import Source

# --- scenery


class Clan(TypedDict):
    id: str
    camps: int
    trails: tuple[str, str]
    """The lower-numbered one first."""


class Trail(TypedDict):
    id: str
    label: str
    clan: str
    clearing: str
    numbers: list[int]
    source: Source


class Clearing(TypedDict):
    id: str
    label: str
    section: str
    trails: list[str]
    source: Source


class Section(TypedDict):
    id: str
    posts: int
    clearing: str
    route: list[str]
    """Hexes that wildlings reach if they cross here, in order."""
    overflow: list[str]
    source: Source
    """Where its posts are from,"""
    route_source: Source
    """and where the hexes of its arrow."""


class WildlingKind(TypedDict):
    id: str
    count: int
    source: Source


class TokenKind(TypedDict):
    id: str
    clan: str
    kind: str
    source: Source
    """Where it is from how many there are; so of wildlings."""


class NorthScenery(TypedDict):
    """What lies beyond the Wall and never changes."""

    clans: list[Clan]
    trails: list[Trail]
    clearings: list[Clearing]
    sections: list[Section]
    wildlings: list[WildlingKind]
    tokens: list[TokenKind]
    breach_limit: int
    gift_limit: int
    recheck_after_guard_loss: bool
    """GW-13.8: whether those who wait may break through as soon as a guard leaves."""
    guard_points: list[tuple[int, int]]
    """How many guards on the Wall bring how many points."""
    trail_die_sides: int


class HeroKind(TypedDict):
    id: str
    number: int
    timing: list[str]
    """The windows in which it can be used."""
    source: Source


# --- picture


class Raider(TypedDict):
    """A wildling in the Gift."""

    hex: str
    kind: str


class NorthPicture(TypedDict):
    """Where the wildlings and the guards are."""

    frostfangs: dict[str, int]
    """By kind of wildling."""
    camps: dict[str, list[str]]
    """By clan: kinds of wildlings, camp 1 first."""
    clearings: dict[str, list[str]]
    """By clearing: kinds of wildlings, in the order in which they came."""
    wall: dict[str, list[int]]
    """By section: whose guard stands there, post 1 first."""
    gift: list[Raider]
    breaches: int
    reserve: int
    used: dict[str, int]
    """By token."""
    trail_die: int
    """0: not rolled."""


class HeroHeld(TypedDict):
    id: str
    side: Side
    rests: bool
    """It cannot be used in this turn any more."""


class BuildCard(TypedDict):
    """Face-down tokens on a build card, by the piece above them."""

    settlements: int
    keeps: int
