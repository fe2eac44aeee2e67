import { expect, test } from 'vitest';
import { layers } from './layers.svelte';

const escape = (target: EventTarget = document.body): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

test('Esc closes what was opened last, one at a time, whatever it is', () => {
  const closed: string[] = [];
  const names = ['sheet', 'dialog', 'chooser', 'note', 'menu'];
  const offs = new Map<string, () => void>();
  for (const name of names) {
    const close = (): void => {
      closed.push(name);
      offs.get(name)?.();
    };
    offs.set(name, layers.add(close));
  }
  offs.get('chooser')?.(); // closed by a click: Esc skips it
  for (let taken = 1; taken <= 4; taken += 1) {
    expect(escape()).toBe(true); // nothing else hears the key
    expect(closed).toHaveLength(taken);
  }
  expect(closed).toEqual(['menu', 'note', 'dialog', 'sheet']);
  expect(escape()).toBe(false);
});

test('Esc closes what nobody has opened together with what lies below it', () => {
  const closed: string[] = [];
  const offs = [
    layers.add(() => void closed.push('menu')),
    layers.add(() => void closed.push('hint')),
    layers.add(() => closed.push('preview') < 0),
  ];
  expect(escape()).toBe(true);
  expect(closed).toEqual(['preview', 'hint']);
  for (const off of offs) off();
});

test('a list that is unfolded keeps its key', () => {
  let closed = false;
  const off = layers.add(() => (closed = true));
  const list = document.createElement('select');
  document.body.append(list);
  expect(escape(list)).toBe(false);
  expect(closed).toBe(false);
  list.remove();
  off();
});
