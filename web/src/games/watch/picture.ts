/** What the server tells of the Watch: the shapes of `scenery` and `picture`, as games/watch/picture.py makes them. */

import type { Json } from '../view';

export const RESOURCES = ['lumber', 'brick', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** So many cards of each. */
export type Cards = Record<Resource, number>;

export type Item = 'road' | 'settlement' | 'keep' | 'dev_card';
export type Piece = 'road' | 'settlement' | 'keep';
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

export interface Scenery {
  board: string;
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
  tormund: string;
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
