import { t } from '../i18n/words.svelte';

/** A span of time as people say it: to the second up to ten minutes. */
export function span(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return t('web-span-seconds', { seconds: whole });
  return minutes < 10
    ? t('web-span-both', { minutes, seconds: whole % 60 })
    : t('web-span-minutes', { minutes: Math.round(whole / 60) });
}
