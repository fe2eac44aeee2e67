/** The Watch at the table: board, tray, docks, dialogs, and how its story is told. */

import { say, t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';
import type { GameView, SeatNumber, Step } from '../view';
import Board from './Board.svelte';
import Dialogs from './Dialogs.svelte';
import Docks from './Docks.svelte';
import { asPicture, asScenery } from './picture';
import { tell } from './tell';
import Tray from './Tray.svelte';
import { PLACE_OF } from './targets';
import { cardName, pieceName, titled } from './words';

const ICONS: Record<string, IconName> = {
  first: 'horn',
  turn: 'hourglass',
  rolled: 'dice',
  gained: 'plenty',
  shortage: 'lock',
  road: 'road',
  settlement: 'settlement',
  keep: 'keep',
  bought: 'devcard',
  played: 'devcard',
  tormund: 'tormund',
  robbed: 'tormund',
  discarded: 'hand',
  'supply-trade': 'scales',
  proposed: 'trade',
  accepted: 'trade',
  declined: 'trade',
  countered: 'trade',
  traded: 'trade',
  withdrawn: 'trade',
  named: 'monopoly',
  handed: 'monopoly',
  tile: 'crown',
  'tile-aside': 'crown',
  revealed: 'vp',
  won: 'trophy',
};

/** Verbs with a control of their own in the tray, in a dialog, or on the board. */
const CONTROLLED = new Set(
  'roll go-on end-turn road settlement keep buy-card play tormund give take propose add done send drop accept decline counter close withdraw discard gain name'.split(
    ' ',
  ),
);

const told = (event: EventOut): string => event.kind.replace('watch-event-', '');

const view: GameView = {
  Board,
  Tray,
  Docks,
  Dialogs,
  controlled: CONTROLLED,
  tell,

  standing(scenery, picture, number) {
    const seat = asPicture(picture).seats[number];
    if (!seat) return { points: 0, hidden: 0, numbers: [] };
    const land = asScenery(scenery);
    const { development } = seat;
    const count = (
      name: string,
      icon: IconName,
      value: number,
      rule: string,
      main = false,
      scores = false,
    ): SeatNumber => ({
      name,
      icon,
      label: t(`web-watch-number-${name}`),
      value,
      scores,
      main,
      rule,
    });
    return {
      points: seat.points.public,
      hidden: seat.points.seen - seat.points.public,
      numbers: [
        count('hand', 'hand', seat.hand.size, 'GW-3.8', true),
        count('cards', 'devcard', development.held.size + development.fresh.size, 'GW-7.1'),
        count('road', 'road', seat.road_length, 'GW-8.1', true, seat.tiles.includes('longest_road')),
        count('patrols', 'patrol', seat.patrols, 'GW-8.5', false, seat.tiles.includes('largest_patrol')),
        count('settlements', 'settlement', land.pieces.settlement - seat.pieces.settlement, 'GW-5.2'),
      ],
    };
  },

  turn: (picture) => asPicture(picture).turn,
  active(picture) {
    const { step, active } = asPicture(picture);
    return step === 'setup' ? undefined : active;
  },

  steps(picture) {
    const { step } = asPicture(picture);
    if (step === 'setup' || step === 'over') return [];
    const names = step === 'both' ? ['roll', 'both'] : ['roll', 'trade', 'build'];
    const now = names.indexOf(step);
    return names.map((name, at): Step => ({
      label: t(`web-watch-step-${name}`),
      state: at < now ? 'done' : at === now ? 'now' : 'later',
    }));
  },

  icon: (event) => ICONS[told(event)] ?? 'scroll',
  beginsTurn: (event) => (told(event) === 'turn' ? event.args[0] : undefined),

  hurts(event, seats) {
    const kind = told(event);
    if (kind === 'robbed') return seats.includes(event.args[0] ?? -1);
    return kind === 'handed' && seats.includes(event.seat);
  },

  sound(event) {
    switch (told(event)) {
      case 'rolled':
        return 'dice';
      case 'road':
      case 'settlement':
      case 'keep':
      case 'tormund':
        return 'piece';
      case 'played':
      case 'bought':
      case 'proposed':
      case 'traded':
        return 'card';
      case 'won':
        return 'win';
      default:
        return undefined;
    }
  },

  aim: (verb) => (verb in PLACE_OF ? t(`web-watch-aim-${verb}`) : ''),

  describe(option) {
    const [, id = ''] = option.args[0] ?? [];
    switch (option.verb) {
      case 'road':
      case 'settlement':
      case 'keep':
        return { title: titled(pieceName(option.verb)) };
      case 'tormund':
        return { title: t('web-watch-tormund') };
      case 'buy-card':
        return { title: t('web-watch-item-dev_card'), text: t('web-watch-item-dev_card.explain') };
      case 'play':
        return { title: cardName(id), text: t(`watch-card-${id}.explain`) };
      default:
        return { title: say(option.label) };
    }
  },

  leftToDo(options) {
    const verbs = new Set(options.map(({ verb }) => verb));
    const pieces = ['road', 'settlement', 'keep'].filter((verb) => verbs.has(verb)).map(pieceName);
    return verbs.has('buy-card') ? [...pieces, say({ key: 'web-watch-one-card', args: {} })] : pieces;
  },
};

export default view;
