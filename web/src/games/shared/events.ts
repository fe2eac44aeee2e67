/** How a game's events are shown: a kind of event that does not exist does not compile. */

import type { IconName } from '../../lib/icons';
import type { EventOut } from '../../protocol';

export type Sound = 'dice' | 'piece' | 'card' | 'danger' | 'win';

export interface Events<Kind extends string> {
  /** What happened, without the name of the game. */
  told(event: EventOut): Kind;
  /** In the log. */
  iconOf(event: EventOut): IconName;
  soundOf(event: EventOut): Sound | undefined;
}

/** The events of a game, by the start of their names, their icons and their sounds; most have no sound. */
export function eventsOf<Kind extends string>(
  start: string,
  icons: Record<Kind, IconName>,
  sounds: Partial<Record<Sound, readonly Kind[]>>,
): Events<Kind> {
  const heard = new Map<Kind, Sound>();
  for (const [sound, kinds] of Object.entries(sounds) as [Sound, readonly Kind[]][])
    for (const kind of kinds) heard.set(kind, sound);
  const told = (event: EventOut): Kind => event.kind.replace(start, '') as Kind;
  return {
    told,
    iconOf: (event) => icons[told(event)] ?? 'scroll',
    soundOf: (event) => heard.get(told(event)),
  };
}
