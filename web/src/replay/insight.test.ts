/** What a replay says of the game: its moments, and where playing stops. */
import { expect, it, vi } from 'vitest';
import { turningPoints } from '../analysis/figures';
import { linear } from '../charts/scale';
import type { GameReport } from '../games/reports';
import { t, words as language } from '../i18n/words.svelte';
import type { FrameOut, ReportOut, SeatFacts } from '../protocol';
import { seat } from '../testing/messages';
import { Insight } from './insight.svelte';
import { momentsOf } from './moments';
import { titleOf } from './momentWords';
import { standing } from './signs';
import { haltsAt, kindsOf, type Known } from './stopping';

const said = { key: 'watch-option-roll', args: {} };
const words = { picked: said, option: 'roll', better: { key: 'watch-option-end', args: {} }, best: 'end' };
const why = [{ kind: 'costs', say: said, rule: 'GW-1.1' }];

const report: ReportOut = {
  simulations: 50,
  picks: 6,
  judged: 6,
  chances: [
    [0.5, 0.5],
    [0.55, 0.45],
    [0.4, 0.6],
    [0.4, 0.6],
    [0.1, 0.9],
    [0.2, 0.8],
    [0.8, 0.2],
  ],
  margin: 0.06,
  turns: [
    { pick: 0, turn: 0, seat: -1 },
    { pick: 1, turn: 1, seat: 0 },
    { pick: 3, turn: 2, seat: 1 },
    { pick: 5, turn: 3, seat: 0 },
  ],
  players: [],
  losses: [{ pick: 4, turn: 2, seat: 0, ...words, loss: 0.14, margin: 0.08, why }],
  strokes: [{ pick: 6, turn: 3, seat: 0, picked: said, rolled: true, luck: [0.3, -0.3] }],
  swings: [],
  counts: [],
  draws: [],
};

it('finds what mattered, whose it was, and what it changed', () => {
  const [turning] = turningPoints(report, 3);
  const marks = [
    ...(turning ? [turning] : []),
    { kind: 'mistake' as const, pick: 4, number: 1, at: 0.4 },
    { kind: 'unlucky' as const, pick: 6, number: 0, at: 0.2 },
  ];
  const found = momentsOf(report, marks, [1]).map(({ mark, to, seat, from, until, change, good }) => [
    ...[mark.kind, to, seat, from, until, change, good],
  ]);
  expect(found).toEqual([
    ['turning', 3, 0, 2, 3, '55 → 40', false],
    ['mistake', 3, 0, 4, 4, '−14 ± 8', false],
    ['unlucky', 6, 1, 6, 6, '−30', false],
  ]);
  expect(momentsOf(report, marks, [1])[1]).toMatchObject({ better: words.better, why: why[0], picked: said });
});

it('puts its marks beside one another, and none below the curve', () => {
  const marks = [10, 11, 12, 13, 60].map((pick) => ({ kind: 'lucky' as const, pick, number: 0, at: 0.02 }));
  const found = standing(marks, linear([0, 100], [0, 500]), linear([0, 1], [74, 7]), 76);
  expect(found.every(({ y }) => y >= 0 && y <= 76)).toBe(true);
  const [first = 0, ...others] = found.slice(0, 4).map(({ y }) => y);
  expect(others.map((y) => Math.abs(y - first) >= 20)).toEqual([true, true, true]);
  expect(found[4]?.y).toBeCloseTo(first);
});

it('names a turn by what weighs most in it', async () => {
  await language.speak('en');
  await language.need('watch', 'replayed');
  const [turning] = turningPoints(report, 1);
  const [moment] = momentsOf(report, turning ? [turning] : [], []);
  const mark = (kind: string) => ({
    seq: 2,
    kind,
    rule: '',
    seat: 0,
    args: [],
    label: { key: kind, args: {} },
    mine: false,
  });
  const chapters = ['watch-option-roll', 'watch-option-end-turn'].map((kind, at) => ({
    ...{ turn: 1, seat: at, first: 6, last: 6, mark: mark(kind) },
  }));
  const weight = ({ kind }: { kind: string }): number => (kind === 'watch-option-end-turn' ? 2 : 1);
  const told = { chapters, names: ['Ada', 'Bo'], view: undefined, report: { weight } };
  expect(moment && titleOf(moment, told)).toBe(`Turn 1 · ${t('watch-option-end-turn')}`);
});

it('has marks only for what was thought about, and chances for as long', async () => {
  const insight = new Insight({ id: 'T1', own: [] });
  vi.spyOn(insight.course, 'report', 'get').mockReturnValue({ ...report, judged: 3 });
  expect(insight.moments.filter(({ mark }) => mark.kind === 'turning').map(({ to }) => to)).toEqual([3]);
  expect([insight.chance(0, 2), insight.chance(0, 4), insight.chance(7, 0)]).toEqual([40, undefined, undefined]);
});

const frames = [
  [1, 1],
  [2, 1],
  [2, 2],
  [2, 3],
].map((points, seq): FrameOut => ({
  ...{ seq, seat: 0, option: '', picture: { points } },
  events: seq === 2 ? [{ seq, kind: 'breach', rule: '', seat: 0, args: [], label: said, mine: false }] : [],
}));
const seats: SeatFacts[] = [seat(0), seat(1)];
const known: Known = {
  chapters: [
    { turn: 1, seat: 0, first: 0, last: 1, mark: undefined },
    { turn: 2, seat: 1, first: 2, last: 3, mark: undefined },
  ],
  own: [1],
  story: frames,
  view: {
    standing: (_, picture, at) => ({ points: (picture['points'] as number[])[at] ?? 0, hidden: 0, numbers: [] }),
  },
  report: { fights: 'breaches', fight: ({ kind }) => kind === 'breach' } satisfies GameReport,
  shown: { scenery: {}, seats },
  insight: undefined,
};

it('stops at turns of one’s own, at fights, and where another comes to lead', () => {
  expect(kindsOf(known)).toEqual(['mine', 'lead', 'fights']);
  expect(haltsAt(known, ['mine'])).toEqual([2]);
  expect(haltsAt(known, ['fights'])).toEqual([2]);
  expect(haltsAt(known, ['lead'])).toEqual([3]); // a tie is no change
  expect(haltsAt(known, ['mine', 'lead', 'fights'])).toEqual([2, 3]);
  expect(haltsAt(known, [])).toEqual([]);
});

it('goes by the chances, and knows luck, once the game was analysed', () => {
  const insight = { leads: [5], strokes: [4] };
  expect(kindsOf({ ...known, own: [], insight })).toEqual(['lead', 'fights', 'luck']);
  expect(haltsAt({ ...known, insight }, ['lead', 'luck'])).toEqual([4, 5]);
});
