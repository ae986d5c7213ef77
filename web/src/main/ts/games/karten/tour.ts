/** The guided first game of Karten Kniffel. */
import type { Tour } from '../../table/tour.ts';
import type { KartenView } from './view.ts';

const acting = (view: KartenView) => view.phase === 'act';

export const tour: Tour<KartenView> = [
  { step: 'goal', at: '.sheet', when: acting },
  { step: 'hand', at: '.hand', when: acting },
  { step: 'exchange', at: '[data-act=t]', when: acting },
  { step: 'more', at: '[data-act=z]', when: acting },
  { step: 'penalty', at: '.handbar', when: acting },
  { step: 'preview', at: '.cols', when: acting },
  { step: 'score', at: '[data-act=w]', when: acting },
  { step: 'upper', at: '.range', when: (view) => acting(view) && view.round > 1 },
  { step: 'others', at: '.area-opps', when: (view) => view.round > 1 },
  { step: 'announce', at: '.acts', when: (view) => view.phase === 'announce' },
  { step: 'hint', at: '.ibtn--hint', when: (view) => view.round > 1 },
];
