/** What a source of points scores, for the headings of the score. */

import { purpose } from '../help/purpose';
import { t } from '../i18n/words.svelte';
import type { Tip } from '../lib/tooltip.svelte';

/** By the message of the source, such as `midgard-source-blame`, and the rule of the score. Other games have none. */
export function aboutSource(key: string, rule: string): Tip | undefined {
  const text = purpose(rule, key.slice(key.indexOf('-') + 1));
  return text === undefined ? undefined : { title: t(key), text, rule };
}
