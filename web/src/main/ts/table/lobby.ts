/** The waiting room: the invitation, seats that fill live, and a start that says what happens. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { define, Part } from '../core/part.ts';
import { copyText } from '../core/copy.ts';
import { ask } from '../core/dialogs.ts';
import { lookAround, origin } from '../core/network.ts';
import { go } from '../core/router.ts';
import { LONGEST_NAME, settings } from '../core/settings.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { GameInfo, Info, Seat } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { aboutStrength, rulesInWords } from '../pages/options.ts';
import { qrBox } from '../parts/qr-box.ts';
import { reach } from '../parts/reach.ts';
import { icon } from '../parts/icons.ts';
import { seatBadge } from '../parts/seats.ts';
import { bar } from './bar.ts';
import { openRules } from './open-rules.ts';

class Lobby extends Part {
  static override properties = { info: { attribute: false } };
  declare info: Info;
  private starting = false;
  private game?: GameInfo;
  private leaving = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
    void lookAround().then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }

  /** The game's own words for its options and bots. */
  private async load(): Promise<void> {
    this.game = (await attempt(() => api.games()))?.find((game) => game.id === this.info.game);
    this.requestUpdate();
  }

  private get link(): string {
    return origin() + (this.info.links?.play ?? '');
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

  /** A seat is renamed for everybody; the first of mine is me, at the next table too. */
  private async rename(seat: number, event: Event): Promise<void> {
    const name = (event.target as HTMLInputElement).value.trim();
    if (!name || name === this.info.seats[seat]?.name) return;
    if (this.info.seats.findIndex((each) => each.mine) === seat) {
      settings.set({ name });
      await attempt(() => api.rename(name));
    }
    await attempt(() => api.renameSeat(this.info.id, seat, name));
  }

  private async seatBot(seat: number): Promise<void> {
    const levels = this.game?.levels ?? [];
    const chosen = await ask({
      title: say('web.setup.strength'),
      body: html`<ul class="menu">${levels.map(({ id, name }) => html`<li><button class="btn btn--q" value=${id}><span>${name}<small>${aboutStrength(this.game!, id, this.info.options)}</small></span></button></li>`)}</ul>`,
      answers: [{ text: say('web.back'), value: '' }],
    });
    if (chosen) await attempt(() => api.seatBot(this.info.id, seat, chosen));
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
      ${bar({ table: info.id, title: say('web.lobby', { game: say(`${info.game}.name`) }), chip: say('web.lobby.here', { here, seats: info.seats.length }), rules: () => void openRules(info.game) })}
      <main class="table" id="main">
        ${info.host ? [this.invitation(), this.seats()] : [this.seats(), this.invitation()]} ${this.rules()} ${this.foot()}
      </main>
    </div>`;
  }

  /** Shown first to the host, who is to invite; invited people want to see who is there. */
  private invitation() {
    if (!this.info.links || this.info.status !== 'open') return nothing;
    return html`<section class="panel invite" aria-labelledby="invite">
      ${qrBox(this.link, say('web.lobby.qr'))}
      <div class="inv-t">
        <h2 id="invite">${say('web.lobby.scan')}</h2>
        <p>${say('web.lobby.link')}</p>
        <p class="url">${this.link}</p>
        ${this.code()}
        <div class="inv-a">
          ${'share' in navigator ? html`<button class="btn btn--act" @click=${this.share}>${icon('share')}${say('web.share')}</button>` : nothing}
          <button class="btn ${'share' in navigator ? 'btn--q' : 'btn--act'}" @click=${this.copy}>${icon('copy')}${say('web.copy')}</button>
        </div>
        ${reach(() => this.requestUpdate())}
      </div>
    </section>`;
  }

  /** The code that one says to others; they enter it on the first page. */
  private code() {
    const code = this.info.links?.code;
    return code ? html`<p>${say('web.lobby.code')} <b class="spoken" translate="no">${code.slice(0, 3)}-${code.slice(3)}</b></p>` : nothing;
  }

  private seats() {
    const mine = this.info.seats.flatMap((seat, at) => (seat.mine ? [at] : []));
    return html`<section class="panel seats" aria-labelledby="seats">
      <header><h2 id="seats">${say('web.seats')}</h2></header>
      <ol aria-live="polite">${this.info.seats.map((seat, at) => this.row(seat, at))}</ol>
      ${this.info.status === 'open'
        ? mine.map((seat) => html`<label class="field field--row"><span>${mine.length > 1 ? say('web.player', { number: seat + 1 }) : say('web.name.yours')}</span>
            <input maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${this.info.seats[seat]!.name ?? ''} @change=${(event: Event) => this.rename(seat, event)}></label>`)
        : nothing}
    </section>`;
  }

  /** What is played here, in words. */
  private rules() {
    const { info, game } = this;
    const facts = [
      game ? rulesInWords(game, info.options) : '',
      say(info.hints ? 'web.lobby.hints' : 'web.lobby.no-hints'),
      info.clock > 0 ? say('web.lobby.clock', { seconds: number(info.clock) }) : say('web.lobby.no-clock'),
      info.listed ? say('web.lobby.listed') : '',
    ].filter(Boolean);
    return html`<section class="panel lobby-r" aria-labelledby="rules"><h2 id="rules">${say('web.rules')}</h2><ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul></section>`;
  }

  private row(seat: Seat, at: number) {
    if (seat.kind === 'open') {
      return html`<li class="srow is-free"><span class="noseat">${icon('plus')}</span><span class="srow-n"><b>${say('web.seat.open')}</b><small>${say('web.seat.waiting')}</small></span>
        ${this.info.host && this.info.status === 'open' ? html`<button class="btn btn--q btn--sm" @click=${() => this.seatBot(at)}>${icon('bot')}${say('web.seat.add-bot')}</button>` : nothing}</li>`;
    }
    const name = seat.name ?? '';
    return html`<li class="srow">${seatBadge(at, name, seat.kind === 'bot')}<span class="srow-n"><b>${name}</b><small>${this.who(seat, at)}</small></span>
      ${seat.kind === 'bot' || seat.present ? html`<span class="tag">${icon('check')}${say('web.seat.here')}</span>` : html`<span class="tag tag--away">${icon('unlinked')}${say('web.seat.away')}</span>`}
      ${this.info.host && !seat.mine && this.info.status === 'open' ? html`<button class="ibtn" aria-label=${say('web.seat.remove', { name })} @click=${() => attempt(() => api.kick(this.info.id, at))}>${icon('cross')}</button>` : nothing}
    </li>`;
  }

  /** Who somebody is here; of those on one device, the first stands for all. */
  private who(seat: Seat, at: number): string {
    const { seats } = this.info;
    if (seat.kind === 'bot') return say('web.seat.bot', { strength: say(`bots.strength.${seat.level}`) });
    if (at === seats.findIndex((each) => each.host)) return say(seat.mine ? 'web.seat.host' : 'web.seat.hosts');
    if (!seat.mine) return say('web.seat.joined');
    return say(at > seats.findIndex((each) => each.mine) ? 'web.device' : 'web.you');
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
    // A host still waiting for the first friend should invite, not start by accident.
    const people = info.seats.filter((seat) => seat.kind === 'human' && !seat.mine).length + 1;
    return html`<div class="area-dock dock start">
      ${open === 0
        ? main(say('web.lobby.start'), say('web.lobby.start.full', { seats: seated }), 'bots', 'btn--act')
        : html`${main(say('web.lobby.start.bots'), say('web.lobby.start.bots.small', { open }), 'bots', 'btn--q')}
            ${seated > 1 ? main(say('web.lobby.start.few', { seats: seated }), say('web.lobby.start.few.small', { open }), 'remove', people > 1 ? 'btn--act' : 'btn--q') : nothing}`}
    </div>`;
  }
}

define('k-lobby', Lobby);
