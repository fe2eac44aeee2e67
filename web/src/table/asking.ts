/** What a dialog over the board knows of the table around it. Without a table, as in a test of one dialog, nothing. */
import { getContext, setContext } from 'svelte';
import type { Play } from './play.svelte';

export interface Asking {
  /** Whether a hint can be asked for now: a dialog that covers the menu of a phone offers both itself. */
  may(): boolean;
  ask(): void;
  /** What can be done now, for whoever is asked. */
  what(): void;
}

const HINT = Symbol('hint');
export const QUESTION = Symbol('question');

export const offerHint = (asking: Asking): Asking => setContext(HINT, asking);
export const hintOffered = (): Asking | undefined => getContext<Asking | undefined>(HINT);

/** The current question as text: it changes when something else is asked, not when the others do something meanwhile. */
export function watchQuestion(play: () => Play): void {
  setContext(QUESTION, () => {
    const { question } = play();
    return question && JSON.stringify([question.seat, question.ask, question.options.map(({ text }) => text)]);
  });
}
export const questionAsked = (): (() => string | undefined) =>
  getContext<(() => string | undefined) | undefined>(QUESTION) ?? (() => undefined);
