/** What is known of a player's hand, and the missions, for one line of a replay. */

import { listed } from '../shared/listed';
import type { Held } from '../shared/view';
import type { Picture, Scenery } from './shapes';
import { cardName, missionName } from './words';

export function heldBy(scenery: Scenery, picture: Picture, number: number): Held {
  const seat = picture.seats?.[number];
  const cards = seat?.hand?.map((card) => cardName(scenery.cards[card]?.id ?? ''));
  const missions = seat?.missions.map(({ mission }) => missionName(scenery.missions[mission]?.id ?? ''));
  return { cards: cards && listed(cards), count: seat?.handSize ?? 0, beside: listed(missions ?? []) };
}
