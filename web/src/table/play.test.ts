import { beforeEach, describe, expect, test } from 'vitest';
import type { OptionOut, PhraseArg } from '../protocol';
import type { Answer, Listener, Request } from '../socket';
import { TableStore, type Speaker } from '../state.svelte';
import { state, update } from '../testing/messages';
import { Play } from './play.svelte';

/** A line that remembers what was asked and answers when it is told to. */
class Script implements Speaker {
  asked: Request[] = [];
  private answers: ((answer: Answer) => void)[] = [];
  open(): void {}
  close(): void {}
  hurry(): void {}
  tell(): void {}
  hello(): void {}
  ask(request: Request): Promise<Answer> {
    this.asked.push(request);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  reply(answer: Answer): void {
    this.answers.shift()?.(answer);
  }
  options(): string[] {
    return this.asked.flatMap((request) => (request.type === 'pick' ? [request.option] : []));
  }
}

function option(text: string): OptionOut {
  const [verb = '', place] = text.split('/');
  const kind = verb === 'road' ? 'path' : 'resource';
  return { text, verb, args: place ? [[kind, place]] : [], label: { key: 'watch-option-roll', args: {} } };
}

const asked = (texts: string[], args: Record<string, PhraseArg> = {}) => [
  { seat: 0, ask: { key: 'watch-ask-build', args }, options: texts.map(option) },
];
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

let script: Script;
let listener: Listener;
let play: Play;

beforeEach(() => {
  script = new Script();
  const store = new TableStore('T1', (one) => {
    listener = one;
    return script;
  });
  play = new Play(store);
  listener.message(state({ decisions: asked(['road/0,0,E', 'road/1,0,E', 'end-turn']) }));
});

describe('what is open', () => {
  test('is picked', () => {
    void play.choose('end-turn');
    expect(script.options()).toEqual(['end-turn']);
  });

  test('is picked once, while it is on its way', () => {
    void play.choose('end-turn');
    void play.choose('end-turn');
    expect(script.options()).toHaveLength(1);
  });

  test('is nothing for a spectator', async () => {
    listener.message(state({ me: [], viewer: -1, decisions: asked(['end-turn']) }));
    expect(play.decision).toBeUndefined();
    expect(await play.choose('end-turn')).toBe(false);
    expect(script.asked).toEqual([]);
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
  });
});

describe('aiming', () => {
  test('at a verb makes its places glow; again, or Esc, puts it away', () => {
    expect(play.aimed).toEqual([]);
    play.arm('road');
    expect(play.aimed).toEqual(['road']);
    play.arm('road');
    expect(play.aimed).toEqual([]);
    play.arm('road');
    expect(play.back()).toBe(true);
    expect(play.back()).toBe(false);
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
    expect(script.options()).toEqual([]);
    play.settle(road);
    expect(script.options()).toEqual(['road/0,0,E']);
  });
});

describe('previews', () => {
  test('are asked for once in every state, and only of what is open', async () => {
    play.look(option('road/0,0,E'));
    script.reply({ type: 'preview', id: '1', lines: [{ key: 'watch-preview-cost', args: {} }], rules: ['GW-5.1'] });
    await turn();
    expect(play.note).toMatchObject({ kind: 'preview', lines: [{ rule: 'GW-5.1' }] });
    play.leave(option('road/0,0,E'));
    expect(play.note).toBeUndefined();
    play.look(option('road/0,0,E'));
    await turn();
    expect(script.asked.filter(({ type }) => type === 'preview')).toHaveLength(1);
    expect(await play.ask('keep/0,0,N')).toEqual([]);
  });

  test('that come too late are not shown', async () => {
    play.look(option('road/0,0,E'));
    play.leave(option('road/0,0,E'));
    script.reply({ type: 'preview', id: '1', lines: [{ key: 'watch-preview-cost', args: {} }], rules: ['GW-5.1'] });
    await turn();
    expect(play.note).toBeUndefined();
  });
});

describe('several small picks', () => {
  test('wait for the state after each, and go one by one', async () => {
    listener.message(update(1, 1, { decisions: asked(['discard/ore']) }));
    const done = play.run(['discard/ore', 'discard/ore']);
    await turn();
    expect(script.options()).toEqual(['discard/ore']);
    script.reply({ type: 'done', id: '1', seq: 2 });
    await turn();
    expect(script.options()).toHaveLength(1); // the new state has not come yet
    listener.message(update(2, 2, { decisions: asked(['discard/ore']) }));
    await turn();
    expect(script.options()).toEqual(['discard/ore', 'discard/ore']);
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
    expect(script.options()).toEqual(['end-turn']);
    expect(play.running).toBe(false);
  });
});
