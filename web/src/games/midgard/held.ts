/** What is known of a player's destinies, and the runes, for one line of a replay. */

import { listed } from '../shared/listed';
import type { Held } from '../shared/view';
import type { Picture, Scenery } from './shapes';
import { destinyName, runeName, titled } from './words';

export function heldBy(scenery: Scenery, picture: Picture, number: number): Held {
  const seat = picture.seats?.[number];
  const nameOf = (card: number): string => titled(destinyName(scenery.destinies[card]?.id ?? ''));
  const secret = seat?.destinyCards?.map(nameOf);
  const open = seat?.revealed.map(nameOf) ?? [];
  const runes = seat?.runes.map(({ rune }) => titled(runeName(scenery.runes[rune]?.id ?? ''))) ?? [];
  return { cards: secret && listed(secret), count: seat?.destinies ?? 0, beside: listed([...open, ...runes]) };
}
