/** How long the events of one pick are told. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyView } from '../../testing/showing';
import { headed, type Headed } from '../../testing/head';

let play: Headed['play'];
let head: Headed['head'];
let store: Headed['store'];
let pick: Headed['pick'];
let stop: () => void;

beforeEach(() => {
  ({ play, head, store, pick, stop } = headed());
});
afterEach(() => stop());

test('of several events of a kind each takes little time, the last as much as one alone', () => {
  pick(['gained', 'gained', 'gained', 'won']);
  vi.advanceTimersByTime(2 * 250 + 550);
  expect([play.shown?.kind, store.queue.length]).toEqual(['gained', 1]);
  vi.advanceTimersByTime(100);
  expect(play.shown?.kind).toBe('won');
});

test('what says little takes little time, unless it is all', () => {
  head.passes = ({ kind }) => kind === 'drew';
  pick(['drew', 'drew', 'drew', 'won']);
  vi.advanceTimersByTime(2 * 100 + 200);
  expect(play.shown?.kind).toBe('drew');
  vi.advanceTimersByTime(100);
  expect(play.shown?.kind).toBe('won');
  head.leap();
  pick(['drew']);
  vi.advanceTimersByTime(550);
  expect(head.done).toBe(false);
});

test('each act of one pick has its own time: what others do in it, and a new round', () => {
  play.view = anyView({
    ...play.view,
    Board: (() => ({})) as never,
    comesToAct: ({ kind }) => kind === 'fight',
    renews: ({ kind }) => kind === 'round',
    opens: ({ kind }) => kind === 'battle',
  });
  const many = Array.from({ length: 10 }, (_, at) => `event-${at}`);
  pick(['fight', ...many, 'battle', ...many, 'round', ...many]);
  const ends: number[] = [];
  for (let time = 0; !head.done; time += 50) {
    if (play.shown?.kind === 'event-9') ends[2 - store.queue.length / 11] = time;
    vi.advanceTimersByTime(50);
  }
  const lasted = ends.map((end, at) => end - (ends[at - 1] ?? 0));
  expect(lasted).toHaveLength(3);
  expect(Math.min(...lasted)).toBeGreaterThan(3500);
  expect(Math.max(...lasted)).toBeLessThanOrEqual(4000);
});
