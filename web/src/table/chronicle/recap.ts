/** What happened since the reader's own last pick: attacks first, then every turn, then what has changed. */

import type { Owned, Telling } from '../../games/shared/telling';
import type { Json, SeatNumber, Standing } from '../../games/shared/view';
import type { EventOut } from '../../protocol';
import type { Turn } from './log';
import type { Play } from '../play.svelte';
import { chapters, linesOf, type Line } from './lines';

export interface Recap {
  /** The seq of the reader's last pick, */
  since: number;
  /** and of the end of their last turn: they may have been asked something since then. */
  from: number;
  /** What was done to the reader, oldest first. */
  attacks: { turn: Turn; line: Line }[];
  /** The turns of the others in which that did not happen, oldest first. */
  turns: Turn[];
  /** What is told, event by event, in order. */
  moments: { turn: Turn; event: EventOut }[];
}

/** A number of a seat that is not what it was. */
export interface Change extends Pick<SeatNumber, 'icon' | 'label' | 'harms'> {
  before: number;
  now: number;
}

export function recapOf({ store, view }: Play, telling: Telling, since: number): Recap {
  const all = chapters(store.events, view, telling);
  const from = endOfTurn(all, store.me, since);
  const later = all
    .toReversed()
    .map((turn) => ({ ...turn, events: turn.events.filter(({ seq }) => seq > from) }))
    .map((turn) => ({ turn, lines: linesOf(turn.events, telling) }))
    .filter(({ lines }) => lines.length > 0);
  const hurts = ({ events }: Pick<Turn, 'events'>): boolean => events.some((event) => view?.hurts?.(event, store.me));
  const others = later.filter(({ turn }) => !store.me.includes(turn.seat));
  return {
    since,
    from,
    attacks: later.flatMap(({ turn, lines }) => lines.filter(hurts).map((line) => ({ turn, line }))),
    turns: others.flatMap(({ turn }) => (hurts(turn) ? [] : [turn])),
    moments: later.flatMap(({ turn, lines }) =>
      lines.flatMap(({ events }) => events.map((event) => ({ turn, event }))),
    ),
  };
}

/** Whoever picked last in somebody else's turn, as with a discard, has missed nothing less than before. */
function endOfTurn(newestFirst: readonly Turn[], me: readonly number[], since: number): number {
  const [then, ...before] = newestFirst.filter(({ events: [first] }) => first !== undefined && first.seq <= since);
  const later = newestFirst.some(({ events }) => (events.at(-1)?.seq ?? 0) > since);
  if (!then || !later || me.includes(then.seat)) return since;
  return before.find(({ seat }) => me.includes(seat))?.events.at(-1)?.seq ?? since;
}

/** Whether the reader would rather it had not changed. */
export const isLoss = ({ before, now, harms }: Change): boolean => now < before !== (harms ?? false);

export const isEmpty = ({ attacks, turns }: Recap): boolean => attacks.length + turns.length === 0;

/** What has changed for a seat between two pictures; with a telling, as the player of the seat sees it. */
export function changesOf(
  { view, scenery }: Play,
  before: Json,
  now: Json,
  seat: number,
  points: string,
  telling?: Telling,
): Change[] {
  const [old, present] = [before, now].map((picture) => view?.standing?.(scenery, picture, seat));
  if (!old || !present) return [];
  const owned = (picture: Json, { numbers }: Standing): Owned[] =>
    telling?.belongs?.(scenery, picture, seat, numbers) ?? numbers;
  const then = owned(before, old);
  const found = owned(now, present).flatMap(({ icon, label, value, harms }) => {
    const was = then.find((one) => one.icon === icon && one.label === label)?.value ?? value;
    return was === value ? [] : [{ icon, label, before: was, now: value, ...(harms && { harms }) }];
  });
  const known = !old.secret && !present.secret && old.points !== present.points;
  return known ? [{ icon: 'vp', label: points, before: old.points, now: present.points }, ...found] : found;
}

/** The picture at the end of the reader's last turn; it may have to be fetched. */
export const pictureThen = ({ store }: Play, { from }: Recap): Promise<Json | undefined> =>
  store.kept.fetch(store.table?.id ?? '', store.viewer, from);

/** What has changed since then for the reader. */
export function gainsOf(play: Play, telling: Telling, then: Json | undefined, points: string): Change[] {
  const { picture, viewer } = play.store;
  return then && picture ? changesOf(play, then, picture, viewer, points, telling) : [];
}
