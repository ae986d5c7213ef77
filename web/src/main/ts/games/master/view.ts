/** What a view of Kniffel Master holds, as the rules write it. */
import type { MasterView } from 'generated/wire.ts';

export type { MasterView };

/** One player's side of the board; `lapLength` is 0 when the coin row is closed. */
export type Side = MasterView['sides'][number];
export type Race = MasterView['rowRaces'][number];
export type TaskId = Side['tasks'][number];

/** The numbers of the rows. */
export const rows = ({ rowRaces }: MasterView): number[] => rowRaces.map((_, i) => i + 1);

/** The fields of a row; the first lap of the coin row goes over all of them too. */
export const fields = ({ figures }: MasterView): number[] => Array.from({ length: figures.fields }, (_, i) => i + 1);
