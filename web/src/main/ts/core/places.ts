/** Dice as texts and places, without any picture; `parts/dice` draws them. */

/** The faces of a text of dice: `5 5 2` is 5, 5, 2. Places of dice are written the same way. */
export function faces(text: string | undefined): number[] {
  return text ? text.split(' ').map(Number) : [];
}

/** The text of faces or places. */
export function diceText(values: number[]): string {
  return values.join(' ');
}

/** The places of some dice, counted from 1. */
export function placesOf(dice: number): number[] {
  return Array.from({ length: dice }, (_, i) => i + 1);
}

/** These places with one more, or without it. */
export function toggled(places: number[], place: number): number[] {
  return places.includes(place) ? places.filter((each) => each !== place) : [...places, place].sort((one, other) => one - other);
}

/** Which dice were rolled again: those not held; of a player who showed nothing, those that differ. */
export function rolledAgain(before: number[], now: number[], held: number[]): number[] {
  const all = placesOf(now.length);
  const rolled = all.filter((place) => (held.length > 0 ? !held.includes(place) : before[place - 1] !== now[place - 1]));
  return rolled.length > 0 ? rolled : all;
}

/** The keys of dice: the first nine have one. */
export function placeKeys(dice: number): { keys: string[]; label: string } {
  const keys = placesOf(Math.min(dice, 9)).map(String);
  return { keys, label: `1 – ${keys.length}` };
}

/** Looks thrown, and is always the same. */
const LYING = [3, 4, 2, 6, 1];

/** How dice lie before anybody has rolled them. */
export const lyingAtFirst = (count: number): number[] => placesOf(count).map((place) => LYING[place % LYING.length]!);
