/** The first page: games to go on with, all games, joining by a code, public tables. */
import { html, nothing } from 'lit';
import { api, Problem } from '../core/api.ts';
import { canPlayHere } from '../core/device.ts';
import { joinable, MOST, put, unfinished } from '../core/lists.ts';
import { noteTurns } from '../core/my-turns.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { offline } from '../core/offline.ts';
import { isHere, isSite, to } from '../core/site.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { GameInfo, GameStatistics, Info } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { foot, head } from './head.ts';
import { note, offlineNote } from '../parts/notes.ts';
import '../parts/ready.ts';
import { coverOf, GAMES, scene, sceneIcon } from './scenes.ts';
import { loadSetup, playAlone, sitDown } from './start.ts';

const REFRESH = 10_000;

class Home extends Page {
  private games: GameInfo[] = [];
  private mine: Info[] = [];
  private open: Info[] = [];
  /** Games on this device that are over: without a server no other page lists them. */
  private over: Info[] = [];
  private statistics: GameStatistics[] = [];
  private shownLanguage = '';
  private gamesLanguage = '';
  private offline = false;
  /** Whether all my games are listed, and not only the first. */
  private all = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.every(REFRESH, () => document.visibilityState === 'visible' && void this.refresh());
  }

  protected override willUpdate(): void {
    if (this.shownLanguage !== this.language) void this.refresh();
  }

  /** Asks for everything; the games only when they are not there yet in this language. */
  private async refresh(): Promise<void> {
    this.shownLanguage = this.language;
    const asked = [
      this.gamesLanguage === this.language ? undefined : this.loadGames(this.language),
      this.loadMine(),
      api.statistics().then((games) => (this.statistics = games)),
      ...(isSite ? [] : [api.publicTables().then((tables) => (this.open = joinable(tables)))]),
    ];
    const answers = await Promise.allSettled(asked);
    this.offline = answers.some((answer) => answer.status === 'rejected' && answer.reason instanceof Problem && answer.reason.code === 'offline');
    this.requestUpdate();
  }

  /** Those on this device are known whether a server answers or not. */
  private async loadMine(): Promise<void> {
    const [here, there] = await Promise.allSettled([api.tablesHere(), isSite ? [] : api.myTables()]);
    const known = [here, there].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    this.mine = unfinished(known);
    if (isSite) this.over = known.filter((info) => info.status === 'over').slice(0, MOST);
    noteTurns(this.mine.filter((info) => info.myTurn).map((info) => info.id));
    if (there.status === 'rejected') throw there.reason;
  }

  private async loadGames(language: string): Promise<void> {
    this.games = await api.games();
    this.gamesLanguage = language;
    this.requestUpdate();
    await this.updateComplete;
    loadSetup().catch(() => undefined); // the next page that needs it tries again
  }

  protected heading(): string {
    return say('web.home.title');
  }

  override render() {
    return html`<div class="home">
      ${head()}
      <main class="wrap" id="main">
        <h1 class="vh" tabindex="-1">${say('web.home.title')}</h1>
        ${this.offline ? offlineNote(() => void this.refresh(), say(offline.ready ? 'web.device.offline' : 'web.offline.text')) : nothing}
        ${this.mine.length > 0 ? this.goOn() : nothing}
        <section aria-labelledby="choose">
          <div class="h2row"><h2 id="choose">${say('web.choose')}</h2><p>${say(isSite ? 'web.device.note' : 'web.choose.small')} <k-ready></k-ready></p>${this.more()}</div>
          ${isSite && !canPlayHere() ? note('unlinked', say('web.device.cannot'), say('web.device.cannot.text')) : nothing}
          <div class="gcards">${this.games.length > 0 ? this.games.map((game) => this.card(game)) : GAMES.map(() => html`<div class="gcard gcard--wait" aria-hidden="true"></div>`)} ${isSite ? nothing : this.join()}</div>
        </section>
        ${this.over.length > 0 ? html`<section class="cont" aria-labelledby="over"><h2 id="over">${say('web.statistics.finished')}</h2><ul>${this.over.map((info) => this.overRow(info))}</ul></section>` : nothing}
        ${this.open.length > 0 ? html`<section class="cont" aria-labelledby="public"><h2 id="public">${say('web.public')}</h2><ul>${this.open.map((info) => this.openRow(info))}</ul></section>` : nothing}
      </main>
      ${foot()}
    </div>`;
  }

  /** Other things on the page. */
  private more() {
    return html`${isSite ? nothing : html`<a class="btn btn--q btn--sm" href="/daily">${icon('trophy')}${say('web.daily')}</a><a class="btn btn--q btn--sm" href="/evening">${icon('people')}${say('web.evening')}</a>`}<a class="btn btn--q btn--sm" href=${to('/print')}>${icon('copy')}${say('web.home.print')}</a>`;
  }

  private others(info: Info): string {
    const me = info.seats.findIndex((seat) => seat.mine);
    const names = info.seats.flatMap((seat, at) => (at !== me && seat.name ? [seat.name] : []));
    return names.length > 0 ? say('web.with', { names: names.join(', ') }) : say('web.alone');
  }

  /** The round and who has scored how much, as far as the game has come. */
  private standing({ id, round, scores, seats }: Info): string {
    const me = seats.filter((seat) => seat.mine).length === 1;
    const parts = scores.map((score, at) => (seats.length === 1 ? number(score) : `${me && seats[at]!.mine ? say('web.you') : seats[at]!.name}\u00a0${number(score)}`));
    return [isHere(id) && !isSite ? say('web.device') : '', seats.length === 1 ? say('web.alone') : '', round === undefined ? '' : say('web.continue.round', { round }), parts.join(', ')].filter(Boolean).join(' · ');
  }

  private free(info: Info): string {
    return say('web.public.free', { free: info.seats.filter((seat) => seat.kind === 'open').length });
  }

  private goOn() {
    const rest = this.all ? 0 : Math.max(0, this.mine.length - MOST);
    const showAll = () => {
      this.all = true;
      this.requestUpdate();
    };
    return html`<section class="cont" aria-labelledby="go-on"><h2 id="go-on">${say('web.continue')}</h2>
      <ul>${this.mine.slice(0, this.mine.length - rest).map((info) => this.mineRow(info))}</ul>
      ${rest > 0 ? html`<p><button class="btn btn--q btn--sm" @click=${showAll}>${icon('plus')}${say('web.continue.more', { count: rest })}</button></p>` : nothing}</section>`;
  }

  private putAway(info: Info): void {
    put(info.id);
    this.mine = unfinished(this.mine);
    this.requestUpdate();
    toast(say('web.continue.put-away'));
  }

  private mineRow(info: Info) {
    const waiting = (info.asked !== undefined && info.seats[info.asked]?.name) || '';
    const what = info.myTurn
      ? html`<span class="tag tag--act">${icon('arrow')}${say('web.turn.yours')}</span>`
      : html`<span class="tag">${icon('clock')}${info.status === 'open' || info.status === 'beginning' ? say('web.seat.waiting') : say('web.turn.other', { name: waiting })}</span>`;
    return html`<li><a class="controw ${info.myTurn ? 'is-mine' : ''}" href=${to(`/t/${info.id}`)}>
      ${sceneIcon(info.game)}<span class="cont-t"><b>${say(`${info.game}.name`)}</b><span>${info.status === 'open' && info.seats.some((seat) => seat.kind === 'open') ? this.free(info) : this.standing(info) || this.others(info)}</span></span>${what}</a>
      <button class="ibtn" aria-label=${say('web.continue.remove', { game: say(`${info.game}.name`) })} @click=${() => this.putAway(info)}>${icon('cross')}</button></li>`;
  }

  private overRow(info: Info) {
    return html`<li><a class="controw" href=${to(`/review/${info.id}`)}>${sceneIcon(info.game)}<span class="cont-t"><b>${say(`${info.game}.name`)}</b><span>${this.standing({ ...info, round: undefined })}</span></span><span class="tag">${icon('chart')}${say('web.result.review')}</span></a></li>`;
  }

  private openRow(info: Info) {
    const join = async () => {
      const joined = await attempt(() => api.joinPublic(info.id));
      if (joined) go(`/t/${joined.id}`);
    };
    return html`<li class="controw">${sceneIcon(info.game)}<span class="cont-t"><b>${say(`${info.game}.name`)}</b><span>${this.others(info)} · ${this.free(info)}</span></span>
      <button class="btn btn--q btn--sm" @click=${join}>${say('web.sit')}</button></li>`;
  }

  private card(game: GameInfo) {
    const solo = game.maxPlayers === 1;
    const best = solo ? this.statistics.find((each) => each.game === game.id)?.best : undefined;
    return html`<article class="gcard">
      ${scene(game.id)}
      <div class="gcard-b">
        <h3>${game.name}</h3>
        <p>${game.tagline}</p>
        <p class="meta"><span>${icon(solo ? 'device' : 'people')}${solo ? say('web.solo') : say('web.players', { from: game.minPlayers, to: game.maxPlayers })}</span>
          <span>${icon('clock')}${say('web.minutes', { minutes: coverOf(game.id).minutes })}</span>
          <a href=${to(`/rules/${game.id}`)}>${icon('rules')}${say('web.rules')}</a>
          ${best === undefined ? nothing : html`<span>${icon('trophy')}${say('web.best')} <b>${number(best)}</b></span>`}</p>
      </div>
      ${solo ? this.waysAlone(game) : this.ways(game)}
    </article>`;
  }

  private ways(game: GameInfo) {
    const words = (key: string) => `${game.name}: ${say(key)}`;
    return html`<div class="gcard-a">
      <button class="btn btn--act" aria-label=${words('web.play-now')} @click=${() => sitDown(game, 'bots')}>${icon('play')}${say('web.play-now')}</button>
      ${isSite ? nothing : html`<button class="btn btn--q" aria-label=${words('web.with-friends')} @click=${() => sitDown(game, 'friends')}>${icon('people')}<span>${say('web.with-friends')}</span></button>`}
      <button class="btn btn--q" aria-label=${words('web.same-screen')} @click=${() => sitDown(game, 'screen')}>${icon('device')}<span>${say('web.same-screen')}</span></button>
    </div>`;
  }

  /** A game for one has no friends to invite; it has a book of levels instead. */
  private waysAlone(game: GameInfo) {
    return html`<div class="gcard-a gcard-a--solo">
      <button class="btn btn--act" aria-label="${game.name}: ${say('web.play-now')}" @click=${() => playAlone(game)}>${icon('play')}${say('web.play-now')}</button>
      <button class="btn btn--q" aria-label="${game.name}: ${say('web.setup.options')}" @click=${() => sitDown(game, 'bots')}>${icon('settings')}<span>${say('web.setup.options')}</span></button>
      ${game.book ? html`<a class="btn btn--q" href=${to(`/book/${game.id}`)}>${icon('rules')}<span>${say('web.book')}</span></a>` : nothing}
    </div>`;
  }

  /** A code, or the whole link that somebody sent. */
  private join() {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = String(new FormData(event.target as HTMLFormElement).get('code')).trim();
      const evening = text.split('/evening/')[1];
      if (evening) return go(`/evening/${evening}`);
      const code = text.split('#').at(-1)?.replaceAll(/\s/g, '');
      if (code) go(`/${text.includes('/watch#') ? 'watch' : 'join'}#${code}`);
    };
    return html`<form class="gcard gcard--join" @submit=${submit}>
      <div class="gcard-b"><h3>${say('web.join')}</h3><p>${say('web.join.small')}</p>
        <label class="field"><span>${say('web.join.code')}</span><input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false"></label></div>
      <div class="gcard-a"><button class="btn btn--q btn--wide">${icon('arrow')}${say('web.sit')}</button></div>
    </form>`;
  }
}

define('k-home', Home);
