/// <reference lib="deno.ns" />
/** A hand of cards: each keeps its identity while others come and go. */
import * as assert from './assert.ts';
import { Hand } from '../../main/ts/games/karten/hand.ts';

function dealt(...values: number[]): Hand {
  const hand = new Hand(`test.${Math.random()}`);
  hand.follow(values);
  return hand;
}

const values = (hand: Hand, order: 'value' | 'suit' | 'dealt' = 'dealt') => hand.sorted(order).map((card) => card.value);

Deno.test('cards stay where they lie, drawn ones come behind', () => {
  const hand = dealt(5, 1, 3);
  assert.equal(hand.follow([1, 3, 5]), false, 'the same cards in another order are no news');
  assert.equal(values(hand), [5, 1, 3]);
  assert.equal(hand.follow([1, 3, 3, 6]), true);
  assert.equal(values(hand), [1, 3, 3, 6]);
  assert.equal(hand.sorted('dealt').map((card) => card.fresh), [false, false, true, true]);
});

Deno.test('sorted by value, by how many are alike, and as dealt', () => {
  const hand = dealt(6, 2, 6, 1, 2, 6);
  assert.equal(values(hand, 'value'), [1, 2, 2, 6, 6, 6]);
  assert.equal(values(hand, 'suit'), [6, 6, 6, 2, 2, 1]);
  assert.equal(values(hand, 'dealt'), [6, 2, 6, 1, 2, 6]);
});

Deno.test('choosing and letting go', () => {
  const hand = dealt(4, 4, 2);
  const [first, second] = hand.sorted('dealt');
  hand.toggle(second!);
  hand.choose([4]);
  assert.equal(hand.isChosen(second!), true, 'the one that was chosen already');
  assert.equal(hand.isChosen(first!), false);
  hand.choose([4, 4, 2]);
  assert.equal(hand.values, [2, 4, 4]);
  hand.choose([]);
  assert.equal(hand.values, []);
});

Deno.test('a digit takes one more of its value, and then lets all of them go', () => {
  const hand = dealt(3, 3, 5);
  for (const expected of [[3], [3, 3], []]) {
    hand.ofValue(3).forEach((card) => hand.toggle(card));
    assert.equal(hand.values, expected);
  }
  assert.equal(hand.ofValue(6), []);
});

Deno.test('an equal card that is drawn is not mistaken for the one that was laid down', () => {
  const hand = dealt(4, 2);
  hand.choose([4]);
  hand.release();
  hand.follow([2, 4]);
  assert.equal(hand.values, []);
  assert.equal(values(hand), [2, 4]);
});
