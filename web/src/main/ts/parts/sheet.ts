/** Boxes of a score sheet, the bonus, and how many rolls are done. */
import { html, nothing } from 'lit';
import { toast } from '../core/toasts.ts';
import { say } from '../core/words.ts';
import { icon } from './icons.ts';

export interface ScoreBox {
  name: string;
  /** A drawing before the name. */
  symbol: unknown;
  /** What stands between name and value, such as penalty points. */
  note?: unknown;
  /** Its points, if it is filled. */
  value?: number;
  /** What it would bring now, if it may be chosen. */
  preview?: number;
  selected?: boolean;
  /** Whether it was filled just now. */
  fresh?: boolean;
  /** Whether the open hint points at it. */
  advised?: boolean;
  /** What it asks for, shown on hover, and on tap if nothing else happens. */
  about?: string;
  /** What is said of it: `Fives: free, would bring 15`. */
  label: string;
  choose?: () => void;
}

/** A box: filled, struck, offered with what it would bring, or just free. */
export function scoreBox(box: ScoreBox) {
  const tell = () => box.about && toast(`${box.name}: ${box.about}`);
  const inside = (value: unknown) => html`<span class="box-i">${box.symbol}</span><span class="box-n">${box.name}</span>${box.note ?? nothing}${value}`;
  if (box.value !== undefined) {
    const struck = box.value === 0;
    return html`<div class="box ${struck ? 'is-struck' : ''} ${box.fresh ? 'is-new' : ''}" role="img" aria-label=${box.label} title=${box.about ?? nothing} @click=${tell}>${inside(html`<span class="val">${struck ? html`<s>0</s>` : box.value}</span>`)}</div>`;
  }
  if (box.preview === undefined || !box.choose) {
    return html`<div class="box is-open" role="img" aria-label=${box.label} title=${box.about ?? nothing} @click=${tell}>${inside(html`<span class="val"></span>`)}</div>`;
  }
  const value = html`<span class="do">${box.advised ? icon('hint') : nothing}${box.selected ? icon('pen') : nothing}</span><span class="val pv ${box.preview === 0 ? 'pv0' : ''}">${box.preview}</span>`;
  return html`<button class="box ${box.selected ? 'is-sel' : ''}" aria-pressed=${box.selected ?? false} aria-label=${box.label} title=${box.about ?? nothing} @click=${box.choose}>${inside(value)}</button>`;
}

/** Progress as a bar; the words next to it say the same. */
export function meter(value: number, most: number) {
  const width = Math.max(0, Math.min(100, (100 * value) / most));
  return html`<svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="m0" width="100" height="8"/><rect class="m1" width=${width} height="8"/></svg>`;
}

/** Which roll this is, and how many there are: `Wurf 2 von 3`. */
export function rollCount(roll: number, rolls: number) {
  const dots = Array.from({ length: rolls }, (_, i) => html`<i class=${i + 1 < roll ? 'done' : i + 1 === roll ? 'now' : ''}></i>`);
  return html`<span class="rolls"><span class="rolls-d" aria-hidden="true">${dots}</span><span>${say('web.rolls', { roll, rolls })}</span></span>`;
}
