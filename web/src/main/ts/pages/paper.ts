/** Typing in a game that was played on paper: the sheet with its boxes, sums that add up by themselves, and what was typed in before. */
import { html, nothing } from 'lit';
import { announce } from '../core/announcer.ts';
import { api } from '../core/api.ts';
import { confirm } from '../core/dialogs.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { LONGEST_NAME } from '../core/settings.ts';
import { attempt } from '../core/toasts.ts';
import type { GameInfo, KeptPaperGame, LevelBook, PaperCount, PaperForm, PaperGame } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { offlineNote } from '../parts/notes.ts';
import './lost.ts';
import { back, foot, head } from './head.ts';
import { ruleOptions, rulesWish, type RuleChoice } from './options.ts';
import { GAMES, sceneIcon } from './scenes.ts';

type FormLine = PaperForm['lines'][number];

/** A player and what is typed into the boxes, as text. */
interface TypedSheet {
  name: string;
  typed: Record<string, string>;
}

class Paper extends Page {
  private form?: PaperForm;
  private info?: GameInfo;
  /** The rules by which it was played, if the game has no levels. */
  private rules?: RuleChoice;
  private book?: LevelBook;
  /** In the order of the first page, once the server has told it. */
  private games = GAMES;
  private kept: KeptPaperGame[] = [];
  private columns: TypedSheet[] = [];
  private mine = 0;
  private played = '';
  private count?: PaperCount;
  private counting = 0;
  /** Whether empty boxes are pointed out: once somebody wanted to keep the game. */
  private strict = false;
  private shown = '';
  private offline = false;

  private get game(): string {
    return this.route.id.split('/')[0] || GAMES[0]!;
  }

  private get level(): string {
    return this.route.id.split('/')[1] ?? '';
  }

  protected heading(): string {
    return say('web.paper');
  }

  protected override willUpdate(): void {
    const wanted = `${this.game}/${this.level} ${this.language}`;
    if (this.shown === wanted || !GAMES.includes(this.game)) return;
    const another = this.shown.split(' ')[0] !== wanted.split(' ')[0];
    if (another) this.rules = undefined;
    this.shown = wanted;
    void this.load(wanted, another);
  }

  private async load(wanted: string, another: boolean): Promise<void> {
    const { game } = this;
    try {
      const [form, games, kept, me] = await Promise.all([this.loadForm(), api.games(), api.myPaperGames(), api.me()]);
      const info = games.find((each) => each.id === game);
      const book = info?.book ? await api.book(game, '') : undefined;
      if (this.shown !== wanted) return;
      Object.assign(this, { form, info, book, kept, games: games.map((each) => each.id), offline: false });
      this.played ||= localDay();
      if (another) {
        const names = this.columns.length > 0 ? this.columns.map((each) => each.name) : [me.name, ''];
        const players = Math.min(form.maxPlayers, Math.max(form.minPlayers, names.length));
        this.columns = Array.from({ length: players }, (_, at) => ({ name: names[at] ?? '', typed: {} }));
        this.mine = Math.min(this.mine, players - 1);
        this.strict = false;
      }
      void this.recount();
    } catch {
      this.offline = true;
    }
    this.requestUpdate();
  }

  /** By which rules it was played: a level, a named set, all options, or else the rulebook's. */
  private by(): { level?: number; preset?: string; options?: Record<string, unknown> } {
    if (this.level) return { level: Number(this.level) };
    return this.info && this.rules ? rulesWish(this.info, this.rules) : {};
  }

  private loadForm(): Promise<PaperForm> {
    const { level, preset, options } = this.by();
    return api.paperForm(this.game, { ...(level !== undefined && { level: String(level) }), ...(preset && { rules: preset }), ...(options && { options: JSON.stringify(options) }) });
  }

  /** Other rules may mean other boxes; typed values stay in boxes that still exist. */
  private async playBy(rules: RuleChoice): Promise<void> {
    this.rules = rules;
    this.requestUpdate();
    const form = await attempt(() => this.loadForm());
    if (!form || this.rules !== rules) return;
    this.form = form;
    this.change();
  }

  /** What is typed into a box; what can be ticked is not, at first. */
  private typed({ id, tick }: FormLine, column: TypedSheet): string {
    return column.typed[id] ?? (tick ? '0' : '');
  }

