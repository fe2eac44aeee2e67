import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../api';
import type { AnalysisOut, ReportOut } from '../protocol';
import { Course } from './course.svelte';

const none: AnalysisOut = {
  state: 'none',
  ahead: 0,
  here: 0,
  all: 0,
  left: null,
  seconds: 0,
  mine: false,
  why: null,
  stamp: -1,
  report: null,
};
const report = { picks: 9 } as ReportOut;
const server = { analysis: vi.fn(), analyse: vi.fn(), stopAnalysis: vi.fn() };
let course: Course;

beforeEach(() => {
  vi.useFakeTimers();
  for (const one of Object.values(server)) one.mockReset();
  course = new Course('T1', server);
});
afterEach(() => {
  course.close();
  vi.useRealTimers();
});

it('asks again while it goes on, and keeps the report that it has', async () => {
  server.analysis.mockResolvedValueOnce(none);
  await course.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.analysis).toHaveBeenCalledTimes(1);

  server.analyse.mockResolvedValueOnce({ ...none, state: 'waiting' });
  server.analysis.mockResolvedValueOnce({ ...none, state: 'running', stamp: 3, report });
  server.analysis.mockResolvedValueOnce({ ...none, state: 'running', stamp: 3 });
  server.analysis.mockResolvedValue({ ...none, state: 'done', stamp: 9, report: { ...report, picks: 10 } });
  await course.ask();
  await vi.advanceTimersByTimeAsync(1500);
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.analysis).toHaveBeenLastCalledWith('T1', 3);
  expect(course.report).toBe(report);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(course.report?.picks).toBe(10);
  expect(server.analysis).toHaveBeenCalledTimes(4);
});

it('says why it was refused, and goes on looking while one runs', async () => {
  server.analysis.mockResolvedValueOnce({ ...none, state: 'running' });
  await course.open();
  server.analysis.mockRejectedValueOnce(new Refused(0, { key: 'web-error-offline', args: {} }));
  await vi.advanceTimersByTimeAsync(1500);
  expect(course.problem?.key).toBe('web-error-offline');
  server.analysis.mockResolvedValueOnce({ ...none, state: 'done' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(course.problem).toBeUndefined();
  expect(course.now?.state).toBe('done');
});

it('looks no more once the page was left', async () => {
  server.analysis.mockResolvedValue({ ...none, state: 'running' });
  await course.open();
  course.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.analysis).toHaveBeenCalledTimes(1);
});
