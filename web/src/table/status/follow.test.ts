/** What the status says of the play-head. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../../i18n/words.svelte';
import { settings } from '../../settings.svelte';
import { event, seat, state, update } from '../../testing/messages';
import { anyView } from '../../testing/showing';
import { question, scripted, type Scripted } from '../../testing/table';
import Follow from './Follow.svelte';
import { Play } from '../play.svelte';

let tell: Scripted['tell'];
let play: Play;
let close: () => void;

beforeAll(async () => {
  await words.speak('en');
  await words.need('follow');
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  const { store, tell: say } = scripted();
  tell = say;
  play = new Play(store);
  play.view = anyView({ Board: (() => ({})) as never, active: (picture) => picture.active as number });
  tell(state({ seats: ['Ingrid', 'Thor', 'Astrid'].map((name, at) => seat(at, { name })), picture: { active: 1 } }));
  const stop = play.head.start(() => undefined);
  const part = mount(Follow, { target: document.body, props: { play } });
  close = () => {
    stop();
    void unmount(part);
    vi.useRealTimers();
  };
});
afterEach(() => close());

function pick(next: number): void {
  const { seq = 0, version = 0 } = play.store.latest ?? {};
  const seats = [...play.store.seats];
  const decisions = [question(next)];
  tell(update(seq + 1, version + 1, { events: [event(seq + 1)], picture: { active: next }, decisions, seats }));
  flushSync();
}

const text = (): string => document.querySelector('.lag')?.textContent.trim() ?? '';
const blocks = (): string[] =>
  [...document.querySelectorAll('.block')].map((one) =>
    `${one.textContent.trim()} ${one.className}`.replace(/ svelte\S*/, ''),
  );
const button = (key: string): HTMLElement | null => document.querySelector(`[aria-keyshortcuts="${key}"]`);
const press = (key: string): void => (button(key)?.click(), flushSync());

it('is in step while others act and all is told, and when we are asked all is shown', () => {
  expect([text(), blocks()]).toEqual(['in step', []]);
  pick(2);
  expect([text(), blocks()]).toEqual(['in step', ['T block here']]);
  press('Space');
  expect([text(), blocks()]).toEqual(['in step', ['T block past']]);
  pick(0);
  expect([text(), blocks(), button('P')]).toEqual(['all shown', [], null]);
});

it('counts the turns that wait, and ours after them', () => {
  pick(2);
  pick(1);
  expect([text(), blocks()]).toEqual(['1 turn behind', ['T block here', 'A block later']]);
  expect(button('End')).toBeNull();
  pick(0);
  expect(text()).toBe('3 turns behind');
  expect(blocks()).toEqual(['T block here', 'A block later', 'T block later', 'I block later ours']);
  press('ArrowRight');
  expect(play.head.catching).toBe(true);
  press('P');
  expect(button('P')?.getAttribute('aria-pressed')).toBe('true');
  vi.advanceTimersByTime(9000);
  expect(play.store.seq).toBe(1);
  press('End');
  expect([text(), play.store.seq, play.head.paused]).toEqual(['all shown', 3, false]);
});
