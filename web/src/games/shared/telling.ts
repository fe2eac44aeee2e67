/** How a game's events become the lines of its chronicle: which belong together, which say nothing. No rules. */

import type { IconName } from '../../lib/icons';
import type { EventOut, PhraseArg } from '../../protocol';
import type { Json, SeatNumber } from './view';

/** A die as it fell. */
export interface Die {
  icons: readonly IconName[];
  /** A number, where a die has no pictures. */
  text?: string;
  tone: 'bone' | 'red' | 'dark';
  label: string;
  /** It was lost with what it stands for. */
  lost?: boolean;
}

/** What a seat has gained, or lost if the number is negative; 0 is only a mark. */
export interface Good {
  icon: IconName;
  number: number;
  label: string;
}

export interface Telling {
  /** Left out: nothing came of it, or another line says the same. */
  silent(event: EventOut): boolean;
  /** Whether an event goes on the line that another has begun. */
  joins(first: EventOut, event: EventOut): boolean;
  dice(event: EventOut, scenery: Json): Die[];
  /** Whose dice they are: -1 if they are of nobody at the table, whoever rolled them. */
  roller(event: EventOut): number;
  /** Whether its dice take the place of those rolled before. */
  again(event: EventOut): boolean;
  goods(event: EventOut, scenery: Json): Good[];
  /** What the dice of a line came to: `4 : 3`. */
  total(event: EventOut, first: EventOut): string;
  /** How telling an event is for its turn: the summary names the highest; 0 is never named. */
  weight(event: EventOut): number;
  /** The one thing that says it all; without it, the whole sentence. */
  thing(event: EventOut): PhraseArg | undefined;
  /** Whether the parts of a turn with such events are put together by seat when the turn has moved on. */
  gathers(event: EventOut): boolean;
  /** What a player can gain and lose, as the player sees it; without it, the numbers of the seat. */
  belongs?(scenery: Json, picture: Json, seat: number, numbers: readonly SeatNumber[]): Owned[];
}

/** Of something that a player has: how many. */
export type Owned = Pick<SeatNumber, 'icon' | 'label' | 'value' | 'harms'>;

/** The same, as a game declares it: by kinds of events. */
export interface Told<Kind extends string, Scenery extends Json> {
  silent: readonly Kind[];
  /** Nothing came of it, by its numbers. */
  empty?: (kind: Kind, args: readonly number[]) => boolean;
  joins: Partial<Record<Kind, readonly Kind[]>>;
  dice?: (kind: Kind, args: readonly number[], scenery: Scenery) => Die[];
  again?: readonly Kind[];
  /** Dice of an enemy, which somebody rolls. */
  foes?: readonly Kind[];
  goods: (kind: Kind, args: readonly number[], event: EventOut) => Good[];
  total?: (kind: Kind, event: EventOut, first: EventOut) => string;
  /** The most telling first. */
  sums: readonly Kind[];
  /** By kind, the argument of its sentence. */
  things?: Partial<Record<Kind, string>>;
  gathers?: readonly Kind[];
}

export function tellingOf<Kind extends string, Scenery extends Json>(
  told: (event: EventOut) => Kind,
  data: Told<Kind, Scenery>,
): Telling {
  const silent = new Set(data.silent);
  const ranks = new Map(data.sums.map((kind, at) => [kind, data.sums.length - at]));
  return {
    silent: (event) => silent.has(told(event)) || (data.empty?.(told(event), event.args) ?? false),
    joins: (first, event) => data.joins[told(first)]?.includes(told(event)) ?? false,
    dice: (event, scenery) => data.dice?.(told(event), event.args, scenery as Scenery) ?? [],
    roller: (event) => (data.foes?.includes(told(event)) ? -1 : event.seat),
    again: (event) => data.again?.includes(told(event)) ?? false,
    goods: (event) => data.goods(told(event), event.args, event),
    total: (event, first) => data.total?.(told(event), event, first) ?? '',
    weight: (event) => ranks.get(told(event)) ?? 0,
    thing: (event) => event.label.args[data.things?.[told(event)] ?? ''],
    gathers: (event) => data.gathers?.includes(told(event)) ?? false,
  };
}

/** Goods by their numbers, in a fixed order; what there is none of is left out. */
export function counted<Id extends string>(
  ids: readonly Id[],
  numbers: readonly number[],
  icon: Readonly<Record<Id, IconName>>,
  label: (id: Id) => string,
  sign = 1,
): Good[] {
  return ids.flatMap((id, at) => {
    const number = numbers[at] ?? 0;
    return number === 0 ? [] : [{ icon: icon[id], number: sign * number, label: label(id) }];
  });
}

/** A game that says nothing about it: every event is a line. */
export const PLAIN: Telling = {
  silent: () => false,
  joins: () => false,
  dice: () => [],
  roller: ({ seat }) => seat,
  again: () => false,
  goods: () => [],
  total: () => '',
  weight: () => 1,
  thing: () => undefined,
  gathers: () => false,
};
