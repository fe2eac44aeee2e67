/** The moments of a game in words. */

import { say, t } from '../i18n/words.svelte';
import { turnNumber } from '../table/chronicle/log';
import type { GameReport } from '../games/reports';
import type { EventOut } from '../protocol';
import { chapterAt, weigh, type Chapter } from './chapters';
import type { Moment } from './moments';
import type { GameView } from '../games/shared/view';

interface Told {
  chapters: readonly Chapter[];
  names: readonly string[];
  view: Partial<GameView> | undefined;
  report: GameReport | undefined;
}

/** Its turn, and what was done there: for a whole turn, what weighs most in it. */
export function titleOf(moment: Moment, { chapters, view, report }: Told): string {
  const chapter = chapters[chapterAt(chapters, Math.max(moment.from, 1))];
  const done = moment.picked ?? (report && heaviest(moment, chapters, report))?.label;
  const turn = chapter && chapter.turn > 0 ? turnNumber(view, chapter.turn) : '';
  return [turn, done ? say(done).replace(/\.$/, '') : ''].filter(Boolean).join(' · ');
}

function heaviest(
  { from, until }: Pick<Moment, 'from' | 'until'>,
  chapters: readonly Chapter[],
  report: GameReport,
): EventOut | undefined {
  const marks = chapters.flatMap(({ first, last, mark }) => (mark && first <= until && last >= from ? [mark] : []));
  return marks.toSorted((a, b) => weigh(report, b) - weigh(report, a))[0];
}

export function kindOf({ mark }: Moment): string {
  if (mark.kind === 'turning') return t('web-replay-turning', { number: mark.number });
  return t(
    mark.kind === 'mistake' ? 'web-replay-mistake' : mark.kind === 'lucky' ? 'web-replay-lucky' : 'web-replay-unlucky',
  );
}

export function tipOf(moment: Moment, told: Told): { title: string; text: string } {
  const { seat, change, from, until } = moment;
  const name = told.names[seat] ?? '';
  const moves = from === until ? t('web-replay-at', { move: from }) : t('web-replay-moves', { from, until });
  return { title: kindOf(moment), text: `${titleOf(moment, told)}. ${name}: ${change} (${moves})` };
}
