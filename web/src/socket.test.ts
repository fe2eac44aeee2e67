// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from './protocol';
import { Line, type Light, type Listener, type Timing } from './socket';
import { state } from './testing/messages';
import { soon } from './testing/soon';
import { WireServer } from './testing/wireServer';

// quick, but no test may fail because the machine is busy: silence is long wherever the server answers
const QUICK: Timing = { ping: 30, silence: 20_000, resend: 80, breath: 10, wait: 20, longest: 60, pause: 400 };

/**
 * The browser's half of the same protocol. Like a browser's, it may be closed while it connects, without an exception.
 */
class Socket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined); // ws throws it when nobody listens
  }
}

class Ear implements Listener {
  messages: ServerMessage[] = [];
  lights: Light[] = [];
  codes: number[] = [];
  version = -1;
  message(message: ServerMessage): void {
    this.messages.push(message);
  }
  light(light: Light): void {
    if (this.lights.at(-1) !== light) this.lights.push(light);
  }
  seen(): { seen: number } {
    return { seen: this.version };
  }
  turnedAway(code: number): void {
    this.codes.push(code);
  }
}

let server: WireServer;
let ear: Ear;
let line: Line;

vi.setConfig({ testTimeout: 20_000 });

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket);
  server = await WireServer.start();
  ear = new Ear();
  line = new Line(server.url, ear, QUICK);
});

