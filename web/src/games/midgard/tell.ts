/** The board in words, for players who cannot see it. */

import { t } from '../../i18n/words.svelte';
import type { Told } from '../shared/view';
import { dealOf, partsText } from './board/deal';
import { enemyLines, journeyLines, type Fact } from './board/facts';
import { townPlaces } from './board/layout';
import { SHORE_1, TARGETS } from './picture';
import type { Picture, Scenery, Target } from './shapes';
import {
  destinyName,
  diceText,
  goodsText,
  leaderName,
  leaderText,
  merchantName,
  merchantText,
  placeName,
  runeName,
  runeText,
  shipName,
  targetName,
  titled,
} from './words';

const said = (facts: readonly Fact[]): string => facts.map(([label, text]) => `${label}: ${text}`).join('; ');
const orNothing = (text: string): string => text || t('midgard-web-nothing');

export function tell(scenery: Scenery, picture: Picture, names: readonly string[]): Told[] {
  return [
    { title: t('midgard-web-tell-now'), lines: nowLines(scenery, picture, names) },
    { title: t('midgard-web-tell-enemies'), lines: picture.targets.map((each) => targetLine(each, scenery, names)) },
    { title: t('midgard-web-tell-town'), lines: townLines(scenery, picture, names) },
    ...picture.seats.map((_, seat) => ({ title: names[seat] ?? '', lines: seatLines(scenery, picture, seat) })),
  ];
}

function nowLines(scenery: Scenery, picture: Picture, names: readonly string[]): string[] {
  const merchant = scenery.merchants[picture.merchant ?? -1];
  const runes = picture.display.flatMap((number) => scenery.runes[number ?? -1] ?? []);
  return [
    `${t('midgard-web-round', { round: picture.round, last: picture.lastRound })}: ${t(`midgard-phase-${picture.phase}`)}`,
    ...(picture.first >= 0 ? [`${t('midgard-web-first')}: ${names[picture.first] ?? ''}`] : []),
    `${t('midgard-web-supply')}: ${orNothing(diceText(picture.supply))}`,
    ...(merchant ? [`${placeName('merchant_ship')}: ${merchantName(merchant.id)}, ${merchantText(merchant.id)}`] : []),
    `${t('midgard-web-tell-runes')}: ${orNothing(runes.map(({ id }) => `${runeName(id)} (${runeText(id)})`).join('; '))}`,
  ];
}

function targetLine(target: Target, scenery: Scenery, names: readonly string[]): string {
  const enemy = scenery.enemies[target.enemy ?? -1];
  const ship = scenery.ships[target.ship ?? -1];
  const who = target.holder >= 0 ? names[target.holder] : undefined;
  const facts: Fact[] = [
    ...(enemy ? enemyLines(enemy, target.coins) : []),
    ...(target.journey?.there ? journeyLines(target.journey, scenery, names) : []),
    ...(who ? [[t('midgard-web-fighter'), who] satisfies Fact] : []),
    ...(ship ? [[t('midgard-web-ship'), shipName(ship.id)] satisfies Fact] : []),
  ];
  const sent = [diceText(target.dice), goodsText([target.food, 0, 0, 0])].filter(Boolean).join(', ');
  const name = titled(targetName(TARGETS[target.target] ?? ''));
  const fed = scenery.shores[target.target - SHORE_1]?.perFood;
  const feeding = fed === undefined ? [] : [t('midgard-web-feeds', { number: fed })];
  return [`${name}: ${orNothing(said(facts))}`, ...feeding, ...(sent ? [sent] : [])].join('; ');
}

function townLines(scenery: Scenery, picture: Picture, names: readonly string[]): string[] {
  return townPlaces(scenery, picture).map((place) => {
    const { cost, gain } = dealOf(place, scenery, picture);
    const number = scenery.places.indexOf(place);
    const here = picture.placed.filter((each) => each.place === number).map(({ seat }) => names[seat] ?? '');
    const facts: Fact[] = [
      ...(cost.length > 0 ? [[t('midgard-web-cost'), partsText(cost)] satisfies Fact] : []),
      [t('midgard-web-gain'), partsText(gain)],
      ...(here.length > 0 ? [[t('midgard-web-here'), here.join(', ')] satisfies Fact] : []),
    ];
    return `${placeName(place.id)}: ${said(facts)}`;
  });
}

function seatLines(scenery: Scenery, picture: Picture, number: number): string[] {
  const seat = picture.seats[number];
  if (!seat) return [];
  const leader = scenery.leaders[seat.leader]?.id;
  const ship = scenery.ships[seat.ship];
  const destinies = (cards: readonly number[]): string =>
    cards.map((card) => destinyName(scenery.destinies[card]?.id ?? '')).join(', ');
  const runes = seat.runes.map(({ rune, used }) => {
    const name = runeName(scenery.runes[rune]?.id ?? '');
    return used ? `${name} (${t('midgard-web-rune-used')})` : name;
  });
  return [
    ...(leader ? [`${leaderName(leader)}: ${leaderText(leader)}`] : []),
    `${t('midgard-web-glory')}: ${seat.glory}; ${t('midgard-web-blame')}: ${seat.blame} (${seat.blameGlory})`,
    orNothing(goodsText(seat.goods)),
    t('midgard-web-tell-warriors', { number: seat.warriors, home: orNothing(diceText(seat.reserve)) }),
    t('midgard-web-tell-workers', { number: seat.workers }),
    ...(ship ? [`${t('midgard-web-ship')}: ${shipName(ship.id)}`] : []),
    `${t('midgard-web-tell-own-runes')}: ${orNothing(runes.join(', '))}`,
    `${t('midgard-web-tell-destinies')}: ${seat.destinyCards ? orNothing(destinies(seat.destinyCards)) : seat.destinies}`,
    ...(seat.revealed.length > 0 ? [`${t('midgard-web-tell-revealed')}: ${destinies(seat.revealed)}`] : []),
  ];
}
