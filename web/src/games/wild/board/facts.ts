/** Things of the board in words and numbers, for tool-tips and screen readers. */

import { t } from '../../../i18n/words.svelte';
import { HALL, type Pair } from '../picture';
import type { Building, CardKind, Reward, Scenery, Site } from '../shapes';
import { cardName, pairText, resourceName, siteName } from '../words';

export type Fact = [label: string, text: string];

/** Its number in the settlement, if another one has the same name. */
export function numberOf(town: readonly Building[], slot: number): number | undefined {
  const site = town[slot]?.site;
  const alike = town.filter((other) => other.site === site).length > 1;
  return alike && slot !== HALL ? slot : undefined;
}

export function lotName(scenery: Scenery, town: readonly Building[], slot: number): string {
  const name = siteName(scenery.sites[town[slot]?.site ?? -1]?.id ?? '');
  const number = numberOf(town, slot);
  return number === undefined ? name : `${name} ${number}`;
}

/** What a damaged building or a defeated enemy brings. */
export function rewardText(rewards: readonly Reward[]): string {
  return rewards
    .map(({ do: verb, n, res }) => {
      if (verb === 'vp') return t('wild-web-vp', { number: n });
      if (verb === 'asgard') return t('wild-web-deck-asgard');
      if (res === 'any') return t('wild-web-any');
      return res ? t(`wild-cost-${res}`, { number: n }) : '';
    })
    .filter(Boolean)
    .join(', ');
}

export function lotFacts(scenery: Scenery, building: Building, loot: Readonly<Pair>): Fact[] {
  const site = scenery.sites[building.site];
  if (!site) return [];
  const tokens = tokensText(site, building, loot);
  const forts = building.forts.map((card) => cardName(scenery.cards[card]?.id ?? '')).join(', ');
  const reward = rewardText(site.rewards);
  return [
    [t('wild-web-defence'), String(building.defence)],
    ...(tokens ? [[t('wild-web-tokens'), tokens] satisfies Fact] : []),
    ...(reward ? [[t('wild-web-if-damaged'), reward] satisfies Fact] : []),
    ...(forts ? [[t('wild-web-forts'), forts] satisfies Fact] : []),
    ...stateFacts(building),
  ];
}

function tokensText(site: Site, building: Building, loot: Readonly<Pair>): string {
  if (site.level > 0) return pairText(loot);
  const resource = site.stores ?? site.produces;
  if (!resource) return '';
  const held = t(`wild-cost-${resource}`, { number: building.tokens });
  if (!site.stores) return building.tokens > 0 ? held : '';
  return t('wild-web-held', { number: building.tokens, room: site.capacity, resource: resourceName(resource) });
}

function stateFacts({ construction, damaged }: Building): Fact[] {
  const states = [...(construction ? [t('wild-web-construction')] : []), ...(damaged ? [t('wild-web-damaged')] : [])];
  return states.length > 0 ? [[t('wild-web-state'), states.join(', ')]] : [];
}

/** A card that can be bought or fought. */
export function cardFacts(card: CardKind, left?: number): Fact[] {
  const reward = rewardText(card.rewards);
  return [
    ...(card.cost ? [[t('wild-web-cost'), pairText(card.cost)] satisfies Fact] : []),
    ...(card.strength > 0 ? [[t('wild-web-strength'), String(card.strength)] satisfies Fact] : []),
    ...(card.defence > 0 ? [[t('wild-web-defence'), String(card.defence)] satisfies Fact] : []),
    ...(reward ? [[t('wild-web-reward'), reward] satisfies Fact] : []),
    ...(left !== undefined ? [[t('wild-web-left-in-pile'), String(left)] satisfies Fact] : []),
  ];
}

/** For screen readers. */
export const said = (facts: readonly Fact[]): string => facts.map(([label, text]) => `${label}: ${text}`).join('. ');
