/** The chronicle beside a table, the board as it was, and what happened since the reader's last turn. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api';
import watch from '../../games/watch';
import telling from '../../games/watch/telling';
import type { EventOut } from '../../protocol';
import recorded from '../../testing/chronicle.json';
import { speaking } from '../../testing/each';
import { patch, seat, state, update } from '../../testing/messages';
import { anyView, Showing } from '../../testing/showing';
import { question } from '../../testing/table';
import { all, asPicture, click, find, read, scenery } from '../../testing/watch';
import moments from '../../testing/watch.json';
import Chronicle from './Chronicle.svelte';
import Following from './Following.svelte';
import Log from './Log.svelte';
import { changesOf, isLoss, recapOf } from './recap';
import { noteSeen, seenOf } from './seen';

const { names, seat: me } = recorded.watch;
const events = recorded.watch.events as unknown as EventOut[];
const last = events.at(-1)?.seq ?? 0;
const seats = names.map((name, number) => seat(number, { name }));
/** The turn before Helga's robbery. */
const SINCE = 65;

/** It is our turn. */
const picture = () => ({ ...structuredClone(asPicture(moments.build.picture)), active: me });

let table: Showing;
speaking('watch', 'chronicle');
beforeEach(() => {
  localStorage.clear();
  table = new Showing(anyView(watch));
});
afterEach(() => table.close());

function sit(more: Parameters<typeof state>[0] = {}): void {
  table.tell(
    state({
      seq: last,
      version: last,
      me: [me],
      viewer: me,
      seats,
      scenery: { ...scenery },
      picture: picture(),
      events,
      ...more,
    }),
  );
}

const heads = (): string[] => all('.head b').map((head) => head.textContent ?? '');
const key = (name: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};

