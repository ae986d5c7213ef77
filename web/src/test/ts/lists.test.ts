/// <reference lib="deno.ns" />
/** What the first page lists. */
import { joinable, put, unfinished } from '../../main/ts/core/lists.ts';
import type { Info, Seat } from '../../main/ts/core/types.ts';
import * as assert from './assert.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
});

const seat = (kind: Seat['kind']): Seat => ({ kind, mine: false, host: false, present: true });
const table = (id: string, more: Partial<Info>): Info => ({
  id,
  game: 'classic',
  options: {},
  status: 'open',
  revision: 1,
  host: false,
  seated: false,
  listed: true,
  hints: true,
  clock: 0,
  pace: 0,
  grace: 60,
  seats: [seat('human'), seat('open')],
  commitment: '',
  version: 0,
  myTurn: false,
  dice: 'fair',
  created: 0,
  updated: 0,
  scores: [],
  ranks: [],
  ...more,
});
const ids = (tables: Info[]) => tables.map(({ id }) => id).join(' ');

Deno.test('only tables with a free seat can be joined', () => {
  const tables = [
    table('free', {}),
    table('full', { seats: [seat('human'), seat('bot')] }),
    table('mine', { seated: true }),
    table('begun', { status: 'running' }),
    table('beginning', { status: 'beginning' }),
  ];
  assert.equal(ids(joinable(tables)), 'free');
});

Deno.test('what is over or put away is not gone on with', () => {
  const tables = [table('a', { status: 'running' }), table('b', {}), table('c', { status: 'over' }), table('d', { status: 'closed' }), table('e', { status: 'running' })];
  assert.equal(ids(unfinished(tables)), 'a b e');
  put('a');
  assert.equal(ids(unfinished(tables)), 'b e');
  for (let i = 0; i < 300; i++) put(`other-${i}`);
  assert.equal(JSON.parse(kept.get('kniffel.put-away')!).length, 200, 'what is kept is bounded');
});

Deno.test('a spoilt list hides nothing', () => {
  kept.set('kniffel.put-away', '{');
  assert.equal(ids(unfinished([table('a', {})])), 'a');
});
