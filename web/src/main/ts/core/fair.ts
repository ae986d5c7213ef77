/** Fair dice, recomputed as docs/RECORDS.md describes them. */
import { hmac, joined, sha256, type Bytes } from './sha256.ts';

/** What the head of a record of the first format says about fair dice. */
export interface FairTerms {
  commitment: string;
  entropy: string[];
}

/** What a seat added: entropy that it had promised, a promise that it did not keep, or nothing. */
export type Share = { revealed: { entropy: string; pledge: string; saw: string } } | { withheld: { pledge: string; saw: string } } | { nothing: object };

/** What the head of a record says about fair dice. */
export interface PledgedTerms {
  commitment: string;
  shares: Share[];
}

/** Everything that is agreed before the first event, and belongs to the dice. */
export interface Head {
  game: string;
  options: unknown;
  seats: { name: string; player: string }[];
  commitment: string;
  /** What the clients have promised, by seat; empty where there is none. */
  pledges: string[];
}

const NO_ENTROPY = '0'.repeat(64);

/** Numbers that are all equally likely, the same each time they are asked for. */
export interface Numbers {
  below(bound: number): Promise<number>;
}

export function bytesOf(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published before the first event: the SHA-256 of the seed. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(sha256(bytesOf(seed)).buffer);
}

/** Numbers as 32 bits, the highest first. */
function words(...values: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => view.setUint32(4 * i, value));
  return new Uint8Array(view.buffer);
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export const sha256Of = (text: string): Bytes => sha256(utf8(text));

/** What a client tells before its entropy: bound to the commitment that it has. */
export async function pledgeOf(commitment: string, entropy: string): Promise<string> {
  return hexOf(sha256(bytesOf(commitment), bytesOf(entropy)).buffer);
}

/** JSON without spaces, the names of each object in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}

/** The hash of everything that was agreed, in hexadecimal. */
export async function headHash({ game, options, seats, commitment, pledges }: Head): Promise<string> {
  const players = seats.map(({ name, player }) => ({ name, player }));
  return hexOf((await sha256(utf8(canonical({ format: 'kniffel-record/2', game, options, seats: players, commitment, pledges })))).buffer);
}

/** What the seats added, as it goes into the dice of a record of the first format. */
export async function mixedFirst(entropy: string[]): Promise<Bytes> {
  return sha256(...entropy.map(utf8).flatMap((text) => [words(text.length), text]));
}

/** What was agreed and what the seats added, as it goes into the dice. */
export async function mixed(head: string, shares: Share[]): Promise<Bytes> {
  return sha256(bytesOf(head), ...shares.map((share) => bytesOf('revealed' in share ? share.revealed.entropy : NO_ENTROPY)));
}

/** The dice of a day: each die of each throw has its own numbers. */
export async function dailyDice(secret: string, day: string, game: string): Promise<(thrown: [number, (string | number)[]]) => Numbers> {
  const key = bytesOf(secret);
  return ([number, dice]) => {
    let die = 0;
    return {
      async below(bound) {
        const text = `${day} ${game} ${number} ${dice[die++]} `;
        for (let counter = 0; ; counter++) {
          const block = new DataView(hmac(key, utf8(text + counter)).buffer);
          for (let at = 0; at < block.byteLength; at += 4) {
            const word = block.getUint32(at);
            if (word < Math.floor(2 ** 32 / bound) * bound) return word % bound;
          }
        }
      },
    };
  };
}

const GOLDEN = 0x9e3779b97f4a7c15n;

function mix(value: bigint): bigint {
  const z = BigInt.asUintN(64, value);
  const y = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  const x = BigInt.asUintN(64, (y ^ (y >> 27n)) * 0x94d049bb133111ebn);
  return x ^ (x >> 31n);
}

/** Dice from a number that everybody knows, for tests: reproducible, and not fair. */
export function seededDice(seed: string | number): (event: number) => Numbers {
  return (event) => {
    let state = mix(mix(BigInt(seed) + GOLDEN) + BigInt(event) * GOLDEN);
    return {
      async below(bound) {
        for (;;) {
          state = BigInt.asUintN(64, state + GOLDEN);
          const product = (mix(state) >> 32n) * BigInt(bound);
          if (product % 2n ** 32n >= 2n ** 32n % BigInt(bound)) return Number(product >> 32n);
        }
      },
    };
  };
}

/** The dice of a game: for each event its own numbers. */
export async function fairDice(seed: string, mixed: Bytes): Promise<(event: number) => Numbers> {
  const key = bytesOf(seed);
  return (event) => {
    let counter = 0;
    let ready: number[] = [];
    const next = async (): Promise<number> => {
      if (ready.length === 0) {
        const block = new DataView(hmac(key, joined([mixed, words(event, counter++)])).buffer);
        ready = Array.from({ length: block.byteLength / 4 }, (_, i) => block.getUint32(4 * i));
      }
      return ready.shift()!;
    };
    return {
      async below(bound) {
        // The last words do not fill a whole multiple of the bound and would favour small numbers: they are skipped.
        const even = Math.floor(2 ** 32 / bound) * bound;
        for (;;) {
          const word = await next();
          if (word < even) return word % bound;
        }
      },
    };
  };
}
