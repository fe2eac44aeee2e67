// What a page is shown of this game, and the keys of its questions, options and events. Written by
// `python -m longhouse.server.wire.publish` from games/watch/face/shapes.py: do not edit.

/** The keys of all questions: `decision.ask.key`. */
export type Ask =
  | 'watch-ask-first-settlement'
  | 'watch-ask-first-road'
  | 'watch-ask-roll'
  | 'watch-ask-trade'
  | 'watch-ask-build'
  | 'watch-ask-turn'
  | 'watch-ask-take'
  | 'watch-ask-give'
  | 'watch-ask-want'
  | 'watch-ask-compose-others'
  | 'watch-ask-answer'
  | 'watch-ask-answer-others'
  | 'watch-ask-close'
  | 'watch-ask-discard'
  | 'watch-ask-discard-others'
  | 'watch-ask-tormund'
  | 'watch-ask-rob'
  | 'watch-ask-choose'
  | 'watch-ask-gain'
  | 'watch-ask-free-road'
  | 'watch-ask-name'
  | 'watch-ask-first-guard'
  | 'watch-ask-free-guard'
  | 'watch-ask-guard'
  | 'watch-ask-wildling'
  | 'watch-ask-remove-hero'
  | 'watch-ask-keep-hero'
  | 'watch-ask-replace-hero'
  | 'watch-ask-hero-gain'
  | 'watch-ask-swap'
  | 'watch-ask-forced-trade'
  | 'watch-ask-ask'
  | 'watch-ask-ask-more'
  | 'watch-ask-hand'
  | 'watch-ask-look'
  | 'watch-ask-seize'
  | 'watch-ask-keep-card'
  | 'watch-ask-lift'
  | 'watch-ask-rebuild'
  | 'watch-ask-leave-out'
  | 'watch-ask-substitute';

/** The verbs of all options. */
export type Verb =
  | 'roll'
  | 'go-on'
  | 'end-turn'
  | 'road'
  | 'settlement'
  | 'keep'
  | 'buy-card'
  | 'play'
  | 'tormund'
  | 'rob'
  | 'give'
  | 'take'
  | 'propose'
  | 'add'
  | 'done'
  | 'send'
  | 'drop'
  | 'accept'
  | 'decline'
  | 'counter'
  | 'close'
  | 'withdraw'
  | 'discard'
  | 'gain'
  | 'name'
  | 'choose'
  | 'guard'
  | 'wildling'
  | 'none'
  | 'hero'
  | 'keep-hero'
  | 'take-hero'
  | 'remove-hero'
  | 'ask'
  | 'no-more'
  | 'hand'
  | 'look'
  | 'seize'
  | 'leave-out'
  | 'substitute'
  | 'keep-card'
  | 'lift';

/** The kinds of all events. */
export type EventKind =
  | 'watch-event-first'
  | 'watch-event-turn'
  | 'watch-event-rolled'
  | 'watch-event-gained'
  | 'watch-event-shortage'
  | 'watch-event-road'
  | 'watch-event-settlement'
  | 'watch-event-keep'
  | 'watch-event-bought'
  | 'watch-event-played'
  | 'watch-event-tormund'
  | 'watch-event-robbed'
  | 'watch-event-discarded'
  | 'watch-event-supply-trade'
  | 'watch-event-proposed'
  | 'watch-event-accepted'
  | 'watch-event-declined'
  | 'watch-event-countered'
  | 'watch-event-traded'
  | 'watch-event-withdrawn'
  | 'watch-event-named'
  | 'watch-event-handed'
  | 'watch-event-tile'
  | 'watch-event-tile-aside'
  | 'watch-event-revealed'
  | 'watch-event-won'
  | 'watch-event-rolled-three'
  | 'watch-event-hero-dealt'
  | 'watch-event-hero-removed'
  | 'watch-event-token'
  | 'watch-event-camp'
  | 'watch-event-no-figure'
  | 'watch-event-refilled'
  | 'watch-event-token-under'
  | 'watch-event-advance'
  | 'watch-event-no-advance'
  | 'watch-event-rush'
  | 'watch-event-waits'
  | 'watch-event-crossed'
  | 'watch-event-turned-back'
  | 'watch-event-gift'
  | 'watch-event-guard'
  | 'watch-event-guard-home'
  | 'watch-event-guard-points'
  | 'watch-event-wildling-home'
  | 'watch-event-removed'
  | 'watch-event-breach'
  | 'watch-event-marker'
  | 'watch-event-fallen'
  | 'watch-event-survived'
  | 'watch-event-all-lost'
  | 'watch-event-hero'
  | 'watch-event-hero-kept'
  | 'watch-event-hero-taken'
  | 'watch-event-hero-back'
  | 'watch-event-looked'
  | 'watch-event-looked-at-deck'
  | 'watch-event-paid'
  | 'watch-event-lifted'
  | 'watch-event-discarded-card'
  | 'watch-event-tormund-home';

