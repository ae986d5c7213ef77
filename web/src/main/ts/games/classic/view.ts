/** What a view of classic Kniffel holds, as the rules write it. */
import type { ClassicView } from 'generated/wire.ts';

export type { ClassicView };

export type Column = ClassicView['sheets'][number];
export type Figures = ClassicView['figures'];
export type BoxId = keyof Column['boxes'];

/** All boxes, in the order of the sheet. */
export const boxes = ({ upper, lower }: Figures): BoxId[] => [...upper, ...lower];
