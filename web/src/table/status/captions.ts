/** What a caption says: the event that is told, and what led to it in the same moment. */

import type { EventOut, Phrase } from '../../protocol';
import { without } from '../chronicle/lines';

const MOST = 3; // lines

/** The last event, and those before it that it goes on from: the same player's, or of the same kind. */
export function storyOf(events: readonly EventOut[]): EventOut[] {
  const goesOn = (one: EventOut, next: EventOut | undefined): boolean =>
    one.seq === next?.seq && (one.kind === next.kind || (one.seat === next.seat && one.seat >= 0));
  const before = events.findLastIndex((one, at) => at < events.length - 1 && !goesOn(one, events[at + 1]));
  return events.slice(before + 1);
}

export interface Words {
  /** Whose badge stands before it: of a player's sentences only the first has it, and the name. */
  seat?: number | undefined;
  text: string;
  /** How often it has happened. */
  count: number;
}

/** Its last sentences; what was said before is counted. */
export function wordsOf(
  story: readonly EventOut[],
  names: readonly string[],
  say: (phrase: Phrase) => string,
): Words[] {
  const found: Words[] = [];
  for (const { seat, label } of story) {
    const text = say(label);
    const known = found.find((words) => words.seat === seat && words.text === text);
    if (known) known.count += 1;
    else found.push({ seat, text, count: 1 });
  }
  return found.slice(-MOST).map(({ seat = -1, text, count }, at, all) => {
    const same = seat >= 0 && all[at - 1]?.seat === seat;
    return { seat: same || seat < 0 ? undefined : seat, text: same ? without(text, names[seat]) : text, count };
  });
}
