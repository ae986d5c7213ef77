/** What a use of the roll brings, read off its facts; the order of uses, and which are worse than another. */
import type { Offer } from '../../core/types.ts';
import { say } from '../../core/words.ts';
import type { Side, TaskId } from './view.ts';

export interface Gain {
  offer: Offer;
  name: string;
  stars: number;
  /** Only those that still find a field. */
  coins: number;
  fields: number;
  /** The field that the marker reaches, by row. */
  rows: Map<number, number>;
  /** The rows among them that have no marker yet. */
  opens: number[];
  /** The task that is fulfilled or scored again. */
  task?: TaskId;
  /** How many laps of the coin row are completed, and where its marker is then. */
  laps: number;
  coin: number;
  /** What else there is to say, in a few words each. */
  notes: string[];
}

type Values = Record<string, number> & { line?: string; task?: TaskId };

/** What a use is called: `Rows 4 and 6`. */
function nameOf(offer: Offer): string {
  const [kind, fields] = Object.entries(offer.move)[0]!;
  const { line, task, ...numbers } = fields as Values;
  return say(`web.master.use.${kind}`, { ...numbers, line: line ? say(`master.coin-line.${line}`) : '', task: task ? say(`master.task.${task}`) : '' });
}

export function gainOf(offer: Offer, side: Side): Gain {
  const gain: Gain = { offer, name: nameOf(offer), stars: 0, coins: 0, fields: 0, rows: new Map(), opens: [], laps: 0, coin: side.coin, notes: [] };
  for (const [kind, content] of offer.facts.flatMap(Object.entries)) {
    const values = content as Values;
    const { row = 0, position = 0, coins = 0 } = values;
    gain.coins += kind === 'lost-coins' ? -coins : coins;
    if (kind === 'advanced') {
      gain.fields += values.fields ?? 0;
      gain.rows.set(row, position);
      if (side.rows[row - 1] === 0) gain.opens.push(row);
    } else if (kind === 'fulfilled' || kind === 'repeated') gain.task = values.task;
    else if (kind === 'completed-lap') gain.laps++;
    else if (kind === 'moved-coin-marker') gain.coin = position;
    else if (kind === 'closed-coin-row') gain.coin = 0;
    else if (kind === 'has-stars') gain.stars = (values.stars ?? 0) - side.stars;
    const note = NOTES[kind];
    if (note) gain.notes.push(say(`web.master.note.${note}`, { row, position, coins, rank: values.rank ?? 0 }));
  }
  return gain;
}

/** The facts that are worth a note besides the numbers. */
const NOTES: Record<string, string> = {
  'completed-row': 'row-done',
  'earned-bonus-star': 'bonus-star',
  overhang: 'overhang',
  'raced-task': 'race',
  'raced-row': 'race',
  'completed-lap': 'lap-done',
  'closed-coin-row': 'closed',
  'lost-coins': 'lost',
  'last-round': 'last-round',
  'one-more-round': 'one-more-round',
};

/** Most stars first, then coins, then fields. */
export function sorted(gains: Gain[]): Gain[] {
  return gains.toSorted((one, other) => other.stars - one.stars || other.coins - one.coins || other.fields - one.fields);
}

/** Whether one brings all that the other does. A marker put into a new row is missing elsewhere, so such a use does not bring more. */
function covers(one: Gain, other: Gain): boolean {
  return (
    one.stars >= other.stars &&
    one.coins >= other.coins &&
    (!other.offer.move.fulfil || one.task === other.task) &&
    [...other.rows].every(([row, position]) => (one.rows.get(row) ?? 0) >= position) &&
    one.opens.every((row) => other.opens.includes(row))
  );
}

/** Those that are no better than another; of equal ones the first stays. */
export function weaker(gains: Gain[]): Gain[] {
  return gains.filter((each, i) => gains.some((other, j) => i !== j && covers(other, each) && (j < i || !covers(each, other))));
}
