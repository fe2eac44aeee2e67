/** What the server tells of Vikings Gone Wild: the shapes of `scenery` and `picture`, as games/wild/picture.py makes them. */

import type { Json } from '../shared/view';

export const NOBODY = -1;
/** The slot of the town hall in a settlement; the buildings follow in the order in which they were built. */
export const HALL = 0;

export const RESOURCES = ['beer', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Beer, gold. */
export type Pair = [number, number];

export type DeckId = 'start' | 'unit' | 'fort' | 'path' | 'asgard';
export type Kind = 'resource' | 'fighter' | 'hero' | 'fortification' | 'upgrade' | 'undead';
export type Phase = 'setup' | 'production' | 'draw' | 'action' | 'storage' | 'round_end' | 'end';
/** What a player has done this round and cannot do again. */
export type Mark = 'mission' | 'swap' | 'dismantle' | 'dragon';
/** Where points come from, in the order of `sources`. */
export const SOURCES = [
  'attacks',
  'rewards',
  'defence',
  'undead',
  'cards',
  'missions',
  'storages',
  'hall',
  'achievements',
] as const;

/** One verb of a card with its numbers. */
export interface Step {
  do: string;
  when: 'play' | 'attack' | 'win' | 'respond';
  n: number;
  res?: Resource | 'any';
  per?: 'brewery' | 'smelter' | 'opponent' | 'attacker';
  kinds?: Kind[];
  else?: Step[];
}

export interface Reward {
  do: 'vp' | 'loot' | 'asgard' | 'token';
  n: number;
  res: Resource | 'any' | null;
}

export interface CardKind {
  id: string;
  deck: DeckId;
  kind: Kind;
  count: number;
  cost: Pair | null;
  strength: number;
  defence: number;
  steps: Step[];
  /** Played only together with an attack. */
  committed: boolean;
  /** A resource card that can be played for a payment. */
  plain: boolean;
  rewards: Reward[];
}

/** A town hall, or a kind of building. */
export interface Site {
  id: string;
  /** 0: a building. */
  level: number;
  count: number;
  cost: Pair | null;
  defence: number;
  rewards: Reward[];
  produces: Resource | null;
  stores: Resource | null;
  capacity: number;
  draws: number;
  keeps: number;
  /** Room for buildings; 0: any number. */
  limit: number;
  onUpgrade: number;
}

export interface Mission {
  id: string;
  vp: number;
  count: number;
  check: { do: string; n: number; what: string | null };
}

export interface Achievement {
  id: string;
  measure: string;
  what: string | null;
}

export interface Scenery {
  rules: {
    players: number;
    target: number;
    thresholds: number[];
    pathOpen: number;
    sameMax: number;
    handDraw: number;
    missionsMax: number;
    swapCost: Pair;
    exchangeRate: number;
    /** By the number of buildings damaged in a turn. */
    attackVp: number[];
    attackVpBeyond: number;
    /** By the number of those who share it, from 1. */
    achievementVp: number[];
    fullStorageVp: number;
    byHand: boolean;
    limitedTokens: boolean;
    roundLimit: number;
    hopelessAttacks: boolean;
    swapAnyGold: boolean;
    storeHallLoot: boolean;
    asgardRowLast: boolean;
    tieAmongAll: boolean;
  };
  cards: CardKind[];
  sites: Site[];
  missions: Mission[];
  achievements: Achievement[];
  dragon: { defence: number; rewards: Reward[] };
  colours: string[];
}

/** A building or town hall of a settlement. */
export interface Building {
  site: number;
  tokens: number;
  construction: boolean;
  damaged: boolean;
  /** Fortification cards lying on it. */
  forts: number[];
  /** As it is now. */
  defence: number;
  /** The first slot of the settlement that differs from this one in nothing: options name only that one. */
  same: number;
}

export interface MissionNow {
  mission: number;
  /** Its condition is met now. */
  done: boolean;
  have: number;
  need: number;
}

export interface SeatPicture {
  vp: number;
  /** By SOURCES. */
  sources: number[];
  hand: number[] | null;
  handSize: number;
  deckSize: number;
  discard: number[];
  played: number[];
  town: Building[];
  /** Tokens on the town hall. */
  loot: Pair;
  missions: MissionNow[];
  completed: number;
  completedCards: number[] | null;
  attacked: boolean;
  marks: Mark[];
  /** The next points that bring an Asgard card. */
  nextThreshold: number | null;
  buildings: number;
  limit: number | null;
}

/** A card in an attack; a copy is printed as another one. */
export interface Entry {
  card: number;
  as: number;
}

export type Target = { seat: number; slot: number } | { path: number } | 'dragon';

/** An attack or a payment by hand that is being put together; only who makes it sees it. */
export interface Plan {
  /** The verb of the menu: `attack`, `undead`, `dragon`, `buy-by-hand`, ... */
  what: string;
  target: Target | null;
  entries: (Entry & { fromHand: boolean })[];
  strength: number;
  defence: number;
  /** The number of what is paid for, among the things that the verb names. */
  about: number | null;
  cost: Pair | null;
  /** A card, or a slot of the own settlement; neither: the pool. */
  paid: { card: number | null; slot: number | null }[];
  left: Pair | null;
}

/** A declared attack on a building until it is settled. */
export interface Attack {
  attacker: number;
  victim: number;
  slot: number;
  entries: (Entry & { out: boolean })[];
  strength: number;
  defence: number;
  /** The seat that may answer now; else nobody. */
  answering: number;
  /** The fortifications on the building. */
  responses: number[];
}

export interface Storing {
  seat: number;
  resource: Resource | null;
  slots: { slot: number; hold: number | null }[];
  left: number;
}

export interface Picture {
  round: number;
  phase: Phase;
  first: number;
  active: number;
  last: boolean;
  seats: SeatPicture[];
  /** From place 1. */
  path: (number | null)[];
  pathDeck: number;
  pathDiscard: number;
  asgardRow: number[];
  asgardDeck: number;
  /** The third one, to choose from. */
  asgardRevealed: number | null;
  missionDeck: number;
  missionUnder: number[];
  achievements: { achievement: number; leaders: number[]; value: number }[];
  /** Revealed to break a tie. */
  breaking: number[];
  /** By building: the sites of level 0 in their order. */
  buildingSupply: number[];
  pileSupply: { card: number; left: number }[];
  tokenSupply: Pair | null;
  pool: Pair;
  /** All sources of the viewer in his own turn. */
  available: Pair | null;
  ready: Entry[];
  playedNow: number[];
  /** Whom the active player attacks this turn. */
  victim: number;
  /** Buildings damaged in this turn. */
  damaged: number;
  /** Fighters, fortifications, path, buildings. */
  bought: [number, number, number, number];
  spent: Pair;
  plan: Plan | null;
  attack: Attack | null;
  storing: Storing | null;
  /** VP by seat, by achievement in play; null before the end. */
  achievementShares: number[][] | null;
  places: number[] | null;
}

export function asScenery(json: Json): Scenery {
  return json as unknown as Scenery;
}

export function asPicture(json: Json): Picture {
  return json as unknown as Picture;
}

/** The kinds of buildings with their numbers among the sites: in this order their supply is told. */
export function buildingsOf({ sites }: Scenery): { site: Site; number: number }[] {
  return sites.flatMap((site, number) => (site.level === 0 ? [{ site, number }] : []));
}
