/** My games so far: how many, how good, how lucky, how they have gone; and the finished ones to look at again. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { give, givenAs } from '../core/given.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { settings } from '../core/settings.ts';
import { isHere, isSite, to } from '../core/site.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { GameResults, GameStatistics, Info, Statistics } from '../core/types.ts';
import { has, number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { foot, head } from './head.ts';
import { note, offlineNote } from '../parts/notes.ts';
import { sceneIcon } from './scenes.ts';
import { change, exactly } from '../parts/units.ts';
import { bestOf, scored, trend } from './trend.ts';

const RECENT = 20;

class StatisticsPage extends Page {
  private games?: GameStatistics[];
  private all?: Statistics;
  private results: GameResults[] = [];
  private finished: Info[] = [];
  private offline = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const [all, results, tables] = await Promise.all([api.allStatistics(), api.results(), api.myTables()]);
      this.games = all.games;
      this.all = all;
      this.results = results;
      this.finished = this.over(tables, await this.here());
      this.offline = false;
    } catch {
      this.finished = this.over([], await this.here());
      this.offline = true;
    }
    this.requestUpdate();
  }

  /** The games of this device, whether a server answers or not; without one they are all there are. */
  private async here(): Promise<Info[]> {
    return isSite ? [] : api.tablesHere().catch(() => []);
  }

  /** Finished games, the newest first; one of this device that the server has is there once. */
  private over(there: Info[], here: Info[]): Info[] {
    const known = new Set(there.map(({ id }) => id));
    const own = here.filter(({ id }) => !known.has(givenAs(id) ?? ''));
    return [...there, ...own].filter((info) => info.status === 'over').sort((one, other) => other.updated - one.updated).slice(0, RECENT);
  }

  private async give(table: string): Promise<void> {
    if (!(await attempt(async () => give(await api.record(table), table)))) return;
    toast(say('web.give.done'));
    await this.load();
  }

  protected heading(): string {
    return say('web.statistics');
  }

  override render() {
    return html`${head()}
      <main class="wrap wrap--text" id="main">
        <h1 tabindex="-1">${say('web.statistics')}</h1>
        ${this.offline ? offlineNote(() => void this.load()) : nothing}
        ${this.games?.length === 0 && this.finished.length === 0 ? note('chart', say('web.statistics.none'), say('web.statistics.none.text'), html`<a class="btn btn--act btn--sm" href=${to('/')}>${say('web.home')}</a>`) : nothing}
        ${this.games?.map((game) => this.card(game))}
        ${this.all && this.all.opponents.length > 0 ? this.opponents(this.all) : nothing}
        ${this.finished.length > 0 ? this.list() : nothing}
        ${isSite && this.finished.length > 0 ? html`<p class="note">${say('web.statistics.here')}</p>` : nothing}
        <p class="stat-a">${isSite ? nothing : html`<a class="btn btn--q" href="/paper">${icon('pen')}${say('web.paper')}</a>`} <a class="btn btn--q" href=${to('/review')}>${icon('check')}${say('web.proof.file')}</a></p>
      </main>
      ${foot()}`;
  }

  private card(game: GameStatistics) {
    const fact = (label: string, value: string, small = '') => html`<div><dt>${label}</dt><dd>${value}${small ? html` <small>${small}</small>` : nothing}</dd></div>`;
    const results = this.results.find((each) => each.game === game.game && each.dice === game.dice && each.alone === game.alone);
    const id = `stat-${game.game}-${game.dice}${game.alone ? '-alone' : ''}`;
    const unit = has(`web.statistics.unit.${game.unit}`) ? say(`web.statistics.unit.${game.unit}`) : '';
    return html`<section class="panel stat" aria-labelledby=${id}>
      <header>${sceneIcon(game.game)}<h2 id=${id}>${say(`${game.game}.name`)}</h2>${game.dice === 'fair' ? nothing : html`<span class="chip">${say(`web.statistics.dice.${game.dice}`)}</span>`}${game.alone ? html`<span class="chip">${say('web.alone')}</span>` : nothing}<span class="chip">${say('web.statistics.games', { games: game.games })}</span></header>
      <dl>
        ${game.alone ? nothing : fact(say('web.statistics.wins'), number(game.wins), `${number((100 * game.wins) / Math.max(1, game.games))} %`)}
        ${game.medals.filter(({ medal }) => has(`${game.game}.medal.${medal}`)).map(({ medal, games }) => fact(say('web.statistics.medal', { medal: say(`${game.game}.medal.${medal}`) }), number(games)))}
        ${fact(say('web.statistics.mean'), number(game.mean, 1), this.unitOf(game))} ${fact(say('web.statistics.best'), number(game.best), this.unitOf(game))}
        ${!game.alone && results && results.longest > 1 ? fact(say('web.statistics.streak'), number(results.streak), say('web.statistics.longest', { games: results.longest })) : nothing}
        ${game.luck === undefined ? nothing : fact(say('web.statistics.luck'), change(game.luck, game.unit), unit)}
        ${game.loss === undefined ? nothing : fact(say('web.statistics.loss'), exactly(game.loss, game.unit), unit)}
      </dl>
      ${this.uncounted(game)} ${results ? html`${trend(results, game.alone)} ${bestOf(results)}` : nothing}
    </section>`;
  }

  /** Why luck and loss do not cover all games; for paper nobody expects that, and a site has its own note. */
  private uncounted({ games, rated, dice }: GameStatistics) {
    if (rated === games || dice === 'paper' || isSite) return nothing;
    return html`<p class="note">${rated > 0 ? `${say('web.statistics.rated', { rated, games })} ` : nothing}${say('web.statistics.unrated')}</p>`;
  }

  /** How it went against everybody I met this year. */
  private opponents({ year, opponents }: Statistics) {
    return html`<section class="panel" aria-labelledby="versus"><h2 id="versus">${say('web.evening.versus', { year })}</h2>
      <div class="md-t" tabindex="0" role="group" aria-labelledby="versus"><table>
        <thead><tr><th scope="col">${say('web.evening.name')}</th><th scope="col">${say('web.evening.versus.won')}</th><th scope="col">${say('web.evening.versus.lost')}</th><th scope="col">${say('web.evening.versus.equal')}</th></tr></thead>
        <tbody>${opponents.map((each) => html`<tr><th scope="row">${each.name}</th><td>${number(each.wins)}</td><td>${number(each.losses)}</td><td>${number(each.ties)}</td></tr>`)}</tbody></table></div>
      <p class="note">${say('web.evening.versus.text')}</p></section>`;
  }

  /** The unit of a game's scores, without a number. */
  private unitOf({ game }: GameStatistics): string {
    return say(`web.${game}.unit`, { score: '' }).trim();
  }

  /** My score and the winner, where they are known. */
  private outcome({ game, scores, ranks, seats }: Info) {
    const mine = seats.findIndex((seat) => seat.mine);
    const winners = seats.flatMap((seat, at) => (ranks[at] === 1 && seat.name ? [seat.name] : []));
    if (ranks.length === 0) return nothing;
    return html`<span>${mine < 0 ? nothing : html`<b class="won">${scored(game, scores[mine]!)}</b>`}${seats.length === 1
      ? nothing
      : html` <span class="won">${ranks[mine] === 1 ? icon('trophy') : nothing}${ranks[mine] === 1 && winners.length === 1 ? say('web.statistics.won') : say('web.statistics.winner', { names: winners.join(', '), score: number(Math.max(...scores.filter((_, at) => ranks[at] === 1))) })}</span>`}</span>`;
  }

  /** What was not played at this server. */
  private mark(info: Info): string {
    return isSite ? '' : isHere(info.id) ? `${say('web.device')} · ` : info.given ? `${say('web.given')} · ` : '';
  }

  private list() {
    const day = new Intl.DateTimeFormat(settings.now.language, { dateStyle: 'medium', timeStyle: 'short' });
    // People sharing the device with me have a seat of mine, too.
    const others = ({ seats }: Info) => seats.flatMap((seat, at) => (at !== seats.findIndex(({ mine }) => mine) && seat.name ? [seat.name] : [])).join(', ');
    return html`<section class="cont" aria-labelledby="finished"><h2 id="finished">${say('web.statistics.finished')}</h2>
      <ul>${this.finished.map(
        (info) => html`<li><a class="controw" href=${to(`/review/${info.id}`)}>${sceneIcon(info.game)}
          <span class="cont-t"><b>${say(`${info.game}.name`)}</b><span>${this.mark(info)}${others(info) ? say('web.with', { names: others(info) }) : say('web.alone')} · ${day.format(info.updated)}</span>${this.outcome(info)}</span>
          <span class="tag">${icon('chart')}${say('web.review')}</span></a>${isHere(info.id) && !isSite ? html`<button class="btn btn--q btn--sm" @click=${() => this.give(info.id)}>${icon('share')}${say('web.give')}</button>` : nothing}</li>`,
      )}</ul></section>`;
  }
}

define('k-statistics', StatisticsPage);
