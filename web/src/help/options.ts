/** What can be done now, by kind of action. */

import type { Deed, Deeds } from '../games/shared/view';
import type { OptionOut } from '../protocol';

/** What has no kind of its own: to end the turn, to go on, to choose a number. */
export const ELSE = 'else';

export interface Group {
  deed: Deed | typeof ELSE;
  options: OptionOut[];
}

/** In the order of the options, and what has no kind at the end. */
export function groupsOf(options: readonly OptionOut[], deeds: Deeds | undefined): Group[] {
  const groups = new Map<Group['deed'], OptionOut[]>();
  for (const option of options) {
    const deed = deeds?.deedOf(option, []) ?? ELSE;
    groups.set(deed, [...(groups.get(deed) ?? []), option]);
  }
  const found = [...groups].map(([deed, some]) => ({ deed, options: some }));
  return [...found.filter(({ deed }) => deed !== ELSE), ...found.filter(({ deed }) => deed === ELSE)];
}

/** The element that an arrow, Home or End leads to from this one; undefined for any other key. */
export function stepFrom<Thing>(things: readonly Thing[], at: Thing | undefined, key: string): Thing | undefined {
  const here = at === undefined ? -1 : things.indexOf(at);
  if (key === 'ArrowDown') return things[Math.min(here + 1, things.length - 1)];
  if (key === 'ArrowUp') return things[Math.max(here - 1, 0)];
  if (key === 'Home') return things[0];
  return key === 'End' ? things.at(-1) : undefined;
}
