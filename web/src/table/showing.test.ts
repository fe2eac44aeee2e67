import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventOut } from '../protocol';
import { settings } from '../settings.svelte';
import type { TableStore } from '../state.svelte';
import { event, state, update } from '../testing/messages';
import { scripted, type Scripted } from '../testing/table';
import { Showing } from './showing.svelte';

let tell: Scripted['tell'];
let store: TableStore;
let heard: EventOut[];
let showing: Showing;

beforeEach(() => {
  vi.useFakeTimers();
  ({ store, tell } = scripted());
  heard = [];
  showing = new Showing(store, (each) => heard.push(each));
  settings.speed = 1;
  tell(state());
});
afterEach(() => vi.useRealTimers());

function happen(count: number): void {
  tell(update(1, store.version + 1, { events: Array.from({ length: count }, () => event(1)) }));
  showing.wake();
}

describe('events', () => {
  test('are shown one after the other, the last one for a while', () => {
    happen(3);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(800);
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(800);
    vi.advanceTimersByTime(800);
    expect(heard).toHaveLength(3);
    expect(showing.event).toBe(heard[2]);
    vi.advanceTimersByTime(5000);
    expect(showing.event).toBeUndefined();
  });

  test('hurry when many are waiting', () => {
    happen(30);
    vi.advanceTimersByTime(3000);
    expect(heard.length).toBeGreaterThan(12);
  });

  test('are skipped when far too many wait: they stand in the log, and the newest are shown', () => {
    happen(400);
    expect(showing.event).toBe(store.events.at(-10));
    vi.advanceTimersByTime(7000);
    expect(heard.at(-1)).toBe(store.events.at(-1));
    expect(heard).toHaveLength(10);
  });

  test('are told at once without motion, but all of them', () => {
    settings.speed = 0;
    happen(5);
    vi.advanceTimersByTime(5);
    expect(heard).toHaveLength(5);
  });

  test('go on when more come', () => {
    happen(1);
    vi.advanceTimersByTime(800);
    happen(1);
    expect(heard).toHaveLength(2);
    expect(showing.told).toHaveLength(2);
  });
});
