/** A book of levels: its chapters with my results, and the page of each level as on paper. */
import { html, nothing } from 'lit';
import { api, Problem } from '../core/api.ts';
import { canPlayHere } from '../core/device.ts';
import { ask } from '../core/dialogs.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { LONGEST_NAME, settings } from '../core/settings.ts';
import { isSite, to } from '../core/site.ts';
import type { BookChapter, BookGoal, BookLevel, LevelBook, LevelPage } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { loadGame } from '../games/registry.ts';
import { icon } from '../parts/icons.ts';
import { note, offlineNote } from '../parts/notes.ts';
import type { GameEntry } from '../table/game-element.ts';
import { isNameless, open, owner, saveTable, saveText, shelf } from './bookshelf.ts';
import { toggle } from './controls.ts';
import { foot, head } from './head.ts';
import { create } from './start.ts';

const PLACES = ['gold', 'silver', 'bronze'];

/** A medal; the best is number one. */
function medal(award: string) {
  const place = PLACES.indexOf(award) + 1;
  return html`<i class="medal medal--${award}" role="img" aria-label=${say(`web.book.award.${award}`)}>${place || '–'}</i>`;
}

class Book extends Page {
  private book?: LevelBook;
  private level?: LevelPage;
  private entry?: GameEntry;
  private owner = owner();
  /** Whether it is the book on this device rather than the server's. */
  private here = isSite || (settings.now.onDevice && canPlayHere());
  private shown = '';
  private offline = false;
  private missing = false;

  private get game(): string {
    return this.route.id.split('/')[0]!;
  }

  private get number(): string {
    return this.route.id.split('/')[1] ?? '';
  }

