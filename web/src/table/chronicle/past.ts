/** The board of an earlier moment, while the game goes on. */

import { Refused } from '../../api';
import { notices } from '../../notices.svelte';
import type { EventOut } from '../../protocol';
import type { Play } from '../play.svelte';

/** Shows the table as it was after this event; `title` names its turn. Whether it is shown now. */
export async function showThen(play: Play, event: EventOut, title: string): Promise<boolean> {
  const { store } = play;
  const asked = Symbol();
  wanted.set(play, asked);
  try {
    const picture = await store.kept.fetch(store.table?.id ?? '', store.viewer, event.seq);
    if (!picture || !play.view || wanted.get(play) !== asked) return false;
    play.past = { event, picture, title };
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    notices.show(refusal.why);
    return false;
  }
}

/** What was asked for last: an answer that comes later than the next click is not shown. */
const wanted = new WeakMap<Play, symbol>();
