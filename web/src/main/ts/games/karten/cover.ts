/** The cover of Karten Kniffel: a fan of number cards. */
import { html, svg } from 'lit';
import { numberFace } from '../../parts/cards.ts';
import { lyingCard, type Cover } from '../../parts/cover.ts';
import { pips } from '../../parts/dice.ts';
import { example } from '../../parts/examples.ts';

const face = (value: number) => svg`<g class="cf cf--n"><text x="8" y="25">${value}</text><rect class="nf" x="17" y="30" width="38" height="38" rx="9"/><g transform="translate(18 31) scale(.6)">${pips(value)}</g></g>`;

const FAN: [number, number, number][] = [[74, 96, -26], [106, 84, -15], [140, 78, -5], [176, 78, 5], [210, 84, 15], [242, 96, 26]];

const cards = (...values: number[]) => example(values.map((value) => html`<span class="card card--xs">${numberFace(value)}</span>`));

export const cover: Cover = {
  scene: svg`${FAN.map(([x, y, turn], i) => lyingCard(x, y, turn, face(i + 1)))}`,
  emblem: ['-62 -64 128 128', svg`${lyingCard(-14, 6, -14, face(3))}${lyingCard(18, 2, 8, face(5))}`],
  minutes: 25,
  examples: { 0: [cards(6, 6, 6), cards(4, 4, 4, 5, 6), cards(5, 5, 5, 5, 6), cards(3, 3, 3, 6, 6), cards(2, 3, 4, 5), cards(2, 3, 4, 5, 6), cards(6, 6, 6, 6, 6)] },
};
