import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../api';
import type { GameReport } from '../games/reports';
import type { GameView } from '../games/shared/view';
import type { EventOut, FrameOut, ReplayOut } from '../protocol';
import { placeOf, seqAt } from './blocks';
import { state } from '../testing/messages';
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

  it('have blocks as long as they took', () => {
    for (const { seq } of FRAMES) expect(seqAt(6, placeOf(6, seq))).toBe(seq);
    expect([seqAt(6, -1), seqAt(6, 2), placeOf(6, 9), placeOf(0, 3), seqAt(0, 0.5)]).toEqual([0, 6, 1, 0, 0]);
  });

  it('are cut where somebody else acts in them', () => {
    const round = [frame(0, 1, 0, [0, 0]), frame(1, 1, 1, [0, 0]), frame(2, 1, 1, [0, 0]), frame(3, 1, 0, [0, 0])];
    expect(chapters(round, VIEW, undefined).map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [0, 0, 0],
      [1, 1, 2],
      [0, 3, 3],
    ]);
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
  const reel: Reel = {
    stops: stops(FRAMES),
    chapters: chapters(FRAMES, VIEW, REPORT),
    picks: 6,
    whole: true,
    moments: [2, 5],
    halts: [],
  };
  const press = (player: Player, ...keys: string[]): number => {
    for (const key of keys) {
      const name = key.replace(/^(Shift|Ctrl)\+/, '');
      player.key({ key: name, shiftKey: key.startsWith('Shift+'), ctrlKey: key.startsWith('Ctrl+') });
    }
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

  it('goes from moment to moment', () => {
    const player = new Player(reel);
    expect(press(player, 'Ctrl+ArrowRight')).toBe(2);
    expect(press(player, 'Ctrl+ArrowRight', 'Ctrl+ArrowRight')).toBe(5);
    expect(press(player, 'Ctrl+ArrowLeft')).toBe(2);
  });

  it('stops playing where it was told to, but not stepping', () => {
    const player = new Player({ ...reel, stops: [0, 2, 4, 6], halts: [3] });
    press(player, ' ');
    vi.advanceTimersByTime(9000);
    expect([player.at, player.playing]).toEqual([4, false]);
    expect(press(player, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe(6);
  });

  it('waits until a move has been told, and no longer', () => {
    const player = new Player(reel);
    player.toggle();
    player.held = true;
    vi.advanceTimersByTime(9000);
    expect(player.at).toBe(0);
    player.held = false;
    vi.advanceTimersByTime(100);
    expect(player.at).toBe(1);
    player.pause();
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
    expect(new Player(reel).key({ key: 'a', shiftKey: false, ctrlKey: false })).toBe(false);
    expect(new Player(reel).key({ key: 'toString', shiftKey: false, ctrlKey: false })).toBe(false);
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
    broken: null,
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

  it('says where other rules end it', async () => {
    const broken = { key: 'room-unreadable-table', args: {} };
    const tale = new Tale('T', 'all', async () => ({ ...part(0, 3, 3), broken }));
    await tale.load();
    expect([tale.whole, tale.broken]).toEqual([true, broken]);
  });

  it('says why it cannot be replayed', async () => {
    const why = { key: 'room-unknown-table', args: {} };
    const tale = new Tale('T', 'all', () => Promise.reject(new Refused(404, why)));
    await tale.load();
    expect(tale.problem).toEqual(why);
  });
});

describe('a table that is only watched', () => {
  const view: GameView = { Board: (() => ({})) as unknown as GameView['Board'] };
  const NEWS = [event('rolled', 0), event('gained', 0)];
  const shown: Shown = {
    table: state().table,
    scenery: {},
    seats: state().seats,
    frames: [frame(0, 0, 0, []), frame(1, 1, 0, [], NEWS), frame(2, 1, 0, []), frame(3, 1, 0, [], [event('keep', 0)])],
  };
  let stand: Stand;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    stand = new Stand();
    stop = stand.start();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const told = (): string[] => stand.play.told.map(({ kind }) => kind);

  it('tells what follows event by event, as at a live table', () => {
    stand.show(view, shown, 0);
    expect(stand.play.head.done).toBe(true);
    stand.show(view, shown, 1);
    expect([told(), stand.pending.length, stand.play.head.done]).toEqual([['rolled'], 1, false]);
    stand.show(view, { ...shown, frames: [...shown.frames] }, 1); // more of the game has loaded: it does not start over
    vi.advanceTimersByTime(1000);
    expect([told(), stand.pending.length]).toEqual([['rolled', 'gained'], 0]);
    stand.show(view, shown, 3); // in the pick between nothing was seen to happen
    expect([told(), stand.play.head.telling]).toEqual([['rolled', 'gained', 'keep'], true]);
  });

  it('shows at once what is jumped to', () => {
    stand.show(view, shown, 3);
    expect([told(), stand.play.head.done]).toEqual([['rolled', 'gained', 'keep'], true]);
    stand.show(view, shown, 1);
    expect([told(), stand.play.head.done]).toEqual([['rolled', 'gained'], true]);
    expect(stand.play.store.picture).toEqual(shown.frames[1]?.picture);
  });

  it('goes as fast as the reader wants', () => {
    stand.play.head.tempo = 4;
    stand.show(view, shown, 0);
    stand.show(view, shown, 1);
    vi.advanceTimersByTime(300);
    expect([told(), stand.play.head.done]).toEqual([['rolled', 'gained'], true]);
  });

  it('has a tray of its own, which may be another player’s', () => {
    stand.look(undefined, 1);
    stand.show(view, shown, 3);
    expect([stand.play.seat, stand.tray.seat]).toEqual([undefined, 1]);
    expect(stand.tray.picture).toEqual(shown.frames[3]?.picture);
    stand.look(0, 0);
    expect([stand.play.seat, stand.tray.seat]).toEqual([0, 0]);
    expect(stand.tray.replayed).toBe(true);
  });
});
