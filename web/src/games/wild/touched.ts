/** What an event was about, so that it can be ringed on the board. */

import type { EventOut } from '../../protocol';
import { told, type Kind } from './events';

/** The index of a card that lies in a pile, on the path or in Asgard. */
const CARD_AT: Partial<Record<Kind, number>> = {
  bought: 0,
  'path-refilled': 0,
  'asgard-laid': 0,
  'asgard-revealed': 0,
  fought: 0,
};
/** The index of the kind of a building in the player's own settlement. */
const SITE_AT: Partial<Record<Kind, number>> = {
  built: 0,
  upgraded: 0,
  stored: 0,
  'loot-stored': 0,
  'paid-tokens': 0,
  repelled: 0,
};
/** In somebody else's settlement: whose it is, then the kind. */
const FOREIGN = new Set<Kind>(['attacked', 'damaged', 'stole']);
const ACHIEVEMENT_AT: Partial<Record<Kind, number>> = {
  'achievement-laid': 0,
  fulfilled: 0,
  unfulfilled: 0,
  'tie-achievement': 0,
};
const SCORES = new Set<Kind>(['scored', 'last-round']);

export const lotKey = (seat: number, site: number): string => `lot/${seat}/${site}`;
export const cardKey = (card: number): string => `card/${card}`;
export const pileKey = (site: number): string => `pile/${site}`;
export const scoreKey = (seat: number): string => `score/${seat}`;
export const achievementKey = (achievement: number): string => `achievement/${achievement}`;
export const DRAGON = 'dragon';

/** The keys of the things it touched. */
export function touchedBy(event: EventOut | undefined): ReadonlySet<string> {
  if (!event) return new Set();
  const kind = told(event);
  const keys: string[] = [];
  const number = (at: number | undefined): number => (at === undefined ? -1 : (event.args[at] ?? -1));
  if (kind in CARD_AT) keys.push(cardKey(number(CARD_AT[kind])));
  if (kind in SITE_AT) keys.push(lotKey(event.seat, number(SITE_AT[kind])));
  if (kind === 'built' || kind === 'dismantled') keys.push(pileKey(number(0)));
  if (FOREIGN.has(kind)) keys.push(lotKey(number(0), number(1)));
  if (kind in ACHIEVEMENT_AT) keys.push(achievementKey(number(ACHIEVEMENT_AT[kind])));
  if (SCORES.has(kind)) keys.push(scoreKey(event.seat));
  if (kind === 'fought-dragon') keys.push(DRAGON);
  return new Set(keys);
}
