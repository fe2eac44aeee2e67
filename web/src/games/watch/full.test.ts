/**
 * The table of the full game with messages from real games: the north is drawn, and every question of a hero has its
 * control.
 */
import { flushSync, type Component } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { DecisionOut } from '../../protocol';
import type { Request } from '../../socket';
import ChoiceBar from '../../table/tray/ChoiceBar.svelte';
import Seats from '../../table/seats/Seats.svelte';
import { eachAt } from '../../testing/each';
import { seat, state } from '../../testing/messages';
import recorded from '../../testing/watch-full.json';
import type { PlayProps } from '../shared/view';
import { tipOf } from '../../testing/showing';
import { soon } from '../../testing/soon';
import { all, asPicture, asScenery, click, Watching } from '../../testing/watch';
import Supply from './board/docks/Supply.svelte';
import Questions from './Questions.svelte';
import type { Picture, Scenery } from './shapes';
import view from '.';
import { tell } from './tell';

type Moment = keyof typeof recorded.moments;

const scenery = asScenery(recorded.scenery);
let table: Watching;
let play: Watching['play'];
let asked: Request[];
eachAt('watch', () => {
  table = new Watching();
  play = table.play;
  asked = table.script.asked;
  return table;
});

/** Seen from the seat that is asked. */
function at(moment: Moment): void {
  const { picture, decisions } = recorded.moments[moment];
  const viewer = decisions[0]?.seat ?? 0;
  const seats = recorded.names.map((name, number) => seat(number, { name }));
  const told = { scenery: recorded.scenery, picture, decisions: decisions as unknown as DecisionOut[], seats };
  table.tell(state({ ...told, me: [viewer], viewer }));
}

const show = (part: Component<PlayProps<Scenery, Picture>>): void => table.show(part, { play });

function showBoard(): void {
  table.show(view.Board, { scenery, picture: play.picture, names: recorded.names, play });
}

const offered = (): string[] => all('[data-option]').map((element) => element.dataset.option ?? '');

describe('the north', () => {
  it('shows every wildling, guard, camp and count of the picture', () => {
    at('wildling');
    showBoard();
    const { north } = play.picture;
    const camps = Object.values(north?.camps ?? {}).flat();
    const waiting = Object.values(north?.clearings ?? {}).flat();
    const guards = Object.values(north?.wall ?? {}).flat();
    expect(all('[data-camp]')).toHaveLength(12);
    expect(all('[data-camp][data-kind]')).toHaveLength(camps.length);
    expect(all('[data-clearing] [data-kind]')).toHaveLength(waiting.length);
    expect(all('[data-gift]').map((one) => one.dataset.gift)).toEqual(north?.gift.map(({ hex }) => hex));
    expect(all('[data-guard]')).toHaveLength(guards.length);
    expect(all('[data-trail] text').map((text) => text.textContent)).toEqual(['1·2', '3', '4', '5', '6', '7·8']);
  });

  it('tells breaches and wildlings in the Gift where there is no room for its boards', () => {
    at('wildling');
    showBoard();
    const { north } = play.picture;
    expect(document.querySelector('[data-chip="breaches"] b')?.textContent).toBe(String(north?.breaches));
    expect(document.querySelector('[data-chip="gift"] b')?.textContent).toBe(String(north?.gift.length));
  });

  it('says what is printed in the book, what is public and what is ours', () => {
    at('wildling');
    showBoard();
    expect(tipOf('[data-trail="t1_2"]')?.source).toBe('public');
    expect(tipOf('[data-trail="t5"]')?.source).toBe('book');
    expect(tipOf('[data-clearing="c3_4"]')?.source).toBe('public');
    expect(tipOf('[data-section="wall2"]')?.source).toBe('public');
    expect(tipOf('[data-arrow="wall2"]')).toMatchObject({ rule: 'GW-13.6', source: 'house' });
    expect(tipOf('[data-chip="frostfangs"]')?.source).toBe('public');
    show(Supply);
    expect(tipOf('.supply span')?.source).toBe('public');
    expect(tipOf('.deck:last-of-type')).toMatchObject({ rule: 'GW-12.5', source: 'public' });
  });

  it.each(['guard', 'wildling', 'lift'] as const)('lets a place be clicked: %s', (verb) => {
    at(verb);
    showBoard();
    const places = play.options.filter((option) => play.isPlace(option)).map(({ text }) => text);
    if (play.aimed.length === 0) play.arm(verb);
    flushSync();
    const open = offered().filter((text) => text.startsWith(`${verb}/`));
    expect(open.sort()).toEqual(places.filter((text) => text.startsWith(`${verb}/`)).sort());
    click(`g.target[data-option="${open[0]}"]`);
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: open[0] });
  });

  it('glows also where none of its places may be taken', () => {
    const { picture, decisions } = recorded.moments.guard;
    const [first] = decisions as unknown as DecisionOut[];
    if (!first) throw new Error('nobody is asked');
    const none = { text: 'none', verb: 'none', args: [], label: { key: 'watch-option-none', args: {} } };
    const both = [{ ...first, options: [...first.options, none] }];
    table.tell(state({ scenery: recorded.scenery, picture, decisions: both, me: [first.seat], viewer: first.seat }));
    expect(play.aimed).toEqual(['guard']);
    show(ChoiceBar);
    expect(offered()).toEqual(['none']);
  });

  it('asks why a section cannot be picked', () => {
    at('guard');
    showBoard();
    if (play.aimed.length === 0) play.arm('guard');
    flushSync();
    click('.places rect');
    expect(asked.at(-1)).toMatchObject({ type: 'why', option: `guard/${scenery.north?.sections[0]?.id}` });
  });
});

