/** A dialog that covers the menu of a phone offers the hint itself. Without a table around it, there is none. */
import { getContext, setContext } from 'svelte';

export interface Asking {
  /** Whether a hint can be asked for now. */
  may(): boolean;
  ask(): void;
}

const KEY = Symbol('hint');

export const offerHint = (asking: Asking): Asking => setContext(KEY, asking);
export const hintOffered = (): Asking | undefined => getContext<Asking | undefined>(KEY);
