/** My score sheet: what is in it, what each free box would bring now, how far the bonus is. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { meter, scoreBox } from '../../parts/sheet.ts';
import { boxSymbol } from '../../parts/box-symbols.ts';
import type { BoxId, Column, Figures } from './view.ts';

export interface SheetContent {
  title: string;
  column: Column;
  figures: Figures;
  /** What the boxes that may be chosen would bring. */
  previews: Map<BoxId, number>;
  selected?: BoxId;
  /** The box that was filled last. */
  fresh?: BoxId;
  /** The box that the open hint points at. */
  advised?: BoxId;
  choose: (box: BoxId) => void;
}

function label(name: string, value: number | undefined, preview: number | undefined): string {
  if (value !== undefined) return say(value === 0 ? 'web.classic.label.struck' : 'web.classic.label.filled', { name, points: value });
  return preview === undefined ? say('web.classic.label.free', { name }) : say('web.classic.label.preview', { name, points: preview });
}

function box(content: SheetContent, id: BoxId) {
  const name = say(`classic.box.${id}`);
  const value = content.column.boxes[id];
  const preview = content.previews.get(id);
  return scoreBox({
    name,
    symbol: boxSymbol(id),
    about: say(`web.classic.about.${id}`),
    value,
    preview,
    selected: content.selected === id,
    fresh: content.fresh === id,
    advised: content.advised === id,
    label: label(name, value, preview),
    choose: preview === undefined ? undefined : () => content.choose(id),
  });
}

function bonus(column: Column, { bonus, bonusFrom }: Figures) {
  const missing = bonusFrom - column.upper;
  const words = column.bonus > 0 ? say('web.classic.bonus.reached') : say('web.classic.bonus.missing', { points: missing });
  return html`<div class="bonus">
    <div class="bonus-t"><span>${say('web.classic.bonus')} <b>+${bonus}</b></span><span><b>${column.upper}</b> / ${bonusFrom}</span></div>
    ${meter(column.upper, bonusFrom)}<small>${words}</small>
  </div>`;
}

export function sheet(content: SheetContent) {
  const { column, figures } = content;
  return html`<section class="area-side sheet panel" aria-labelledby="sheet">
    <header class="sheet-h"><h2 id="sheet">${content.title}</h2>
      <span class="tot">${column.extra > 0 ? html`<small>${say('web.classic.extra', { points: column.extra })}</small>` : nothing}<small>${say('web.classic.sum')}</small><b>${column.total}</b></span></header>
    <div class="cols" data-arrows>
      <div class="col">${figures.upper.map((id) => box(content, id))} ${bonus(column, figures)}</div>
      <div class="col">${figures.lower.map((id) => box(content, id))}</div>
    </div>
  </section>`;
}
