/** Words that are explained are found in the sentences of every game and language, in any form, each once in a text. */
import { describe, expect, it, test } from 'vitest';
import RULES from '../../../src/longhouse/messages/glossary.json';
import { Glossary } from './glossary';

const MESSAGES = import.meta.glob<string>('../../../src/longhouse/messages/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const DIGESTS = import.meta.glob<string>('../../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAMES = Object.entries(RULES).flatMap(([game, rules]) =>
  ['en', 'ru', 'uk'].map((language) => ({ game, language, rules: Object.entries(rules) })),
);

function named(game: string, language: string, names: readonly string[]): [string, string][] {
  const file = MESSAGES[`../../../src/longhouse/messages/${language}/${game}-purpose.ftl`] ?? '';
  return names.map((name) => [name, new RegExp(`-purpose-${name} = .+\n    \\.words = (.+)`).exec(file)?.[1] ?? '']);
}

/** All that a player may read of a game: its rules, and its messages. */
function textsOf(game: string, language: string): string[] {
  const files = Object.entries(MESSAGES).filter(([path]) => path.includes(`/${language}/${game}`));
  const all = [DIGESTS[`../../../docs/rules/${language}/${game}.md`] ?? '', ...files.map(([, text]) => text)];
  return all.flatMap((text) => text.split('\n'));
}

describe.each(GAMES)('$game in $language', ({ game, language, rules }) => {
  const glossary = new Glossary(
    named(
      game,
      language,
      rules.map(([name]) => name),
    ),
  );
  const cut = textsOf(game, language).map((text) => ({ text, pieces: glossary.cut(text, new Set()) }));

  it('explains every word by a rule and finds it where it is written', () => {
    const found = new Set(cut.flatMap(({ pieces }) => pieces.map(({ name }) => name)));
    expect(rules.filter(([name]) => !found.has(name))).toEqual([]);
    const digest = DIGESTS[`../../../docs/rules/${language}/${game}.md`] ?? '';
    expect(rules.filter(([, rule]) => !new RegExp(`- (?:\\*\\*)?${rule.replace('.', '\\.')}\\b`).test(digest))).toEqual(
      [],
    );
  });

  it('explains a word once in a text and changes no letter of it', () => {
    expect(cut.length).toBeGreaterThan(500);
    for (const { text, pieces } of cut) {
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const names = pieces.flatMap(({ name }) => name ?? []);
      expect(new Set(names).size, text).toBe(names.length);
    }
  });

  it('finds it in more forms than one', () => {
    const forms = new Map<string, Set<string>>();
    for (const { name, text } of cut.flatMap(({ pieces }) => pieces))
      if (name) forms.set(name, (forms.get(name) ?? new Set()).add(text.toLowerCase()));
    const many = [...forms.values()].filter(({ size }) => size > (language === 'en' ? 1 : 2));
    expect(many.length).toBeGreaterThan(forms.size * (language === 'en' ? 0.5 : 0.7));
  });
});

const marked = (words: [string, string][], text: string, known = ''): string => {
  const [glossary, told] = [new Glossary(words), new Set<string>()];
  glossary.cut(known, told);
  return glossary
    .cut(text, told)
    .map((piece) => (piece.name ? `[${piece.text}:${piece.name}]` : piece.text))
    .join('');
};

test.each([
  ['en', 'closed territory', 'Two closed territories.', 'Two [closed territories:x].'],
  ['ru', 'закрытая область', 'Двух закрытых областей.', 'Двух [закрытых областей:x].'],
  ['uk', 'закрита територія', 'Двох закритих територій.', 'Двох [закритих територій:x].'],
  ['ru', 'слава', 'Сколько бы славы ни было, славой гордятся.', 'Сколько бы [славы:x] ни было, славой гордятся.'],
  ['uk', 'ганьба', 'Ганьбу й ще одну ганьбу.', '[Ганьбу:x] й ще одну ганьбу.'],
])('in %s "%s" is found in its forms, once', (_, words, text, told) => {
  expect(marked([['x', words]], text)).toBe(told);
});

test('a name has its capital, an abbreviation its capitals, a noun is no verb', () => {
  expect(marked([['wall', 'Wall']], 'A wall, then the Wall.')).toBe('A wall, then the [Wall:wall].');
  expect(marked([['points', 'победное очко, ПО']], 'По 2 ПО за ход')).toBe('По 2 [ПО:points] за ход');
  expect(marked([['building', 'building']], 'You build two buildings.')).toBe('You build two [buildings:building].');
});

test('the longer of two words is explained, and what stands above the text is known', () => {
  const words: [string, string][] = [
    ['territory', 'territory'],
    ['closed', 'closed territory'],
  ];
  expect(marked(words, 'A closed territory beside a territory')).toBe(
    'A [closed territory:closed] beside a [territory:territory]',
  );
  expect(marked(words, 'Your territory', 'Territories')).toBe('Your territory');
});

test('a title that is written nowhere may stand before the words', () => {
  expect(marked([['keep', 'keep: a keep']], 'You keep a keep')).toBe('You keep [a keep:keep]');
});
