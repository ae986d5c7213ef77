/** What this device adds to the fair dice of its tables, and what it was promised there: kept from the moment it knows. */
import { headHash, hexOf, pledgeOf } from './fair.ts';
import type { Info, Seat } from './types.ts';

export interface KeptPledge {
  /** The commitment to the seed, as it was told before this device added anything. */
  commitment?: string;
  /** Our entropy. */
  entropy: string;
  /** The hash of everything that was agreed, when we told our entropy. */
  head?: string;
}

/** A request about a table, answered with what is then known about it. */
type Post = (what: 'pledge' | 'reveal', body: object) => Promise<Info>;

const KEY = 'kniffel.pledges';
const MOST = 100;

/** What could not be stored is at least remembered while the page is open. */
const unstored = new Map<string, KeptPledge>();
const underWay = new Map<string, Promise<Info>>();

/** The latest that we know about each table: answers and news come in any order, and old ones must not be acted upon again. */
const newest = new Map<string, Info>();

function newer(info: Info): Info {
  const known = newest.get(info.id);
  if (known && known.revision > info.revision) return known;
  newest.set(info.id, info);
  return info;
}

function all(): [string, KeptPledge][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function keep(table: string, kept: KeptPledge): KeptPledge {
  unstored.set(table, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all().filter(([id]) => id !== table), [table, kept]].slice(-MOST)));
  } catch {
    // Without storage a reloaded page has only the record to go by.
  }
  return kept;
}

/** Does something while no other tab does the same: two that open a table at once have one entropy. */
async function alone<T>(action: () => T): Promise<T> {
  // Over plain http there are no locks.
  return navigator.locks ? navigator.locks.request(KEY, async () => action()) : action();
}

export function keptOf(table: string): KeptPledge | undefined {
  return all().find(([id]) => id === table)?.[1] ?? unstored.get(table);
}

/** Does whatever is due at a table where this device has said that it takes part: makes its pledge, or reveals its entropy once all pledges are there. One step at a time for each table; the game begins without us all the same, and its record says so. */
export function tend(info: Info, post: Post): Promise<Info> {
  const { id } = info;
  const step = (underWay.get(id) ?? Promise.resolve(info)).then(() => tendNow(newer(info), post)).catch(() => info);
  underWay.set(id, step);
  void step.finally(() => underWay.get(id) === step && underWay.delete(id));
  return step;
}

async function tendNow(info: Info, post: Post): Promise<Info> {
  const waits = (seats: Seat[], adding: Seat['adding']): boolean => seats.some((seat) => seat.adding === adding);
  const mine = (): Seat[] => info.seats.filter((seat) => seat.mine);
  if ((info.status === 'open' || info.status === 'beginning') && waits(mine(), 'expected')) {
    const { id, commitment: told } = info;
    const { commitment, entropy } = await alone(() => keptOf(id) ?? keep(id, { commitment: told, entropy: hexOf(crypto.getRandomValues(new Uint8Array(32)).buffer) }));
    // Whatever the server says now: our entropy is bound to the commitment that came first.
    info = newer(await post('pledge', { commitment, pledge: await pledgeOf(commitment!, entropy) }));
  }
  if (info.status !== 'beginning' || waits(info.seats, 'expected') || !waits(mine(), 'pledged')) return info;
  const kept = keptOf(info.id);
  if (!kept?.commitment) return info;
  const pledge = await pledgeOf(kept.commitment, kept.entropy);
  if (mine().some((seat) => seat.pledge !== pledge)) return info; // made by another device of ours
  const agreed = await headOf(info, kept.commitment);
  const { head } = await alone(() => (keptOf(info.id)?.head ? keptOf(info.id)! : keep(info.id, { ...kept, head: agreed })));
  return newer(await post('reveal', { head, entropy: kept.entropy }));
}

/** The hash of what is agreed at a table, as we were told it. */
function headOf({ game, options, seats }: Info, commitment: string): Promise<string> {
  const players = seats.map(({ kind, name = '', level }) => ({ name, player: kind === 'bot' ? `bot:${level}` : 'human' }));
  return headHash({ game, options, seats: players, commitment, pledges: seats.map(({ pledge = '' }) => pledge) });
}
