/** What the page of an analysis needs besides the analysis: whose game it was, and what its turns are called. */

import { api, Refused, type Listing } from '../api';
import { viewOf, type GameView } from '../games';
import { reasonsOf } from '../i18n/groups';
import { called, words } from '../i18n/words.svelte';
import type { Phrase, ScoreOut } from '../protocol';
import { SPECTATOR } from '../replay/tale.svelte';
import { Course } from './course.svelte';

export class Reading {
  readonly course: Course;
  listing = $state.raw<Listing | undefined>();
  over = $state.raw<ScoreOut | null>(null);
  view = $state.raw<Partial<GameView> | undefined>();
  private failed = $state.raw<Phrase | undefined>();
  me: number[] = $derived(this.listing?.me ?? []);
  names: string[] = $derived(called(this.listing?.seats ?? []).map(({ name }) => name));

  constructor(readonly id: string) {
    this.course = new Course(id);
  }

  /** Why nothing can be shown at all. */
  get problem(): Phrase | undefined {
    return this.failed ?? (this.course.now ? undefined : this.course.problem);
  }

  async open(): Promise<void> {
    try {
      const [listing, deal] = await Promise.all([api.table(this.id), api.replay(this.id, SPECTATOR, 0, 0)]);
      // a game without a view of its own has its words all the same
      const [view] = await Promise.all([viewOf(listing.table.game), words.need(reasonsOf(listing.table.game))]);
      this.view = view ?? {};
      this.listing = listing;
      this.over = deal.over;
      await this.course.open();
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.failed = refusal.why;
    }
  }
}
