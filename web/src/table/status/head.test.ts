import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventOut } from '../../protocol';
import { settings } from '../../settings.svelte';
import { headed, type Headed } from '../../testing/head';
import { event, patch, state, update } from '../../testing/messages';
import { anyView } from '../../testing/showing';
import { question, turn } from '../../testing/table';
import type { Play } from '../play.svelte';

let script: Headed['script'];
let store: Headed['store'];
let tell: Headed['tell'];
let listener: Headed['listener'];
let play: Play;
let head: Headed['head'];
let heard: EventOut[];
let page: Headed['page'];
let pick: Headed['pick'];
let places: Headed['places'];
let stop: () => void;

beforeEach(() => {
  ({ script, store, tell, listener, play, head, heard, page, pick, places, stop } = headed());
});
afterEach(() => stop());

describe('moments', () => {
  test('are shown one after the other, in order; board, caption and chronicle are always at the same one', () => {
    for (let count = 0; count < 3; count += 1) pick(2);
    const seen = [];
    for (let time = 0; time < 4000; time += 100) {
      const [board, caption, chronicle] = places();
      expect(caption).toBe(board);
      expect(chronicle).toBe(board);
      seen.push(board);
      vi.advanceTimersByTime(100);
    }
    expect([...new Set(seen)]).toEqual([1, 2, 3]);
    expect(heard).toHaveLength(6);
    expect(head.done).toBe(true);
    vi.advanceTimersByTime(4000);
    expect(play.shown).toBeUndefined();
  });

  test('last as long as what happens in them; nothing takes no time', () => {
    pick(['walk']);
    pick(0);
    pick(1);
    vi.advanceTimersByTime(900);
    expect(store.seq).toBe(1);
    vi.advanceTimersByTime(200);
    expect(places()).toEqual([3, 3, 3]);
  });

  test.each([
    [1.6, 900, 1000],
    [1, 550, 650],
    [0.5, 250, 350],
  ] as const)('at speed %d the first of two lasts between %d and %d', (speed, still, next) => {
    settings.speed = speed;
    pick(1);
    pick(1);
    vi.advanceTimersByTime(still);
    expect(store.seq).toBe(1);
    vi.advanceTimersByTime(next - still);
    expect(store.seq).toBe(2);
  });

  test('are shown at once when the speed is off, several in one frame together', () => {
    settings.speed = 0;
    pick(2);
    pick(1);
    pick(1);
    expect(store.seq).toBe(1);
    vi.advanceTimersToNextFrame();
    expect([...places(), head.done]).toEqual([3, 3, 3, true]);
  });

  test('are shown step by step when the system asks for less motion', () => {
    settings.reducedMotion = true;
    pick(1);
    pick(1);
    vi.advanceTimersByTime(500);
    expect(store.seq).toBe(1);
    settings.reducedMotion = false;
  });

  test('of one turn take at most four seconds, whenever they come', () => {
    for (let count = 0; count < 30; count += 1) {
      pick(1);
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(4000 - 30 * 50);
    expect(store.seq).toBe(30);
  });

  test('of a turn that takes its time are not hurried', () => {
    for (let count = 0; count < 8; count += 1) {
      pick(2);
      vi.advanceTimersByTime(2400);
    }
    pick(1);
    vi.advanceTimersByTime(550);
    expect(head.telling).toBe(true);
  });

  test('of more than three turns are caught up by themselves', () => {
    for (let number = 1; number <= 6; number += 1) pick(1, number % 2, number + 1);
    expect([head.catching, head.turns.map(({ seat }) => seat)]).toEqual([true, [1, 0, 1, 0, 1]]);
    vi.advanceTimersByTime(600 + 5 * 150);
    expect([store.seq, head.catching]).toEqual([6, false]);
  });
});

describe('while a moment is told', () => {
  const kinds = (): string[] => play.told.map(({ kind }) => kind);

  test('what comes later in it is in no chronicle yet', () => {
    pick(['fight', 'won']);
    pick(['walk']);
    expect(kinds()).toEqual(['fight']);
    vi.advanceTimersByTime(610);
    expect(kinds()).toEqual(['fight', 'won']);
    head.leap();
    expect(kinds()).toEqual(['fight', 'won', 'walk']);
  });

  test('the one who picked acts, until somebody else comes to act in it; then whose turn it is', () => {
    play.view = anyView({ ...play.view, Board: (() => ({})) as never, comesToAct: ({ kind }) => kind === 'fight' });
    pick(['walk', 'fight'], 2); // seat 1 has picked; the events are of seat 0
    expect([play.acting, play.awaited]).toEqual([1, 1]);
    vi.advanceTimersByTime(1010);
    expect([play.acting, play.awaited]).toEqual([0, 1]); // nobody waits for themselves
    vi.advanceTimersByTime(610);
    expect([head.done, play.acting]).toEqual([true, 2]);
  });

  test('the end of a round is told over its own board', () => {
    play.view = anyView({ ...play.view, Board: (() => ({})) as never, renews: ({ kind }) => kind === 'round' });
    const turnOf = (): unknown => (play.board as Picture | undefined)?.turn;
    pick(['won', 'round', 'enemy'], 1, 2);
    expect([turnOf(), store.picture]).toEqual([1, { active: 1, turn: 2 }]);
    vi.advanceTimersByTime(610);
    expect([play.shown?.kind, turnOf()]).toEqual(['round', 2]);
    pick(['won', 'round'], 0, 3, true);
    head.leap();
    expect(turnOf()).toBe(3);
  });

  test('of a round whose board we must choose on, nothing older is shown', () => {
    play.view = anyView({ ...play.view, Board: (() => ({})) as never, renews: ({ kind }) => kind === 'round' });
    pick(['won', 'round'], 0, 2, true);
    expect([store.decision !== undefined, (play.board as Picture | undefined)?.turn]).toEqual([true, 2]);
  });
});

interface Picture {
  turn: number;
}

describe('the reader', () => {
  test('stops the head and lets it go on; one event at a time meanwhile', () => {
    pick(2);
    head.pause();
    vi.advanceTimersByTime(9000);
    pick(1);
    expect([heard.length, store.seq]).toEqual([1, 1]);
    head.next();
    head.next();
    expect([heard.length, store.seq]).toEqual([3, 2]);
    pick(1);
    vi.advanceTimersByTime(9000);
    expect(store.seq).toBe(2);
    head.pause();
    vi.advanceTimersByTime(1300);
    expect([store.seq, head.done]).toEqual([3, true]);
  });

  test('catches up at four times the speed, until the present', () => {
    for (let count = 0; count < 4; count += 1) pick(1);
    head.catchUp();
    vi.advanceTimersByTime(610);
    expect([store.seq, head.done, head.catching]).toEqual([4, true, false]);
  });

  test('jumps to the question that waits', () => {
    pick(3);
    pick(3, 0, 2, true);
    expect([head.calls, store.decision !== undefined, store.called]).toEqual([true, false, true]);
    head.next();
    expect([...places(), store.decision !== undefined, head.done]).toEqual([2, 2, 2, true, true]);
  });
});

describe('a question to us', () => {
  test('is shown after a second and a half at most, with everything before it in order', () => {
    settings.speed = 1.6;
    for (let count = 0; count < 3; count += 1) pick(5, 1, count + 1);
    vi.advanceTimersByTime(200);
    pick(2, 0, 4, true);
    expect(head.planned).toBeGreaterThan(1000);
    expect(head.planned).toBeLessThanOrEqual(1500);
    const seen = new Set<number>();
    for (let time = 0; time < 1500; time += 20) {
      seen.add(store.seq);
      expect(store.decision !== undefined).toBe(store.seq === 4);
      vi.advanceTimersByTime(20);
    }
    expect([...seen, store.seq]).toEqual([1, 2, 3, 4]);
    expect(store.decision).toBeDefined();
    expect(head.waited).toBeGreaterThan(1000);
    expect(head.waited).toBeLessThanOrEqual(1500);
  });

  test('that is open does not hurry what comes after it', () => {
    pick(1, 0, 1, true);
    tell(patch(1, { events: [event(2)] }));
    tell(patch(2, { events: [event(3)] }));
    expect([store.seq, head.calls]).toEqual([1, false]);
    vi.advanceTimersByTime(700);
    expect(store.seq).toBe(2);
  });
});

describe('our own move', () => {
  test('ends all showing, names the present, and its result is shown at once', async () => {
    pick(1, 0, 1, true);
    tell(patch(1, { events: [event(2)] }));
    tell(patch(2, { events: [event(3)] }));
    void play.choose('roll');
    expect([store.seq, script.asked]).toEqual([
      3,
      [{ type: 'pick', seq: 3, version: 3, seat: 0, option: 'roll', careful: true }],
    ]);
    tell(patch(3, { events: [event(4)] }));
    expect(places()).toEqual([4, 4, 4]);
    script.reply({ type: 'done', id: 'x', seq: 4 });
    await answered();
    tell(patch(4, { events: [event(5)] }));
    expect([store.seq, store.busy]).toEqual([4, []]);
  });

  test('goes before what others did meanwhile', async () => {
    pick(1, 0, 1, true);
    void play.choose('roll');
    tell(patch(1, { events: [event(2)] }));
    tell(patch(2, { events: [event(3)] })); // ours
    expect(store.seq).toBe(2);
    script.reply({ type: 'done', id: 'x', seq: 3 });
    await answered();
    expect([...places(), store.busy.length]).toEqual([3, 3, 3, 0]);
  });

  test('for a question that has changed meanwhile names the moment in which it was made: the server refuses it', () => {
    pick(1, 0, 1, true);
    tell(patch(1, { events: [event(2)], decisions: [question(0, ['roll', 'end-turn'])] }));
    void play.choose('roll');
    expect(script.asked).toEqual([{ type: 'pick', seq: 1, version: 1, seat: 0, option: 'roll', careful: true }]);
  });

  test('that is refused leaves us at the present', async () => {
    pick(1, 0, 1, true);
    void play.choose('roll');
    script.reply({ type: 'refused', id: 'x', seq: 7, why: { key: 'room-late', args: {} }, rule: '' });
    tell(state({ seq: 7, version: 7 }));
    await answered();
    expect([store.seq, store.busy, head.done, play.shown]).toEqual([7, [], true, undefined]);
  });

  test('an undo is shown at once', async () => {
    pick(1, 0, 1, true);
    pick(1, 0, 1, true);
    store.undoable = { seat: 0, allowed: true, why: null, left: null };
    void play.undo();
    expect(script.asked).toEqual([{ type: 'undo', seq: 2, version: 2, seat: 0 }]);
    tell(update(1, 3));
    script.reply({ type: 'done', id: 'x', seq: 1 });
    await answered();
    expect([store.seq, store.busy, store.events.length]).toEqual([1, [], 1]);
  });
});

test('what somebody has undone is not shown any more', () => {
  pick(1);
  pick(1);
  pick(1);
  tell(update(1, 4));
  vi.advanceTimersByTime(5000);
  expect([store.seq, store.version, heard.map(({ seq }) => seq)]).toEqual([1, 4, [1]]);
});

test('nobody is shown what they missed: a lost connection, the whole state, a page out of sight', () => {
  pick(1);
  pick(1);
  listener.light('offline');
  pick(3);
  expect([store.seq, head.done]).toEqual([3, true]);
  pick(1);
  pick(1);
  tell(state({ seq: 9, version: 9 }));
  expect([store.seq, store.waiting, head.done]).toEqual([9, [], true]);
  pick(1);
  pick(1);
  page.looked = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.seq).toBe(11);
  pick(1, 0, 1, true);
  vi.advanceTimersToNextFrame();
  expect([store.seq, store.called]).toEqual([12, true]);
});

