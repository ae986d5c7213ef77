/** The other players: their thirteen boxes as cells, or as a strip where there is little room. */
import { html } from 'lit';
import { ask } from '../../core/dialogs.ts';
import { say } from '../../core/words.ts';
import { opponent } from '../../parts/opponent.ts';
import type { Sitting } from '../../table/sitting.ts';
import { boxes, type BoxId, type ClassicView, type Column, type Figures } from './view.ts';

const state = (value: number | undefined) => (value === undefined ? '' : value === 0 ? 'x' : 'f');

function cell(box: BoxId, value: number | undefined) {
  const name = say(`classic.box.${box}`);
  return html`<li class=${state(value)}><small aria-hidden="true">${say(`web.classic.short.${box}`)}</small><span class="vh">${name} </span><b>${value === 0 ? html`<s>0</s>` : value}</b></li>`;
}

function cells(column: Column, { upper, lower }: Figures) {
  return html`<ol class="cells">
    ${upper.map((box) => cell(box, column.boxes[box]))}
    <li class="b"><small aria-hidden="true">Σ</small><span class="vh">${say('web.classic.sum')} </span><b>${column.upper}</b></li>
    ${lower.map((box) => cell(box, column.boxes[box]))}
  </ol>`;
}

function strip(column: Column, figures: Figures) {
  return html`<div class="strip" aria-hidden="true">${boxes(figures).map((box, i) => html`<i class="${state(column.boxes[box])} ${i === figures.upper.length ? 'gap' : ''}"></i>`)}</div>`;
}

/** Two or three are shown in full, more of them in short. */
export function opponents(sitting: Sitting<ClassicView>) {
  const seats = sitting.others;
  const { figures } = sitting.view;
  if (seats.length === 0) return html``;
  return html`<section class="area-opps ${seats.length > 2 ? 'is-many' : ''}" aria-label=${say('web.opponents')}>
    ${seats.map((seat) => {
      const column = sitting.view.sheets[seat]!;
      const line = column.bonus > 0 ? say('web.classic.bonus.has', { bonus: column.bonus }) : say('web.classic.upper', { upper: column.upper, from: figures.bonusFrom });
      const open = () => void ask({ title: say('web.classic.sheet.other', { name: sitting.name(seat) }), body: html`<p>${line} · <b>${column.total}</b></p>${cells(column, figures)}` });
      return opponent(sitting, seat, { line, total: column.total, body: html`${strip(column, figures)}${cells(column, figures)}`, open });
    })}
  </section>`;
}
