/** The guided first game of classic Kniffel. */
import type { Tour } from '../../table/tour.ts';
import type { ClassicView } from './view.ts';

const first = (view: ClassicView) => view.round === 1;
const lying = (view: ClassicView) => view.rolls > 0;

export const tour: Tour<ClassicView> = [
  { step: 'goal', at: '.sheet', when: (view) => first(view) && view.rolls === 0 },
  { step: 'roll', at: '[data-act=r]', when: (view) => first(view) && view.rolls === 0 },
  { step: 'hold', at: 'k-tray', when: (_, sitting) => sitting.moves.some((offer) => offer.move.roll) && lying(sitting.view) },
  { step: 'again', at: '[data-act=r][aria-disabled=false]', when: lying },
  { step: 'preview', at: '.sheet', when: lying },
  { step: 'upper', at: '.bonus', when: lying },
  { step: 'lower', at: '.cols .col:last-child', when: lying },
  { step: 'write', at: '[data-act=w]', when: lying },
  { step: 'zero', at: '.sheet', when: (view) => view.round > 1 && lying(view) },
  { step: 'hint', at: '.ibtn--hint', when: (view) => view.round > 1 },
];
