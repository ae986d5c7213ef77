/** The guided first game of Kniffel Master. */
import type { Tour } from '../../table/tour.ts';
import type { MasterView } from './view.ts';

const first = (view: MasterView) => view.round === 1;
const lying = (view: MasterView) => view.rolls > 0;

export const tour: Tour<MasterView> = [
  { step: 'goal', at: '.sum', when: (view) => first(view) && view.rolls === 0, values: ({ goal }) => ({ goal }) },
  { step: 'roll', at: '[data-act=r]', when: (view) => first(view) && view.rolls === 0 },
  { step: 'hold', at: 'k-tray', when: (view) => lying(view) && view.rollsLeft > 0 },
  { step: 'uses', at: '.uses:has(.use)', when: lying },
  { step: 'tasks', at: '.tasks', when: lying },
  { step: 'rows', at: '.nrows', when: lying },
  { step: 'coins', at: '.crow', when: lying },
  { step: 'take', at: '[data-act=w]', when: (view, sitting) => lying(view) && sitting.moves.some((offer) => !offer.move.roll) },
  { step: 'race', at: '.nrows', when: (view) => view.round > 1 },
  { step: 'look', at: '.area-opps', when: (view) => view.round > 1 },
  { step: 'hint', at: '.ibtn--hint', when: (view) => view.round > 1 },
];
