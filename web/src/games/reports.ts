/** What a game reports when it is over or replayed. A game without a report goes without these. */

import type { IconName } from '../lib/icons';
import type { EventOut } from '../protocol';
import type { Json } from './shared/view';

/** Each part is shown only if there is something to show. */
export interface GameReport<Scenery extends Json = Json> {
  /** The points that win, to be drawn as a line. */
  goal?(scenery: Scenery): number | undefined;
  /** The sources that are scored when the game is over, by their messages; all others are scored as it goes. */
  finals?: ReadonlySet<string>;
  /** For a source of points, by its message: `watch-source-keeps`. */
  sourceIcon?(key: string): IconName;
  /** The sum, if two dice were rolled: it is compared with the expected distribution. */
  roll?(event: EventOut): number | undefined;
  /** How many cards the seat of the event got, if any; those that follow a roll are counted. */
  cards?(event: EventOut): number;
  /** From whom the seat of the event took something, if it did. */
  tookFrom?(event: EventOut): number | undefined;
  /** What this game has of fights, and whether an event is one: a replay can stop there. */
  fights?: 'fights' | 'battles' | 'breaches';
  fight?(event: EventOut): boolean;
  /** The weight of an event: the heaviest of a turn is shown with it, one of weight 0 never. */
  weight?(event: EventOut): number;
  /** A turn to be marked in the chart of points. */
  turning?(event: EventOut): boolean;
}

const REPORTS: Record<string, () => Promise<{ report: GameReport }>> = {
  midgard: () => import('./midgard/report'),
  northgard: () => import('./northgard/report'),
  watch: () => import('./watch/report'),
  wild: () => import('./wild/report'),
};

export async function reportOf(game: string): Promise<GameReport | undefined> {
  return Object.hasOwn(REPORTS, game) ? (await REPORTS[game]?.())?.report : undefined;
}
