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
}

const CONFIRM = ['[data-confirm]'];

export function litOn(root: ParentNode, lesson: LessonOut, { options, waits }: Doing, marks: Marks): Lit {
  const open = lesson.busy ? [] : options.filter(({ text }) => isTaught(lesson, text));
  const shown = open.length > 0 ? lesson.lights : lesson.lights.filter(({ kind }) => kind !== 'option');
  const things = shown.filter(({ kind }) => kind !== 'option' && kind !== 'word');
  const named = things.flatMap(({ kind, name }) => seen(root, markOfThing(kind, name, marks, options)));
  const patterns = shown.filter(({ kind }) => kind === 'option').map(({ name }) => name);
  const wanted =
    waits !== undefined && open.some(({ text }) => text === waits)
      ? seen(root, CONFIRM)
      : open.flatMap(({ text }) => (isMeant(text, patterns, lesson) ? seen(root, markOfOption(text, marks)) : []));
  const targets = [...new Set(wanted)];
  return { targets, named: [...new Set(named)].filter((each) => !targets.includes(each)) };
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

/** The things of the first mark that is on screen. */
function seen(root: ParentNode, mark: readonly string[]): Element[] {
  for (const selector of mark) {
    const found = [...root.querySelectorAll(selector)].filter(isSeen);
    if (found.length > 0) return found;
  }
  return [];
}

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && getComputedStyle(element).visibility !== 'hidden';
}
