/** What happened since the reader's own last pick: attacks first, then every turn, then what has changed. */

import type { Telling } from '../../games/shared/telling';
import type { Json, SeatNumber } from '../../games/shared/view';
import type { EventOut } from '../../protocol';
import type { Turn } from '../log';
import type { Play } from '../play.svelte';
import { chapters, linesOf, type Line } from './lines';

export interface Recap {
  /** The seq of the reader's last pick. */
  since: number;
  /** What was done to the reader, oldest first. */
  attacks: { turn: Turn; line: Line }[];
  /** The turns of the others in which that did not happen, oldest first. */
  turns: Turn[];
  /** One event for each line, in order. */
  moments: { turn: Turn; event: EventOut }[];
}

/** A number of a seat that is not what it was. */
export interface Change extends Pick<SeatNumber, 'icon' | 'label'> {
  before: number;
  now: number;
}

export function recapOf({ store, view }: Play, telling: Telling, since: number): Recap {
  const later = chapters(store.events, view, telling)
    .toReversed()
    .map((turn) => ({ ...turn, events: turn.events.filter(({ seq }) => seq > since) }))
    .map((turn) => ({ turn, lines: linesOf(turn.events, telling) }))
    .filter(({ lines }) => lines.length > 0);
  const hurts = ({ events }: Pick<Turn, 'events'>): boolean => events.some((event) => view?.hurts?.(event, store.me));
  const others = later.filter(({ turn }) => !store.me.includes(turn.seat));
  return {
    since,
    attacks: later.flatMap(({ turn, lines }) => lines.filter(hurts).map((line) => ({ turn, line }))),
    turns: others.flatMap(({ turn }) => (hurts(turn) ? [] : [turn])),
    moments: later.flatMap(({ turn, lines }) => lines.map(({ events: [event] }) => ({ turn, event }))),
  };
}

export const isEmpty = ({ attacks, turns }: Recap): boolean => attacks.length + turns.length === 0;

/** What has changed for a seat between two pictures. */
export function changesOf({ view, scenery }: Play, before: Json, now: Json, seat: number, points: string): Change[] {
  const [old, present] = [before, now].map((picture) => view?.standing?.(scenery, picture, seat));
  if (!old || !present) return [];
  const found = present.numbers.flatMap(({ name, icon, label, value }) => {
    const was = old.numbers.find((number) => number.name === name)?.value ?? value;
    return was === value ? [] : [{ icon, label, before: was, now: value }];
  });
  const known = !old.secret && !present.secret && old.points !== present.points;
  return known ? [{ icon: 'vp', label: points, before: old.points, now: present.points }, ...found] : found;
}
