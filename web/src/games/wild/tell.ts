/** The board in words, for players who cannot see it. */

import { t } from '../../i18n/words.svelte';
import type { Told } from '../shared/view';
import { buildingsOf, HALL } from './picture';
import type { Building, Picture, Scenery, SeatPicture } from './shapes';
import {
  achievementName,
  achievementText,
  cardName,
  cardText,
  missionName,
  missionText,
  pairText,
  phaseName,
  siteName,
} from './words';

const orNothing = (text: string): string => text || t('wild-web-nothing-there');

export function tell(scenery: Scenery, picture: Picture, names: readonly string[]): Told[] {
  return [
    { title: t('wild-web-tell-now'), lines: nowLines(scenery, picture, names) },
    ...planLines(scenery, picture, names),
    { title: t('wild-web-path'), lines: pathLines(scenery, picture) },
    { title: t('wild-web-tell-market'), lines: marketLines(scenery, picture) },
    { title: t('wild-web-achievements'), lines: achievementLines(scenery, picture, names) },
    ...picture.seats.map((seat, number) => ({ title: names[number] ?? '', lines: seatLines(scenery, seat) })),
  ];
}

/** Elf Archer × 2, Sword. */
export function cardsText(cards: readonly number[], scenery: Scenery): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, n]) => {
      const name = cardName(scenery.cards[card]?.id ?? '');
      return n > 1 ? `${name} × ${n}` : name;
    })
    .join(', ');
}

function nowLines(scenery: Scenery, picture: Picture, names: readonly string[]): string[] {
  const { active, first, ready, playedNow } = picture;
  const mine = active >= 0;
  return [
    `${t('wild-web-turn', { turn: picture.round })}: ${phaseName(picture.phase)}`,
    ...(picture.last ? [t('wild-web-last-round')] : []),
    ...(first >= 0 ? [`${t('wild-web-first')}: ${names[first] ?? ''}`] : []),
    ...picture.seats.map(({ vp }, seat) =>
      t('wild-web-tell-score', { name: names[seat] ?? '', number: vp, target: scenery.rules.target }),
    ),
    ...(mine ? [t('wild-web-tell-pool', { pool: orNothing(pairText(picture.pool)) })] : []),
    ...(picture.available ? [t('wild-web-tell-spend', { pair: orNothing(pairText(picture.available)) })] : []),
    ...(ready.length > 0
      ? [
          `${t('wild-web-tell-ready')}: ${cardsText(
            ready.map(({ as }) => as),
            scenery,
          )}`,
        ]
      : []),
    ...(playedNow.length > 0 ? [`${t('wild-web-tell-played')}: ${cardsText(playedNow, scenery)}`] : []),
  ];
}

/** What is being put together, or declared already. */
function planLines(scenery: Scenery, { plan, attack, seats }: Picture, names: readonly string[]): Told[] {
  const sums = (number: number, number2: number): string => t('wild-web-tell-sums', { number, number2 });
  if (attack) {
    const lot = seats[attack.victim]?.town[attack.slot];
    const parties = { name: names[attack.attacker] ?? '', other: names[attack.victim] ?? '' };
    const lines = [
      ...(lot ? [lotText(lot, attack.slot, scenery)] : []),
      `${t('wild-web-attackers')}: ${cardsText(
        attack.entries.flatMap(({ as, out }) => (out ? [] : [as])),
        scenery,
      )}`,
      sums(attack.strength, attack.defence),
    ];
    return [{ title: t('wild-web-attack-of', parties), lines }];
  }
  if (!plan?.target) return [];
  const cards = orNothing(
    cardsText(
      plan.entries.map(({ as }) => as),
      scenery,
    ),
  );
  const lines = [`${t('wild-web-attackers')}: ${cards}`, sums(plan.strength, plan.defence)];
  return [{ title: t('wild-web-tell-plan'), lines }];
}

