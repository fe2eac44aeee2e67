/** The cards of the hand and what can be done with each: read off the open options. */

import type { OptionOut } from '../../../protocol';
import type { CardKind, Plan, Scenery } from '../shapes';

export interface Held {
  /** Its number in the scenery. */
  number: number;
  card: CardKind;
  count: number;
}

/** Equal cards are stacked, in the order in which the first of them came. */
export function grouped(cards: readonly number[], scenery: Scenery): Held[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].flatMap(([number, count]) => {
    const card = scenery.cards?.[number];
    return card ? [{ number, card, count }] : [];
  });
}

/** What is done with a card in hand, by the open question. */
const HAND_VERBS = ['play', 'add', 'commit', 'respond', 'keep', 'destroy-hand', 'pay-with'];

/** The open option of a card in hand, by its id. */
export function useOf(id: string, options: readonly OptionOut[]): OptionOut | undefined {
  return options.find(({ verb, text }) => HAND_VERBS.includes(verb) && text === `${verb}/${id}`);
}

/** What pressing a card that cannot be used now would try: the server is asked why not. */
export function triedWith({ id, committed }: CardKind, options: readonly OptionOut[]): string {
  const verbs = new Set(options.map(({ verb }) => verb));
  if (verbs.has('declare') || verbs.has('add') || verbs.has('ready')) return `${committed ? 'commit' : 'add'}/${id}`;
  const asked = ['respond', 'keep', 'destroy-hand', 'pay-with'].find((verb) => verbs.has(verb));
  if (asked) return `${asked}/${id}`;
  return verbs.has('pass') ? `respond/${id}` : `play/${id}`;
}

/** The only place where a card is of use, if it cannot be played alone. */
export function placeOf({ kind, committed }: CardKind): 'attack' | 'defence' | undefined {
  if (committed) return 'attack';
  return kind === 'fortification' ? 'defence' : undefined;
}

/** How many of a card in hand are already in the attack or the payment that is being put together. */
export function chosenOf(number: number, plan: Plan | null): number {
  if (!plan) return 0;
  const added = plan.entries.filter(({ card, fromHand }) => fromHand && card === number);
  return added.length + plan.paid.filter(({ card }) => card === number).length;
}
