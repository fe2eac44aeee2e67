import { t } from '../../i18n/words.svelte';
import { partTitle, type Turn } from './log';
import type { Play } from '../play.svelte';

/** The heading of a turn; the reader's own says so. */
export function titleOf({ store, view, names }: Play, { number, seat }: Turn): string {
  const own = store.me.length === 1 && store.me[0] === seat;
  return partTitle(view, number, own ? t('chronicle-you') : names[seat]);
}
