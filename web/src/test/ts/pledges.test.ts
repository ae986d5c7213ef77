/// <reference lib="deno.ns" />
/** What this device adds to the dice is bound to what it was told first, whatever a server says later. */
import { headHash, pledgeOf } from '../../main/ts/core/fair.ts';
import { keptOf, tend } from '../../main/ts/core/pledges.ts';
import type { Info } from '../../main/ts/core/types.ts';
import * as assert from './assert.ts';
import { Storage } from './storage.ts';

const storage = new Storage().install();
const [FIRST, SECOND] = ['a'.repeat(64), 'b'.repeat(64)];
let revision = 0;

/** A table as a server tells of it, true or not. */
const told = (id: string, status: string, adding: string, more: object = {}, seat: object = {}): Info =>
  ({ id, status, revision: ++revision, commitment: FIRST, game: 'classic', options: {}, seats: [{ kind: 'human', name: 'Anna', mine: true, adding, ...seat }, { kind: 'bot', name: 'Ada', level: 'easy', mine: false }], ...more }) as unknown as Info;

/** A server that answers with what it is made to say, and what it was sent. */
function server(...answers: Info[]) {
  const sent: [string, Record<string, string>][] = [];
  const post = async (what: string, body: object): Promise<Info> => {
    sent.push([what, body as Record<string, string>]);
    return answers.shift()!;
  };
  return { post, sent };
}

Deno.test('another commitment after the first one gets nothing of ours', async () => {
  const { post, sent } = server(told('t', 'open', 'pledged'), told('t', 'open', 'pledged'));
  await tend(told('t', 'open', 'expected'), post);
  const { entropy } = keptOf('t')!;
  assert.equal(sent, [['pledge', { commitment: FIRST, pledge: await pledgeOf(FIRST, entropy) }]]);
  // The server has thought better of it.
  await tend(told('t', 'open', 'expected', { commitment: SECOND }), post);
  assert.equal(sent[1], ['pledge', { commitment: FIRST, pledge: await pledgeOf(FIRST, entropy) }]);
  assert.equal(keptOf('t')!.commitment, FIRST);
});

Deno.test('an entropy is told for a pledge of ours only, and with the head as it was told first', async () => {
  const { post, sent } = server(told('u', 'open', 'pledged'), told('u', 'beginning', 'pledged'), told('u', 'running', 'revealed'));
  await tend(told('u', 'open', 'expected'), post);
  const { entropy } = keptOf('u')!;
  await tend(told('u', 'beginning', 'pledged', {}, { pledge: SECOND }), post);
  assert.equal(sent.length, 1, 'somebody else has made this pledge');
  const pledge = await pledgeOf(FIRST, entropy);
  await tend(told('u', 'beginning', 'pledged', {}, { pledge }), post);
  const seats = [{ name: 'Anna', player: 'human' }, { name: 'Ada', player: 'bot:easy' }];
  const head = await headHash({ game: 'classic', options: {}, seats, commitment: FIRST, pledges: [pledge, ''] });
  assert.equal(sent[1], ['reveal', { head, entropy }]);
  // The answer was lost, and now the names are others.
  await tend(told('u', 'beginning', 'pledged', {}, { pledge, name: 'Mallory' }), post);
  assert.equal(sent[2], ['reveal', { head, entropy }]);
  assert.equal(keptOf('u')!.head, head);
});

Deno.test('two tabs that open a table at once have one entropy', async () => {
  const locked: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, action: () => Promise<unknown>) => {
    locked.push(name);
    return (last = last.then(action));
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const { post } = server(told('v', 'open', 'pledged'));
  await tend(told('v', 'open', 'expected'), post);
  assert.equal(locked.length, 1);
  assert.ok(storage.kept.size > 0);
  delete (navigator as unknown as { locks?: unknown }).locks;
});
