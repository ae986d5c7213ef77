/** Dice: the die itself, faces in a line, and texts of dice such as `5 5 2`. */
import { html, svg, nothing } from 'lit';
import { diceText } from '../core/places.ts';

export * from '../core/places.ts';

const PIPS: Record<number, [number, number, number][]> = {
  1: [[30, 30, 8]],
  2: [[16, 16, 6.6], [44, 44, 6.6]],
  3: [[15, 15, 6.2], [30, 30, 6.2], [45, 45, 6.2]],
  4: [[16, 16, 6.2], [44, 16, 6.2], [16, 44, 6.2], [44, 44, 6.2]],
  5: [[15, 15, 6], [45, 15, 6], [30, 30, 6], [15, 45, 6], [45, 45, 6]],
  6: [[16, 14, 5.8], [44, 14, 5.8], [16, 30, 5.8], [44, 30, 5.8], [16, 46, 5.8], [44, 46, 5.8]],
};

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
