/** What a game adds to its rules: small drawings made of its values, and facts of a table that only it knows. */

import { api } from '../../api';
import type { Json } from '../../games/shared/view';
import { words } from '../../i18n/words.svelte';
import type { Amount, Fact, Sight } from './here';

/** A column of a drawing. */
export interface Cell {
  head: string;
  amounts: Amount[];
  /** Where there are no amounts. */
  text?: string;
  /** This is how it is for the reader at their table. */
  yours?: boolean;
}

export interface GameDrawings<Scenery extends Json = Json, Picture extends Json = Json> {
  /** By rule: drawn only where it is shown. */
  drawings: Record<string, (scenery: Scenery, at?: { picture: Picture; seat: number }) => Cell[]>;
  facts?(sight: Sight & { scenery: Scenery; picture: Picture }): Fact[];
}

const FOUND = import.meta.glob<{ default: GameDrawings }>('../../games/*/drawings.ts');

/** Undefined where the game has none, or none for this rule. */
export async function drawingsOf(game: string, rule?: string): Promise<GameDrawings | undefined> {
  const load = FOUND[`../../games/${game}/drawings.ts`];
  if (!load || (rule !== undefined && !(rule in (await load()).default.drawings))) return undefined;
  const [found] = await Promise.all([load(), words.need(game)]);
  return found.default;
}

const sceneries = new Map<string, Promise<Json>>();

/** As a new table with as few players as possible has it, for a reader without one. */
export function usualScenery(game: string, players: number): Promise<Json> {
  const coming = sceneries.get(game) ?? api.preview(game, players, {}).then(({ scenery }) => scenery);
  sceneries.set(game, coming);
  return coming;
}
