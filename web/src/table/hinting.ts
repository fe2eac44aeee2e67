/** Hints that were asked for. The server thinks about one question of ours at a time, and about the same one as long again. */

import type { HintMsg } from '../protocol';
import type { TableStore } from '../state.svelte';

interface Asked {
  version: number;
  answer: Promise<HintMsg | undefined>;
}

const asked = new WeakMap<TableStore, Asked>();

/** Once for every state, however often it is looked at: who closes the dialog and opens it again is told the same. */
export function hintFor(store: TableStore, seat: number): Promise<HintMsg | undefined> {
  const { version } = store;
  const last = asked.get(store);
  if (last?.version === version) return last.answer;
  const answer = Promise.resolve(last?.answer).then(() => store.hint(seat));
  asked.set(store, { version, answer });
  void answer.then((found) => {
    if (!found && asked.get(store)?.answer === answer) asked.delete(store); // refused: it may be asked for again
  });
  return answer;
}
