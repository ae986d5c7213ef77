/** The proof of records that nobody has kept: the dice of a day, with the figures of docs/RECORDS.md, and dice from a large number. */
import { chance as classic } from '../../main/ts/games/classic/chance.ts';
import { chance as forone } from '../../main/ts/games/forone/chance.ts';
import { chance as karten } from '../../main/ts/games/karten/chance.ts';
import { chance as master } from '../../main/ts/games/master/chance.ts';
import { commitmentOf, fairDice, mixed, pledgeOf, type Numbers, type Share } from '../../main/ts/core/fair.ts';
import { Pile, roll as rolled, type RecordEvent } from '../../main/ts/core/chance.ts';
import { headOf, parseRecord, prove, type GameRecord } from '../../main/ts/core/proof.ts';
import type { Move } from '../../main/ts/core/types.ts';
import * as assert from './assert.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const DICE = { dice: 5, deck: [] };

const recordOf = async (game: string, events: Omit<RecordEvent, 'n'>[], options: unknown = {}): Promise<GameRecord> => ({
  format: 'kniffel-record/2',
  game,
  options,
  seats: [{ name: 'Anna', player: 'human' }],
  dice: { daily: { day: '2026-11-16', commitment: await commitmentOf(SECRET) } },
  events: events.map((event, i) => ({ n: i + 1, ...event })),
  seed: SECRET,
});

const rollOn = { seat: 0, move: { 'roll-on': {} } };
const roll = (dice: string) => ({ seat: 0, move: { roll: { dice } } });

Deno.test('a game of the day: three throws to a turn, whether they are made or not', async () => {
  const turns = [roll('1 2 3 4 5'), { outcome: '5 1 3 3 2' }, { seat: 0, move: { score: { box: 'chance' } } }, roll('1 2 3 4 5'), { outcome: '5 3 4 4 3' }];
  assert.equal(await prove(await recordOf('classic', turns), classic, DICE), { verdict: 'proven', outcomes: 2 });
  const other = [...turns.slice(0, 4), { outcome: '5 3 4 4 2' }];
  assert.equal(await prove(await recordOf('classic', other), classic, DICE), { verdict: 'forged', event: 5, expected: '5 3 4 4 3', found: '5 3 4 4 2' });
});

Deno.test('a level of the day: as many dice as it rolls', async () => {
  const options = { challenge: { elements: [{ 'roll-size': { dice: 4 } }] } };
  assert.equal(await prove(await recordOf('forone', [rollOn, { outcome: '1 4 3 2 6' }]), forone, DICE), { verdict: 'proven', outcomes: 1 });
  assert.equal(await prove(await recordOf('forone', [rollOn, { outcome: '1 4 3 2' }], options), forone, DICE), { verdict: 'proven', outcomes: 1 });
  const told = await recordOf('forone', [rollOn, { outcome: '1 4 3 2 6' }]);
  delete told.seed;
  assert.equal(await prove(told, forone, DICE), { verdict: 'sealed' });
});

Deno.test('dice from a number that is larger than a number of JavaScript', async () => {
  const withSeed = (seed: string, outcome: string) =>
    parseRecord(`{"format":"kniffel-record/2","game":"forone","options":{},"seats":[{"name":"\\"seeded\\":{\\"seed\\":1}","player":"human"}],"dice":{"seeded":{"seed":${seed}}},"events":[{"n":1,"seat":0,"move":{"roll-on":{}}},{"n":2,"outcome":"${outcome}"}]}`)!;
  // As tools/verify-record has them.
  const rolls = { '9007199254740992': '1 4 5 1 3', '9007199254740993': '4 5 4 6 5', '-1': '4 1 6 5 4' };
  for (const [seed, fell] of Object.entries(rolls)) {
    assert.equal(await prove(withSeed(seed, fell), forone, DICE), { verdict: 'seeded', outcomes: 1 });
    assert.equal((await prove(withSeed(seed, '1 1 1 1 1'), forone, DICE)).verdict, 'forged');
  }
});

