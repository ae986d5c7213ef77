/** Proves or refutes the chance in a record: every roll, card and lot is drawn once more from the told seed. */
import type { Chance, Look, Outcome } from './chance.ts';
import { commitmentOf, fairDice, type FairTerms } from './fair.ts';
import type { Move } from './types.ts';

export interface RecordEvent {
  n: number;
  seat?: number;
  move?: Move;
  outcome?: Outcome;
}

export interface GameRecord {
  format: string;
  game: string;
  seats: { name: string; player: string }[];
  dice: { fair?: FairTerms; seeded?: { seed: number } };
  events: RecordEvent[];
  seed?: string;
}

export type Proof =
  | { verdict: 'proven'; outcomes: number }
  /** Proven up to an event; what could come next is not known here. */
  | { verdict: 'partly'; outcomes: number; event: number }
  | { verdict: 'forged'; event: number; expected: string; found: string }
  | { verdict: 'wrong-seed' }
  | { verdict: 'sealed' }
  | { verdict: 'seeded' }
  | { verdict: 'unreadable' };

/** The file of a record, if it is one. */
export function parseRecord(text: string): GameRecord | undefined {
  try {
    const record = JSON.parse(text) as GameRecord;
    const sound =
      record.format === 'kniffel-record/1' && Array.isArray(record.events) && Array.isArray(record.seats) && record.events.every((event, i) => event.n === i + 1);
    return sound ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Recomputes everything that chance decided.
 *
 * @param chance what chance does in this game; undefined if the game is not known here
 */
export async function prove(record: GameRecord, chance: Chance | undefined, look?: Look): Promise<Proof> {
  if (!record.dice?.fair) return { verdict: record.dice?.seeded ? 'seeded' : 'unreadable' };
  const { commitment, entropy } = record.dice.fair;
  if (!record.seed) return { verdict: 'sealed' };
  if (!chance || entropy.length !== record.seats.length) return { verdict: 'unreadable' };
  try {
    if ((await commitmentOf(record.seed)) !== commitment) return { verdict: 'wrong-seed' };
    const dice = await fairDice(record.seed, entropy);
    const redrawing = chance(record.seats.length, look);
    let outcomes = 0;
    for (const event of record.events) {
      if (event.move) redrawing.moved?.(event.move);
      const found = event.outcome;
      if (found === undefined) continue;
      const expected = await redrawing.outcome(found, dice(event.n), event.n);
      if (expected === undefined) return { verdict: 'partly', outcomes, event: event.n };
      if (JSON.stringify(expected) !== JSON.stringify(found)) return { verdict: 'forged', event: event.n, expected: plain(expected), found: plain(found) };
      outcomes++;
    }
    return { verdict: 'proven', outcomes };
  } catch {
    return { verdict: 'unreadable' };
  }
}

/** An outcome without the names around it, as people read it: `{fall: {dice: '5 2'}}` is `5 2`. */
const plain = (outcome: unknown): string => (typeof outcome === 'object' && outcome !== null ? Object.values(outcome).map(plain).join(' ') : String(outcome));
