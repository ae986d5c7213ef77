/** What the game asks for now, in a few words and one more sentence; and what scoring a row would bring. */
import { say } from '../../core/words.ts';
import { faces } from '../../parts/dice.ts';
import { fact, type Sitting } from '../../table/sitting.ts';
import { rowName, type ForOneView, type RowId } from './view.ts';

type At = Sitting<ForOneView>;

/** What scoring a row brings, if it may be scored. */
export function gain(sitting: At, row: RowId | undefined) {
  return row && fact<{ points: number; dice: number; supply: number }>(sitting.offer({ score: { row } }), 'scored');
}

/** What the bonus can still be once a row is scored, if that makes it smaller. */
export function cap(sitting: At, row: RowId | undefined): number | undefined {
  return row && fact<{ points: number }>(sitting.offer({ score: { row } }), 'bonus-capped')?.points;
}

/** Whether rolling on means that the game ends. */
export function endsIt(sitting: At): boolean {
  return !!fact(sitting.offer({ 'roll-on': {} }), 'out-of-dice') || lastRound(sitting);
}

/** Whether that is because the level allows no further round. */
export function lastRound(sitting: At): boolean {
  return !!fact(sitting.offer({ 'roll-on': {} }), 'round-limit-reached');
}

/** @param flying whether the dice are still rolling */
export function prompt(sitting: At, face: number | undefined, yellow: boolean, row: RowId | undefined, flying: boolean): [string, string] {
  const { view, moves } = sitting;
  const ask = (key: string, values: Record<string, string | number> = {}): [string, string] => [say(`web.forone.ask.${key}`, values), say(`web.forone.then.${key}`, values)];
  if (flying || view.phase === 'rolling') return ask('rolling');
  if (view.phase === 'start') return ask('start', { dice: view.rollSize, all: view.supply });
  if (view.phase === 'placing') {
    if (!face) return ask('die', { dice: faces(view.unplaced).length + (view.book?.yellow?.['in-roll'] ? 1 : 0) });
    const rows = new Set(moves.filter(({ move }) => (yellow ? move['place-yellow'] : move.place?.face === face)).map(({ move }) => (move.place ?? move['place-yellow'])!.row)).size;
    const first = rows === 0 && moves.some(({ move }) => move['place-yellow'] || move['remove-yellow']) && !yellow;
    return ask(first ? 'yellow' : rows > 0 || moves.length === 0 ? 'row' : 'remove', { face, rows });
  }
  const scored = gain(sitting, row);
  if (row && scored) return ask('score', { row: say(rowName(row)), points: scored.points, dice: scored.dice });
  return ask(lastRound(sitting) ? 'last' : endsIt(sitting) ? 'few' : 'scoring', { dice: view.rollSize - view.supply });
}
