/** The frozen north in words. */

import { t } from '../../../../i18n/words.svelte';
import type { Told } from '../../../shared/view';
import { heroName } from '../../parts/heroes';
import { KINDS } from '../../picture';
import type { Picture, Scenery, SeatPicture } from '../../shapes';
import { inDanger } from './threats';

export function tellNorth(scenery: Scenery, picture: Picture, names: readonly string[]): Told[] {
  const [land, north] = [scenery.north, picture.north];
  if (!land || !north) return [];
  const clans = land.clans.map(({ id }) =>
    t('web-watch-tell-clan', { clan: t(`web-watch-clan-${id}`), camps: kindsText(north.camps[id] ?? []) }),
  );
  const sections = land.sections.map((section, at) => {
    const line = t('web-watch-tell-section', {
      number: at + 1,
      guards: listed((north.wall[section.id] ?? []).map((seat) => names[seat] ?? '')),
      clearing: kindsText(north.clearings[section.clearing] ?? []),
    });
    return inDanger(section, north) ? `${line} ${t('web-watch-clearing-danger')}` : line;
  });
  const counts = [
    `${t('web-watch-breaches')}: ${north.breaches} / ${land.breach_limit}`,
    `${t('web-watch-gift')}: ${north.gift.length} / ${land.gift_limit}`,
    `${t('web-watch-frostfangs')}: ${KINDS.map((kind) => `${t(`watch-wildling-${kind}`)} ${north.frostfangs[kind]}`).join(', ')}`,
    t('web-watch-reserve', { tokens: north.reserve }),
    ...(picture.tormund === 'camp' ? [t('web-watch-tormund-home')] : []),
    `${t('web-watch-display')}: ${listed((picture.display ?? []).map(heroName))}`,
  ];
  return [
    { title: t('web-watch-tell-north'), lines: [...clans, ...counts] },
    { title: t('web-watch-tell-wall'), lines: sections },
  ];
}

export function tellSeatNorth(seat: SeatPicture): string[] {
  const guards = t('web-watch-tell-guards', { guards: seat.guards ?? 0, points: seat.guard_points ?? 0 });
  if (!seat.hero) return [guards];
  const state = t(seat.hero.rests ? 'web-watch-hero-rests' : 'web-watch-hero-ready');
  const side = t('web-watch-hero-side', { side: seat.hero.side });
  return [guards, `${heroName(seat.hero.id)}: ${side}, ${state}`];
}

function kindsText(kinds: readonly string[]): string {
  return listed(kinds.map((kind) => t(`watch-wildling-${kind}`)));
}

function listed(words: readonly string[]): string {
  return words.length > 0 ? words.join(', ') : t('web-watch-tell-nobody');
}
