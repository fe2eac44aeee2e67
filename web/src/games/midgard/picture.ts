/** What the server tells of Champions of Midgard: the shapes of `scenery` and `picture`, as games/midgard/picture.py makes them. */

import type { Json } from '../shared/view';

export const NOBODY = -1;

export const GOODS = ['food', 'wood', 'coin', 'favour'] as const;
export type Good = (typeof GOODS)[number];
/** Food, wood, coins, favour. */
export type GoodCounts = [number, number, number, number];

export const DICE = ['sword', 'spear', 'axe'] as const;
export type DieId = (typeof DICE)[number];
/** Swordsmen, spearmen, axemen. */
export type DieCounts = [number, number, number];

export type FaceId = 'blank' | 'hit' | 'double' | 'shield';
export type EnemyKind = 'troll' | 'draugr' | 'monster' | 'kraken';
export type PlaceKind = 'location' | 'stall' | 'longship' | 'beg';
export type Phase = 'setup' | 'round' | 'placement' | 'assignment' | 'combat' | 'cleanup' | 'end';

/** Where a fight may be, in the order in which they are fought; the places of the first three have the same names. */
export const TARGETS = ['troll', 'draugr_1', 'draugr_2', 'shore_1', 'shore_2', 'shore_3', 'shore_4'] as const;
/** The first target that is a shore. */
export const SHORE_1 = 3;

/** One verb of the content with its numbers; a verb has only some of them. */
export interface Step {
  do: string;
  goods?: GoodCounts;
  dice?: DieCounts;
  glory?: number;
  n?: number;
  /** What lies at the place: a die or food. */
  stock?: string;
  ship?: string;
  draw?: number;
  keep?: number;
  prices?: number[];
  /** What can be bought: a price in coins and the favour for it. */
  table?: { coin: number; favour: number }[];
}

export interface Place {
  id: string;
  kind: PlaceKind;
  /** Of a location blue, brown, red or brown_red; of a stall trade or war. */
  colour: string;
  /** 0: any number of workers. */
  spaces: number;
  cost: GoodCounts;
  repeat: number;
  steps: Step[];
  /** The private longship that is boarded here. */
  ship: number | null;
}

export interface Ship {
  id: string;
  private: boolean;
  capacity: number;
  cost: GoodCounts;
  glory: number;
}

export interface Enemy {
  id: string;
  type: string;
  kind: EnemyKind;
  colour: string | null;
  attack: number;
  defence: number;
  glory: number;
  reward: GoodCounts;
  /** Dice that may not fight it. */
  ban: string[];
}

export interface RuneKind {
  id: string;
  glory: number;
  window: string;
}

export interface DestinyKind {
  id: string;
  measure: string;
  big: number;
  small: number;
}

export interface Scenery {
  rules: {
    rounds: number;
    players: number;
    hallOfFame: boolean;
    distrust: boolean;
    simultaneous: boolean;
    hutsPrice: string;
    runeSpaces: number;
    warriorsMax: number;
    huntMax: number;
  };
  places: Place[];
  dice: { id: DieId; faces: FaceId[]; count: number }[];
  /** One food feeds so many warriors. */
  shores: { id: string; perFood: number }[];
  ships: Ship[];
  leaders: { id: string }[];
  runes: RuneKind[];
  destinies: DestinyKind[];
  journeys: { id: string; count: number }[];
  merchants: { id: string; goods: GoodCounts; dice: DieCounts }[];
  enemies: Enemy[];
  colours: string[];
  blameTable: number[];
  setGlory: number;
  favourGlory: number;
  coinsPerGlory: number;
}

export interface Journey {
  there: boolean;
  /** Only if the viewer has seen it. */
  card: number | null;
  seenBy: number[];
}

export interface Target {
  target: number;
  enemy: number | null;
  /** On a monster. */
  coins: number;
  holder: number;
  ship: number | null;
  dice: DieCounts;
  food: number;
  /** Of shores. */
  journey?: Journey | null;
}

export interface SeatPicture {
  leader: number;
  colour: number;
  goods: GoodCounts;
  blame: number;
  blameGlory: number;
  glory: number;
  /** Left to place. */
  workers: number;
  crew: number;
  ship: number;
  reserve: DieCounts;
  /** All that the player owns, the sent ones too. */
  warriors: number;
  runes: { rune: number; used: boolean }[];
  destinies: number;
  /** Only one's own, or open ones. */
  destinyCards: number[] | null;
  revealed: number[];
  trophies: number[] | null;
  sets: number | null;
  hunts: boolean;
}

export interface Order {
  target: number;
  dice: DieCounts;
  food: number;
  /** Of a ship: what it can still take. */
  room: number | null;
  /** Permille. */
  odds: number;
  /** If the journey is quiet. */
  quiet: number | null;
  fed: number;
}

export interface Assigning {
  seat: number;
  sealed: boolean;
  confirmed: number[];
  /** Swordsmen, spearmen, axemen, food: not sent anywhere yet. */
  free: [number, number, number, number] | null;
  orders: Order[] | null;
}

export interface RolledDie {
  die: number;
  face: number;
  marked: boolean;
}

export interface Fight {
  seat: number;
  target: number;
  enemy: number;
  kind: EnemyKind | 'hunt';
  damage: number;
  defence: number;
  attack: number;
  round: number;
  dice: RolledDie[];
  hits: number;
  shields: number;
  losses: number;
  reaction: boolean;
  step: 'rolled' | 'marking' | 'losing' | 'won';
  by: 'favour' | 'potential' | null;
  odds: number;
}

export interface Picture {
  round: number;
  lastRound: number;
  phase: Phase;
  first: number;
  active: number;
  /** Those in play, by place. */
  stalls: number[];
  placed: { place: number; seat: number }[];
  /** What the next worker costs. */
  hutsPrice: number;
  hired: number;
  /** Swordsmen, spearmen, axemen, food. */
  stock: [number, number, number, number];
  supply: DieCounts;
  targets: Target[];
  journeyDeck: number;
  journeyDiscard: number[];
  enemyDiscard: number[];
  decks: { troll: number; draugr: number; monster: number; rune: number; destiny: number; merchant: number };
  display: (number | null)[];
  merchant: number | null;
  /** Private longships that can still be bought. */
  shipsLeft: number[];
  seats: SeatPicture[];
  /** What the viewer knows under the deck of destinies. */
  under: number[];
  looked: number[] | null;
  assigning: Assigning | null;
  swapping: { food: number; wood: number; coin: number } | null;
  fight: Fight | null;
  voyage: { target: number; journey: number; step: string } | null;
}

export function asScenery(json: Json): Scenery {
  return json as unknown as Scenery;
}

export function asPicture(json: Json): Picture {
  return json as unknown as Picture;
}
