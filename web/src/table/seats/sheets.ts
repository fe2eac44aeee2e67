/** What the sheet of a player shows in every game. */

import type { GameView, SeatSheet, Standing } from '../../games/shared/view';
import { t } from '../../i18n/words.svelte';
import type { EventOut } from '../../protocol';
import { cutWhere, turnsOf } from '../chronicle/log';

const MOST = 6;

/** For a game that does not say more: the numbers of the seat. */
export function standingSheet(standing: Standing | undefined): SeatSheet {
  const numbers = (standing?.numbers ?? []).map(({ icon, label, value, of, scores, short }) => ({
    icon,
    label,
    value: of === undefined ? value : `${value}/${of}`,
    tone: short ? ('bad' as const) : scores ? ('gold' as const) : undefined,
  }));
  return { groups: numbers.length > 0 ? [{ title: t('seat-numbers'), wide: true, numbers }] : [] };
}

/** What the player did when they were last to act. */
export function lastTurnOf(
  view: Pick<GameView, 'beginsTurn' | 'comesToAct'> | undefined,
  events: readonly EventOut[],
  seat: number,
): EventOut[] {
  const turns = turnsOf(events, (event) => view?.beginsTurn?.(event));
  const parts = view?.comesToAct ? cutWhere(view.comesToAct, turns) : turns;
  for (const { events: done } of parts) {
    const own = done.filter((event) => event.seat === seat);
    if (own.length > 0) return own.slice(-MOST);
  }
  return [];
}
