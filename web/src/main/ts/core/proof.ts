/** Proves or refutes the chance in a record: every roll, card and lot is drawn once more from the told seed. */
import type { Chance, Outcome, Setting } from './chance.ts';
import { commitmentOf, dailyDice, fairDice, headHash, mixed, mixedFirst, pledgeOf, type FairTerms, type PledgedTerms } from './fair.ts';
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
  options: unknown;
  seats: { name: string; player: string }[];
  dice: { fair?: FairTerms; pledged?: PledgedTerms; daily?: { day: string; commitment: string }; seeded?: { seed: number }; own?: { commitment?: string } };
  events: RecordEvent[];
  seed?: string;
}

export type Proof =
  | { verdict: 'proven'; outcomes: number }
  /** Proven up to an event; what could come next is not known here. */
  | { verdict: 'partly'; outcomes: number; event: number }
  | { verdict: 'forged'; event: number; expected: string; found: string }
  | { verdict: 'wrong-seed' }
  /** The client of a seat had another commitment before it. */
  | { verdict: 'other-commitment'; seat: number }
  /** The entropy of a seat is not the one that was promised. */
  | { verdict: 'broken-pledge'; seat: number }
  | { verdict: 'sealed' }
  | { verdict: 'seeded' }
  /** People rolled their own dice and said what fell: nobody can prove that. */
  | { verdict: 'own' }
  | { verdict: 'unreadable' };

const FORMATS = ['kniffel-record/1', 'kniffel-record/2'];

/** A sentence about whom proven dice are proven for, or whom one has to trust; with the seats it is about. */
export interface Trust {
  kind: 'first-format' | 'same-for-all' | 'one-program' | 'proven-for' | 'did-not-reveal' | 'took-no-part';
  seats: number[];
}

/** The file of a record, if it is one. */
export function parseRecord(text: string): GameRecord | undefined {
  try {
    const record = JSON.parse(text) as GameRecord;
    const sound =
      FORMATS.includes(record.format) && Array.isArray(record.events) && Array.isArray(record.seats) && record.events.every((event, i) => event.n === i + 1);
    return sound ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Recomputes everything that chance decided.
 *
 * @param chance what chance does in this game; undefined if the game is not known here
 * @param drawn what chance draws from there, and where more can be asked, if anywhere
 */
export async function prove(record: GameRecord, chance: Chance | undefined, drawn: Pick<Setting, 'dice' | 'deck' | 'look'>): Promise<Proof> {
  const { fair, pledged, daily } = record.dice ?? {};
  const terms = fair ?? pledged ?? daily;
  if (record.dice?.own) return { verdict: 'own' };
  if (!terms) return { verdict: record.dice?.seeded ? 'seeded' : 'unreadable' };
  try {
    if (!chance || (fair?.entropy ?? pledged?.shares ?? [daily]).length !== record.seats.length) return { verdict: 'unreadable' };
    const broken = pledged && (await brokenPledge(pledged));
    if (broken) return broken;
    if (!record.seed) return { verdict: 'sealed' };
    if ((await commitmentOf(record.seed)) !== terms.commitment) return { verdict: 'wrong-seed' };
    const redrawing = chance({ seats: record.seats.length, options: record.options, ...drawn });
    const ofDay = daily && (await dailyDice(record.seed, daily.day, record.game));
    const dice = ofDay ? () => ofDay(redrawing.thrown!()) : await fairDice(record.seed, fair ? await mixedFirst(fair.entropy) : await mixed((await headOf(record))!, pledged!.shares));
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

/** What the clients were told and promised, as far as it does not fit together. */
async function brokenPledge({ commitment, shares }: PledgedTerms): Promise<Proof | undefined> {
  for (const [seat, share] of shares.entries()) {
    const promise = 'revealed' in share ? share.revealed : 'withheld' in share ? share.withheld : undefined;
    if (promise && promise.saw !== commitment) return { verdict: 'other-commitment', seat };
    if ('revealed' in share && (await pledgeOf(share.revealed.saw, share.revealed.entropy)) !== share.revealed.pledge) return { verdict: 'broken-pledge', seat };
  }
  return undefined;
}

/** The hash of everything that was agreed; records of the first format have none. */
export async function headOf({ game, options, seats, dice }: GameRecord): Promise<string | undefined> {
  if (!dice.pledged) return undefined;
  const { commitment, shares } = dice.pledged;
  const pledges = shares.map((share) => ('revealed' in share ? share.revealed.pledge : 'withheld' in share ? share.withheld.pledge : ''));
  return headHash({ game, options, seats, commitment, pledges });
}

/** For whom proven dice are proven, and whom one still has to trust. */
export function trustIn({ seats, dice }: GameRecord): Trust[] {
  if (dice.daily) return [{ kind: 'same-for-all', seats: [] }];
  if (!dice.pledged) return [{ kind: 'first-format', seats: [] }];
  const people = dice.pledged.shares.flatMap((share, seat) => (seats[seat]?.player === 'human' ? [{ seat, kind: Object.keys(share)[0] }] : []));
  const of = (kind: string): number[] => people.filter((person) => person.kind === kind).map(({ seat }) => seat);
  if (of('revealed').length === 0) return [{ kind: 'one-program', seats: [] }];
  const sentences: Trust[] = [
    { kind: 'proven-for', seats: of('revealed') },
    { kind: 'did-not-reveal', seats: of('withheld') },
    { kind: 'took-no-part', seats: of('nothing') },
  ];
  return sentences.filter(({ seats }) => seats.length > 0);
}

/** An outcome without the names around it, as people read it: `{fall: {dice: '5 2'}}` is `5 2`. */
const plain = (outcome: unknown): string => (typeof outcome === 'object' && outcome !== null ? Object.values(outcome).map(plain).join(' ') : String(outcome));
