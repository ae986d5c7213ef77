/** The guided first game of Das Kartenspiel. */
import type { Tour } from '../../table/tour.ts';
import type { KartenspielView } from './view.ts';

const acting = (view: KartenspielView) => view.phase.endsWith('action');

export const tour: Tour<KartenspielView> = [
  { step: 'goal', at: '.zones' },
  { step: 'rows', at: '.board ol' },
  { step: 'set-up', at: '[data-act=p]', when: (view) => view.phase === 'set-up' },
  { step: 'hand', at: '.hand', when: acting },
  { step: 'draw', at: '[data-act=d]', when: acting },
  { step: 'take', at: '.display', when: (view) => view.phase === 'take' },
  { step: 'found', at: '.found', when: (view) => acting(view) && view.round > 1 },
  { step: 'play', at: '[data-act=p]', when: (view) => acting(view) && view.found.some((each) => !each.refusal) },
  { step: 'trade', at: '[data-act=t]', when: (view) => acting(view) && view.round > 1 },
  { step: 'keep', at: '.hand-h', when: (view) => acting(view) && view.round > 1, values: (view) => ({ limit: view.players[view.owner ?? 0]?.handLimit ?? 0 }) },
  { step: 'hint', at: '.ibtn--hint', when: (view) => view.round > 1 },
];
