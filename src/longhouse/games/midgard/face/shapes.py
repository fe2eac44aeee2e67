"""What a page is shown of Champions of Midgard: `scenery` never changes while a game is played, `picture` is the rest.

Things are called by their numbers, which are their places in the lists of the scenery; a seat, leader or ship of -1 is
nobody and none. A target is a fight or a shore: troll, draugr 1 and 2, then the shores. Odds are in thousandths. The
client's TypeScript and the published JSON Schema are generated from this file, texts included, so it stays interpreted
when the rules are compiled (ADR 0028).
"""

from typing import Literal, NotRequired, TypedDict

from longhouse.games.midgard.state.words import (
    Colour,
    DieId,
    Effect,
    EnemyKind,
    FaceId,
    Measure,
    Phase,
    PlaceKind,
    Stock,
    Window,
)
from longhouse.kernel.packs.provenance import Source

RollStep = Literal["rolled", "marking", "losing", "won"]
VoyageStep = Literal["revealing", "replacing", "resolving", "feeding", "landing"]

Goods = tuple[int, int, int, int]  # food, wood, coins, favour
Dice = tuple[int, int, int]  # swordsmen, spearmen, axemen
Stocks = tuple[int, int, int, int]  # swordsmen, spearmen, axemen, food


# --- scenery


class Rules(TypedDict):
    """What was agreed before the game, as far as a page needs it."""

    rounds: int
    players: int
    hallOfFame: bool
    distrust: bool
    simultaneous: bool
    hutsPrice: Literal["game", "round"]
    """Whether the price of a worker counts those hired in the game or in the round."""
    runeSpaces: int
    warriorsMax: int
    huntMax: int


class Row(TypedDict):
    """What can be bought: a price in coins and the favour for it."""

    coin: int
    favour: int


class Step(TypedDict):
    """One verb of the content with those of its numbers that matter."""

    do: Effect
    goods: NotRequired[Goods]
    """Food, wood, coins, favour."""
    dice: NotRequired[Dice]
    """Swordsmen, spearmen, axemen."""
    glory: NotRequired[int]
    n: NotRequired[int]
    draw: NotRequired[int]
    keep: NotRequired[int]
    stock: NotRequired[Stock]
    """What lies at the place."""
    target: NotRequired[int]
    ship: NotRequired[str]
    prices: NotRequired[list[int]]
    table: NotRequired[list[Row]]


class Place(TypedDict):
    id: str
    kind: PlaceKind
    colour: str
    """Of a location blue, brown, red or brown_red; of a stall trade or war."""
    spaces: int
    """0: any number of workers."""
    cost: Goods
    """Food, wood, coins, favour."""
    repeat: int
    """How often its steps can be done in one visit."""
    steps: list[Step]
    ship: int | None
    """The private longship that is boarded here."""
    source: Source
    """The weakest source of its values; the same for dice, ships and cards."""


class Die(TypedDict):
    id: DieId
    faces: list[FaceId]
    count: int
    source: Source


class Shore(TypedDict):
    id: str
    perFood: int
    """How many warriors one food feeds."""


class Ship(TypedDict):
    id: str
    private: bool
    capacity: int
    cost: Goods
    """Food, wood, coins, favour."""
    glory: int
    source: Source


class LeaderKind(TypedDict):
    id: str


class RuneKind(TypedDict):
    id: str
    glory: int
    window: Window
    source: Source


class DestinyKind(TypedDict):
    id: str
    measure: Measure
    big: int
    """For a player who is alone ahead."""
    small: int
    """For each player in a tie."""
    source: Source


class JourneyKind(TypedDict):
    id: str
    count: int
    source: Source


class MerchantKind(TypedDict):
    id: str
    goods: Goods
    """Food, wood, coins, favour."""
    dice: Dice
    """Swordsmen, spearmen, axemen."""
    source: Source


class Enemy(TypedDict):
    id: str
    type: str
    kind: EnemyKind
    colour: Colour | None
    attack: int
    defence: int
    glory: int
    reward: Goods
    """Food, wood, coins, favour."""
    ban: list[DieId]
    """Dice that may not fight it."""
    source: Source


class Scenery(TypedDict):
    rules: Rules
    places: list[Place]
    dice: list[Die]
    shores: list[Shore]
    ships: list[Ship]
    leaders: list[LeaderKind]
    runes: list[RuneKind]
    destinies: list[DestinyKind]
    journeys: list[JourneyKind]
    merchants: list[MerchantKind]
    enemies: list[Enemy]
    colours: list[str]
    """By seat."""
    blameTable: list[int]
    """What each number of blame tokens costs at the end."""
    setGlory: int
    favourGlory: int
    coinsPerGlory: int


