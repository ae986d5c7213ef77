/** Score sheets to print: which game, which level, how many on which paper; what is shown is what is printed. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { LANGUAGES } from '../core/languages.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { fileAt, isSite } from '../core/site.ts';
import type { GameInfo, LevelBook } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { offlineNote } from '../parts/notes.ts';
import './lost.ts';
import { choice, toggle } from './controls.ts';
import { back, foot, head } from './head.ts';
import { GAMES } from './scenes.ts';

const PAPERS = ['a4', 'a5'] as const;
const PER_PAGE = [1, 4] as const;

/** How it is printed, and in which other language than that of the page, for guests. */
interface Format {
  paper: (typeof PAPERS)[number];
  per: (typeof PER_PAGE)[number];
  large: boolean;
  spoken?: string;
}

class Print extends Page {
  private book?: LevelBook;
  /** Whether there are levels to be printed all together. */
  private hasLevels = false;
  /** In the order of the first page, once the server has told it. */
  private games = GAMES;
  private shown = '';
  private offline = false;
  /** Whether the preview has arrived: only then can it be printed. */
  private ready?: boolean;
  /** The named sets of rules, and the one whose sheet is shown. */
  private presets: GameInfo['presets'] = [];
  private rules = '';
  private format: Format = { paper: 'a4', per: 1, large: false };

  private get game(): string {
    return this.route.id.split('/')[0] || GAMES[0]!;
  }

  private get level(): string {
    return this.route.id.split('/')[1] ?? '';
  }

  protected heading(): string {
    return say('web.print');
  }

  protected override willUpdate(): void {
    const wanted = `${this.game} ${this.language}`;
    if (this.shown === wanted || !GAMES.includes(this.game)) return;
    if (!this.shown.startsWith(`${this.game} `)) Object.assign(this, { rules: '', presets: [], hasLevels: false, book: undefined, ready: undefined });
    this.shown = wanted;
    void this.load(wanted);
  }

  private async load(wanted: string): Promise<void> {
    const { game } = this;
    try {
      const all = await api.games();
      const info = all.find((each) => each.id === game);
      const book = info?.book && !isSite ? await api.book(game, '') : undefined;
      if (this.shown !== wanted) return;
      Object.assign(this, { book, hasLevels: info?.book === true, games: all.map((each) => each.id), presets: info?.presets ?? [], offline: false });
    } catch {
      this.offline = true;
    }
    this.requestUpdate();
  }

  private change(part: Partial<Format>): void {
    this.format = { ...this.format, ...part };
    this.requestUpdate();
  }

  /** Where the sheet is: a server draws it, a site has it as a file. */
  private address(more: Record<string, string>): string {
    const { paper, per, large, spoken } = this.format;
    if (isSite) return fileAt(`/sheets/${this.game}-${this.rules || this.presets[0]?.id}-${per}${large ? '-large' : ''}.${spoken ?? this.language}.svg`);
    const asked = { paper, per: String(per), large: String(large), lang: spoken ?? this.language, ...(this.level && { level: this.level }), ...(this.rules && { rules: this.rules }), ...more };
    return `/api/sheets/${this.game}?${new URLSearchParams(asked)}`;
  }

  override render() {
    if (!GAMES.includes(this.game)) return html`<k-lost class="page" .route=${this.route} .language=${this.language}></k-lost>`;
    const name = say(`${this.game}.name`);
    const address = this.address({});
    const { paper, per, large, spoken } = this.format;
    const came = (ready: boolean) => ((this.ready = ready), this.requestUpdate());
    return html`${head()}
      <main class="wrap print-p" id="main">
        ${back()}
        <h1 tabindex="-1">${say('web.print')}</h1>
        <p class="note">${say('web.print.about')}</p>
        ${this.offline ? offlineNote(() => void this.load(this.shown)) : nothing}
        ${isSite && this.ready === false ? offlineNote(() => location.reload(), say('web.print.network')) : nothing}
        <div class="print-b">
          <section class="panel print-c" aria-label=${say('web.print')}>
            ${this.pick(say('web.print.game'), this.game, this.games.map((game) => [game, say(`${game}.name`)]), (game) => go(`/print/${game}`, true))}
            ${this.book ? this.pick(say('web.print.level'), this.level, [['', say('web.print.level.base')], ...this.levels(this.book)], (level) => go(`/print/${this.game}${level && `/${level}`}`, true)) : nothing}
            ${!this.book && this.presets.length > 1 ? this.pick(say('web.setup.preset'), this.rules || this.presets[0]!.id, this.presets.map(({ id, name }) => [id, name]), (rules) => ((this.rules = rules), this.requestUpdate())) : nothing}
            ${isSite ? nothing : this.row(say('web.print.paper'), choice(say('web.print.paper'), PAPERS.map((each) => [each, each.toUpperCase()] as const), paper, (chosen) => this.change({ paper: chosen })))}
            ${this.row(say('web.print.per'), choice(say('web.print.per'), PER_PAGE.map((each) => [each, String(each)] as const), per, (chosen) => this.change({ per: chosen })))}
            ${this.pick(say('web.language'), spoken ?? this.language, LANGUAGES.map((code) => [code, say(`web.language.${code}`)]), (code) => this.change({ spoken: code }))}
            ${toggle(say('web.print.large'), large, () => this.change({ large: !large }))}
            <div class="print-a">
              <button class="btn btn--act btn--big" ?disabled=${!this.ready} @click=${() => print()}>${icon('copy')}${say('web.print.now')}</button>
              ${isSite ? nothing : this.more()}
              ${this.hasLevels ? html`<a class="btn btn--q" href=${isSite ? fileAt(`/sheets/${this.game}-levels.${spoken ?? this.language}.pdf`) : this.address({ as: 'pdf', level: 'all' })} download="${this.game}-levels.pdf">${icon('share')}${say('web.print.levels')}</a>` : nothing}
            </div>
          </section>
          ${isSite && this.presets.length === 0 ? nothing : html`<img class="print-s print-s--${paper}" src=${address} alt=${say('web.print.preview', { game: name })} @load=${() => came(true)} @error=${() => came(false)}>`}
        </div>
      </main>
      ${foot()}`;
  }

  /** What only a server offers. */
  private more() {
    return html`<a class="btn btn--q" href=${this.address({ as: 'pdf' })} download="${this.game}.pdf">${icon('share')}${say('web.print.pdf')}</a>
      <a class="btn btn--q" href="/paper/${this.game}${this.level && `/${this.level}`}">${icon('pen')}${say('web.paper')}</a>`;
  }

  private row(label: string, control: unknown) {
    return html`<div class="print-r"><b>${label}</b>${control}</div>`;
  }

  private pick(label: string, chosen: string, values: readonly (readonly [string, string])[], choose: (value: string) => void) {
    return html`<label class="field"><span>${label}</span><select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${values.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}</select></label>`;
  }

  private levels(book: LevelBook): [string, string][] {
    return book.chapters
      .flatMap((chapter) => chapter.levels)
      .filter((level) => level.open)
      .map((level) => [String(level.number), say('web.print.level.of', { level: level.number, name: level.name })]);
  }
}

define('k-print', Print);
