/** The lines of a turn: events that belong together are one line, and what says nothing is left out. */

import type { Die, Good, Telling } from '../../games/shared/telling';
import type { GameView, Json } from '../../games/shared/view';
import { say } from '../../i18n/words.svelte';
import type { EventOut } from '../../protocol';
import { cutWhere, turnsOf, type Turn } from './log';

export interface Line {
  /** The one that opens it, and all that were added. */
  events: [EventOut, ...EventOut[]];
}

/** What a line shows, in this order. */
export interface Shown {
  texts: EventOut[];
  rolls: { seat: number; dice: Die[] }[];
  total: string;
  gains: { seat: number; goods: Good[] }[];
}

export function linesOf(events: readonly EventOut[], telling: Telling): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    if (telling.silent(event)) continue;
    const open = lines.at(-1);
    if (open && telling.joins(open.events[0], event)) open.events.push(event);
    else lines.push({ events: [event] });
  }
  return lines;
}

export function shownOf({ events }: Line, telling: Telling, scenery: Json): Shown {
  const shown: Shown = { texts: [], rolls: [], total: '', gains: [] };
  for (const event of events) {
    const dice = telling.dice(event, scenery);
    const goods = telling.goods(event, scenery);
    const total = telling.total(event, events[0]);
    if (dice.length > 0) roll(shown, telling.roller(event), dice, telling.again(event));
    if (goods.length > 0) gain(shown, event.seat, goods);
    if (total) shown.total = total;
    if (dice.length === 0 && goods.length === 0 && !total) shown.texts.push(event);
  }
  return shown;
}

function roll(shown: Shown, seat: number, dice: Die[], again: boolean): void {
  const before = shown.rolls.at(-1);
  if (before?.seat !== seat) shown.rolls.push({ seat, dice });
  else before.dice = again ? dice : [...before.dice, ...dice];
}

/** What a seat gets of the same thing is added up. */
function gain(shown: Shown, seat: number, goods: readonly Good[]): void {
  let mine = shown.gains.find((gains) => gains.seat === seat);
  if (!mine) shown.gains.push((mine = { seat, goods: [] }));
  for (const good of goods) {
    const known = mine.goods.findIndex(
      ({ icon, number }) => icon === good.icon && Math.sign(number) === Math.sign(good.number),
    );
    const old = mine.goods[known];
    if (old) mine.goods[known] = { ...old, number: old.number + good.number };
    else mine.goods.push(good);
  }
}

/** The newest turn first, as the chronicle shows them. */
export function chapters(events: readonly EventOut[], view: GameView | undefined, telling: Telling): Turn[] {
  const turns = turnsOf(events, (event) => view?.beginsTurn?.(event));
  const parts = cutWhere((event) => view?.comesToAct?.(event) ?? false, turns);
  return gathered(parts, telling);
}

/** Parts of one seat in the same turn become one when the turn has moved on to something else. */
function gathered(parts: readonly Turn[], telling: Telling): Turn[] {
  const found: Turn[] = [];
  let moved: number | undefined; // the turn that has moved on; newer parts come first
  for (const part of parts) {
    const gathers = part.seat >= 0 && part.events.some((event) => telling.gathers(event));
    if (!gathers) moved = part.number;
    const same = gathers && moved === part.number && found.findLast((one) => isOf(one, part, telling));
    if (same) same.events = [...part.events, ...same.events];
    else found.push({ ...part });
  }
  return found;
}

function isOf(one: Turn, part: Turn, telling: Telling): boolean {
  return one.number === part.number && one.seat === part.seat && one.events.some((event) => telling.gathers(event));
}

/** For each turn, the newest first, a key that stays the same as long as the game goes on. One pick may begin several. */
export function keysOf(turns: readonly Turn[]): string[] {
  const begun = new Map<string, number>();
  const keyOf = ({ number, seat, events }: Turn): string => {
    const key = `${number}/${seat}/${events[0]?.seq ?? 0}`;
    const before = begun.get(key) ?? 0;
    begun.set(key, before + 1);
    return before === 0 ? key : `${key}/${before}`;
  };
  return turns.toReversed().map(keyOf).reverse();
}

const NAMED = 3;

/** What a turn came to, in a few words, the most telling first; before it, what was done to the reader. */
export function summaryOf(
  { seat, events }: Pick<Turn, 'seat' | 'events'>,
  telling: Telling,
  names: readonly string[],
  named = NAMED,
  hurts: (event: EventOut) => boolean = () => false,
): string {
  const weight = (event: EventOut): number => (hurts(event) ? Infinity : telling.weight(event));
  const worth = events.filter((event) => !telling.silent(event) && weight(event) > 0);
  const heavier = (a: EventOut, b: EventOut): number => (weight(a) === weight(b) ? 0 : weight(b) - weight(a));
  const best = worth.toSorted(heavier).slice(0, named);
  return [...new Set(best.map((event) => shortly(event, telling, names[seat])))].join(', ');
}

/** Only what it is about, if that is enough; else the sentence without its full stop. */
export function shortly(event: EventOut, telling: Telling, name: string | undefined): string {
  const thing = telling.thing(event);
  if (thing !== undefined) return say({ key: 'chronicle-thing', args: { thing } });
  return without(say(event.label), name).replace(/\.$/, '');
}

/** A sentence under a player's name need not begin with it. */
export function without(sentence: string, name: string | undefined): string {
  if (!name || !sentence.startsWith(name)) return sentence;
  const rest = sentence.slice(name.length);
  return /^:? (?!—)/.test(rest) ? rest.replace(/^:? /, '') : sentence;
}
