/** The defeated enemies of a player, by colour: one of each makes a set (CM-12.6). */

import type { Enemy, Scenery } from '../picture';

export const COLOURS = ['red', 'blue', 'yellow'] as const;

export interface Pile {
  kind: (typeof COLOURS)[number] | 'troll';
  cards: Enemy[];
}

export function pilesOf(scenery: Scenery, trophies: readonly number[]): Pile[] {
  const cards = trophies.flatMap((number) => scenery.enemies[number] ?? []);
  const trolls = cards.filter(({ kind }) => kind === 'troll');
  return [
    ...COLOURS.map((kind): Pile => ({ kind, cards: cards.filter(({ colour }) => colour === kind) })),
    { kind: 'troll', cards: trolls },
  ];
}
