/** The built-in reference: which rule is open in the drawer, and the ones before it. */

class Rulebook {
  /** Undefined: the drawer is closed. Empty: it is open at its cover. */
  id = $state<string | undefined>();
  /** Whose rules its cover shows first. */
  game = $state('');
  private past = $state.raw<string[]>([]);

  open(id: string): void {
    if (this.id !== undefined && this.id !== id) this.past = [...this.past, this.id];
    this.id = id;
  }

  openAt(game: string): void {
    this.game = game;
    this.open('');
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }

  back(): void {
    this.id = this.past.at(-1) ?? '';
    this.past = this.past.slice(0, -1);
  }

  close(): void {
    this.id = undefined;
    this.past = [];
  }
}

export const rulebook = new Rulebook();

/** Ids of rules as the digests write them: GW-4.3, GW-RU7, NG-EX12, GW-14. */
const RULE_ID = /\b[A-Z]{2}-(?:(?:RU|EX|H)\d+[a-z]?|\d+(?:\.\d+[a-z]?)?)\b/;

export type Part = { kind: 'text' | 'code' | 'rule' | 'strong'; text: string };

/** A text of the digest, cut where a rule is cited, a value is quoted or a word is stressed. */
export function partsOf(text: string): Part[] {
  const cut = new RegExp(`(${RULE_ID.source})|\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*`, 'g');
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(cut)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    if (found[1] !== undefined) parts.push({ kind: 'rule', text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: 'code', text: found[2] });
    else parts.push({ kind: 'strong', text: found[3] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}
