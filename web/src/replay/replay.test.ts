import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../api';
import type { GameReport } from '../games/reports';
import type { GameView } from '../games/shared/view';
import type { EventOut, FrameOut, ReplayOut } from '../protocol';
import { placeOf, seqAt } from './blocks';
import { account, chapterAt, chapters, stops } from './chapters';
import { settings } from '../settings.svelte';
import { Player, type Reel } from './player.svelte';
import { Stand, type Shown } from './stand.svelte';
import { Tale } from './tale.svelte';

function event(kind: string, seat: number, args: number[] = []): EventOut {
  return { seq: 0, kind, rule: '', seat, args, label: { key: kind, args: {} }, mine: false };
}

function frame(seq: number, turn: number, active: number, points: number[], events: EventOut[] = []): FrameOut {
  return {
    seq,
    seat: active,
    option: '',
    events: events.map((each) => ({ ...each, seq })),
    picture: { turn, active, points },
  };
}

const VIEW = {
  turn: (picture: Record<string, unknown>) => picture['turn'] as number,
  active: (picture: Record<string, unknown>) => (picture['turn'] === 0 ? undefined : (picture['active'] as number)),
  standing: (_: unknown, picture: Record<string, unknown>, seat: number) => ({
    points: (picture['points'] as number[])[seat] ?? 0,
    hidden: 1,
    numbers: [],
  }),
};

const REPORT: GameReport = {
  goal: () => 10,
  sourceIcon: () => 'vp',
  roll: ({ kind, args }) => (kind === 'rolled' ? (args[0] ?? 0) : undefined),
  cards: ({ kind, args }) => (kind === 'gained' ? (args[0] ?? 0) : 0),
  tookFrom: ({ kind, args }) => (kind === 'robbed' ? args[0] : undefined),
  weight: ({ kind }) => ({ keep: 2, road: 1 })[kind] ?? 0,
  turning: ({ kind }) => kind === 'keep',
};

const FRAMES = [
  frame(0, 0, 0, [2, 2], [event('gained', 0, [3])]),
  frame(1, 1, 0, [2, 2], [event('turn', 0)]),
  frame(2, 1, 0, [2, 2], [event('rolled', 0, [8]), event('gained', 1, [2])]),
  frame(3, 1, 0, [2, 2]),
  frame(4, 1, 0, [3, 2], [event('road', 0), event('keep', 0)]),
  frame(5, 2, 1, [3, 2], [event('turn', 1)]),
  frame(6, 2, 1, [3, 4], [event('robbed', 1, [0])]),
];

describe('a game that says nothing of itself', () => {
  it('is one chapter, and has neither points nor luck', () => {
    expect(chapters(FRAMES, {}, {})).toEqual([{ turn: 0, seat: -1, first: 0, last: 6, mark: undefined }]);
    const told = account(FRAMES, {}, 2, {}, {});
    expect(told).toEqual({ points: [[], []], rolls: [], dealt: [0, 0], took: [0, 0], lost: [0, 0], turnings: [] });
  });
});

describe('the turns of a game', () => {
  const turns = chapters(FRAMES, VIEW, REPORT);

  it('have their player, their frames and their weightiest event', () => {
    expect(turns.map(({ turn, seat, first, last }) => [turn, seat, first, last])).toEqual([
      [0, -1, 0, 0],
      [1, 0, 1, 4],
      [2, 1, 5, 6],
    ]);
    expect(turns.map(({ mark }) => mark?.kind)).toEqual([undefined, 'keep', undefined]);
    expect(chapters(FRAMES, VIEW, undefined)[1]?.mark).toBeUndefined();
  });

  it('are found by a frame', () => {
    expect([0, 1, 4, 5, 6, 99].map((seq) => chapterAt(turns, seq))).toEqual([0, 1, 1, 2, 2, 2]);
  });

  it('are worth a stop where something happened, and at both ends', () => {
    expect(stops(FRAMES)).toEqual([0, 1, 2, 4, 5, 6]);
  });

  it('have blocks of one width, on which every frame has its place', () => {
    for (const { seq } of FRAMES) expect(seqAt(turns, placeOf(turns, seq))).toBe(seq);
    expect(seqAt(turns, -1)).toBe(0);
    expect(seqAt(turns, 2)).toBe(6);
    expect(seqAt([], 0.5)).toBe(0);
    expect(placeOf([], 3)).toBe(0);
  });
});

describe('the account of a game', () => {
  const told = account(FRAMES, {}, 2, VIEW, REPORT);

  it('counts points after every turn, hidden ones too', () => {
    expect(told.points).toEqual([
      [3, 4, 4],
      [3, 3, 5],
    ]);
  });

  it('counts what dice and thieves brought, not what was dealt', () => {
    expect(told).toMatchObject({ rolls: [8], dealt: [0, 2], took: [0, 1], lost: [1, 0] });
    expect(told.turnings.map(({ turn, event: { kind } }) => [turn, kind])).toEqual([[1, 'keep']]);
  });

  it('begins with the first turn where nothing comes before it', () => {
    expect(account(FRAMES.slice(1), {}, 2, VIEW, undefined).points[0]).toEqual([3, 4, 4]);
  });
});

