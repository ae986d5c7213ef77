/** A score sheet: what stands in it, what each free box would bring now and cost, how far bonus and malus are. */
import { html, nothing } from 'lit';
import { toast } from '../../core/toasts.ts';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { scoreBox } from '../../parts/sheet.ts';
import { boxSymbol } from '../../parts/box-symbols.ts';
import type { Preview } from './plays.ts';
import { BONUS, BONUS_FROM, LOWER, MALUS, MALUS_BELOW, minus, UPPER, type BoxId, type Player } from './view.ts';

export interface SheetContent {
  player: Player;
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
function range({ upper, bonus, toBonus, toSafety }: Player) {
  const at = Math.min(upper, BONUS_FROM) * (100 / (BONUS_FROM + 7));
  const end = (points: number, missing: number, done: string) => html`<span>${missing > 0 ? html`<b>${points < 0 ? minus(-points) : `+${points}`}</b> ${say('web.karten.missing', { points: missing })}` : html`${icon('check')}${say(done, { points })}`}</span>`;
  return html`<div class="range">
    <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="m0" width="100" height="8"/><rect class="r-bad" width=${MALUS_BELOW / 0.7} height="8"/><rect class="r-good" x=${BONUS_FROM / 0.7} width="10" height="8"/>
      <rect class=${bonus < 0 ? 'r-at r-neg' : 'r-at'} width=${Math.max(1, at)} y="2" height="4"/></svg>
    <p>${end(-MALUS, toSafety, 'web.karten.safe')}<span>${say('web.karten.upper')} <b>${upper}</b></span>${end(BONUS, toBonus, 'web.karten.bonus')}</p>
  </div>`;
}

/** All minus points that stand beside no box. */
const missedCost = ({ minus, penalties }: Player) => Object.values(penalties).reduce((rest, penalty) => rest - penalty, minus);

/** The boxes of a sheet in two parts, and what the upper one is worth. */
export function boxes(content: SheetContent) {
  const part = (title: string, ids: readonly BoxId[]) => html`<div class="col">
    <p class="col-h" aria-hidden="true"><b>${say(title)}</b><span>${say('web.karten.col.minus')}</span><span>${say('web.karten.col.points')}</span></p>${ids.map((id) => box(content, id))}</div>`;
  return html`<div class="cols" data-arrows>${part('web.karten.upper', UPPER)} ${part('web.karten.lower', LOWER)}</div>
    ${range(content.player)} ${content.player.missed ? html`<p class="note">${say('web.karten.missed', { points: missedCost(content.player) })}</p>` : nothing}`;
}

/** The sum; a malus that can still be escaped is told below the boxes, and does not count here yet. */
export function shown({ bonus, total, free }: Player): number {
  return bonus < 0 && UPPER.some((box) => free.includes(box)) ? total - bonus : total;
}

/** The sum as it stands, with what of it is bonus or malus. */
export function sum(player: Player) {
  const { bonus } = player;
  const part = bonus === 0 || shown(player) !== player.total ? '' : say(bonus > 0 ? 'web.karten.with-bonus' : 'web.karten.with-malus', { points: Math.abs(bonus) });
  const total = shown(player);
  return html`<span class="tot"><small>${part}</small><small>${say('web.karten.sum')}</small><b>${total < 0 ? minus(-total) : total}</b></span>`;
}

export function sheet(title: string, content: SheetContent) {
  return html`<section class="area-side sheet panel" aria-labelledby="sheet">
    <header class="sheet-h"><h2 id="sheet">${title}</h2>${sum(content.player)}</header>
    ${boxes(content)}
  </section>`;
}
