/** A table of Champions of Midgard at moments of real games, for tests of what a reader sees and can click. */

import { flushSync } from 'svelte';
import view from '../games/midgard';
import type { Ask, Picture, Scenery } from '../games/midgard/shapes';
import type { DecisionOut, EventOut, OptionOut } from '../protocol';
import { event, seat, state } from './messages';
import recorded from './midgard-moments.json';
import { Showing } from './showing';

export type Moment = keyof typeof recorded.moments;

export const names = recorded.names;
/** The recording has the server's shapes, but TypeScript infers looser types from JSON. */
export const scenery = recorded.scenery as unknown as Scenery;

/** A copy of what was seen at a moment, which a test may change. */
export function pictureAt(moment: Moment): Picture {
  return structuredClone(recorded.moments[moment].picture as unknown as Picture);
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

export class Midgarding extends Showing<Scenery, Picture> {
  constructor() {
    super(view);
  }

  /**
   * Seen from the seat that is asked, with its real question or another one, and a picture that may have been changed.
   */
  at(moment: Moment, more: { picture?: Picture; options?: readonly string[]; ask?: Ask } = {}): Picture {
    const { seat: viewer, decisions } = recorded.moments[moment];
    const picture = more.picture ?? pictureAt(moment);
    const ask = { key: more.ask ?? decisions[0]?.ask.key ?? '', args: {} };
    const asked = more.options
      ? [{ seat: viewer, ask, options: more.options.map(option), offer: false }]
      : (decisions as unknown as DecisionOut[]);
    const seats = names.map((name, number) => seat(number, { name }));
    this.tell(
      state({
        scenery: recorded.scenery,
        picture,
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
