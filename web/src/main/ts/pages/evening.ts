/** An evening: who is there, the running table, the next game; afterwards the page to share. Without a code: my evenings. */
import { html, nothing } from 'lit';
import { announce } from '../core/announcer.ts';
import { api, Problem } from '../core/api.ts';
import { copyText } from '../core/copy.ts';
import { ask, confirm } from '../core/dialogs.ts';
import { lookAround, origin } from '../core/network.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { LONGEST_NAME, settings } from '../core/settings.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { EveningInfo, EveningLine, GameInfo } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { message, offlineNote } from '../parts/notes.ts';
import { qrBox } from '../parts/qr-box.ts';
import { reach } from '../parts/reach.ts';
import { seatBadge } from '../parts/seats.ts';
import { eveningText, moments, scoreboard } from './evening-table.ts';
import { askNext } from './evening-next.ts';
import { foot, head } from './head.ts';
import { sceneIcon } from './scenes.ts';

const REFRESH = 3000;

class EveningPage extends Page {
  private evening?: EveningInfo;
  private list?: EveningLine[];
  private games: GameInfo[] = [];
  private shown = '';
  private offline = false;
  private missing = false;
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.every(REFRESH, () => document.visibilityState === 'visible' && !this.busy && void this.load());
    void lookAround().then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }

  protected override willUpdate(): void {
    const wanted = `${this.language} ${this.route.id}`;
    if (this.shown === wanted) return;
    if (!this.shown.endsWith(` ${this.route.id}`)) this.evening = undefined;
    this.shown = wanted;
    this.games = [];
    void this.load();
  }

  private async load(): Promise<void> {
    const code = this.route.id;
    try {
      if (this.games.length === 0) this.games = await api.games();
      if (code) this.take(await api.evening(code), code);
      else this.list = await api.myEvenings();
      this.offline = this.missing = false;
    } catch (problem) {
      this.missing = problem instanceof Problem && problem.status === 404;
      this.offline = !this.missing;
    }
    this.requestUpdate();
  }

  /** Shows an evening as it is now; people waiting here are taken to the game that begins. */
  private take(evening: EveningInfo, asked: string): void {
    if (asked !== this.route.id) return;
    const before = this.evening;
    this.evening = evening;
    this.requestUpdate();
    if (evening.code !== asked) {
      // Somebody was sent away, and the link has changed.
      this.shown = `${this.language} ${evening.code}`;
      go(`/evening/${evening.code}`, true);
    }
    if (before && evening.playing && before.playing !== evening.playing) {
      announce(say('web.evening.begins'));
      go(`/t/${evening.playing}`);
    }
  }

  /** Changes something, and shows what came of it. */
  private async change(action: () => Promise<EveningInfo>): Promise<void> {
    const asked = this.route.id;
    this.busy = true;
    const evening = await attempt(action);
    this.busy = false;
    if (evening) this.take(evening, asked);
  }

  protected heading(): string {
    return say('web.evening');
  }

  override render() {
    return html`${head()}
      <main class="wrap wrap--text evening" id="main">
        ${this.missing ? message(1, say('web.evening.missing'), '', html`<a class="btn btn--act" href="/">${say('web.home')}</a>`) : html`<h1 tabindex="-1">${say('web.evening')}</h1>`}
        ${this.offline ? offlineNote(() => void this.load()) : nothing}
        ${this.route.id ? (this.evening ? this.content(this.evening) : nothing) : this.overview()}
      </main>
      ${foot()}`;
  }

  // My evenings

  private async begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.nameMyself(event);
    const evening = await attempt(() => api.beginEvening(settings.now.name));
    if (evening) go(`/evening/${evening.code}`);
  }

  /** Takes the name from a form that asks for it; returns it if there is one. */
  private nameMyself(event: SubmitEvent): string | undefined {
    const name = String(new FormData(event.target as HTMLFormElement).get('name') ?? '').trim();
    if (name) settings.set({ name });
    return name || undefined;
  }

  private nameField() {
    return html`<label class="field"><span>${say('web.name.yours')}</span><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${settings.now.name}></label>`;
  }

  private overview() {
    const day = new Intl.DateTimeFormat(settings.now.language, { dateStyle: 'full' });
    return html`<p>${say('web.evening.small')}</p>
      <form class="join-name" @submit=${this.begin}>${settings.now.name ? nothing : this.nameField()}
        <button class="btn btn--act">${icon('play')}${say('web.evening.begin')}</button></form>
      ${this.list && this.list.length > 0
        ? html`<section class="cont" aria-labelledby="evenings"><h2 id="evenings">${say('web.evening.mine')}</h2><ul>${this.list.map(
            (each) => html`<li><a class="controw" href="/evening/${each.code}"><span class="cont-t"><b>${day.format(each.begun)}</b><span>${each.names.join(', ')} · ${say('web.evening.games', { games: each.games })}</span></span>
              <span class="tag">${icon(each.ended ? 'check' : 'clock')}${say(each.ended ? 'web.evening.over' : 'web.evening.on')}</span></a></li>`,
          )}</ul></section>`
        : nothing}`;
  }

  // One evening

  private content(evening: EveningInfo) {
    const mine = evening.seats.filter((seat) => seat.mine);
    const here = mine.some((seat) => seat.here);
    // Somebody who is alone still has to invite the others.
    const alone = evening.seats.filter((seat) => seat.here).length < 2;
    const next = evening.host && !evening.ended && !evening.games.some((game) => game.standing === 'playing') ? this.nextGame(evening) : nothing;
    return html`<p><span class="chip">${new Date(evening.begun).toLocaleDateString(settings.now.language, { dateStyle: 'full' })}</span>${evening.ended ? html` <span class="chip">${icon('check')}${say('web.evening.over')}</span>` : nothing}</p>
      ${evening.playing ? html`<p><a class="btn btn--act" href="/t/${evening.playing}">${icon('play')}${say('web.evening.to-table')}</a></p>` : nothing}
      ${evening.next && evening.seated ? html`<p><a class="btn btn--act" href="/evening/${evening.next}">${icon('play')}${say('web.evening.to-next')}</a></p>` : nothing}
      ${!evening.ended && !here ? this.sitDown(evening) : nothing}
      ${evening.games.length > 0 ? scoreboard(evening) : nothing} ${moments(evening)}
      ${alone ? nothing : next}
      ${!evening.host && here && !evening.ended && !evening.playing ? html`<p class="note" role="status">${say('web.evening.wait')}</p>` : nothing}
      ${evening.ended ? nothing : html`${this.people(evening)} ${this.invitation(evening)} ${alone ? next : nothing}`} ${this.acts(evening)}`;
  }

  private sitDown({ code, seated }: EveningInfo) {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const name = this.nameMyself(event);
      void this.change(() => api.comeTo(code, name));
    };
    return html`<form class="panel join-name" @submit=${submit}><p>${say(seated ? 'web.evening.back' : 'web.evening.come')}</p>
      ${seated ? nothing : this.nameField()}
      <button class="btn btn--act">${say('web.sit')}</button></form>`;
  }

  private nextGame({ code, seats, games }: EveningInfo) {
    const count = seats.filter((seat) => seat.here).length;
    const [fitting, others] = [true, false].map((fits) => this.games.filter((game) => game.maxPlayers > 1 && (count >= game.minPlayers && count <= game.maxPlayers) === fits)) as [GameInfo[], GameInfo[]];
    const play = (game: GameInfo, wish: object = {}) => this.start(code, game, wish);
    const choose = async (game: GameInfo) => {
      const wish = await askNext(game);
      if (wish) await play(game, wish);
    };
    return html`<section class="cont" aria-labelledby="next"><h2 id="next">${say(games.length > 0 ? 'web.evening.next' : 'web.evening.first')}</h2>
      ${fitting.length === 0 ? html`<p class="note">${say('web.evening.none-fits')}</p>` : nothing}
      <ul>${fitting.map(
        (game) => html`<li class="controw">${sceneIcon(game.id)}<span class="cont-t"><b>${game.name}</b></span>
          <button class="ibtn" aria-label="${game.name}: ${say('web.setup.options')}" @click=${() => choose(game)}>${icon('settings')}</button>
          <button class="btn btn--act btn--sm" aria-label="${game.name}: ${say('web.evening.play')}" ?disabled=${this.busy} @click=${() => play(game)}>${icon('play')}${say('web.evening.play')}</button></li>`,
      )}${others.map((game) => html`<li class="controw">${sceneIcon(game.id)}<span class="cont-t"><b>${game.name}</b><span>${say('web.players', { from: game.minPlayers, to: game.maxPlayers })}</span></span></li>`)}</ul></section>`;
  }

  private async start(code: string, game: GameInfo, wish: object): Promise<void> {
    this.busy = true;
    const info = await attempt(() => api.nextGame(code, { game: game.id, ...wish }));
    this.busy = false;
    if (info) go(`/t/${info.id}`);
  }

  private people({ code, seats, host }: EveningInfo) {
    const add = (event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const name = String(new FormData(form).get('name')).trim();
      if (name) void this.change(() => api.addToEvening(code, { local: { name } })).then(() => form.reset());
    };
    const bot = async () => {
      const chosen = await ask({
        title: say('web.setup.strength'),
        body: html`<ul class="menu">${(this.games[0]?.levels ?? []).map(({ id, name }) => html`<li><button class="btn btn--q" value=${id}><span>${name}<small>${say(`bots.plays.${id}`)}</small></span></button></li>`)}</ul>`,
        answers: [{ text: say('web.back'), value: '' }],
      });
      if (chosen) await this.change(() => api.addToEvening(code, { bot: { level: chosen } }));
    };
    const leave = async (seat: EveningInfo['seats'][number], at: number) => {
      const away = seat.kind !== 'bot' && !seat.mine;
      const text = say('web.evening.leave', { name: seat.name });
      if (!away || (await confirm(text, say('web.evening.send-away', { name: seat.name }), text))) await this.change(() => api.leaveEvening(code, at));
    };
    const what = (seat: EveningInfo['seats'][number]) => (seat.kind === 'bot' ? say('web.seat.bot', { strength: say(`bots.strength.${seat.level}`) }) : seat.mine ? say('web.you') : '');
    return html`<section class="panel seats" aria-labelledby="people"><header><h2 id="people">${say('web.evening.people')}</h2></header>
      <ol aria-live="polite">${seats.map(
        (seat, at) => html`<li class="srow">${seatBadge(at, seat.name, seat.kind === 'bot')}<span class="srow-n"><b>${seat.name}</b><small>${what(seat)}</small></span>
          ${seat.here ? html`<span class="tag">${icon('check')}${say('web.evening.here')}</span>` : html`<span class="tag tag--away">${icon('unlinked')}${say('web.evening.away')}</span>`}
          ${seat.here && (host || seat.mine) ? html`<button class="ibtn" aria-label=${say('web.evening.leave', { name: seat.name })} @click=${() => leave(seat, at)}>${icon('cross')}</button>` : nothing}</li>`,
      )}</ol>
      ${seats.some((seat) => seat.mine)
        ? html`<form class="join-name join-name--more" @submit=${add}><label class="field"><span>${say('web.evening.local')}</span><input name="name" maxlength=${LONGEST_NAME} autocomplete="off"></label>
            <button class="btn btn--q">${icon('plus')}${say('web.evening.add')}</button></form>`
        : nothing}
      ${host ? html`<p class="ev-bot"><button class="btn btn--q btn--sm" @click=${bot}>${icon('bot')}${say('web.seat.add-bot')}</button></p>` : nothing}
    </section>`;
  }

  private invitation({ code }: EveningInfo) {
    const link = `${origin()}/evening/${code}`;
    return html`<section class="panel invite" aria-labelledby="invite">${qrBox(link, say('web.lobby.qr'))}
      <div class="inv-t"><h2 id="invite">${say('web.lobby.scan')}</h2><p class="url">${link}</p>${reach(() => this.requestUpdate())}
        <div class="inv-a"><button class="btn btn--q" @click=${() => this.pass(link)}>${icon('share')}${say('web.evening.invite')}</button></div></div></section>`;
  }

  private acts(evening: EveningInfo) {
    const end = async () => {
      if (await confirm(say('web.evening.end'), say('web.evening.end.text'), say('web.evening.end'))) await this.change(() => api.endEvening(evening.code));
    };
    const giveUp = async () => {
      if (await confirm(say('web.evening.give-up'), say('web.evening.give-up.text'), say('web.evening.give-up'))) await this.change(() => api.giveUpGame(evening.code));
    };
    const again = async () => {
      const next = await attempt(() => api.nextEvening(evening.code));
      if (next) go(`/evening/${next.code}`);
    };
    const played = evening.games.some((game) => game.standing === 'over');
    return html`<div class="message-a">
      ${played ? html`<button class="btn btn--q" @click=${() => this.pass(eveningText(evening, `${origin()}/evening/${evening.code}`))}>${icon('share')}${say('web.evening.share')}</button>` : nothing}
      ${evening.host && evening.games.some((game) => game.standing === 'playing') ? html`<button class="btn btn--q ev-stop" @click=${giveUp}>${icon('cross')}${say('web.evening.give-up')}</button>` : nothing}
      ${evening.host && !evening.ended && played ? html`<button class="btn btn--q" @click=${end}>${icon('check')}${say('web.evening.end')}</button>` : nothing}
      ${evening.ended && evening.seated && !evening.next ? html`<button class="btn btn--act" @click=${again}>${icon('play')}${say('web.evening.again')}</button>` : nothing}
    </div>`;
  }

  private async pass(text: string): Promise<void> {
    if (navigator.share) await navigator.share({ text }).catch(() => undefined);
    else if (await attempt(() => copyText(text))) toast(say('web.copied'));
  }
}

define('k-evening', EveningPage);
