/** The cover of Kniffel Master: rows with their markers, coins and stars. */
import { svg } from 'lit';
import { SUIT_SHAPES, suitMark } from '../../parts/cards.ts';
import { bone, type Cover } from '../../parts/cover.ts';
import { diceExample as dice, example } from '../../parts/examples.ts';

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7];

const scene = svg`${STEPS.map((i) => svg`<rect class="i-slot" x=${28 + 32 * i} y="26" width="26" height="26" rx="7"/><rect class="i-slot" x=${28 + 32 * i} y="60" width="26" height="26" rx="7"/>`)}
  ${STEPS.slice(0, 7).map((i) => svg`<circle class="i-coin" cx=${41 + 32 * i} cy="113" r="13"/><circle class="i-coin2" cx=${41 + 32 * i} cy="113" r="8"/>`)}
  <rect class="i-mark" x="156" y="24" width="26" height="30" rx="9"/><rect class="i-mark" x="92" y="58" width="26" height="30" rx="9"/>
  <path class="i-star" transform="translate(284 24) scale(1.3)" d=${SUIT_SHAPES.star}/><path class="i-star0" transform="translate(284 58) scale(1.3)" d=${SUIT_SHAPES.star}/><path class="i-star" transform="translate(254 98) scale(1.3)" d=${SUIT_SHAPES.star}/>
  ${bone(212, 84, 13, 46, 6)}`;

export const cover: Cover = {
  scene,
  emblem: ['278 18 43 43', scene],
  minutes: 40,
  examples: {
    0: [example([suitMark('star'), suitMark('star')]), dice(5, 5, 5), dice(2, 2, 4, 4), dice(5, 5, 2, 2)],
    1: [dice(6, 6, 6, 6, 6), dice(2, 3, 4, 5, 6), dice(1, 2, 3, 4, 0), dice(2, 2, 2, 5, 5), dice(1, 1, 2, 2, 3), dice(6, 6, 5, 5, 4)],
  },
};