describe('the chronicle', () => {
  beforeEach(() => {
    sit();
    table.show(Chronicle, { play: table.play, telling });
  });

  it('has the newest turn on top and apart, and one line for every earlier one', () => {
    expect(read('.now h3')).toContain('Turn 12 · you now');
    expect(heads()).toEqual([
      'Turn 11 · Ingrid',
      'Turn 10 · Helga',
      'Turn 9 · you',
      'Turn 8 · Ingrid',
      'Turn 7 · Helga',
    ]);
    expect(all('.list .line')).toEqual([]);
    expect(all('.list section.hurts .head b').map((head) => head.textContent)).toEqual([
      'Turn 10 · Helga',
      'Turn 8 · Ingrid',
    ]);
    expect(all('.list .mine')).toHaveLength(1);
  });

  it('unfolds a turn, in which the robbery is marked', () => {
    click('.list section:nth-child(2) .chapter');
    expect(find('.list section:nth-child(2) .chapter')?.getAttribute('aria-expanded')).toBe('true');
    expect(all('.line.hurts').map((line) => line.textContent?.includes('takes'))).toEqual([true]);
    click('.list section:nth-child(2) .chapter');
    expect(all('.list .line')).toEqual([]);
  });

  it('lights the line of what is being shown, and rings what is pointed at', () => {
    click('.list section:nth-child(2) .chapter');
    const robbed = events.find(({ seq, kind }) => kind === 'watch-event-robbed' && seq === 67);
    table.play.shown = robbed;
    flushSync();
    expect(all('.lit').map(({ dataset }) => dataset.moment)).toEqual(['67']);
    find('.lit')?.dispatchEvent(new PointerEvent('pointerenter'));
    expect(table.play.pointed).toBe(robbed);
  });

  it('is one tab stop with arrows inside', () => {
    const stops = (): (string | null)[] =>
      all('.chronicle button')
        .map((one) => one.getAttribute('tabindex'))
        .filter((index) => index !== '-1');
    expect(stops()).toEqual(['0']);
    find('.stop')?.focus();
    key('End');
    expect(document.activeElement?.textContent).toContain('Turn 7');
    key('ArrowUp');
    expect(document.activeElement?.textContent).toContain('Turn 8');
    key('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    key('ArrowDown');
    key('ArrowRight');
    expect(document.activeElement?.classList.contains('rule')).toBe(true);
    key('ArrowLeft');
    expect(document.activeElement?.classList.contains('stop')).toBe(true);
    expect(stops()).toEqual(['0']);
  });
});

describe('every line', () => {
  it('is one click away', async () => {
    sit();
    table.show(Log, { play: table.play });
    await vi.waitFor(() => expect(find('.now')).not.toBeNull());
    const few = all('li').length;
    click('footer .btn');
    expect(all('li').length).toBeGreaterThan(few * 3);
    expect(find('.now')).toBeNull();
  });
});

describe('every line of the log', () => {
  it('is one tab stop with arrows inside, and shows its board', async () => {
    sit();
    table.show(Log, { play: table.play });
    table.show(Following, { play: table.play });
    await vi.waitFor(() => expect(find('.now')).not.toBeNull());
    click('footer .btn');
    const reached = all('.list button, .list a, .list [tabindex]').filter(({ tabIndex }) => tabIndex === 0);
    expect(reached.map((one) => one.className.includes('stop'))).toEqual([true]);
    reached[0]?.focus();
    key('ArrowDown');
    const [first, second] = all('.list .stop');
    expect(document.activeElement).toBe(second);
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
    key('ArrowRight');
    expect(document.activeElement?.classList).toContain('rule');
    key('ArrowLeft');
    const replay = vi
      .spyOn(api, 'replay')
      .mockImplementation((_, __, seq) => Promise.resolve({ frames: [{ seq, picture: picture() }] } as never));
    click('.list .stop');
    await vi.waitFor(() => expect(table.play.past).toBeDefined());
    replay.mockRestore();
  });
});

describe('the board as it was', () => {
  it('is kept for the last moments, until one is undone', () => {
    sit({ events: [] });
    table.tell(patch(last, { changes: [[['turn'], 90]] }));
    table.tell(patch(last + 1, { changes: [[['turn'], 91]] }));
    const { kept } = table.play.store;
    expect([last + 1, last + 2].map((seq) => kept.at(seq)?.turn)).toEqual([90, 91]);
    table.tell(update(last + 1, last + 3, { picture: { turn: 92 } }));
    expect([last + 1, last + 2].map((seq) => kept.at(seq)?.turn)).toEqual([92, undefined]);
  });

  it('is shown by a click, from the server if it is older, and left by Esc or a new question', async () => {
    sit();
    table.show(Chronicle, { play: table.play, telling });
    table.show(Following, { play: table.play });
    const replay = vi.spyOn(api, 'replay').mockResolvedValue({ frames: [{ seq: 74, picture: { turn: 11 } }] } as never);
    click('.list .chapter');
    click('.list .line .stop');
    await vi.waitFor(() => expect(table.play.past?.picture).toEqual({ turn: 11 }));
    flushSync();
    expect(replay).toHaveBeenCalledWith('T1', String(me), 74, 74);
    expect(read('p.then span')).toBe('As it was: Turn 11 · Ingrid');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(table.play.past).toBeUndefined();
    click('.list .line .stop');
    await vi.waitFor(() => expect(table.play.past).toBeDefined());
    table.tell(patch(last, { decisions: [question(me)] }));
    flushSync();
    expect(table.play.past).toBeUndefined();
    expect(replay).toHaveBeenCalledTimes(1);
  });
});

describe('since your last turn', () => {
  const asked = { decisions: [question(me)], since: { seq: SINCE, ago: 5 } };

  async function follow(more: Parameters<typeof state>[0]): Promise<void> {
    sit({ ...asked, ...more });
    table.show(Following, { play: table.play });
    await vi.dynamicImportSettled();
    flushSync();
  }

  it('tells attacks first, then the turns of the others', () => {
    sit(asked);
    const { attacks, turns, moments } = recapOf(table.play, telling, SINCE);
    expect(attacks.map(({ line }) => line.events[0].kind)).toEqual(['watch-event-robbed']);
    expect(turns.map(({ number }) => number)).toEqual([11]);
    expect(moments.every(({ event }) => event.seq > SINCE)).toBe(true);
    expect(recapOf(table.play, telling, last).turns).toEqual([]);
  });

  it('is a strip when the turn begins, and is gone with the next pick', async () => {
    noteSeen('T1', last);
    await follow({});
    expect(find('dialog[open]')).toBeNull();
    expect(all('.strip li').map((item) => item.classList.contains('hurts'))).toEqual([true, false]);
    table.play.store.since = { seq: last + 1, at: Date.now() };
    flushSync();
    expect(find('.strip')).toBeNull();
  });

  it.each([
    ['after an hour', 3600, last],
    ['after a reload', 5, last - 3],
  ])('is a card %s', async (_, ago, seen) => {
    vi.spyOn(api, 'replay').mockResolvedValue({ frames: [] } as never);
    noteSeen('T1', seen);
    await follow({ since: { seq: SINCE, ago } });
    expect(find('.strip')).toBeNull();
    expect(all('.attack')).toHaveLength(1);
    expect(read('dialog h2')).toBe('Since your last turn');
    expect(seenOf('T1')).toBe(last);
  });

  it('is nothing if nothing happened', async () => {
    await follow({ since: { seq: last, ago: 9000 } });
    expect(find('.strip')).toBeNull();
    expect(find('.attack')).toBeNull();
  });

  it('calls out what is done to the reader', async () => {
    await follow({ decisions: [] });
    expect(read('[role=alert]')).toBe('');
    table.play.head.told = events.filter(({ seq }) => seq >= 67);
    flushSync();
    expect(read('[role=alert]')).toContain('Olaf');
  });

  it('begins after the last own turn, although something was asked of the reader since', () => {
    sit(asked);
    // as if they had discarded when seat 2 rolled a seven
    expect(recapOf(table.play, telling, 66)).toMatchObject({ since: 66, from: 56 });
    expect(recapOf(table.play, telling, 66).moments[0]?.event.seq).toBe(66);
    expect(recapOf(table.play, telling, SINCE).from).toBe(SINCE);
  });

  it('is shown in order: every event with the board after it, until the present', async () => {
    const seqs = [...new Set(events.map(({ seq }) => seq))];
    const frames = seqs.map((seq) => ({ seq, picture: { ...picture(), turn: seq } }));
    const replay = vi.spyOn(api, 'replay').mockResolvedValue({ frames } as never);
    replay.mockClear();
    noteSeen('T1', last - 3);
    await follow({});
    vi.useFakeTimers();
    const seen: [number, unknown][] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        if (table.play.past) seen.push([table.play.past.event.seq, table.play.past.picture.turn]);
      });
    });
    click('[data-order]');
    for (let step = 0; step < 20; step += 1) {
      await vi.advanceTimersByTimeAsync(200);
      flushSync();
    }
    await vi.advanceTimersByTimeAsync(20_000);
    flushSync();
    stop();
    vi.useRealTimers();
    const told = recapOf(table.play, telling, SINCE).moments.map(({ event }) => event.seq);
    expect(seen).toEqual(told.map((seq) => [seq, seq]));
    expect(table.play.past).toBeUndefined();
    expect(replay).toHaveBeenCalledTimes(1);
  });

  it('says what the reader gained and lost, after the attacks, in the strip and on the card', async () => {
    const [then, now] = [picture(), picture()];
    const hold = (at: typeof now, grain: number, ore: number): void => {
      const hand = at.seats[me]?.hand;
      if (hand) hand.cards = { lumber: 0, brick: 0, wool: 1, grain, ore };
    };
    hold(then, 1, 3);
    hold(now, 2, 1);
    vi.spyOn(api, 'replay').mockResolvedValue({ frames: [{ seq: SINCE, picture: then }] } as never);
    noteSeen('T1', last);
    await follow({ picture: now });
    await vi.waitFor(() => expect(find('.strip [data-gains]')).not.toBeNull());
    expect(all('.strip li').map((item) => [item.className.includes('hurts'), 'gains' in item.dataset])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(read('.strip [data-gains] .ell')).toMatch(/^For you:.*\+1.*−2/);
    click('.strip .btn:not(.ghost)');
    await vi.waitFor(() => expect(read('dialog .gains')).toMatch(/^For you:.*\+1.*−2/));
    expect(all('dialog .gains svg, dialog .gains [role=img]').length).toBeGreaterThan(0);
  });

  it('calls more of what harms a loss', () => {
    const points = { icon: 'vp', label: 'Points', before: 1, now: 2 } as const;
    expect([isLoss(points), isLoss({ ...points, now: 0 })]).toEqual([false, true]);
    const blame = { ...points, harms: true } as const;
    expect([isLoss(blame), isLoss({ ...blame, now: 0 })]).toEqual([true, false]);
  });

  it('shows what has changed', () => {
    sit(asked);
    const now = picture();
    const before = structuredClone(now);
    const mine = before.seats[me];
    if (mine) [mine.hand.size, mine.points.public] = [mine.hand.size + 2, mine.points.public - 1];
    const changes = changesOf(table.play, { ...before }, { ...now }, me, 'Points');
    expect(changes.map(({ icon, before: was, now: is }) => [icon, is - was])).toEqual([
      ['vp', 1],
      ['hand', -2],
    ]);
  });
});
