/** Chances as the server sends them: in thousandths in a picture, as phrases in a preview. */

import { say, t } from '../../../i18n/words.svelte';
import type { Phrase, PhraseArg } from '../../../protocol';
import type { Line } from '../../../table/tray/note';

/** Whole percents; neither almost 0 nor almost 100 is rounded to it. */
export function percent(permille: number): string {
  if (permille > 0 && permille < 10) return `<${t('midgard-percent', { number: 1 })}`;
  if (permille > 990 && permille < 1000) return `>${t('midgard-percent', { number: 99 })}`;
  return t('midgard-percent', { number: Math.round(permille / 10) });
}

/** How good a chance is, as a colour. */
export function mood(permille: number): 'good' | 'fair' | 'poor' {
  return permille >= 700 ? 'good' : permille >= 400 ? 'fair' : 'poor';
}

const isPhrase = (arg: PhraseArg | undefined): arg is Phrase => typeof arg === 'object' && 'key' in arg;

function told(lines: readonly Line[], keys: readonly string[], name: string): Phrase | undefined {
  const found = lines.find(({ phrase }) => keys.includes(phrase.key));
  const arg = found?.phrase.args[name];
  return isPhrase(arg) ? arg : undefined;
}

/** The chance to win the fight or the voyage, from the preview of a pick. */
export function oddsIn(lines: readonly Line[]): number | undefined {
  const number = told(lines, ['midgard-preview-odds', 'midgard-preview-voyage'], 'percent')?.args.number;
  return typeof number === 'number' ? number : undefined;
}

/** The food that a hunt brings on average. */
export function huntIn(lines: readonly Line[]): string | undefined {
  const tenths = told(lines, ['midgard-preview-hunt'], 'tenths');
  return tenths && say(tenths);
}