/** The keys of all sources of points: `over.source_keys`. */
export type SourceKey =
  | 'watch-source-settlements'
  | 'watch-source-keeps'
  | 'watch-source-longest-road'
  | 'watch-source-largest-patrol'
  | 'watch-source-guards'
  | 'watch-source-cards';

export type Side = 'A' | 'B';

export type Source = 'book' | 'public' | 'house' | 'pack';

export type Resource = 'lumber' | 'brick' | 'wool' | 'grain' | 'ore';

export type Role = 'patrol' | 'progress' | 'vp';

export type Tile = 'longest_road' | 'largest_patrol';

export type Step = 'setup' | 'roll' | 'trade' | 'build' | 'both' | 'over';

export type TradeStep = 'composing' | 'answering' | 'closing';

export type Answer = 'accepted' | 'declined' | 'countered';

export type Clan = {
  id: string;
  camps: number;
  /** The lower-numbered one first. */
  trails: [string, string];
};

export type Trail = {
  id: string;
  label: string;
  clan: string;
  clearing: string;
  numbers: number[];
  source: Source;
};

export type Clearing = {
  id: string;
  label: string;
  section: string;
  trails: string[];
  source: Source;
};

export type Section = {
  id: string;
  posts: number;
  clearing: string;
  /** Hexes that wildlings reach if they cross here, in order. */
  route: string[];
  overflow: string[];
  /** Where its posts are from, */
  source: Source;
  /** and where the hexes of its arrow. */
  route_source: Source;
};

export type WildlingKind = {
  id: string;
  count: number;
  source: Source;
};

export type TokenKind = {
  id: string;
  clan: string;
  kind: string;
  /** Where it is from how many there are; so of wildlings. */
  source: Source;
};

/** What lies beyond the Wall and never changes. */
export type NorthScenery = {
  clans: Clan[];
  trails: Trail[];
  clearings: Clearing[];
  sections: Section[];
  wildlings: WildlingKind[];
  tokens: TokenKind[];
  breach_limit: number;
  gift_limit: number;
  /** GW-13.8: whether those who wait may break through as soon as a guard leaves. */
  recheck_after_guard_loss: boolean;
  /** How many guards on the Wall bring how many points. */
  guard_points: [number, number][];
  trail_die_sides: number;
};

export type HeroKind = {
  id: string;
  number: number;
  /** The windows in which it can be used. */
  timing: string[];
  source: Source;
};

/** A wildling in the Gift. */
export type Raider = {
  hex: string;
  kind: string;
};

/** Where the wildlings and the guards are. */
export type NorthPicture = {
  /** By kind of wildling. */
  frostfangs: Record<string, number>;
  /** By clan: kinds of wildlings, camp 1 first. */
  camps: Record<string, string[]>;
  /** By clearing: kinds of wildlings, in the order in which they came. */
  clearings: Record<string, string[]>;
  /** By section: whose guard stands there, post 1 first. */
  wall: Record<string, number[]>;
  gift: Raider[];
  breaches: number;
  reserve: number;
  /** By token. */
  used: Record<string, number>;
  /** 0: not rolled. */
  trail_die: number;
};

export type HeroHeld = {
  id: string;
  side: Side;
  /** It cannot be used in this turn any more. */
  rests: boolean;
};

/** Face-down tokens on a build card, by the piece above them. */
export type BuildCard = {
  settlements: number;
  keeps: number;
};

/** How many cards of each resource; also rates and costs by resource. */
export type Cards = {
  lumber: number;
  brick: number;
  wool: number;
  grain: number;
  ore: number;
};

/** How many resource cards lie there, and, for those who see them, which. */
export type Hand = {
  size: number;
  cards: Cards | null;
};

/** How many development cards lie there, and, for those who see them, how many of each kind. */
export type Pile = {
  size: number;
  cards: Record<string, number> | null;
};

export type SeatColour = {
  seat: number;
  colour: string;
};

export type Hex = {
  at: [number, number];
  text: string;
  terrain: string;
  resource: Resource | null;
  /** As printed: "2/12". */
  token: string | null;
  pips: number;
  /** The sums that make it produce. */
  rolls: number[];
};

export type Path = {
  text: string;
  /** Two intersections. */
  ends: [string, string];
};

export type Intersection = {
  text: string;
  /** Those it borders. */
  hexes: string[];
};

export type Route = {
  path: string;
  ends: [string, string];
  rate: number;
  resource: Resource | 'any';
};

export type Costs = {
  road: Cards;
  settlement: Cards;
  keep: Cards;
  dev_card: Cards;
  guard: Cards;
};

/** A number for each kind of piece: the points it brings, how many a player has, or how many are left. */
export type Pieces = {
  road: number;
  settlement: number;
  keep: number;
  guard: number;
};

