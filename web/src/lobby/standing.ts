/** The state of a table in one line: a message and its arguments. */

import type { Listing } from '../api';
import type { Args } from '../i18n/phrase';
import { called } from '../i18n/words.svelte';

export interface Standing {
  key: string;
  args: Args;
}

/** How we can have nothing more to do with a table: nobody plays there any more, bots do for us, or only bots would miss us. */
export type WayOut = 'remove' | 'leave' | 'give-up';

export function wayOut(listing: Listing): WayOut | undefined {
  const { status } = listing.table;
  if (status === 'over' || status === 'given_up' || status === 'brought') return 'remove';
  if (status !== 'playing') return undefined;
  if (isLeft(listing)) return 'remove';
  return listing.seats.every(({ seat, kind }) => kind === 'bot' || listing.me.includes(seat)) ? 'give-up' : 'leave';
}

/** Whether bots play in all our seats. */
function isLeft({ me, seats }: Listing): boolean {
  return me.length > 0 && seats.every(({ seat, stand_in }) => stand_in || !me.includes(seat));
}

export function standingOf(listing: Listing, mine: boolean): Standing {
  const { table } = listing;
  const seats = called(listing.seats);
  const free = seats.filter((seat) => seat.kind === 'open').length;
  if (table.status === 'open') {
    return free > 0 ? { key: 'web-standing-free', args: { free } } : { key: 'web-standing-full', args: {} };
  }
  if (table.status === 'over') {
    const winner = seats.find((seat) => seat.seat === listing.winners[0]);
    return winner ? { key: 'web-standing-won', args: { name: winner.name } } : { key: 'web-standing-over', args: {} };
  }
  if (table.status === 'given_up') return { key: 'web-standing-given-up', args: {} };
  if (table.status === 'brought') return { key: 'web-standing-brought', args: {} };
  if (mine && isLeft(listing)) return { key: 'web-standing-left', args: {} };
  const { waiting } = listing;
  if (mine && waiting.some((seat) => listing.me.includes(seat))) return { key: 'web-standing-your-move', args: {} };
  const [first] = seats.filter((seat) => waiting.includes(seat.seat));
  return first ? { key: 'web-standing-waits', args: { name: first.name } } : { key: 'web-standing-playing', args: {} };
}
