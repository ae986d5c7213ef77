/** The games of the day: the same dice for everybody, one try that counts, and how everybody can check that. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { copyText } from '../core/copy.ts';
import { notedDay, noteDay } from '../core/days.ts';
import { commitmentOf } from '../core/fair.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { settings } from '../core/settings.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { DailyDay, DailyGame, DailyOverview } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { offlineNote } from '../parts/notes.ts';
import { foot, head } from './head.ts';
import { sceneIcon } from './scenes.ts';

const REFRESH = 30_000;
class DailyPage extends Page {
  private overview?: DailyOverview;
  private shownLanguage = '';
  private offline = false;
  private checked = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.every(REFRESH, () => document.visibilityState === 'visible' && void this.load());
  }

  protected override willUpdate(): void {
    if (this.shownLanguage !== this.language) void this.load();
  }

  private async load(): Promise<void> {
    this.shownLanguage = this.language;
    try {
      this.overview = await api.daily();
      this.offline = false;
      noteDay(this.overview.today.promise);
      noteDay(this.overview.tomorrow);
    } catch {
      this.offline = true;
    }
    this.requestUpdate();
  }

  protected heading(): string {
    return say('web.daily');
  }

  override render() {
    const { overview } = this;
    return html`${head()}
      <main class="wrap wrap--text" id="main">
        <h1 tabindex="-1">${say('web.daily')}</h1>
        <p>${say('web.daily.small')}</p>
        ${this.offline ? offlineNote(() => void this.load()) : nothing} ${overview ? this.content(overview) : nothing}
      </main>
      ${foot()}`;
  }

  private content({ today, yesterday, tomorrow, left, streak, longest }: DailyOverview) {
    const minutes = Math.ceil(left / 60_000);
    return html`<p>
        <span class="chip">${this.date(today.promise.day, 'full')}</span>
        <span class="chip">${icon('clock')}${say(minutes < 60 ? 'web.daily.left.minutes' : 'web.daily.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>
        ${streak || longest ? html`<span class="chip">${icon('trophy')}${say('web.daily.streak', { days: streak, longest })}</span>` : nothing}
      </p>
      ${today.games.map((game) => this.game(game, today, true))}
      ${[today, yesterday].some((day) => day?.games.some((game) => game.best.length > 0)) ? html`<p class="note">${say('web.daily.names')}</p>` : nothing}
      ${yesterday?.games.map((game) => this.game(game, yesterday, false))}
      <section class="panel" aria-labelledby="daily-dice"><h2 id="daily-dice">${say('web.daily.dice')}</h2>
        <p>${say('web.daily.dice.text')}</p>
        <dl class="numbers">
          ${this.numbers('web.daily.promise', tomorrow.day, tomorrow.commitment)} ${this.numbers('web.daily.promise', today.promise.day, today.promise.commitment)}
          ${yesterday ? this.numbers('web.daily.promise', yesterday.promise.day, yesterday.promise.commitment) : nothing} ${yesterday?.secret ? this.numbers('web.daily.secret', yesterday.promise.day, yesterday.secret) : nothing}
        </dl>
        ${yesterday?.secret
          ? html`<p><button class="btn btn--q btn--sm" @click=${() => this.check(yesterday)}>${icon('check')}${say('web.daily.check')}</button></p><p role="status">${this.checked}</p>`
          : yesterday
            ? html`<p>${say('web.daily.telling', { day: this.date(yesterday.promise.day), time: new Date(yesterday.telling).toLocaleTimeString(settings.now.language, { timeStyle: 'short' }) })}</p>`
            : nothing}
      </section>`;
  }

  private date(day: string, dateStyle: 'full' | 'long' = 'long'): string {
    return new Date(`${day}T12:00Z`).toLocaleDateString(settings.now.language, { dateStyle, timeZone: 'UTC' });
  }

  private numbers(key: string, day: string, text: string) {
    return html`<dt>${say(key, { day: this.date(day) })}</dt><dd><code>${text}</code></dd>`;
  }

  /** Whether the secret is the one that was promised, and promised to this browser. */
  private async check({ promise, secret }: DailyDay): Promise<void> {
    const seen = notedDay(promise.day);
    const fits = (await commitmentOf(secret!)) === promise.commitment && (seen ?? promise.commitment) === promise.commitment;
    this.checked = say(!fits ? 'web.daily.wrong' : seen ? 'web.daily.fits.seen' : 'web.daily.fits');
    this.requestUpdate();
  }

  private async begin(game: DailyGame, free: boolean): Promise<void> {
    const info = await attempt(() => api.beginDaily(game.game, free));
    if (info) go(`/t/${info.id}`);
  }

  private async share(game: DailyGame, day: DailyDay): Promise<void> {
    const { score, rank } = game.mine!;
    const lines = [say('web.daily.shared', { name: game.name, day: this.date(day.promise.day), points: score!, rank: rank ?? 0, tries: game.tries })];
    const level = this.level(game);
    if (level) lines.push(level);
    if (game.bot) lines.push(say('web.daily.shared.bot', { points: game.bot.score }));
    if (this.overview!.streak > 1) lines.push(say('web.daily.streak', { days: this.overview!.streak, longest: this.overview!.longest }));
    const text = [...lines, `${location.origin}/daily`].join('\n');
    if (navigator.share) await navigator.share({ text }).catch(() => undefined);
    else if (await attempt(() => copyText(text))) toast(say('web.copied'));
  }

  /** Which level it is; nothing where the game has none. */
  private level({ level }: DailyGame): string {
    return level ? say('web.daily.level', level) : '';
  }

  private game(game: DailyGame, day: DailyDay, now: boolean) {
    const { mine } = game;
    const level = this.level(game);
    const id = `daily-${game.game}-${day.promise.day}`;
    const fact = (label: string, value: string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
    return html`<section class="panel stat" aria-labelledby=${id}>
      <header>${sceneIcon(game.game)}<h2 id=${id}>${now ? '' : `${say('web.daily.yesterday')}: `}${game.name}</h2>${level ? html`<span class="chip">${level}</span>` : nothing}</header>
      <dl>
        ${mine?.score === undefined ? nothing : fact(say('web.daily.points'), number(mine.score))}
        ${mine?.rank === undefined ? nothing : fact(say('web.daily.rank'), say('web.daily.of', { rank: mine.rank, tries: game.tries }))}
        ${game.bot ? fact(say('web.daily.bot'), number(game.bot.score)) : nothing} ${game.expected === undefined ? nothing : fact(say('web.daily.expected'), number(game.expected, 1))}
      </dl>
      ${mine && mine.standing !== 'finished' && mine.standing !== 'running' ? html`<p class="note">${say(`web.daily.${mine.standing}`)}</p>` : nothing}
      ${game.best.length > 0
        ? html`<ol class="res-l" aria-label=${say('web.daily.table')}>${game.best.map((line) => html`<li class=${line.mine ? 'is-first' : ''}><span>${line.rank}. ${line.name}</span><b>${number(line.score)}</b></li>`)}</ol>`
        : html`<p class="note">${say('web.daily.nobody')}</p>`}
      <div class="message-a">
        ${now && !mine ? html`<button class="btn btn--act" @click=${() => this.begin(game, false)}>${icon('play')}${say('web.daily.begin')}</button>` : nothing}
        ${mine?.standing === 'running' ? html`<a class="btn btn--act" href="/t/${mine.table}">${icon('play')}${say('web.daily.go-on')}</a>` : nothing}
        ${mine?.rank === undefined ? nothing : html`<button class="btn btn--q" @click=${() => this.share(game, day)}>${icon('share')}${say('web.review.share')}</button>`}
        ${mine?.score === undefined ? nothing : html`<a class="btn btn--q" href="/review/${mine.table}">${icon('chart')}${say('web.result.review')}</a>`}
        ${now && mine && mine.standing !== 'running' ? html`<button class="btn btn--q" @click=${() => this.begin(game, true)}>${icon('play')}${say('web.daily.free')}</button>` : nothing}
      </div>
    </section>`;
  }
}

define('k-daily', DailyPage);
