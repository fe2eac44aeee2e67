/** The marks of each game, by its name. */

import { MARKS as midgard } from '../games/midgard/lights';
import { MARKS as northgard } from '../games/northgard/lights';
import { MARKS as watch } from '../games/watch/lights';
import { MARKS as wild } from '../games/wild/lights';
import type { Marks } from './marks';

const GAMES: Readonly<Record<string, Marks>> = { midgard, northgard, watch, wild };

export function marksOf(game: string): Marks {
  return GAMES[game] ?? {};
}
