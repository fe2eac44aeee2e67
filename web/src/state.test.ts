import { beforeEach, describe, expect, test } from 'vitest';
import { notices } from './notices.svelte';
import type { DecisionOut } from './protocol';
import type { Answer, Listener, Request } from './socket';
import { TableStore, type Speaker } from './state.svelte';
import { event, seat, state, update } from './testing/messages';

/** A line that remembers what was asked and answers when it is told to. */
class Script implements Speaker {
  asked: Request[] = [];
  hellos = 0;
  private answers: ((answer: Answer) => void)[] = [];
  open(): void {}
  close(): void {}
  hurry(): void {}
  tell(): void {}
  hello(): void {
    this.hellos += 1;
  }
  ask(request: Request): Promise<Answer> {
    this.asked.push(request);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  reply(answer: Answer): void {
    this.answers.shift()?.(answer);
  }
}

const question = (seat: number, options = ['roll']): DecisionOut => ({
  seat,
  ask: { key: 'watch-ask-roll', args: {} },
  options: options.map((text) => ({ text, verb: text, args: [], label: { key: 'watch-option-roll', args: {} } })),
});

let script: Script;
let store: TableStore;
let listener: Listener;

beforeEach(() => {
  script = new Script();
  store = new TableStore('T1', (one) => {
    listener = one;
    return script;
  });
  notices.list = [];
});

describe('what is shown', () => {
  test('a state replaces everything', () => {
    listener.message(state({ seq: 3, version: 5, events: [event(1), event(2)], decisions: [question(0)] }));
    expect(store.ready).toBe(true);
    expect([store.seq, store.version]).toEqual([3, 5]);
    expect(store.events).toHaveLength(2);
    expect(store.queue).toEqual([]);
    expect(store.myTurn).toBe(true);
  });

  test('updates add to the story and are queued to be shown one by one', () => {
    listener.message(state());
    listener.message(update(1, 1, { events: [event(1), event(1, 'watch-event-gained')] }));
    listener.message(update(2, 2, { events: [event(2)] }));
    expect(store.events.map((one) => one.seq)).toEqual([1, 1, 2]);
    expect(store.nextEvent()?.kind).toBe('watch-event-rolled');
    expect(store.queue).toHaveLength(2);
    store.skipEvents();
    expect(store.nextEvent()).toBeUndefined();
  });

  test('an old update is not shown again', () => {
    listener.message(state({ seq: 4, version: 9 }));
    listener.message(update(3, 8, { events: [event(3)] }));
    expect(store.seq).toBe(4);
    expect(store.events).toEqual([]);
  });

  test('an undo takes back what happened since', () => {
    listener.message(state({ seq: 2, version: 2, events: [event(1), event(2)] }));
    listener.message(update(1, 3));
    expect(store.seq).toBe(1);
    expect(store.events.map((one) => one.seq)).toEqual([1]);
    expect(listener.seen()).toEqual({ seen: 3, chat: -1 });
  });

  test('chat, presence and votes come by themselves', () => {
    listener.message(state());
    const line = { id: 4, name: 'Ada', seat: 1, text: 'hej', at: 0 };
    listener.message({ type: 'chat', line });
    listener.message({ type: 'chat', line }); // heard again after a reconnect
    const { table } = state();
    listener.message({ type: 'presence', table, seats: [seat(0), seat(1, { online: false })], watching: 3 });
    listener.message({ type: 'vote', vote: { seat: 1, bot: ['Ada'], wait: [], needed: 2 } });
    listener.message({ type: 'vote', vote: { seat: 1, bot: ['Ada', 'Bo'], wait: [], needed: 2 } });
    expect(store.chat).toEqual([line]);
    expect(store.seats[1]?.online).toBe(false);
    expect(store.watching).toBe(3);
    expect(store.votes).toEqual([{ seat: 1, bot: ['Ada', 'Bo'], wait: [], needed: 2 }]);
    expect(listener.seen().chat).toBe(4);
  });

  test('the reason comes before the door is shut', () => {
    listener.message({ type: 'error', code: 'unknown-table', why: { key: 'room-unknown-table', args: {} }, id: '' });
    listener.turnedAway(4404);
    expect(store.turned).toEqual({ code: 4404, why: { key: 'room-unknown-table', args: {} } });
    expect(notices.list).toEqual([]);
  });
});

describe('what is done', () => {
  test('a pick names the state in which it was chosen; the seat is busy until it is answered', async () => {
    listener.message(state({ seq: 6, version: 6, decisions: [question(0)] }));
    const picked = store.pick(0, 'roll');
    expect(script.asked).toEqual([{ type: 'pick', seq: 6, seat: 0, option: 'roll' }]);
    expect(store.busy).toEqual([0]);
    await expect(store.pick(0, 'roll')).resolves.toBe(false); // a second click is not a second pick
    expect(script.asked).toHaveLength(1);
    script.reply({ type: 'done', id: 'x', seq: 7 });
    await expect(picked).resolves.toBe(true);
    expect(store.busy).toEqual([]);
  });

  test('a refused pick says why, with its rule', async () => {
    listener.message(state());
    const picked = store.pick(0, 'keep/0,0,N');
    const why = { key: 'watch-why-cannot-pay', args: {} };
    script.reply({ type: 'refused', id: 'x', seq: 0, why, rule: 'GW-5.1' });
    await expect(picked).resolves.toBe(false);
    expect(notices.list).toMatchObject([{ why, rule: 'GW-5.1' }]);
  });

  test('the question of the seat that looks comes first, at one screen', () => {
    listener.message(state({ me: [0, 1], decisions: [question(0), question(1)] }));
    expect(store.decision?.seat).toBe(0);
    store.look(1);
    expect(store.decision?.seat).toBe(1);
    expect(script.hellos).toBe(1);
    expect(listener.seen()).toEqual({ seen: -1, chat: -1, seat: 1 });
  });

  test('why is answered to whoever asked', async () => {
    listener.message(state());
    const asked = store.why(0, 'keep/0,0,N');
    script.reply({
      type: 'reason',
      id: 'x',
      may: false,
      rule: 'GW-5.1',
      why: { key: 'watch-why-cannot-pay', args: {} },
    });
    await expect(asked).resolves.toMatchObject({ rule: 'GW-5.1' });
  });
});
