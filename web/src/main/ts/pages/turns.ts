/** The decisions of a ledger, gathered into turns: what lies between two moves of the others. */
import type { GameRecord } from '../core/proof.ts';
import type { Review, ReviewEntry } from '../core/types.ts';

export type Books = Review['players'][number];

export interface Turn {
  number: number;
  entries: ReviewEntry[];
  luck: number;
  loss: number;
  /** By how much the loss may be wrong; 0 where it is exact. */
  error: number;
}

/** The turns of a seat; where nobody else plays, each decision stands alone. */
export function turnsOf(books: Books, record: GameRecord | undefined): Turn[] {
  const turns: Turn[] = [];
  let last = 0;
  for (const entry of books.entries) {
    const between = record?.events.slice(last, entry.event - 1).some((event) => event.move && event.seat !== books.seat) ?? true;
    const alone = record?.seats.length === 1;
    if (turns.length === 0 || between || alone) turns.push({ number: turns.length + 1, entries: [], luck: 0, loss: 0, error: 0 });
    const turn = turns.at(-1)!;
    turn.entries.push(entry);
    turn.luck += entry.luck;
    turn.loss += entry.loss;
    turn.error += entry.loss > 0 ? entry.error : 0;
    last = entry.event;
  }
  // What luck did after the last decision belongs to the last turn.
  if (turns.length > 0) turns.at(-1)!.luck += books.lastLuck;
  return turns;
}

/** The decision of a turn that cost most. */
export function dearest(turn: Turn): ReviewEntry {
  return turn.entries.reduce((one, other) => (other.loss > one.loss ? other : one));
}
