/** What the server tells of the Watch: the shapes of `scenery` and `picture`, as games/watch/picture.py makes them. */

import type { Json } from '../shared/view';

export const RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** So many cards of each. */
export type Cards = Record<Resource, number>;

export type Item = 'road' | 'settlement' | 'keep' | 'dev_card' | 'guard';
export type Piece = 'road' | 'settlement' | 'keep' | 'guard';
export type Tile = 'longest_road' | 'largest_patrol';

export interface Hex {
  at: [number, number];
  text: string;
  terrain: string;
  resource: Resource | null;
  token: string | null;
  pips: number;
  rolls: number[];
}

export interface Path {
  text: string;
  ends: [string, string];
}

export interface Intersection {
  text: string;
  hexes: string[];
}

export interface Route {
  path: string;
  ends: [string, string];
  rate: number;
  resource: Resource | 'any';
}

export interface CardKind {
  id: string;
  role: 'patrol' | 'progress' | 'vp';
  count: number;
  points: number;
}

/** Kinds of wildlings by their ids. */
export const KINDS = ['regular', 'climber', 'giant'] as const;
export type Kind = (typeof KINDS)[number];

export interface Clan {
  id: string;
  camps: number;
  /** The lower-numbered one first. */
  trails: string[];
}

export interface Trail {
  id: string;
  label: string;
  clan: string;
  clearing: string;
  numbers: number[];
}

export interface Clearing {
  id: string;
  label: string;
  section: string;
  trails: string[];
}

export interface Section {
  id: string;
  posts: number;
  clearing: string;
  /** Hexes that wildlings come to who cross here, in order. */
  route: string[];
  overflow: string[];
}

/** What lies beyond the Wall and never changes. */
export interface NorthScenery {
  clans: Clan[];
  trails: Trail[];
  clearings: Clearing[];
  sections: Section[];
  wildlings: { id: Kind; count: number }[];
  breach_limit: number;
  gift_limit: number;
  /** GW-13.8: whether those who wait may break through as soon as a guard leaves. */
  recheck_after_guard_loss: boolean;
  /** So many guards on the Wall, so many points more. */
  guard_points: [number, number][];
  trail_die_sides: number;
}

export interface HeroKind {
  id: string;
  number: number;
  timing: string[];
}

export interface Scenery {
  board: string;
  /** Only in the full game. */
  north?: NorthScenery | null;
  heroes?: HeroKind[];
  resources: Resource[];
  hexes: Hex[];
  paths: Path[];
  intersections: Intersection[];
  routes: Route[];
  costs: Record<Item, Cards>;
  worth: Record<Piece, number>;
  pieces: Record<Piece, number>;
  tiles: Record<Tile, { minimum: number; points: number }>;
  cards: CardKind[];
  stock: Cards;
  rules: {
    goal: number;
    hand_limit: number;
    supply_rate: number;
    proposals: number;
    side_limit: number;
    counters: boolean;
    combined: boolean;
    friendly: boolean;
  };
}

/** How many cards, and which for those who see them. */
export interface Pile<Kind extends string = string> {
  size: number;
  cards: Record<Kind, number> | null;
}

export interface Laid {
  answer: Answer | null;
  give: Cards;
  want: Cards;
}

export type Answer = 'accepted' | 'declined' | 'countered';

export interface SeatPicture {
  seat: number;
  points: { public: number; seen: number; sources: Record<string, number> };
  hand: Pile<Resource>;
  laid: Laid | null;
  development: { held: Pile; fresh: Pile; face_up: Pile };
  patrols: number;
  road_length: number;
  tiles: Tile[];
  pieces: Record<Piece, number>;
  rates: Cards;
  hero?: HeroHeld | null;
  guards?: number;
  guard_points?: number;
  /** Face-down tokens on the build card. */
  tokens?: { settlements: number; keeps: number };
}

export interface HeroHeld {
  id: string;
  side: 'A' | 'B';
  /** It cannot be used in this turn any more. */
  rests: boolean;
}

/** Where the wildlings and the guards are. */
export interface NorthPicture {
  frostfangs: Record<Kind, number>;
  /** By clan; camp 1 first. */
  camps: Record<string, Kind[]>;
  /** By clearing, in the order in which they came. */
  clearings: Record<string, Kind[]>;
  /** By section: whose guard stands there, post 1 first. */
  wall: Record<string, number[]>;
  gift: { hex: string; kind: Kind }[];
  breaches: number;
  reserve: number;
  used: Record<string, number>;
  trail_die: number;
}

export interface Offer {
  seat: number;
  step: 'composing' | 'answering' | 'closing';
  give: Cards | null;
  want: Cards | null;
  answers: { seat: number; answer: Answer | null; give: Cards | null; want: Cards | null }[] | null;
}

export interface Picture {
  viewer: number | 'spectator' | null;
  turn: number;
  active: number;
  first: number;
  winner: number | null;
  step: 'setup' | 'roll' | 'trade' | 'build' | 'both' | 'over';
  card_played: boolean;
  proposals_left: number;
  deck: number;
  supply: Cards;
  /** His hex, or "camp". */
  tormund: string;
  north?: NorthPicture | null;
  display?: string[];
  roads: { path: string; seat: number }[];
  buildings: { intersection: string; seat: number; kind: 'settlement' | 'keep' }[];
  tiles: Record<Tile, number | null>;
  seats: SeatPicture[];
  trade: Offer | null;
  supply_trade: { seat: number; give: Resource; rate: number } | null;
  playing: { seat: number; card: string } | null;
}

export function asScenery(json: Json): Scenery {
  return json as unknown as Scenery;
}

export function asPicture(json: Json): Picture {
  return json as unknown as Picture;
}

export const NO_CARDS: Readonly<Cards> = { lumber: 0, brick: 0, wool: 0, grain: 0, ore: 0 };

export function total(cards: Readonly<Cards>): number {
  return RESOURCES.reduce((sum, resource) => sum + cards[resource], 0);
}

/** The seat through whose eyes the picture is seen, if it is one. */
export function ownSeat(picture: Picture): SeatPicture | undefined {
  return typeof picture.viewer === 'number' ? picture.seats[picture.viewer] : undefined;
}

/** What one has too few of, for show: whether it can be built the server says. */
export function missing(cost: Readonly<Cards>, hand: Readonly<Cards>): Cards {
  const lack = { ...NO_CARDS };
  for (const resource of RESOURCES) lack[resource] = Math.max(0, cost[resource] - hand[resource]);
  return lack;
}
