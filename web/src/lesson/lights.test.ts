import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARKS as northgard } from '../games/northgard/lights';
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

/** What lies over everything. */
let over: Element | undefined;

beforeEach(() => {
  // nothing is laid out here: what has a size is said by an attribute
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, size] = [this.hasAttribute('data-right') ? 90 : 0, this.hasAttribute('data-gone') ? 0 : 10];
    return new DOMRect(left, 0, size, size);
  });
  over = undefined;
  document.elementsFromPoint = () => (over ? [over] : []);
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

test('what lies under a dialog is not shown as if it could be clicked; one that can be closed is to be closed first', () => {
  const lights = [{ kind: 'hex', name: '0,0' }];
  const doing = { options: OPTIONS, waits: undefined };
  const taught = lesson({ lights, accepted: ['road/0,1,E'] });
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="read"></div>');
  over = document.querySelector('#read') ?? undefined;
  expect(litOn(document, taught, doing, MARKS)).toEqual({ targets: [], named: [] });
  document.querySelector('.stage')?.append(over ?? '');
  document.querySelector('#read')?.insertAdjacentHTML('beforeend', '<b data-close id="close"></b>');
  expect(names(litOn(document, taught, doing, MARKS).targets)).toEqual(['close']);
});

test('a report that lies over the next step is closed, rather than going back to the step before', () => {
  document
    .querySelector('.stage')
    ?.insertAdjacentHTML('beforeend', '<div role="dialog"><b data-close id="close"></b></div>');
  document.body.insertAdjacentHTML('beforeend', '<div class="tray"><b data-card="feast" id="card"></b></div>');
  const taught = lesson({ accepted: ['play/feast'] });
  const shown = (): (string | null)[] =>
    names(litOn(document, taught, { options: [option('play/feast')], waits: undefined }, northgard).targets);
  expect(shown()).toEqual(['card']);
  document.body.insertAdjacentHTML('beforeend', '<b data-option="play/feast" id="play"></b>');
  expect(shown()).toEqual(['play']);
  const report = document.querySelector('[role="dialog"]') as Element;
  document.querySelector('#play')?.toggleAttribute('data-right', true);
  document.elementsFromPoint = (x) => (x > 50 ? [report] : []);
  expect(shown()).toEqual(['close']);
});

test('a question that was put aside is brought back first', () => {
  const taught = lesson({ accepted: ['choose/1'] });
  const shown = (): (string | null)[] =>
    names(litOn(document, taught, { options: [option('choose/1')], waits: undefined }, MARKS).targets);
  document.querySelector('.stage')?.insertAdjacentHTML('beforeend', '<b data-aside id="aside"></b>');
  expect(shown()).toEqual(['aside']);
  document.body.insertAdjacentHTML('beforeend', '<b data-option="choose/1" id="choice"></b>');
  expect(shown()).toEqual(['choice']);
});

test('a trade is put together step by step, and then sent', () => {
  const lights = ['option propose', 'option add/wool', 'option done', 'option add/brick'].map((text) => {
    const [kind = '', name = ''] = text.split(' ');
    return { kind, name };
  });
  const doing = { options: [option('propose')], waits: undefined };
  const taught = lesson({ lights, accepted: ['propose'] });
  const row = (name: string, card: string): string =>
    `<div data-row="${name}"><b data-less="${card}" aria-disabled="true"></b><b data-more="${card}" id="${name}"></b></div>`;
  document.body.insertAdjacentHTML('beforeend', '<b data-trade="players" id="trade"></b>');
  const shown = (): (string | null)[] => names(litOn(document, taught, doing, MARKS).targets);
  expect(shown()).toEqual(['trade']);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="dialog">${row('give', 'wool')}${row('want', 'brick')}<b data-send id="send" aria-disabled="true"></b></div>`,
  );
  expect(shown()).toEqual(['give']);
  document.querySelector('[data-less="wool"]')?.removeAttribute('aria-disabled');
  expect(shown()).toEqual(['want']);
  document.querySelector('[data-less="brick"]')?.removeAttribute('aria-disabled');
  document.querySelector('[data-send]')?.removeAttribute('aria-disabled');
  expect(shown()).toEqual(['send']);
});

test('figures are counted up or down, cards of the hand opened, tiles turned', () => {
  const shown = (text: string): (string | null)[] => {
    const doing = { options: [option(text)], waits: undefined };
    return names(litOn(document, lesson({ accepted: [text] }), doing, northgard).targets);
  };
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="dialog"><b></b><button id="fewer"></button><i role="spinbutton" aria-valuenow="4"></i><button id="more"></button></div>
    <div class="tray"><b data-card="scouts" id="card"></b></div><div data-laying="turn/0"><b data-turn-right id="turn"></b><b data-lay id="lay"></b></div>`,
  );
  expect(shown('figures/3')).toEqual(['fewer']);
  document.querySelector('[role="spinbutton"]')?.setAttribute('aria-valuenow', '2');
  expect(shown('figures/3')).toEqual(['more']);
  expect(shown('play/scouts')).toEqual(['card']);
  expect(shown('turn/0')).toEqual(['lay']);
  expect(shown('turn/2')).toEqual(['turn']);
});

test('a pattern of options', () => {
  expect(fits('road/*', 'road/0,1,E')).toBe(true);
  expect(fits('road/*', 'railroad/1')).toBe(false);
  expect(fits('a.b', 'aXb')).toBe(false);
});
