import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import view from '../games/watch';
import { notices } from '../notices.svelte';
import { settings } from '../settings.svelte';
import type { DecisionOut } from '../protocol';
import type { Answer, Listener } from '../socket';
import { state, update } from '../testing/messages';
import { soon } from '../testing/soon';
import { anyView } from '../testing/showing';
import { option, question, scripted, turn, type Script } from '../testing/table';
import { Play } from './play.svelte';

const asked = (texts: string[]): DecisionOut[] => [question(0, texts, 'watch-ask-build')];

let script: Script;
let listener: Listener;
let play: Play;

beforeEach(() => {
  const table = scripted();
  ({ script, listener } = table);
  play = new Play(table.store);
  play.view = anyView(view);
  notices.list = [];
  listener.message(state({ decisions: asked(['road/0,0,E', 'road/1,0,E', 'end-turn']) }));
});

describe('what is open', () => {
  test('is picked', () => {
    void play.choose('end-turn');
    expect(script.picks()).toEqual(['end-turn']);
  });

  test('is picked once, while it is on its way', () => {
    void play.choose('end-turn');
    void play.choose('end-turn');
    expect(script.picks()).toHaveLength(1);
  });

  test('is nothing for a spectator', async () => {
    listener.message(state({ me: [], viewer: -1, decisions: asked(['end-turn']) }));
    expect(play.decision).toBeUndefined();
    expect(await play.choose('end-turn')).toBe(false);
    expect(script.asked).toEqual([]);
  });
});

describe('an offer', () => {
  const offer = { ...question(0, ['demand'], 'watch-ask-build'), offer: true };

  beforeEach(() => listener.message(state({ decisions: [question(1, []), offer] })));

  test('can be picked', () => {
    expect(play.options.map(({ text }) => text)).toEqual(['demand']);
    void play.choose('demand');
    expect(script.picks()).toEqual(['demand']);
  });

  test('is not waited for', () => {
    expect(play.decision).toBeUndefined();
    expect(play.store.decision).toBeUndefined();
    expect(play.store.decisions.map(({ seat }) => seat)).toEqual([1]);
  });

  test('stands back behind a question', () => {
    listener.message(state({ decisions: [...asked(['end-turn']), offer] }));
    expect(play.question?.options.map(({ text }) => text)).toEqual(['end-turn']);
  });
});

describe('what is not open', () => {
  test('is asked about, and the reason shown', async () => {
    const chosen = play.choose('keep/0,0,N');
    expect(script.asked[0]).toMatchObject({ type: 'why', option: 'keep/0,0,N' });
    const why = { key: 'watch-why-cannot-pay', args: {} };
    script.reply({ type: 'reason', id: '1', may: false, rule: 'GW-5.1', why });
    expect(await chosen).toBe(false);
    expect(play.note?.lines).toEqual([{ phrase: why, rule: 'GW-5.1' }]);
    play.leave(undefined); // the mouse goes from the thing, which has no option, to the rule in the note
    expect(play.note?.kind).toBe('reason');
  });
});

describe('aiming', () => {
  test('at a verb makes its places glow; again puts it away', () => {
    expect(play.aimed).toEqual([]);
    play.arm('road');
    expect(play.aimed).toEqual(['road']);
    play.arm('road');
    expect(play.aimed).toEqual([]);
  });

  test('needs no word where only places are asked for', () => {
    listener.message(update(1, 1, { decisions: asked(['road/0,0,E', 'road/1,0,E']) }));
    expect(play.aimed).toEqual(['road']);
  });

  test('ends when there is nothing to aim at any more', () => {
    play.arm('road');
    listener.message(update(1, 1, { decisions: asked(['end-turn']) }));
    play.refresh();
    expect(play.armed).toBeUndefined();
  });

  test('a tap waits for a yes; the second tap is the yes', () => {
    const road = option('road/0,0,E');
    play.settle(road);
    expect(script.picks()).toEqual([]);
    play.settle(road);
    expect(script.picks()).toEqual(['road/0,0,E']);
  });
});

