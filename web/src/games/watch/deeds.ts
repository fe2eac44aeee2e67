/** What a pick does: how it is confirmed, and the steps of a card that is carried out. */

import { t } from '../../i18n/words.svelte';
import type { Deed, Deeds } from '../shared/view';
import { heroIcon, heroName, heroText } from './parts/heroes';
import type { Picture, Scenery, Verb } from './shapes';
import { cardName } from './words';

const DEEDS: Partial<Record<Verb, Deed>> = {
  road: 'build',
  settlement: 'build',
  keep: 'build',
  guard: 'place',
  'buy-card': 'buy',
  play: 'play',
  hero: 'use',
  tormund: 'move',
  rob: 'rob',
  wildling: 'drive',
  lift: 'lift',
  gain: 'take',
  take: 'take',
};

const deeds: Deeds<Scenery, Picture> = {
  deedOf: ({ verb }) => DEEDS[verb as Verb],
  decisive: ['watch-preview-cost', 'watch-preview-rob', 'watch-preview-rob-maybe', 'watch-preview-gain'],

  carried(_, { playing, using }) {
    const steps = (playing ?? using)?.parts.map(({ does, state }) => ({ label: t(`web-part-watch-${does}`), state }));
    if (!steps) return undefined;
    if (playing) {
      const { seat, card } = playing;
      const text = t(`watch-card-${card}.explain`);
      return { seat, icon: 'devcard', title: cardName(card), text, rule: 'GW-7.10', steps };
    }
    if (!using) return undefined;
    const { seat, hero } = using;
    return { seat, icon: heroIcon(hero), title: heroName(hero), text: heroText(hero), rule: 'GW-14.1', steps };
  },
};

export default deeds;
