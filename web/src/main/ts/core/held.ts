/** The dice that I hold before I roll again: kept on this device, so that they outlive a reload and are the same in every tab. */
const KEY = 'kniffel.held';

/** The point of the game at which they are held: after the next event they no longer are. */
export interface Point {
  table: string;
  seat: number;
  version: number;
}

export function keepHeld({ table, seat, version }: Point, places: number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, seat, version, places }));
  } catch {
    // Then it lasts until the page is closed.
  }
}

/** The places that are held at this point; undefined if that is not known. */
export function heldAt({ table, seat, version }: Point): number[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept.table === table && kept.seat === seat && kept.version === version ? kept.places : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the stored value that changed in another tab is this one. */
export const isHeld = (event: Event): boolean => event instanceof StorageEvent && event.key === KEY;
