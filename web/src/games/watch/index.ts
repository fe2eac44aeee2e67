/** The Watch at the table: board, tray, docks, dialogs, and how its log reads. */

import { say, t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import { seatNumber, stepsTo } from '../shared/seats';
import type { GameView } from '../shared/view';
import Board from './Board.svelte';
import Docks from './Docks.svelte';
import { iconOf, soundOf, told, type Kind } from './events';
import { heroName, heroText, medalOf } from './parts/heroes';
import { walks } from './board/north/marches';
import type { Ask, Picture, Scenery } from './shapes';
import Tray from './Tray.svelte';
import { placeOf, PLACES } from './targets';
import { cardName, pieceName, titled } from './words';

/** Verbs with their own control in the tray, in a dialog, or on the board. */
const CONTROLLED = new Set(
  (
    'roll go-on end-turn road settlement keep buy-card guard play tormund give take propose add done send drop accept ' +
    'decline counter close withdraw discard gain name hero keep-hero take-hero remove-hero hand seize leave-out ' +
    'substitute keep-card'
  ).split(' '),
);
/** What the wildlings do has its own time. */
const OPENS: ReadonlySet<Kind> = new Set(['advance', 'rush', 'breach', 'survived', 'fallen']);
/** Questions whose dialog also has a button for "none". */
const WITH_NONE: ReadonlySet<string> = new Set<Ask>(['watch-ask-gain', 'watch-ask-hero-gain', 'watch-ask-leave-out']);

const view: Required<
  Omit<GameView<Scenery, Picture>, 'about' | 'stops' | 'bare' | 'turnName' | 'comesToAct' | 'lasts' | 'renews'>
> = {
  Board,
  Tray,
  Docks,
  dialogs: [() => import('./Questions.svelte')],
  motion: () => import('./motion'),
  places: PLACES,
  gives: new Set(['watch-ask-first-road', 'watch-ask-first-guard', 'take-hero']),
  controls: ({ verb }, _, ask) => (verb === 'none' ? WITH_NONE.has(ask) : CONTROLLED.has(verb)),
  tell: () => import('./tell'),
  deeds: () => import('./deeds'),
  walks,

  standing(land, picture, number) {
    const seat = picture.seats[number];
    if (!seat) return { points: 0, hidden: 0, numbers: [] };
    const { development } = seat;
    const count = (name: string, icon: IconName, value: number, rule: string, scores = false) => ({
      ...seatNumber(name, icon, t(`web-watch-number-${name}`), value, rule),
      scores,
    });
    const full = Boolean(land.north);
    const guards = count('guards', 'guard', seat.guards ?? 0, 'GW-13.12', (seat.guard_points ?? 0) > 0);
    const settled = land.pieces.settlement - seat.pieces.settlement;
    return {
      points: seat.points.public,
      rule: 'GW-9.1',
      hidden: seat.points.seen - seat.points.public,
      medal: medalOf(seat.hero),
      numbers: [
        count('hand', 'hand', seat.hand.size, 'GW-3.8'),
        count('cards', 'devcard', development.held.size + development.fresh.size, 'GW-7.1'),
        ...(full ? [guards] : []),
        count('road', 'road', seat.road_length, 'GW-8.1', seat.tiles.includes('longest_road')),
        count('patrols', 'patrol', seat.patrols, 'GW-8.5', seat.tiles.includes('largest_patrol')),
        ...(full ? [] : [count('settlements', 'settlement', settled, 'GW-5.2')]),
      ],
    };
  },

  sheet: () => import('./sheet'),
  held: () => import('./held'),

  turn: (picture) => picture.turn,
  active(picture) {
    const { step, active } = picture;
    return step === 'setup' ? undefined : active;
  },

  steps(picture) {
    const { step } = picture;
    const names = step === 'both' ? ['roll', 'both'] : ['roll', 'trade', 'build'];
    return stepsTo(names, step, (name) => t(`web-watch-step-${name}`), 'GW-3.1');
  },

  icon: iconOf,
  telling: () => import('./telling'),
  beginsTurn: (event) => (told(event) === 'turn' ? event.args[0] : undefined),
  opens: (event) => OPENS.has(told(event)),

  hurts(event, seats) {
    const kind = told(event);
    if (kind === 'robbed') return seats.includes(event.args[0] ?? -1);
    if (kind === 'breach') return true;
    // what is handed over for a hero (GW-14.19) is given on the player's own turn
    const taken = kind === 'guard-home' || (kind === 'handed' && event.args[2] !== 0 && event.rule !== 'GW-14.19');
    return taken && seats.includes(event.seat);
  },

  sound: soundOf,

  aim: (verb) => (placeOf(verb) ? t(`web-watch-aim-${verb}`) : ''),

  describe(option) {
    const [, id = ''] = option.args[0] ?? [];
    switch (option.verb) {
      case 'road':
      case 'settlement':
      case 'keep':
      case 'guard':
        return { title: titled(pieceName(option.verb)) };
      case 'hero':
        return { title: heroName(id), text: heroText(id) };
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
    const pieces = ['road', 'settlement', 'keep', 'guard'].filter((verb) => verbs.has(verb)).map(pieceName);
    return verbs.has('buy-card') ? [...pieces, say({ key: 'web-watch-one-card', args: {} })] : pieces;
  },
};

export default view;
