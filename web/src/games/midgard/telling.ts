/** The chronicle of Champions of Midgard: a worker with what it brings, a roll with what it came to. */

import { t } from '../../i18n/words.svelte';
import { counted, tellingOf, type Die, type Good } from '../shared/telling';
import { diceOf } from './dialogs/story';
import { told, type Kind } from './events';
import { DICE, GOODS } from './picture';
import type { FaceId, Scenery } from './shapes';
import { DIE_ICONS, dieName, GOOD_ICONS, goodName, titled } from './words';

const TONES = ['bone', 'red', 'dark'] as const;
const GAINS: Kind[] = ['gained', 'paid', 'glory', 'blame', 'blame-gone', 'recruited'];

function shown(die: number, face?: FaceId): Die {
  const id = DICE[die] ?? 'sword';
  const icon = face === 'shield' ? 'defence' : DIE_ICONS[id];
  return {
    icons: face === 'blank' ? [] : face === 'double' ? [icon, icon] : [icon],
    tone: TONES[die] ?? 'bone',
    label: face ? `${dieName(id)}: ${t(`midgard-face-${face}`)}` : dieName(id),
    lost: face === undefined,
  };
}

function goods(kind: Kind, args: readonly number[]): Good[] {
  const [number = 0] = args;
  const name = (id: string): string => titled(goodName(id));
  switch (kind) {
    case 'gained':
      return counted(GOODS, args, GOOD_ICONS, name);
    case 'paid':
      return counted(GOODS, args, GOOD_ICONS, name, -1);
    case 'recruited':
      return counted(DICE, args, DIE_ICONS, dieName);
    case 'glory':
      return [{ icon: 'vp', number, label: t('midgard-web-glory') }];
    case 'blame':
      return [{ icon: 'blame', number, label: t('midgard-web-blame') }];
    case 'blame-gone':
      return [{ icon: 'blame', number: -number, label: t('midgard-web-blame') }];
    default:
      return [];
  }
}

export default tellingOf<Kind, Scenery>(told, {
  silent: [
    'workers-home',
    'journeys-shuffled',
    'journey-laid',
    'rune-laid',
    'stocked',
    'destiny-under',
    'supply-short',
  ],
  empty: (kind, args) => kind === 'losses' && args[2] === 0,
  joins: {
    placed: GAINS,
    begged: GAINS,
    gained: GAINS,
    paid: GAINS,
    glory: GAINS,
    hunted: GAINS,
    defeated: GAINS,
    blames: ['blame'],
    rolled: ['paid', 'rerolled', 'strike'],
    losses: ['lost-warrior'],
    'lost-warrior': ['lost-warrior'],
    rune: GAINS,
    longship: GAINS,
    hired: GAINS,
    'rune-taken': GAINS,
    'rune-drawn': GAINS,
  },
  dice(kind, args) {
    if (kind === 'lost-warrior') return [shown(args[1] ?? 0)];
    if (kind !== 'rolled' && kind !== 'rerolled') return [];
    return diceOf(args).map(({ die, face }) => shown(die, face));
  },
  again: ['rerolled'],
  goods,
  total: (kind, { args }) => (kind === 'strike' ? t('chronicle-of', { number: args[2] ?? 0, all: args[3] ?? 0 }) : ''),
  sums: [
    'won',
    'defeated',
    'beaten',
    'blames',
    'voyage-over',
    'journey',
    'hunted',
    'fight',
    'placed',
    'begged',
    'longship',
    'sailed',
    'sent',
    'loaded',
    'no-fight',
    'total',
    'enemy-gone',
    'enemy',
    'leader',
  ],
  things: { placed: 'place', enemy: 'enemy', leader: 'leader' },
  gathers: ['placed', 'begged'],
});
