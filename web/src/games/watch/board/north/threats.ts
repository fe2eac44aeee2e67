/**
 * What the next roll of the trail die may do, to show it beside the board. The server decides what really happens; this
 * only reads what stands where.
 */

import type { NorthPicture, NorthScenery, Section, Trail } from '../../shapes';

export interface Threat {
  trail: Trail;
  section: Section;
  kind: string;
  /** A breach, one more in the Gift, or one guard less. */
  harm: 'breach' | 'cross' | 'guard';
  /** GW-15.2: it would end the game. */
  deadly: boolean;
}

/** One more regular wildling would break through here. */
export function inDanger(section: Section, north: NorthPicture): boolean {
  return regulars(section, north) >= guards(section, north);
}

export function threats(scenery: NorthScenery, north: NorthPicture): Threat[] {
  return scenery.trails.flatMap((trail): Threat[] => {
    const kind = north.camps[trail.clan]?.[0];
    const section = scenery.sections.find(({ clearing }) => clearing === trail.clearing);
    if (!kind || !section) return [];
    const harm = harmOf(kind, section, scenery, north);
    return harm ? [{ trail, section, kind, harm, deadly: isDeadly(harm, kind, section, scenery, north) }] : [];
  });
}

function harmOf(
  kind: string,
  section: Section,
  scenery: NorthScenery,
  north: NorthPicture,
): Threat['harm'] | undefined {
  if (kind === 'climber') return 'cross';
  if (kind === 'regular') return inDanger(section, north) ? 'breach' : undefined;
  const left = guards(section, north) - 1;
  if (left < 0) return 'breach';
  // GW-13.8: those who wait are compared with the guards again
  return scenery.recheck_after_guard_loss && regulars(section, north) > left ? 'breach' : 'guard';
}

/** Whether the marker reaches its end (GW-13.5), or more are in the Gift than allowed (GW-13.7). */
function isDeadly(
  harm: Threat['harm'],
  kind: string,
  section: Section,
  scenery: NorthScenery,
  north: NorthPicture,
): boolean {
  if (harm === 'guard') return false;
  if (harm === 'breach' && north.breaches + 1 >= scenery.breach_limit) return true;
  return north.gift.length + crossing(harm, kind, section, north) > scenery.gift_limit;
}

/** How many would come into the Gift: a climber alone, in a breach all of the clearing. */
function crossing(harm: Threat['harm'], kind: string, section: Section, north: NorthPicture): number {
  if (harm === 'cross') return 1;
  const waiting = north.clearings[section.clearing]?.length ?? 0;
  // after driving a guard away, the giant goes home
  return kind === 'giant' && guards(section, north) > 0 ? waiting : waiting + 1;
}

function regulars(section: Section, north: NorthPicture): number {
  return (north.clearings[section.clearing] ?? []).filter((kind) => kind === 'regular').length;
}

function guards(section: Section, north: NorthPicture): number {
  return north.wall[section.id]?.length ?? 0;
}

/** Clans whose next newcomer triggers a rush. */
export function crowded(scenery: NorthScenery, north: NorthPicture): string[] {
  return scenery.clans.filter(({ id, camps }) => (north.camps[id]?.length ?? 0) >= camps).map(({ id }) => id);
}
