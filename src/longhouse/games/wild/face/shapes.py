"""What a page is shown of Vikings Gone Wild: `scenery` never changes while a game is played, `picture` is the rest.

Cards, sites, missions and achievements are called by their numbers, which are their places in the lists of the scenery;
a seat of -1 is nobody. A pair of numbers is beer and gold. A slot is a place in a settlement: 0 is the town hall, then
the buildings in the order in which they were built. What the viewer does not see is null. The client's TypeScript is
generated from this file, texts included, so it stays interpreted when the rules are compiled (ADR 0028).
"""

from typing import Literal, NotRequired, TypedDict

from longhouse.games.wild.state.words import (
    Check,
    Colour,
    DeckId,
    Effect,
    Kind,
    Mark,
    Measure,
    Per,
    Phase,
    Resource,
    RewardVerb,
    When,
)
from longhouse.kernel.packs.provenance import Source

Pair = tuple[int, int]

# --- scenery


class Rules(TypedDict):
    """What was agreed before the game, and the numbers that a page needs."""

    players: int
    target: int
    targetSource: Source
    thresholds: list[int]
    pathOpen: int
    sameMax: int
    handDraw: int
    missionsMax: int
    swapCost: Pair
    exchangeRate: int
    attackVp: list[int]
    """By the number of buildings damaged in a turn."""
    attackVpBeyond: int
    achievementVp: list[int]
    """By the number of players who share it, from 1."""
    fullStorageVp: int
    byHand: bool
    limitedTokens: bool
    roundLimit: int
    """0: none."""
    hopelessAttacks: bool
    swapAnyGold: bool
    storeHallLoot: bool
    asgardRowLast: bool
    tieAmongAll: bool


# one verb of a card with those of its numbers that mean anything; `else` is done where it cannot be
Step = TypedDict(
    "Step",
    {
        "do": Effect,
        "when": When,
        "n": int,
        "res": NotRequired[Resource | Literal["any"]],
        "per": NotRequired[Per],
        "kinds": NotRequired[list[Kind]],
        "else": NotRequired[list["Step"]],
    },
)


class Reward(TypedDict):
    do: RewardVerb
    n: int
    res: Resource | Literal["any"] | None


class CardKind(TypedDict):
    id: str
    deck: DeckId
    kind: Kind
    count: int
    cost: Pair | None
    strength: int
    defence: int
    steps: list[Step]
    committed: bool
    """Played only together with an attack."""
    plain: bool
    """A resource card that can be played for a payment."""
    rewards: list[Reward]
    source: Source
    """The weakest source of its values; the same for sites, missions, achievements and the dragon."""


class Site(TypedDict):
    """A town hall, or a kind of building."""

    id: str
    level: int
    """0: a building."""
    count: int
    cost: Pair | None
    defence: int
    rewards: list[Reward]
    produces: Resource | None
    stores: Resource | None
    capacity: int
    draws: int
    keeps: int
    limit: int
    """Room for buildings; 0: any number."""
    onUpgrade: int
    source: Source


class MissionCheck(TypedDict):
    do: Check
    n: int
    what: str | None
    """A class of purchases, a building or a resource."""


class Mission(TypedDict):
    id: str
    vp: int
    count: int
    check: MissionCheck
    source: Source


class Achievement(TypedDict):
    id: str
    measure: Measure
    what: str | None
    """A card, a kind of cards, a deck or a resource."""
    source: Source


class Dragon(TypedDict):
    defence: int
    rewards: list[Reward]
    source: Source


class Scenery(TypedDict):
    texts: dict[str, str]
    """By message key, the key of the words that are shown instead."""
    rules: Rules
    cards: list[CardKind]
    sites: list[Site]
    missions: list[Mission]
    achievements: list[Achievement]
    dragon: Dragon
    colours: list[Colour]
    """By seat."""


# --- picture: the seats


class Building(TypedDict):
    """A building or town hall of a settlement."""

    site: int
    tokens: int
    construction: bool
    damaged: bool
    forts: list[int]
    """Fortification cards lying on it."""
    defence: int
    """As it is now."""
    same: int
    """The first slot of the settlement with an identical building: options name only that one."""


class MissionNow(TypedDict):
    mission: int
    done: bool
    """Its condition is met now."""
    have: int
    need: int


