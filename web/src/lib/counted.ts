import type { Sources } from '../api';
import { t } from '../i18n/words.svelte';

/** How much of a game is printed, public, ours, and from the pack it is played with. */
export function countedText(sources: Sources, title: string): string {
  const all = sources.book + sources.public + sources.house + sources.pack;
  const said = t('sources-counted', { all, ...sources });
  return sources.pack > 0 ? `${said} ${t('sources-pack', { pack: sources.pack, title })}` : said;
}
