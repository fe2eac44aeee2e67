/** Why a player's buildings cannot be attacked in this turn, as far as the table shows it; the server says the rest. */

import { t } from '../../../i18n/words.svelte';
import { NOBODY } from '../picture';
import type { Picture } from '../shapes';
import type { Open } from '../targets';

export interface Safety {
  text: string;
  rule: string;
}

export const isTarget = (open: Open, seat: number): boolean =>
  [...open.keys()].some((text) => text.startsWith(`attack/${seat},`));

/** Nothing while it is not our turn, or where something of this player can be attacked. */
export function safetyOf(picture: Picture, seat: number, open: Open, choosing: boolean): Safety | undefined {
  const { victim, seats } = picture;
  if (!choosing || isTarget(open, seat) || victim === seat) return undefined;
  if (victim !== NOBODY) return { text: t('wild-web-safe-one'), rule: 'VW-7.2' };
  if (!seats[seat]?.attacked) return undefined;
  return { text: t('wild-web-safe-attacked'), rule: 'VW-7.3' };
}
