/** What is known of a player's resources, and of the development cards, for one line of a replay. */

import { listed } from '../shared/listed';
import type { Held } from '../shared/view';
import type { Picture, Pile, Scenery } from './shapes';
import { cardName, cardsText } from './words';

export function heldBy(scenery: Scenery, picture: Picture, number: number): Held {
  const seat = picture.seats?.[number];
  const hand = seat?.hand;
  const piles: (Pile | undefined)[] = [seat?.development.held, seat?.development.fresh];
  const bought = scenery.cards.flatMap(({ id }) =>
    Array<string>(piles.reduce((sum, pile) => sum + (pile?.cards?.[id] ?? 0), 0)).fill(cardName(id)),
  );
  return { cards: hand?.cards ? cardsText(hand.cards) : undefined, count: hand?.size ?? 0, beside: listed(bought) };
}
