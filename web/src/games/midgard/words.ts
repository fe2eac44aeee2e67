/** The things of Champions of Midgard by name and picture, for the client's own texts. */

import { t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import { DICE, GOODS, type Good } from './picture';
import type { DieId, Enemy, EnemyKind, Measure } from './shapes';

export const placeName = (id: string): string => t(`midgard-place-${id}`);
export const placeText = (id: string): string => t(`midgard-place-${id}-text`);
export const goodName = (id: string): string => t(`midgard-good-${id}`);
export const dieName = (id: string): string => t(`midgard-die-${id}`);
export const leaderName = (id: string): string => t(`midgard-leader-${id}`);
export const leaderText = (id: string): string => t(`midgard-leader-${id}-text`);
export const runeName = (id: string): string => t(`midgard-rune-${id}`);
export const runeText = (id: string): string => t(`midgard-rune-${id}-text`);
export const destinyName = (id: string): string => t(`midgard-destiny-${id}`);
export const destinyText = (id: string): string => t(`midgard-destiny-${id}-text`);
export const journeyName = (id: string): string => t(`midgard-journey-${id}`);
export const journeyText = (id: string): string => t(`midgard-journey-${id}-text`);
export const shipName = (id: string): string => t(`midgard-ship-${id}`);
export const merchantName = (id: string): string => t(`midgard-merchant-${id}`);
export const merchantText = (id: string): string => t(`midgard-merchant-${id}-text`);
export const shoreName = (id: string): string => t(`midgard-shore-${id}`);
export const targetName = (id: string): string => t(`midgard-target-${id}`);

/** Without its colour in brackets: a card already shows that. */
export const enemyName = ({ id }: Enemy): string => t(`midgard-enemy-${id}`).replace(/\s*\([^)]*\)$/, '');

