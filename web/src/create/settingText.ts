import type { ChoiceFacts } from '../api';
import { t } from '../i18n/words.svelte';

/** A value of a setting in words; a setting that is a number has none. */
export function settingText(game: string, choice: ChoiceFacts, value: string): string {
  if (choice.values.length === 0) return value;
  return value
    .split(',')
    .map((one) => t(`${game}-setting-${choice.name}-${one}`))
    .join(', ');
}
