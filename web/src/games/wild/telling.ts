/** The chronicle of Vikings Gone Wild: what is paid and drawn on the way is left out, points stand by their cause. */

import { t } from '../../i18n/words.svelte';
import { counted, tellingOf, type Good, type Owned, type Telling } from '../shared/telling';
import type { Json, SeatNumber } from '../shared/view';
import { told, type Kind } from './events';
import { RESOURCES } from './picture';
import type { Picture, Scenery } from './shapes';
import { tokensOf } from './tray/resources';
import { RESOURCE_ICONS, resourceName, titled } from './words';

const GAINS: Kind[] = ['gained', 'scored', 'took-token'];

const name = (id: string): string => titled(resourceName(id));

function goods(kind: Kind, args: readonly number[]): Good[] {
  const [first = 0, number = 0] = args;
  const resource = RESOURCES[first] ?? 'beer';
  const some = (many: number): Good[] => [{ icon: RESOURCE_ICONS[resource], number: many, label: name(resource) }];
  switch (kind) {
    case 'gained':
      return some(number);
    case 'took-token':
      return some(1);
    case 'produced':
      return counted(RESOURCES, args, RESOURCE_ICONS, name);
    case 'burned':
    case 'loot-lost':
      return counted(RESOURCES, args, RESOURCE_ICONS, name, -1);
    case 'scored':
      return [{ icon: 'vp', number: first, label: t('wild-web-points') }];
    default:
      return [];
  }
}

/** Tokens and buildings; how many cards lie in a pile says little about a turn. */
function belongs(scenery: Json, picture: Json, number: number, numbers: readonly SeatNumber[]): Owned[] {
  const seat = (picture as Picture).seats[number];
  if (!seat) return [];
  const tokens = tokensOf(seat, scenery as Scenery);
  const stored = RESOURCES.map((id, at) => ({ icon: RESOURCE_ICONS[id], label: name(id), value: tokens[at as 0 | 1] }));
  const damaged = seat.town.filter((building) => building.damaged).length;
  const buildings = numbers.filter(({ name: what }) => what === 'buildings');
  const cracked = { icon: 'cracked', label: t('wild-web-damaged'), value: damaged, harms: true } as const;
  return [...stored, ...buildings, cracked];
}

const telling = tellingOf<Kind, Scenery>(told, {
  silent: [
    'drew',
    'reshuffled',
    'discarded',
    'stored',
    'loot-stored',
    'loot-on-hall',
    'pool-lost',
    'paid-card',
    'paid-tokens',
    'path-refilled',
    'path-reshuffled',
    'path-discarded',
    'turn-began',
    'passed',
    'tokens-returned',
    'fort-removed',
    'kept',
    'mission-under',
    'asgard-declined',
    'unfulfilled',
    'dug-nothing',
  ],
  joins: {
    produced: ['produced'],
    burned: ['burned'],
    played: GAINS,
    gained: GAINS,
    scored: GAINS,
    damaged: GAINS,
    looted: GAINS,
    fought: GAINS,
    'fought-dragon': GAINS,
    'mission-completed': GAINS,
    bought: GAINS,
    built: GAINS,
    upgraded: GAINS,
    fulfilled: GAINS,
    'full-defence': GAINS,
    repelled: GAINS,
  },
  goods,
  sums: [
    'won',
    'last-round',
    'damaged',
    'repelled',
    'attacked',
    'looted',
    'stole',
    'fought-dragon',
    'fought',
    'mission-completed',
    'upgraded',
    'built',
    'bought',
    'fulfilled',
    'played',
    'produced',
    'asgard-received',
    'first',
  ],
  things: { played: 'card' },
});

export default { ...telling, belongs } satisfies Telling;
