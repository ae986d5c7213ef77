/** The guided first game of Newgame. */
import type { Tour } from '../../table/tour.ts';
import type { NewgameView } from './view.ts';

const lying = (view: NewgameView) => view.rolls > 0;

export const tour: Tour<NewgameView> = [
  { step: 'goal', at: '.totals' },
  { step: 'turn', at: '.banner' },
  { step: 'roll', at: '[data-act=r]', when: (view) => view.rolls === 0 },
  { step: 'die', at: '.tray', when: lying },
  { step: 'again', at: '[data-act=r]', when: lying },
  { step: 'keep', at: '[data-act=k]', when: lying },
];
