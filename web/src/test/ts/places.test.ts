/// <reference lib="deno.ns" />
/** Dice as texts and places. */
import { diceText, faces, lyingAtFirst, placeKeys, placesOf, rolledAgain, toggled } from '../../main/ts/core/places.ts';
import * as assert from './assert.ts';

Deno.test('texts', () => {
  assert.equal(faces('5 5 2'), [5, 5, 2]);
  assert.equal(faces(''), []);
  assert.equal(faces(undefined), []);
  assert.equal(diceText([1, 10, 6]), '1 10 6');
});

Deno.test('places are toggled in order', () => {
  assert.equal(placesOf(3), [1, 2, 3]);
  assert.equal(toggled([10, 2].sort((a, b) => a - b), 5), [2, 5, 10]);
  assert.equal(toggled([2, 5, 10], 5), [2, 10]);
});

Deno.test('what was rolled again', () => {
  assert.equal(rolledAgain([5, 5, 1], [5, 5, 1], [1, 2]), [3]); // the same face once more
  assert.equal(rolledAgain([5, 5, 1], [5, 2, 1], []), [2]); // nothing was shown: what differs
  assert.equal(rolledAgain([5, 5, 1], [5, 5, 1], []), [1, 2, 3]); // nothing differs: perhaps all
});

Deno.test('only nine dice have keys', () => {
  assert.equal(placeKeys(5).label, '1 – 5');
  assert.equal(placeKeys(20).keys.length, 9);
});

Deno.test('dice that nobody has rolled yet lie on the table, however many they are', () => {
  assert.equal(lyingAtFirst(5), [4, 2, 6, 1, 3]);
  assert.equal(lyingAtFirst(20).every((face) => face >= 1 && face <= 6), true);
  assert.equal(lyingAtFirst(20).length, 20);
});
