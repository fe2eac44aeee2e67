/** A table of Vikings Gone Wild at moments of real games, for tests of what a reader sees and can click. */

import { flushSync } from 'svelte';
import view from '../games/wild';
import type { Ask, Picture, Scenery } from '../games/wild/shapes';
import type { DecisionOut, EventOut, OptionOut } from '../protocol';
import { event, seat, state } from './messages';
import { Showing } from './showing';
import recorded from './wild-moments.json';

export type Moment = keyof typeof recorded.moments;

/** The recording has the server's shapes, but TypeScript infers looser types from JSON. */
const asScenery = (json: unknown): Scenery => json as Scenery;
const asPicture = (json: unknown): Picture => json as Picture;

export const MOMENTS = Object.keys(recorded.moments) as Moment[];
export const names = recorded.names;
export const scenery: Scenery = asScenery(recorded.scenery);

/** A copy of what was seen at a moment, which a test may change. */
export function pictureAt(moment: Moment): Picture {
  return structuredClone(asPicture(recorded.moments[moment].picture));
}

/** The table when the game is over. */
export function pictureOver(): Picture {
  return structuredClone(asPicture(recorded.over));
}

export function textsAt(moment: Moment): string[] {
  return recorded.moments[moment].decisions.flatMap(({ options }) => options.map(({ text }) => text));
}

export const cardNumber = (id: string): number => scenery.cards.findIndex((card) => card.id === id);
export const siteNumber = (id: string): number => scenery.sites.findIndex((site) => site.id === id);

/** Empty words, where a test does not care. */
const WORDS = { key: 'wild-option-end-turn', args: {} };

/** The kind of the first thing that an option names; all its names are one text, as from the server. */
const KINDS: Record<string, string> = {
  path: 'path',
  build: 'building',
  attack: 'seat',
  undead: 'path',
  mission: 'mission',
  swap: 'mission',
  exchange: 'resource',
  dismantle: 'slot',
  pay: 'purse',
  step: 'step',
  gain: 'resource',
  token: 'resource',
  steal: 'seat',
  store: 'slot',
  hold: 'number',
};

export function option(text: string): OptionOut {
  const [verb = '', things] = text.split('/');
  const kind = KINDS[verb.replace('-by-hand', '')] ?? 'card';
  return { text, verb, args: things ? [[kind, things]] : [], label: WORDS };
}

export function happened(what: string, seatNumber: number, ...args: number[]): EventOut {
  return { ...event(1, `wild-event-${what}`), seat: seatNumber, args, label: WORDS };
}

export class Wilding extends Showing<Scenery, Picture> {
  constructor() {
    super(view);
  }

  /**
   * Seen from the seat that is asked, with its real question or another one, and a picture that may have been changed.
   */
  at(moment: Moment, more: { picture?: Picture; options?: string[]; ask?: Ask } = {}): Picture {
    const { seat: viewer, decisions } = recorded.moments[moment];
    const picture = more.picture ?? pictureAt(moment);
    const questions = decisions as unknown as DecisionOut[];
    const ask = more.ask ? { key: more.ask, args: {} } : (questions[0]?.ask ?? WORDS);
    const asked = more.options ? [{ seat: viewer, ask, options: more.options.map(option), offer: false }] : questions;
    const seats = names.map((name, number) => seat(number, { name }));
    this.tell(
      state({
        scenery: recorded.scenery,
        picture,
        decisions: asked.filter(({ options }) => options.length > 0),
        seats,
        me: [viewer],
        viewer,
      }),
    );
    flushSync();
    return picture;
  }
}
