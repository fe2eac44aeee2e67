import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shownOfRules, tip, tooltips } from './tooltip.svelte';

let thing: HTMLButtonElement;
let detach: () => void;
let picks: number;

beforeEach(() => {
  vi.useFakeTimers();
  picks = 0;
  thing = document.createElement('button');
  detach = tip(() => ({ title: 'Keep', rule: 'GW-5.6' }))(thing);
  thing.addEventListener('click', () => (picks += 1));
  document.body.append(thing);
});

afterEach(() => {
  detach();
  thing.remove();
  tooltips.hide();
  vi.useRealTimers();
});

let way = 0;

/** A mouse is somewhere else at each event. */
const point = (name: string, pointerType: string): boolean =>
  thing.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true, screenX: (way += 1) }));

describe('with a mouse', () => {
  test('after 400 ms, and not before', () => {
    point('pointerenter', 'mouse');
    vi.advanceTimersByTime(390);
    expect(tooltips.shown).toBeUndefined();
    vi.advanceTimersByTime(20);
    expect(tooltips.shown?.title).toBe('Keep');
  });

  test('it stays a moment, so that its rule can be clicked', () => {
    point('pointerenter', 'mouse');
    vi.advanceTimersByTime(400);
    point('pointerleave', 'mouse');
    vi.advanceTimersByTime(100);
    expect(tooltips.shown).toBeDefined();
    vi.advanceTimersByTime(100);
    expect(tooltips.shown).toBeUndefined();
  });

  test('what comes to lie under a mouse that rests shows none', () => {
    point('pointerup', 'mouse');
    thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', screenX: way }));
    vi.advanceTimersByTime(1000);
    expect(tooltips.shown).toBeUndefined();
  });

  test('what is gone before its time shows none', () => {
    point('pointerenter', 'mouse');
    detach();
    vi.advanceTimersByTime(1000);
    expect(tooltips.shown).toBeUndefined();
  });

  test('over something that says nothing of itself now, the one before it closes', () => {
    const silent = document.createElement('button');
    const forget = tip(() => undefined)(silent);
    point('pointerenter', 'mouse');
    vi.advanceTimersByTime(400);
    point('pointerleave', 'mouse');
    silent.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', screenX: (way += 1) }));
    vi.advanceTimersByTime(400);
    expect(tooltips.shown).toBeUndefined();
    expect(tooltips.anchor).toBeUndefined();
    forget();
  });

  test('a click is a pick', () => {
    point('pointerenter', 'mouse');
    vi.advanceTimersByTime(400);
    point('pointerdown', 'mouse');
    thing.click();
    expect(picks).toBe(1);
    expect(tooltips.shown).toBeUndefined();
  });
});

describe('with a finger', () => {
  test('a long press shows it and picks nothing', () => {
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(tooltips.shown?.rule).toBe('GW-5.6');
    point('pointerup', 'touch');
    thing.click();
    expect(picks).toBe(0);
    expect(tooltips.shown).toBeDefined();
  });

  test('a tap picks and shows nothing', () => {
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(100);
    point('pointerup', 'touch');
    thing.click();
    vi.advanceTimersByTime(1000);
    expect(picks).toBe(1);
    expect(tooltips.shown).toBeUndefined();
  });

  test('a tap whose end a busy page hears late is a tap', () => {
    point('pointerdown', 'touch');
    const end = new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true });
    vi.advanceTimersByTime(500);
    expect(tooltips.shown).toBeDefined();
    thing.dispatchEvent(end);
    thing.click();
    expect(picks).toBe(1);
    expect(tooltips.shown).toBeUndefined();
  });
});

test('what is taken away takes its tool-tip along', () => {
  point('pointerenter', 'mouse');
  vi.advanceTimersByTime(400);
  detach();
  expect(tooltips.shown).toBeUndefined();
});

test('what is seen of a rule can be found, as long as it is seen', () => {
  expect(shownOfRules('body').size).toBe(0); // it has no size here
  thing.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  expect(shownOfRules('body').get('GW-5.6')).toEqual([thing]);
  expect(shownOfRules('main').size).toBe(0);
  detach();
  expect(shownOfRules('body').size).toBe(0);
});
