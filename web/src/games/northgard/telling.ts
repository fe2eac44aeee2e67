/** The chronicle of Northgard: the dice of both sides on one line, the harvest of everybody on another. */

import { t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import { counted, tellingOf, type Die, type Good } from '../shared/telling';
import { told, type Kind } from './events';
import { RESOURCES } from './picture';
import type { Scenery } from './shapes';
import { RESOURCE_ICONS, resourceName, titled } from './words';

const GAINS: Kind[] = ['gained', 'paid', 'fame', 'fame-lost'];
const ROLLS: Kind[] = ['rolled', 'creature-rolled', 'battle-won', 'battle-no-winner', 'creature-won'];

function shown(number: number, { faces }: Scenery): Die[] {
  const face = faces[number];
  if (!face) return [];
  const power = Array<IconName>(face.power + (face.choice ? 1 : 0)).fill('power');
  const kill = Array<IconName>(face.kill + (face.choice ? 1 : 0)).fill('kill');
  return [{ icons: [...power, ...kill], tone: 'bone', label: t(`northgard-face-${face.id}`) }];
}

function goods(kind: Kind, args: readonly number[], event: EventOut): Good[] {
  const name = (id: string): string => titled(resourceName(id));
  const [number = 0] = args;
  switch (kind) {
    case 'gained':
      return counted(RESOURCES, args, RESOURCE_ICONS, name);
    case 'paid':
      return counted(RESOURCES, args, RESOURCE_ICONS, name, -1);
    case 'fame':
      return [{ icon: 'vp', number, label: t('northgard-web-fame') }];
    case 'fame-lost':
      return [{ icon: 'vp', number: -number, label: t('northgard-web-fame') }];
    case 'battle-won':
      return event.seat >= 0 ? [{ icon: 'trophy', number: 0, label: t('chronicle-winner') }] : [];
    default:
      return [];
  }
}

/** The winner's number comes first in the event; on the line, that of the side whose die fell first. */
function total(kind: Kind, event: EventOut, first: EventOut): string {
  const [, one = 0, other = 0] = kind === 'creature-won' ? event.args.slice(1) : event.args;
  switch (kind) {
    case 'battle-won':
      return (told(first) === 'rolled' && first.seat === event.seat ? [one, other] : [other, one]).join(' : ');
    case 'battle-no-winner':
      return `${one} : ${other}`;
    case 'creature-won':
      return (told(first) === 'creature-rolled' ? [one, other] : [other, one]).join(' : ');
    default:
      return '';
  }
}

export default tellingOf<Kind, Scenery>(told, {
  silent: [
    'shuffled',
    'drew',
    'returned',
    'tiles-back',
    'tile-under',
    'drew-tile',
    'dealt-tile',
    'creature-named',
    'chose-power',
    'chose-kill',
    'swap-declined',
    'second-chance-declined',
    'no-tile',
  ],
  empty: (kind, args) => (kind === 'battle-food' || kind === 'fame-lost') && args[0] === 0,
  joins: {
    played: GAINS,
    gained: ['gained', 'fame'],
    paid: ['paid'],
    fame: ['gained', 'fame'],
    built: GAINS,
    upgraded: GAINS,
    closed: GAINS,
    conquered: GAINS,
    passed: GAINS,
    laid: GAINS,
    'creature-beaten': GAINS,
    rolled: ROLLS,
    'creature-rolled': ROLLS,
  },
  dice(kind, args, scenery) {
    if (kind === 'rolled') return shown(args[0] ?? -1, scenery);
    if (kind === 'rolled-first') return [...shown(args[0] ?? -1, scenery), ...shown(args[1] ?? -1, scenery)];
    return kind === 'creature-rolled' ? shown(args[1] ?? -1, scenery) : [];
  },
  foes: ['creature-rolled'],
  goods,
  total,
  sums: [
    'won',
    'won-territories',
    'conquered',
    'creature-won',
    'battle',
    'creature-beaten',
    'creature-attacks',
    'struck',
    'built',
    'exchanged',
    'upgraded',
    'moved',
    'placed-unit',
    'tile',
    'passed',
    'took',
    'played',
    'removed',
    'laid',
    'unrest',
    'year',
    'clan',
    'chose-tile',
    'gained',
  ],
  things: { played: 'card' },
});
