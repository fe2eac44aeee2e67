/** Which of the game's boxes asks the current question. What has a place on the map is picked there. */

import type { IconName } from '../../../lib/icons';
import type { DecisionOut, OptionOut } from '../../../protocol';
import type { After } from '../../shared/view';
import type { Ask } from '../shapes';
import { ON_MAP } from '../targets';

export type Box = 'turn' | 'clan' | 'tile' | 'figures' | 'build' | 'trade' | 'cards' | 'food' | 'choices' | 'map';

type Asked = After<'northgard-ask-', Ask>;

const BOXES = {
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
} as const satisfies Record<Asked, Box>;

/** The questions that one of the boxes asks. */
type AskedBy<Of extends Box> = { [Key in Asked]: (typeof BOXES)[Key] extends Of ? Key : never }[Asked];

interface Head {
  /** The message of the title, after `northgard-web-cards-`. */
  title: 'take' | 'copy' | 'name' | 'discard' | 'return';
  icon: IconName;
  rule: string;
}

/** What stands over the cards one of which is picked. */
const CARD_HEADS: Record<AskedBy<'cards'>, Head> = {
  take: { title: 'take', icon: 'pickup', rule: 'NG-6.9' },
  'take-discard': { title: 'take', icon: 'pickup', rule: 'NG-11.7' },
  'take-display': { title: 'take', icon: 'pickup', rule: 'NG-11.7' },
  copy: { title: 'copy', icon: 'devcard', rule: 'NG-21.1' },
  'discard-drawn': { title: 'discard', icon: 'discard', rule: 'NG-11.5' },
  return: { title: 'return', icon: 'devcard', rule: 'NG-11.5' },
  discard: { title: 'discard', icon: 'discard', rule: 'NG-21.7' },
  name: { title: 'name', icon: 'devcard', rule: 'NG-21.7' },
  ransom: { title: 'discard', icon: 'discard', rule: 'NG-21.7' },
};

export function boxOf(question: DecisionOut | undefined): Box | undefined {
  return question && boxFor(question.ask.key);
}

/** The rule that a question with a few answers is about. */
const CHOICE_RULES: Record<AskedBy<'choices'>, string> = {
  'group-kaija': 'NG-17.2',
  'second-chance': 'NG-15.2',
  choose: 'NG-11.6',
  pay: 'NG-11.6',
  optional: 'NG-11.8',
  rival: 'NG-21.7',
  reaction: 'NG-21.5',
  'reaction-others': 'NG-21.5',
  'recruit-figure': 'NG-17.2',
  'camp-figure': 'NG-7.8',
  slot: 'NG-8.2',
  collect: 'NG-21.14',
  spoils: 'NG-21.2',
  losses: 'NG-12.9',
  driven: 'NG-21.19',
  face: 'NG-12.6',
  'power-or-kill': 'NG-12.5',
  'name-creature': 'NG-18.11',
  scorched: 'NG-13.7',
  'trade-give': 'NG-13.5',
  'trade-gain': 'NG-13.5',
  swap: 'NG-20.8',
};

const TILE_RULES: Record<AskedBy<'tile'>, string> = { 'setup-tile': 'NG-3.13', 'explore-tile': 'NG-10.2' };

const RULES: Partial<Record<Asked, string>> = { ...CHOICE_RULES, ...TILE_RULES };

export function ruleOf(question: DecisionOut | undefined): string {
  return RULES[asked(question?.ask.key ?? '')] ?? 'NG-4.1';
}

/** Of a question that picks one of several cards. */
export function cardHead(question: DecisionOut | undefined): Head | undefined {
  return (CARD_HEADS as Partial<Record<Asked, Head>>)[asked(question?.ask.key ?? '')];
}

function boxFor(key: string): Box {
  return BOXES[asked(key)];
}

function asked(key: string): Asked {
  return key.replace('northgard-ask-', '') as Asked;
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
