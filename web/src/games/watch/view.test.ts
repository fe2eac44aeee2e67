/** The table of the Watch with messages from a real game: it is drawn, and a click picks. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../i18n/words.svelte';
import type { DecisionOut } from '../../protocol';
import type { Request } from '../../socket';
import { Play } from '../../table/play.svelte';
import { seat, state } from '../../testing/messages';
import { anyView } from '../../testing/showing';
import { scripted, type Scripted } from '../../testing/table';
import { asPicture, scenery } from '../../testing/watch';
import recorded from '../../testing/watch.json';
import type { PlayProps } from '../shared/view';
import Questions from './Questions.svelte';
import type { Picture, Scenery } from './shapes';
import view from '.';

type Moment = 'roll' | 'build' | 'tormund' | 'discard' | 'answer';

let asked: Request[];
let tell: Scripted['tell'];
let play: Play<Scenery, Picture>;
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await words.speak('en');
  await words.need('watch');
});

beforeEach(() => {
  const table = scripted();
  tell = table.tell;
  asked = table.script.asked;
  play = new Play(table.store);
  play.view = anyView(view);
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
});

function at(moment: Moment): void {
  const { picture, decisions } = recorded[moment];
  const seats = recorded.names.map((name, number) => seat(number, { name }));
  tell(state({ scenery: recorded.scenery, picture, decisions: decisions as DecisionOut[], seats }));
}

function show(part: Component<PlayProps<Scenery, Picture>>): void {
  shown = mount(part, { target: document.body, props: { play } });
  flushSync();
}

function showBoard(): void {
  const props = { scenery, picture: play.picture, names: recorded.names, play };
  shown = mount(view.Board, { target: document.body, props });
  flushSync();
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (selector: string): void => {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe('the board', () => {
  it('offers exactly the open places', () => {
    at('tormund');
    showBoard();
    const open = play.options.map(({ text }) => text).sort();
    expect(
      all('[data-option]')
        .map((target) => target.dataset.option)
        .sort(),
    ).toEqual(open);
    expect(all('[data-option]').every((target) => target.getAttribute('aria-label') !== '')).toBe(true);
  });

  it('picks the place that is clicked', () => {
    at('tormund');
    showBoard();
    const text = all('[data-option]')[0]?.dataset.option;
    click('[data-option]');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: text });
  });

  it('asks why a place is not open', () => {
    at('tormund');
    showBoard();
    const closed = play.store.picture?.tormund;
    const hexes = recorded.scenery.hexes.map(({ text }) => text);
    all('.places polygon')[hexes.indexOf(String(closed))]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked.at(-1)).toMatchObject({ type: 'why', option: `tormund/${String(closed)}` });
  });

  it('is only looked at in a replay', () => {
    at('build');
    shown = mount(view.Board, {
      target: document.body,
      props: { scenery, picture: play.picture, names: recorded.names },
    });
    flushSync();
    expect(all('[tabindex="0"]')).toEqual([]);
    expect(document.querySelector('svg.top')?.getAttribute('role')).toBe('img');
  });
});

describe('the tray', () => {
  it('has live tiles exactly for what is open', () => {
    at('build');
    show(view.Tray);
    for (const verb of ['road', 'settlement', 'keep', 'buy-card']) {
      const tile = document.querySelector(`[data-build="${verb}"]`);
      expect(tile?.getAttribute('aria-disabled'), verb).toBe(String(play.withVerb(verb).length === 0));
    }
  });

  it('has one main button, which ends this step', () => {
    at('roll');
    show(view.Tray);
    click('.main');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'roll' });
  });

  it('asks once before a turn ends while something can be paid', () => {
    at('build');
    show(view.Tray);
    click('.main');
    expect(asked).toEqual([]);
    click('.ask .primary');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'end-turn' });
  });
});

describe('dialogs', () => {
  it('let as many cards be discarded as are asked for', async () => {
    at('discard');
    show(Questions);
    const needed = Number(play.decision?.ask.args.number);
    for (let card = 0; card < needed + 3; card += 1) click('[data-more]:not([aria-disabled="true"])');
    expect(all('[data-more]:not([aria-disabled="true"])')).toEqual([]);
    click('[data-send]');
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ type: 'pick' }));
  });

  it('answer an offer with what is open', () => {
    at('answer');
    show(Questions);
    for (const text of ['accept', 'decline', 'counter']) {
      const button = document.querySelector(`[data-option="${text}"]`);
      expect(button?.getAttribute('aria-disabled'), text).toBe(String(!play.has(text)));
    }
    click('[data-option="decline"]');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'decline' });
  });
});

describe('the game in words', () => {
  it('tells every hex and every player', () => {
    at('build');
    const told = view.tell(scenery, asPicture(recorded.build.picture), recorded.names, []);
    expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(recorded.names));
    const text = told.flatMap(({ lines }) => lines).join('\n');
    for (const hex of recorded.scenery.hexes) expect(text).toContain(`(${hex.text})`);
    expect(text).not.toMatch(/watch-|\{\$/);
  });

  it('counts the same for a seat as the picture does', () => {
    const standing = view.standing(scenery, asPicture(recorded.build.picture), 0);
    expect(standing.points + standing.hidden).toBe(recorded.build.picture.seats[0]?.points.seen);
  });
});