describe('previews', () => {
  const previews = (): string[] =>
    script.asked.flatMap((request) => (request.type === 'preview' ? [request.option] : []));
  const answer: Answer = {
    type: 'preview',
    id: '1',
    lines: [{ key: 'watch-preview-cost', args: {} }],
    rules: ['GW-5.1'],
    warns: [false],
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

  test('are asked for once in every state, and only of what is open', async () => {
    play.look(option('road/0,0,E'));
    await pass(150);
    script.reply(answer);
    await pass(1);
    expect(play.note).toMatchObject({ kind: 'preview', lines: [{ rule: 'GW-5.1' }] });
    play.leave('road/0,0,E');
    expect(play.note).toBeUndefined();
    play.look(option('road/0,0,E'));
    await pass(1); // what is known is shown at once
    expect(play.note?.lines).toHaveLength(1);
    expect(previews()).toHaveLength(1);
    expect(await play.ask('keep/0,0,N')).toEqual([]);
  });

  test('that come too late are not shown', async () => {
    play.look(option('road/0,0,E'));
    await pass(150);
    play.leave('road/0,0,E');
    script.reply(answer);
    await pass(1);
    expect(play.note).toBeUndefined();
  });

  test('are not asked for on the way to something else', async () => {
    for (let times = 0; times < 60; times += 1) {
      const road = option(times % 2 === 0 ? 'road/0,0,E' : 'road/1,0,E');
      play.look(road);
      await pass(30);
      play.leave(road.text);
    }
    play.look(option('road/1,0,E'));
    await pass(150);
    expect(previews()).toEqual(['road/1,0,E']);
  });

  test('that were not answered are asked for again, and nothing is said about it', async () => {
    play.look(option('road/0,0,E'));
    await pass(150);
    script.reply({ type: 'error', id: '1', code: 'too-fast', why: { key: 'room-too-fast', args: {} } });
    await pass(1);
    expect(notices.list).toEqual([]);
    play.leave('road/0,0,E');
    play.look(option('road/0,0,E'));
    await pass(150);
    expect(previews()).toHaveLength(2);
  });
});

describe('what the server warns of', () => {
  const told = (warns: boolean): void =>
    script.reply({ type: 'preview', id: 'x', lines: [{ key: 'k', args: {} }], rules: [''], warns: [warns] });

  const asks = (): unknown[] => script.questions().map((each) => each.type === 'pick' && [each.option, each.careful]);

  afterEach(() => void vi.useRealTimers());

  test('is asked about when it was picked before its preview came, and waits for a yes', async () => {
    vi.useFakeTimers();
    play.arm('road');
    const first = play.choose('road/0,0,E');
    expect(asks()).toEqual([['road/0,0,E', true]]);
    told(true);
    expect(await first).toBe(false);
    expect([play.armed, play.settled, play.busy]).toEqual(['road', true, false]);
    await vi.advanceTimersByTimeAsync(100);
    play.confirm(); // a double click has read nothing
    expect(script.picks()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    play.confirm();
    expect(asks().slice(1)).toEqual([['road/0,0,E', undefined]]);
  });

  test('is not picked by a click in the moment in which it appears', async () => {
    vi.useFakeTimers();
    play.look(option('road/0,0,E'));
    await vi.advanceTimersByTimeAsync(150);
    told(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(await play.choose('road/0,0,E')).toBe(false);
    expect([play.settled, script.picks()]).toEqual([true, []]);
    expect(play.note?.lines).toMatchObject([{ warns: true }]);
    await vi.advanceTimersByTimeAsync(300);
    void play.choose('road/0,0,E');
    expect(script.picks()).toEqual(['road/0,0,E']);
  });

  test('does not hold up what is known to be harmless', async () => {
    play.look(option('road/0,0,E'));
    await soon(() => expect(script.asked).toHaveLength(1));
    told(false);
    await turn();
    void play.choose('road/0,0,E');
    expect(asks()).toEqual([['road/0,0,E', undefined]]);
  });

  test('is not the last of several small picks', async () => {
    const careful = play.run(['end-turn'], 'careful');
    await turn();
    told(true);
    expect(await careful).toBe(true);
    expect(script.picks()).toEqual([]);
    expect(play.busy).toBe(false);
    listener.message(update(1, 1, { decisions: asked(['end-turn']) }));
    void play.run(['end-turn'], 'careful');
    await turn();
    told(false);
    await turn();
    expect(script.picks()).toEqual(['end-turn']);
  });
});

describe('who confirms first', () => {
  afterEach(() => void (settings.grace = 'wait'));

  test('is asked about what gives the move away; bots wait for whatever was not confirmed', async () => {
    settings.grace = 'confirm';
    listener.message(state({ decisions: [question(0, ['road/0,0,E'], 'watch-ask-first-road')] }));
    void play.choose('road/0,0,E');
    expect([play.settled, script.picks()]).toEqual([true, []]);
    script.reassure();
    await turn();
    play.confirm();
    expect(script.picks()).toEqual(['road/0,0,E']);
    expect(script.told).toEqual([{ type: 'grace', on: false }]);
    listener.message(update(1, 1, { decisions: [question(0, ['buy'], 'watch-ask-trade')] }));
    script.reply({ type: 'done', id: 'x', seq: 1 });
    await turn();
    void play.choose('buy');
    expect(script.told.at(-1)).toEqual({ type: 'grace', on: true });
  });
});

describe('several small picks', () => {
  test('wait for the state after each, and go one by one', async () => {
    listener.message(update(1, 1, { decisions: asked(['discard/ore']) }));
    const done = play.run(['discard/ore', 'discard/ore']);
    await turn();
    expect(script.picks()).toEqual(['discard/ore']);
    script.reply({ type: 'done', id: '1', seq: 2 });
    await turn();
    expect(script.picks()).toHaveLength(1); // the new state has not arrived yet
    listener.message(update(2, 2, { decisions: asked(['discard/ore']) }));
    await turn();
    expect(script.picks()).toEqual(['discard/ore', 'discard/ore']);
    expect(play.busy).toBe(true);
    script.reply({ type: 'done', id: '2', seq: 3 });
    listener.message(update(3, 3, { decisions: asked(['end-turn']) }));
    expect(await done).toBe(true);
    expect(play.busy).toBe(false);
  });

  test('stop at the first that is refused', async () => {
    const done = play.run(['end-turn', 'roll']);
    await turn();
    script.reply({ type: 'refused', id: '1', seq: 0, why: { key: 'web-undo-nothing', args: {} }, rule: '' });
    expect(await done).toBe(false);
    expect(script.picks()).toEqual(['end-turn']);
    expect(play.running).toBe(false);
  });

  /** Acknowledges the last request and shows its result. */
  async function done(seq: number, version: number, texts: string[], undo = false): Promise<void> {
    await turn();
    script.reply({ type: 'done', id: 'x', seq });
    listener.message(
      update(seq, version, { decisions: asked(texts), undo: { seat: 0, allowed: undo, why: null, left: null } }),
    );
    await turn();
  }
  const why = { key: 'watch-why-already-sent', args: {} };
  const sorry = (): void => script.reply({ type: 'reason', id: 'x', may: false, rule: 'GW-4.4', why });

  test('that cannot go on are explained at once, and taken back', async () => {
    listener.message(update(1, 1, { decisions: asked(['propose', 'end-turn']) }));
    const ran = play.run(['propose', 'add/ore', 'send']);
    await done(2, 2, ['add/ore', 'drop'], true);
    await done(3, 3, ['add/ore', 'drop'], true); // `send` is not among them
    expect(script.asked.at(-1)).toMatchObject({ type: 'why', option: 'send' });
    sorry();
    await turn();
    expect(notices.list).toMatchObject([{ why, rule: 'GW-4.4' }]);
    expect(script.asked.at(-1)).toMatchObject({ type: 'undo', seq: 3 });
    await done(2, 4, ['add/ore', 'drop'], true);
    await done(1, 5, ['propose', 'end-turn'], true); // what was done before is not taken back with it
    expect(await ran).toBe(false);
    expect(script.asked.filter(({ type }) => type === 'undo')).toHaveLength(2);
    expect(play.busy).toBe(false);
  });

  test('that cannot be taken back stay open, to be changed by hand', async () => {
    listener.message(update(1, 1, { decisions: asked(['counter', 'decline']) }));
    const ran = play.run(['counter', 'send']);
    await done(2, 2, ['add/ore', 'drop']);
    sorry();
    expect(await ran).toBe(false);
    expect(script.picks()).toEqual(['counter']);
    expect(play.options.map(({ text }) => text)).toEqual(['add/ore', 'drop']);
  });

  test('with one way out take it', async () => {
    listener.message(update(1, 1, { decisions: asked(['counter', 'decline']) }));
    const ran = play.run(['counter', 'send']);
    await done(2, 2, ['drop']);
    sorry();
    await done(3, 3, ['end-turn']);
    expect(await ran).toBe(false);
    expect(script.picks()).toEqual(['counter', 'drop']);
  });

  test('of which the first is not open are only explained', async () => {
    const ran = play.run(['propose', 'send']);
    expect(script.asked).toMatchObject([{ type: 'why', option: 'propose' }]);
    sorry();
    expect(await ran).toBe(false);
    expect(script.asked).toHaveLength(1);
  });
});
