/** The waiting room: the invitation, seats that fill live, and a start that says what happens. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { define, Part } from '../core/part.ts';
import { copyText } from '../core/copy.ts';
import { go } from '../core/router.ts';
import { settings } from '../core/settings.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { Info, Seat } from '../core/types.ts';
import { say } from '../core/words.ts';
import { qrBox } from '../parts/qr-box.ts';
import { icon } from '../parts/icons.ts';
import { seatBadge } from '../parts/seats.ts';
import { bar } from './bar.ts';

class Lobby extends Part {
  static override properties = { info: { attribute: false } };
  declare info: Info;
  private starting = false;
  private leaving = false;

  private get link(): string {
    return location.origin + (this.info.links?.play ?? '');
  }

  private async copy(): Promise<void> {
    if (await attempt(() => copyText(this.link))) toast(say('web.copied'));
  }

  private async share(): Promise<void> {
    if (!navigator.share) return this.copy();
    await navigator.share({ title: say(`${this.info.game}.name`), url: this.link }).catch(() => undefined);
  }

  private async start(open: 'bots' | 'remove'): Promise<void> {
    this.starting = true;
    this.requestUpdate();
    await attempt(() => api.start(this.info.id, open));
    this.starting = false;
    this.requestUpdate();
  }

  private async leave(): Promise<void> {
    this.leaving = true;
    await attempt(() => api.leave(this.info.id));
    go('/');
  }

  private async rename(event: Event): Promise<void> {
    const name = (event.target as HTMLInputElement).value.trim();
    if (!name || name === this.me?.name) return;
    settings.set({ name });
    await attempt(() => api.rename(name));
  }

  private get me(): Seat | undefined {
    return this.info.seats.find((seat) => seat.mine);
  }

  /** Tells players that they were removed from the table. */
  protected override willUpdate(changed: Map<string, unknown>): void {
    const before = changed.get('info') as Info | undefined;
    if (before?.seated && before.id === this.info.id && !this.info.seated && !this.leaving) toast(say('web.lobby.removed'));
  }

  override render() {
    const { info } = this;
    const here = info.seats.filter((seat) => seat.kind !== 'open').length;
    return html`<div class="game g-lobby">
      ${bar({ title: say('web.lobby', { game: say(`${info.game}.name`) }), chip: say('web.lobby.here', { here, seats: info.seats.length }), rules: `/rules/${info.game}` })}
      <main class="table" id="main">
        ${info.links && info.status === 'open' ? this.invitation() : nothing} ${this.seats()} ${this.foot()}
      </main>
    </div>`;
  }

  private invitation() {
    return html`<section class="panel invite" aria-labelledby="invite">
      ${qrBox(this.link, say('web.lobby.qr'))}
      <div class="inv-t">
        <h2 id="invite">${say('web.lobby.scan')}</h2>
        <p>${say('web.lobby.link')}</p>
        <p class="url">${this.link}</p>
        <div class="inv-a">
          ${'share' in navigator ? html`<button class="btn btn--act" @click=${this.share}>${icon('share')}${say('web.share')}</button>` : nothing}
          <button class="btn ${'share' in navigator ? 'btn--q' : 'btn--act'}" @click=${this.copy}>${icon('copy')}${say('web.copy')}</button>
        </div>
      </div>
    </section>`;
  }

  private seats() {
    return html`<section class="panel seats" aria-labelledby="seats">
      <header><h2 id="seats">${say('web.seats')}</h2></header>
      <ol aria-live="polite">${this.info.seats.map((seat, at) => this.row(seat, at))}</ol>
      ${this.me && this.info.status === 'open'
        ? html`<label class="field field--row"><span>${say('web.name.yours')}</span>
            <input maxlength="24" autocomplete="nickname" .value=${this.me.name ?? ''} @change=${this.rename}></label>`
        : nothing}
    </section>`;
  }

  private row(seat: Seat, at: number) {
    if (seat.kind === 'open') {
      return html`<li class="srow is-free"><span class="noseat">${icon('plus')}</span><span class="srow-n"><b>${say('web.seat.open')}</b><small>${say('web.seat.waiting')}</small></span></li>`;
    }
    const name = seat.name ?? '';
    const what = seat.kind === 'bot' ? say('web.seat.bot', { strength: say(`bots.strength.${seat.level}`) }) : seat.mine ? say('web.you') : say('web.seat.joined');
    return html`<li class="srow">${seatBadge(at, name)}<span class="srow-n"><b>${name}</b><small>${what}</small></span>
      ${seat.kind === 'bot' || seat.present ? html`<span class="tag">${icon('check')}${say('web.seat.here')}</span>` : html`<span class="tag tag--away">${icon('unlinked')}${say('web.seat.away')}</span>`}
      ${this.info.host && !seat.mine && this.info.status === 'open' ? html`<button class="ibtn" aria-label=${say('web.seat.remove', { name })} @click=${() => attempt(() => api.kick(this.info.id, at))}>${icon('cross')}</button>` : nothing}
    </li>`;
  }

  private foot() {
    const { info } = this;
    const open = info.seats.filter((seat) => seat.kind === 'open').length;
    if (info.status === 'beginning') return html`<div class="area-dock dock start"><p class="note" role="status">${say('web.lobby.beginning')}</p></div>`;
    if (!info.seated) {
      return html`<div class="area-dock dock start"><p class="note">${say('web.lobby.no-seat')}</p><a class="btn btn--q" href="/">${say('web.home')}</a></div>`;
    }
    if (!info.host) {
      return html`<div class="area-dock dock start"><p class="note">${say('web.lobby.host-starts')}</p><button class="btn btn--q" @click=${this.leave}>${say('web.menu.leave')}</button></div>`;
    }
    const main = (text: string, small: string, how: 'bots' | 'remove', style: string) =>
      html`<button class="btn ${style} btn--big" ?disabled=${this.starting} @click=${() => this.start(how)}>${icon(how === 'bots' && open > 0 ? 'bot' : 'play')}<span>${text}<small>${small}</small></span></button>`;
    const seated = info.seats.length - open;
    return html`<div class="area-dock dock start">
      ${open === 0
        ? main(say('web.lobby.start'), say('web.lobby.start.full', { seats: seated }), 'bots', 'btn--act')
        : html`${main(say('web.lobby.start.bots'), say('web.lobby.start.bots.small', { open }), 'bots', seated > 1 ? 'btn--q' : 'btn--act')}
            ${seated > 1 ? main(say('web.lobby.start.few', { seats: seated }), say('web.lobby.start.few.small', { open }), 'remove', 'btn--act') : nothing}`}
    </div>`;
  }
}

define('k-lobby', Lobby);
