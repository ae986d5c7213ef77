/// <reference lib="deno.ns" />
/** Where the points of a line lie. */
import * as assert from './assert.ts';
import { pointsOf } from '../../main/ts/core/line.ts';

Deno.test('the best is at the top, the worst at the bottom, the first left and the last right', () => {
  assert.equal(pointsOf([100, 300, 200]), [[8, 82], [300, 8], [592, 45]]);
});

Deno.test('equal results lie in the middle', () => {
  assert.equal(pointsOf([5, 5]), [[8, 45], [592, 45]]);
});
