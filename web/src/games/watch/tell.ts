/** The board in words, for whoever cannot see it. */

import { say, t } from '../../i18n/words.svelte';
import type { Noun } from '../../protocol';
import type { Json, Told } from '../view';
import { asPicture, asScenery, type Hex, type Picture, type Scenery } from './picture';
import { hexNoun, pieceName, routeNoun, titled } from './words';

export function tell(land: Json, now: Json, names: readonly string[]): Told[] {
  const [scenery, picture] = [asScenery(land), asPicture(now)];
  return [
    { title: t('web-watch-tell-land'), lines: rows(scenery, picture) },
    { title: t('web-watch-tell-routes'), lines: scenery.routes.map((route) => routeLine(route, scenery)) },
    ...picture.seats.map((seat) => ({ title: names[seat.seat] ?? '', lines: seatLines(scenery, picture, seat.seat) })),
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
  const name = `${say(hexNoun(hex))} (${hex.text})`;
  return picture.tormund === hex.text ? `${name}, ${t('web-watch-tormund')}` : name;
}

function routeLine(route: Scenery['routes'][number], scenery: Scenery): string {
  const places = route.ends.map((end) => cornerText(end, scenery));
  return `${titled(say(routeNoun(route, scenery.board)))}: ${places.join(' | ')}`;
}

function cornerText(text: string, scenery: Scenery): string {
  const corner = scenery.intersections.find((each) => each.text === text);
  const around = (corner?.hexes ?? []).flatMap((name) => scenery.hexes.filter((hex) => hex.text === name));
  const join: Noun[] = around.map(hexNoun);
  return say({ key: 'watch-place', args: { place: { join, by: ' · ' }, at: text } });
}

function seatLines(scenery: Scenery, picture: Picture, number: number): string[] {
  const seat = picture.seats[number];
  if (!seat) return [];
  const roads = picture.roads.filter((road) => road.seat === number).map(({ path }) => path);
  return [
    t('web-watch-tell-points', { points: seat.points.seen, hand: seat.hand.size }),
    ...picture.buildings
      .filter((building) => building.seat === number)
      .map(({ kind, intersection }) => `${titled(pieceName(kind))}: ${cornerText(intersection, scenery)}`),
    t('web-watch-tell-roads', { count: roads.length, length: seat.road_length, roads: roads.join('; ') }),
  ];
}
