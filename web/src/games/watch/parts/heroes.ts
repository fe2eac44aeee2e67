/** The heroes by name and face. Their text says what they do; the server says when they serve. */

import { t } from '../../../i18n/words.svelte';
import type { IconName } from '../../../lib/icons';
import type { SeatMedal } from '../../shared/view';
import type { HeroHeld } from '../shapes';

const ICONS: Record<string, IconName> = {
  jeor_mormont: 'jeor',
  bowen_marsh: 'bowen',
  samwell_tarly: 'scroll',
  othell_yarwyck: 'road',
  alliser_thorne: 'alliser',
  melisandre: 'melisandre',
  mance_rayder: 'mance',
  benjen_stark: 'benjen',
  ygritte: 'ygritte',
  yoren: 'yoren',
  qhorin_halfhand: 'qhorin',
};

export function heroIcon(id: string): IconName {
  return ICONS[id] ?? 'person';
}

export function heroName(id: string): string {
  return t(`watch-hero-${id}`);
}

export function heroText(id: string): string {
  return t(`watch-hero-${id}.explain`);
}

export function medalOf(hero: HeroHeld | null | undefined): SeatMedal | undefined {
  if (!hero) return undefined;
  const state = t(hero.rests ? 'web-watch-hero-rests' : 'web-watch-hero-ready');
  return {
    icon: heroIcon(hero.id),
    label: heroName(hero.id),
    text: `${heroText(hero.id)} ${t('web-watch-hero-side', { side: hero.side })}, ${state}.`,
    rests: hero.rests,
    mark: hero.side,
    rule: 'GW-14.1',
  };
}
