/** Champions of Midgard at the table: its board, and how its log reads. */

import { say, t } from '../../i18n/words.svelte';
import type { EventOut, OptionOut } from '../../protocol';
import { seatNumber, stepsTo } from '../shared/seats';
import type { GameView, SeatMedal } from '../shared/view';
import Board from './Board.svelte';
import { controls } from './dialogs/ask';
import { hurts, iconOf, soundOf, told, type Kind } from './events';
import { GOODS } from './picture';
import type { Phase, Picture, Scenery, Verb } from './shapes';
import { PLACES, STOPS } from './targets';
import Tray from './Tray.svelte';
import {
  destinyName,
  destinyText,
  GOOD_ICONS,
  goodName,
  LEADER_RULES,
  leaderIcon,
  leaderName,
  leaderText,
  placeName,
  placeText,
  runeName,
  runeText,
  titled,
} from './words';

/** The verbs of questions that ask for a place; each has its own sentence. */
const AIMS: ReadonlySet<string> = new Set<Verb>(['place', 'sail', 'peek']);
/** Verbs that a player's turn consists of: place a worker, send and load warriors, fight. */
const ACTS = new Set<Kind>(['placed', 'begged', 'sent', 'loaded', 'fight', 'no-fight', 'hunted', 'journey']);
/** The phases of a round that are shown as steps. */
const STEPS: Phase[] = ['placement', 'assignment', 'combat', 'cleanup'];

function medalOf(leader: string | undefined, first: boolean): SeatMedal | undefined {
  if (!leader) return undefined;
  return {
    icon: leaderIcon(leader),
    label: leaderName(leader),
    text: first ? `${leaderText(leader)} ${t('midgard-web-first-here')}` : leaderText(leader),
    rests: false,
    mark: first ? '1' : '',
    rule: LEADER_RULES[leader] ?? 'CM-10.1',
  };
}

const GOOD_RULES: Record<string, string> = { favour: 'CM-12.9', coin: 'CM-12.10' };

function described(option: OptionOut): { title: string; text?: string } {
  const [kind, id = ''] = option.args[0] ?? [];
  if (kind === 'place') return { title: placeName(id), text: placeText(id) };
  if (kind === 'rune') return { title: titled(runeName(id)), text: runeText(id) };
  if (kind === 'destiny') return { title: titled(destinyName(id)), text: destinyText(id) };
  if (kind === 'leader') return { title: leaderName(id), text: leaderText(id) };
  return { title: say(option.label) };
}

const view: GameView<Scenery, Picture> = {
  Board,
  Tray,
  dialogs: [() => import('./Questions.svelte')],
  motion: () => import('./motion'),
  places: PLACES,
  stops: STOPS,
  gives: new Set(['place', 'sail', 'midgard-ask-leader']),
  controls,
  tell: () => import('./tell'),
  deeds: () => import('./deeds'),
  walks: (event) => told(event) === 'sailed',

  standing(scenery, picture, number) {
    const seat = picture.seats[number];
    if (!seat) return { points: 0, hidden: 0, numbers: [] };
    const { leaders, rules } = scenery;
    return {
      points: seat.glory,
      rule: 'CM-12.13',
      hidden: 0,
      state: picture.first === number ? 'first' : undefined,
      medal: medalOf(leaders[seat.leader]?.id, picture.first === number),
      numbers: [
        ...GOODS.map((good, at) =>
          seatNumber(good, GOOD_ICONS[good], titled(goodName(good)), seat.goods[at] ?? 0, GOOD_RULES[good] ?? 'CM-1.4'),
        ),
        { ...seatNumber('blame', 'blame', t('midgard-web-blame'), seat.blame, 'CM-12.11'), harms: true },
        {
          ...seatNumber('warriors', 'warriordie', t('midgard-web-warriors'), seat.warriors, 'CM-1.7'),
          of: rules.warriorsMax,
        },
      ],
    };
  },

  sheet: () => import('./sheet'),
  held: () => import('./held'),

  bare: (picture) => picture.round === 0,
  turn: (picture) => picture.round,
  turnName: (turn) => t('midgard-web-turn', { turn }),
  active: ({ active }) => (active >= 0 ? active : undefined),

  steps: ({ phase }) => stepsTo(STEPS, phase, (name) => t(`midgard-phase-${name}`), 'CM-1.2'),

  icon: iconOf,
  telling: () => import('./telling'),
  beginsTurn: (event: EventOut) => (told(event) === 'round' ? event.args[0] : undefined),
  comesToAct: (event: EventOut) => ACTS.has(told(event)),
  renews: (event: EventOut) => told(event) === 'round',
  hurts,
  sound: soundOf,

  aim: (verb) => (AIMS.has(verb) ? t(`midgard-web-aim-${verb}`) : ''),
  describe: described,

  leftToDo(options) {
    return options.flatMap(({ verb, args }) => (verb === 'use' ? [titled(runeName(args[0]?.[1] ?? ''))] : []));
  },
};

export default view;
