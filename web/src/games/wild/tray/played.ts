/** The cards played this turn, in two groups: those that may still attack, and the others. */

import type { CardKind, Picture, Scenery } from '../shapes';
import { grouped, type Held } from './hand';

export interface Ready {
  card: CardKind;
  /** The printed card of a copy; otherwise the card itself. */
  as: CardKind;
  count: number;
}

export function readyOf(picture: Picture, scenery: Scenery): Ready[] {
  const found: Ready[] = [];
  for (const { card, as } of picture.ready) {
    const kind = scenery.cards[card];
    const printed = scenery.cards[as] ?? kind;
    if (!kind || !printed) continue;
    const same = found.find((one) => one.card === kind && one.as === printed);
    if (same) same.count += 1;
    else found.push({ card: kind, as: printed, count: 1 });
  }
  return found;
}

/** Played this turn and used up. */
export function restOf(picture: Picture, scenery: Scenery): Held[] {
  const left = [...picture.playedNow];
  for (const { card } of picture.ready) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return grouped(left, scenery);
}