afterEach(async () => {
  line.close();
  await server.kill();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  test('says hello with what it has seen, and shows a green light once the server answers', async () => {
    ear.version = 41;
    line.open();
    await soon(() => expect(server.of('hello')).toEqual([{ type: 'hello', seen: 41 }]));
    expect(ear.lights).toEqual(['connecting']);
    server.tell(state());
    await soon(() => expect(ear.lights).toEqual(['connecting', 'online']));
    expect(ear.messages.filter(({ type }) => type === 'state')).toHaveLength(1);
  });

  test('keeps pinging, so that a quiet table stays green', async () => {
    line.open();
    await soon(() => expect(server.of('ping').length).toBeGreaterThan(3));
    expect(server.sockets).toHaveLength(1);
    expect(ear.lights).toEqual(['connecting', 'online']);
  });

  test('leaves a server that has fallen silent and dials again', async () => {
    server.answer = () => undefined;
    line = new Line(server.url, ear, { ...QUICK, silence: 200 });
    line.open();
    await soon(() => expect(server.sockets.length).toBeGreaterThan(1));
    expect(ear.lights).toContain('silent');
    expect(ear.lights).toContain('offline');
  });

  test('resolves a pick when it is done', async () => {
    server.answer = (message) => {
      if (message.type === 'pick') server.tell({ type: 'done', id: message.id, seq: 1 });
    };
    line.open();
    const answer = await line.ask({ type: 'pick', seq: 0, seat: 0, option: 'roll' });
    expect(answer).toMatchObject({ type: 'done', seq: 1 });
    expect(line.pending).toBe(0);
    expect(server.of('pick')).toHaveLength(1);
  });

  const hasty = (id: string): ServerMessage => {
    return { type: 'error', id, code: 'too-fast', why: { key: 'room-too-fast', args: {} } };
  };

  test('says a pick again that came too fast, with the same id, and tells nobody', async () => {
    server.answer = (message) => {
      if (message.type !== 'pick') return;
      server.tell(server.of('pick').length < 3 ? hasty(message.id) : { type: 'done', id: message.id, seq: 1 });
    };
    line.open();
    const answer = await line.ask({ type: 'pick', seq: 0, seat: 0, option: 'roll' });
    expect(answer).toMatchObject({ type: 'done', seq: 1 });
    expect(new Set(server.of('pick').map(({ id }) => id)).size).toBe(1);
    expect(ear.messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('gives up a pick that is always too fast, and does not say a preview again at all', async () => {
    server.answer = (message) => {
      if (message.type === 'pick' || message.type === 'preview') server.tell(hasty(message.id));
    };
    line = new Line(server.url, ear, { ...QUICK, resend: 20_000 });
    line.open();
    const asked = [
      line.ask({ type: 'preview', seat: 0, option: 'roll' }),
      line.ask({ type: 'pick', seq: 0, seat: 0, option: 'roll' }),
    ];
    expect(await Promise.all(asked)).toMatchObject([{ code: 'too-fast' }, { code: 'too-fast' }]);
    expect(server.of('preview')).toHaveLength(1);
    expect(server.of('pick')).toHaveLength(5);
  });

  test('says an unanswered pick again, with the same id', async () => {
    line.open();
    const answer = line.ask({ type: 'pick', seq: 0, seat: 0, option: 'roll' });
    await soon(() => expect(server.of('pick').length).toBeGreaterThan(1));
    const [first, second] = server.of('pick');
    expect(second).toEqual(first);
    server.tell({ type: 'done', id: first?.id ?? '', seq: 1 });
    await expect(answer).resolves.toMatchObject({ type: 'done' });
  });

  test('comes back after the server was killed, and brings the pick along', async () => {
    line.open();
    await soon(() => expect(server.of('hello')).toHaveLength(1));
    await server.kill();
    await soon(() => expect(ear.lights).toContain('offline'));
    const answer = line.ask({ type: 'pick', seq: 7, seat: 1, option: 'end-turn' });
    ear.version = 7;
    server.answer = (message) => {
      if (message.type === 'hello') server.tell(state({ seq: 7, version: 7 }));
      if (message.type === 'pick') server.tell({ type: 'done', id: message.id, seq: 8 });
    };
    await server.revive();
    await expect(answer).resolves.toMatchObject({ type: 'done', seq: 8 });
    expect(server.of('hello').at(-1)).toEqual({ type: 'hello', seen: 7 });
    expect(server.of('pick')).toHaveLength(1);
    expect(ear.lights.at(-1)).toBe('online');
  });

  test('says messages in the order in which they were asked', async () => {
    line.open();
    void line.ask({ type: 'chat', text: 'one' });
    void line.ask({ type: 'chat', text: 'two' });
    await soon(() => expect(server.of('chat').length).toBeGreaterThan(1));
    expect(
      server
        .of('chat')
        .map((message) => message.text)
        .slice(0, 2),
    ).toEqual(['one', 'two']);
  });

  test('does not come back to a table that does not want it', async () => {
    line.open();
    await soon(() => expect(server.sockets).toHaveLength(1));
    server.sockets[0]?.close(4404, 'unknown-table');
    await soon(() => expect(ear.codes).toEqual([4404]));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(server.sockets).toHaveLength(1);
  });

  test('comes back when it was asleep and did not say hello in time', async () => {
    line.open();
    await soon(() => expect(server.sockets).toHaveLength(1));
    server.sockets[0]?.close(4408, 'no-hello');
    await soon(() => expect(server.of('hello').length).toBeGreaterThan(1));
    expect(ear.codes).toEqual([]);
  });

  test('comes back after a longer pause when it was too fast, and does not hurry', async () => {
    line.open();
    await soon(() => expect(server.sockets).toHaveLength(1));
    const before = performance.now();
    server.sockets[0]?.close(4429, 'too-fast');
    await soon(() => expect(ear.lights).toContain('offline'));
    line.hurry();
    await soon(() => expect(server.sockets).toHaveLength(2));
    expect(performance.now() - before).toBeGreaterThan(0.7 * QUICK.pause - 20);
    await soon(() => expect(ear.lights.at(-1)).toBe('online'));
    expect(ear.codes).toEqual([]);
  });

  test('is quiet once it is closed', async () => {
    line.open();
    await soon(() => expect(server.of('hello')).toHaveLength(1));
    line.close();
    await soon(() => expect(server.sockets[0]?.readyState).toBe(WebSocket.CLOSED));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(server.sockets).toHaveLength(1);
  });
});