function pathLines({ cards }: Scenery, { path, asgardRow, asgardRevealed, ...decks }: Picture): string[] {
  const said = (number: number | null): string => {
    const card = cards[number ?? -1];
    if (!card) return t('wild-path-empty');
    const price = card.cost ? ` (${pairText(card.cost)})` : '';
    return `${cardName(card.id)}${price}: ${cardText(card.id)}`;
  };
  const open = asgardRevealed === null ? asgardRow : [...asgardRow, asgardRevealed];
  return [
    ...path.map((card, at) => `${at + 1}. ${said(card)}`),
    t('wild-web-path-deck', { number: decks.pathDeck }),
    ...open.map((card) => `${t('wild-web-asgard')}: ${said(card)}`),
    t('wild-web-asgard-deck', { number: decks.asgardDeck }),
  ];
}

function marketLines(scenery: Scenery, { buildingSupply, pileSupply }: Picture): string[] {
  const left = (name: string, cost: readonly number[] | null, number: number): string =>
    `${name} (${pairText(cost ?? [])}): ${number}`;
  return [
    ...buildingsOf(scenery).map(({ site }, at) => left(siteName(site.id), site.cost, buildingSupply[at] ?? 0)),
    ...pileSupply.flatMap(({ card: number, left: rest }) => {
      const card = scenery.cards[number];
      return card ? [left(cardName(card.id), card.cost, rest)] : [];
    }),
  ];
}

function achievementLines(scenery: Scenery, { achievements }: Picture, names: readonly string[]): string[] {
  return achievements.map(({ achievement, leaders, value }) => {
    const id = scenery.achievements[achievement]?.id ?? '';
    const ahead = leaders.map((seat) => names[seat] ?? '').join(', ');
    return t('wild-web-tell-leads', {
      achievement: achievementName(id),
      text: achievementText(id).replace(/\.$/, ''),
      names: ahead ? `${ahead} (${value})` : t('wild-web-nobody'),
    });
  });
}

function lotText(
  { site, tokens, construction, damaged, forts, defence }: Building,
  slot: number,
  scenery: Scenery,
): string {
  const name = siteName(scenery.sites[site]?.id ?? '');
  const head =
    slot === HALL
      ? t('wild-web-tell-hall', { site: name, number: defence })
      : t('wild-web-tell-building', { site: name, slot, number: defence });
  return [
    head,
    ...(tokens > 0 ? [t('wild-web-tell-tokens', { number: tokens })] : []),
    ...(construction ? [t('wild-web-construction')] : []),
    ...(damaged ? [t('wild-web-damaged')] : []),
    ...(forts.length > 0 ? [`${t('wild-web-forts')}: ${cardsText(forts, scenery)}`] : []),
  ].join('; ');
}

function seatLines(scenery: Scenery, seat: SeatPicture): string[] {
  const missions = seat.missions.flatMap(({ mission, have, need }) => {
    const printed = scenery.missions[mission];
    if (!printed) return [];
    const words = { mission: missionName(printed.id), text: missionText(printed.id), vp: printed.vp };
    return [t('wild-web-tell-mission', { ...words, number: Math.min(have, need), need })];
  });
  return [
    ...(seat.attacked ? [t('wild-web-attacked')] : []),
    ...seat.town.map((lot, slot) => lotText(lot, slot, scenery)),
    ...(seat.loot[0] + seat.loot[1] > 0 ? [t('wild-web-tell-loot', { pair: pairText(seat.loot) })] : []),
    ...missions,
    t('wild-web-missions-done', { number: seat.completed }),
    seat.hand
      ? `${t('wild-web-own-hand')}: ${orNothing(cardsText(seat.hand, scenery))}`
      : `${t('wild-web-hand')}: ${seat.handSize}`,
    `${t('wild-web-deck')}: ${seat.deckSize}`,
    `${t('wild-web-discard')}: ${orNothing(cardsText(seat.discard, scenery))}`,
    `${t('wild-web-zone-played')}: ${orNothing(cardsText(seat.played, scenery))}`,
  ];
}
