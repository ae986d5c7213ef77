/** The requests to the server, or to the games on this device, typed; signs in as a guest when that is first needed, and reports problems. */
import { device } from './device.ts';
import { freshId } from './fresh-id.ts';
import { tend } from './pledges.ts';
import { settings } from './settings.ts';
import { isSite } from './site.ts';
import { theServer, type Transport } from './transport.ts';
import type { BookResults, DailyOverview, EveningInfo, EveningLine, GameInfo, GameResults, Hint, Info, KeptPaperGame, LevelBook, LevelPage, Network, NextGame, PaperCount, PaperForm, PaperGame, Player, Review, ReviewLink, SeatWish, State, Statistics, TableWish } from './types.ts';

/** A request that did not succeed; its message is in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

let session: Promise<Player> | undefined;

/** The player at this device; a new guest if there is none. */
export function ensureSession(): Promise<Player> {
  const { name } = settings.now;
  session ??= created<{ player: Player }>('/api/session', name ? { name } : {}).then((answer) => answer.player);
  session.catch(() => (session = undefined));
  return session;
}

/** The server no longer knows this device; whatever needs a player signs in again. */
export function sessionEnded(): void {
  session = undefined;
}

/** Asks whether the server still knows this device; if not, whatever needs a player signs in again. */
export async function checkSession(): Promise<void> {
  try {
    await once('GET', '/api/me');
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
    sessionEnded();
  }
}

const RETRY = 500;

/** Creates something: sent again under the same key if the answer was lost, so that it is created once. */
async function created<T>(path: string, body: unknown, request: typeof once<T> = once): Promise<T> {
  const key = freshId();
  try {
    return await request('POST', path, body, key);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 0) throw problem;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    return request('POST', path, body, key);
  }
}

/** Who answers: this device for its own tables, and for everything where there is no server. */
const via = (path: string): Transport => (isSite || path.startsWith('/api/tables/device-') ? device : theServer);

async function once<T>(method: string, path: string, body?: unknown, key?: string, by = via(path)): Promise<T> {
  const answer = await by.request({ method, path, language: settings.now.language, body, key }).catch(() => {
    throw new Problem(0, 'offline', '');
  });
  if (answer.status >= 200 && answer.status < 300) return answer.content as T;
  const { problem } = (answer.content ?? {}) as { problem?: { code?: string; text?: string } };
  throw new Problem(answer.status, problem?.code ?? String(answer.status), problem?.text ?? '');
}

/** A request that needs a player: signs in as a guest first. */
async function mine<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  if (via(path) === device) return once<T>(method, path, body, key);
  await ensureSession();
  try {
    return await once<T>(method, path, body, key);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 401) throw problem;
    session = undefined; // it was forgotten, by us or by the server
    await ensureSession();
    return once<T>(method, path, body, key);
  }
}

const ofBook = <T>(path: string, here: boolean): Promise<T> => (here ? once<T>('GET', path, undefined, undefined, device) : mine<T>('GET', path));

