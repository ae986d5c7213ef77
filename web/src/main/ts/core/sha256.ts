/** SHA-256 and HMAC (FIPS 180-4, RFC 2104): browsers have their own only over https, and phones in a living room come by http. */

export type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter((n, _, all) => all.every((d) => d * d > n || n % d !== 0));

/** The first 32 bits of the fractional parts of roots of the first primes. */
const fractions = (count: number, root: (n: number) => number): Uint32Array => Uint32Array.from(PRIMES.slice(0, count), (n) => (root(n) % 1) * 2 ** 32);

const K = fractions(64, Math.cbrt);
const INITIAL = fractions(8, Math.sqrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    words[i] = words[i - 16]! + words[i - 7]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function joined(parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function sha256(...parts: Bytes[]): Bytes {
  const text = joined(parts);
  const padded = new DataView(new ArrayBuffer(Math.ceil((text.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(text);
  padded.setUint8(text.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(text.length) * 8n);
  const state = INITIAL.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = padded.getUint32(block + 4 * i);
    compress(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Bytes, text: Bytes): Bytes {
  const short = new Uint8Array(BLOCK);
  short.set(key.length > BLOCK ? sha256(key) : key);
  const mixed = (byte: number): Bytes => Uint8Array.from(short, (each) => each ^ byte);
  return sha256(mixed(0x5c), sha256(mixed(0x36), text));
}
