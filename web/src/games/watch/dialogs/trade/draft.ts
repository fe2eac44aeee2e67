/** A trade as it is put together on screen; it becomes picks when it is sent. The server checks each of them. */

import { NO_CARDS, RESOURCES, total } from '../../picture';
import type { Cards, Resource } from '../../shapes';

export interface Draft {
  give: Cards;
  want: Cards;
}

/** What a counter-offer begins from: the offer from the other side, as far as our cards go. */
export function mirrorOf(offer: Readonly<Draft>, hand: Readonly<Cards>): Draft {
  const give = { ...NO_CARDS };
  for (const resource of RESOURCES) give[resource] = Math.min(offer.want[resource], hand[resource]);
  return { give, want: { ...offer.give } };
}

/** Whether it asks for the very trade that was offered: then it is no counter-offer. */
export function isMirror(draft: Readonly<Draft>, offer: Readonly<Draft>): boolean {
  return RESOURCES.every((one) => draft.give[one] === offer.want[one] && draft.want[one] === offer.give[one]);
}

export type Side = keyof Draft;

export function emptyDraft(): Draft {
  return { give: { ...NO_CARDS }, want: { ...NO_CARDS } };
}

/** Whether one more card would make a proposal that can still be sent: the server's numbers, for comfort only. */
export function canAdd(draft: Draft, side: Side, resource: Resource, hand: Readonly<Cards>, limit: number): boolean {
  const other = side === 'give' ? draft.want : draft.give;
  if (total(draft[side]) >= limit || other[resource] > 0) return false;
  if (side === 'want') return true;
  const kinds = RESOURCES.filter((each) => draft.give[each] > 0 || each === resource).length;
  return draft.give[resource] < hand[resource] && kinds < RESOURCES.length;
}

export function changed(draft: Draft, side: Side, resource: Resource, by: 1 | -1): Draft {
  return { ...draft, [side]: { ...draft[side], [resource]: Math.max(0, draft[side][resource] + by) } };
}

export function isWhole(draft: Draft): boolean {
  return total(draft.give) > 0 && total(draft.want) > 0;
}

/** Its small picks, in the order in which the server asks for them. `first` opens it: propose, or counter. */
export function picksOf(draft: Draft, first: string): string[] {
  return [first, ...adds(draft.give), 'done', ...adds(draft.want), 'send'];
}

function adds(cards: Cards): string[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: cards[resource] }, () => `add/${resource}`));
}

/** Cards one by one, as a batch of picks. */
export function eachOf(verb: string, cards: Readonly<Cards>): string[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: cards[resource] }, () => `${verb}/${resource}`));
}
