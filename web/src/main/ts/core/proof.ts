/** Proves or refutes the chance in a record: every roll, card and lot is drawn again from the published seed. */
import type { Chance, RecordEvent, Redrawing, Setting } from './chance.ts';
import { commitmentOf, dailyDice, fairDice, headHash, mixed, mixedFirst, pledgeOf, seededDice, type FairTerms, type Numbers, type PledgedTerms } from './fair.ts';
import { isKnown, isSound } from './shape.ts';
import type { Move } from './types.ts';

export interface GameRecord {
  format: string;
  game: string;
  options: unknown;
  seats: { name: string; player: string }[];
  dice: { fair?: FairTerms; pledged?: PledgedTerms; daily?: { day: string; commitment: string }; seeded?: { seed: string | number }; own?: { commitment?: string } };
  events: RecordEvent[];
  seed?: string;
}

export type Proof =
  | { verdict: 'proven'; outcomes: number }
  | { verdict: 'forged'; event: number; expected: string; found: string }
  /** An outcome that nobody had asked for, or a move where one was due. */
  | { verdict: 'not-due'; event: number }
  | { verdict: 'wrong-seed' }
  /** The client of a seat had another commitment before it. */
  | { verdict: 'other-commitment'; seat: number }
  /** The entropy of a seat is not the one that was promised. */
  | { verdict: 'broken-pledge'; seat: number }
  | { verdict: 'sealed' }
  /** Everything comes from a number that was known before. */
  | { verdict: 'seeded'; outcomes: number }
  /** People rolled their own dice and said what fell: nobody can prove that; only what a program rolled for bots. */
  | { verdict: 'own'; outcomes: number }
  | { verdict: 'unreadable' }
  /** A game that came after this program: that says nothing against the record. */
  | { verdict: 'unknown' };

/** A sentence about whom proven dice are proven for, or whom one has to trust; with the seats it is about. */
export interface Trust {
  kind: 'first-format' | 'same-for-all' | 'one-program' | 'proven-for' | 'proven-with-a-gap' | 'one-device' | 'did-not-reveal' | 'took-no-part';
  seats: number[];
  /** Among how many courses of the game somebody could choose. */
  courses?: number;
}

