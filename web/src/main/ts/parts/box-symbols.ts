/** The symbols before the names of the boxes, in every game that has them. */
import { html, svg } from 'lit';
import { die } from './dice.ts';

const NUMBERS = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;

const SHAPES = {
  'three-of-a-kind': svg`<circle cx="9" cy="9" r="4"/><circle cx="19" cy="9" r="4"/><circle cx="14" cy="19" r="4"/>`,
  'four-of-a-kind': svg`<circle cx="9" cy="9" r="4"/><circle cx="19" cy="9" r="4"/><circle cx="9" cy="19" r="4"/><circle cx="19" cy="19" r="4"/>`,
  'full-house': svg`<path d="M4 13L14 4l10 9v11H4z"/>`,
  'small-straight': svg`<path d="M3 25v-5h5.5v5zM8.5 25V15H14v10zM14 25V10h5.5v15zM19.5 25V5H25v20z"/>`,
  'large-straight': svg`<path d="M2 25v-4h5v4zM7 25v-8h5v8zM12 25V13h5v12zM17 25V8h5v17zM22 25V3h5v22z"/>`,
  kniffel: svg`<path d="M14 2l3.5 7.5 8 1-6 5.5 1.7 8L14 20l-7.2 4 1.7-8-6-5.5 8-1z"/>`,
  chance: svg`<path d="M10 10.5a4.2 4.2 0 1 1 5.7 4c-1.1.5-1.7 1.3-1.7 2.7v.8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle cx="14" cy="22.5" r="2"/>`,
};

/** A box that has a symbol. */
export type SymbolBox = (typeof NUMBERS)[number] | keyof typeof SHAPES;

const isShape = (box: SymbolBox): box is keyof typeof SHAPES => box in SHAPES;

export function boxSymbol(box: SymbolBox) {
  return !isShape(box) ? die(NUMBERS.indexOf(box) + 1, 'box') : html`<svg class="gl" viewBox="0 0 28 28" aria-hidden="true">${SHAPES[box]}</svg>`;
}
