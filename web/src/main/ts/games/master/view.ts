/** What a view of Kniffel Master holds, as the rules write it, and how the board is printed. */
import type { MasterView } from 'generated/wire.ts';

export type { MasterView };

export const DICE = 5;
export const ROWS = [1, 2, 3, 4, 5, 6];
/** The fields of a row; the first lap of the coin row goes over all of them too. */
export const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The tasks with the stars that are printed on them. */
export const TASKS = { kniffel: 3, 'large-straight': 2, 'small-straight': 1, 'full-house': 1, 'chance-low': 1, 'chance-high': 1 };
/** The shortest lap ends here: from this field on, each has a star. */
export const FIRST_STAR = 4;

/** One player's side of the board; `lapLength` is 0 when the coin row is closed. */
export type Side = MasterView['sides'][number];
export type Race = MasterView['rowRaces'][number];
export type TaskId = Side['tasks'][number];