  private paper(): PaperGame {
    const boxes = (this.form?.lines ?? []).filter((line) => line.values.length > 0);
    const sheets = this.columns.map((column) => Object.fromEntries(boxes.map((box) => [box.id, this.typed(box, column).trim()] as const).filter(([, text]) => /^-?\d{1,6}$/.test(text)).map(([id, text]) => [id, Number(text)])));
    return { game: this.game, ...this.by(), played: this.played, names: this.columns.map((each, at) => each.name.trim() || say('web.paper.player', { number: at + 1 })), sheets };
  }

  /** What it adds up to; of several answers under way only the last counts. */
  private async recount(): Promise<void> {
    const asked = ++this.counting;
    try {
      const count = await api.countPaper(this.paper());
      if (asked === this.counting) this.count = count;
    } catch {
      if (asked === this.counting) this.count = undefined;
    }
    this.requestUpdate();
  }

  private change(): void {
    this.requestUpdate();
    void this.recount();
  }

  private async keep(): Promise<void> {
    this.strict = true;
    await this.recount();
    if (!this.count || this.count.objections.length > 0) {
      announce(say('web.paper.mend'));
      await this.updateComplete;
      this.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const kept = await attempt(() => api.keepPaper(this.paper(), this.mine));
    if (!kept) return;
    announce(say('web.paper.kept'));
    go('/statistics');
  }

  private async takeAway(game: KeptPaperGame): Promise<void> {
    if (!(await confirm(say('web.paper.remove'), say('web.paper.remove.sure'), say('web.paper.remove')))) return;
    await attempt(() => api.removePaper(game.id));
    this.kept = this.kept.filter((each) => each.id !== game.id);
    this.requestUpdate();
  }

  override render() {
    if (!GAMES.includes(this.game)) return html`<k-lost class="page" .route=${this.route} .language=${this.language}></k-lost>`;
    const { form } = this;
    return html`${head()}
      <main class="wrap paper-p" id="main">
        ${back()}
        <h1 tabindex="-1">${say('web.paper')}</h1>
        <p class="note">${say('web.paper.about')}</p>
        ${this.offline ? offlineNote(() => void this.load(this.shown, !form)) : nothing}
        <section class="panel paper-c" aria-label=${say('web.paper.game')}>
          ${this.pick(say('web.paper.game'), this.game, this.games.map((game) => [game, say(`${game}.name`)]), (game) => go(`/paper/${game}`, true))}
          ${this.book ? this.pick(say('web.print.level'), this.level, [['', say('web.print.level.base')], ...levels(this.book)], (level) => go(`/paper/${this.game}${level && `/${level}`}`, true)) : nothing}
          <label class="field"><span>${say('web.paper.day')}</span><input type="date" .value=${this.played} max=${form?.day ?? ''} @change=${(event: Event) => (this.played = (event.target as HTMLInputElement).value)}></label>
          <a class="btn btn--q btn--sm" href="/print/${this.game}${this.level && `/${this.level}`}">${icon('copy')}${say('web.print')}</a>
        </section>
        ${this.info && !this.info.book ? html`<section class="panel paper-r" aria-label=${say('web.setup.preset')}>${ruleOptions(this.info, this.rules ?? { preset: this.info.presets[0]?.id ?? '', changed: {} }, (rules) => void this.playBy(rules))}</section>` : nothing}
        ${form ? this.sheet(form) : nothing} ${this.kept.length > 0 ? this.list() : nothing}
      </main>
      ${foot()}`;
  }

  private sheet(form: PaperForm) {
    const general = (this.count?.objections ?? []).filter((each) => each.box === undefined && (each.seat !== undefined || this.strict));
    return html`<section class="panel" aria-labelledby="sheet"><h2 id="sheet">${say(`${form.game}.name`)}</h2>
      <p class="note">${form.help}</p>
      <div class="paper-t" tabindex="0" role="group" aria-labelledby="sheet"><table>
        <thead><tr><th scope="col">${say('web.paper.name')}</th>${this.columns.map((column, at) => this.player(column, at, form))}</tr></thead>
        <tbody>${form.lines.map((line) => html`<tr class=${line.values.length > 0 ? '' : 'paper-s'}><th scope="row">${line.name}</th>${this.columns.map((column, at) => html`<td>${this.cell(line, column, at)}</td>`)}</tr>`)}</tbody>
      </table></div>
      ${general.map((each) => html`<p class="paper-o" role="alert">${each.seat === undefined ? '' : `${this.columns[each.seat]?.name}: `}${each.text}</p>`)}
      <p class="paper-a">${this.columns.length < form.maxPlayers ? html`<button class="btn btn--q" @click=${() => (this.columns.push({ name: '', typed: {} }), this.change())}>${icon('plus')}${say('web.paper.more')}</button>` : nothing}
        <button class="btn btn--act btn--big" @click=${() => void this.keep()}>${icon('check')}${say('web.paper.keep')}</button></p></section>`;
  }

  private player(column: TypedSheet, at: number, form: PaperForm) {
    const label = say('web.paper.player', { number: at + 1 });
    const leave = () => {
      this.columns.splice(at, 1);
      this.mine = this.mine === at ? 0 : this.mine - (this.mine > at ? 1 : 0);
      this.change();
    };
    return html`<th scope="col"><span class="paper-h"><input class="paper-n" aria-label=${label} placeholder=${label} maxlength=${LONGEST_NAME} .value=${column.name} @input=${(event: Event) => ((column.name = (event.target as HTMLInputElement).value), this.requestUpdate())}>
      ${this.columns.length > form.minPlayers ? html`<button class="ibtn" aria-label="${say('web.paper.less')} ${column.name || label}" @click=${leave}>${icon('cross')}</button>` : nothing}</span>
      ${form.maxPlayers > 1 ? html`<label class="paper-m"><input type="radio" name="mine" .checked=${this.mine === at} @change=${() => ((this.mine = at), this.requestUpdate())}>${say('web.paper.mine')}</label>` : nothing}</th>`;
  }

  private cell(line: FormLine, column: TypedSheet, at: number) {
    const total = this.count?.sums[at]?.[line.id];
    if (line.values.length === 0) return html`<output>${total === undefined ? '' : number(total)}</output>`;
    const typed = this.typed(line, column);
    const label = `${line.name}, ${column.name || say('web.paper.player', { number: at + 1 })}`;
    const set = (text: string) => ((column.typed[line.id] = text), this.change());
    const objection = this.count?.objections.find((each) => each.seat === at && each.box === line.id);
    const wrong = (typed !== '' && !/^-?\d{1,6}$/.test(typed.trim())) || (objection !== undefined && (typed !== '' || this.strict));
    const why = `why-${line.id}-${at}`;
    return html`${line.tick
      ? html`<input type="checkbox" aria-label=${label} .checked=${typed === '1'} aria-invalid=${wrong} @change=${(event: Event) => set((event.target as HTMLInputElement).checked ? '1' : '0')}>`
      : html`<input class="paper-i" inputmode="numeric" autocomplete="off" maxlength="6" aria-label=${label} aria-invalid=${wrong} aria-describedby=${wrong ? why : nothing} .value=${typed} @input=${(event: Event) => set((event.target as HTMLInputElement).value)}>`}
    ${wrong ? html`<small class="paper-o" id=${why}>${objection?.text ?? say('web.paper.mend')}</small>` : nothing}`;
  }

  private pick(label: string, chosen: string, values: readonly (readonly [string, string])[], choose: (value: string) => void) {
    return html`<label class="field"><span>${label}</span><select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${values.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}</select></label>`;
  }

  private list() {
    const day = new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeZone: 'UTC' });
    return html`<section class="cont" aria-labelledby="kept"><h2 id="kept">${say('web.paper.mine.list')}</h2>
      <ul>${this.kept.map(
        (game) => html`<li class="controw">${sceneIcon(game.paper.game)}<span class="cont-t"><b>${say(`${game.paper.game}.name`)} · ${day.format(Date.parse(game.paper.played))}</b><span>${game.paper.names.map((name, at) => `${name} ${number(game.scores[at]!)}`).join(', ')}</span></span>
          <button class="btn btn--q btn--sm" @click=${() => void this.takeAway(game)}>${say('web.paper.remove')}</button></li>`,
      )}</ul></section>`;
  }
}

/** Today, as it is here. */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function levels(book: LevelBook): [string, string][] {
  return book.chapters
    .flatMap((chapter) => chapter.levels)
    .filter((level) => level.open)
    .map((level) => [String(level.number), say('web.print.level.of', { level: level.number, name: level.name })]);
}

define('k-paper', Paper);
