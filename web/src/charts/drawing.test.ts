import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import ScoreTable from '../end/ScoreTable.svelte';
import { report } from '../games/watch/report';
import type { ScoreOut } from '../protocol';
import { hearsKey, signOf } from '../replay/keys';
import PointsChart from './PointsChart.svelte';
import RollsChart from './RollsChart.svelte';
import { speaking } from '../testing/each';

let drawn: Record<string, unknown> | undefined;

function draw<Props extends Record<string, unknown>>(chart: Component<Props>, props: Props): HTMLElement {
  drawn = mount(chart, { target: document.body, props });
  return document.body;
}

function cells(page: HTMLElement): string[][] {
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim().replace(/\s+/g, ' ')),
  );
}

speaking('end', 'watch');
afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = undefined;
});

describe('charts', () => {
  it('draw a staircase for every player and tell the same in a table', () => {
    const series = [
      [2, 2, 3, 3],
      [2, 2, 2, 4],
    ];
    const marks = [{ turn: 2, icon: 'road' as const, label: 'Ada takes Longest Road.' }];
    const page = draw(PointsChart, { series, names: ['Ada', 'Bo'], goal: 10, marks });
    expect(page.querySelectorAll('path.line')).toHaveLength(2);
    expect(page.querySelectorAll('.what title')[0]?.textContent).toBe('Ada takes Longest Road.');
    expect(page.querySelector('svg[role=img] > title')?.textContent).toBe('Points by turn');
    expect(page.querySelector('svg[role=img] > desc')?.textContent).toContain('Ada: 3. Bo: 4.');
    // only turns in which something changed
    expect(cells(page)).toEqual([
      ['0', '2', '2'],
      ['2', '3', '2'],
      ['3', '3', '4'],
    ]);
  });

  it('count rolls beside what was to be expected', () => {
    const page = draw(RollsChart, { rolls: [7, 7, 8, 2] });
    expect(page.querySelectorAll('rect')).toHaveLength(11);
    expect(cells(page)[5]).toEqual(['7', '2', '0.7']);
  });
});

it('draws points below nothing inside the chart', () => {
  const page = draw(PointsChart, {
    series: [
      [0, 8, -3],
      [0, 2, -17],
    ],
    names: ['Ada', 'Bo'],
  });
  const frame = Number(page.querySelector('svg')?.getAttribute('height'));
  for (const line of page.querySelectorAll('path.line')) {
    const lows = [...(line.getAttribute('d') ?? '').matchAll(/V(-?[\d.]+)/g)].map(([, low]) => Number(low));
    expect(lows).toHaveLength(2);
    expect(Math.max(...lows)).toBeLessThan(frame);
  }
  expect([...page.querySelectorAll('text.end')].map((tick) => tick.textContent)).toContain('-10');
});

it('puts the winner first, with every source, and says who I am', () => {
  const over: ScoreOut = {
    winners: [1],
    points: [8, 10],
    sources: [
      [4, 4, 0, 0, 0],
      [3, 4, 2, 0, 1],
    ],
    source_keys: ['settlements', 'keeps', 'longest-road', 'largest-patrol', 'cards'].map(
      (key) => `watch-source-${key}`,
    ),
    ending: { key: 'watch-ending-goal', args: {} },
    rule: 'GW-9.2',
    tie: null,
    title: '',
  };
  const page = draw(ScoreTable, { over, names: ['Ada', 'Bo'], me: [0], report });
  expect(cells(page).map((row) => row.slice(0, 7))).toEqual([
    ['B Bo', '3', '4', '2', '0', '1', '10'],
    ['A Ada you', '4', '4', '0', '0', '0', '8'],
  ]);
  expect(page.querySelector('tbody [role=img]')?.getAttribute('aria-label')).toBe('winner');
  flushSync();
  expect(page.querySelectorAll('thead [data-explained]')).toHaveLength(over.source_keys.length);
});

it('leaves keys to whoever types, and Space to buttons', () => {
  document.body.innerHTML = '<input><button></button><p></p>';
  const heard = (selector: string, key: string, more: KeyboardEventInit = {}): boolean => {
    let answer = false;
    const target = document.querySelector(selector);
    target?.addEventListener('keydown', (event) => (answer = hearsKey(event as KeyboardEvent)), { once: true });
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
    return answer;
  };
  expect(heard('p', ' ')).toBe(true);
  expect(heard('button', 'ArrowLeft')).toBe(true);
  expect(heard('button', ' ')).toBe(false);
  expect(heard('input', 'ArrowLeft')).toBe(false);
  expect(heard('p', 'ArrowLeft', { altKey: true })).toBe(false);
  expect(heard('p', 'ArrowLeft', { ctrlKey: true })).toBe(true); // to another moment
  expect(heard('p', 'l', { ctrlKey: true })).toBe(false);
});

it('knows keys by their place', () => {
  expect(signOf({ code: 'KeyB', key: 'и' })).toBe('b');
  expect(signOf({ code: 'Numpad3', key: '3' })).toBe('3');
  expect(signOf({ code: 'ArrowLeft', key: 'ArrowLeft' })).toBe('arrowleft');
  expect(signOf({ code: '', key: 'T' })).toBe('t');
});