const at = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what && '/'}${what}`;
const evening = (code: string, what = '') => `/api/evenings/${encodeURIComponent(code)}${what && '/'}${what}`;

/** Handles what this device adds to the dice of a table, given this news about it. */
const tended = (info: Info): Promise<Info> => tend(info, (what, body) => mine('POST', at(info.id, what), body));

/** Sits down, and does what can be done at once for the dice; a game alone is then already running. */
const seated = async (info: Promise<Info>): Promise<Info> => tended(await info);

export const api = {
  me: () => ensureSession(),
  rename: (name: string) => mine<{ player: Player }>('PATCH', '/api/me', { name }),
  personalLink: () => mine<{ code: string }>('POST', '/api/me/link'),
  revokeLink: () => mine<void>('DELETE', '/api/me/link'),
  forgetOthers: () => mine<void>('DELETE', '/api/me/devices'),
  openPersonalLink: async (link: string) => {
    const answer = await once<{ player: Player }>('POST', '/api/session', { link });
    session = Promise.resolve(answer.player);
    return answer.player;
  },
  forget: async () => {
    await once<void>('DELETE', '/api/session');
    session = undefined;
  },
  myTables: async () => (await mine<{ tables: Info[] }>('GET', '/api/me/tables')).tables,
  /** The tables on this device. */
  tablesHere: async () => (await once<{ tables: Info[] }>('GET', '/api/me/tables', undefined, undefined, device)).tables,
  statistics: async () => (await api.allStatistics()).games,
  allStatistics: () => mine<Statistics>('GET', '/api/me/statistics'),
  results: async () => (await mine<{ games: GameResults[] }>('GET', '/api/me/results')).games,
  /** A book of levels with what was entered in it, at the server or on this device (`here`). */
  book: (game: string, owner: string, here = false) => ofBook<LevelBook>(`/api/books/${game}?book=${encodeURIComponent(owner)}`, here),
  level: (game: string, level: string, owner: string, here = false) => ofBook<LevelPage>(`/api/books/${game}/levels/${encodeURIComponent(level)}?book=${encodeURIComponent(owner)}`, here),
  /** All that was entered on this device. */
  enteredHere: async (game: string) => (await ofBook<BookResults>(`/api/me/books/${game}`, true)).results,
  paperForm: (game: string, by: Record<string, string>) => once<PaperForm>('GET', `/api/paper/${game}?${new URLSearchParams(by)}`),
  countPaper: (paper: PaperGame) => once<PaperCount>('POST', '/api/paper/count', paper),
  keepPaper: (paper: PaperGame, me: number) => created<KeptPaperGame>('/api/paper', { paper, mine: me }, mine),
  myPaperGames: async () => (await mine<{ games: KeptPaperGame[] }>('GET', '/api/me/paper')).games,
  removePaper: (id: string) => mine<void>('DELETE', `/api/me/paper/${encodeURIComponent(id)}`),
  /** A finished game of a device, as its record. */
  give: (record: object) => mine<Info>('POST', '/api/me/device-games', record),
  network: () => once<Network>('GET', '/api/network'),
  openNetwork: (open: boolean) => once<Network>('POST', '/api/network', { open }),
  games: async () => (await once<{ games: GameInfo[] }>('GET', '/api/games')).games,
  publicTables: async () => (await mine<{ tables: Info[] }>('GET', '/api/tables')).tables,
  daily: () => mine<DailyOverview>('GET', '/api/daily'),
  beginDaily: (game: string, free: boolean) => created<Info>(`/api/daily/${game}`, { free }, mine),
  myEvenings: async () => (await mine<{ evenings: EveningLine[] }>('GET', '/api/me/evenings')).evenings,
  beginEvening: (name: string) => created<EveningInfo>('/api/evenings', { seats: [{ me: name ? { name } : {} }], pledges: true }, mine),
  evening: (code: string) => mine<EveningInfo>('GET', evening(code)),
  comeTo: (code: string, name?: string) => mine<EveningInfo>('POST', evening(code, 'join'), { pledges: true, ...(name && { name }) }),
  addToEvening: (code: string, seat: SeatWish) => mine<EveningInfo>('POST', evening(code, 'seat'), { seat }),
  leaveEvening: (code: string, seat: number) => mine<EveningInfo>('POST', evening(code, 'leave'), { seat }),
  nextGame: (code: string, wish: NextGame) => seated(created<Info>(evening(code, 'next'), wish, mine)),
  giveUpGame: (code: string) => mine<EveningInfo>('POST', evening(code, 'give-up')),
  endEvening: (code: string) => mine<EveningInfo>('POST', evening(code, 'end')),
  nextEvening: (code: string) => mine<EveningInfo>('POST', evening(code, 'again')),
  /** This device reveals what it adds to the dice only when it is at the table, so nothing happens there before it looks. */
  create: (wish: TableWish) => created<Info>('/api/tables', { ...wish, pledges: true }, mine),
  /** A table on this device, which begins at once. */
  createHere: (wish: TableWish) => once<Info>('POST', '/api/tables', wish, undefined, device),
  table: (id: string) => mine<Info>('GET', at(id)),
  join: (code: string, name?: string) => seated(mine('POST', '/api/join', { code, pledges: true, ...(name && { name }) })),
  joinPublic: (id: string) => seated(mine('POST', at(id, 'join'), { pledges: true })),
  watch: (code: string) => mine<Info>('POST', '/api/watch', { code }),
  start: async (id: string, open: 'bots' | 'remove') => tended(await mine<Info>('POST', at(id, 'start'), { open })),
  tended,
  leave: (id: string) => mine<void>('POST', at(id, 'leave')),
  kick: (id: string, seat: number) => mine<Info>('POST', at(id, 'kick'), { seat }),
  renameSeat: (id: string, seat: number, name: string) => mine<Info>('POST', at(id, 'rename'), { seat, name }),
  seatBot: (id: string, seat: number, level: string) => mine<Info>('POST', at(id, 'bot'), { seat, level }),
  standIn: (id: string, seat: number) => mine<Info>('POST', at(id, 'stand-in'), { seat }),
  rematch: (id: string) => created<Info>(at(id, 'rematch'), { pledges: true }, mine),
  takeBack: (id: string, version: number) => mine<Info>('POST', at(id, 'take-back'), { version }),
  hint: (id: string, version: number) => mine<Hint>('POST', at(id, 'hint'), { version }),
  record: (id: string) => mine<Record<string, unknown>>('GET', at(id, 'record')),
  verification: (id: string) => mine<{ verdict: string; text: string }>('GET', at(id, 'verification')),
  step: (id: string, n: number, seat?: number) => mine<State>('GET', at(id, `steps/${n}${seat === undefined ? '' : `?seat=${seat}`}`)),
  review: (id: string) => mine<Review>('GET', at(id, 'review')),
  reviewLinks: async (id: string) => (await mine<{ links: ReviewLink[] }>('GET', at(id, 'review-links'))).links,
  makeReviewLink: (id: string, nameless: boolean) => mine<ReviewLink>('POST', at(id, 'review-links'), { nameless }),
  takeBackReviewLink: (id: string, link: string) => mine<void>('DELETE', at(id, `review-links/${link}`)),
  /** What a link to a review opens; this needs no session. */
  shared: <T>(token: string, what = '') => once<T>('GET', `/api/shared/${encodeURIComponent(token)}${what}`),
};
