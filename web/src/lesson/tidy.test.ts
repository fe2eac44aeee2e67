import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LessonOut } from '../protocol';
import { Tidy } from './tidy';

const at = (step: number, more: Partial<LessonOut> = {}): LessonOut =>
  ({ step, next: false, busy: false, ...more }) as LessonOut;
let tidy: Tidy;

/** A dialog of the stage that can be closed, or put aside and brought back. */
function open(inside: string): void {
  document.body.innerHTML = `<div class="stage"><div role="dialog" class="open">${inside}</div></div>`;
  const dialog = document.querySelector('.open') as HTMLElement;
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.remove());
  dialog.querySelector('[data-put-aside]')?.addEventListener('click', () => {
    dialog.className = 'gone';
    dialog.insertAdjacentHTML('beforebegin', '<b data-aside></b>');
    const back = document.querySelector('[data-aside]');
    back?.addEventListener('click', () => {
      dialog.className = 'open';
      back.remove();
    });
  });
}
const isOpen = (): boolean => document.querySelector('.open') !== null;

beforeEach(() => {
  tidy = new Tidy();
  // nothing is laid out here
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.closest('.gone') ? 0 : 10, 0);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('a report is closed in the step after the one in which it came', () => {
  tidy.keep(at(8));
  open('<b data-close></b>');
  tidy.keep(at(9, { busy: true }));
  tidy.keep(at(9));
  tidy.keep(at(9));
  expect(isOpen()).toBe(true);
  expect(tidy.keep(at(10))).toBe(false);
  expect(isOpen()).toBe(false);
  open('<b data-close></b>'); // that of the step after
  tidy.keep(at(10));
  expect(isOpen()).toBe(true);
});

test('a question is put aside while the coach only speaks, and comes back', () => {
  open('<b data-put-aside></b>');
  expect(tidy.keep(at(1, { next: true }))).toBe(true);
  expect(isOpen()).toBe(false);
  document.querySelector<HTMLElement>('[data-aside]')?.click(); // the reader wants to see it
  expect(tidy.keep(at(1, { next: true }))).toBe(false);
  expect(isOpen()).toBe(true);
  expect(tidy.keep(at(2, { next: true }))).toBe(true);
  expect(tidy.keep(at(3))).toBe(true);
  expect(isOpen()).toBe(true);
  expect(tidy.keep(at(3))).toBe(false);
});

test('what the reader put aside stays there', () => {
  open('<b data-put-aside></b>');
  tidy.keep(at(3));
  document.querySelector<HTMLElement>('[data-put-aside]')?.click();
  expect(tidy.keep(at(3))).toBe(false);
  expect(isOpen()).toBe(false);
});