describe('heroes', () => {
  it('are used by a click and a yes, or say why not', () => {
    at('hero');
    show(view.Tray);
    const option = play.withVerb('hero')[0]?.text ?? '';
    const card = `[data-hero="${option.slice('hero/'.length)}"]`;
    expect(document.querySelector(card)?.getAttribute('aria-disabled')).toBe('false');
    click(card);
    expect(play.candidate?.text).toBe(option);
    play.confirm();
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option });
  });

  it('that do not serve now say why', () => {
    at('guard');
    show(view.Tray);
    const { hero } = play.picture.seats[play.seat ?? 0] ?? {};
    click('[data-hero]');
    expect(asked.at(-1)).toMatchObject({ type: 'why', option: `hero/${hero?.id}` });
  });

  it('stand by every player', () => {
    at('roll');
    table.show(Seats, { play, open: () => undefined });
    expect(all('.seat .medal')).toHaveLength(4);
  });

  it('are kept or replaced in a dialog that shows all free ones', () => {
    at('keep-hero');
    show(Questions);
    const { display = [] } = play.picture;
    expect(offered().sort()).toEqual(['keep-hero', ...display.map((id) => `take-hero/${id}`)].sort());
    click('[data-option="keep-hero"]');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'keep-hero' });
  });
});

describe('every question', () => {
  const QUESTIONS = Object.keys(recorded.moments) as Moment[];

  it.each(QUESTIONS)('can be answered by a click: %s', (moment) => {
    at(moment);
    show(Questions);
    show(view.Tray);
    show(ChoiceBar);
    showBoard();
    for (const option of play.options.filter(({ verb }) => verb === moment)) {
      const { text, verb } = option;
      const control = [
        `[data-option="${text}"]`,
        verb === 'hero' ? `[data-hero="${text.slice('hero/'.length)}"]` : `[data-build="${verb}"]`,
      ];
      expect(
        control.some((selector) => document.querySelector(selector)),
        text,
      ).toBe(true);
    }
  });

  it.each(QUESTIONS)('has words: %s', (moment) => {
    at(moment);
    const told = tell(scenery, asPicture(recorded.moments[moment].picture), recorded.names, []);
    const text = told.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
    expect(text).toContain('Cave Dwellers');
    expect(text).not.toMatch(/watch-|\{\$/);
  });
});

describe('small picks', () => {
  it('show the hand that is seen', () => {
    at('seize');
    show(Questions);
    const open = play.withVerb('seize').map(({ text }) => text);
    const live = all('[data-option^="seize/"]:not([aria-disabled="true"])').map((card) => card.dataset.option);
    expect(live.sort()).toEqual(open.sort());
    expect(all('[data-option^="seize/"] .card b').length).toBe(open.length);
  });

  it('can be declined where that is open', () => {
    at('gain');
    show(Questions);
    click('[data-option="none"]');
    expect(asked.at(-1)).toMatchObject({ type: 'pick', option: 'none' });
  });

  it('offer a hero’s swap as a question of its own', async () => {
    at('give');
    show(Questions);
    const open = play.withVerb('give')[0]?.text ?? '';
    click(`[data-option="${open}"]`);
    table.script.reassure();
    await soon(() => expect(asked.at(-1)).toMatchObject({ type: 'pick', option: open }));
  });
});

describe('docks', () => {
  it('show three dice, the free heroes and what threatens', () => {
    at('wildling');
    show(view.Docks);
    const { display = [] } = play.picture;
    expect(all('.dock li .face')).toHaveLength(display.length);
    expect(all('.dock h3').length).toBeGreaterThan(1);
  });
});
