/// <reference lib="deno.ns" />
/** Fair dice compared with cryptography other than the browser's, and with published values. */
import * as assert from './assert.ts';
import { bytesOf, commitmentOf, fairDice, headHash, hexOf, mixed, mixedFirst, pledgeOf } from '../../main/ts/core/fair.ts';

interface Hash {
  update(part: Uint8Array | string): Hash;
  digest(): Uint8Array;
  digest(as: 'hex'): string;
}
const NODE: string = 'node:crypto'; // Deno has it, but no types of it
const { createHash, createHmac }: { createHash(name: string): Hash; createHmac(name: string, key: Uint8Array): Hash } = await import(NODE);

const hash = (...parts: (Uint8Array | string)[]) => parts.reduce((sum, part) => sum.update(part), createHash('sha256'));
const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

Deno.test('a commitment is the SHA-256 of the seed, as FIPS 180-4 has it', async () => {
  assert.equal(await commitmentOf('616263'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'); // "abc"
  assert.equal(await commitmentOf(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

Deno.test('what is not hexadecimal is refused', () => {
  for (const text of ['0', 'zz', 'AB', '0x']) assert.throws(() => bytesOf(text));
  assert.equal(hexOf(bytesOf(SEED).buffer), SEED);
});

Deno.test('a pledge is bound to the commitment', async () => {
  const entropy = 'ab'.repeat(32);
  assert.equal(await pledgeOf(SEED, entropy), hash(bytesOf(SEED), bytesOf(entropy)).digest('hex'));
});

Deno.test('the head of a game does not depend on the order of its names', async () => {
  const seats = [{ name: 'Änne', player: 'p' }];
  const one = await headHash({ game: 'classic', options: { b: [1, { d: null, c: 'x' }], a: true }, seats, commitment: SEED, pledges: [''] });
  const other = await headHash({ pledges: [''], seats, commitment: SEED, options: { a: true, b: [1, { c: 'x', d: null }] }, game: 'classic' });
  const text = `{"commitment":"${SEED}","format":"kniffel-record/2","game":"classic","options":{"a":true,"b":[1,{"c":"x","d":null}]},"pledges":[""],"seats":[{"name":"Änne","player":"p"}]}`;
  assert.equal(one, hash(text).digest('hex'));
  assert.equal(other, one);
});

Deno.test('who kept the entropy back adds zeros', async () => {
  const head = hexOf((await mixedFirst(['x'])).buffer);
  const shares = [{ revealed: { entropy: SEED, pledge: '', saw: '' } }, { withheld: { pledge: '', saw: '' } }, { nothing: {} }];
  assert.equal(hexOf((await mixed(head, shares)).buffer), hash(bytesOf(head), bytesOf(SEED), new Uint8Array(64)).digest('hex'));
});

/** The same numbers by Node's HMAC, implemented again from docs/RECORDS.md. */
function* numbers(mix: Uint8Array, event: number, bound: number): Generator<number> {
  for (let counter = 0; ; counter++) {
    const place = new DataView(new ArrayBuffer(8));
    place.setUint32(0, event);
    place.setUint32(4, counter);
    const block = new DataView(Uint8Array.from(createHmac('sha256', bytesOf(SEED)).update(mix).update(new Uint8Array(place.buffer)).digest()).buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = block.getUint32(at);
      if (word < 2 ** 32 - (2 ** 32 % bound)) yield word % bound;
    }
  }
}

Deno.test('dice, cards and lots', async () => {
  const mix = await mixedFirst(['heads', 'tails ü']);
  const dice = await fairDice(SEED, mix);
  for (const bound of [2, 6, 52, 3_000_000_000]) {
    for (const event of [0, 1, 77]) {
      const mine = dice(event);
      const theirs = numbers(mix, event, bound);
      for (let i = 0; i < 40; i++) assert.equal(await mine.below(bound), theirs.next().value);
    }
  }
});
