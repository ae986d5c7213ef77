/// <reference lib="deno.ns" />
/** Which page an address means. */
import * as assert from './assert.ts';
import { routeOf } from '../../main/ts/core/router.ts';

const route = (path: string) => {
  const { page, id } = routeOf(new URL(path, 'https://kniffel.example'));
  return `${page} ${id}`.trim();
};

Deno.test('addresses', () => {
  assert.equal(route('/'), 'home');
  assert.equal(route('/t/abc'), 'table abc');
  assert.equal(route('/t/a%20b'), 'table a b');
  assert.equal(route('/join#CODE'), 'join CODE');
  assert.equal(route('/watch#C%2FD'), 'watch C/D');
  assert.equal(route('/me#CODE'), 'me CODE');
  assert.equal(route('/join'), 'join');
  assert.equal(route('/rules'), 'rules');
  assert.equal(route('/rules/classic'), 'rules classic');
  assert.equal(route('/review/abc'), 'review abc');
  assert.equal(route('/r/TOKEN'), 'shared TOKEN');
  assert.equal(route('/evening/abc'), 'evening abc');
  assert.equal(route('/evening'), 'evening');
  assert.equal(route('/settings?x=1'), 'settings');
  assert.equal(route('/statistics/more'), 'statistics');
  assert.equal(route('/nowhere'), 'lost');
});
