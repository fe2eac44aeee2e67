/** Northgard at the table: board, tray, docks, dialogs, and how its log reads. */

import { say, t } from '../../i18n/words.svelte';
import type { EventOut, OptionOut } from '../../protocol';
import { seatNumber, stepsTo } from '../shared/seats';
import type { GameView, SeatMedal } from '../shared/view';
import { controls, STOPS } from './dialogs/ask';
import Board from './Board.svelte';
import Docks from './Docks.svelte';
import { hurts, iconOf, soundOf, told, type Kind } from './events';
import { cardOf } from './tray/hand';
import { PLACES } from './targets';
import type { Ask, Picture, Scenery, Verb } from './shapes';
import Tray from './Tray.svelte';
import { walks } from './board/figures/walks';
import { buildingName, cardName, cardText, clanIcon, clanName, clanPower, CLAN_RULES, resourceName } from './words';

/** The verbs of questions that ask for a place; each has its own sentence. */
const AIMS: ReadonlySet<string> = new Set<Verb>([
  'recruit',
  'from',
  'to',
  'site',
  'retreat',
  'place',
  'group',
  'strike',
  'scorch',
  'exchange',
]);

/** Questions about the territory where a battle has been fought. */
const FIGHTING: ReadonlySet<string> = new Set<Ask>([
  'northgard-ask-losses',
  'northgard-ask-driven',
  'northgard-ask-spoils',
]);

function medalOf(clan: string | undefined, passed: boolean, first: boolean): SeatMedal | undefined {
  if (!clan) return undefined;
  return {
    icon: clanIcon(clan),
    label: clanName(clan),
    text: passed ? `${clanPower(clan)} ${t('northgard-web-passed')}` : clanPower(clan),
    rests: passed,
    mark: first ? '1' : '',
    rule: CLAN_RULES[clan] ?? 'NG-17.1',
  };
}

function described(option: OptionOut): { title: string; text?: string } {
  const card = cardOf(option);
  if (card) return { title: say(option.label), text: cardText(card) };
  const [kind, id = ''] = option.args[0] ?? [];
  if (kind === 'building') return { title: buildingName(id), text: t(`northgard-building-${id}-text`) };
  if (kind === 'clan') return { title: clanName(id), text: clanPower(id) };
  return { title: say(option.label) };
}

/** They have their own time. */
const OPENS: ReadonlySet<Kind> = new Set(['battle', 'creature-fight', 'creature-attacks', 'year']);

const view: GameView<Scenery, Picture> = {
  Board,
  Tray,
  Docks,
  dialogs: [() => import('./Questions.svelte')],
  motion: () => import('./motion'),
  places: PLACES,
  stops: STOPS,
  gives: new Set(['wait', 'take', 'northgard-ask-clan', 'northgard-ask-group', 'northgard-ask-group-kaija']),
  controls,
  tell: () => import('./tell'),
  deeds: () => import('./deeds'),
  walks,

  standing(scenery, picture, number) {
    const seat = picture.seats[number];
    if (!seat) return { points: 0, hidden: 0, numbers: [] };
    const { clans, rules, partners } = scenery;
    const [food, wood, lore] = seat.goods;
    return {
      points: seat.fame ?? 0,
      rule: 'NG-16.5',
      hidden: 0,
      secret: seat.fame === null,
      medal: medalOf(clans[seat.clan], seat.passed, picture.first === number),
      state: seat.passed ? 'passed' : picture.first === number ? 'first' : undefined,
      partner: rules.teams ? partners[number] : undefined,
      numbers: [
        {
          ...seatNumber('large', 'fort', t('northgard-web-number-large'), seat.closedLarge, 'NG-16.1'),
          scores: rules.winByTerritories && seat.closedLarge > 0,
          of: rules.winByTerritories ? rules.toWin : undefined,
        },
        seatNumber('units', 'helmet', t('northgard-web-number-units'), seat.onMap, 'NG-7.2'),
        { ...seatNumber('food', 'meat', resourceName('food'), food, 'NG-1.8'), short: food < seat.winter[0] },
        { ...seatNumber('wood', 'lumber', resourceName('wood'), wood, 'NG-1.8'), short: wood < seat.winter[1] },
        seatNumber('lore', 'tablet', resourceName('lore'), lore, 'NG-1.8'),
        seatNumber('hand', 'hand', t('northgard-web-number-hand'), seat.handSize, 'NG-4.1'),
      ],
    };
  },

  sheet: () => import('./sheet'),
  held: () => import('./held'),

  bare: (picture) => picture.tiles.length === 0,
  turn: (picture) => picture.turn,
  active(picture) {
    const { phase, active } = picture;
    return phase === 'actions' && active >= 0 ? active : undefined;
  },

  steps(picture) {
    const { phase, creatures } = picture;
    const names = ['actions', ...(creatures.length > 0 ? ['creatures'] : []), 'harvest', 'winter'];
    return stepsTo(names, phase, (name) => t(`northgard-phase-${name}`), 'NG-5.1');
  },

  about({ moving, battle }, ask) {
    const territory = FIGHTING.has(ask) ? battle?.territory : ask === 'northgard-ask-move-figures' ? moving?.from : -1;
    return (territory ?? -1) >= 0 ? `[data-territory="${territory}"]` : undefined;
  },

  icon: iconOf,
  telling: () => import('./telling'),
  beginsTurn: (event: EventOut) => (told(event) === 'turn' ? event.args[0] : undefined),
  opens: (event: EventOut) => OPENS.has(told(event)),
  hurts,
  sound: soundOf,

  aim: (verb) => (AIMS.has(verb) ? t(`northgard-web-aim-${verb}`) : ''),
  describe: described,

  leftToDo(options) {
    const cards = new Set(options.filter(({ verb }) => verb === 'play').map((option) => cardOf(option) ?? ''));
    return [...cards].filter(Boolean).map(cardName);
  },
};

export default view;
