/** What the reader has not read while log and chat were closed: counted from their own last pick on. */

import type { EventOut } from '../../protocol';
import type { Play } from '../play.svelte';

export class News {
  /** The last event when the page was opened, and when the log was last open. */
  private came = $state(-1);
  private read = $state(-1);
  /** The lines of the chat when it was last open. */
  private heard = $state(0);

  constructor(private readonly play: Play) {}

  /** The page is opened: what came before is no news, unless the reader has picked before it. */
  begin(): void {
    this.came = this.play.store.events.at(-1)?.seq ?? -1;
    this.readChat();
  }

  readLog(): void {
    this.read = this.play.store.events.at(-1)?.seq ?? -1;
  }

  readChat(): void {
    this.heard = this.play.store.chat.length;
  }

  private get later(): EventOut[] {
    const { store } = this.play;
    const from = Math.max(this.read, store.since?.seq ?? this.came);
    return store.events.filter(({ seq, seat }) => seq > from && !store.me.includes(seat));
  }

  get lines(): number {
    return this.later.length;
  }

  get attacks(): number {
    const { view, store } = this.play;
    return this.later.filter((event) => view?.hurts?.(event, store.me)).length;
  }

  get chat(): number {
    return Math.max(0, this.play.store.chat.length - this.heard);
  }
}
