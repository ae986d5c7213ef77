/** The other players in short; touching one shows their board in the place of mine. */
import { html } from 'lit';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { opponent } from '../../parts/opponent.ts';
import { meter } from '../../parts/sheet.ts';
import type { Sitting } from '../../table/sitting.ts';
import { sources } from './board.ts';
import { star } from './symbols.ts';
import { rows, type MasterView, type Side } from './view.ts';

function mini(view: MasterView, side: Side) {
  return html`<ol class="mini" aria-hidden="true">${rows(view).map((row) => {
    const done = side.rowsDone.includes(row);
    return html`<li class=${done ? 'is-done' : ''}><b>${row}</b>${done ? icon('check') : meter(side.rows[row - 1]!, view.figures.fields)}</li>`;
  })}</ol>`;
}

export function opponents(sitting: Sitting<MasterView>, look: (seat: number) => void) {
  const seats = sitting.others;
  if (seats.length === 0) return html``;
  return html`<section class="area-opps n-${seats.length}" aria-label=${say('web.opponents')}>
    ${seats.map((seat) => {
      const side = sitting.view.sides[seat]!;
      return opponent(sitting, seat, { line: sources(side), total: html`${side.stars}${star(true)}`, body: mini(sitting.view, side), open: () => look(seat) });
    })}
  </section>`;
}
