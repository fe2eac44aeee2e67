/** What a pick does: how it is confirmed, and the steps of a card that is carried out. */

import { t } from '../../i18n/words.svelte';
import type { Deed, Deeds } from '../shared/view';
import type { Picture, Scenery, Verb } from './shapes';
import { cardName, cardText } from './words';

const DEEDS: Partial<Record<Verb, Deed>> = {
  play: 'play',
  buy: 'buy',
  'buy-by-hand': 'buy',
  path: 'buy',
  'path-by-hand': 'buy',
  build: 'build',
  'build-by-hand': 'build',
  upgrade: 'upgrade',
  'upgrade-by-hand': 'upgrade',
  attack: 'attack',
  undead: 'fight',
  dragon: 'fight',
  mission: 'complete',
  exchange: 'exchange',
  'exchange-by-hand': 'exchange',
  swap: 'exchange',
  'swap-by-hand': 'exchange',
  dismantle: 'dismantle',
  pay: 'pay',
  'pay-with': 'pay',
  steal: 'take',
  take: 'take',
  store: 'place',
  asgard: 'take',
};

const deeds: Deeds<Scenery, Picture> = {
  deedOf: ({ verb }) => DEEDS[verb as Verb],
  decisive: ['wild-preview-against', 'wild-preview-most', 'wild-preview-cost', 'wild-preview-steals'],

  carried({ cards }, { carrying }) {
    const id = cards[carrying?.card ?? -1]?.id;
    if (!carrying || !id) return undefined;
    const steps = carrying.parts.map(({ does, number, state }) => ({
      label: number > 1 ? `${t(`web-part-wild-${does}`)} ${number}` : t(`web-part-wild-${does}`),
      state,
    }));
    return { seat: carrying.seat, icon: 'devcard', title: cardName(id), text: cardText(id), rule: 'VW-17.11', steps };
  },
};

export default deeds;
