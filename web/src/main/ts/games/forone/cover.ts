/** The cover of For One: two rows of the card, and a medal to be won. */
import { svg } from 'lit';
import { SUIT_SHAPES } from '../../parts/cards.ts';
import { bone, type Cover } from '../../parts/cover.ts';
import { diceExample as dice } from '../../parts/examples.ts';

const field = (x: number, y: number) => svg`<rect class="i-field" x=${x} y=${y} width="34" height="34" rx="8"/>`;

const scene = svg`<rect class="i-shadow" x="26" y="27" width="214" height="104" rx="10"/><rect class="i-paper" x="22" y="22" width="214" height="104" rx="10"/>
  ${[34, 73, 112, 151, 190].map((x) => svg`${field(x, 34)}${field(x, 78)}`)}
  ${[1, 2, 3].map((face, i) => bone(51 + 39 * i, 51, 0, 32, face))}${[0, 1, 2, 3].map((i) => bone(51 + 39 * i, 95, 0, 32, 6))}
  <path class="i-ribbon" d="M262 0h14l12 44h-14zM300 0h-14l-12 44h14z"/><circle class="i-medal" cx="281" cy="80" r="27"/><circle class="i-medal2" cx="281" cy="80" r="21"/>
  <path class="i-medalstar" transform="translate(265 64) scale(1.33)" d=${SUIT_SHAPES.star}/>`;

export const cover: Cover = {
  scene,
  emblem: ['249 47 64 64', scene],
  minutes: 15,
  examples: { 0: [dice(3, 3, 0, 0, 0), dice(2, 2, 2, 5, 6), dice(4, 4, 4, 4, 1), dice(3, 3, 3, 5, 5), dice(1, 2, 3, 4), dice(2, 3, 4, 5, 6), dice(6, 6, 6, 6, 6), dice(1, 3, 4, 4, 6)] },
};
