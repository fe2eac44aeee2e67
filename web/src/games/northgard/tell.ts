/** The board in words, for players who cannot see it. */

import { t } from '../../i18n/words.svelte';
import type { Told } from '../shared/view';
import { tellTerritory } from './board/facts';
import { grouped } from './tray/hand';
import type { Picture, Scenery } from './shapes';
import { cardName, cardText, clanName, clanPower, creatureName, goodsText, territoryName, territoryOf } from './words';

export function tell(scenery: Scenery, picture: Picture, names: readonly string[]): Told[] {
  return [
    { title: t('northgard-web-tell-now'), lines: nowLines(scenery, picture, names) },
    {
      title: t('northgard-web-tell-land'),
      lines: picture.territories.map((territory) => {
        const near = territory.neighbours.map(({ territory: other, rough }) => {
          const letter = territoryOf(picture, other)?.letter ?? '';
          return rough ? t('northgard-web-tell-rough', { letter }) : letter;
        });
        return `${tellTerritory(territory, scenery, names)}; ${t('northgard-web-tell-near', { near: near.join(', ') })}`;
      }),
    },
    ...picture.seats.map((_, seat) => ({ title: names[seat] ?? '', lines: seatLines(scenery, picture, seat) })),
  ];
}

function nowLines(scenery: Scenery, picture: Picture, names: readonly string[]): string[] {
  const list = (kinds: readonly number[]): string =>
    grouped(kinds, scenery)
      .map(({ card: { id } }) => `${cardName(id)} (${cardText(id)})`)
      .join('; ');
  const creatures = picture.creatures.map(({ creature, region }) => {
    const kind = scenery.creatures[creature];
    return `${creatureName(kind?.id ?? '')}, ${t('northgard-web-power')} ${kind?.power ?? 0}, ${territoryName(territoryOf(picture, region))}`;
  });
  return [
    `${t('northgard-web-year', { year: picture.year, last: picture.lastYear })}: ${t(`northgard-phase-${picture.phase}`)}`,
    ...(picture.first >= 0 ? [t('northgard-web-tell-first', { name: names[picture.first] ?? '' })] : []),
    `${t('northgard-web-offer')}: ${list(picture.display) || t('northgard-web-nothing')}`,
    ...(picture.achievements.length > 0
      ? [`${t('northgard-web-achievements', { year: picture.lastYear })}: ${list(picture.achievements)}`]
      : []),
    ...(creatures.length > 0 ? [`${t('northgard-web-creatures')}: ${creatures.join('; ')}`] : []),
    `${t('northgard-web-pile-tiles')}: ${picture.pile}; ${t('northgard-web-pile-cards')}: ${picture.developmentLeft}; ${t('northgard-web-pile-unrest')}: ${picture.unrest}`,
  ];
}

function seatLines(scenery: Scenery, picture: Picture, number: number): string[] {
  const seat = picture.seats[number];
  if (!seat) return [];
  const clan = scenery.clans[seat.clan];
  const named = (kinds: readonly number[]): string =>
    grouped(kinds, scenery)
      .map(({ card, count }) => (count > 1 ? `${cardName(card.id)} × ${count}` : cardName(card.id)))
      .join(', ') || t('northgard-web-nothing');
  return [
    ...(clan ? [`${clanName(clan)}: ${clanPower(clan)}`] : []),
    `${goodsText(seat.goods)}; ${t('northgard-web-fame')}: ${seat.fame ?? '?'}`,
    t('northgard-web-tell-figures', { units: seat.onMap, reserve: seat.reserve }),
    t('northgard-web-tell-territories', { all: seat.territories, closed: seat.closed, large: seat.closedLarge }),
    `${t('northgard-web-winter-due')}: ${goodsText([...seat.winter, 0])}`,
    ...(seat.hand ? [`${t('northgard-web-hand')}: ${named(seat.hand)}`] : []),
    t('northgard-web-hand-and-deck', { hand: seat.handSize, deck: seat.deckSize }),
    `${t('northgard-web-zone-active')}: ${named(seat.active)}`,
    `${t('northgard-web-zone-discard')}: ${named(seat.discard)}`,
    ...(seat.passed ? [t('northgard-web-passed')] : []),
  ];
}