class SeatPicture(TypedDict):
    vp: int
    sources: list[int]
    """Points by source."""
    loot: Pair
    """Tokens on the town hall."""
    attacked: bool
    marks: list[Mark]
    """What was done this round and cannot be done again."""
    nextThreshold: int | None
    """The next points that bring an Asgard card."""
    hand: list[int] | None
    """Sorted."""
    handSize: int
    deckSize: int
    discard: list[int]
    played: list[int]
    missions: list[MissionNow]
    completed: int
    completedCards: list[int] | None
    town: list[Building]
    buildings: int
    limit: int | None
    """Room for buildings."""


# --- picture: what is going on

# a card in an attack; a copy is printed `as` another one
Entry = TypedDict("Entry", {"card": int, "as": int})
PlanEntry = TypedDict("PlanEntry", {"card": int, "as": int, "fromHand": bool})
AttackEntry = TypedDict("AttackEntry", {"card": int, "as": int, "out": bool})


class AimedAt(TypedDict):
    """A building of a settlement by its seat and slot, or an undead by its place on Odin's Path."""

    seat: NotRequired[int]
    slot: NotRequired[int]
    path: NotRequired[int]


class Paid(TypedDict):
    """A card, or a slot of the payer's settlement; if neither, the pool."""

    card: int | None
    slot: int | None


class Plan(TypedDict):
    """An attack or a payment by hand that is being put together; only its player sees it."""

    what: str
    """The verb of the menu: `attack`, `undead`, `dragon`, `buy-by-hand`, ..."""
    target: AimedAt | Literal["dragon"] | None
    entries: list[PlanEntry]
    strength: int
    defence: int
    about: int | None
    """The index of what is paid for, among the things that the verb names."""
    cost: Pair | None
    paid: list[Paid]
    left: Pair | None


class Attack(TypedDict):
    """A declared attack on a building, until it is resolved."""

    attacker: int
    victim: int
    slot: int
    entries: list[AttackEntry]
    strength: int
    defence: int
    answering: int
    """The seat that may answer now, or nobody."""
    responses: list[int]
    """The fortifications on the building."""


class Held(TypedDict):
    """A storage, and how many tokens it will hold; null if that was not asked yet."""

    slot: int
    hold: int | None


class Storing(TypedDict):
    seat: int
    resource: Resource | None
    slots: list[Held]
    left: int


# --- picture: the table


class AchievementNow(TypedDict):
    achievement: int
    leaders: list[int]
    value: int


class PileLeft(TypedDict):
    card: int
    left: int


class Part(TypedDict):
    """One step of a card: what it does, how often or how much, and how far it is."""

    does: Effect
    number: int
    state: Literal["done", "now", "later"]


class Carrying(TypedDict):
    """The card that is being carried out, step by step: a copy as the card that it is a copy of."""

    seat: int
    card: int
    parts: list[Part]


class Picture(TypedDict):
    round: int
    phase: Phase
    first: int
    active: int
    last: bool
    seats: list[SeatPicture]
    plan: Plan | None
    attack: Attack | None
    storing: Storing | None
    carrying: Carrying | None
    path: list[int | None]
    """From place 1."""
    pathDeck: int
    pathDiscard: int
    asgardRow: list[int]
    asgardDeck: int
    asgardRevealed: int | None
    """The third one, to choose from."""
    missionDeck: int
    missionUnder: list[int]
    """Put under the deck, in that order."""
    buildingSupply: list[int]
    """By building: the sites of level 0 in their order."""
    pileSupply: list[PileLeft]
    tokenSupply: Pair | None
    """Null: without limit."""
    pool: Pair
    available: Pair | None
    """All sources of the viewer, while it is the viewer's turn."""
    ready: list[Entry]
    playedNow: list[int]
    victim: int
    """Whom the active player attacks this turn."""
    damaged: int
    """Buildings damaged in this turn."""
    bought: tuple[int, int, int, int]
    """Fighters, fortifications, path, buildings."""
    spent: Pair
    achievements: list[AchievementNow]
    breaking: list[int]
    """Revealed to break a tie."""
    achievementShares: list[list[int]] | None
    """VP by seat, by achievement in play; null before the end."""
    places: list[int] | None
    """By seat; null before the end."""
