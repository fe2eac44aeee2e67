/** What rules mean at the reader's table now: the numbers of its players, what was agreed, whom somebody plays. */

import type { ChoiceFacts } from '../../api';
import { settingText } from '../../create/settingText';
import type { GameView, Json } from '../../games/shared/view';
import { t } from '../../i18n/words.svelte';
import { capital } from '../../lib/capital';
import type { IconName } from '../../lib/icons';
import type { SeatFacts, TableFacts } from '../../protocol';

export interface Amount {
  icon: IconName;
  label: string;
  count: number;
}

export interface Fact {
  /** The rules that it is about. */
  rules: readonly string[];
  /** The option of the table that it is about, as the rules call it. */
  option?: string;
  title: string;
  amounts?: Amount[];
  /** What the reader should not overlook. */
  warning?: string | undefined;
  text: string;
  /** In few words, at the rule itself. */
  pill: string;
}

/** A table as facts are taken from it. */
export interface Sight {
  view: GameView;
  scenery: Json;
  picture: Json;
  seats: readonly SeatFacts[];
  /** The reader's, if there is one. */
  seat: number | undefined;
}

/** What every seat has of the things that a rule speaks of. */
export function numbersAt({ view, scenery, picture, seats, seat }: Sight): Fact[] {
  const all = seats.map((one) => view.standing?.(scenery, picture, one.seat).numbers ?? []);
  const own = all[seat ?? -1] ?? [];
  return (all[0] ?? []).map(({ name, label, rule }) => {
    const values = all.map((numbers) => valueOf(numbers.find((number) => number.name === name)));
    const mine = own.find((number) => number.name === name);
    return {
      rules: [rule],
      title: label,
      text: seats.map((one, at) => `${one.name} ${values[at]}`).join(' · '),
      pill: mine ? t('web-ref-you-have', { what: small(label), number: valueOf(mine) }) : '',
    };
  });
}

/** Inside a sentence. */
function small(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

function valueOf(number: { value: number; of?: number | undefined } | undefined): string {
  if (!number) return '–';
  return number.of === undefined ? String(number.value) : `${number.value}/${number.of}`;
}

/** Clans, leaders, heroes. */
export function medalsAt({ view, scenery, picture, seats, seat }: Sight): Fact[] {
  return seats.flatMap((one) => {
    const medal = view.standing?.(scenery, picture, one.seat).medal;
    if (!medal) return [];
    const title = one.seat === seat ? t('web-ref-you-play', { what: medal.label }) : `${one.name}: ${medal.label}`;
    return [{ rules: [medal.rule], title, text: medal.text, pill: title }];
  });
}

/** What was agreed before the game. */
export function agreedAt({ game, settings }: TableFacts, choices: readonly ChoiceFacts[]): Fact[] {
  return choices.map((choice) => {
    const title = capital(t(`${game}-setting-${choice.name}`));
    const text = settingText(game, choice, settings[choice.name] ?? choice.default);
    const rules = choice.rule === null ? [] : [choice.rule];
    return { rules, option: choice.name, title, text, pill: `${title}: ${text}` };
  });
}

/** Whether a fact belongs to a text: to its rule, or to an option that it names. */
export function isAbout(fact: Fact, id: string, text: string): boolean {
  return fact.rules.includes(id) || (fact.option !== undefined && text.includes(`\`${fact.option}\``));
}
