/** The chronicle of the Watch: a roll and what everybody gets for it is one line. */

import { t } from '../../i18n/words.svelte';
import type { Die, Owned, Telling } from '../shared/telling';
import { counted, tellingOf } from '../shared/telling';
import type { Json, SeatNumber } from '../shared/view';
import { told, type Kind } from './events';
import { RESOURCES } from './picture';
import type { Picture, Scenery } from './shapes';
import { resourceName } from './words';

const ICONS = { lumber: 'lumber', brick: 'brick', wool: 'wool', grain: 'grain', ore: 'ore' } as const;

const cards = (numbers: readonly number[], sign = 1) => counted(RESOURCES, numbers, ICONS, resourceName, sign);
const die = (number: number, tone: Die['tone'], label: string): Die => ({
  icons: [],
  text: String(number),
  tone,
  label,
});

/** A player knows the cards of the own hand. */
function belongs(_: Json, picture: Json, seat: number, numbers: readonly SeatNumber[]): Owned[] {
  const hand = (picture as Picture).seats[seat]?.hand.cards;
  if (!hand) return [...numbers];
  const held = RESOURCES.map((id) => ({ icon: ICONS[id], label: resourceName(id), value: hand[id] }));
  return [...held, ...numbers.filter(({ name }) => name !== 'hand')];
}

const telling = tellingOf<Kind, Scenery>(told, {
  silent: [
    'proposed',
    'accepted',
    'declined',
    'countered',
    'withdrawn',
    'no-advance',
    'no-figure',
    'waits',
    'refilled',
    'token-under',
    'gift',
  ],
  empty: (kind, args) => (kind === 'handed' && args[2] === 0) || (kind === 'guard-points' && args[0] === 0),
  joins: {
    rolled: ['gained'],
    'rolled-three': ['gained'],
    gained: ['gained'],
    discarded: ['discarded'],
    settlement: ['gained'],
    hero: ['gained', 'paid'],
    played: ['gained'],
    handed: ['handed'],
  },
  dice(kind, args) {
    if (kind !== 'rolled' && kind !== 'rolled-three') return [];
    const [one = 0, two = 0, trail = 0] = args;
    const trails = trail > 0 ? [die(trail, 'dark', t('web-watch-trail-die', { number: trail }))] : [];
    return [die(one, 'bone', String(one)), die(two, 'bone', String(two)), ...trails];
  },
  goods(kind, args) {
    if (kind === 'gained') return cards(args);
    if (kind === 'discarded' || kind === 'paid') return cards(args, -1);
    return [];
  },
  total(kind, { args }) {
    const [one = 0, two = 0] = args;
    return kind === 'rolled' || kind === 'rolled-three' ? String(one + two) : '';
  },
  sums: [
    'won',
    'survived',
    'fallen',
    'breach',
    'tile',
    'robbed',
    'keep',
    'settlement',
    'guard',
    'traded',
    'named',
    'played',
    'crossed',
    'bought',
    'road',
    'supply-trade',
    'hero',
    'rolled',
    'rolled-three',
    'hero-dealt',
    'first',
  ],
});

export default { ...telling, belongs } satisfies Telling;
