/** What a pick does: how it is confirmed, and the steps of a card that is carried out. */

import { t } from '../../i18n/words.svelte';
import type { OptionOut } from '../../protocol';
import type { Deed, Deeds } from '../shared/view';
import type { Picture, Scenery, Verb } from './shapes';
import { cardName, cardText } from './words';

const DEEDS: Partial<Record<Verb, Deed>> = {
  recruit: 'recruit',
  from: 'choose',
  to: 'go',
  attack: 'attack',
  fight: 'fight',
  retreat: 'retreat',
  site: 'choose',
  build: 'build',
  place: 'lay',
  group: 'place',
  strike: 'remove',
  scorch: 'place',
  exchange: 'replace',
  play: 'play',
  wait: 'wait',
  replace: 'replace',
  remove: 'remove',
  upgrade: 'upgrade',
  lay: 'pay',
  take: 'take',
};
/** Facts of a move into a battle. */
const BATTLE: ReadonlySet<string> = new Set(['northgard-preview-battle', 'northgard-preview-creature']);

const deeds: Deeds<Scenery, Picture> = {
  deedOf: ({ verb }: OptionOut, facts) =>
    verb === 'to' && facts.some((key) => BATTLE.has(key)) ? 'fight' : DEEDS[verb as Verb],
  decisive: [
    'northgard-preview-odds',
    'northgard-preview-odds-hold',
    'northgard-preview-battle',
    'northgard-preview-creature',
    'northgard-preview-cost',
  ],

  carried({ cards }, { carrying }) {
    const id = cards[carrying?.card ?? -1]?.id;
    if (!carrying || !id) return undefined;
    const steps = carrying.parts.map(({ does, number, state }) => ({
      label: number > 1 ? `${t(`web-part-northgard-${does}`)} ${number}` : t(`web-part-northgard-${does}`),
      state,
    }));
    return { seat: carrying.seat, icon: 'devcard', title: cardName(id), text: cardText(id), rule: 'NG-11.9', steps };
  },
};

export default deeds;
