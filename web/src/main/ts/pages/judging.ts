/** What this device can say about the record of a game: its dice, what was promised here, and what was shown here. */
import { chances } from 'generated/chances.ts';
import { api } from '../core/api.ts';
import type { Chance } from '../core/chance.ts';
import { notedDay } from '../core/days.ts';
import { keptOf } from '../core/pledges.ts';
import { headOf, isLater, parseRecord, prove, type GameRecord, type Proof } from '../core/proof.ts';
import { compare, type Comparison } from '../core/sightings.ts';

/** A file may name any game, even one that does not exist. */
const chanceIn = (game: string): Chance | undefined => (chances as Record<string, Chance>)[game];

export const commitmentIn = ({ dice }: GameRecord): string | undefined => (dice?.fair ?? dice?.pledged ?? dice?.daily ?? dice?.own)?.commitment;

/** What a seat added to the dice, as far as it is known. */
export const added = (record: GameRecord): (string | undefined)[] =>
  record.dice.fair?.entropy ?? record.dice.pledged?.shares.map((share) => ('revealed' in share ? share.revealed.entropy : undefined)) ?? [];

export interface Judgement {
  proof: Proof;
  /** Whether the commitment is the one that this device was told before; undefined if it does not know. */
  promised?: boolean;
  /** Whether names, options, seats and all promises are those that it was told; undefined if it does not know. */
  agreed?: boolean;
  /** What has become of the randomness of this device, if it promised any: it counts, it was told and does not count, or it was never told. */
  ours?: 'counts' | 'told' | 'kept';
  /** Whether some that was promised does not count, whosever it is. */
  gap: boolean;
  game: Comparison;
}

/**
 * Judges a record; fails where nobody answers what dice and cards its game has.
 *
 * @param table the id of its table, if this server has it
 */
export async function judge(record: GameRecord, table?: string): Promise<Judgement> {
  const info = (await api.games()).find(({ id }) => id === record.game);
  const chance = info && chanceIn(record.game);
  const drawn = { dice: info?.dice ?? 0, deck: info?.deck ?? [] };
  const proof = await prove(record, chance, drawn);
  const { dice } = record;
  const kept = table ? keptOf(table) : undefined;
  const promise = kept?.commitment ?? (table && dice?.daily ? notedDay(dice.daily.day) : undefined);
  const head = await headOf(record).catch(() => undefined);
  return {
    proof,
    promised: promise === undefined ? undefined : promise === commitmentIn(record),
    agreed: kept?.head === undefined ? undefined : kept.head === head,
    ours: kept && (added(record).includes(kept.entropy) ? 'counts' : kept.head ? 'told' : 'kept'),
    gap: !!dice?.pledged?.shares.some((share) => 'withheld' in share),
    game: table && chance ? compare(table, record, chance, drawn) : { kind: 'nothing' },
  };
}

const FALSE = ['forged', 'not-due', 'wrong-seed', 'other-commitment', 'broken-pledge', 'unreadable'];

/** Whether a record is not even true in itself. */
export const isFalse = (proof: Proof): boolean => FALSE.includes(proof.verdict);

/** Whether something was promised otherwise than it is told. */
export const isBroken = ({ promised, agreed }: Judgement): boolean => promised === false || agreed === false;

export const isBad = (judgement: Judgement): boolean => isFalse(judgement.proof) || isBroken(judgement) || judgement.game.kind === 'different';

export const isGood = (judgement: Judgement): boolean => judgement.proof.verdict === 'proven' && !isBad(judgement) && !judgement.gap && (judgement.ours ?? 'counts') === 'counts';

/** Whether the record of a game that is over is not that of the game that was promised and shown here, or is not true in itself. */
export async function isBent(table: string): Promise<boolean> {
  const text = JSON.stringify(await api.record(table));
  const record = parseRecord(text);
  return record ? isBad(await judge(record, table)) : !isLater(text);
}
