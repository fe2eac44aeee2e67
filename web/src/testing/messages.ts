/** Complete messages of the server for tests, with what a test does not care about filled in. */

import type { ChatOut, EventOut, PatchMsg, SeatFacts, StateMsg, UpdateMsg } from '../protocol';

export function seat(number: number, more: Partial<SeatFacts> = {}): SeatFacts {
  return {
    seat: number,
    name: `Seat ${number}`,
    kind: 'person',
    bot: '',
    online: true,
    stand_in: '',
    needed: 0,
    wait: 0,
    named: '',
    ...more,
  };
}

export function line(id: number, more: Partial<ChatOut> = {}): ChatOut {
  return { id, name: 'Ada', speaker: 'a', watching: false, seat: 1, text: 'hej', at: 0, ...more };
}

export function event(seq: number, kind = 'watch-event-rolled'): EventOut {
  return { seq, kind, rule: 'GW-3.1', seat: 0, args: [], label: { key: kind, args: {} }, mine: false };
}

export function state(more: Partial<StateMsg> = {}): StateMsg {
  return {
    type: 'state',
    seq: 0,
    version: 0,
    table: {
      id: 'T1',
      game: 'watch',
      rules: 1,
      settings: {},
      status: 'playing',
      watch: 'all',
      host: 'Ingrid',
      created: 0,
      commitment: null,
      secret: null,
      seed: null,
      rematch: null,
      pack: '',
      promises: ['', ''],
      words: ['', ''],
      lesson: '',
      parent: '',
      parent_move: -1,
      chance: 'dice',
    },
    seats: [seat(0), seat(1)],
    me: [0],
    role: 'host',
    viewer: 0,
    scenery: {},
    picture: {},
    decisions: [],
    events: [],
    undo: { seat: 0, allowed: false, why: null, left: null },
    since: null,
    over: null,
    chat: [],
    speaker: 'me',
    muted: [],
    votes: [],
    formalities: null,
    lesson: null,
    ...more,
  };
}

export function update(seq: number, version: number, more: Partial<UpdateMsg> = {}): UpdateMsg {
  const { picture, decisions, undo, over, seats } = state();
  return { type: 'update', seq, version, picture, decisions, events: [], undo, over, seats, ...more };
}

export function patch(since: number, more: Partial<PatchMsg> = {}): PatchMsg {
  return { type: 'patch', seq: since + 1, version: since + 1, since, changes: [], events: [], ...more };
}
