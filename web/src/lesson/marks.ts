/**
 * Where what a lesson lights is on the page. A mark is a list of selectors, of which the first that is seen counts: what
 * is opened by a control comes before that control.
 */

import type { OptionOut } from '../protocol';

type Mark = readonly string[];

/** The marks of one game, for what the common ones do not find. */
export interface Marks {
  /** Of an option, by its text, and by the patterns of all options that the step lights. */
  option?: (text: string, lit: readonly string[]) => Mark;
  /** Of things, by their kind: `{ territory: (name) => […] }`. */
  kinds?: Readonly<Record<string, (name: string) => Mark>>;
  parts?: Readonly<Record<string, Mark>>;
}

/** Parts of every table. */
const PARTS: Readonly<Record<string, Mark>> = {
  status: ['[data-part="status"]'],
  board: ['.stage .board'],
  hand: ['.tray [data-hand]', '.tray .hand', '.tray [data-card]', '[data-part="tray"]'],
  goods: ['.tray [data-hand]', '.tray .goods', '[data-part="tray"]'],
  seats: ['[data-part="seats"]'],
  main: ['.acts .main'],
  chronicle: ['[data-part="log"]', '[data-log]'],
  score: ['[data-part="seat"] [data-number="points"]'],
};

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

export const optionMark = (text: string): string => `[data-option=${quoted(text)}]`;

export function markOfOption(text: string, marks: Marks, lit: readonly string[] = []): Mark {
  return [
    ...(marks.option?.(text, lit) ?? []),
    `.acts:has(.main${optionMark(text)}) [role="alertdialog"] .grow`,
    optionMark(text),
  ];
}

/** A thing may have a mark of its own kind, and is found by the options that name it as well. */
export function markOfThing(kind: string, name: string, marks: Marks, options: readonly OptionOut[]): Mark {
  if (kind === 'part') return marks.parts?.[name] ?? PARTS[name] ?? [];
  if (kind === 'seat') return [`[data-part="seat"][data-seat=${quoted(name)}]`];
  const named = options.filter(({ args }) => args.some(([noun, id]) => noun === kind && id === name));
  return [
    ...(marks.kinds?.[kind]?.(name) ?? []),
    `.stage [data-${CSS.escape(kind.replaceAll('_', '-'))}=${quoted(name)}]`,
    `.tray [data-${CSS.escape(kind.replaceAll('_', '-'))}=${quoted(name)}]`,
    `.stage [data-spot=${quoted(name)}]`,
    ...named.map(({ text }) => optionMark(text)),
  ];
}

/** A pattern of option texts, in which `*` is anything. */
export function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
