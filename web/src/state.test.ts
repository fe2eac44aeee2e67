import { beforeEach, describe, expect, test } from 'vitest';
import { notices } from './notices.svelte';
import type { Listener } from './socket';
import type { TableStore } from './state.svelte';
import { event, line, patch, seat, state, update } from './testing/messages';
import { question, scripted, turn, type Script } from './testing/table';

let script: Script;
let store: TableStore;
let listener: Listener;

beforeEach(() => {
  ({ script, store, listener } = scripted());
  notices.list = [];
});

describe('what is shown', () => {
  test('a state replaces everything', () => {
    listener.message(state({ seq: 3, version: 5, events: [event(1), event(2)], decisions: [question(0)] }));
    expect(store.ready).toBe(true);
    expect([store.seq, store.version]).toEqual([3, 5]);
    expect(store.events).toHaveLength(2);
    expect(store.queue).toEqual([]);
    expect(store.decision).toBeDefined();
  });

  test('updates add to the story; what happened in the last one is told event by event', () => {
    listener.message(state());
    listener.message(update(1, 1, { events: [event(1)] }));
    listener.message(update(2, 2, { events: [event(2), event(2, 'watch-event-gained')] }));
    expect(store.events.map((one) => one.seq)).toEqual([1, 2, 2]);
    expect(store.nextEvent()).toBe(store.events[1]);
    expect(store.queue).toEqual([store.events[2]]);
    store.nextEvent();
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
    expect(listener.seen()).toEqual({ seen: 3, chat: -1, patches: true });
  });

  test('a patch changes what it names and leaves the rest', () => {
    const picture = { hands: [{ size: 2 }, { size: 5 }], deck: 20 };
    const score = { winners: [0], points: [], sources: [], source_keys: [], rule: '', tie: null, title: '' };
    listener.message(state({ seq: 1, version: 1, picture, decisions: [question(0), { ...question(1), offer: true }] }));
    listener.message(patch(1, { changes: [[['hands', 1, 'size'], 4]], events: [event(2)] }));
    expect([store.seq, store.version, store.queue.length]).toEqual([2, 2, 1]);
    expect(store.picture).toEqual({ hands: [{ size: 2 }, { size: 4 }], deck: 20 });
    expect((store.picture?.hands as unknown[])[0]).toBe(picture.hands[0]);
    expect([store.decisions.length, store.offers.length]).toEqual([1, 1]);
    const over = { ...score, ending: { key: 'x', args: {} } };
    listener.message(patch(2, { decisions: [], over, undo: { seat: 0, allowed: true, why: null, left: null } }));
    expect([store.decisions, store.offers, store.undoable?.allowed, store.over]).toEqual([[], [], true, over]);
  });

  test('a patch of a picture that we do not have is not applied: we ask once for the whole state', () => {
    listener.message(state({ seq: 1, version: 1, picture: { deck: 20 } }));
    listener.message(patch(0, { changes: [[['deck'], 21]] })); // an echo
    expect(script.hellos).toBe(0);
    listener.message(patch(2, { changes: [[['deck'], 18]] }));
    listener.message(patch(3, { changes: [[['deck'], 17]] }));
    expect([script.hellos, listener.seen().seen, store.picture]).toEqual([1, -1, { deck: 20 }]);
    listener.message(state({ seq: 4, version: 4, picture: { deck: 17 } }));
    listener.message(patch(4, { changes: [[['deck'], 16]] }));
    expect([script.hellos, store.version, store.picture]).toEqual([1, 5, { deck: 16 }]);
  });

  test('chat, presence and votes come by themselves', () => {
    listener.message(state());
    listener.message({ type: 'chat', line: line(4) });
    listener.message({ type: 'chat', line: line(4) }); // heard again after a reconnect
    const { table } = state();
    listener.message({ type: 'presence', table, seats: [seat(0), seat(1, { online: false })], watching: 3 });
    listener.message({ type: 'vote', vote: { seat: 1, bot: ['Ada'], wait: [], needed: 2 } });
    listener.message({ type: 'vote', vote: { seat: 1, bot: ['Ada', 'Bo'], wait: [], needed: 2 } });
    expect(store.chat).toEqual([line(4)]);
    expect(store.seats[1]?.online).toBe(false);
    expect(store.watching).toBe(3);
    expect(store.votes).toEqual([{ seat: 1, bot: ['Ada', 'Bo'], wait: [], needed: 2 }]);
    expect(listener.seen().chat).toBe(4);
  });

  test('whoever is muted stays so until it is said otherwise', () => {
    listener.message(state({ muted: [{ speaker: 'b', name: 'Bo' }] }));
    store.mute({ speaker: 'a', name: 'Ada' });
    expect(store.muted.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    store.mute({ speaker: 'b', name: 'Bo' }, true);
    expect(store.muted.map(({ name }) => name)).toEqual(['Ada']);
    expect(script.told).toEqual([
      { type: 'mute', speaker: 'a', off: false },
      { type: 'mute', speaker: 'b', off: true },
    ]);
  });

  test('formalities are left to the server for all seats at this screen, when it says so', () => {
    listener.message(state({ me: [0, 2], formalities: [] }));
    store.leaveFormalities(true);
    expect(script.told).toEqual([
      { type: 'formalities', seat: 0, on: true },
      { type: 'formalities', seat: 2, on: true },
    ]);
    expect(store.formalities).toEqual([]);
    listener.message({ type: 'formalities', seats: [0, 2] });
    expect(store.formalities).toEqual([0, 2]);
    listener.message(state({ formalities: null }));
    expect(store.formalities).toBeNull();
  });

  test('the reason comes before the door is shut', () => {
    listener.message({ type: 'error', code: 'unknown-table', why: { key: 'room-unknown-table', args: {} }, id: '' });
    listener.turnedAway(4404);
    expect(store.turned).toEqual({ code: 4404, why: { key: 'room-unknown-table', args: {} } });
    expect(notices.list).toEqual([]);
  });
});

describe('what is done', () => {
  test('a pick names the state in which it was chosen; the seat is busy until the next one is here', async () => {
    listener.message(state({ seq: 6, version: 6, decisions: [question(0)] }));
    const picked = store.move({ type: 'pick', seat: 0, option: 'roll' });
    expect(script.asked).toEqual([{ type: 'pick', seq: 6, version: 6, seat: 0, option: 'roll' }]);
    expect(store.busy).toEqual([0]);
    await expect(store.move({ type: 'pick', seat: 0, option: 'roll' })).resolves.toBe(false); // a second click is not a second pick
    expect(script.asked).toHaveLength(1);
    script.reply({ type: 'done', id: 'x', seq: 7 });
    await turn();
    expect(store.busy).toEqual([0]); // acknowledged, but what can be clicked still belongs to the previous state
    listener.message(update(7, 7));
    await expect(picked).resolves.toBe(true);
    expect(store.busy).toEqual([]);
  });

  test('a pick for what was undone meanwhile names the moment that was shown', () => {
    listener.message(state({ seq: 6, version: 6, decisions: [question(0)] }));
    store.holder = { begin() {}, come() {}, leap() {} };
    listener.message(update(5, 7));
    listener.message(update(6, 8, { decisions: [question(0)] }));
    void store.move({ type: 'pick', seat: 0, option: 'roll' });
    expect(script.asked).toEqual([{ type: 'pick', seq: 6, version: 6, seat: 0, option: 'roll' }]);
  });

  test('an undo is done when the earlier state is here', async () => {
    listener.message(state({ seq: 6, version: 6, undo: { seat: 0, allowed: true, why: null, left: null } }));
    const undone = store.move({ type: 'undo', seat: 0 });
    script.reply({ type: 'done', id: 'x', seq: 5 });
    await turn();
    expect(store.busy).toEqual([0]);
    listener.message(update(5, 7));
    await expect(undone).resolves.toBe(true);
  });

  test('a refused pick says why, with its rule', async () => {
    listener.message(state());
    const picked = store.move({ type: 'pick', seat: 0, option: 'keep/0,0,N' });
    const why = { key: 'watch-why-cannot-pay', args: {} };
    script.reply({ type: 'refused', id: 'x', seq: 0, why, rule: 'GW-5.1' });
    await expect(picked).resolves.toBe(false);
    expect(notices.list).toMatchObject([{ why, rule: 'GW-5.1' }]);
  });

  test('what was not taken is told to whoever did it, but not to whoever only looked', async () => {
    listener.message(state());
    const why = { key: 'room-too-fast', args: {} };
    const [looked, picked] = [store.preview(0, 'roll'), store.move({ type: 'pick', seat: 0, option: 'roll' })];
    script.reply({ type: 'error', id: 'x', code: 'too-fast', why });
    await expect(looked).resolves.toBeUndefined();
    expect(notices.list).toEqual([]);
    script.reply({ type: 'error', id: 'y', code: 'too-fast', why });
    await expect(picked).resolves.toBe(false);
    expect(notices.list).toMatchObject([{ why }]);
  });

  test('the question of the seat that looks comes first, at one screen', () => {
    listener.message(state({ me: [0, 1], decisions: [question(0), question(1)] }));
    expect(store.decision?.seat).toBe(0);
    store.look(1);
    expect(store.decision?.seat).toBe(1);
    expect(script.hellos).toBe(1);
    expect(listener.seen()).toEqual({ seen: -1, chat: -1, patches: true, seat: 1 });
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
