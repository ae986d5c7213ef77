/** Dice: the die itself, faces in a line, and texts of dice such as `5 5 2`. */
import { html, svg, nothing } from 'lit';

const PIPS: Record<number, [number, number, number][]> = {
  1: [[30, 30, 8]],
  2: [[16, 16, 6.6], [44, 44, 6.6]],
  3: [[15, 15, 6.2], [30, 30, 6.2], [45, 45, 6.2]],
  4: [[16, 16, 6.2], [44, 16, 6.2], [16, 44, 6.2], [44, 44, 6.2]],
  5: [[15, 15, 6], [45, 15, 6], [30, 30, 6], [15, 45, 6], [45, 45, 6]],
  6: [[16, 14, 5.8], [44, 14, 5.8], [16, 30, 5.8], [44, 30, 5.8], [16, 46, 5.8], [44, 46, 5.8]],
};

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

/** The pips of a face, in a square of 60. */
export function pips(face: number) {
  return (PIPS[face] ?? []).map(([x, y, r]) => svg`<circle class="pip" cx=${x} cy=${y} r=${r}/>`);
}

/** A die; its size comes from the class or from `--d` around it. */
export function die(face: number, kind: '' | 'xs' | 's' | 'm' | 'box' | 'ghost' = '') {
  return html`<span class="die ${kind && `die--${kind}`}"><svg viewBox="0 0 60 60" aria-hidden="true">${face ? pips(face) : nothing}</svg></span>`;
}

/** Small dice in a line of text, read as their numbers. */
export function inlineDice(values: number[]) {
  return html`<span class="dice-inline" role="img" aria-label=${diceText(values)}>${values.map((face) => die(face, 'xs'))}</span>`;
}
