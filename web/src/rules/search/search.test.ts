import { describe, expect, test } from 'vitest';
import type { DigestFacts } from '../../api';
import { read, type Digest } from '../digest';
import { partsWithHits } from './parts';
import { countOf, formsIn, idOf, Index, nearIds } from './search';

const line = (id: string, text: string, ...shows: string[]) => ({ id, text, english: false, shows });
const RUSSIAN: DigestFacts = {
  game: 'northgard',
  title: 'Нордгард',
  chapters: [
    { id: 'NG-5', title: 'Год', lines: [line('NG-5.1', 'Фазы года: сбор урожая, зима, конец года.')] },
    {
      id: 'NG-14',
      title: 'Зима и беспорядки',
      lines: [
        line('NG-14.1', 'Зимой все платят за своих воинов на карте.'),
        line('NG-14.2', 'Платить обязательно. [H]'),
      ],
    },
    { id: 'NG-12', title: 'Битва', lines: [line('NG-12.1', 'Битвы идут по порядку; драконов в игре нет.')] },
    {
      id: 'NG-OPTIONS',
      title: 'Настройки',
      lines: [
        line('', '| имя | смысл |'),
        line('', '|---|---|'),
        line('', '| `years` | сколько лет |'),
        line('', '| `winter` | суровая зима |'),
      ],
    },
    { id: 'NG-EX', title: 'Примеры', lines: [line('NG-EX18', '10 воинов, 2 еды.', 'NG-14.2')] },
    { id: 'NG-RU', title: 'Толкования', lines: [line('NG-RU36', 'NG-14.1: числа восстановлены.')] },
  ],
};
const ENGLISH: DigestFacts = {
  game: 'watch',
  title: 'Watch',
  chapters: [
    {
      id: 'GW-7',
      title: 'Development cards',
      lines: [
        line('GW-7.3', 'Winter Is Coming: take any 2 cards. [P]'),
        line('GW-7.4', 'Road Building: build 2 roads.'),
      ],
    },
    { id: 'GW-8', title: 'Battles', lines: [line('GW-8.1', 'A battle ends with [P] 3 dice.')] },
  ],
};
const russian: Digest = read(RUSSIAN);
const english: Digest = read(ENGLISH);
const found = (digest: Digest, query: string) =>
  new Index(digest).find(query).flatMap(({ blocks }) => blocks.map((block) => ('id' in block ? block.id : block.kind)));

describe('words are found in any form', () => {
  test.each([
    ['зима', ['NG-14.1', 'NG-14.2', 'NG-5.1', 'table']],
    ['зимой', ['NG-14.1', 'NG-14.2', 'NG-5.1', 'table']],
    ['зим', ['NG-14.1', 'NG-14.2', 'NG-5.1', 'table']],
    ['битва', ['NG-12.1']],
    ['дракон', ['NG-12.1']],
    ['зимой воин', ['NG-14.1']],
    ['драккар', []],
    ['зимние', ['NG-14.1', 'NG-14.2', 'NG-5.1', 'table']],
    ['зимние воины', ['NG-14.1']],
    ['зимование', []],
  ])('%s', (query, ids) => expect(found(russian, query)).toEqual(ids));

  test.each([
    ['winter', ['GW-7.3']],
    ['battles', ['GW-8.1']],
    ['die', ['GW-8.1']],
    ['taking cards', ['GW-7.3']],
    ['build', ['GW-7.4']],
  ])('%s', (query, ids) => expect(found(english, query)).toEqual(ids));
});

test('of a table only the rows are shown that were found', () => {
  const [table] = new Index(russian).find('суровый')[0]?.blocks ?? [];
  expect(table).toMatchObject({ kind: 'table', head: ['имя', 'смысл'], rows: [['`winter`', 'суровая зима']] });
  expect(countOf(new Index(russian).find('зима'))).toBe(4);
});

test('the words are marked, and their other forms are named', () => {
  const index = new Index(russian);
  const parts = partsWithHits('Зимой `зима` и NG-14.1: **зимой** [P]', index.stemsOf('зимние'));
  expect(parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'hit Зимой',
    'text  ',
    'code зима',
    'text  и ',
    'rule NG-14.1',
    'text : ',
    'strong зимой',
    'text  ',
    'mark P',
  ]);
  for (const word of ['зиму', 'зимние'])
    expect(formsIn(index.find(word), word, index.stemsOf(word)).sort()).toEqual(['зима', 'зимой']);
});

test('what is written almost like it is suggested', () => {
  expect(new Index(russian).similar('дракар')).toContain('драконов');
  expect(new Index(english).similar('wintr')).toEqual(['winter']);
  expect(new Index(english).similar('batle')).toEqual(['battle']); // though it is found as a fight
  expect(new Index(english).similar('qqqqqq')).toEqual([]);
  const odd = { ...ENGLISH, chapters: [{ id: 'NG-18', title: '', lines: [line('NG-18.1', 'Драуґр')] }] };
  expect(new Index(read(odd)).similar('дракар')).toEqual(['драуґр']); // as it is written
});

test('a rule knows where it comes from', () => {
  const sources = (digest: Digest, id: string) => digest.rules.get(id)?.rule.sources;
  expect(sources(english, 'GW-7.3')).toEqual(['public']);
  expect(sources(english, 'GW-7.4')).toEqual(['book']);
  expect(sources(english, 'GW-8.1')).toEqual(['book', 'public']);
  expect(sources(russian, 'NG-14.2')).toEqual(['house']);
  expect(sources(russian, 'NG-RU36')).toEqual(['house']);
  expect(sources(russian, 'NG-EX18')).toEqual([]);
  expect(english.rules.get('GW-7.3')?.rule.text).toBe('Winter Is Coming: take any 2 cards.');
  const odd = read({ ...ENGLISH, chapters: [{ id: 'GW-1', title: '', lines: [line('GW-1.1', 'A. [P; last H]')] }] });
  expect(odd.rules.get('GW-1.1')?.rule).toMatchObject({ sources: ['public', 'house'], note: 'P; last H' });
});

test('examples and rulings are known by the rules that they show and cite', () => {
  expect(russian.examples.get('NG-14.2')?.map(({ id }) => id)).toEqual(['NG-EX18']);
  expect(russian.rulings.get('NG-14.1')).toEqual(['NG-RU36']);
});

test('a rule knows the rules that cite it, unless it cites them itself', () => {
  const lines = [line('NG-1.1', 'See NG-1.2 and NG-1.3.'), line('NG-1.2', 'NG-1.1 again.'), line('NG-1.3', 'Alone.')];
  const { related } = read({ ...ENGLISH, chapters: [{ id: 'NG-1', title: '', lines }] });
  expect([...related]).toEqual([['NG-1.3', ['NG-1.1']]]);
});

test('an id is known from words', () => {
  expect(idOf('ng-14.2', russian)).toBe('NG-14.2');
  expect(idOf('ng14.2', russian)).toBe('NG-14.2');
  expect(idOf('14.2', russian)).toBe('NG-14.2');
  expect(idOf('#14', russian)).toBe('NG-14');
  expect(idOf('ex18', russian)).toBeUndefined();
  expect(idOf('#ex18', russian)).toBe('NG-EX18');
  expect(idOf('14', russian)).toBeUndefined();
  expect(idOf('GW-1.1', russian)).toBe('GW-1.1');
  expect(idOf('зима', russian)).toBeUndefined();
  expect(nearIds('NG-14.7', russian).slice(0, 2).sort()).toEqual(['NG-14.1', 'NG-14.2']);
  expect(nearIds('NG-114.2', russian)[0]).toBe('NG-14.2');
});
