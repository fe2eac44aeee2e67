/** All that is public about a player of the Watch. */

import { t } from '../../i18n/words.svelte';
import type { SeatSheet, SheetGroup, SheetLine } from '../shared/view';
import { heroName, medalOf } from './parts/heroes';
import { RESOURCES } from './picture';
import type { Picture, Pile, Scenery, SeatPicture, Sources } from './shapes';
import { cardName, pieceName, resourceName, tileName, titled } from './words';

const SOURCES: readonly (keyof Sources)[] = [
  'settlements',
  'keeps',
  'longest-road',
  'largest-patrol',
  'guards',
  'cards',
];

export function sheetOf(scenery: Scenery, picture: Picture, number: number): SeatSheet {
  const seat = picture.seats[number];
  if (!seat) return { groups: [] };
  const medal = medalOf(seat.hero);
  return {
    about: medal && seat.hero ? { title: heroName(seat.hero.id), text: medal.text, rule: medal.rule } : undefined,
    groups: [victory(scenery, seat), cards(seat), pieces(scenery, picture, seat), rates(scenery, seat)],
  };
}

function victory({ rules }: Scenery, { points, tiles }: SeatPicture): SheetGroup {
  const lines = SOURCES.flatMap((source): SheetLine[] =>
    points.sources[source] > 0 ? [{ text: t(`watch-source-${source}`), aside: String(points.sources[source]) }] : [],
  );
  return {
    title: t('seat-victory-of', { number: points.seen, all: rules.goal }),
    rule: 'GW-9.1',
    lines: [...lines, ...tiles.map((tile): SheetLine => ({ text: tileName(tile), tone: 'gold' }))],
  };
}

function cards({ hand, development }: SeatPicture): SheetGroup {
  const { held, fresh, face_up: open } = development;
  return {
    title: t('seat-cards', { number: hand.size + held.size + fresh.size }),
    rule: 'GW-3.8',
    numbers: [
      { icon: 'hand', label: t('web-watch-number-hand'), value: hand.size },
      { icon: 'devcard', label: t('web-watch-number-cards'), value: held.size + fresh.size },
    ],
    lines: hand.cards ? [] : [{ text: t('seat-hidden-hand') }, { text: t('seat-hidden-developments') }],
    cards: [{ label: t('seat-face-up'), names: kindsOf(open) }],
  };
}

function kindsOf({ cards: kinds }: Pile): string[] {
  return Object.entries(kinds ?? {}).flatMap(([id, count]) =>
    count > 0 ? [count > 1 ? `${cardName(id)} × ${count}` : cardName(id)] : [],
  );
}

function pieces({ pieces: all, north }: Scenery, picture: Picture, seat: SeatPicture): SheetGroup {
  const built = (kind: 'settlement' | 'keep'): number =>
    picture.buildings.filter((building) => building.seat === seat.seat && building.kind === kind).length;
  const roads = picture.roads.filter((road) => road.seat === seat.seat).length;
  return {
    title: t('seat-pieces'),
    rule: 'GW-5.2',
    numbers: [
      { icon: 'settlement', label: titled(pieceName('settlement')), value: `${built('settlement')}/${all.settlement}` },
      { icon: 'keep', label: titled(pieceName('keep')), value: `${built('keep')}/${all.keep}` },
      { icon: 'road', label: titled(pieceName('road')), value: `${roads}/${all.road}` },
      ...(north ? [{ icon: 'guard', label: t('web-watch-number-guards'), value: seat.guards } as const] : []),
    ],
    lines: [
      { text: t('web-watch-number-road'), aside: String(seat.road_length) },
      { text: t('web-watch-number-patrols'), aside: String(seat.patrols) },
    ],
  };
}

function rates({ rules }: Scenery, seat: SeatPicture): SheetGroup {
  return {
    title: t('seat-rates'),
    rule: 'GW-4.6',
    lines: RESOURCES.map((resource) => ({
      text: titled(resourceName(resource)),
      aside: `${seat.rates[resource]}:1`,
      tone: seat.rates[resource] < rules.supply_rate ? 'gold' : undefined,
    })),
  };
}
