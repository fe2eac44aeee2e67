/** A line of a note from the server, as it is said. */

import { say } from '../../i18n/words.svelte';
import type { Phrase } from '../../protocol';

export interface Line {
  phrase: Phrase;
  rule: string;
  /** It warns of a pick that is dangerous or brings nothing. */
  warns?: boolean;
}

/** A line in words; a warning says that it is one. */
export const sentence = ({ phrase, warns }: Line): string =>
  warns ? say({ key: 'web-warns', args: { what: phrase } }) : say(phrase);
export const warned = (lines: readonly Line[] | undefined): boolean => lines?.some(({ warns }) => warns) === true;
