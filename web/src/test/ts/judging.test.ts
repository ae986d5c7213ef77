/// <reference lib="deno.ns" />
/** What nobody can check is not called false: without a server, and where a program is older than a record. */
import { isBad, isBent, isGood, judge } from '../../main/ts/pages/judging.ts';
import { parseRecord, type GameRecord } from '../../main/ts/core/proof.ts';
import * as assert from './assert.ts';

const KEPT = new URL('../../../../table/src/test/resources/', import.meta.url);
const DRAWN: Record<string, object> = JSON.parse(await Deno.readTextFile(new URL('drawn.json', KEPT)));
const text = await Deno.readTextFile(new URL('records/classic-kniffel-pledged.json', KEPT));
const record = parseRecord(text)!;

/** A server that knows some games, and hands out one record; answers with its content, or not at all. */
async function withServer(kept: object | undefined, judged: () => Promise<void>): Promise<void> {
  const answers: Record<string, object> = {
    '/api/session': { player: { id: 'p', name: 'Anna' } },
    '/api/games': { games: Object.entries(DRAWN).map(([id, drawn]) => ({ id, ...drawn })) },
    '/api/tables/t/record': kept ?? {},
  };
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, (request) =>
    kept ? Response.json(answers[new URL(request.url).pathname]) : new Response(null, { status: 503 }),
  );
  const origin = `http://127.0.0.1:${server.addr.port}`;
  const fetchFrom = globalThis.fetch;
  globalThis.fetch = (path, init) => fetchFrom(new URL(path as string, origin), init);
  try {
    await judged();
  } finally {
    globalThis.fetch = fetchFrom;
    await server.shutdown();
  }
}

Deno.test('without a server nothing is said against a record', () =>
  withServer(undefined, async () => {
    const said = await judge(record).then(
      ({ proof }) => proof.verdict,
      () => 'nothing',
    );
    assert.equal(said, 'nothing');
  }));

Deno.test('a game that this program does not know is neither proven nor false', () =>
  withServer(record, async () => {
    const known = await judge(record);
    assert.equal([known.proof.verdict, isGood(known), isBad(known)], ['proven', true, false]);
    const later = await judge({ ...record, game: 'later' } as GameRecord);
    assert.equal([later.proof.verdict, isGood(later), isBad(later)], ['unknown', false, false]);
  }));

for (const [what, kept, bent] of [
  ['as it was played', record, false],
  ['in a later format', { ...record, format: 'kniffel-record/3' }, false],
  ['of a later game', { ...record, game: 'later' }, false],
  ['in no format', { ...record, format: 'anything' }, true],
  ['with an event missing', { ...record, events: record.events.slice(1) }, true],
] as const) {
  Deno.test(`the record of a table, ${what}`, () => withServer(kept, async () => assert.equal(await isBent('t'), bent)));
}