  protected override willUpdate(): void {
    const wanted = [this.route.id, this.language, this.here, this.owner].join(' ');
    if (this.shown === wanted) return;
    this.shown = wanted;
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      await this.read(this.here);
      this.offline = false;
    } catch (problem) {
      this.missing = problem instanceof Problem && problem.status === 404;
      this.offline = !this.missing;
      // Without the server there is still the book of this device.
      if (this.offline && !this.here && canPlayHere()) await this.read(true).catch(() => undefined);
    }
    this.requestUpdate();
  }

  private async read(here: boolean): Promise<void> {
    const { game, number: part, owner } = this;
    const [book, level, entry] = await Promise.all([api.book(game, owner, here), part ? api.level(game, part, owner, here) : undefined, loadGame(game)]);
    Object.assign(this, { book, level, entry, missing: false });
    // On a new device the books come with the personal link.
    if (!owner && book.books[0]) this.use(book.books[0]);
  }

  /** Whether what is shown is stored on this device, even if only while the server is away. */
  private get isHere(): boolean {
    return this.here || (this.offline && this.book !== undefined && canPlayHere());
  }

  protected heading(): string {
    return this.number && this.level ? this.level.level.name : say('web.book');
  }

  override render() {
    if (this.missing) return html`<k-lost class="page" .route=${this.route} .language=${this.language}></k-lost>`;
    const level = this.number && this.level && String(this.level.level.number) === this.number ? this.level : undefined;
    return html`${head()}
      <main class="wrap wrap--text book" id="main">
        ${this.away()}
        ${!this.book ? html`<h1 tabindex="-1">${say('web.book')}</h1>` : level ? this.page(level) : this.number ? nothing : this.contents(this.book)}
      </main>
      ${foot()}`;
  }

  private away() {
    if (!this.offline) return nothing;
    if (this.here && !canPlayHere()) return note('unlinked', say('web.device.cannot'), say('web.device.cannot.text'));
    return offlineNote(() => void this.load(), say(this.isHere ? 'web.book.away' : 'web.offline.text'));
  }

  // The contents

  private contents(book: LevelBook) {
    const next = book.chapters.flatMap((chapter) => chapter.levels).find((level) => !PLACES.includes(level.best?.award ?? ''));
    return html`<h1 tabindex="-1">${say('web.book.title', { game: say(`${this.game}.name`) })}</h1>
      <p class="note">${book.about} ${say('web.book.how')}</p>
      ${this.owners(book)} ${this.where()}
      ${book.chapters.map((chapter, i) => this.chapter(chapter, i + 1, next))}
      <p class="book-out">${this.isHere ? this.takeAlong() : html`<a class="btn btn--q btn--sm" href="/api/me/books/${this.game}?as=csv" download="${this.game}.csv">${icon('share')}${say('web.book.csv')}</a>
        <a class="btn btn--q btn--sm" href="/api/me/books/${this.game}" download="${this.game}.json">${icon('share')}${say('web.book.json')}</a>`}
        ${isSite ? nothing : html`<a class="btn btn--q btn--sm" href="/print/${this.game}/1">${icon('copy')}${say('web.book.print')}</a>`}</p>`;
  }

  /** Files for what this device stores are written by this page. */
  private takeAlong() {
    const { game } = this;
    const save = async (as: 'csv' | 'json') => {
      const results = await api.enteredHere(game);
      if (as === 'csv') saveTable(`${game}.csv`, results);
      else saveText(`${game}.json`, 'application/json', JSON.stringify({ results }));
    };
    return html`<button class="btn btn--q btn--sm" @click=${() => void save('csv')}>${icon('share')}${say('web.book.csv')}</button>
      <button class="btn btn--q btn--sm" @click=${() => void save('json')}>${icon('share')}${say('web.book.json')}</button>`;
  }

  /** At the server or here: the same question as before a game. */
  private where() {
    if (isSite) return html`<p class="note">${say('web.book.site')}</p>`;
    if (!canPlayHere() || this.offline) return nothing;
    return html`${toggle(say('web.book.here'), this.here, () => this.move())}${this.here ? html`<p class="note">${say('web.book.here.text')}</p>` : nothing}`;
  }

  private move(): void {
    this.here = !this.here;
    settings.set({ onDevice: this.here });
    this.requestUpdate();
  }

  private owners(book: LevelBook) {
    // The player's own is always there, whoever else has begun one.
    const names = [...new Set([...shelf(book.books), this.owner, settings.now.name])];
    const all = names.filter((name) => name || !names.some((other) => other && isNameless(other)));
    return html`<div class="book-who"><label class="field"><span>${say('web.book.whose')}</span>
        <select @change=${(event: Event) => this.use((event.target as HTMLSelectElement).value)}>
          ${all.map((name) => html`<option value=${name} ?selected=${name === this.owner}>${name || say('web.book.mine')}</option>`)}</select></label>
      <button class="btn btn--q" @click=${() => void this.begin()}>${icon('plus')}${say('web.book.new')}</button></div>`;
  }

  private use(name: string): void {
    open(name);
    this.owner = name;
    this.requestUpdate();
  }

  /** A book for somebody else who plays on this device. */
  private async begin(): Promise<void> {
    let name = '';
    const answer = await ask({
      title: say('web.book.new'),
      body: html`<label class="field"><span>${say('web.book.name')}</span><input autofocus maxlength=${LONGEST_NAME} autocomplete="off" @input=${(event: Event) => (name = (event.target as HTMLInputElement).value.trim())}></label>`,
      answers: [{ text: say('web.back'), value: '' }, { text: say('web.book.begin'), value: 'yes', main: true }],
    });
    if (answer && name) this.use(name);
  }

  private chapter(chapter: BookChapter, place: number, next: BookLevel | undefined) {
    return html`<section class="panel book-c" aria-labelledby="chapter-${place}">
      <header><h2 id="chapter-${place}">${say('web.book.chapter', { chapter: place, name: chapter.name })}</h2>
        <p>${chapter.text}</p>
        <p class="book-sum">${medal(chapter.award)}<span>${say('web.book.total', { points: number(chapter.total) })}</span>${this.goals(chapter.goals)}</p></header>
      <ol>${chapter.levels.map((level) => this.row(level, level === next))}</ol>
    </section>`;
  }

  private goals(goals: BookGoal[]) {
    return html`<span class="book-g">${goals.map((goal) => html`<span>${medal(goal.award)}${number(goal.points)}</span>`)}</span>`;
  }

  private row(level: BookLevel, next: boolean) {
    const { best } = level;
    return html`<li><a class="book-l ${next ? 'is-next' : ''}" href=${to(`/book/${this.game}/${level.number}`)}>
      <b class="book-n">${level.number}</b>
      <span class="book-t"><b>${level.name}</b>${next ? html` <span class="chip chip--last">${say('web.book.next')}</span>` : nothing}
        <span>${level.text}</span></span>
      <span class="book-r">${best ? html`${medal(best.award)}<b>${number(best.score)}</b>` : html`<span class="book-g"><span>${medal(level.goals[0]!.award)}${number(level.goals[0]!.points)}</span></span>`}</span></a></li>`;
  }

  // The page of a level

  private page({ level, view, elements, results }: LevelPage) {
    const day = new Intl.DateTimeFormat(settings.now.language, { dateStyle: 'medium' });
    const count = this.book!.chapters.reduce((sum, chapter) => sum + chapter.levels.length, 0);
    const chapter = this.book!.chapters.findIndex((each) => each.levels.some((one) => one.number === level.number));
    const step = (other: number, words: string) => html`<a class="btn btn--q btn--sm" href=${to(`/book/${this.game}/${other}`)}>${words}</a>`;
    return html`<nav class="book-nav" aria-label=${say('web.book')}><a class="btn btn--q btn--sm" href=${to(`/book/${this.game}`)}>${icon('back')}${say('web.book')}</a>
        <span>${level.number > 1 ? step(level.number - 1, say('web.book.before')) : nothing}${level.number < count ? step(level.number + 1, say('web.book.after')) : nothing}</span></nav>
      <article class="panel sheet-page">
        <p class="book-k">${say('web.book.chapter', { chapter: chapter + 1, name: this.book!.chapters[chapter]?.name ?? '' })}</p>
        <h1 tabindex="-1">${say('web.book.level', { level: level.number, name: level.name })}</h1>
        <p>${level.text}</p>
        ${elements.length > 0 ? html`<ul class="book-e">${elements.map((each) => html`<li>${each.fresh ? html`<b class="chip chip--last">${say('web.book.fresh')}</b> ` : nothing}${each.text}</li>`)}</ul>` : nothing}
        ${this.entry?.page?.(view as never) ?? nothing}
        <p class="book-sum"><b>${say('web.book.beat')}</b>${this.goals(level.goals)}</p>
        ${level.open ? html`<div class="acts book-a">
            <button class="btn btn--act" @click=${() => void this.play(true)}>${icon('play')}<span>${say('web.book.play')}<small>${isNameless(this.owner) ? say('web.book.entered.mine') : say('web.book.entered', { name: this.owner })}</small></span></button>
            <button class="btn btn--q" @click=${() => void this.play(false)}><span>${say('web.book.fun')}<small>${say('web.book.fun.small')}</small></span></button>
            ${isSite ? nothing : html`<a class="btn btn--q book-p" href="/print/${this.game}/${level.number}">${icon('copy')}${say('web.book.print')}</a>`}</div>`
          : html`<p class="note">${say('web.book.closed')}</p>`}
        <table class="book-res"><caption>${say('web.book.results', { name: this.owner || say('web.book.mine') })}</caption>
          <thead><tr><th scope="col">${say('web.book.day')}</th><th scope="col">${say('web.book.points')}</th><th scope="col">${say('web.book.medal')}</th></tr></thead>
          <tbody>${results.slice(0, 8).map((each) => html`<tr><td><a href=${to(`/review/${each.table}`)}>${day.format(each.finished)}</a></td><td>${number(each.score)}</td><td>${medal(each.award)} ${say(`web.book.award.${each.award}`)}${each.dice === 'own' ? ` (${say('web.book.own-dice')})` : nothing}</td></tr>`)}
            ${Array.from({ length: Math.max(0, 3 - results.length) }, () => html`<tr class="book-empty"><td>&nbsp;</td><td></td><td></td></tr>`)}</tbody></table>
      </article>`;
  }

  /** Sits down to the level; for fun, nothing is entered. */
  private async play(entered: boolean): Promise<void> {
    const name = isNameless(this.owner) ? settings.now.name : this.owner;
    const book = this.owner || name || say('web.book.mine');
    if (entered) this.use(book);
    await create({ game: this.game, seats: [{ me: name ? { name } : {} }], options: this.level!.options, hints: true, start: true, ...(entered && { book }) }, this.isHere);
  }
}

define('k-book', Book);
