/** Drawings for the rules of the Watch: what things cost; and what a seven would take from the reader. */

import { t } from '../../i18n/words.svelte';
import type { Cell, GameDrawings } from '../../rules/attable/drawings';
import type { Cards, Costs, Picture, Resource, Scenery } from './shapes';

function costCell(item: keyof Costs, cost: Cards): Cell {
  const paid = (Object.keys(cost) as Resource[]).filter((resource) => cost[resource] > 0);
  return {
    head: t(`web-watch-item-${item}`),
    amounts: paid.map((resource) => ({
      icon: resource,
      label: t(`watch-resource-${resource}`),
      count: cost[resource],
    })),
  };
}

const ITEMS = ['road', 'settlement', 'keep', 'dev_card'] as const;

const drawings: GameDrawings<Scenery, Picture> = {
  drawings: {
    'GW-5.1': ({ costs }) => ITEMS.map((item) => costCell(item, costs[item])),
    'GW-13.11': ({ costs }) => [costCell('guard', costs.guard)],
  },

  facts({ scenery, picture, seat }) {
    const size = picture.seats[seat ?? -1]?.hand.size;
    if (size === undefined) return [];
    const lost = size > scenery.rules.hand_limit ? Math.floor(size / 2) : 0;
    const text = t('web-ref-seven', { cards: size, lost });
    return [{ rules: ['GW-6.1'], title: t('web-ref-seven-title'), text, pill: text }];
  },
};

export default drawings;
