/** With whom we play, and what that allows. */

import type { ScoreOut, SeatFacts, TableFacts } from './protocol';

interface Company {
  readonly table: TableFacts | undefined;
  readonly seats: readonly SeatFacts[];
  /** Our seats. */
  readonly me: readonly number[];
  readonly over: ScoreOut | null;
}

/** Whether a bot would play on for us: there are others to play with, and it does not already. */
export function mayLeave({ seats, me, over }: Company): boolean {
  const people = seats.filter(({ kind }) => kind === 'person' || kind === 'hotseat');
  const ours = ({ seat }: SeatFacts): boolean => me.includes(seat);
  return !over && !people.every(ours) && people.some((one) => ours(one) && one.stand_in === '');
}

/** Whether only bots would miss us. */
export function mayGiveUp({ table, seats, me }: Company): boolean {
  return table?.status === 'playing' && me.length > 0 && withBots({ seats, me });
}

/** Whether we play only against bots: then a hint is unfair to nobody. */
export function isAlone({ seats, me }: Company): boolean {
  return me.length === 1 && withBots({ seats, me });
}

const withBots = ({ seats, me }: Pick<Company, 'seats' | 'me'>): boolean =>
  seats.every(({ seat, kind }) => kind === 'bot' || me.includes(seat));
