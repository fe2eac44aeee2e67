import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARKS } from '../games/watch/lights';
import type { LessonOut, OptionOut } from '../protocol';
import { litOn } from './lights';
import { fits } from './marks';

const lesson = (more: Partial<LessonOut>): LessonOut => ({
  name: 'catan',
  title: { key: 'a', args: {} },
  id: 'road',
  step: 2,
  of: 16,
  chapter: null,
  say: { key: 'b', args: {} },
  mood: 'says',
  lights: [],
  accepted: [],
  busy: false,
  next: false,
  back: true,
  skip: true,
  did: null,
  end: false,
  topics: [],
  renewed: false,
  ...more,
});
const option = (text: string, ...args: [string, string][]): OptionOut => ({
  text,
  verb: text.split('/')[0] ?? '',
  args,
  label: { key: text, args: {} },
});
const OPTIONS = [option('road/0,1,E', ['path', '0,1,E']), option('road/1,1,E', ['path', '1,1,E']), option('end-turn')];
const names = (found: Element[]): (string | null)[] => found.map(({ id }) => id);

beforeEach(() => {
  // nothing is laid out here: what has a size is said by an attribute
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.hasAttribute('data-gone') ? 0 : 10, this.hasAttribute('data-gone') ? 0 : 10);
  });
  document.body.innerHTML = `<div class="stage"><b id="near" data-option="road/0,1,E"></b><b id="far" data-option="road/1,1,E"></b>
    <b id="hex" data-hex="0,0"><i class="land" id="land"></i></b></div>
    <div data-part="seat" data-seat="1" id="orm"></div>
    <div class="acts"><b id="main" class="main" data-option="end-turn"></b></div>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('what is taught now glows, other lit things are named', () => {
  const lights = ['path 0,1,E', 'hex 0,0', 'seat 1', 'option end-turn'].map((text) => {
    const [kind = '', name = ''] = text.split(' ');
    return { kind, name };
  });
  const doing = { options: OPTIONS, waits: undefined };
  const lit = litOn(document, lesson({ lights, accepted: ['road/0,1,E'] }), doing, MARKS);
  expect(names(lit.targets)).toEqual(['near']);
  expect(names(lit.named)).toEqual(['land', 'orm']);
});

test('a pick that waits to be confirmed leads to its button, unless it is a wrong one', () => {
  document.body.insertAdjacentHTML('beforeend', '<b data-confirm id="yes"></b>');
  const taught = lesson({ accepted: ['road/0,1,E'] });
  expect(names(litOn(document, taught, { options: OPTIONS, waits: 'road/0,1,E' }, MARKS).targets)).toEqual(['yes']);
  expect(names(litOn(document, taught, { options: OPTIONS, waits: 'road/1,1,E' }, MARKS).targets)).toEqual(['near']);
});

test('while others play nothing is to be clicked', () => {
  const busy = lesson({ accepted: ['road/0,1,E'], busy: true });
  expect(litOn(document, busy, { options: OPTIONS, waits: undefined }, MARKS).targets).toEqual([]);
});

test('where everything is accepted, only what is lit is meant', () => {
  const free = lesson({ accepted: null, lights: [{ kind: 'option', name: 'end-*' }] });
  expect(names(litOn(document, free, { options: OPTIONS, waits: undefined }, MARKS).targets)).toEqual(['main']);
});

test('what lies in a sheet is led to by the button of the sheet', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<b id="sheet" data-sheet="cards"></b><b data-gone id="card" data-card="knight"></b>',
  );
  const doing = { options: [option('play/knight')], waits: undefined };
  const taught = lesson({ accepted: ['play/knight'] });
  expect(names(litOn(document, taught, doing, MARKS).targets)).toEqual(['sheet']);
  document.querySelector('#card')?.removeAttribute('data-gone');
  expect(names(litOn(document, taught, doing, MARKS).targets)).toEqual(['card']);
});

test('a pattern of options', () => {
  expect(fits('road/*', 'road/0,1,E')).toBe(true);
  expect(fits('road/*', 'railroad/1')).toBe(false);
  expect(fits('a.b', 'aXb')).toBe(false);
});