export type TileTerms = {
  minimum: number;
  points: number;
};

export type TilesTerms = {
  longest_road: TileTerms;
  largest_patrol: TileTerms;
};

/** A kind of development card, and how many the deck has. */
export type CardKind = {
  id: string;
  role: Role;
  count: number;
  points: number;
  /** The weakest source of its values; the same for heroes. */
  source: Source;
};

/** What was agreed before the game, as far as a page needs it. */
export type Rules = {
  goal: number;
  hand_limit: number;
  supply_rate: number;
  proposals: number;
  side_limit: number;
  counters: boolean;
  combined: boolean;
  friendly: boolean;
};

export type Scenery = {
  /** By message key, the key of the words that are shown instead. */
  texts: Record<string, string>;
  board: string;
  /** The source of where tiles, numbers and trade routes lie. */
  layout: Source;
  resources: Resource[];
  seats: SeatColour[];
  hexes: Hex[];
  paths: Path[];
  intersections: Intersection[];
  routes: Route[];
  costs: Costs;
  worth: Pieces;
  pieces: Pieces;
  tiles: TilesTerms;
  cards: CardKind[];
  /** Of the whole game. */
  stock: Cards;
  /** By resource. */
  stock_sources: Record<string, Source>;
  rules: Rules;
  /** full or base. */
  mode: string;
  /** Only in the full game. */
  north: NorthScenery | null;
  /** None in the base game. */
  heroes: HeroKind[];
};

export type Road = {
  path: string;
  seat: number;
};

export type Building = {
  intersection: string;
  seat: number;
  kind: 'settlement' | 'keep';
};

/** The seat that holds a special tile. */
export type TileHolders = {
  longest_road: number | null;
  largest_patrol: number | null;
};

export type Sources = {
  settlements: number;
  keeps: number;
  'longest-road': number;
  'largest-patrol': number;
  guards: number;
  cards: number;
};

export type Points = {
  /** What everybody sees. */
  public: number;
  /** What the viewer sees: hidden victory cards count for those who see them. */
  seen: number;
  /** Points by source; the keys complete the name of a message `watch-source-…`. */
  sources: Sources;
};

/** What a seat has chosen in secret so far; a discard lies in `give`. */
export type Laid = {
  answer: Answer | null;
  give: Cards;
  want: Cards;
};

export type Development = {
  held: Pile;
  /** Bought this turn. */
  fresh: Pile;
  face_up: Pile;
};

export type SeatPicture = {
  seat: number;
  colour: string;
  points: Points;
  hand: Hand;
  laid: Laid | null;
  development: Development;
  patrols: number;
  road_length: number;
  tiles: Tile[];
  /** How many are left to build. */
  pieces: Pieces;
  /** How many cards of a resource the supply takes for one. */
  rates: Cards;
  hero: HeroHeld | null;
  /** On the Wall. */
  guards: number;
  guard_points: number;
  /** Only in the full game. */
  tokens: BuildCard | null;
};

/** The cards are those of a counter-offer, or null. */
export type TradeAnswer = {
  seat: number;
  answer: Answer | null;
  give: Cards | null;
  want: Cards | null;
};

/** A proposal to trade. The cards are null until it is sent, the answers until the last of them is in. */
export type Offer = {
  seat: number;
  step: TradeStep;
  give: Cards | null;
  want: Cards | null;
  answers: TradeAnswer[] | null;
};

/** A trade with the supply: given, but nothing taken yet. */
export type SupplyTrade = {
  seat: number;
  give: Resource;
  rate: number;
};

/** One step of a card: what it does, for a building what is built, and how far it is. */
export type Part = {
  does: string;
  state: 'done' | 'now' | 'later';
};

/** A development card that is being carried out, step by step. */
export type Playing = {
  seat: number;
  card: string;
  parts: Part[];
};

/** A hero that is being used. */
export type Using = {
  seat: number;
  hero: string;
  /** The cards of the deck among which the seat chooses. */
  looked: Pile | null;
  parts: Part[];
};

export type Picture = {
  /** A seat, or null for the table itself. */
  viewer: number | 'spectator' | null;
  turn: number;
  active: number;
  first: number;
  winner: number | null;
  step: Step;
  /** Whether a development card was played this turn. */
  card_played: boolean;
  proposals_left: number;
  deck: number;
  supply: Cards;
  /** His hex, or "camp". */
  tormund: string;
  roads: Road[];
  buildings: Building[];
  tiles: TileHolders;
  /** Only in the full game. */
  north: NorthPicture | null;
  /** The heroes that can be taken. */
  display: string[];
  seats: SeatPicture[];
  trade: Offer | null;
  supply_trade: SupplyTrade | null;
  playing: Playing | null;
  using: Using | null;
};
