/** BLAKE2b with or without a key (RFC 7693). The browser has none of its own. */

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
].map((line) => Array.from(line, (digit) => parseInt(digit, 16)));
const MIXED = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'].map((line) =>
  Array.from(line, (digit) => parseInt(digit, 16)),
);
const BLOCK = 128;
const NOTHING = new Uint8Array();

const turn = (word: bigint, by: bigint): bigint => BigInt.asUintN(64, (word >> by) | (word << (64n - by)));

export function blake2b(message: Uint8Array, size: number, key: Uint8Array = NOTHING): Uint8Array {
  const before = key.length ? BLOCK : 0;
  const length = before + message.length;
  const data = new Uint8Array(Math.max(1, Math.ceil(length / BLOCK)) * BLOCK);
  data.set(key);
  data.set(message, before);
  const hash = BigUint64Array.from(IV);
  hash[0] = (hash[0] ?? 0n) ^ BigInt(0x01010000 ^ (key.length << 8) ^ size);
  const view = new DataView(data.buffer);
  for (let at = 0; at < data.length; at += BLOCK) compress(hash, view, at, Math.min(at + BLOCK, length), length);
  return new Uint8Array(hash.buffer).slice(0, size);
}

function compress(hash: BigUint64Array, data: DataView, at: number, upto: number, length: number): void {
  const v = BigUint64Array.from([...hash, ...IV]);
  v[12] = (v[12] ?? 0n) ^ BigInt(upto);
  if (at + BLOCK >= length) v[14] = ~(v[14] ?? 0n);
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10] ?? [];
    const word = (i: number): bigint => data.getBigUint64(at + 8 * (order[i] ?? 0), true);
    MIXED.forEach((places, i) => mix(v, places, word(2 * i), word(2 * i + 1)));
  }
  hash.forEach((word, i) => (hash[i] = word ^ (v[i] ?? 0n) ^ (v[i + 8] ?? 0n)));
}

function mix(v: BigUint64Array, [a = 0, b = 0, c = 0, d = 0]: number[], x: bigint, y: bigint): void {
  const at = (i: number): bigint => v[i] ?? 0n;
  v[a] = at(a) + at(b) + x;
  v[d] = turn(at(d) ^ at(a), 32n);
  v[c] = at(c) + at(d);
  v[b] = turn(at(b) ^ at(c), 24n);
  v[a] = at(a) + at(b) + y;
  v[d] = turn(at(d) ^ at(a), 16n);
  v[c] = at(c) + at(d);
  v[b] = turn(at(b) ^ at(c), 63n);
}
