/**
 * What the server promised before the game, and whether it has kept its promise. kernel/proof.py says how it is made.
 */

import type { TableFacts } from '../protocol';
import { sha256 } from './sha256';

/** In digits, now and with the generator of older games. */
const SEED_LENGTHS = [64, 32];
/** By table: the first hash that this page was shown. The one at the end must be the same. */
const first = new Map<string, string>();

export function note(table: TableFacts): void {
  if (table.commitment !== null && !first.has(table.id)) first.set(table.id, table.commitment);
}

/** Whether the secret and the words are those whose hashes were shown, and the seed comes from them. */
export async function kept(table: TableFacts): Promise<boolean> {
  if (table.commitment === null || table.secret === null || table.seed === null) return false;
  const shown = first.get(table.id) ?? table.commitment;
  const lines = [table.secret, ...table.words].map((line) => `${line}\n`).join('');
  const [commitment, seed] = await Promise.all([sha256(table.secret), sha256(lines)]);
  const right = commitment === shown && commitment === table.commitment && fits(table.seed, seed);
  return right && (await arePromised(table));
}

const fits = (shown: string, seed: string): boolean => SEED_LENGTHS.includes(shown.length) && seed.startsWith(shown);

/** A word that was not revealed in time is the promise itself. In older games nobody promised. */
async function arePromised({ promises, words }: TableFacts): Promise<boolean> {
  if (promises.every((promise) => promise === '')) return true;
  const hashes = await Promise.all(words.map((word) => sha256(word)));
  return promises.every((promise, seat) => promise === words[seat] || (promise !== '' && promise === hashes[seat]));
}
