/** The vectors of docs/dice.json, which tests/kernel/test_chance.py checks too. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blake2b } from './blake2b';
import { comeFrom, Stream, streamKey } from './dice';

interface Vector {
  seed: string;
  stream: string;
  key: string;
  draws: [number, number][];
  numbers: number;
}

const VECTORS = JSON.parse(readFileSync('../docs/dice.json', 'utf8')) as Vector[];
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** As Python’s hashlib has them. */
it.each([
  [0, '', '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
  [3, '', 'dab76a5c8c187eeb17583e1326ac81cdfdd093ed55d024ec46efe79741c4661b'],
  [127, '', '32afe327aece2cc8275e868be2ea929410f47bcfbac87d8197d92c972a290d3d'],
  [128, '', '164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b'],
  [129, '', '03b0758fa71d249c846c2304a2b9996e6ae66ffa7e5528f9e612e089a360fc8d'],
  [128, 'key', 'eed396a5a36746f110d8212843ada3f4514376233b2d421c92f9d2518cbcda45'],
  [300, 'key', '6ac39a33303b7129e045e118f41390535abef90597328ea68b3fdf91494d0f42'],
])('is BLAKE2b of %i letters with the key “%s”', (length, key, hash) => {
  const bytes = new TextEncoder();
  expect(hex(blake2b(bytes.encode('x'.repeat(length)), 32, bytes.encode(key)))).toBe(hash);
});

it.each(VECTORS)('draws from $stream what the documentation says', ({ seed, stream, key, draws, numbers }) => {
  expect(hex(streamKey(seed, stream))).toBe(key);
  const own = new Stream(streamKey(seed, stream));
  expect(draws.map(([n]) => own.below(n))).toEqual(draws.map(([, outcome]) => outcome));
  expect(own.count).toBe(numbers);
});

it.each(VECTORS)('finds an outcome of $stream that the seed does not give', ({ seed, stream, draws }) => {
  expect(comeFrom(seed, { [stream]: draws })).toBe(true);
  expect(comeFrom(`${seed}0`, { [stream]: draws })).toBe(false);
  const changed = draws.map(([n, outcome], i): [number, number] => [n, i === 1 ? (outcome + 1) % n : outcome]);
  expect(comeFrom(seed, { [stream]: changed })).toBe(false);
});

it('is what the documentation computes', () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('../docs/dice.md', 'utf8')) ?? [];
  const lines: unknown[] = [];
  new Function('blake2b', 'console', code)(blake2b, { log: (line: unknown) => lines.push(line) });
  expect(lines).toEqual([VECTORS[0]?.draws.map(([, outcome]) => outcome)]);
});
