/** The proof of records that nobody has kept: the dice of a day, with the figures of docs/RECORDS.md, and dice from a large number. */
import { chance as classic } from '../../main/ts/games/classic/chance.ts';
import { chance as forone } from '../../main/ts/games/forone/chance.ts';
import { commitmentOf } from '../../main/ts/core/fair.ts';
import type { RecordEvent } from '../../main/ts/core/chance.ts';
import { parseRecord, prove, type GameRecord } from '../../main/ts/core/proof.ts';
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

const roll = (dice: string) => ({ seat: 0, move: { roll: { dice } } });

Deno.test('a game of the day: three throws to a turn, whether they are made or not', async () => {
  const turns = [roll('1 2 3 4 5'), { outcome: '5 1 3 3 2' }, { seat: 0, move: { score: { box: 'chance' } } }, roll('1 2 3 4 5'), { outcome: '5 3 4 4 3' }];
  assert.equal(await prove(await recordOf('classic', turns), classic, DICE), { verdict: 'proven', outcomes: 2 });
  const other = [...turns.slice(0, 4), { outcome: '5 3 4 4 2' }];
  assert.equal(await prove(await recordOf('classic', other), classic, DICE), { verdict: 'forged', event: 5, expected: '5 3 4 4 3', found: '5 3 4 4 2' });
});

Deno.test('a level of the day: as many dice as it rolls', async () => {
  const options = { challenge: { elements: [{ 'roll-size': { dice: 4 } }] } };
  assert.equal(await prove(await recordOf('forone', [{ outcome: '1 4 3 2 6' }]), forone, DICE), { verdict: 'proven', outcomes: 1 });
  assert.equal(await prove(await recordOf('forone', [{ outcome: '1 4 3 2' }], options), forone, DICE), { verdict: 'proven', outcomes: 1 });
  const told = await recordOf('forone', [{ outcome: '1 4 3 2 6' }]);
  delete told.seed;
  assert.equal(await prove(told, forone, DICE), { verdict: 'sealed' });
});

Deno.test('dice from a number that is larger than a number of JavaScript', async () => {
  const withSeed = (seed: string, outcome: string) =>
    parseRecord(`{"format":"kniffel-record/2","game":"forone","options":{},"seats":[{"name":"\\"seeded\\":{\\"seed\\":1}","player":"human"}],"dice":{"seeded":{"seed":${seed}}},"events":[{"n":1,"outcome":"${outcome}"}]}`)!;
  // As tools/verify-record has them.
  const rolls = { '9007199254740992': '2 2 5 4 5', '9007199254740993': '5 2 4 4 5', '-1': '6 2 4 4 6' };
  for (const [seed, fell] of Object.entries(rolls)) {
    assert.equal(await prove(withSeed(seed, fell), forone, DICE), { verdict: 'seeded', outcomes: 1 });
    assert.equal((await prove(withSeed(seed, '1 1 1 1 1'), forone, DICE)).verdict, 'forged');
  }
});
