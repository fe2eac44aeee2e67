/** The things of Vikings Gone Wild by name and picture, for the client's own texts. */

import { t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import { RESOURCES } from './picture';
import type { Kind, Resource } from './shapes';

export const cardName = (id: string): string => t(`wild-card-${id}`);
export const cardText = (id: string): string => t(`wild-card-${id}-text`);
export const siteName = (id: string): string => t(`wild-site-${id}`);
export const siteText = (id: string): string => t(`wild-site-${id}-text`);
export const missionName = (id: string): string => t(`wild-mission-${id}`);
export const missionText = (id: string): string => t(`wild-mission-${id}-text`);
export const achievementName = (id: string): string => t(`wild-achievement-${id}`);
export const achievementText = (id: string): string => t(`wild-achievement-${id}-text`);
export const resourceName = (id: string): string => t(`wild-resource-${id}`);
export const kindName = (id: string): string => t(`wild-kind-${id}`);
export const phaseName = (id: string): string => t(`wild-phase-${id}`);

/** A capital at the beginning, as on a card. */
export function titled(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const RESOURCE_ICONS: Record<Resource, IconName> = { beer: 'wild', gold: 'goldbar' };

const CARD_ICONS: Record<string, IconName> = {
  beer: 'wild',
  gold: 'goldbar',
  viking_warrior: 'tormund',
  elf_archer: 'archer',
  bone_crusher: 'bonecrusher',
  pigator: 'pig',
  tower: 'stonetower',
  chicken_tower: 'chicken',
  sheep_cannon: 'wool',
  beer_mugs: 'beerhorn',
  gold_bars: 'goldstack',
  bear_rider: 'bear',
  shaman: 'shaman',
  assassin: 'assassin',
  shockwave_tower: 'shockwave',
  hero_trap: 'trap',
  sword: 'sword',
  odins_boost: 'mercenary',
  scroll: 'scrolled',
  crystal: 'crystal',
  money_theft: 'robber',
  recipe_theft: 'recipe',
  miner: 'miner',
  beer_expert: 'hops',
  mystery_gift_resource: 'gift',
  mystery_gift_fighter: 'gift',
  undead_beer: 'draugr',
  undead_gold: 'draugr',
  alvis: 'alvis',
  dvergr: 'dvergr',
  thor: 'hammer',
  grendel: 'grendel',
  valkyrie: 'wingsword',
  mjolnir: 'mjolnir',
  loki_lens: 'lens',
  resurrection: 'resurrect',
  time_manipulation: 'hourglass',
  treasure_chest: 'loot',
  beer_taxes: 'cellar',
  gold_taxes: 'taxes',
};
const KIND_ICONS: Record<Kind, IconName> = {
  resource: 'plenty',
  fighter: 'helmet',
  hero: 'hammer',
  fortification: 'stonetower',
  upgrade: 'upgrade',
  undead: 'draugr',
};

export function cardIcon({ id, kind }: { id: string; kind: Kind }): IconName {
  return CARD_ICONS[id] ?? KIND_ICONS[kind];
}

const SITE_ICONS: Record<string, IconName> = {
  brewery: 'wild',
  smelter: 'furnace',
  beer_storage: 'barrel',
  gold_storage: 'loot',
  tavern: 'tavern',
  drakkar: 'ship',
};

export function siteIcon(id: string): IconName {
  return SITE_ICONS[id] ?? 'settlement';
}

const MISSION_ICONS: Record<string, IconName> = {
  worship: 'odin',
  worker: 'build',
  strategy: 'helmet',
  shield: 'defence',
  brewer: 'wild',
  foundry: 'furnace',
  innkeeper: 'tavern',
  captain: 'ship',
  architect: 'settlement',
  beer_mission: 'barrel',
  gold_mission: 'goldstack',
  attacker: 'midgard',
  town_fall: 'breach',
  warfare: 'charge',
  money_money: 'goldbar',
  thirsty: 'beerhorn',
};

export function missionIcon(id: string): IconName {
  return MISSION_ICONS[id] ?? 'scroll';
}

const ACHIEVEMENT_ICONS: Record<string, IconName> = {
  performer: 'scroll',
  builder: 'build',
  king_of_pigs: 'pig',
  gold_digger: 'loot',
  follower: 'odin',
  conqueror: 'helmet',
  beer_tycoon: 'barrel',
  defender: 'stonetower',
};

export function achievementIcon(id: string): IconName {
  return ACHIEVEMENT_ICONS[id] ?? 'trophy';
}

/** 2 beer, 1 gold; empty where there is nothing. */
export function pairText(pair: readonly number[]): string {
  return RESOURCES.flatMap((id, at) => {
    const number = pair[at] ?? 0;
    return number > 0 ? [t(`wild-cost-${id}`, { number })] : [];
  }).join(', ');
}
