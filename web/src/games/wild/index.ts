/** Vikings Gone Wild at the table: its board, and how its log reads. */

import { say, t } from '../../i18n/words.svelte';
import type { EventOut, OptionOut } from '../../protocol';
import { stepsTo } from '../shared/seats';
import type { GameView } from '../shared/view';
import Board from './Board.svelte';
import { controls } from './dialogs/ask';
import { hurts, iconOf, soundOf, told, type Kind } from './events';
import type { Phase, Picture, Scenery } from './shapes';
import { leftOf, standingOf } from './tray/standing';
import Tray from './Tray.svelte';
import { cardName, cardText, missionName, missionText, phaseName, siteName, siteText } from './words';

/** The phases of a round that are shown as steps. */
const STEPS: Phase[] = ['production', 'draw', 'action', 'storage', 'round_end'];

function described(option: OptionOut): { title: string; text?: string } {
  const [kind, id = ''] = option.args[0] ?? [];
  if (option.args.length !== 1) return { title: say(option.label) };
  if (kind === 'card') return { title: cardName(id), text: cardText(id) };
  if (kind === 'building') return { title: siteName(id), text: siteText(id) };
  if (option.verb === 'mission') return { title: missionName(id), text: missionText(id) };
  return { title: say(option.label) };
}

/** They have their own time. */
const OPENS: ReadonlySet<Kind> = new Set(['attacked', 'fought', 'fought-dragon']);

const view: GameView<Scenery, Picture> = {
  Board,
  Tray,
  dialogs: [() => import('./Questions.svelte')],
  motion: () => import('./motion'),
  controls,
  tell: () => import('./tell'),
  deeds: () => import('./deeds'),

  standing: (_, picture, number) => standingOf(picture, number),

  sheet: () => import('./sheet'),
  held: () => import('./held'),

  bare: (picture) => picture.round === 0,
  turn: (picture) => picture.round,
  turnName: (turn) => t('wild-web-turn', { turn }),
  active: ({ active }) => (active >= 0 ? active : undefined),

  steps: ({ phase }) => stepsTo(STEPS, phase, phaseName, 'VW-5.1'),

  icon: iconOf,
  telling: () => import('./telling'),
  beginsTurn: (event: EventOut) => (told(event) === 'round' ? event.args[0] : undefined),
  comesToAct: (event: EventOut) => told(event) === 'turn-began',
  opens: (event: EventOut) => OPENS.has(told(event)),
  hurts,
  sound: soundOf,
  describe: described,
  leftToDo: leftOf,
};

export default view;
