/** Hints that were asked for. The server works on one question of ours at a time, and asking the same one again starts over. */

import type { HintMsg } from '../../protocol';
import type { TableStore } from '../../state.svelte';

interface Asked {
  version: number;
  longer: boolean;
  answer: Promise<HintMsg | undefined>;
}

const asked = new WeakMap<TableStore, Asked>();

/** Once for every state, however often it is shown: closing and reopening gives the same answer, or a better one if the
 * bot was asked to think on. */
export function hintFor(store: TableStore, seat: number, longer = false): Promise<HintMsg | undefined> {
  const { version } = store;
  const last = asked.get(store);
  if (last?.version === version && (last.longer || !longer)) return last.answer;
  const answer = Promise.resolve(last?.answer).then(() => store.hint(seat, longer));
  asked.set(store, { version, longer, answer });
  void answer.then((found) => {
    if (!found && asked.get(store)?.answer === answer) asked.delete(store); // refused: it may be asked for again
  });
  return answer;
}
