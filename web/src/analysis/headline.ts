import { places } from '../end/places';
import { t } from '../i18n/words.svelte';
import type { ScoreOut } from '../protocol';

/** What the reader may have come to find out; nothing where it was not won by points, or by the reader. */
export function headline(over: ScoreOut | null, names: readonly string[], me: readonly number[]): string {
  const [own] = me;
  const first = over ? places(over)[0] : undefined;
  if (!over || own === undefined || first === undefined || me.length > 1 || over.winners.includes(own)) return '';
  const behind = (over.points[first] ?? 0) - (over.points[own] ?? 0);
  if (over.title || over.winners.length !== 1 || behind <= 0) return '';
  return t('web-analysis-behind', { winner: names[first] ?? '', points: behind });
}