test('the end of the game is shown when its moment is; people come and go at once', () => {
  pick(1);
  const over = {
    winners: [0],
    points: [],
    sources: [],
    source_keys: [],
    rule: '',
    tie: null,
    title: '',
    ending: { key: 'x', args: {} },
  };
  tell(patch(1, { events: [event(2)], over }));
  const { table, seats } = state();
  tell({ type: 'presence', table, seats, watching: 5 });
  expect([store.over, store.watching, head.done]).toEqual([null, 5, false]);
  vi.advanceTimersByTime(700);
  expect([store.over, head.done]).toEqual([over, false]);
  vi.advanceTimersByTime(700);
  expect(head.done).toBe(true);
});

test('the server is told what has been shown, and when nobody looks', () => {
  const told = (): unknown[] => script.told.map((aside) => (aside.type === 'shown' ? aside.version : aside));
  pick(2);
  pick(1);
  expect(told()).toEqual([0]);
  vi.advanceTimersByTime(1250);
  expect(told()).toEqual([0, 1]);
  vi.advanceTimersByTime(650);
  expect(told()).toEqual([0, 1, 2]);
  page.looked = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  pick(1);
  page.looked = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told()).toEqual([0, 1, 2, -1, 3]);
});

test('what rushes by is not announced event by event', () => {
  pick(60);
  vi.advanceTimersByTime(4000);
  expect([heard.length, head.done]).toEqual([1, true]);
  pick(9);
  pick(9);
  head.leap();
  expect(head.told).toHaveLength(6);
});

test('an attack on us is called out, however fast it goes by', () => {
  play.view = anyView({ Board: (() => ({})) as never, hurts: ({ args }: EventOut) => args[0] === 7 });
  const attack = { ...event(1, 'raid'), args: [7] };
  tell(update(1, 1, { events: [attack, ...Array.from({ length: 60 }, () => event(1))] }));
  vi.advanceTimersByTime(4000);
  expect(heard.filter(({ kind }) => kind === 'raid')).toHaveLength(1);
  tell(update(2, 2, { events: [{ ...attack, seq: 2 }, ...Array.from({ length: 9 }, () => event(2))] }));
  head.leap();
  expect(heard.filter(({ kind }) => kind === 'raid')).toHaveLength(2);
});

/** What waits for an answer goes on. */
async function answered(): Promise<void> {
  vi.useRealTimers();
  await turn();
}
