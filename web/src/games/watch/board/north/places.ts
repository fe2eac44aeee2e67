/** Where a wildling stands, by the place that options and events name: a hex "0,1", a camp "cave-2", a kind in a clearing "c3_4-regular". */

import { hexPoint, type Point } from '../geometry';
import { KINDS } from '../../picture';
import type { NorthPicture } from '../../shapes';
import { CLEARING, type NorthMap } from './layout';

/** A wildling stands to the left of a hex's number. */
export const ASIDE = 0.36;

export type Standing =
  | { at: 'hex'; hex: string }
  | { at: 'camp'; clan: string; camp: number }
  | { at: 'clearing'; clearing: string; kind: string };

/** What a text names; a clan or a clearing may itself have a hyphen in its name. */
export function standingOf(text: string): Standing {
  const cut = text.lastIndexOf('-');
  const [place, last] = [text.slice(0, cut), text.slice(cut + 1)];
  if (text.includes(',') || cut < 0) return { at: 'hex', hex: text };
  const kind = KINDS.find((each) => each === last);
  return kind ? { at: 'clearing', clearing: place, kind } : { at: 'camp', clan: place, camp: Number(last) };
}

export function spotOf(text: string, map: NorthMap, north: NorthPicture, tormund: string): Point {
  const standing = standingOf(text);
  if (standing.at === 'hex') return giftPoint(standing.hex, standing.hex === tormund);
  if (standing.at === 'camp') return map.clans[standing.clan]?.camps[standing.camp - 1] ?? NOWHERE;
  const there = north.clearings[standing.clearing] ?? [];
  return clearingPoint(map, standing.clearing, Math.max(0, there.indexOf(standing.kind)), there.length);
}

const NOWHERE: Point = { x: 0, y: 0 };

/** With Tormund on the same hex, all three stand side by side. */
export function giftPoint(hex: string, shared: boolean): Point {
  const { x, y } = hexPoint(hex);
  return { x: x - (shared ? 0.54 : ASIDE), y: y + 0.03 };
}

/** In a clearing they stand in the order in which they came; many stand closer together. */
export function clearingPoint(map: NorthMap, clearing: string, number: number, many: number): Point {
  const middle = map.clearings[clearing] ?? NOWHERE;
  const gap = Math.min(0.56, (CLEARING.width * 1.6) / Math.max(1, many - 1));
  return { x: middle.x + (number - (many - 1) / 2) * gap, y: middle.y - 0.02 };
}
