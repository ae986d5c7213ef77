/** The cover of Newgame: a die. */
import { svg } from 'lit';
import { bone, type Cover } from '../../parts/cover.ts';

const scene = svg`${bone(160, 75, -12, 70, 6)}`;

export const cover: Cover = {
  scene,
  emblem: ['118 33 84 84', scene],
  minutes: 5,
  examples: {},
};
