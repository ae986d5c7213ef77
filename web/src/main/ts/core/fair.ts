/** Fair dice, recomputed with the browser's own cryptography as docs/RECORDS.md describes them. */

/** What the head of a record says about fair dice. */
export interface FairTerms {
  commitment: string;
  entropy: string[];
}

/** Numbers that are all equally likely, the same each time they are asked for. */
export interface Numbers {
  below(bound: number): Promise<number>;
}

type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOf(hex: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not hexadecimal');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is told before the first event: the SHA-256 of the seed. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
}

/** Numbers as 32 bits, the highest first. */
function words(...values: number[]): Bytes {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => view.setUint32(4 * i, value));
  return new Uint8Array(view.buffer);
}

function joined(parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The dice of a game: for each event its own numbers. */
export async function fairDice(seed: string, entropy: string[]): Promise<(event: number) => Numbers> {
  const texts = entropy.map((text) => new TextEncoder().encode(text));
  const mixed = new Uint8Array(await crypto.subtle.digest('SHA-256', joined(texts.flatMap((text) => [words(text.length), text]))));
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return (event) => {
    let counter = 0;
    let ready: number[] = [];
    const next = async (): Promise<number> => {
      if (ready.length === 0) {
        const block = new DataView(await crypto.subtle.sign('HMAC', key, joined([mixed, words(event, counter++)])));
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
