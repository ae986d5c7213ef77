/** The commitments to the dice of days that this browser was told: a later change is detected. */
const KEY = 'kniffel.daily';
const DAYS = 5;

function noted(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Notes what is promised of a day, if nothing was told of it before. */
export function noteDay({ day, commitment }: { day: string; commitment: string }): void {
  if (notedDay(day)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...noted(), [day, commitment]].slice(-DAYS)));
  } catch {
    // Without storage there is nothing to compare with.
  }
}

/** What was promised of a day, as it was told first. */
export const notedDay = (day: string): string | undefined => noted().find(([known]) => known === day)?.[1];
