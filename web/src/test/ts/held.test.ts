/// <reference lib="deno.ns" />
/** Dice that are held outlive a reload, and nothing else: after the next event they are another question. */
import { heldAt, keepHeld } from '../../main/ts/core/held.ts';
import * as assert from './assert.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
});
const point = { table: 't', seat: 1, version: 7 };

Deno.test('they are known at their point of the game only', () => {
  assert.equal(heldAt(point), undefined);
  keepHeld(point, [1, 4]);
  assert.equal(heldAt({ ...point }), [1, 4]);
  assert.equal(heldAt({ ...point, version: 8 }), undefined);
  assert.equal(heldAt({ ...point, seat: 0 }), undefined);
  assert.equal(heldAt({ ...point, table: 'u' }), undefined);
  keepHeld(point, []);
  assert.equal(heldAt(point), []);
});

Deno.test('what somebody else has written there is nothing', () => {
  kept.set('kniffel.held', 'no JSON');
  assert.equal(heldAt(point), undefined);
});

Deno.test('without storage nothing is kept, and nothing fails', () => {
  Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new Error('denied'); } });
  keepHeld(point, [2]);
  assert.equal(heldAt(point), undefined);
});