# --- picture


class Placed(TypedDict):
    """A worker on the board."""

    place: int
    seat: int


class Journey(TypedDict):
    there: bool
    card: int | None
    """Only if the viewer has seen it."""
    seenBy: list[int]


class Target(TypedDict):
    target: int
    enemy: int | None
    coins: int
    """On a monster."""
    holder: int
    ship: int | None
    dice: Dice
    """Swordsmen, spearmen, axemen that were sent."""
    food: int
    journey: Journey | None
    """Of shores."""


class Decks(TypedDict):
    """How many cards are left."""

    troll: int
    draugr: int
    monster: int
    rune: int
    destiny: int
    merchant: int


class HeldRune(TypedDict):
    rune: int
    used: bool


class SeatPicture(TypedDict):
    """Destinies and trophies that the viewer does not see are null."""

    leader: int
    colour: int
    goods: Goods
    """Food, wood, coins, favour."""
    blame: int
    blameGlory: int
    glory: int
    workers: int
    """Left to place."""
    crew: int
    ship: int
    reserve: Dice
    """Swordsmen, spearmen, axemen."""
    warriors: int
    """All that the player owns, including those sent."""
    runes: list[HeldRune]
    destinies: int
    """How many secret ones."""
    destinyCards: list[int] | None
    revealed: list[int]
    trophies: list[int] | None
    sets: int | None
    hunts: bool


class Order(TypedDict):
    target: int
    dice: Dice
    """Swordsmen, spearmen, axemen."""
    food: int
    room: int | None
    """Of a ship: what it can still take."""
    quiet: int | None
    """Of a ship: the odds if its journey is quiet."""
    fed: int
    """How many of the warriors aboard have food."""
    odds: int


class Assigning(TypedDict):
    seat: int
    sealed: bool
    confirmed: list[int]
    """The seats that have given their orders."""
    free: Stocks | None
    """Swordsmen, spearmen, axemen, food: not sent anywhere yet."""
    orders: list[Order] | None
    """Null if the viewer has none to give."""


class Swapping(TypedDict):
    """What may still be given at the Market."""

    food: int
    wood: int
    coin: int


class RolledDie(TypedDict):
    die: int
    face: int
    marked: bool


class Fight(TypedDict):
    """A roll against an enemy, or of a hunt, which has none; or the enemy that has just been defeated."""

    seat: int
    dice: list[RolledDie]
    hits: int
    shields: int
    reaction: bool
    step: RollStep
    by: str | None
    """What rerolls the marked dice: favour, or a rune by its id."""
    target: int
    enemy: int
    kind: EnemyKind | Literal["hunt"]
    damage: int
    """The damage that the enemy had taken before this roll."""
    defence: int
    attack: int
    round: int
    losses: int
    """What is still to be given up."""
    odds: int


class Voyage(TypedDict):
    target: int
    journey: int
    step: VoyageStep


class Part(TypedDict):
    """One step of a card: what it does, how often or how much, and how far it is."""

    does: str
    number: int
    state: Literal["done", "now", "later"]


class Carrying(TypedDict):
    """The rune that is being carried out, step by step."""

    seat: int
    rune: int
    parts: list[Part]


class Picture(TypedDict):
    round: int
    lastRound: int
    phase: Phase
    first: int
    active: int
    targets: list[Target]
    seats: list[SeatPicture]
    assigning: Assigning | None
    swapping: Swapping | None
    fight: Fight | None
    voyage: Voyage | None
    carrying: Carrying | None
    stalls: list[int]
    """Those in play, by place."""
    placed: list[Placed]
    """In the order in which they were placed."""
    hutsPrice: int
    """What the next worker costs."""
    hired: int
    stock: Stocks
    """Swordsmen, spearmen, axemen, food."""
    supply: Dice
    """Swordsmen, spearmen, axemen."""
    shipsLeft: list[int]
    """Private longships that can still be bought."""
    journeyDeck: int
    journeyDiscard: list[int]
    enemyDiscard: list[int]
    decks: Decks
    display: list[int | None]
    """Runes at the Runesmith."""
    merchant: int | None
    under: list[int]
    """Destinies under the deck that the viewer knows."""
    looked: list[int] | None
    """Destinies to choose from."""