/** A capital at the beginning, as on a card. */
export function titled(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const GOOD_ICONS: Record<Good, IconName> = { food: 'meat', wood: 'lumber', coin: 'merchant', favour: 'favour' };
export const DIE_ICONS: Record<DieId, IconName> = { sword: 'sword', spear: 'spear', axe: 'axe' };

const LEADER_ICONS: Record<string, IconName> = {
  asmundr: 'asmundr',
  dagrun: 'sage',
  gylfir: 'wheel',
  svanhildr: 'swordwoman',
  ullr: 'tormund',
};

export function leaderIcon(id: string | undefined): IconName {
  return LEADER_ICONS[id ?? ''] ?? 'midgard';
}

/** The rule of each leader's ability. */
export const LEADER_RULES: Record<string, string> = {
  asmundr: 'CM-10.2',
  dagrun: 'CM-10.3',
  svanhildr: 'CM-10.4',
  gylfir: 'CM-10.5',
  ullr: 'CM-10.6',
};

const ENEMY_ICONS: Record<string, IconName> = {
  moss_troll: 'moss',
  barrow_wretch: 'skull',
  forest_troll: 'moss',
  risen_thrall: 'draugr',
  mist_haunter: 'ghost',
  grave_warrior: 'skeleton',
  haugbui: 'risen',
  cursed_huscarl: 'huscarl',
  draugr_lord: 'lord',
  nykr: 'nykr',
  marmennill: 'mermaid',
  huldra: 'huldra',
  fenris_cub: 'direwolf',
  lyndwurm: 'wyvern',
  mara: 'spectre',
  hel_hound: 'hound',
  frost_giant: 'icegiant',
  sea_serpent: 'seaserpent',
  fire_giant: 'firegiant',
  nidhogg_brood: 'dragonhead',
  hafgufa: 'whale',
};
const KIND_ICONS: Record<EnemyKind, IconName> = {
  troll: 'troll',
  draugr: 'draugr',
  monster: 'seaserpent',
  kraken: 'kraken',
};

export function enemyIcon(enemy: Enemy): IconName {
  return ENEMY_ICONS[enemy.type] ?? KIND_ICONS[enemy.kind];
}

/** A colour always has a sign too. */
export const COLOUR_ICONS: Record<string, IconName> = { red: 'flame', blue: 'winter', yellow: 'peaks' };

const JOURNEY_ICONS: Record<string, IconName> = {
  all_quiet: 'quiet',
  kraken: 'kraken',
  lost: 'compass',
  no_wind: 'windless',
  storm: 'storm',
  whirlpool: 'whirlpool',
};

export function journeyIcon(id: string): IconName {
  return JOURNEY_ICONS[id] ?? 'wheel';
}

export const MEASURE_ICONS: Record<Measure, IconName> = {
  enemies_red: 'flame',
  enemies_blue: 'winter',
  enemies_yellow: 'peaks',
  trolls: 'troll',
  draugr: 'draugr',
  monsters: 'seaserpent',
  food: 'meat',
  wood: 'lumber',
  coin: 'merchant',
  favour: 'favour',
  warriors: 'warriors',
  runes: 'token',
};

/** The rule of what a place does, by its name. */
const PLACE_RULES: Record<string, string> = {
  blacksmith: 'CM-5.1',
  hafter: 'CM-5.2',
  swordsmith: 'CM-5.3',
  smokehouse: 'CM-5.5',
  troll: 'CM-5.6',
  draugr_1: 'CM-5.6',
  draugr_2: 'CM-5.6',
  hunting_grounds: 'CM-5.7',
  jarls_longhouse: 'CM-5.8',
  sages_house: 'CM-5.9',
  large_longship: 'CM-5.10',
  small_longship: 'CM-5.11',
  shipwright: 'CM-5.12',
  market: 'CM-5.13',
  merchant_ship: 'CM-5.14',
  runesmith: 'CM-5.15',
  stave_church: 'CM-5.16',
  worker_huts: 'CM-5.17',
  beggar: 'CM-5.18',
  skald: 'CM-5.19',
  generous_merchant: 'CM-5.20',
  benefactor: 'CM-5.21',
  militia: 'CM-5.22',
  raiders: 'CM-5.23',
  jomsvikings: 'CM-5.24',
  varangians: 'CM-5.25',
  beg: 'CM-4.8',
};

export function placeRule(id: string): string {
  return PLACE_RULES[id] ?? 'CM-6.3';
}

const RUNE_RULES: Record<string, string> = {
  gifts: 'CM-9.3',
  glory: 'CM-9.4',
  healing: 'CM-9.5',
  journey: 'CM-9.6',
  potential: 'CM-9.7',
  reaction: 'CM-9.8',
  success: 'CM-9.9',
  true_vision: 'CM-9.10',
  knowledge: 'CM-9.11',
  wealth: 'CM-9.12',
};

export function runeRule(id: string): string {
  return RUNE_RULES[id] ?? 'CM-9.1';
}

/** The sign on the stone, as strokes for a viewBox of 14 × 16. */
const RUNE_SIGNS: Record<string, string> = {
  gifts: 'M2 1.5 12 14.5M12 1.5 2 14.5',
  glory: 'M7 15V1M2 6l5-5 5 5',
  healing: 'M3.5 15V1l7 3.5-7 3.5 7 3.5z',
  journey: 'M3.5 15V1L11 5 3.5 8.2 11 15',
  knowledge: 'M4 15V1l8 4.5M4 6.5l8 4.5',
  potential: 'M11.5 1 8 3.6 3.5 1v14L8 12.4l3.5 2.6',
  reaction: 'M7 15V1M7 8 1.5 2M7 8l5.5-6',
  success: 'M10.5 1 4 5.5l7 4.5-6.5 5',
  true_vision: 'M11 2 3.5 8 11 14',
  wealth: 'M4 15V1M4 8.5 11.5 2M4 12.8l8-7',
};

export function runeSign(id: string): string {
  return RUNE_SIGNS[id] ?? 'M7 15V1';
}

/** 2 food, 1 wood; empty where there is nothing. */
export function goodsText(goods: readonly number[]): string {
  return GOODS.flatMap((good, at) => ((goods[at] ?? 0) > 0 ? [`${goodName(good)} ${goods[at]}`] : [])).join(', ');
}

/** Swordsman × 2, axeman × 1; empty where there is nothing. */
export function diceText(dice: readonly number[]): string {
  return DICE.flatMap((die, at) => ((dice[at] ?? 0) > 0 ? [`${dieName(die)} × ${dice[at]}`] : [])).join(', ');
}

/** A number that may be below 0, with a real minus. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
