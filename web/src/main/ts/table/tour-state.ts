/** Whether a guided first game is offered at a table, goes on there, or neither. */
import { settings } from '../core/settings.ts';
import type { Info, LogLine } from '../core/types.ts';

export type TourState = 'offer' | 'on' | 'off';

/** Notes that were read at a table outlive a reload. */
export const keptAt = (table: string): string => `kniffel.tour.${table}`;

/** It is offered once for each game, to whoever has not played yet. */
export function tourAt(info: Info, log: LogLine[]): TourState {
  if (!info.seated || info.status !== 'running') return 'off';
  if (sessionStorage.getItem(keptAt(info.id)) !== null) return 'on';
  const begun = log.some((line) => line.seat !== undefined && info.seats[line.seat]?.mine);
  return begun || settings.now.toured.includes(info.game) ? 'off' : 'offer';
}
