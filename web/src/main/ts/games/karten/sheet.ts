/** A score sheet: what is in it, what each free box would bring now and cost, how far bonus and malus are. */
import { html, nothing } from 'lit';
import { toast } from '../../core/toasts.ts';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { scoreBox } from '../../parts/sheet.ts';
import { boxSymbol } from '../../parts/box-symbols.ts';
import type { Preview } from './plays.ts';
import { minus, type BoxId, type Figures, type PlayerArea } from './view.ts';

export interface SheetContent {
  player: PlayerArea;
  figures: Figures;
  /** Whether the game is over: then no malus can be escaped any more. */
  over: boolean;
  /** What the boxes that may be chosen would bring. */
  previews?: Map<BoxId, Preview>;
  selected?: BoxId;
  /** The box that was filled last. */
  fresh?: BoxId;
  /** The box that the open hint points at. */
  advised?: BoxId;
  choose?: (box: BoxId) => void;
  /** Why a free box cannot be chosen now. */
  why?: (box: BoxId) => string;
}

function label(name: string, value: number | undefined, preview: Preview | undefined, cost: number): string {
  const penalty = cost > 0 ? say('web.karten.label.cost', { cost }) : '';
  if (value !== undefined) return say('web.karten.label.filled', { name, points: value }) + penalty;
  return preview ? say('web.karten.label.preview', { name, points: preview.points }) + penalty : say('web.karten.label.free', { name });
}

function box(content: SheetContent, id: BoxId) {
  const { player, choose, why } = content;
  const name = say(`karten.box.${id}`);
  const value = player.boxes[id];
  const preview = content.previews?.get(id);
  const cost = value !== undefined ? (player.penalties[id] ?? 0) : preview ? player.penalty : 0;
  const drawn = scoreBox({
    name,
    symbol: boxSymbol(id),
    note: html`${preview?.fits && content.selected !== id ? icon('check') : nothing}<span class="minus">${cost > 0 ? minus(cost) : ''}</span>`,
    value,
    preview: preview?.points,
    selected: content.selected === id,
    fresh: content.fresh === id,
    advised: content.advised === id,
    label: label(name, value, preview, cost),
    choose: preview && choose && (() => choose(id)),
  });
  if (preview || !why) return drawn;
  const reason = () => toast(value === undefined ? why(id) : say('karten.box-filled', { box: name }));
  return html`<div class="box-w" @click=${reason}>${drawn}</div>`;
}

/** The upper part between malus and bonus: a bar, and how many points are missing. */
function range({ upper, bonus: earned, toBonus, toSafety }: PlayerArea, { bonus, bonusFrom, malus, malusBelow }: Figures) {
  const scale = 90 / bonusFrom; // a tenth of the bar lies beyond the bonus
  const end = (points: number, missing: number, done: string) => html`<span>${missing > 0 ? html`<b>${points < 0 ? minus(-points) : `+${points}`}</b> ${say('web.karten.missing', { points: missing })}` : html`${icon('check')}${say(done, { points })}`}</span>`;
  return html`<div class="range">
    <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="m0" width="100" height="8"/><rect class="r-bad" width=${malusBelow * scale} height="8"/><rect class="r-good" x=${bonusFrom * scale} width="10" height="8"/>
      <rect class=${earned < 0 ? 'r-at r-neg' : 'r-at'} width=${Math.max(1, Math.min(upper, bonusFrom) * scale)} y="2" height="4"/></svg>
    <p>${end(-malus, toSafety, 'web.karten.safe')}<span>${say('web.karten.upper')} <b>${upper}</b></span>${end(bonus, toBonus, 'web.karten.bonus')}</p>
  </div>`;
}

/** All penalty points that belong to no box. */
const missedCost = ({ minus, penalties }: PlayerArea) => Object.values(penalties).reduce((rest, penalty) => rest - penalty, minus);

/** The boxes of a sheet in two parts, and what the upper one is worth. */
export function columns(content: SheetContent) {
  const { player, figures } = content;
  const part = (title: string, ids: readonly BoxId[]) => html`<div class="col">
    <p class="col-h" aria-hidden="true"><b>${say(title)}</b><span>${say('web.karten.col.minus')}</span><span>${say('web.karten.col.points')}</span></p>${ids.map((id) => box(content, id))}</div>`;
  return html`<div class="cols" data-arrows>${part('web.karten.upper', figures.upper)} ${part('web.karten.lower', figures.lower)}</div>
    ${range(player, figures)} ${player.missed ? html`<p class="note">${say('web.karten.missed', { points: missedCost(player) })}</p>` : nothing}`;
}

/** The sum; a malus that can still be escaped is told below the boxes, and does not count here yet. */
export function shownSum({ bonus, total, free }: PlayerArea, { upper }: Figures, over: boolean): number {
  return !over && bonus < 0 && upper.some((box) => free.includes(box)) ? total - bonus : total;
}

/** The sum as it stands, with what of it is bonus or malus. */
export function sum({ player, figures, over }: SheetContent) {
  const { bonus } = player;
  const total = shownSum(player, figures, over);
  const part = bonus === 0 || total !== player.total ? '' : say(bonus > 0 ? 'web.karten.with-bonus' : 'web.karten.with-malus', { points: Math.abs(bonus) });
  return html`<span class="tot"><small>${part}</small><small>${say('web.karten.sum')}</small><b>${total < 0 ? minus(-total) : total}</b></span>`;
}

export function sheet(title: string, content: SheetContent) {
  return html`<section class="area-side sheet panel" aria-labelledby="sheet">
    <header class="sheet-h"><h2 id="sheet">${title}</h2>${sum(content)}</header>
    ${columns(content)}
  </section>`;
}
