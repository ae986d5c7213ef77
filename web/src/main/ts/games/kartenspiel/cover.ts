/** The cover of Das Kartenspiel: the five sevens, and stones to be placed. */
import { html, svg } from 'lit';
import { SUIT_SHAPES, suitFace, type Suit } from '../../parts/cards.ts';
import { lyingCard, type Cover } from '../../parts/cover.ts';
import { example } from '../../parts/examples.ts';

const SEVENS: [Suit, number, number, number][] = [
  ['heart', 92, 92, -24],
  ['drop', 124, 80, -12],
  ['leaf', 158, 76, 0],
  ['star', 192, 80, 12],
  ['gem', 224, 92, 24],
];

const seven = (suit: Suit) =>
  svg`<g class="cf s-${suit}"><text x="8" y="25">7</text><path class="cs" transform="translate(8.5 30) scale(.58)" d=${SUIT_SHAPES[suit]}/><path class="cbg" transform="translate(14 36) scale(2.2)" d=${SUIT_SHAPES[suit]}/></g>`;

/** A card that is still readable when it is as small as in the emblem. */
const large = (suit: Suit) => svg`<g class="cf s-${suit}"><text x="8" y="27">7</text><path class="cs" transform="translate(14 34) scale(1.9)" d=${SUIT_SHAPES[suit]}/></g>`;

const stone = (x: number, y: number) => svg`<g transform="translate(${x} ${y}) scale(1.4)"><path class="st-l" d="M2 7.5L12 13v12L2 19.5z"/><path class="st-r" d="M22 7.5L12 13v12l10-5.5z"/><path class="st-t" d="M12 2l10 5.5L12 13 2 7.5z"/></g>`;

const COLOURS: Record<string, Suit> = { r: 'heart', b: 'drop', g: 'leaf', y: 'star', v: 'gem' };

/** Cards in a line: `r7` is the red seven. */
const cards = (...texts: string[]) => example(texts.map((text) => html`<span class="card card--xs">${suitFace(COLOURS[text[0]!]!, Number(text.slice(1)))}</span>`));

export const cover: Cover = {
  scene: svg`${SEVENS.map(([suit, x, y, turn]) => lyingCard(x, y, turn, seven(suit)))}
    ${stone(18, 98)}${stone(50, 106)}${stone(28, 68)}${stone(270, 98)}`,
  emblem: ['-62 -64 128 128', svg`${lyingCard(-14, 6, -14, large('heart'))}${lyingCard(18, 2, 8, large('leaf'))}`],
  minutes: 35,
  examples: {
    1: [
      cards('r7', 'b7', 'g7', 'y3', 'v3'),
      cards('b2', 'b5', 'b6', 'b9', 'b12'),
      cards('r8', 'g8', 'v8'),
      cards('r2', 'y3', 'b4', 'g5', 'v6'),
      cards('r4', 'b4', 'g9', 'v9'),
      cards('r5', 'b5', 'g5', 'y5'),
      cards('r7', 'b7', 'g7', 'y7', 'v7'),
    ],
  },
};