/** The file of a record, if it is one. */
export function parseRecord(text: string): GameRecord | undefined {
  try {
    // The number that seeded dice come from may be larger than JavaScript keeps exactly, so it stays a text.
    const record = JSON.parse(text.replace(/("seeded"\s*:\s*\{\s*"seed"\s*:\s*)(-?\d+)/, '$1"$2"')) as GameRecord;
    return isKnown(record) && isSound(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this is a record in a format that came after this program: that says nothing against it. */
export function isLater(text: string): boolean {
  try {
    const record = JSON.parse(text) as GameRecord;
    return /^kniffel-record\/\d+$/.test(record.format) && !isKnown(record);
  } catch {
    return false;
  }
}

/**
 * Recomputes everything that chance decided.
 *
 * @param chance what chance does in this game; undefined if the game is not known here
 * @param drawn what chance draws from there
 */
export async function prove(record: GameRecord, chance: Chance | undefined, drawn: Pick<Setting, 'dice' | 'deck'>): Promise<Proof> {
  const { fair, pledged, daily, seeded, own } = record.dice ?? {};
  const terms = fair ?? pledged ?? daily ?? own;
  try {
    if (!chance) return { verdict: 'unknown' };
    if (!isHexadecimal(record)) return { verdict: 'unreadable' };
    if ((fair?.entropy ?? pledged?.shares ?? (daily ? [daily] : record.seats)).length !== record.seats.length) return { verdict: 'unreadable' };
    const broken = pledged && (await brokenPledge(pledged));
    if (broken) return broken;
    const redrawing = chance({ seats: record.seats.length, options: record.options, ...drawn });
    if (!record.events.every(({ move }) => !move || isMove(move, redrawing))) return { verdict: 'unreadable' };
    if (seeded) return await redrawn(record, redrawing, 'seeded', seededDice(seeded.seed));
    if (!terms) return { verdict: 'unreadable' };
    if (!terms.commitment) return record.seed ? { verdict: 'wrong-seed' } : { verdict: 'own', outcomes: 0 };
    if (!record.seed) return { verdict: 'sealed' };
    if ((await commitmentOf(record.seed)) !== terms.commitment) return { verdict: 'wrong-seed' };
    if (daily) {
      const ofDay = await dailyDice(record.seed, daily.day, record.game);
      return await redrawn(record, redrawing, 'proven', () => ofDay(redrawing.thrown!()));
    }
    const added = fair ? await mixedFirst(fair.entropy) : await mixed((await headOf(record))!, pledged?.shares ?? []);
    return await redrawn(record, redrawing, own ? 'own' : 'proven', await fairDice(record.seed, added));
  } catch {
    return { verdict: 'unreadable' };
  }
}

/** Whether every secret and every hash is written as 64 digits, as nobody may choose its length. */
function isHexadecimal({ seed, dice: { fair, pledged, daily, own } }: GameRecord): boolean {
  const told = (pledged?.shares ?? []).flatMap((share) => Object.values(share).flatMap((content) => Object.values(content as Record<string, string>)));
  const texts = [seed, fair?.commitment, pledged?.commitment, daily?.commitment, own?.commitment, ...told];
  return texts.every((text) => text === undefined || /^[0-9a-f]{64}$/.test(text));
}

/** Whether this is one move of the game, as far as its name says. */
function isMove(move: Move, { moves }: Redrawing): boolean {
  const [name, ...others] = Object.keys(move);
  return name !== undefined && others.length === 0 && moves.includes(name);
}

/** Draws every outcome again where it is due, and compares; with own dice only those of bots. */
async function redrawn(record: GameRecord, redrawing: Redrawing, verdict: 'proven' | 'seeded' | 'own', dice: (event: number) => Numbers): Promise<Proof> {
  let outcomes = 0;
  for (const { n, seat, move, outcome: found } of record.events) {
    if (!!move === (found !== undefined) || redrawing.due === !!move) return { verdict: 'not-due', event: n };
    if (move) redrawing.moved(move, seat!);
    if (found === undefined) continue;
    const whose = redrawing.whose?.();
    if (verdict !== 'own' || (whose !== undefined && record.seats[whose]!.player !== 'human')) {
      const expected = await redrawing.outcome(dice(n));
      if (JSON.stringify(expected) !== JSON.stringify(found)) return { verdict: 'forged', event: n, expected: plain(expected), found: plain(found) };
      outcomes++;
    } else if (!redrawing.fits?.(found)) return { verdict: 'not-due', event: n };
    redrawing.fallen(found);
  }
  return { verdict, outcomes };
}

/** Contradictions between what the clients were told and what they promised. */
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
  const commitment = (dice.pledged ?? dice.own)?.commitment;
  if (!commitment) return undefined;
  const pledges = (dice.pledged?.shares ?? []).map((share) => ('revealed' in share ? share.revealed.pledge : 'withheld' in share ? share.withheld.pledge : ''));
  return headHash({ game, options, seats, commitment, pledges });
}

/** For whom proven dice are proven, and whom one still has to trust. */
export function trustIn({ seats, dice }: GameRecord): Trust[] {
  if (dice.daily) return [{ kind: 'same-for-all', seats: [] }];
  if (!dice.pledged) return [{ kind: 'first-format', seats: [] }];
  const { shares } = dice.pledged;
  const of = (kind: string): number[] => seats.flatMap(({ player }, seat) => (player === 'human' && kind in shares[seat]! ? [seat] : []));
  if (of('revealed').length === 0) return [{ kind: 'one-program', seats: [] }];
  const pledges = shares.map((share) => ('revealed' in share ? share.revealed.pledge : 'withheld' in share ? share.withheld.pledge : ''));
  const devices = [...new Set(pledges.filter(Boolean))].map((pledge) => pledges.flatMap((each, seat) => (each === pledge ? [seat] : [])));
  const dropped = new Set(of('withheld').map((seat) => pledges[seat])).size;
  const sentences: Trust[] = [
    dropped ? { kind: 'proven-with-a-gap', seats: of('revealed'), courses: 2 ** dropped } : { kind: 'proven-for', seats: of('revealed') },
    ...devices.filter((device) => device.length > 1).map((device): Trust => ({ kind: 'one-device', seats: device })),
    { kind: 'did-not-reveal', seats: of('withheld') },
    { kind: 'took-no-part', seats: of('nothing') },
  ];
  return sentences.filter((sentence) => sentence.seats.length > 0);
}

/** An outcome without the names around it, as people read it: `{fall: {dice: '5 2'}}` is `5 2`. */
const plain = (outcome: unknown): string => (typeof outcome === 'object' && outcome !== null ? Object.values(outcome).map(plain).join(' ') : String(outcome));
