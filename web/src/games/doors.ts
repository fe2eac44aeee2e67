/** The four games as the hall shows them. Which of them can be played, the server says. */

import type { IconName } from '../lib/icons';

export interface Door {
  game: string;
  icon: IconName;
  players: [number, number];
  minutes: number;
  /** Where its rules begin in the digest, to leaf through; empty until it can be played. */
  sections: string[];
}

export const DOORS: Door[] = [
  {
    game: 'northgard',
    icon: 'northgard',
    players: [2, 5],
    minutes: 75,
    sections: Array.from({ length: 21 }, (_, at) => `NG-${at + 1}`),
  },
  {
    game: 'midgard',
    icon: 'midgard',
    players: [2, 4],
    minutes: 60,
    sections: Array.from({ length: 14 }, (_, at) => `CM-${at + 1}`),
  },
  {
    game: 'watch',
    icon: 'watch',
    players: [2, 4],
    minutes: 60,
    sections: ['GW-1', 'GW-2', 'GW-3', 'GW-4', 'GW-5', 'GW-6', 'GW-7', 'GW-8', 'GW-9'],
  },
  {
    game: 'wild',
    icon: 'wild',
    players: [2, 4],
    minutes: 45,
    sections: Array.from({ length: 19 }, (_, at) => `VW-${at + 1}`),
  },
];

export function doorOf(game: string): Door | undefined {
  return DOORS.find((door) => door.game === game);
}
