/** The cards of the hand and what can be done with each: read off the open options. */

import type { OptionOut } from '../../../protocol';
import type { Play } from '../../../table/play.svelte';
import type { CardKind, Scenery } from '../shapes';

/** What is done with one card of the hand on a turn, in the order in which it is offered. */
export const TURN_VERBS = ['play', 'wait', 'replace', 'remove', 'lay'] as const;
export type TurnVerb = (typeof TURN_VERBS)[number];

export interface Held {
  card: CardKind;
  count: number;
}

/** Equal cards are stacked, in the order in which the first of them came. */
export function grouped(kinds: readonly number[], scenery: Scenery): Held[] {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].flatMap(([kind, count]) => {
    const card = scenery.cards?.[kind];
    return card ? [{ card, count }] : [];
  });
}

/** The id of the card that an option is about. */
export function cardOf(option: OptionOut): string | undefined {
  const [kind, id] = option.args[0] ?? [];
  return kind === 'card' ? id : undefined;
}

/**
 * Several small picks as one. Where the rules leave no choice nothing is asked, so a text that is not open is skipped.
 */
export async function follow(play: Play, texts: readonly string[]): Promise<boolean> {
  const seat = play.seat;
  if (seat === undefined || play.busy) return false;
  play.clear();
  play.running = true;
  try {
    for (const text of texts) {
      if (play.has(text) && !(await play.store.move({ type: 'pick', seat, option: text }))) return false;
    }
    return true;
  } finally {
    play.running = false;
  }
}
