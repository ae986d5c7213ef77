/// <reference lib="deno.ns" />
/** How the numbers of the books are told to people. */
import type { ReviewEntry } from '../../main/ts/core/types.ts';
import { sumOf, valueAt, type Books } from '../../main/ts/pages/turns.ts';
import { told } from '../../main/ts/parts/units.ts';
import * as assert from './assert.ts';

const entry = (event: number, luck: number, loss: number): ReviewEntry => ({ event, turn: event, luck, loss, error: 0, verdict: loss > 0 ? 'costly' : 'best', move: {}, text: '', best: {}, bestText: '' });

const entries = [entry(2, 0, 1), entry(5, 3, 0), entry(9, 1.4, 0)];
const books: Books = { seat: 0, start: -20, luck: 4.4, loss: 1, result: -16.6, lastLuck: 0, luckError: 0, lossError: 0, entries };

Deno.test('turns are told as people count them, everything else as it is', () => {
  assert.equal(told(-16.6, 'turns'), 16.6);
  assert.equal(told(-3, 'points'), -3);
  assert.equal(told(0.5, 'winning'), 0.5);
});

Deno.test('in turns, luck makes the sum smaller and mistakes make it greater', () => {
  assert.equal(sumOf(books, 'turns'), { start: 20, luck: -4.4, loss: 1, result: 16.6 });
});

Deno.test('in points, luck makes the sum greater and mistakes make it smaller', () => {
  assert.equal(sumOf({ ...books, start: 20, result: 23.4 }, 'points'), { start: 20, luck: 4.4, loss: -1, result: 23.4 });
});

Deno.test('what is expected at a decision counts all turns, as people count them', () => {
  assert.equal(told(valueAt(entries[2]!, entries, books.start), 'turns'), 16.6);
});
