/** Small drawings for the rules: what a row of dice or cards looks like, beside its name. */
import { html, type TemplateResult } from 'lit';
import { numberFace, suitFace, suitMark, type Suit } from '../parts/cards.ts';
import { die } from '../parts/dice.ts';

type Rows = (TemplateResult | undefined)[];

/** Dice in a line; a 0 is any die. */
const dice = (...faces: number[]) => html`<span class="draw" aria-hidden="true">${faces.map((face) => die(face, face ? 'xs' : 'ghost'))}</span>`;

const cards = (...values: number[]) => html`<span class="draw" aria-hidden="true">${values.map((value) => html`<span class="card card--xs">${numberFace(value)}</span>`)}</span>`;

const COLOURS: Record<string, Suit> = { r: 'heart', b: 'drop', g: 'leaf', y: 'star', v: 'gem' };

/** Cards with a colour: `r7` is the red seven. */
const suits = (...texts: string[]) =>
  html`<span class="draw" aria-hidden="true">${texts.map((text) => html`<span class="card card--xs">${suitFace(COLOURS[text[0]!]!, Number(text.slice(1)))}</span>`)}</span>`;

const stars = (count: number) => html`<span class="draw" aria-hidden="true">${Array.from({ length: count }, () => suitMark('star'))}</span>`;

const classic: Rows = [dice(4, 4, 4), dice(5, 5, 5, 2, 6), dice(3, 3, 3, 6, 6), dice(2, 3, 4, 5, 0), dice(2, 3, 4, 5, 6), dice(6, 6, 6, 6, 6), dice(1, 3, 4, 6, 6)];

/** By game, then by table within its rules, then by row: the same in every language. */
const DRAWINGS: Record<string, Record<number, Rows>> = {
  classic: { 0: classic },
  master: {
    0: [stars(2), dice(5, 5, 5), dice(2, 2, 4, 4), dice(5, 5, 2, 2)],
    1: [dice(6, 6, 6, 6, 6), dice(2, 3, 4, 5, 6), dice(1, 2, 3, 4, 0), dice(2, 2, 2, 5, 5), dice(1, 1, 2, 2, 3), dice(6, 6, 5, 5, 4)],
  },
  forone: { 0: [dice(3, 3, 0, 0, 0), dice(2, 2, 2, 5, 6), dice(4, 4, 4, 4, 1), dice(3, 3, 3, 5, 5), dice(1, 2, 3, 4), dice(2, 3, 4, 5, 6), dice(6, 6, 6, 6, 6), dice(1, 3, 4, 4, 6)] },
  karten: { 0: [cards(6, 6, 6), cards(4, 4, 4, 5, 6), cards(5, 5, 5, 5, 6), cards(3, 3, 3, 6, 6), cards(2, 3, 4, 5), cards(2, 3, 4, 5, 6), cards(6, 6, 6, 6, 6)] },
  kartenspiel: {
    1: [
      suits('r7', 'b7', 'g7', 'y3', 'v3'),
      suits('b2', 'b5', 'b6', 'b9', 'b12'),
      suits('r8', 'g8', 'v8'),
      suits('r2', 'y3', 'b4', 'g5', 'v6'),
      suits('r4', 'b4', 'g9', 'v9'),
      suits('r5', 'b5', 'g5', 'y5'),
      suits('r7', 'b7', 'g7', 'y7', 'v7'),
    ],
  },
};

export function drawing(game: string, table: number, row: number): TemplateResult | undefined {
  return DRAWINGS[game]?.[table]?.[row];
}
