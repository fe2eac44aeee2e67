"""What a page is shown of the Watch: `scenery` never changes while a game is played, `picture` is the rest.

Everything is called by its id in the content; hexes, paths and intersections by the text that also stands in options
("0,1", "3,-1,E", "1,0,N"); seats are numbers. The lists of places have the order of the board: the number of a place in
an event is its place in the list. The client's TypeScript and the published JSON Schema are generated from this file
and `shapes_north.py`, texts included, so both stay interpreted when the rules are compiled (ADR 0028).
"""

from typing import Literal, TypedDict

from longhouse.games.watch.face.shapes_north import BuildCard, HeroHeld, HeroKind, NorthPicture, NorthScenery
from longhouse.games.watch.state.words import Resource, Role, Tile
from longhouse.kernel.packs.provenance import Source

Step = Literal["setup", "roll", "trade", "build", "both", "over"]
TradeStep = Literal["composing", "answering", "closing"]
Answer = Literal["accepted", "declined", "countered"]


class Cards(TypedDict):
    """How many cards of each resource; also rates and costs by resource."""

    lumber: int
    brick: int
    wool: int
    grain: int
    ore: int


class Hand(TypedDict):
    """How many resource cards lie there, and, for those who see them, which."""

    size: int
    cards: Cards | None


class Pile(TypedDict):
    """How many development cards lie there, and, for those who see them, how many of each kind."""

    size: int
    cards: dict[str, int] | None


# --- scenery


class SeatColour(TypedDict):
    seat: int
    colour: str


class Hex(TypedDict):
    at: tuple[int, int]
    text: str
    terrain: str
    resource: Resource | None
    token: str | None
    """As printed: "2/12"."""
    pips: int
    rolls: list[int]
    """The sums that make it produce."""


class Path(TypedDict):
    text: str
    ends: tuple[str, str]
    """Two intersections."""


class Intersection(TypedDict):
    text: str
    hexes: list[str]
    """Those it borders."""


class Route(TypedDict):
    path: str
    ends: tuple[str, str]
    rate: int
    resource: Resource | Literal["any"]


class Costs(TypedDict):
    road: Cards
    settlement: Cards
    keep: Cards
    dev_card: Cards
    guard: Cards


class Pieces(TypedDict):
    """A number for each kind of piece: the points it brings, how many a player has, or how many are left."""

    road: int
    settlement: int
    keep: int
    guard: int


class TileTerms(TypedDict):
    minimum: int
    points: int


class TilesTerms(TypedDict):
    longest_road: TileTerms
    largest_patrol: TileTerms


class CardKind(TypedDict):
    """A kind of development card, and how many the deck has."""

    id: str
    role: Role
    count: int
    points: int
    source: Source
    """The weakest source of its values; the same for heroes."""


class Rules(TypedDict):
    """What was agreed before the game, as far as a page needs it."""

    goal: int
    hand_limit: int
    supply_rate: int
    proposals: int
    side_limit: int
    counters: bool
    combined: bool
    friendly: bool


class Scenery(TypedDict):
    texts: dict[str, str]
    """By message key, the key of the words that are shown instead."""
    board: str
    layout: Source
    """The source of where tiles, numbers and trade routes lie."""
    resources: list[Resource]
    seats: list[SeatColour]
    hexes: list[Hex]
    paths: list[Path]
    intersections: list[Intersection]
    routes: list[Route]
    costs: Costs
    worth: Pieces
    pieces: Pieces
    tiles: TilesTerms
    cards: list[CardKind]
    stock: Cards
    """Of the whole game."""
    stock_sources: dict[str, Source]
    """By resource."""
    rules: Rules
    mode: str
    """full or base."""
    north: NorthScenery | None
    """Only in the full game."""
    heroes: list[HeroKind]
    """None in the base game."""


# --- picture


class Road(TypedDict):
    path: str
    seat: int


class Building(TypedDict):
    intersection: str
    seat: int
    kind: Literal["settlement", "keep"]


class TileHolders(TypedDict):
    """The seat that holds a special tile."""

    longest_road: int | None
    largest_patrol: int | None


Sources = TypedDict(
    "Sources",
    {"settlements": int, "keeps": int, "longest-road": int, "largest-patrol": int, "guards": int, "cards": int},
)


class Points(TypedDict):
    public: int
    """What everybody sees."""
    seen: int
    """What the viewer sees: hidden victory cards count for those who see them."""
    sources: Sources
    """Points by source; the keys complete the name of a message `watch-source-…`."""


class Laid(TypedDict):
    """What a seat has chosen in secret so far; a discard lies in `give`."""

    answer: Answer | None
    give: Cards
    want: Cards


class Development(TypedDict):
    held: Pile
    fresh: Pile
    """Bought this turn."""
    face_up: Pile


class SeatPicture(TypedDict):
    seat: int
    colour: str
    points: Points
    hand: Hand
    laid: Laid | None
    development: Development
    patrols: int
    road_length: int
    tiles: list[Tile]
    pieces: Pieces
    """How many are left to build."""
    rates: Cards
    """How many cards of a resource the supply takes for one."""
    hero: HeroHeld | None
    guards: int
    """On the Wall."""
    guard_points: int
    tokens: BuildCard | None
    """Only in the full game."""


class TradeAnswer(TypedDict):
    """The cards are those of a counter-offer, or null."""

    seat: int
    answer: Answer | None
    give: Cards | None
    want: Cards | None


class Offer(TypedDict):
    """A proposal to trade. The cards are null until it is sent, the answers until the last of them is in."""

    seat: int
    step: TradeStep
    give: Cards | None
    want: Cards | None
    answers: list[TradeAnswer] | None


class SupplyTrade(TypedDict):
    """A trade with the supply: given, but nothing taken yet."""

    seat: int
    give: Resource
    rate: int


class Part(TypedDict):
    """One step of a card: what it does, for a building what is built, and how far it is."""

    does: str
    state: Literal["done", "now", "later"]


class Playing(TypedDict):
    """A development card that is being carried out, step by step."""

    seat: int
    card: str
    parts: list[Part]


class Using(TypedDict):
    """A hero that is being used."""

    seat: int
    hero: str
    looked: Pile | None
    """The cards of the deck among which the seat chooses."""
    parts: list[Part]


class Picture(TypedDict):
    viewer: int | Literal["spectator"] | None
    """A seat, or null for the table itself."""
    turn: int
    active: int
    first: int
    winner: int | None
    step: Step
    card_played: bool
    """Whether a development card was played this turn."""
    proposals_left: int
    deck: int
    supply: Cards
    tormund: str
    """His hex, or "camp"."""
    roads: list[Road]
    buildings: list[Building]
    tiles: TileHolders
    north: NorthPicture | None
    """Only in the full game."""
    display: list[str]
    """The heroes that can be taken."""
    seats: list[SeatPicture]
    trade: Offer | None
    supply_trade: SupplyTrade | None
    playing: Playing | None
    using: Using | None
