import { expect, it } from 'vitest';
import type { ChoiceFacts } from '../api';
import { agreed } from './agreed';

const choice = (name: string): ChoiceFacts =>
  ({ name, values: ['true', 'false'], several: false, low: 0, high: 0, default: 'false', rule: null }) as ChoiceFacts;
const CHOICES = ['creatures', 'strict_borders', 'scorch_own'].map(choice);

it('tells what the book offers from what differs from it, and leaves out what is as usual', () => {
  const { chosen, unlike } = agreed('northgard', CHOICES, {
    creatures: 'true',
    strict_borders: 'true',
    scorch_own: 'false',
  });
  expect(chosen.map(({ name }) => name)).toEqual(['creatures']);
  expect(unlike.map(({ name }) => name)).toEqual(['strict_borders']);
});

it('takes every change of an unknown game as one from its book', () => {
  expect(agreed('chess', [choice('creatures')], { creatures: 'true' }).unlike).toHaveLength(1);
});
