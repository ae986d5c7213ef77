/** The score card: the rows, and the ladder of the bonus below those that count for it. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import type { Sitting } from '../../table/sitting.ts';
import { cap } from './prompt.ts';
import { row, type Highlights } from './row.ts';
import { closed } from './level.ts';
import { type ForOneView, type RowId } from './view.ts';

/** @param then what the bonus can be at most once the chosen row is scored, if that is less */
function ladder({ phase, bonusTable, lowest, bonus, bonusAtMost }: ForOneView, then: number | undefined) {
  if (bonusTable.length === 0) return nothing;
  const most = then ?? bonusAtMost;
  const words = then !== undefined ? say('web.forone.bonus.then', { most }) : phase !== 'over' && most < bonusTable.at(-1)! ? say('web.forone.bonus.most', { most }) : say('web.forone.bonus.rule');
  const step = (points: number, count: number) => html`<li class=${count === lowest ? 'now' : points > most ? 'out' : ''}><small>${count}×</small>${points > most ? html`<s>${points}</s>` : html`<b>${points}</b>`}</li>`;
  return html`<div class="fo-bonus" role="img" aria-label=${say('web.forone.bonus.label', { lowest, bonus, most })}>
    <p><b>${say('web.forone.bonus')}</b><small class=${then === undefined ? '' : 'is-bad'}>${words}</small></p>
    <ol>${bonusTable.map(step)}</ol>
  </div>`;
}

/** In which column each row is drawn; one that the rules add or rename fails the type check. */
const COLUMN: Record<RowId, 'left' | 'right'> = {
  ones: 'left',
  twos: 'left',
  threes: 'left',
  fours: 'left',
  fives: 'left',
  sixes: 'left',
  'three-of-a-kind': 'right',
  'four-of-a-kind': 'right',
  'full-house': 'right',
  'small-straight': 'right',
  'large-straight': 'right',
  kniffel: 'right',
  chance: 'right',
};
const rowsOf = (column: 'left' | 'right') => (Object.keys(COLUMN) as RowId[]).filter((row) => COLUMN[row] === column);

export function card(sitting: Sitting<ForOneView>, highlights: Highlights) {
  const { view } = sitting;
  const shut = (id: RowId) => view.book?.elements.some((element) => element['row-closed']?.row === id);
  const rows = (ids: RowId[]) => ids.map((id) => {
    const line = view.lines.find((each) => each.row === id);
    return line ? row(sitting, line, highlights) : shut(id) ? closed(id) : nothing;
  });
  return html`<section class="area-board fo-card panel" aria-label=${say('web.forone.card')}>
    <div class="cols" data-arrows>
      <div class="col">${rows(rowsOf('left'))} ${ladder(view, cap(sitting, highlights.row))}</div>
      <div class="col">${rows(rowsOf('right'))}</div>
    </div>
  </section>`;
}
