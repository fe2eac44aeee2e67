/** The curve under a replay: its marks lead to their moments, what is hidden is not drawn, and a game can be analysed. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalysisOut, ReportOut } from '../protocol';
import { speaking } from '../testing/each';
import { all, click, find, read } from '../testing/watch';
import Chances from './Chances.svelte';
import { Insight } from './insight.svelte';
import Moments from './Moments.svelte';
import { Session } from './session.svelte';

const said = (key: string): { key: string; args: Record<string, never> } => ({ key, args: {} });
const report: ReportOut = {
  simulations: 50,
  picks: 4,
  judged: 4,
  chances: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.3, 0.7],
    [0.3, 0.7],
    [0.9, 0.1],
  ],
  margin: 0.06,
  turns: [
    { pick: 0, turn: 0, seat: -1 },
    { pick: 1, turn: 1, seat: 0 },
    { pick: 3, turn: 2, seat: 1 },
  ],
  players: [],
  losses: [
    {
      ...{ pick: 2, turn: 1, seat: 0, picked: said('watch-option-roll'), option: 'roll' },
      ...{ better: said('watch-option-end-turn'), best: 'end-turn', loss: 0.2, margin: 0.05, why: [] },
    },
  ],
  strokes: [],
  swings: [],
  counts: [],
  draws: [],
};
const none: AnalysisOut = {
  ...{ state: 'none', ahead: 0, here: 0, all: 0, left: null, seconds: 0, mine: false, why: null, stamp: -1 },
  report: null,
};

let session: Session;
let insight: Insight;
let shown: Record<string, unknown>[] = [];

speaking('watch', 'replay', 'replayed', 'share', 'analysed');
beforeEach(() => {
  session = new Session('T1');
  vi.spyOn(session, 'picks', 'get').mockReturnValue(4);
  insight = new Insight(session);
  session.insight = insight;
});
afterEach(() => {
  for (const part of shown) void unmount(part);
  shown = [];
  document.body.innerHTML = '';
});

function show(): void {
  shown.push(mount(Chances, { target: document.body, props: { session, insight } }));
  shown.push(mount(Moments, { target: document.body, props: { session } }));
  flushSync();
}
const marks = (): (string | undefined)[] => all('[data-mark]').map(({ dataset }) => dataset['mark']);

it('has marks that say what happened and lead there', () => {
  insight.course.report = report;
  show();
  expect(marks().sort()).toEqual(['mistake', 'turning', 'turning']);
  expect(find('[data-mark="mistake"]')?.getAttribute('aria-label')).toMatch(/^Mistake\. .*−20 ± 5 \(move 2\)$/);
  click('[data-mark="mistake"]');
  expect(session.player.at).toBe(1); // before the decision
  expect(all('.moment')).toHaveLength(3);
  expect(read('.moment[aria-current]')).toContain('−20 ± 5');
  expect(read('.about')).toContain('± 6');
});

it('does not tell what follows, if the reader wants that', () => {
  insight.course.report = report;
  session.player.at = 3;
  show();
  expect(all('.curve .later polyline').length).toBeGreaterThan(0);
  session.hides = true;
  flushSync();
  expect(all('.curve .later polyline')).toHaveLength(0);
  expect(marks()).toHaveLength(all('.moment').length);
  expect(all('.moment').length).toBeLessThan(3);
});

it('offers an analysis where there is none, and says how far one is', () => {
  insight.course.now = none;
  show();
  expect(read('.state')).toBe('No analysis of this game yet. Analyse it');
  const asked = vi.spyOn(insight.course, 'ask').mockResolvedValue();
  click('.state button');
  expect(asked).toHaveBeenCalledOnce();
  insight.course.now = { ...none, state: 'running', here: 2, all: 4 };
  insight.course.report = { ...report, judged: 2 };
  flushSync();
  expect(read('.state')).toBe('Move 2 of 4');
  expect(find('.working')).not.toBeNull();
});
