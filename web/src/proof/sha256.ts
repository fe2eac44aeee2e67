/** SHA-256 of a text, as hexadecimal digits. A page without TLS has no `crypto.subtle`, so we have our own. */

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : digest(bytes));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** FIPS 180-4. */
export function digest(bytes: Uint8Array): Uint8Array {
  const blocks = padded(bytes);
  const hash = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    spread(blocks, at, schedule);
    compress(hash, schedule);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** A one, zeros up to a whole block, and the length in bits at its end. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, 8n * BigInt(bytes.length));
  return view;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function spread(blocks: DataView, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = blocks.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i] ?? 0) + word));
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);
/** The first 32 bits after the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
