/** Whether a guided first game is offered at a table, goes on there, or neither. */
import { settings } from '../core/settings.ts';
import type { Info, LogLine } from '../core/types.ts';

export type TourState = 'offer' | 'on' | 'off';

/** Notes that were read at a table outlive a reload. */
export const keptAt = (table: string): string => `kniffel.tour.${table}`;

/** Whether somebody at this device has played here already. */
export const begun = (info: Info, log: LogLine[]): boolean => log.some((line) => line.seat !== undefined && !!info.seats[line.seat]?.mine);

/** It is offered once for each game, to whoever has not played yet. */
export function tourAt(info: Info, log: LogLine[]): TourState {
  if (!info.seated || info.status !== 'running') return 'off';
  if (sessionStorage.getItem(keptAt(info.id)) !== null) return 'on';
  return begun(info, log) || settings.now.toured.includes(info.game) ? 'off' : 'offer';
}
