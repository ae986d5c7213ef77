/** The cover of classic Kniffel: dice, and a sheet with the first numbers on it. */
import { svg } from 'lit';
import { bone, type Cover } from '../../parts/cover.ts';
import { diceExample as dice } from '../../parts/examples.ts';

const scene = svg`<g transform="rotate(7 262 80)"><rect class="i-shadow" x="217" y="17" width="92" height="130" rx="6"/><rect class="i-paper" x="214" y="12" width="92" height="130" rx="6"/>
  <path class="i-rule" d="M224 34h72M224 52h72M224 70h72M224 88h72M224 106h72M224 124h72"/><path class="i-rule2" d="M268 20v110"/>
  <text class="i-pen" x="276" y="31">9</text><text class="i-pen" x="276" y="49">12</text><text class="i-pen" x="276" y="67">20</text><text class="i-pen" x="276" y="103">50</text></g>
  ${bone(62, 58, -14, 50, 5)}${bone(122, 88, 9, 50, 5)}${bone(176, 46, 22, 50, 5)}${bone(54, 118, 16, 42, 2)}${bone(184, 116, -8, 46, 6)}`;

export const cover: Cover = {
  scene,
  emblem: ['92 56 60 60', scene],
  minutes: 25,
  examples: { 0: [dice(4, 4, 4), dice(5, 5, 5, 2, 6), dice(3, 3, 3, 6, 6), dice(2, 3, 4, 5, 0), dice(2, 3, 4, 5, 6), dice(6, 6, 6, 6, 6), dice(1, 3, 4, 6, 6)] },
};
