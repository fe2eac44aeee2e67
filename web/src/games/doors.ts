/** The four games as the hall shows them. The server says which of them can be played, and which others. */

import { settingsOf } from '../i18n/groups';
import { words } from '../i18n/words.svelte';
import type { IconName } from '../lib/icons';

export interface Door {
  game: string;
  icon: IconName;
  players: [number, number];
  minutes: number;
}

export const DOORS: Door[] = [
  { game: 'northgard', icon: 'northgard', players: [2, 5], minutes: 75 },
  { game: 'midgard', icon: 'midgard', players: [2, 4], minutes: 60 },
  { game: 'watch', icon: 'watch', players: [2, 4], minutes: 60 },
  { game: 'wild', icon: 'wild', players: [2, 4], minutes: 45 },
];

/** Games that this client was built without, once their words have loaded. */
export async function guestsOf(games: readonly string[]): Promise<string[]> {
  const guests = games.filter((game) => !doorOf(game));
  await words.need(...guests.map(settingsOf));
  return guests;
}

export function doorOf(game: string): Door | undefined {
  return DOORS.find((door) => door.game === game);
}
