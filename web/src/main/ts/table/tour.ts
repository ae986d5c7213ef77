/** A guided first game: short notes next to what they are about, while the real game is played. */
import '../kit.ts';
import { html, nothing } from 'lit';
import { tours } from 'generated/tours.ts';
import { announce } from '../core/announcer.ts';
import { useKeys } from '../core/keyboard.ts';
import { define, Part } from '../core/part.ts';
import { settings } from '../core/settings.ts';
import { toast } from '../core/toasts.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { place, type Rectangle } from './beside.ts';
import type { Sitting } from './sitting.ts';
import { begun, keptAt } from './tour-state.ts';

/** One note. It is shown as soon as its time has come and what it is about is on the table. */
export interface TourStep<V> {
  /** Its words are `web.ID.tour.NAME`. */
  step: string;
  /** What it is about. */
  at: string;
  /** Whether its time has come, while I am to decide; without it, always. */
  when?: (view: V, sitting: Sitting<V>) => boolean;
  /** Numbers in its words. */
  values?: (view: V) => Record<string, number>;
}

/** What the folder of a game exports as `tour`: six to twelve notes, in the order in which they are told. */
export type Tour<V> = TourStep<V>[];

class TourNotes extends Part {
  static override properties = { sitting: { attribute: false }, on: { attribute: false } };
  declare sitting: Sitting;
  /** Whether the notes are told; otherwise they are offered. */
  declare on: boolean;
  private read: string[] = [];
  private shown?: TourStep<never>;
  private version = -1;
  private revealed?: TourStep<never>;
  private endKeys?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.read = (sessionStorage.getItem(keptAt(this.sitting.info.id)) ?? '').split(' ').filter(Boolean);
    this.follow(window, 'resize');
    // A choice may bring up what a note is about.
    for (const touch of ['click', 'keyup']) this.follow(document, touch, () => requestAnimationFrame(() => this.requestUpdate()));
    document.addEventListener('scroll', this.moved, { capture: true, passive: true });
    this.endKeys = useKeys(() => (this.shown ? [{ keys: ['Escape'], label: '', text: '', action: () => this.next() }] : []));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('scroll', this.moved, { capture: true });
    this.endKeys?.();
  }

  private readonly moved = () => this.settle();

  private get steps(): TourStep<never>[] {
    return (tours as unknown as Record<string, Tour<never>>)[this.sitting.info.game] ?? [];
  }

  private get table(): Element | null {
    return this.closest('.game');
  }

  private target(step: TourStep<never>): HTMLElement | undefined {
    return [...(this.table?.querySelectorAll<HTMLElement>(step.at) ?? [])].find((each) => each.offsetParent !== null || each.getClientRects().length > 0);
  }

  private due(step: TourStep<never>): boolean {
    const { sitting } = this;
    const time = step.when as ((view: unknown, sitting: Sitting) => boolean) | undefined;
    return !this.read.includes(step.step) && !!this.target(step) && (time?.(sitting.view, sitting) ?? true);
  }

  protected override willUpdate(): void {
    const { sitting } = this;
    const { version } = sitting.state;
    // Playing without answering the offer declines it.
    if (!this.on) {
      if (begun(sitting.info, sitting.log)) this.answer('off');
      return;
    }
    // Somebody who acts has read enough.
    if (this.shown && sitting.mine && version !== this.version && this.version >= 0) this.tick(this.shown);
    this.version = version;
    const ready = sitting.mine && !sitting.hint && !sitting.behind && !sitting.pending && !sitting.state.over;
    const step = !ready ? undefined : this.shown && this.due(this.shown) ? this.shown : this.steps.find((each) => this.due(each));
    if (step === this.shown) return;
    this.shown = step;
    if (step) announce(this.words(step));
  }

  private words(step: TourStep<never>): string {
    const { game } = this.sitting.info;
    return say(`web.${game}.tour.${step.step}`, (step.values as ((view: unknown) => Record<string, number>) | undefined)?.(this.sitting.view));
  }

  protected override updated(): void {
    const target = this.shown && this.target(this.shown);
    if (target && this.revealed !== this.shown) this.reveal(target);
    this.revealed = this.shown;
    this.settle();
  }

  /** Scrolls to what the note is about, if it is out of sight. */
  private reveal(target: HTMLElement): void {
    const box = target.getBoundingClientRect();
    const seen = target.contains(document.elementFromPoint(box.left + box.width / 2, Math.min(box.bottom - 4, box.top + 20)));
    if (!seen) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** Puts the note next to what it is about. */
  private settle(): void {
    const note = this.querySelector<HTMLElement>('.tour');
    if (note && !this.on) this.below(note);
    const ring = this.querySelector<HTMLElement>('.tour-ring');
    const target = this.shown && this.target(this.shown);
    if (!note || !target || !ring) return;
    const box = this.visible(target);
    const avoid = ['.acts', '.banner'].flatMap((each) => this.table?.querySelector(each)?.getBoundingClientRect() ?? []);
    const at = place(note.getBoundingClientRect(), box, { width: innerWidth, height: innerHeight }, avoid);
    note.style.setProperty('left', `${at.left}px`);
    note.style.setProperty('top', `${at.top}px`);
    const sides = { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
    for (const [side, length] of Object.entries(sides)) ring.style.setProperty(side, `${length}px`);
  }

  /** The offer hides neither whose turn it is nor what is asked. */
  private below(offer: HTMLElement): void {
    const banner = this.table?.querySelector('.banner')?.getBoundingClientRect();
    if (banner) offer.style.setProperty('top', `${banner.bottom + 6}px`);
  }

  /** The visible part of the page: things under the dock do not count. */
  private visible(target: HTMLElement): Rectangle {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const dock = this.table?.querySelector('.area-dock');
    const covers = dock && !dock.contains(target) && getComputedStyle(dock).position === 'sticky';
    return { left, top, right, bottom: covers ? Math.max(top, Math.min(bottom, dock.getBoundingClientRect().top)) : bottom };
  }

  private tick(step: TourStep<never>): void {
    this.read = [...this.read, step.step];
    sessionStorage.setItem(keptAt(this.sitting.info.id), this.read.join(' '));
    if (this.steps.every((each) => this.read.includes(each.step))) {
      toast(say('web.tour.all'));
      this.answer('off');
    }
  }

  private next(): void {
    if (this.shown) this.tick(this.shown);
    this.shown = this.steps.find((each) => this.due(each));
    if (this.shown) announce(this.words(this.shown));
    this.requestUpdate();
  }

  private answer(answer: 'on' | 'off'): void {
    const { game, id } = this.sitting.info;
    settings.set({ toured: [...new Set([...settings.now.toured, game])] });
    if (answer === 'off') sessionStorage.removeItem(keptAt(id));
    else sessionStorage.setItem(keptAt(id), '');
    this.dispatchEvent(new CustomEvent('answer', { detail: answer }));
  }

  override render() {
    if (!this.on) return this.sitting.hint ? nothing : this.offer();
    if (!this.shown) return nothing;
    const at = this.read.length + 1;
    return html`<div class="tour-ring" aria-hidden="true"></div>
      <section class="tour" aria-label=${say('web.tour')}>
        <p>${this.words(this.shown)}</p>
        <div class="tour-a"><small>${at} / ${this.steps.length}</small>
          <button class="btn btn--q btn--sm" @click=${() => this.answer('off')}>${say('web.tour.end')}</button>
          <button class="btn btn--act btn--sm" @click=${() => this.next()}>${say('web.tour.next')}</button></div>
      </section>`;
  }

  private offer() {
    return html`<section class="tour tour--offer" aria-label=${say('web.tour')}>
      <p>${icon('hint')}<span>${say('web.tour.offer', { game: say(`${this.sitting.info.game}.name`) })}</span></p>
      <div class="tour-a"><button class="btn btn--q btn--sm" @click=${() => this.answer('off')}>${say('web.tour.no')}</button>
        <button class="btn btn--act btn--sm" @click=${() => this.answer('on')}>${say('web.tour.yes')}</button></div>
    </section>`;
  }
}

define('k-tour', TourNotes);
