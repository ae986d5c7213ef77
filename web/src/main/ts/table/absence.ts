/** Who is away, and the offer to let a bot play for them; it counts the seconds by itself. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { define, Part } from '../core/part.ts';
import { attempt } from '../core/toasts.ts';
import type { Info, Seat } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';

class Absences extends Part {
  static override properties = { info: { attribute: false } };
  declare info: Info;
  /** When this was told. */
  private told = Date.now();

  override connectedCallback(): void {
    super.connectedCallback();
    this.every(1000, () => this.away.length > 0 && this.requestUpdate());
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('info')) this.told = Date.now();
  }

  private get away(): { seat: Seat; at: number }[] {
    if (this.info.status !== 'running') return [];
    return this.info.seats.flatMap((seat, at) => (seat.kind === 'human' && !seat.mine && (!seat.present || seat.standIn) ? [{ seat, at }] : []));
  }

  override render() {
    const { away } = this;
    if (away.length === 0) return nothing;
    return html`<section class="away" aria-label=${say('web.away')}>${away.map(({ seat, at }) => this.row(seat, at))}</section>`;
  }

  private row(seat: Seat, at: number) {
    const { info } = this;
    const seconds = Math.round((seat.absent ?? 0) + (Date.now() - this.told) / 1000);
    const wait = info.grace - seconds;
    const name = seat.name ?? '';
    if (seat.standIn) return html`<p>${icon('bot')}<span>${say('web.away.stand-in', { name })}</span></p>`;
    return html`<p>${icon('unlinked')}<span>${say('web.away.since', { name, seconds })}</span>
      ${info.seated ? html`<button class="btn btn--q btn--sm" aria-disabled=${wait > 0} @click=${() => wait > 0 || attempt(() => api.standIn(info.id, at))}>${wait > 0 ? say('web.away.wait', { seconds: wait }) : say('web.away.bot')}</button>` : nothing}</p>`;
  }
}

define('k-absences', Absences);
