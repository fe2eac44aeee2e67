/** Points on the track: where they will be when the turn is over, and markers that do not overlap. */

import type { OptionOut } from '../../../protocol';
import { HALL, NOBODY } from '../picture';
import type { Picture, Reward, Scenery } from '../shapes';

/** VW-9.9: by the number of buildings damaged in one turn. */
export function attackPoints({ rules }: Scenery, damaged: number): number {
  const { attackVp, attackVpBeyond } = rules;
  const last = attackVp.length - 1;
  return (attackVp[Math.min(damaged, last)] ?? 0) + Math.max(0, damaged - last) * attackVpBeyond;
}

const vpOf = (rewards: readonly Reward[] | undefined): number => rewards?.find((reward) => reward.do === 'vp')?.n ?? 0;

/** What the pick that the player looks at would score at once. */
function lookedAt(scenery: Scenery, picture: Picture, option: OptionOut | undefined): number {
  const [, id = ''] = option?.args[0] ?? [];
  if (option?.verb === 'mission') return scenery.missions.find((mission) => mission.id === id)?.vp ?? 0;
  if (option?.verb === 'undead') return vpOf(scenery.cards[picture.path[Number(id) - 1] ?? -1]?.rewards);
  if (option?.verb !== 'upgrade' && option?.verb !== 'upgrade-by-hand') return 0;
  const hall = scenery.sites[picture.seats[picture.active]?.town[0]?.site ?? -1];
  return scenery.sites.find(({ level }) => level > 0 && level === (hall?.level ?? 0) + 1)?.onUpgrade ?? 0;
}

/** The attack that is being put together, if it is strong enough and nobody answers: at once, and one building more. */
function planned(scenery: Scenery, { plan, seats, path }: Picture): [points: number, buildings: number] {
  const target = plan?.target;
  if (!target || target === 'dragon' || plan.strength < plan.defence || plan.entries.length === 0) return [0, 0];
  if (target.path !== undefined) return [vpOf(scenery.cards[path[target.path] ?? -1]?.rewards), 0];
  return [vpOf(scenery.sites[seats[target.seat ?? NOBODY]?.town[target.slot ?? HALL]?.site ?? -1]?.rewards), 1];
}

/** VW-6.16: the points of those who would have more if the turn ended now. */
export function aheadOf(scenery: Scenery, picture: Picture, option?: OptionOut): ReadonlyMap<number, number> {
  const { active, victim, damaged, seats, phase } = picture;
  const ahead = new Map<number, number>();
  const add = (seat: number, more: number): void => {
    const now = seats[seat]?.vp;
    if (now !== undefined && more > 0) ahead.set(seat, now + more);
  };
  if (active === NOBODY || phase !== 'action') return ahead;
  const [atOnce, buildings] = planned(scenery, picture);
  add(active, atOnce + lookedAt(scenery, picture, option) + attackPoints(scenery, damaged + buildings));
  if (victim !== NOBODY && damaged + buildings === 0) add(victim, 1); // VW-8.8: full defence
  return ahead;
}

/** Positions of markers, as near as possible to where they belong, at least `gap` apart, between 0 and `width`. */
export function spread(at: readonly number[], gap: number, width: number): number[] {
  const order = at.map((_, number) => number).sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  const placed: number[] = [];
  let last = -Infinity;
  for (const number of order) {
    last = Math.max(at[number] ?? 0, last + gap);
    placed[number] = last;
  }
  let limit = width;
  for (const number of order.reverse()) {
    placed[number] = Math.min(placed[number] ?? 0, limit);
    limit = (placed[number] ?? 0) - gap;
  }
  return placed;
}
