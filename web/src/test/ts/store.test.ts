/// <reference lib="deno.ns" />
/** What the client knows about a table: it stays consistent whatever arrives in whatever order. */
import * as assert from './assert.ts';
import type { LogLine, State, ToServer } from '../../main/ts/core/types.ts';
import { Clock } from './clock.ts';

const clock = new Clock().install();
Object.assign(globalThis, { document: Object.assign(new EventTarget(), { hidden: true }) }); // whatever comes is shown at once
const { TableStore } = await import('../../main/ts/core/store.ts');


const line = (n: number): LogLine => ({ n, text: `line ${n}` });
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => line(from + i));

/** After event `version`, told to somebody who knew `since`. */
const state = (version: number, since: number, more: Partial<State> = {}): State => ({
  table: 't',
  version,
  since,
  viewer: 0,
  view: {},
  log: lines(since + 1, version),
  hidden: false,
  ...more,
});

function opened() {
  const sent: ToServer[] = [];
  const store = new TableStore('t', (message) => sent.push(message) > 0);
  store.greet();
  store.receiveState(state(5, 0));
  return { store, sent, numbers: () => store.log.map(({ n }) => n) };
}

Deno.test('news add their lines to the log', () => {
  const { store, numbers } = opened();
  store.receiveState(state(6, 5));
  store.receiveState(state(8, 6));
  assert.equal(numbers(), [1, 2, 3, 4, 5, 6, 7, 8]);
});

Deno.test('news while the table is being opened anew do not cut the log', () => {
  const { store, numbers } = opened();
  store.connected(false);
  store.greet();
  store.receiveState(state(7, 6)); // what others are told just now
  assert.equal(numbers(), [1, 2, 3, 4, 5]);
  assert.equal(store.fresh, false, 'only the answer makes it fresh again');
  store.receiveState(state(7, 0));
  assert.equal(numbers(), [1, 2, 3, 4, 5, 6, 7]);
  assert.equal(store.fresh, true);
});

Deno.test('news for the seat before do not count as those for the new one', () => {
  const sent: ToServer[] = [];
  const store = new TableStore('t', (message) => sent.push(message) > 0);
  store.sit(0);
  store.receiveState(state(0, 0));
  store.sit(1);
  store.receiveState(state(1, 0, { viewer: 0 })); // the first event, told to the seat that was left
  assert.equal(store.fresh, false);
  store.receiveState(state(1, 0, { viewer: 1 }));
  assert.equal(store.state?.viewer, 1);
  assert.equal(store.fresh, true);
});

Deno.test('a gap is noticed, and the table opened again', () => {
  const { store, sent, numbers } = opened();
  sent.length = 0;
  store.receiveState(state(9, 8));
  assert.equal(sent, [{ open: { table: 't' } }]);
  assert.equal(numbers(), [1, 2, 3, 4, 5]);
  store.receiveState(state(9, 0));
  assert.equal(store.log.length, 9);
});

Deno.test('old news change nothing', () => {
  const { store } = opened();
  store.receiveState(state(4, 3));
  assert.equal(store.state?.version, 5);
});

Deno.test('a move that could not be kept is sent again under its id until it counts', () => {
  const { store, sent } = opened();
  sent.length = 0;
  store.play({ roll: {} });
  const [first] = sent.splice(0);
  const id = String(first?.play?.id);
  for (let time = 0; time < 3; time++) {
    store.receiveRefusal({ table: 't', id, version: 5, code: 'unavailable', text: '' });
    assert.equal(sent.length, 0, 'not at once');
    clock.pass(500);
    assert.equal(sent.splice(0), [first]);
    assert.equal(clock.set, 0);
  }
  store.receiveRefusal({ table: 't', id, version: 5, code: 'unavailable', text: '' });
  store.receiveState(state(6, 5, { done: id }));
  clock.pass(500);
  assert.equal(sent, [], 'it has counted meanwhile');
  assert.equal(store.pending, undefined);
});

Deno.test('any other refusal ends the move and says why', () => {
  const { store, sent } = opened();
  store.play({ roll: {} });
  const told: string[] = [];
  store.addEventListener('refused', (event) => told.push((event as CustomEvent<string>).detail));
  store.receiveRefusal({ table: 't', id: 'another', version: 5, code: 'illegal', text: 'no' });
  assert.ok(store.pending);
  store.receiveRefusal({ table: 't', id: String(sent.at(-1)?.play?.id), version: 5, code: 'illegal', text: 'Not like this' });
  assert.equal(store.pending, undefined);
  assert.equal(told, ['Not like this']);
});

Deno.test('what was not answered is sent again after a reconnect', () => {
  const { store, sent } = opened();
  store.play({ roll: {} });
  const played = sent.at(-1);
  store.connected(false);
  sent.length = 0;
  store.greet();
  assert.equal(sent, [{ open: { table: 't' } }, played]);
});

Deno.test('what is said to have fallen is sent again like a move', () => {
  const { store, sent } = opened();
  sent.length = 0;
  store.say([6, 6, 2], true);
  const [first] = sent.splice(0);
  const id = String(first?.say?.id);
  assert.equal(first, { say: { table: 't', id, version: 5, said: [6, 6, 2], pad: true } });
  store.receiveRefusal({ table: 't', id, version: 5, code: 'unavailable', text: '' });
  clock.pass(500);
  assert.equal(sent.splice(0), [first]);
  store.connected(false);
  store.greet();
  assert.equal(sent, [{ open: { table: 't' } }, first]);
});
