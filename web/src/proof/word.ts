/**
 * The random word that this browser adds to the dice of a table. The server is first shown its hash, the promise, and
 * gets the word when nobody can promise any more: so nobody, not even the server, can choose the dice. No player has to
 * do anything for it.
 */

import { api, Refused, type SeatWish, type TableWish } from '../api';
import type { TableFacts } from '../protocol';
import { find, keep, type Kept } from './ledger';
import { note } from './promise';
import { hex, sha256 } from './sha256';

const BYTES = 16;
/** Tables whose promise was renewed, or whose word is on its way. */
const attended = new Set<string>();

async function draw(): Promise<Pick<Kept, 'word' | 'promise'>> {
  const word = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  return { word, promise: await sha256(word) };
}

/** Returns the id of the table. */
export async function createTable(wish: TableWish): Promise<string> {
  const drawn = await draw();
  const seated = wish.seats.some(({ kind }) => kind === 'me' || kind === 'hotseat');
  const { id, commitment } = await api.create(seated ? { ...wish, promise: drawn.promise } : wish);
  if (seated) keep(id, { ...drawn, commitment });
  return id;
}

export async function sitDown(id: string, seat: number): Promise<void> {
  const drawn = await draw();
  const { table } = await api.sit(id, seat, drawn.promise);
  keep(id, { ...drawn, commitment: table.commitment });
}

/** Returns the id of the next table, which another player may have asked for before. */
export async function playAgain(id: string): Promise<string> {
  const drawn = await draw();
  const next = await api.rematch(id, drawn.promise);
  if (!find(next.id)) keep(next.id, { ...drawn, commitment: next.commitment });
  return next.id;
}

/** Returns the id of a new table that begins after so many picks of a past game. */
export async function playOn(id: string, move: number, seats: SeatWish[]): Promise<string> {
  const drawn = await draw();
  const made = await api.playOn(id, move, seats, drawn.promise);
  keep(made.id, { ...drawn, commitment: made.commitment });
  return made.id;
}

/** Does what the stage of our table asks for: promises a word, or reveals it. */
export async function attend(table: TableFacts, me: number[]): Promise<void> {
  note(table);
  if (me.length === 0 || table.commitment === null) return;
  try {
    if (table.status === 'open') await renew(table);
    else if (table.status === 'starting') await reveal(table);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem; // too late, or offline: the end screen says what came of it
  }
}

/** We may have sat down in another browser. It is done once, so that two browsers do not take turns. */
async function renew({ id, commitment, promises }: TableFacts): Promise<void> {
  const kept = find(id) ?? { ...(await draw()), commitment };
  if (attended.has(id) || promises.includes(kept.promise)) return;
  attended.add(id);
  keep(id, kept);
  try {
    await api.promise(id, kept.promise);
  } catch (problem) {
    attended.delete(id);
    throw problem;
  }
}

async function reveal({ id, commitment, promises, words }: TableFacts): Promise<void> {
  const kept = find(id);
  const seat = promises.indexOf(kept?.promise ?? '-');
  const busy = `${id}/word`;
  if (!kept || seat < 0 || words[seat] !== '' || kept.commitment !== commitment || attended.has(busy)) return;
  attended.add(busy);
  const sent = { ...kept, sent: kept.sent ?? Date.now() };
  keep(id, sent);
  try {
    await api.word(id, kept.word);
    keep(id, { ...sent, promises });
  } finally {
    attended.delete(busy);
  }
}
