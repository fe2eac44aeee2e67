/** Makes a sentence of a phrase: the counterpart of src/longhouse/messages/catalog.py, with the same .ftl files. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Noun, Phrase, PhraseArg } from '../protocol';

export type Args = Record<string, PhraseArg>;

/** A noun: its name under '', and its other cases. */
type Forms = Record<'' | 'acc' | 'gen', string>;
type Variables = Record<string, FluentVariable>;

/** With `seen`, for a reader who sees the board: without the ids of places that only a terminal needs. */
export function render(bundle: FluentBundle, { key, args }: Phrase, seen = false): string {
  return format(bundle, shortest(bundle, key, seen), variables(bundle, args, seen));
}

function shortest(bundle: FluentBundle, key: string, seen: boolean): string {
  return seen && pattern(bundle, `${key}.seen`) ? `${key}.seen` : key;
}

function variables(bundle: FluentBundle, args: Args, seen: boolean): Variables {
  const found: Variables = {};
  for (const [name, arg] of Object.entries(args)) {
    if (typeof arg !== 'object') {
      found[name] = arg;
    } else {
      for (const [inCase, text] of Object.entries(forms(bundle, arg, seen))) {
        found[inCase ? `${name}-${inCase}` : name] = text;
      }
    }
  }
  return found;
}

function forms(bundle: FluentBundle, noun: Noun, seen: boolean): Forms {
  if ('key' in noun) return declined(bundle, noun, seen);
  if ('join' in noun) {
    const told = noun.join.map((part) => forms(bundle, part, seen));
    return inEveryCase((inCase) => told.map((part) => part[inCase]).join(noun.by));
  }
  const name = 'text' in noun ? noun.text : printed(noun.names, bundle.locales[0] ?? '');
  return inEveryCase(() => name);
}

/** A case without its own words is the name itself. */
function declined(bundle: FluentBundle, { key, args }: Phrase, seen: boolean): Forms {
  const given = variables(bundle, args, seen);
  const name = format(bundle, shortest(bundle, key, seen), given);
  return inEveryCase((inCase) =>
    inCase && pattern(bundle, `${key}.${inCase}`) ? format(bundle, `${key}.${inCase}`, given) : name,
  );
}

function inEveryCase(name: (inCase: keyof Forms) => string): Forms {
  return { '': name(''), acc: name('acc'), gen: name('gen') };
}

/** A host's content need not have names in every language. */
function printed(names: Record<string, string>, language: string): string {
  return names[language] ?? Object.values(names)[0] ?? '';
}

/** A key may name an attribute: `watch-setting-board.explain`. */
function pattern(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** A message that is missing is shown by its key: it must never break the page for the reader. */
function format(bundle: FluentBundle, key: string, given: Variables): string {
  const found = pattern(bundle, key);
  if (!found) {
    complain(`there is no message '${key}' in ${bundle.locales.join()}`);
    return key;
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(found, given, problems);
  for (const problem of problems) complain(`message '${key}' in ${bundle.locales.join()}: ${problem.message}`);
  return text;
}

const complaints = new Set<string>();

/** A warning for developers, once per key. */
function complain(what: string): void {
  if (!import.meta.env.DEV || complaints.has(what)) return;
  complaints.add(what);
  console.error(what); // eslint-disable-line no-console
}
