/** The guided first game of Das Kartenspiel. */
import type { Tour } from '../../table/tour.ts';
import { isAction, type KartenspielView } from './view.ts';

export const tour: Tour<KartenspielView> = [
  { step: 'goal', at: '.zones' },
  { step: 'rows', at: '.board ol' },
  { step: 'set-up', at: '[data-act=p]', when: (view) => !!view.awaited['set-up'] },
  { step: 'hand', at: '.hand', when: isAction },
  { step: 'draw', at: '[data-act=d]', when: isAction },
  { step: 'take', at: '.display', when: (view) => !!view.awaited.take },
  { step: 'found', at: '.found', when: (view) => isAction(view) && view.round > 1 },
  { step: 'play', at: '[data-act=p]', when: (view) => isAction(view) && view.found.some((each) => !each.refusal) },
  { step: 'trade', at: '[data-act=t]', when: (view) => isAction(view) && view.round > 1 },
  { step: 'keep', at: '.hand-h', when: (view) => isAction(view) && view.round > 1, values: (view) => ({ limit: view.players[view.owner ?? 0]?.handLimit ?? 0 }) },
  { step: 'hint', at: '.ibtn--hint', when: (view) => view.round > 1 },
];
