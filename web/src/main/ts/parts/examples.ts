/** Small drawings next to a name in the rules: what a row of dice or cards looks like. */
import { html, type TemplateResult } from 'lit';
import { die } from './dice.ts';

/** Things in a line. */
export const example = (things: unknown[]): TemplateResult => html`<span class="draw" aria-hidden="true">${things}</span>`;

/** Dice in a line; a 0 is any die. */
export const diceExample = (...faces: number[]) => example(faces.map((face) => die(face, face ? 'xs' : 'ghost')));
