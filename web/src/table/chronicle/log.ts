/** The events of a table by turn: the newest turn first, its events in order. */

import type { GameView } from '../../games/shared/view';
import { t } from '../../i18n/words.svelte';
import type { EventOut } from '../../protocol';

export interface Turn {
  /** 0: before the first turn. */
  number: number;
  seat: number;
  events: EventOut[];
}

export function turnsOf(events: readonly EventOut[], beginsTurn: (event: EventOut) => number | undefined): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const number = beginsTurn(event);
    if (number !== undefined) turns.push({ number, seat: event.seat, events: [] });
    else if (turns.length === 0) turns.push({ number: 0, seat: -1, events: [event] });
    else turns.at(-1)?.events.push(event);
  }
  return turns.reverse();
}

/** A turn shared by everybody is long: it is split where another seat acts, so that the newest part is visible. */
export function cutWhere(comesToAct: (event: EventOut) => boolean, turns: readonly Turn[]): Turn[] {
  return turns.flatMap((turn) => {
    const parts: Turn[] = [{ ...turn, events: [] }];
    for (const event of turn.events) {
      if (comesToAct(event) && event.seat !== parts.at(-1)?.seat) parts.push({ ...turn, seat: event.seat, events: [] });
      parts.at(-1)?.events.push(event);
    }
    return parts.filter((part, at) => at > 0 || part.events.length > 0 || parts.length === 1).reverse();
  });
}

type Naming = Pick<GameView, 'turnName'> | undefined;

/** As a heading of the log: its number, and whose it is, unless it is everybody's. */
export function turnTitle(view: Naming, turn: number, name: string | undefined): string {
  if (turn <= 0) return t('web-log-before');
  return view?.turnName?.(turn) ?? t('web-log-turn', { turn, name: name ?? '' });
}

/** As the heading of a part of it. */
export function partTitle(view: Naming, turn: number, name: string | undefined): string {
  const title = turnTitle(view, turn, name);
  return turn > 0 && view?.turnName && name !== undefined ? `${title} · ${name}` : title;
}

/** The number alone. */
export function turnNumber(view: Naming, turn: number): string {
  return view?.turnName?.(turn) ?? t('web-turn', { turn });
}

export interface Part {
  text: string;
  name: boolean;
}

/** A sentence, cut so that the names of players can be set in bold. Longer names first: Ann does not break Anna. */
export function partsOf(sentence: string, names: readonly string[]): Part[] {
  const known = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text: sentence, name: false }];
  const cut = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(plain).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return sentence
    .split(cut)
    .map((text, at) => ({ text, name: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function plain(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
