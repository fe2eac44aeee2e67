/** What is known of a player's hand and fame, for one line of a replay. */

import { t } from '../../i18n/words.svelte';

import { listed } from '../shared/listed';
import type { Held } from '../shared/view';
import type { Picture, Scenery } from './shapes';
import { cardName } from './words';

export function heldBy(scenery: Scenery, picture: Picture, number: number): Held {
  const seat = picture.seats?.[number];
  const cards = seat?.hand?.map((card) => cardName(scenery.cards[card]?.id ?? ''));
  const fame = seat?.fame;
  return {
    cards: cards && listed(cards),
    count: seat?.handSize ?? 0,
    beside: typeof fame === 'number' ? `${t('northgard-web-fame')} ${fame}` : '',
  };
}
