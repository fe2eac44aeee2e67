/** A territory in words and numbers, for the card beside the map and for screen readers. */

import { t } from '../../../i18n/words.svelte';
import { weakest, type Source } from '../../../lib/sources';
import { NOBODY } from '../picture';
import type { Picture, Scenery, Territory } from '../shapes';
import { buildingName, creatureName, goodsText, territoryName } from '../words';

export interface Fact {
  name: string;
  label: string;
  text: string;
}

const SLOTS = ['small', 'rune', 'large'] as const;

export function holderName(territory: Territory, names: readonly string[]): string {
  return territory.holder === NOBODY ? t('northgard-map-neutral') : (names[territory.holder] ?? '');
}

/** "closed, 3 tiles" */
export function sizeText({ open, size }: Territory): string {
  return `${t(open ? 'northgard-map-open' : 'northgard-map-closed')}, ${t('northgard-map-size', { number: size })}`;
}

function counted(counts: readonly number[], nameOf: (at: number) => string): string {
  return counts
    .flatMap((count, at) => (count > 0 ? [count > 1 ? `${nameOf(at)} × ${count}` : nameOf(at)] : []))
    .join(', ');
}

function figures(count: number, kaija: boolean): string {
  const parts = [...(count > 0 ? [String(count)] : []), ...(kaija ? [t('northgard-map-kaija')] : [])];
  return parts.join(' + ');
}

/** Only what there is. */
export function factsOf(territory: Territory, scenery: Scenery, names: readonly string[]): Fact[] {
  const fact = (name: string, text: string): Fact[] =>
    text === '' ? [] : [{ name, label: t(`northgard-map-${name}`), text }];
  const raiders = figures(territory.raiders, territory.raidersKaija);
  return [
    ...fact('units', figures(territory.units, territory.kaija)),
    ...fact('raiders', raiders === '' ? '' : `${names[territory.raider] ?? ''}: ${raiders}`),
    ...fact('symbols', territory.symbols.some((count) => count > 0) ? goodsText(territory.symbols) : ''),
    ...fact(
      'buildings',
      counted(territory.buildings, (at) => buildingName(scenery.buildings[at]?.id ?? '')),
    ),
    ...fact(
      'free',
      counted(territory.freeSlots, (at) => t(`northgard-slot-${SLOTS[at] ?? 'small'}`)),
    ),
    ...fact('sides', territory.open ? String(territory.openSides) : ''),
    ...fact('creatures', territory.creatures.map((at) => creatureName(scenery.creatures[at]?.id ?? '')).join(', ')),
  ];
}

export interface Neighbour {
  territory: Territory;
  rough: boolean;
}

export function neighboursOf(territory: Territory, picture: Picture): Neighbour[] {
  return territory.neighbours.flatMap(({ territory: number, rough }) => {
    const other = picture.territories.find((each) => each.territory === number);
    return other ? [{ territory: other, rough }] : [];
  });
}

/** Where it is from what its tiles show. */
export function sourceOf({ regions }: Territory, scenery: Scenery): Source {
  return weakest(scenery.tiles.filter((tile) => tile.regions.some(({ region }) => regions.includes(region))));
}

/** All of it in one sentence. */
export function tellTerritory(territory: Territory, scenery: Scenery, names: readonly string[]): string {
  const facts = factsOf(territory, scenery, names).map(({ label, text }) => `${label}: ${text}`);
  const scorched = territory.scorched ? [t('northgard-map-scorched')] : [];
  const head = `${territoryName(territory)}: ${holderName(territory, names)}, ${sizeText(territory)}`;
  return [head, ...facts, ...scorched].join('; ');
}