/** A game of two with a seed that somebody knows: whatever is told is what the numbers of its event give. */
async function known(game: string, options: object, made: (numbers: (event: number) => Numbers) => Promise<Omit<RecordEvent, 'n'>[]>): Promise<GameRecord> {
  const seats = [{ name: 'Anna', player: 'human' }, { name: 'Ben', player: 'human' }];
  const shares: Share[] = [{ nothing: {} }, { nothing: {} }];
  const record: GameRecord = { format: 'kniffel-record/2', game, options, seats, dice: { pledged: { commitment: await commitmentOf(SECRET), shares } }, events: [], seed: SECRET };
  const events = await made(await fairDice(SECRET, await mixed((await headOf(record))!, shares)));
  return { ...record, events: events.map((event, i) => ({ n: i + 1, ...event })) };
}

Deno.test('who knows the seed cannot roll once more until it suits', async () => {
  const begin = async (numbers: (event: number) => Numbers) => {
    const events: Omit<RecordEvent, 'n'>[] = [];
    for (let faces: number[] = []; faces.length < 2 || faces[0] === faces[1]; ) {
      if (faces.length === 2) faces = [];
      const die = await rolled(1, numbers(events.length + 1));
      faces.push(Number(die));
      events.push({ outcome: die });
    }
    return events;
  };
  const first = { seat: 0, move: { roll: { dice: '1 2 3 4 5' } } };
  const fallen = async (numbers: (event: number) => Numbers) => {
    const events = [...(await begin(numbers)), first];
    return [...events, { outcome: await rolled(5, numbers(events.length + 1)) }];
  };
  const honest = await known('classic', {}, fallen);
  const { length } = honest.events;
  assert.equal(await prove(honest, classic, DICE), { verdict: 'proven', outcomes: length - 1 });
  const again = await known('classic', {}, async (numbers) => [...(await fallen(numbers)), { outcome: await rolled(5, numbers(length + 1)) }]);
  assert.equal(await prove(again, classic, DICE), { verdict: 'not-due', event: length + 1 });
  const hasty = await known('classic', {}, async (numbers) => [first, { outcome: await rolled(5, numbers(2)) }]);
  assert.equal(await prove(hasty, classic, DICE), { verdict: 'not-due', event: 1 });
  const unrolled = await known('classic', {}, async (numbers) => [...(await begin(numbers)), first, { seat: 0, move: { score: { box: 'chance' } } }]);
  assert.equal((await prove(unrolled, classic, DICE)).verdict, 'not-due');
  const twoLots = await known('master', { firstPlayer: 'random' }, async (numbers) => [{ outcome: { starter: { seat: await numbers(1).below(2) } } }, { outcome: { starter: { seat: await numbers(2).below(2) } } }]);
  assert.equal(await prove(twoLots, master, DICE), { verdict: 'not-due', event: 2 });
});

Deno.test('an event is a move or an outcome: nothing else moves on the numbers', async () => {
  const moved = await known('forone', {}, async (numbers) => [rollOn, { outcome: await rolled(5, numbers(2)) }]);
  const skipping = await known('forone', {}, async (numbers) => [rollOn, {}, { outcome: await rolled(5, numbers(3)) }]);
  const merging = await known('forone', {}, async (numbers) => [{ ...rollOn, outcome: await rolled(5, numbers(1)) }]);
  assert.equal(await prove(moved, forone, DICE), { verdict: 'proven', outcomes: 1 });
  assert.equal(await prove(skipping, forone, DICE), { verdict: 'not-due', event: 2 });
  assert.equal(await prove(merging, forone, DICE), { verdict: 'not-due', event: 1 });
  const nobodys = (seat: unknown) => ({ ...moved, events: [{ n: 1, seat, move: { 'roll-on': {} } }, moved.events[1]] });
  const seated = { ...moved, events: [moved.events[0], { ...moved.events[1], seat: 0 }] };
  const reads = (record: object) => parseRecord(JSON.stringify(record)) !== undefined;
  assert.equal(reads(moved), true);
  for (const odd of [skipping, merging, nobodys(undefined), nobodys(-1), nobodys(2), nobodys(true), seated]) assert.equal(reads(odd), false);
});

