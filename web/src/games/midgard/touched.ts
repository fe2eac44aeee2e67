/** What an event was about, so that it can be ringed on the board. */

import type { EventOut } from '../../protocol';
import { told, type Kind } from './events';
import { SHORE_1, TARGETS } from './picture';
import type { Scenery } from './shapes';

/** The index of a place, a target or a shore among the numbers of an event. */
const PLACE_AT: Partial<Record<Kind, number>> = { placed: 0, stall: 0 };
const TARGET_AT: Partial<Record<Kind, number>> = {
  enemy: 0,
  'enemy-gone': 0,
  'monster-coin': 0,
  sent: 0,
  loaded: 0,
  fight: 0,
  'no-fight': 0,
  'lost-warrior': 0,
  'lost-food': 0,
};
const SHORE_AT: Partial<Record<Kind, number>> = {
  looked: 0,
  'journey-laid': 0,
  journey: 0,
  sailed: 1,
  fed: 0,
  starving: 0,
  'voyage-over': 0,
};
const FIXED: Partial<Record<Kind, string>> = {
  begged: 'beg',
  hired: 'worker_huts',
  'token-taken': 'jarls_longhouse',
  'token-given': 'jarls_longhouse',
  merchant: 'merchant_ship',
  'rune-laid': 'runesmith',
  'rune-taken': 'runesmith',
  'rune-drawn': 'runesmith',
  swapped: 'market',
  longship: 'shipwright',
  hunted: 'hunting_grounds',
};

/** The names of places and shores. */
export function touchedBy(event: EventOut | undefined, scenery: Scenery): ReadonlySet<string> {
  if (!event) return new Set();
  const kind = told(event);
  const number = (at: number | undefined): number => (at === undefined ? -1 : (event.args[at] ?? -1));
  const place = scenery.places[number(PLACE_AT[kind])]?.id;
  const target = TARGETS[number(TARGET_AT[kind])];
  const shore = kind in SHORE_AT ? TARGETS[SHORE_1 + number(SHORE_AT[kind])] : undefined;
  return new Set([place, target, shore, FIXED[kind]].filter((name) => name !== undefined));
}
