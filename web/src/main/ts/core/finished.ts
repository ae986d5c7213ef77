/** A finished game to look back at: one of a table that I may see, or one that a link opens for anybody. */
import { api } from './api.ts';
import { isHere } from './site.ts';
import type { Info, Review, SharedGame, State } from './types.ts';

export interface Finished {
  info(): Promise<Info>;
  /** The table after some events, as a seat saw it. */
  step(events: number, seat?: number): Promise<State>;
  review(): Promise<Review>;
  /** The record; undefined where it would reveal something hidden. */
  record(): Promise<Record<string, unknown> | undefined>;
  /** Where its score sheet is available as a PDF. */
  sheet(language: string): string;
}

/** A game at a table of this server, or of this device. */
export const finishedAt = (table: string): Finished => ({
  info: () => api.table(table),
  step: (events, seat) => api.step(table, events, seat),
  review: async () => {
    const review = await api.review(table);
    return isHere(table) ? { ...review, sharp: review.ready } : review; // only a server takes a closer look later
  },
  record: () => api.record(table),
  sheet: (language) => `/api/tables/${encodeURIComponent(table)}/sheet?as=pdf&lang=${language}`,
});

/** A game that the token of a link opens. */
export function finishedBy(token: string): Finished {
  const game = api.shared<SharedGame>(token);
  return {
    info: async () => infoOf(await game),
    step: (events, seat) => api.shared<State>(token, `/steps/${events}${seat === undefined ? '' : `?seat=${seat}`}`),
    review: () => api.shared<Review>(token, '/review'),
    record: async () => ((await game).nameless ? undefined : api.shared<Record<string, unknown>>(token, '/record')),
    sheet: (language) => `/api/shared/${encodeURIComponent(token)}/sheet?as=pdf&lang=${language}`,
  };
}

/** What a link tells about the table of a game; it has no id, and nobody sits there any more. */
export function infoOf(game: SharedGame): Info {
  return {
    id: '',
    game: game.game,
    options: game.options,
    status: 'over',
    revision: 0,
    host: false,
    seated: false,
    listed: false,
    hints: false,
    clock: 0,
    pace: 0,
    grace: 0,
    seats: game.seats.map(({ name, level }) => ({ kind: level ? 'bot' : 'human', name, mine: false, host: false, present: true, ...(level && { level }) })),
    commitment: '',
    version: game.version,
    myTurn: false,
    dice: game.dice,
    created: game.finished,
    updated: game.finished,
    scores: [],
    ranks: [],
    given: game.given,
  };
}
