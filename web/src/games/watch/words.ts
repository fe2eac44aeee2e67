/** The things of the Watch by name, for the client's own texts. */

import { say, t } from '../../i18n/words.svelte';
import type { IconName } from '../../lib/icons';
import type { Noun, Phrase } from '../../protocol';
import { RESOURCES } from './picture';
import type { Cards, Hex, Route } from './shapes';

const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });

export function resourceName(resource: string): string {
  return t(`watch-resource-${resource}`);
}

/** A capital at the beginning, as on a card. */
export function titled(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function cardName(id: string): string {
  return t(`watch-card-${id}`);
}

export function pieceName(piece: string): string {
  return t(`watch-piece-${piece}`);
}

export function tileName(tile: string): string {
  return t(`watch-tile-${tile}`);
}

function terrain(hex: Hex): Phrase {
  return phrase(`watch-terrain-${hex.terrain}`);
}

export function hexNoun(hex: Hex): Phrase {
  return hex.token === null ? terrain(hex) : phrase('watch-hex', { terrain: terrain(hex), token: hex.token });
}

export function hexName(hex: Hex): string {
  return say(hexNoun(hex));
}

export function routeNoun(route: Route, board: string): Phrase {
  const { rate, resource } = route;
  if (resource === 'any') return phrase('watch-route-any', { board, rate });
  return phrase('watch-route-one', { board, rate, resource: phrase(`watch-resource-${resource}`) });
}

export function routeName(route: Route, board: string): string {
  return titled(say(routeNoun(route, board)));
}

/** 2 wool, 1 ore: as a noun with cases. */
export function cardsNoun(cards: Readonly<Cards>): Noun {
  const held = RESOURCES.filter((resource) => cards[resource] > 0);
  if (held.length === 0) return phrase('watch-cards-none');
  return { join: held.map((resource) => phrase(`watch-cards-${resource}`, { number: cards[resource] })), by: ', ' };
}

/** The same for a label, and for the table in words. */
export function cardsText(cards: Readonly<Cards>): string {
  const noun = cardsNoun(cards);
  if (!('join' in noun)) return t('watch-cards-none');
  return noun.join.map((part) => ('key' in part ? say(part) : '')).join(noun.by);
}

export function rollText([one = 0, other = 0, trail = 0]: readonly number[]): string {
  const dice = t('web-watch-rolled', { one, other, sum: one + other });
  return trail > 0 ? `${dice}; ${t('web-watch-trail-die', { number: trail })}` : dice;
}

const CARD_ICONS: Record<string, IconName> = {
  ranger_patrol: 'patrol',
  classic_knight: 'knight',
  winter_is_coming: 'winter',
  classic_year_of_plenty: 'plenty',
  road_building: 'roadbuild',
  classic_road_building: 'roadbuild',
  classic_monopoly: 'monopoly',
  new_recruits: 'recruits',
  victory_point: 'vp',
  classic_victory_point: 'vp',
};

export function cardIcon(id: string): IconName {
  return CARD_ICONS[id] ?? 'devcard';
}
