/** What glows and what is named in a step, on the page as it is now. */

import type { LessonOut, OptionOut } from '../protocol';
import { fits, markOfOption, markOfThing, type Marks } from './marks';

export interface Lit {
  /** To be clicked. */
  targets: Element[];
  /** Spoken of. */
  named: Element[];
}

/** What the reader is doing: options that are open, and one that waits to be confirmed. */
export interface Doing {
  options: readonly OptionOut[];
  waits: string | undefined;
  /** On a phone a report lies over most of the table: it is read and closed first. */
  phone?: boolean;
}

const CONFIRM = ['[data-confirm]', '[data-yes]'];
/** Closes a report of what happened. */
export const CLOSE = '.stage [data-close]';
/** Brings back a question that was put aside. */
export const ASIDE = '.stage [data-aside]';
const OVER = 'dialog, [role="dialog"], [data-asks], [data-outcome]';

export function litOn(root: ParentNode, lesson: LessonOut, { options, waits, phone }: Doing, marks: Marks): Lit {
  const report = seen(root, [CLOSE]);
  if (phone && report.length > 0) return { targets: report, named: [] };
  const open = lesson.busy ? [] : options.filter(({ text }) => isTaught(lesson, text));
  const shown = open.length > 0 ? lesson.lights : lesson.lights.filter(({ kind }) => kind !== 'option');
  const things = shown.filter(({ kind }) => kind !== 'option' && kind !== 'word');
  const patterns = shown.filter(({ kind }) => kind === 'option').map(({ name }) => name);
  const meant = open.filter(({ text }) => isMeant(text, patterns, lesson));
  if (meant.some(({ text }) => liesUnder(root, markOfOption(text, marks, patterns), report)))
    return { targets: report, named: [] };
  const wanted = new Set(
    waits !== undefined && open.some(({ text }) => text === waits)
      ? seen(root, CONFIRM)
      : meant.flatMap(({ text }) => seen(root, markOfOption(text, marks, patterns))),
  );
  const spoken = new Set(things.flatMap(({ kind, name }) => seen(root, markOfThing(kind, name, marks, options))));
  const targets = [...wanted].filter(isBare);
  const named = [...spoken].filter((each) => isBare(each) && !wanted.has(each));
  if (targets.length > 0) return { targets, named };
  const hidden = [...wanted, ...spoken].some((each) => !isBare(each));
  return { targets: hidden ? report : open.length > 0 ? seen(root, [ASIDE]) : [], named };
}

export function isTaught({ accepted }: LessonOut, text: string): boolean {
  return accepted === null || accepted.includes(text);
}

/** Where everything is accepted, only what the lesson lights is meant. */
function isMeant(text: string, patterns: readonly string[], { accepted, lights }: LessonOut): boolean {
  if (accepted !== null) return true;
  return (
    patterns.some((pattern) => fits(pattern, text)) ||
    lights.some(({ name }) => text.split(/[/ ]/).slice(1).includes(name))
  );
}

/** The things of the first mark that is on screen; of one that lies under a dialog only if there is no other. */
function seen(root: ParentNode, mark: readonly string[]): Element[] {
  let under: Element[] = [];
  for (const selector of mark) {
    const found = [...root.querySelectorAll(selector)].filter(isSeen);
    if (found.some(isBare)) return found.filter(isBare);
    if (under.length === 0) under = found;
  }
  return under;
}

/** Whether the first mark is on screen, but a report lies over it: what led there would lead to the same place again. */
function liesUnder(root: ParentNode, mark: readonly string[], report: readonly Element[]): boolean {
  const first = mark
    .map((selector) => [...root.querySelectorAll(selector)].filter(isSeen))
    .find(({ length }) => length > 0);
  const covers = (over: Element | undefined): boolean => report.some((each) => over?.contains(each));
  return first?.every((each) => covers(coverOf(each))) === true;
}

const isBare = (element: Element): boolean => coverOf(element) === undefined;

/** The dialog that lies over its middle. The coach's card does not count: it makes way. */
function coverOf(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const pile = document.elementsFromPoint(left + width / 2, top + height / 2);
  const over = pile.find((each) => !each.closest('[data-coach]'))?.closest(OVER);
  return over && !over.contains(element) ? over : undefined;
}

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && getComputedStyle(element).visibility !== 'hidden';
}
