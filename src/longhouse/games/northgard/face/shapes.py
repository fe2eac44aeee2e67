"""What a page is shown of Northgard: `scenery` never changes while a game is played, `picture` is the rest.

Things are called by their numbers, which are their places in the lists of the scenery; -1 is nobody and nothing. A
territory is called by its oldest region. Three numbers for goods are food, wood, lore. The client's TypeScript and the
published JSON Schema are generated from this file, texts included, so it stays interpreted when the rules are compiled
(ADR 0028).
"""

from typing import Literal, TypedDict

from longhouse.games.northgard.state.words import Clan, Deck, Flag, Phase, Purpose, SlotKind
from longhouse.kernel.packs.provenance import Source

# --- scenery


class Rules(TypedDict):
    """What was agreed before the game, as far as a page needs it."""

    years: int
    creatures: bool
    moreCreatures: bool
    teams: bool
    openFame: bool
    winByTerritories: bool
    toWin: int
    """Closed territories with a large building that win at once."""
    tradeIn: int
    tradeSame: bool
    unitsPerPlayer: int
    replaceLore: int
    """The price of using a card in this way; so are the next two."""
    removeLore: int
    upgradeLore: int


class Slot(TypedDict):
    slot: int
    kind: SlotKind


class Region(TypedDict):
    """As printed, on a square of side 1, before any turn."""

    id: str
    """Tile and sides: "t05.n"."""
    region: int
    sides: list[int]
    """0 north, 1 east, 2 south, 3 west."""
    polygon: list[tuple[int | float, int | float]]
    slots: list[Slot]
    lair: bool
    food: int
    wood: int
    lore: int


class Border(TypedDict):
    """Between two regions."""

    a: int
    b: int
    rough: bool


class TileKind(TypedDict):
    id: str
    shape: str
    regions: list[Region]
    borders: list[Border]
    source: Source
    """The weakest source of its values; the same for cards, buildings and creatures."""


class CardKind(TypedDict):
    id: str
    deck: Deck
    clan: Clan | None
    kind: Literal["base", "upgrade"] | None
    """Only for cards of a clan."""
    instant: bool
    reaction: bool
    fame: int
    steps: list[object]
    """What it does, as in the content."""
    source: Source


class BuildingKind(TypedDict):
    id: str
    size: Literal["small", "large"]
    cost: int
    count: int
    harvest: tuple[int, int, int]
    fame: int
    power: int
    kill: int
    source: Source


class CreatureKind(TypedDict):
    id: str
    kind: str
    colour: str
    power: int
    reward: int
    shares: bool
    source: Source


class Face(TypedDict):
    """Of the die."""

    id: str
    power: int
    kill: int
    choice: bool


class Winter(TypedDict):
    """NG-14.1: what this many units eat and burn; 0 as `max`: no upper limit."""

    min: int
    max: int
    food: int
    wood: int


class Scenery(TypedDict):
    texts: dict[str, str]
    """By message key, the key of the words that are shown instead."""
    rules: Rules
    tiles: list[TileKind]
    cards: list[CardKind]
    buildings: list[BuildingKind]
    clans: list[Clan]
    creatures: list[CreatureKind]
    faces: list[Face]
    winter: list[Winter]
    colours: list[str]
    """By seat."""
    partners: list[int]
    """By seat."""


# --- picture


class PlacedTile(TypedDict):
    tile: int
    x: int
    y: int
    turn: int


class Neighbour(TypedDict):
    territory: int
    rough: bool


class Territory(TypedDict):
    """While a battle waits, `raider` and `raiders` have come into the territory of `holder`."""

    territory: int
    name: str
    letter: str
    regions: list[int]
    open: bool
    openSides: int
    size: int
    holder: int
    units: int
    kaija: bool
    raider: int
    raiders: int
    raidersKaija: bool
    symbols: tuple[int, int, int]
    """Goods, on tiles and of buildings."""
    tileSymbols: tuple[int, int, int]
    buildings: list[int]
    """How many of each."""
    freeSlots: tuple[int, int, int]
    """Small, rune, large."""
    creatures: list[int]
    scorched: bool
    neighbours: list[Neighbour]


class BuildingPlace(TypedDict):
    spot: int
    region: int
    building: int


class CreaturePlace(TypedDict):
    creature: int
    region: int


class SeatPicture(TypedDict):
    clan: int
    colour: int
    goods: tuple[int, int, int]
    fame: int | None
    """Null if the viewer does not see it."""
    reserve: int
    onMap: int
    kaijaHome: bool
    hand: list[int] | None
    """Null if the viewer does not see it."""
    handSize: int
    deckSize: int
    active: list[int]
    discard: list[int]
    resolved: list[int]
    upgrades: list[int]
    passed: bool
    territories: int
    closed: int
    closedLarge: int
    winter: tuple[int, int]
    """Food and wood due."""
    flags: list[Flag]


class Place(TypedDict):
    x: int
    y: int


class PlaceToLay(TypedDict):
    x: int
    y: int
    turns: list[int]


class Placing(TypedDict):
    """A tile that is being placed, where it may lie, and the place that was chosen."""

    tile: int
    purpose: Purpose
    places: list[PlaceToLay]
    place: Place | None


# an open Move, and what was chosen for its next movement; a class could not have a field `from`
Moving = TypedDict("Moving", {"seat": int, "points": int, "from": int, "units": int, "kaija": bool})


class Side(TypedDict):
    """One side of a battle: its figures, and its power by source."""

    seat: int
    creature: int
    figures: int
    kaija: bool
    base: int
    card: int
    clan: int
    buildings: int
    food: int
    die: int
    total: int
    kills: int
    losses: int


class Battle(TypedDict):
    territory: int
    attacker: Side
    defender: Side
    step: int
    faces: tuple[int, int]
    """The attacker's, the defender's."""


class Part(TypedDict):
    """One step of a card: what it does, how often or how much, and how far it is."""

    does: str
    number: int
    state: Literal["done", "now", "later"]


class Carrying(TypedDict):
    """The card that is being carried out, step by step."""

    seat: int
    card: int
    parts: list[Part]


class Picture(TypedDict):
    year: int
    lastYear: int
    phase: Phase
    first: int
    active: int
    turn: int
    tiles: list[PlacedTile]
    """As they were placed."""
    territories: list[Territory]
    """Oldest first."""
    buildings: list[BuildingPlace]
    creatures: list[CreaturePlace]
    """In the order of the row."""
    creatureDeck: int
    creatureDiscard: list[int]
    seats: list[SeatPicture]
    placing: Placing | None
    moving: Moving | None
    battle: Battle | None
    carrying: Carrying | None
    display: list[int]
    achievements: list[int]
    developmentLeft: int
    unrest: int
    pile: int
    drawn: list[int]
    tileHand: list[int] | None
    """The viewer's."""
    tileHands: list[int]
    """Their sizes, by seat."""
    removed: list[int]