Deno.test('no filler moves on the numbers until they suit', async () => {
  const filled = (...moves: object[]) => known('forone', {}, async (numbers) => [...moves.map((move) => ({ seat: 0, move: move as Move })), rollOn, { outcome: await rolled(5, numbers(moves.length + 2)) }]);
  assert.equal(await prove(await filled({ score: {} }), forone, DICE), { verdict: 'proven', outcomes: 1 });
  for (const move of [{}, { nothing: {} }, { constructor: {} }, { score: {}, nothing: {} }, { score: {}, 'take-back': {} }]) assert.equal(await prove(await filled(move), forone, DICE), { verdict: 'unreadable' });
});

Deno.test('dice are of one kind, and so is each share', async () => {
  const record = await known('forone', {}, async (numbers) => [rollOn, { outcome: await rolled(5, numbers(2)) }]);
  const { commitment } = record.dice.pledged!;
  const fair = { commitment, entropy: ['', ''] };
  const promise = { pledge: SECRET, saw: commitment };
  const reads = (dice: object, format = record.format) => parseRecord(JSON.stringify({ ...record, format, dice })) !== undefined;
  const shared = (...shares: unknown[]) => reads({ pledged: { commitment, shares } });
  assert.equal(reads({ fair }, 'kniffel-record/1'), true);
  assert.equal(shared({ revealed: { ...promise, entropy: SECRET } }, { withheld: promise }), true);
  for (const mixed of [{ ...record.dice, fair }, { ...record.dice, daily: { day: '2026-11-16', commitment } }, { fair }, { constructor: {} }, {}]) assert.equal(reads(mixed), false);
  assert.equal(reads(record.dice, 'kniffel-record/1'), false);
  for (const odd of [{}, { x: promise }, { nothing: promise }, { nothing: '' }, { revealed: promise }, { withheld: promise, nothing: {} }, { withheld: { ...promise, more: SECRET } }]) assert.equal(shared(odd, { nothing: {} }), false);
});

Deno.test('five cards cannot be dealt as three and two', async () => {
  const deck = ['1', '2', '3', '4', '5', '6'].flatMap((card) => Array.from({ length: 18 }, () => card));
  const options = { firstPlayer: 'first-seat', autoAnnounce: true };
  const dealt = (...counts: number[]) =>
    known('karten', options, async (numbers) => {
      const pile = new Pile(deck);
      const events: Omit<RecordEvent, 'n'>[] = [];
      for (const count of counts) events.push({ outcome: { drawn: { cards: pile.take(await pile.draw(count, numbers(events.length + 1))).join(' ') } } });
      return events;
    });
  assert.equal(await prove(await dealt(5, 5), karten, { dice: 0, deck }), { verdict: 'proven', outcomes: 2 });
  assert.equal((await prove(await dealt(3, 2), karten, { dice: 0, deck })).verdict, 'forged');
  assert.equal(await prove(await dealt(5, 5, 1), karten, { dice: 0, deck }), { verdict: 'not-due', event: 3 });
});

Deno.test('hashes and secrets have 64 digits', async () => {
  const record = await recordOf('forone', [rollOn, { outcome: '1 4 3 2 6' }]);
  const short = { ...record, seed: 'ab', dice: { daily: { day: '2026-11-16', commitment: await commitmentOf('ab') } } };
  assert.equal(await prove(short, forone, DICE), { verdict: 'unreadable' });
  assert.equal(await prove({ ...record, seed: SECRET.toUpperCase() }, forone, DICE), { verdict: 'unreadable' });
  const shares: Share[] = [{ revealed: { entropy: 'ab', pledge: await pledgeOf(await commitmentOf(SECRET), 'ab'), saw: await commitmentOf(SECRET) } }];
  assert.equal(await prove({ ...record, dice: { pledged: { commitment: await commitmentOf(SECRET), shares } } }, forone, DICE), { verdict: 'unreadable' });
});