describe('the player', () => {
  const reel: Reel = { stops: stops(FRAMES), chapters: chapters(FRAMES, VIEW, REPORT), picks: 6, whole: true };
  const press = (player: Player, ...keys: string[]): number => {
    for (const key of keys) player.key({ key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') });
    return player.at;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('steps from stop to stop and never leaves the game', () => {
    const player = new Player(reel);
    expect(press(player, 'ArrowLeft')).toBe(0);
    expect(press(player, 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe(4);
    expect(press(player, 'ArrowLeft')).toBe(2);
    expect(press(player, 'End', 'ArrowRight')).toBe(6);
    expect(press(player, 'Home')).toBe(0);
    player.go(4000);
    expect(player.at).toBe(6);
  });

  it('turns pages: back goes first to the beginning of this turn', () => {
    const player = new Player(reel);
    expect(press(player, 'Shift+ArrowRight', 'Shift+ArrowRight')).toBe(5);
    expect(press(player, 'ArrowRight', 'Shift+ArrowLeft')).toBe(5);
    expect(press(player, 'PageUp')).toBe(1);
    expect(press(player, 'PageDown', 'PageDown')).toBe(6);
  });

  it('plays to the end and stops there; Space begins again', () => {
    const player = new Player(reel);
    press(player, ' ');
    vi.advanceTimersByTime(1100);
    expect(player.at).toBe(1);
    player.setRate(4);
    vi.advanceTimersByTime(2200);
    expect([player.at, player.playing]).toEqual([6, false]);
    press(player, ' ');
    expect([player.at, player.playing]).toEqual([0, true]);
    press(player, ' ');
    vi.advanceTimersByTime(5000);
    expect(player.at).toBe(0);
  });

  it('waits for what has not been fetched yet', () => {
    const player = new Player({ ...reel, stops: [0, 1], whole: false });
    press(player, 'ArrowRight', 'ArrowRight');
    expect(player.at).toBe(1);
    press(player, ' ');
    vi.advanceTimersByTime(9000);
    expect([player.at, player.playing]).toEqual([1, true]);
    player.pause();
  });

  it('leaves other keys alone', () => {
    expect(new Player(reel).key({ key: 'a', shiftKey: false })).toBe(false);
    expect(new Player(reel).key({ key: 'toString', shiftKey: false })).toBe(false);
  });
});

describe('a tale', () => {
  const part = (from: number, to: number, picks: number): ReplayOut => ({
    table: {} as ReplayOut['table'],
    seats: [],
    picks,
    viewer: -1,
    scenery: {},
    over: null,
    frames: Array.from({ length: Math.max(0, Math.min(to, picks) - from + 1) }, (_, at) => frame(from + at, 1, 0, [])),
  });

  it('is fetched piece by piece until it is whole', async () => {
    const asked: number[] = [];
    const tale = new Tale('T', 'all', async (_id, _as, from, to) => {
      asked.push(from);
      return part(from, to, 450);
    });
    await tale.load();
    expect(asked).toEqual([0, 200, 400]);
    expect(tale.frames.map(({ seq }) => seq)).toEqual(Array.from({ length: 451 }, (_, seq) => seq));
    expect(tale.whole).toBe(true);
  });

  it('is fetched first where it is looked at', async () => {
    const asked: number[] = [];
    const tale = new Tale('T', 'all', async (_id, _as, from, to) => {
      asked.push(from);
      if (asked.length === 1) expect(tale.reach).toBe(0);
      return part(from, to, 650);
    });
    await tale.load(431);
    expect(asked).toEqual([400, 0, 200, 600]);
    expect(tale.story).toHaveLength(651);
    await tale.load(9999);
    expect(tale.whole).toBe(true);
  });

  it('stops when nobody looks, and when the server has no more', async () => {
    const tale = new Tale('T', 'all', async (_id, _as, from, to) => {
      tale.stop();
      return part(from, to, 900);
    });
    await tale.load();
    expect(tale.frames).toHaveLength(200);
    const broken = new Tale('T', 'all', async () => part(5, 4, 900));
    await broken.load();
    expect(broken.whole).toBe(false);
  });

  it('says why it cannot be replayed', async () => {
    const why = { key: 'room-unknown-table', args: {} };
    const tale = new Tale('T', 'all', () => Promise.reject(new Refused(404, why)));
    await tale.load();
    expect(tale.problem).toEqual(why);
  });
});

describe('what walks over the board', () => {
  const view: GameView = { Board: (() => ({})) as unknown as GameView['Board'], walks: ({ kind }) => kind === 'walk' };
  const shown = (news: EventOut[]): Shown => ({ scenery: {}, picture: {}, seats: [], events: news, news });
  const NEWS = [event('rolled', 0), event('walk', 0, [1]), event('gained', 0), event('walk', 0, [2])];

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
  });
  afterEach(() => void vi.useRealTimers());

  it('is shown one after the other, after what was done', () => {
    const stand = new Stand();
    const seen = (): [string | undefined, number | undefined] => {
      const { shown: now } = stand.play;
      return [now?.kind, now?.args[0]];
    };
    stand.show(view, shown(NEWS));
    expect([...seen(), stand.walking]).toEqual(['rolled', undefined, true]);
    stand.show(view, shown(NEWS)); // more of the game has loaded: it does not start over
    vi.advanceTimersByTime(700);
    expect(seen()).toEqual(['walk', 1]);
    stand.show(view, shown(NEWS));
    vi.advanceTimersByTime(700);
    expect([...seen(), stand.walking]).toEqual(['walk', 2, false]);
    stand.show(view, shown([event('turn', 1)]));
    expect(seen()[0]).toBe('turn');
    stand.stop();
  });

  it('is waited for, unless one is in a hurry', () => {
    const player = new Player({ stops: stops(FRAMES), chapters: [], picks: 6, whole: true });
    player.toggle();
    player.held = true;
    vi.advanceTimersByTime(3000);
    expect(player.at).toBe(0);
    player.setRate(2);
    vi.advanceTimersByTime(600);
    expect(player.at).toBe(1);
    player.pause();
  });
});
