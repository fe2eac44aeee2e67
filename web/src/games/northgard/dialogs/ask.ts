/** Which of the game's boxes asks the current question. What has a place on the map is picked there. */

import type { DecisionOut, OptionOut } from '../../../protocol';
import type { After } from '../../shared/view';
import type { Ask } from '../shapes';
import { ON_MAP } from '../targets';

export type Box = 'turn' | 'clan' | 'tile' | 'figures' | 'build' | 'trade' | 'cards' | 'food' | 'choices' | 'map';

const BOXES: Record<After<'northgard-ask-', Ask>, Box> = {
  clan: 'clan',
  'setup-tile': 'tile',
  'explore-tile': 'tile',
  place: 'map',
  'turn-tile': 'map',
  group: 'map',
  'group-kaija': 'choices',
  'second-chance': 'choices',
  act: 'turn',
  'play-on': 'turn',
  'upgrade-with': 'turn',
  take: 'cards',
  'take-discard': 'cards',
  'take-display': 'cards',
  choose: 'choices',
  pay: 'choices',
  copy: 'cards',
  optional: 'choices',
  'discard-drawn': 'cards',
  return: 'cards',
  rival: 'choices',
  discard: 'cards',
  name: 'cards',
  ransom: 'cards',
  reaction: 'choices',
  'reaction-others': 'choices',
  recruit: 'map',
  'recruit-each': 'map',
  'recruit-figure': 'choices',
  'camp-figure': 'choices',
  site: 'map',
  'site-more': 'map',
  build: 'build',
  slot: 'choices',
  collect: 'choices',
  exchange: 'map',
  'exchange-for': 'build',
  move: 'map',
  'move-figures': 'figures',
  'move-to': 'map',
  relocate: 'map',
  'relocate-enemy': 'map',
  'relocate-figures': 'figures',
  'relocate-to': 'map',
  strike: 'map',
  spoils: 'choices',
  losses: 'choices',
  driven: 'choices',
  retreat: 'map',
  'retreat-figures': 'figures',
  push: 'map',
  'battle-food': 'food',
  face: 'choices',
  'power-or-kill': 'choices',
  'name-creature': 'choices',
  fight: 'map',
  creature: 'map',
  call: 'map',
  scorch: 'map',
  scorched: 'choices',
  trade: 'trade',
  'trade-give': 'choices',
  'trade-gain': 'choices',
  swap: 'choices',
};

export function boxOf(question: DecisionOut | undefined): Box | undefined {
  return question && boxFor(question.ask.key);
}

function boxFor(key: string): Box {
  return BOXES[key.replace('northgard-ask-', '') as keyof typeof BOXES];
}

/** The tray has a button for them. */
export const STOPS: ReadonlySet<string> = new Set(['done']);

/** Whether an option has its own control; next to places on the map, the others are in a list. */
export function controls(option: OptionOut, _: readonly OptionOut[], key: string): boolean {
  return boxFor(key) !== 'map' || ON_MAP.has(option.verb) || STOPS.has(option.verb);
}

/** `figures/3k`: three units and Kaija. */
export function figuresOf(option: OptionOut): { units: number; kaija: boolean } {
  const text = option.text.slice('figures/'.length);
  return { units: Number.parseInt(text, 10) || 0, kaija: text.endsWith('k') };
}
