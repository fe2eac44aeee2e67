/** A table of Champions of Midgard at moments of real games, for tests of what a reader sees and can click. */

import { flushSync } from 'svelte';
import view from '../games/midgard';
import { asPicture, asScenery, type Picture, type Scenery } from '../games/midgard/picture';
import type { DecisionOut, EventOut, OptionOut } from '../protocol';
import { event, seat, state } from './messages';
import recorded from './midgard-moments.json';
import { Showing } from './showing';

export type Moment = keyof typeof recorded.moments;

export const names = recorded.names;
export const scenery: Scenery = asScenery(recorded.scenery);

/** What was seen at a moment, to be changed at will. */
export function pictureAt(moment: Moment): Picture {
  return structuredClone(asPicture(recorded.moments[moment].picture));
}

export function textsAt(moment: Moment): string[] {
  return recorded.moments[moment].decisions.flatMap(({ options }) => options.map(({ text }) => text));
}

const KINDS: Record<string, string[]> = {
  leader: ['leader'],
  place: ['place'],
  sail: ['shore'],
  peek: ['shore'],
  keep: ['destiny'],
  reveal: ['destiny'],
  take: ['rune'],
  use: ['rune'],
  swap: ['good', 'good'],
  gain: ['good'],
  buy: ['ship'],
  recruit: ['die'],
  send: ['target', 'die'],
  recall: ['target', 'die'],
  load: ['target'],
  unload: ['target'],
  lose: ['cargo'],
  mark: ['rolled'],
  unmark: ['rolled'],
  blame: ['seat'],
  pray: ['number'],
};

export function option(text: string): OptionOut {
  const [verb = '', things = ''] = text.split('/');
  const args = (KINDS[verb] ?? []).map((kind, at): [string, string] => [kind, things.split(',')[at] ?? '']);
  return { text, verb, args, label: { key: 'midgard-option-roll', args: {} } };
}

export function happened(what: string, seatNumber: number, ...args: number[]): EventOut {
  return { ...event(1, `midgard-event-${what}`), seat: seatNumber, args };
}

export class Midgarding extends Showing {
  constructor() {
    super(view);
  }

  /** Seen from the seat that is asked; asked what it was, or something else, of a picture that may have been changed. */
  at(moment: Moment, more: { picture?: Picture; options?: string[] } = {}): Picture {
    const { seat: viewer, decisions } = recorded.moments[moment];
    const picture = more.picture ?? pictureAt(moment);
    const ask = { key: 'midgard-ask-place', args: {} };
    const asked = more.options
      ? [{ seat: viewer, ask, options: more.options.map(option), offer: false }]
      : (decisions as unknown as DecisionOut[]);
    const seats = names.map((name, number) => seat(number, { name }));
    this.tell(
      state({
        scenery: recorded.scenery,
        picture: picture as unknown as Record<string, unknown>,
        decisions: asked,
        seats,
        me: [viewer],
        viewer,
      }),
    );
    flushSync();
    return picture;
  }
}
