/** The first page: games to go on with, the five games, joining by a code, public tables. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { attempt, tellProblem } from '../core/toasts.ts';
import type { GameInfo, Info } from '../core/types.ts';
import { say } from '../core/words.ts';
import { die } from '../parts/dice.ts';
import { icon } from '../parts/icons.ts';
import { foot, head } from './head.ts';
import { scene } from './scenes.ts';
import { playNow, sameScreen, withFriends } from './start.ts';

const REFRESH = 10_000;

/** They keep the place of the games until these are known. */
const PLACEHOLDERS = Array.from({ length: 5 }, () => html`<div class="gcard gcard--wait" aria-hidden="true"></div>`);

class Home extends Page {
  private games: GameInfo[] = [];
  private mine: Info[] = [];
  private open: Info[] = [];
  private shownLanguage = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.refresh();
    this.every(REFRESH, () => document.visibilityState === 'visible' && void this.refresh());
  }

  protected override willUpdate(): void {
    if (this.shownLanguage === this.language) return;
    this.shownLanguage = this.language;
    void api
      .games()
      .then((games) => {
        this.games = games;
        this.requestUpdate();
      })
      .catch(tellProblem);
  }

  private async refresh(): Promise<void> {
    const [mine, open] = await Promise.allSettled([api.myTables(), api.publicTables()]);
    if (mine.status === 'fulfilled') this.mine = mine.value.filter((info) => info.status === 'open' || info.status === 'running');
    if (open.status === 'fulfilled') this.open = open.value.filter((info) => !info.seated);
    this.requestUpdate();
  }

  protected heading(): string {
    return say('web.home.title');
  }

  override render() {
    return html`<div class="home">
      ${head()}
      <main class="wrap" id="main">
        <h1 class="vh" tabindex="-1">${say('web.home.title')}</h1>
        ${this.mine.length > 0 ? html`<section class="cont" aria-labelledby="go-on"><h2 id="go-on">${say('web.continue')}</h2><ul>${this.mine.map((info) => this.mineRow(info))}</ul></section>` : nothing}
        <section aria-labelledby="choose">
          <div class="h2row"><h2 id="choose">${say('web.choose')}</h2><p>${say('web.choose.small')}</p></div>
          <div class="gcards">${this.games.length > 0 ? this.games.map((game) => this.card(game)) : PLACEHOLDERS} ${this.join()}</div>
        </section>
        ${this.open.length > 0 ? html`<section class="cont" aria-labelledby="public"><h2 id="public">${say('web.public')}</h2><ul>${this.open.map((info) => this.openRow(info))}</ul></section>` : nothing}
      </main>
      ${foot()}
    </div>`;
  }

  private others(info: Info): string {
    const me = info.seats.findIndex((seat) => seat.mine);
    const names = info.seats.flatMap((seat, at) => (at !== me && seat.name ? [seat.name] : []));
    return names.length > 0 ? say('web.with', { names: names.join(', ') }) : say('web.alone');
  }

  private mineRow(info: Info) {
    const waiting = (info.asked !== undefined && info.seats[info.asked]?.name) || '';
    const what = info.myTurn
      ? html`<span class="tag tag--act">${icon('arrow')}${say('web.turn.yours')}</span>`
      : html`<span class="tag">${icon('clock')}${info.status === 'open' ? say('web.seat.waiting') : say('web.turn.other', { name: waiting })}</span>`;
    return html`<li><a class="controw ${info.myTurn ? 'is-mine' : ''}" href="/t/${info.id}">
      <span class="cont-i">${die(5)}</span><span class="cont-t"><b>${say(`${info.game}.name`)}</b><span>${this.others(info)}</span></span>${what}</a></li>`;
  }

  private openRow(info: Info) {
    const join = async () => {
      const joined = await attempt(() => api.joinPublic(info.id));
      if (joined) go(`/t/${joined.id}`);
    };
    const free = info.seats.filter((seat) => seat.kind === 'open').length;
    return html`<li class="controw"><span class="cont-i">${die(3)}</span><span class="cont-t"><b>${say(`${info.game}.name`)}</b><span>${this.others(info)} · ${say('web.public.free', { free })}</span></span>
      <button class="btn btn--q btn--sm" @click=${join}>${say('web.sit')}</button></li>`;
  }

  private card(game: GameInfo) {
    const solo = game.maxPlayers === 1;
    return html`<article class="gcard">
      ${scene(game.id)}
      <div class="gcard-b">
        <h3>${game.name}</h3>
        <p>${game.tagline}</p>
        <p class="meta"><span>${icon(solo ? 'device' : 'people')}${solo ? say('web.solo') : say('web.players', { from: game.minPlayers, to: game.maxPlayers })}</span>
          <span>${icon('clock')}${say('web.minutes', { minutes: say(`web.minutes.${game.id}`) })}</span>
          <a href="/rules/${game.id}">${icon('rules')}${say('web.rules')}</a></p>
      </div>
      <div class="gcard-a">
        <button class="btn btn--act" @click=${() => playNow(game)}>${icon('play')}${say('web.play-now')}</button>
        ${solo
          ? nothing
          : html`<button class="btn btn--q" @click=${() => withFriends(game)}>${icon('people')}<span>${say('web.with-friends')}</span></button>
              <button class="btn btn--q" @click=${() => sameScreen(game)}>${icon('device')}<span>${say('web.same-screen')}</span></button>`}
      </div>
    </article>`;
  }

  /** A code, or the whole link that somebody sent. */
  private join() {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = String(new FormData(event.target as HTMLFormElement).get('code')).trim();
      const code = text.split('#').at(-1);
      if (code) go(`/${text.includes('/watch#') ? 'watch' : 'join'}#${code}`);
    };
    return html`<form class="gcard gcard--join" @submit=${submit}>
      <div class="gcard-b"><h3>${say('web.join')}</h3><p>${say('web.join.small')}</p>
        <label class="field"><span>${say('web.join.code')}</span><input name="code" required autocomplete="off" spellcheck="false"></label></div>
      <div class="gcard-a"><button class="btn btn--q btn--wide">${icon('arrow')}${say('web.sit')}</button></div>
    </form>`;
  }
}

define('k-home', Home);
