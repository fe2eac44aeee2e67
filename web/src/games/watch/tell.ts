/** The board in words, for players who cannot see it. */

import { say, sayInFull, t } from '../../i18n/words.svelte';
import type { EventOut, Noun } from '../../protocol';
import type { Told } from '../shared/view';
import type { Hex, Picture, Pile, Scenery, SeatPicture } from './shapes';
import { TILES } from './board/docks/tiles';
import { tellNorth, tellSeatNorth } from './board/north/tell';
import { isRoll } from './events';
import { cardName, cardsText, hexNoun, pieceName, rollText, routeNoun, tileName, titled } from './words';

export function tell(
  scenery: Scenery,
  picture: Picture,
  names: readonly string[],
  events: readonly EventOut[],
): Told[] {
  return [
    { title: t('web-watch-tell-now'), lines: nowLines(scenery, picture, names, events) },
    { title: t('web-watch-tell-land'), lines: rows(scenery, picture) },
    { title: t('web-watch-tell-routes'), lines: scenery.routes.map((route) => routeLine(route, scenery)) },
    ...tellNorth(scenery, picture, names),
    ...picture.seats.map((seat) => ({ title: names[seat.seat] ?? '', lines: seatLines(scenery, picture, seat.seat) })),
  ];
}

/** What lies beside the board: the dice, the special tiles, the supply. */
function nowLines(scenery: Scenery, picture: Picture, names: readonly string[], events: readonly EventOut[]): string[] {
  const roll = events.findLast(isRoll);
  const tiles = TILES.map(({ tile }) => {
    const seat = picture.tiles[tile];
    const free = t('web-watch-tile-free', { minimum: scenery.tiles[tile].minimum });
    return `${tileName(tile)}: ${seat === null ? free : (names[seat] ?? '')}`;
  });
  return [
    `${t('web-watch-dice')}: ${roll ? rollText(roll.args) : t('web-watch-not-rolled')}`,
    ...tiles,
    `${t('web-watch-supply')}: ${cardsText(picture.supply)}`,
    t('web-watch-deck', { cards: picture.deck }),
  ];
}

/** Row by row from the north, each from the west. */
function rows(scenery: Scenery, picture: Picture): string[] {
  const byRow = new Map<number, Hex[]>();
  for (const hex of scenery.hexes) byRow.set(hex.at[1], [...(byRow.get(hex.at[1]) ?? []), hex]);
  return [...byRow.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, hexes], at) => {
      const told = hexes.sort((a, b) => a.at[0] - b.at[0]).map((hex) => hexText(hex, picture));
      return t('web-watch-tell-row', { row: at + 1, hexes: told.join('; ') });
    });
}

function hexText(hex: Hex, picture: Picture): string {
  const there = [`${say(hexNoun(hex))} (${hex.text})`];
  if (picture.tormund === hex.text) there.push(t('web-watch-tormund'));
  const wildling = picture.north?.gift.find((each) => each.hex === hex.text);
  if (wildling) there.push(t(`watch-wildling-${wildling.kind}`));
  return there.join(', ');
}

function routeLine(route: Scenery['routes'][number], scenery: Scenery): string {
  const places = route.ends.map((end) => cornerText(end, scenery));
  return `${titled(say(routeNoun(route, scenery.board)))}: ${places.join(' | ')}`;
}

function cornerText(text: string, scenery: Scenery): string {
  const corner = scenery.intersections.find((each) => each.text === text);
  const around = (corner?.hexes ?? []).flatMap((name) => scenery.hexes.filter((hex) => hex.text === name));
  const join: Noun[] = around.map(hexNoun);
  return sayInFull({ key: 'watch-place', args: { place: { join, by: ' · ' }, at: text } });
}

function seatLines(scenery: Scenery, picture: Picture, number: number): string[] {
  const seat = picture.seats[number];
  if (!seat) return [];
  const roads = picture.roads.filter((road) => road.seat === number).map(({ path }) => path);
  return [
    t('web-watch-tell-points', { points: seat.points.seen, hand: seat.hand.size }),
    ...cardLines(seat),
    ...(picture.north ? tellSeatNorth(seat) : []),
    ...picture.buildings
      .filter((building) => building.seat === number)
      .map(({ kind, intersection }) => `${titled(pieceName(kind))}: ${cornerText(intersection, scenery)}`),
    t('web-watch-tell-roads', { count: roads.length, length: seat.road_length, roads: roads.join('; ') }),
  ];
}

/** Everybody sees how many cards there are; only their owner sees which. */
function cardLines({ hand, development: { held, fresh }, patrols }: SeatPicture): string[] {
  const kinds = [...kindsOf(held), ...kindsOf(fresh)];
  return [
    ...(hand.cards ? [`${t('web-watch-in-hand')}: ${cardsText(hand.cards)}`] : []),
    `${t('web-watch-number-cards')}: ${held.size + fresh.size}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
    `${t('web-watch-number-patrols')}: ${patrols}`,
  ];
}

function kindsOf({ cards }: Pile): string[] {
  return Object.entries(cards ?? {}).flatMap(([id, count]) => {
    if (count === 0) return [];
    return [count > 1 ? `${cardName(id)} × ${count}` : cardName(id)];
  });
}
