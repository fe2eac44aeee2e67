/** Where there is little room, one part of the board is shown at a time. */

import type { EventOut } from '../../../protocol';
import { told } from '../events';
import { NOBODY } from '../picture';
import type { Picture } from '../shapes';
import type { Open } from '../targets';

export const TABS = ['foes', 'path', 'market', 'own'] as const;
export type Tab = (typeof TABS)[number];

/** On which tab something can be picked. */
export function tabOfOption(text: string): Tab | undefined {
  const [verb = ''] = text.split('/');
  if (verb === 'attack' || verb === 'steal') return 'foes';
  if (['path', 'path-by-hand', 'undead', 'dragon', 'asgard'].includes(verb)) return 'path';
  if (['buy', 'buy-by-hand', 'build', 'build-by-hand'].includes(verb)) return 'market';
  return ['upgrade', 'upgrade-by-hand', 'store', 'pay', 'dismantle'].includes(verb) ? 'own' : undefined;
}

/** How many things can be picked there; the second form of a purchase is no other thing. */
export function countOn(open: Open, tab: Tab): number {
  return [...open.values()].filter(
    ({ text, verb }) => tabOfOption(text) === tab && !verb.endsWith('-by-hand') && verb !== 'dismantle',
  ).length;
}

/** The tab of what is going on: an attack, or a question that asks for one thing. None while the player may choose. */
export function tabOf({ attack }: Picture, me: number | undefined, open: Open, choosing: boolean): Tab | undefined {
  if (attack) return attack.victim === (me ?? NOBODY) ? 'own' : 'foes';
  if (choosing) return undefined;
  const [first] = open.keys();
  return first === undefined ? undefined : tabOfOption(first);
}

/** Where something happened that others did, if it changed something there. */
export function tabOfEvent(event: EventOut, me: number | undefined): Tab | undefined {
  const [victim] = event.args;
  switch (told(event)) {
    case 'fought':
    case 'fought-dragon':
    case 'path-refilled':
    case 'path-discarded':
    case 'asgard-laid':
    case 'asgard-revealed':
      return 'path';
    case 'attacked':
    case 'damaged':
    case 'stole':
      return victim === me ? 'own' : 'foes';
    case 'built':
    case 'upgraded':
    case 'dismantled':
    case 'repelled':
    case 'produced':
      return event.seat === me ? 'own' : 'foes';
    default:
      return undefined;
  }
}
