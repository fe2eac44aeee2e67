/** The things of Northgard by name and picture, for the client's own texts. */

import { t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import { NOBODY, RESOURCES, type Goods, type Resource } from './picture';
import type { Picture, Scenery, Territory } from './shapes';

export function resourceName(resource: string): string {
  return t(`northgard-resource-${resource}`);
}

export function cardName(id: string): string {
  return t(`northgard-card-${id}`);
}

export function cardText(id: string): string {
  return t(`northgard-card-${id}-text`);
}

export function buildingName(id: string): string {
  return t(`northgard-building-${id}`);
}

export function clanName(id: string): string {
  return t(`northgard-clan-${id}`);
}

export function clanPower(id: string): string {
  return t(`northgard-clan-${id}-power`);
}

/** By its kind or by its whole name: `wolf`, `wolf_brown`. */
export function creatureName(id: string): string {
  return t(`northgard-creature-${id}`);
}

/** A capital at the beginning, as on a card. */
export function titled(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const RESOURCE_ICONS: Record<Resource, IconName> = { food: 'meat', wood: 'lumber', lore: 'tablet' };

const CLAN_ICONS: Record<string, IconName> = {
  bear: 'bear',
  boar: 'boar',
  goat: 'goat',
  raven: 'raven',
  snake: 'snake',
  stag: 'stag',
  wolf: 'wolf',
};

export function clanIcon(id: string | undefined): IconName {
  return CLAN_ICONS[id ?? ''] ?? 'northgard';
}

/** The rule of each clan's power. */
export const CLAN_RULES: Record<string, string> = {
  bear: 'NG-17.2',
  boar: 'NG-17.6',
  goat: 'NG-17.7',
  raven: 'NG-17.10',
  snake: 'NG-17.8',
  stag: 'NG-17.11',
  wolf: 'NG-17.12',
};

const BUILDING_ICONS: Record<string, IconName> = {
  food_silo: 'granary',
  woodcutters_lodge: 'lodge',
  defense_tower: 'watch',
  training_camp: 'barracks',
  carved_stone: 'token',
  fortress: 'fort',
  forge: 'forge',
  altar_of_kings: 'altar',
};

export function buildingIcon(id: string): IconName {
  return BUILDING_ICONS[id] ?? 'build';
}

/** The rule of what a building does. */
export const BUILDING_RULES: Record<string, string> = {
  food_silo: 'NG-8.6',
  woodcutters_lodge: 'NG-8.6',
  carved_stone: 'NG-8.6',
  defense_tower: 'NG-8.7',
  fortress: 'NG-8.7',
  training_camp: 'NG-7.3',
  forge: 'NG-5.2',
  altar_of_kings: 'NG-13.3',
};

const CREATURE_ICONS: Record<string, IconName> = {
  wolf: 'wolf',
  brown_bear: 'jeor',
  draugr: 'draugr',
  fallen_valkyrie: 'valkyrie',
};

export function creatureIcon(kind: string | undefined): IconName {
  return CREATURE_ICONS[kind ?? ''] ?? 'skull';
}

export const CREATURE_RULES: Record<string, string> = {
  wolf: 'NG-18.7',
  brown_bear: 'NG-18.8',
  draugr: 'NG-18.9',
  fallen_valkyrie: 'NG-18.10',
};

/** 2 food, 1 wood; nothing where there is nothing. */
export function goodsText(goods: readonly number[]): string {
  const held = RESOURCES.flatMap((resource, at) =>
    (goods[at] ?? 0) > 0 ? [`${resourceName(resource)} ${goods[at]}`] : [],
  );
  return held.length > 0 ? held.join(', ') : t('northgard-web-nothing');
}

export function seatClan(scenery: Scenery, picture: Picture, seat: number): string | undefined {
  return scenery.clans?.[picture.seats?.[seat]?.clan ?? NOBODY];
}

export function territoryOf(picture: Picture, region: number): Territory | undefined {
  return picture.territories?.find(({ territory, regions }) => territory === region || regions.includes(region));
}

/** As written on the board. */
export function territoryName(territory: Territory | undefined): string {
  return territory ? t('northgard-web-territory', { letter: territory.letter }) : '';
}

export function missing(due: readonly number[], goods: Goods): boolean {
  return due.some((number, at) => number > goods[at as 0 | 1]);
}
