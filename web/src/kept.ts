/** The pictures of the last moments, to look at again. They share what did not change, so they are cheap. */

import { api } from './api';
import type { StateMsg } from './protocol';

type Picture = NonNullable<StateMsg['picture']>;

const MOST = 400;

export class Kept {
  private readonly pictures = new Map<number, Picture>();

  /** After an undo, what came later did not happen. */
  keep(seq: number, picture: StateMsg['picture']): void {
    for (const later of [...this.pictures.keys()]) if (later >= seq) this.pictures.delete(later);
    if (picture) this.pictures.set(seq, picture);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > MOST && oldest !== undefined) this.pictures.delete(oldest);
  }

  /** Other eyes, or another game. */
  clear(): void {
    this.pictures.clear();
  }

  at(seq: number): Picture | undefined {
    return this.pictures.get(seq);
  }

  /** The picture after this moment. If it is not here, the server is asked for it and for those up to another one. */
  async fetch(table: string, viewer: number, seq: number, to = seq): Promise<Picture | undefined> {
    if (!this.pictures.has(seq)) {
      const { frames } = await api.replay(table, viewer < 0 ? 'spectator' : String(viewer), seq, to);
      for (const { seq: at, picture } of frames) if (!this.pictures.has(at)) this.pictures.set(at, picture);
    }
    return this.at(seq);
  }
}
