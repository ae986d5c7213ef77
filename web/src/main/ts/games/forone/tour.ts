/** The guided first game of For One – Kniffel. */
import type { Tour } from '../../table/tour.ts';
import type { ForOneView } from './view.ts';

const placing = (view: ForOneView) => view.phase === 'placing';
const scoring = (view: ForOneView) => view.phase === 'scoring';

export const tour: Tour<ForOneView> = [
  { step: 'goal', at: '.fo-goal', when: (view) => view.phase === 'start', values: ({ medals }) => ({ ...medals }) },
  { step: 'roll', at: '[data-act=r]', when: (view) => view.phase === 'start', values: ({ rollSize }) => ({ dice: rollSize }) },
  { step: 'die', at: '.fo-dice', when: placing },
  { step: 'row', at: '.fo-row.is-lit', when: placing },
  { step: 'back', at: '[data-act=u][aria-disabled=false]', when: (view) => view.steps.length > 0 },
  { step: 'pays', at: '.fo-card', when: placing },
  { step: 'remove', at: '[data-act=x]', when: (view, sitting) => placing(view) && sitting.moves.some((offer) => offer.move.remove) },
  { step: 'score', at: '.fo-acts', when: scoring },
  { step: 'must', at: '.fo-row.is-must', when: scoring },
  { step: 'supply', at: '.fo-pools', when: (view) => view.round > 1, values: ({ rollSize }) => ({ dice: rollSize }) },
  { step: 'bonus', at: '.fo-bonus', when: (view) => view.round > 1 },
  { step: 'hint', at: '.ibtn--hint', when: (view) => view.round > 1 },
];
