/// <reference lib="deno.ns" />
/** Proves the stored records as the browser does, and detects each forged outcome in one record of every game; run by web/check. */
import { chances } from 'generated/chances.ts';
import type { Chance } from '../../main/ts/core/chance.ts';
import { parseRecord, prove, type GameRecord } from '../../main/ts/core/proof.ts';

const KEPT = new URL('../../../../table/src/test/resources/records/', import.meta.url);
const VERDICTS: Record<string, string> = { proven: 'proven', reproduced: 'seeded', sealed: 'sealed', own: 'own' };

/** What chance draws from in each game, as the rulebooks say; the page asks the server. */
const DRAWN: Record<string, { dice: number; deck: string[] }> = JSON.parse(await Deno.readTextFile(new URL('../drawn.json', KEPT)));

/** How many places of a record are tried with what is not due there. */
const MOST_UNDUE = 120;

/** Longer records are not forged event by event: that takes a proof of the whole game each. */
const MOST_FORGED = 750;

const wrong: string[] = [];
const triedToForge = new Set<string>();
let read = 0;

/** The record with its last digit of one outcome changed. */
function forged(record: GameRecord, at: number): GameRecord {
  const copy = structuredClone(record);
  const event = copy.events[at]!;
  event.outcome = JSON.parse(JSON.stringify(event.outcome).replace(/(\d)(\D*)$/, (_, digit, rest) => (digit === '1' ? 2 : 1) + rest));
  return copy;
}

/** How many outcomes are detected, each at its place, when they are changed one after the other. */
async function forgeries(record: GameRecord, chance: Chance): Promise<number> {
  let noticed = 0;
  for (const { n, outcome } of record.events) {
    if (outcome === undefined) continue;
    const found = await prove(forged(record, n - 1), chance, DRAWN[record.game]!);
    if (found.verdict === 'forged' && found.event === n) noticed++;
  }
  return noticed;
}

/** Puts an outcome where none is due, and a move where one is, place by place; says where that was not noticed. */
async function undue(record: GameRecord, chance: Chance): Promise<number[]> {
  const unnoticed: number[] = [];
  const some = record.events.findLast(({ outcome }) => outcome !== undefined)!;
  const move = record.events.find((event) => event.move)!;
  for (let at = 1; at < Math.min(record.events.length, MOST_UNDUE); at++) {
    const { n, move: instead } = record.events[at]!;
    const events = [...record.events.slice(0, at), { ...(instead ? some : move), n }];
    const found = await prove({ ...record, events }, chance, DRAWN[record.game]!);
    if (found.verdict !== 'not-due' || found.event !== n) unnoticed.push(n);
  }
  return unnoticed;
}

/** Changes what was agreed, promised or told in a record, one thing after the other. */
async function bend(file: string, record: GameRecord, chance: Chance): Promise<void> {
  const other = 'f'.repeat(64);
  const attacks: [string, string, (copy: GameRecord) => void][] = [
    ['name', 'forged', (copy) => void (copy.seats[0]!.name = 'Mallory')],
    ['option', 'forged', (copy) => void (copy.options = { ...(copy.options as object), more: 1 })],
    ['seed', 'wrong-seed', (copy) => void (copy.seed = other)],
    ['commitment', 'other-commitment', (copy) => void (copy.dice.pledged!.commitment = other)],
    ['entropy', 'broken-pledge', (copy) => void ((copy.dice.pledged!.shares[0] as { revealed: { entropy: string } }).revealed.entropy = other)],
  ];
  for (const [name, verdict, attack] of attacks) {
    const copy = structuredClone(record);
    attack(copy);
    const found = await prove(copy, chance, DRAWN[copy.game]!);
    if (found.verdict !== verdict) wrong.push(`${file} with another ${name}: ${JSON.stringify(found)}`);
  }
}

for (const line of (await Deno.readTextFile(new URL('EXPECTED.txt', KEPT))).trim().split('\n')) {
  const [, file, verdict] = /^(.+?): \d+ events, ([a-z]+)/.exec(line)!;
  const record = parseRecord(await Deno.readTextFile(new URL(file!, KEPT)))!;
  const chance = (chances as Record<string, Chance>)[record.game];
  if (!chance) {
    wrong.push(`${record.game}: no chance.ts in web/src/main/ts/games/${record.game}`);
    continue;
  }
  const proof = await prove(record, chance, DRAWN[record.game]!);
  read++;
  if (VERDICTS[verdict!] !== proof.verdict) wrong.push(`${file}: ${JSON.stringify(proof)}, not ${verdict}`);
  if (file!.endsWith('-pledged.json')) await bend(file!, record, chance);
  const kind = `${record.game} ${/-level/.test(file!)} ${Object.keys(record.dice)} ${'outcomes' in proof && proof.outcomes > 0}`;
  if (proof.verdict === 'sealed' || triedToForge.has(kind) || record.events.length > MOST_FORGED) continue;
  triedToForge.add(kind);
  const unnoticed = 'outcomes' in proof && !record.dice.own ? await undue(record, chance) : [];
  if (unnoticed.length > 0) wrong.push(`${file}: not noticed what is not due at ${unnoticed}`);
  const noticed = await forgeries(record, chance);
  const outcomes = 'outcomes' in proof ? proof.outcomes : 0;
  if (noticed !== outcomes) wrong.push(`${file}: ${noticed} of ${outcomes} forged outcomes are noticed`);
}
if (wrong.length > 0 || read === 0) {
  console.error(`${read} records read.\n${wrong.join('\n')}`);
  Deno.exit(1);
}
