/** What the coach says now, and what the learner makes of it. */

import { notices } from '../notices.svelte';
import type { LessonOut, Phrase, RefusedMsg } from '../protocol';
import type { Play } from '../table/play.svelte';

/** The answer to a pick that is not taught now. */
export interface Correction {
  why: Phrase;
  rule: string;
  /** Where the learner clicked. */
  at: { x: number; y: number } | undefined;
}

const PATIENCE = 3; // wrong picks in one step, until the coach offers to do it
const RECENT = 1500;

type Wish = 'lesson_next' | 'lesson_back' | 'lesson_skip' | 'lesson_leave';

export class Coach {
  /** It is not ahead of what is shown: what others do is watched first. */
  lesson = $state.raw<LessonOut | null>(null);
  correction = $state.raw<Correction | undefined>();
  wrong = $state(0);
  /** Asks whether to leave. */
  asking = $state(false);
  /** An answer of ours is on its way. */
  busy = $state(false);
  private pressed = { x: 0, y: 0, when: -Infinity };

  readonly away = $derived.by(() => this.play.store.connection === 'offline');
  /** All that has happened is shown. */
  readonly current = $derived.by(() => {
    const { store, head } = this.play;
    return head.done && store.waiting.length === 0 && store.lesson === this.lesson;
  });
  readonly offers = $derived.by(() => this.wrong >= PATIENCE);
  readonly mood = $derived.by(() => (this.correction || this.asking ? 'asks' : (this.lesson?.mood ?? 'says')));

  constructor(private readonly play: Play) {}

  /** As far as the table is shown. Another step begins afresh. */
  follow(): void {
    const { store, head } = this.play;
    const { lesson } = store;
    if (!head.done || store.waiting.length > 0) return;
    if (lesson?.id !== this.lesson?.id || lesson?.step !== this.lesson?.step) {
      this.wrong = 0;
      this.asking = false;
    }
    // a refused pick is followed by the whole state, in which nothing has changed
    if (JSON.stringify(lesson) !== JSON.stringify(this.lesson)) this.correction = undefined;
    this.lesson = lesson;
  }

  press({ clientX, clientY }: PointerEvent): void {
    this.pressed = { x: clientX, y: clientY, when: performance.now() };
  }

  /** Whether a refusal was the coach's. */
  correct({ why, rule }: RefusedMsg): boolean {
    if (!this.lesson || !why.key.includes('-lesson-')) return false;
    const { x, y, when } = this.pressed;
    this.correction = { why, rule, at: performance.now() - when < RECENT ? { x, y } : undefined };
    this.wrong += 1;
    return true;
  }

  /** Tells the server, with the number of the step: it counts on at the end. */
  async wish(type: Wish): Promise<void> {
    const { store } = this.play;
    if (this.busy || this.away || !store.lesson) return;
    const { step, end } = store.lesson;
    this.busy = true;
    this.correction = undefined;
    this.play.clear();
    try {
      const answer = await store.ask({ type, step: end ? step + 1 : step });
      if (answer.type === 'error') notices.show(answer.why);
    } finally {
      this.busy = false;
    }
  }
}
