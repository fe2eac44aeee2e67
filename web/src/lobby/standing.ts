/** The state of a table in one line: a message and its arguments. */

import type { Listing } from '../api';
import type { Args } from '../i18n/phrase';

export interface Standing {
  key: string;
  args: Args;
}

export function standingOf(listing: Listing, mine: boolean): Standing {
  const { table, seats } = listing;
  const free = seats.filter((seat) => seat.kind === 'open').length;
  if (table.status === 'open') {
    return free > 0 ? { key: 'web-standing-free', args: { free } } : { key: 'web-standing-full', args: {} };
  }
  if (table.status === 'over') {
    const winner = seats.find((seat) => seat.seat === listing.winners[0]);
    return winner ? { key: 'web-standing-won', args: { name: winner.name } } : { key: 'web-standing-over', args: {} };
  }
  if (table.status === 'brought') return { key: 'web-standing-brought', args: {} };
  const { waiting } = listing;
  if (mine && waiting.some((seat) => listing.me.includes(seat))) return { key: 'web-standing-your-move', args: {} };
  const [first] = seats.filter((seat) => waiting.includes(seat.seat));
  return first ? { key: 'web-standing-waits', args: { name: first.name } } : { key: 'web-standing-playing', args: {} };
}
