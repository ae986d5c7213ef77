/// <reference lib="deno.ns" />
/** A client that was shown a game detects the record of another one, and vouches for no more than it saw. */
import { chances } from 'generated/chances.ts';
import type { Chance, RecordEvent } from '../../main/ts/core/chance.ts';
import { parseRecord, type GameRecord } from '../../main/ts/core/proof.ts';
import type { Move } from '../../main/ts/core/types.ts';
import { compare, played, noteLying } from '../../main/ts/core/sightings.ts';
import * as assert from './assert.ts';
import { Storage } from './storage.ts';

const storage = new Storage().install();
const KEPT = new URL('../../../../table/src/test/resources/', import.meta.url);
const { classic } = chances;
const DRAWN: Record<string, { dice: number; deck: string[] }> = JSON.parse(await Deno.readTextFile(new URL('drawn.json', KEPT)));
const read = async (file: string): Promise<GameRecord> => parseRecord(await Deno.readTextFile(new URL(`records/${file}`, KEPT)))!;

/** Shows a table to a seat, from one version to another, as the record has it. */
function show(table: string, record: GameRecord, chance: Chance, viewer: number, from = 0, to = Infinity): void {
  const game = chance({ seats: record.seats.length, options: record.options, ...DRAWN[record.game]! });
  record.events.forEach(({ move, seat, outcome }, version) => {
    if (move && version >= from && version <= to) noteLying(table, version, viewer, game.lies(viewer));
    if (move && seat === viewer && version >= from && version <= to) played(table, version, move);
    if (move) game.moved(move, seat!);
    else game.fallen(outcome!);
  });
  if (to === Infinity) noteLying(table, record.events.length, viewer, game.lies(viewer));
}

const withEvent = (record: GameRecord, at: number, event: Partial<RecordEvent>): GameRecord => ({ ...record, events: record.events.map((each, i) => (i === at ? { ...each, ...event } : each)) });

/** Some move of the first seat that is not this one. */
const otherThan = (record: GameRecord, move: Move): Move => record.events.find((each) => each.seat === 0 && each.move && JSON.stringify(each.move) !== JSON.stringify(move))!.move!;

const files = [...Deno.readDirSync(new URL('records/', KEPT))].map(({ name }) => name).sort();

for (const [game, chance] of Object.entries<Chance>(chances)) {
  const file = files.find((name) => name.startsWith(`${game}-`) && name.endsWith('-pledged.json'))!;
  Deno.test(`another record than that of the game is found out: ${file}`, async () => {
    const record = await read(file);
    const drawn = DRAWN[game]!;
    const told = (other: GameRecord) => compare(file, other, chance, drawn);
    assert.equal(told(record), { kind: 'nothing' });
    show(file, record, chance, 0);
    const { kind, ...same } = told(record) as { kind: 'same'; seen: number; all: number };
    assert.equal(kind, 'same');
    assert.ok(same.seen === same.all && same.all > 10, JSON.stringify(same));
    // The last roll, whoever's it was, or the last card that came to our hand.
    const comesToUs = (at: number) => drawn.dice > 0 || record.events.slice(0, at).findLast(({ move }) => move)?.seat === 0;
    const at = record.events.findLastIndex(({ outcome }, n) => outcome !== undefined && /[1-5]/.test(JSON.stringify(outcome)) && comesToUs(n));
    const other = JSON.parse(JSON.stringify(record.events[at]!.outcome).replace(/[1-5](?=\D*$)/, (digit) => String(Number(digit) + 1)));
    assert.equal(told(withEvent(record, at, { outcome: other })).kind, 'different');
    const mine = record.events.findLastIndex(({ move, seat }) => move && seat === 0);
    assert.equal(told(withEvent(record, mine, { move: otherThan(record, record.events[mine]!.move!) })), { kind: 'different', event: mine + 1 });
    // Cut off, or with what cannot be drawn.
    assert.equal(told({ ...record, events: record.events.slice(0, -1) }), { kind: 'different', event: record.events.length - 1 });
    assert.equal(told({ ...record, events: [{ n: 1, outcome: { drawn: { cards: '7' } } }, ...record.events.slice(1)] }).kind, 'different');
  });
}

Deno.test('who came late, or left early, vouches for that part', async () => {
  const record = await read('classic-kniffel-pledged.json');
  const half = Math.floor(record.events.length / 2);
  show('late', record, classic, 0, half);
  show('early', record, classic, -1, 0, half);
  for (const table of ['late', 'early']) {
    const { kind, seen, all } = compare(table, record, classic, DRAWN.classic!) as { kind: string; seen: number; all: number };
    assert.equal(kind, 'same');
    assert.ok(seen > 0.4 * all && seen < 0.6 * all, `${seen} of ${all}`);
  }
});

Deno.test('what is told twice in two ways cannot be true', async () => {
  const record = await read('classic-kniffel-pledged.json');
  show('twice', record, classic, 0);
  const at = record.events.findIndex(({ move }) => move?.score);
  noteLying('twice', at, 0, 'something else');
  assert.equal(compare('twice', record, classic, DRAWN.classic!), { kind: 'different', event: at });
});

Deno.test('of the newest tables only, and of none without storage', async () => {
  const record = await read('classic-kniffel-pledged.json');
  for (let table = 0; table < 50; table++) noteLying(`many-${table}`, 0, 0, 'x');
  assert.equal([...storage.kept.keys()].filter((key) => key.includes('many-')).length, 40);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => { throw new Error('denied'); } });
  show('nowhere', record, classic, 0);
  assert.equal(compare('nowhere', record, classic, DRAWN.classic!).kind, 'same');
  storage.install();
});
