/** What this device was promised about fair dice, and what it added: kept from the moment it sat down. */

export interface Pledge {
  /** The commitment to the seed, as it was told before the first event. */
  commitment?: string;
  /** Our entropy. */
  entropy: string;
}

const KEY = 'kniffel.pledges';
const MOST = 100;

function all(): [string, Pledge][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Keeps a promise; the first one given for a table counts. */
export function keepPledge(table: string, pledge: Pledge): void {
  const kept = all();
  if (kept.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [table, pledge]].slice(-MOST)));
  } catch {
    // Without storage there is only the record to go by.
  }
}

export function pledgeOf(table: string): Pledge | undefined {
  return all().find(([id]) => id === table)?.[1];
}
