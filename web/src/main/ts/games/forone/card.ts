/** The score card: the rows, and the ladder of the bonus below those that count for it. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import type { Sitting } from '../../table/sitting.ts';
import { row, type Marks } from './row.ts';
import type { ForOneView } from './view.ts';

function ladder({ bonusTable, lowest, bonus, bonusAtMost }: ForOneView) {
  if (bonusTable.length === 0) return nothing;
  return html`<div class="fo-bonus" role="img" aria-label=${say('web.forone.bonus.label', { lowest, bonus, most: bonusAtMost })}>
    <p><b>${say('web.forone.bonus')}</b><small>${bonusAtMost < bonusTable.at(-1)! ? say('web.forone.bonus.most', { most: bonusAtMost }) : say('web.forone.bonus.rule')}</small></p>
    <ol>${bonusTable.map((points, count) => html`<li class=${count === lowest ? 'now' : points > bonusAtMost ? 'out' : ''}><small>${count}×</small>${points > bonusAtMost ? html`<s>${points}</s>` : html`<b>${points}</b>`}</li>`)}</ol>
  </div>`;
}

export function card(sitting: Sitting<ForOneView>, marks: Marks) {
  const { view } = sitting;
  const rows = (inBonus: boolean) => view.lines.filter((line) => line.inBonus === inBonus).map((line) => row(sitting, line, marks));
  return html`<section class="area-board fo-card panel" aria-label=${say('web.forone.card')}>
    <div class="cols" data-arrows>
      <div class="col">${rows(true)} ${ladder(view)}</div>
      <div class="col">${rows(false)}</div>
    </div>
  </section>`;
}
