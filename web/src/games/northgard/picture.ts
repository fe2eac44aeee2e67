/** What the server tells of Northgard: the shapes of `scenery` and `picture`, as games/northgard/picture.py makes them. */

import type { Json } from '../shared/view';

export const RESOURCES = ['food', 'wood', 'lore'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Food, wood, lore. */
export type Goods = [number, number, number];

export const NOBODY = -1;

export type SlotKind = 'small' | 'rune' | 'large';

export interface Region {
  id: string;
  region: number;
  /** 0 north, 1 east, 2 south, 3 west, on the tile as it is printed. */
  sides: number[];
  polygon: [number, number][];
  food: number;
  wood: number;
  lore: number;
  slots: { slot: number; kind: SlotKind }[];
  lair: boolean;
}

export interface TileKind {
  id: string;
  shape: string;
  regions: Region[];
  borders: { a: number; b: number; rough: boolean }[];
}

export interface CardKind {
  id: string;
  deck: 'start' | 'clan' | 'early' | 'advanced' | 'achievement' | 'unrest';
  clan: string | null;
  kind: string | null;
  instant: boolean;
  reaction: boolean;
  fame: number;
  steps: unknown[];
}

export interface BuildingKind {
  id: string;
  size: 'small' | 'large';
  cost: number;
}

export interface CreatureKind {
  id: string;
  kind: string;
  colour: string;
  power: number;
  reward: number;
  shares: boolean;
}

export interface Face {
  id: string;
  power: number;
  kill: number;
  choice: boolean;
}

export interface Scenery {
  rules: {
    years: number;
    creatures: boolean;
    moreCreatures: boolean;
    teams: boolean;
    openFame: boolean;
    winByTerritories: boolean;
    /** Closed territories with a large building that win at once. */
    toWin: number;
    tradeIn: number;
    tradeSame: boolean;
    /** What it costs to use a card in these ways. */
    replaceLore: number;
    removeLore: number;
    upgradeLore: number;
  };
  tiles: TileKind[];
  cards: CardKind[];
  buildings: BuildingKind[];
  clans: string[];
  creatures: CreatureKind[];
  faces: Face[];
  winter: { min: number; max: number; food: number; wood: number }[];
  colours: string[];
  partners: number[];
}

export interface PlacedTile {
  tile: number;
  x: number;
  y: number;
  turn: number;
}

export interface Territory {
  territory: number;
  name: string;
  letter: string;
  regions: number[];
  open: boolean;
  openSides: number;
  size: number;
  holder: number;
  units: number;
  kaija: boolean;
  raider: number;
  raiders: number;
  raidersKaija: boolean;
  /** On tiles and of buildings. */
  symbols: Goods;
  tileSymbols: Goods;
  /** By building. */
  buildings: number[];
  /** Small, rune, large. */
  freeSlots: [number, number, number];
  creatures: number[];
  scorched: boolean;
  neighbours: { territory: number; rough: boolean }[];
}

export interface SeatPicture {
  clan: number;
  colour: number;
  goods: Goods;
  /** Hidden from the others until the end. */
  fame: number | null;
  reserve: number;
  onMap: number;
  kaijaHome: boolean;
  hand: number[] | null;
  handSize: number;
  deckSize: number;
  active: number[];
  discard: number[];
  resolved: number[];
  upgrades: number[];
  passed: boolean;
  territories: number;
  closed: number;
  closedLarge: number;
  /** Food and wood due. */
  winter: [number, number];
  flags: string[];
}

export interface Side {
  seat: number;
  creature: number;
  figures: number;
  kaija: boolean;
  base: number;
  card: number;
  clan: number;
  buildings: number;
  food: number;
  die: number;
  total: number;
  kills: number;
  losses: number;
}

export interface Battle {
  territory: number;
  attacker: Side;
  defender: Side;
  step: number;
  faces: number[];
}

export interface Placing {
  tile: number;
  purpose: string;
  places: { x: number; y: number; turns: number[] }[];
  place: { x: number; y: number } | null;
}

export interface Moving {
  seat: number;
  points: number;
  from: number;
  units: number;
  kaija: boolean;
}

export interface Picture {
  year: number;
  lastYear: number;
  phase: string;
  first: number;
  active: number;
  turn: number;
  tiles: PlacedTile[];
  territories: Territory[];
  buildings: { spot: number; region: number; building: number }[];
  creatures: { creature: number; region: number }[];
  creatureDeck: number;
  creatureDiscard: number[];
  seats: SeatPicture[];
  display: number[];
  achievements: number[];
  developmentLeft: number;
  unrest: number;
  pile: number;
  drawn: number[];
  tileHand: number[] | null;
  tileHands: number[];
  removed: number[];
  placing: Placing | null;
  moving: Moving | null;
  battle: Battle | null;
}

export function asScenery(json: Json): Scenery {
  return json as unknown as Scenery;
}

export function asPicture(json: Json): Picture {
  return json as unknown as Picture;
}
