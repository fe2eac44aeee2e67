import { t } from '../i18n/words.svelte';
import { placesOf } from './places';

/** "2nd", or "2nd–3rd" where a place is shared. */
export function placeName(result: Parameters<typeof placesOf>[0], seat: number): string {
  const { first, last } = placesOf(result, seat);
  const names = [...new Set([first, last])].map((place) => t('web-end-place', { place }));
  return names.join('–');
}
