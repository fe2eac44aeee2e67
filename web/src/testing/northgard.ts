/** A table of Northgard for tests of what a reader sees and can click: the map is recorded, cards and questions are given. */

import { flushSync } from 'svelte';
import view from '../games/northgard';
import type { Ask, CardKind, Face, Picture, Scenery, SeatPicture } from '../games/northgard/shapes';
import type { DecisionOut, EventOut, OptionOut, StateMsg } from '../protocol';
import { event, seat, state } from './messages';
import recorded from './northgard.json';
import { Showing } from './showing';

const card = (id: string, deck: CardKind['deck'], more: Partial<CardKind> = {}): CardKind => ({
  id,
  deck,
  clan: null,
  kind: null,
  instant: false,
  reaction: false,
  fame: 0,
  steps: [],
  source: 'book',
  ...more,
});

export const CARDS = [
  card('start_recruit', 'start'),
  card('start_feast', 'start'),
  card('scouts', 'early', { instant: true, fame: 2 }),
  card('warriors', 'advanced'),
  card('unrest', 'unrest'),
  card('raven_clan', 'clan', { clan: 'raven', kind: 'base', instant: true }),
  card('raiding_party', 'clan', { clan: 'raven', kind: 'upgrade', instant: true, source: 'public' }),
  card('raven_mercenaries', 'clan', { clan: 'raven', kind: 'upgrade' }),
  card('builder', 'achievement'),
];

const face = (id: string, power: number, kill: number, choice = false): Face => ({ id, power, kill, choice });
export const FACES = [
  face('p2', 2, 0),
  face('p3', 3, 0),
  face('p2k1', 2, 1),
  face('k2', 0, 2),
  face('p1k1', 1, 1),
  face('p1_or_k1', 0, 0, true),
];

/** The recording has the server's shapes, but TypeScript infers looser types from JSON. */
export const asScenery = (json: unknown): Scenery => json as Scenery;
export const asPicture = (json: unknown): Picture => json as Picture;

export const names = ['Astrid', 'Björn', 'Ulf', 'Freydis'];
const rules = { ...recorded.scenery.rules, replaceLore: 1, removeLore: 2, upgradeLore: 3 };
export const scenery = asScenery({ ...recorded.scenery, rules, cards: CARDS, faces: FACES });
export const number = (id: string): number => CARDS.findIndex((each) => each.id === id);

const KINDS: Record<string, string> = {
  clan: 'clan',
  tile: 'tile',
  under: 'tile',
  place: 'place',
  turn: 'number',
  exchange: 'spot',
  figures: 'number',
  food: 'number',
  attack: 'creature',
  build: 'building',
  slot: 'slot',
  choose: 'choice',
  rival: 'seat',
};
for (const verb of ['play', 'wait', 'replace', 'remove', 'upgrade', 'lay', 'take', 'discard', 'return', 'copy', 'name'])
  KINDS[verb] = 'card';
for (const verb of ['recruit', 'from', 'to', 'site', 'retreat', 'group', 'strike', 'scorch']) KINDS[verb] = 'territory';
for (const verb of ['pay', 'gain', 'give', 'swap']) KINDS[verb] = 'resource';

export function option(text: string): OptionOut {
  const [verb = '', thing] = text.split('/');
  const label = { key: 'northgard-option-end-turn', args: {} };
  return { text, verb, args: thing === undefined ? [] : [[KINDS[verb] ?? 'number', thing]], label };
}

/** The question that such options answer, by the verb of the first. */
const ASKS: Record<string, Ask> = {
  clan: 'northgard-ask-clan',
  tile: 'northgard-ask-setup-tile',
  place: 'northgard-ask-place',
  turn: 'northgard-ask-turn-tile',
  play: 'northgard-ask-act',
  pass: 'northgard-ask-act',
  'end-turn': 'northgard-ask-play-on',
  lay: 'northgard-ask-upgrade-with',
  take: 'northgard-ask-take',
  discard: 'northgard-ask-discard-drawn',
  rival: 'northgard-ask-rival',
  counter: 'northgard-ask-reaction',
  yes: 'northgard-ask-optional',
  pay: 'northgard-ask-pay',
  recruit: 'northgard-ask-recruit',
  exchange: 'northgard-ask-exchange',
  retreat: 'northgard-ask-retreat',
  figures: 'northgard-ask-move-figures',
  build: 'northgard-ask-build',
  give: 'northgard-ask-trade',
  food: 'northgard-ask-battle-food',
  power: 'northgard-ask-face',
};

export function question(...texts: string[]): DecisionOut {
  const key = ASKS[texts[0]?.split('/')[0] ?? ''];
  if (!key) throw new Error(`no question is known that ${texts[0]} answers`);
  return { seat: 0, ask: { key, args: {} }, options: texts.map(option), offer: false };
}

export function happened(seq: number, what: string, seatNumber: number, ...args: number[]): EventOut {
  return { ...event(seq, `northgard-event-${what}`), seat: seatNumber, args };
}

export class Northgarding extends Showing<Scenery, Picture> {
  constructor() {
    super(view);
  }

  /** As seat 0 sees it, with these cards in its hand and this question. */
  at(decision: DecisionOut | undefined, own: Partial<SeatPicture> = {}, more: Record<string, unknown> = {}): void {
    const seats = recorded.picture.seats.map((each, at) => (at === 0 ? { ...each, ...own } : { ...each, fame: null }));
    const picture = { ...recorded.picture, seats, ...more };
    this.say({ picture, decisions: decision ? [decision] : [] });
  }

  say(more: Partial<StateMsg>): void {
    const seats = names.map((name, at) => seat(at, { name }));
    this.tell(state({ scenery, seats, ...more }));
    flushSync();
  }
}
