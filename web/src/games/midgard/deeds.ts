/** What a pick does: how it is confirmed, and the steps of a card that is carried out. */

import { t } from '../../i18n/words.svelte';
import type { Deed, Deeds } from '../shared/view';
import type { Picture, Scenery, Verb } from './shapes';
import { runeName, runeText, titled } from './words';

const DEEDS: Partial<Record<Verb, Deed>> = {
  place: 'send',
  sail: 'sail',
  peek: 'look',
  take: 'take',
  draw: 'take',
  keep: 'take',
  use: 'use',
  buy: 'buy',
  recruit: 'recruit',
};

const deeds: Deeds<Scenery, Picture> = {
  deedOf: ({ verb }) => DEEDS[verb as Verb],
  decisive: [
    'midgard-preview-odds',
    'midgard-preview-odds-all',
    'midgard-preview-voyage',
    'midgard-preview-voyage-all',
    'midgard-preview-cost',
  ],

  carried({ runes }, { carrying }) {
    const id = runes[carrying?.rune ?? -1]?.id;
    if (!carrying || !id) return undefined;
    const steps = carrying.parts.map(({ does, state }) => ({ label: t(`web-part-midgard-${does}`), state }));
    return {
      seat: carrying.seat,
      icon: 'token',
      title: titled(runeName(id)),
      text: runeText(id),
      rule: 'CM-9.2',
      steps,
    };
  },
};

export default deeds;
