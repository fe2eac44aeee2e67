/** What the card says that waits for a pick to be confirmed: what decides comes first, and the button says what it does. */

import type { Deeds } from '../../games/shared/view';
import { say, t, words } from '../../i18n/words.svelte';
import type { Play } from '../play.svelte';
import type { Line } from './note';

export class Confirming {
  private deeds = $state.raw<Deeds | undefined>();
  /** What the pick would bring; what decides, then warnings, then the rest. */
  readonly lines: Line[] = $derived.by(() => {
    const lines = this.play().note?.lines ?? [];
    const first = this.first(lines);
    const others = lines.filter((line) => line !== first);
    const warnings = others.filter(({ warns }) => warns);
    return [...(first ? [first] : []), ...warnings, ...others.filter(({ warns }) => !warns)];
  });
  /** Whether the first line is what decides. */
  readonly decided = $derived(this.first(this.lines) !== undefined);
  readonly head = $derived.by(() => {
    const { candidate, view } = this.play();
    return candidate && (view?.describe?.(candidate) ?? { title: say(candidate.label) });
  });
  readonly word = $derived.by(() => {
    const { candidate } = this.play();
    const facts = this.lines.map(({ phrase }) => phrase.key);
    const deed = candidate && this.deeds?.deedOf(candidate, facts);
    return deed ? t(`web-do-${deed}`) : t('web-confirm');
  });

  constructor(private readonly play: () => Play) {
    $effect(() => {
      const deeds = this.play().view?.deeds?.();
      if (deeds) void Promise.all([deeds, words.need('deeds')]).then(([found]) => (this.deeds = found.default));
    });
  }

  private first(lines: readonly Line[]): Line | undefined {
    for (const key of this.deeds?.decisive ?? []) {
      const found = lines.find(({ phrase }) => phrase.key === key);
      if (found) return found;
    }
    return undefined;
  }
}
