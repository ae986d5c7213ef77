/** Afterwards: the result, luck and skill, the game step by step, the proof of the dice. */
import { html, nothing } from 'lit';
import { api, Problem } from '../core/api.ts';
import { finishedAt, type Finished } from '../core/finished.ts';
import { give, givenAs } from '../core/given.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { parseRecord, type GameRecord } from '../core/proof.ts';
import { isHere, isSite, to } from '../core/site.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { Info, Review, State } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { seatBadge } from '../parts/seats.ts';
import { outcomeOf } from '../table/ending.ts';
import { saveRecord } from '../table/menu.ts';
import { choice } from './controls.ts';
import { decisions, headline } from './decisions.ts';
import { foot, head } from './head.ts';
import { chart, equation } from './ledger.ts';
import { message, note, offlineNote } from '../parts/notes.ts';
import { pageIcon } from './page-icons.ts';
import { dearest, bookTurns, turnName, type BookTurn } from './turns.ts';
import './proof.ts';
import './record-file.ts';
import './replay.ts';

const AGAIN = 1500;
const COSTLY = 4;

export class ReviewPage extends Page {
  private opened?: string;
  protected finished?: Finished;
  private info?: Info;
  private last?: State;
  private review?: Review;
  protected record?: GameRecord;
  private problem?: 'gone' | 'offline' | 'running';
  private seat = 0;
  private step = 0;
  /** Where the decisions of the chosen turn are listed. */
  private deeper?: 'chart' | 'dear';
  private proving = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // The arrow keys scroll this long page unless something in it has the focus: the game on it is only shown.
    this.follow(document, 'keydown', (event) => {
      const inside = event.target instanceof Element && event.target.closest('[data-arrows]');
      if ((event as KeyboardEvent).key.startsWith('Arrow') && !inside) event.stopPropagation();
    });
  }

  protected override willUpdate(): void {
    if (this.opened === this.route.id) return;
    this.opened = this.route.id;
    this.finished = this.opened ? this.find(this.opened) : undefined;
    this.info = this.last = this.review = this.record = this.problem = undefined;
    this.proving = false;
    if (this.finished) void this.load(this.finished);
  }

  /** The game that the address means. */
  protected find(id: string): Finished {
    return finishedAt(id);
  }

  private async load(finished: Finished): Promise<void> {
    this.problem = undefined;
    try {
      const info = await finished.info();
      if (info.status !== 'over') {
        this.problem = 'running';
      } else {
        this.seat = Math.max(0, info.seats.findIndex((seat) => seat.mine));
        this.last = await finished.step(info.version, this.seat);
        this.info = info;
        this.step = 0;
        this.deeper = undefined;
        const record = await finished.record();
        this.record = record && parseRecord(JSON.stringify(record));
        void this.await(finished);
      }
    } catch (problem) {
      this.problem = problem instanceof Problem && problem.code === 'offline' ? 'offline' : 'gone';
    }
    this.requestUpdate();
  }

  /** The ledger takes the server a moment, and a closer look some more. */
  private async await(finished: Finished): Promise<void> {
    while (this.finished === finished && this.isConnected && !this.review?.sharp) {
      const review = await finished.review().catch(() => undefined);
      if (this.finished !== finished) return;
      const first = !this.review?.ready;
      this.review = review ?? this.review;
      if (first && review?.ready) {
        if (!review.players.some((books) => books.seat === this.seat)) this.seat = review.players[0]?.seat ?? this.seat;
        const costly = this.costly()[0] ?? this.turns()[0];
        if (costly) this.show(costly);
      }
      this.requestUpdate();
      if (!this.review?.sharp) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  protected heading(): string {
    return this.info ? `${say('web.review')}: ${say(`${this.info.game}.name`)}` : say('web.review');
  }

  private get books() {
    return this.review?.players?.find((each) => each.seat === this.seat);
  }

  private turns(): BookTurn[] {
    return this.books ? bookTurns(this.books) : [];
  }

  private costly(): BookTurn[] {
    return this.turns().filter((turn) => turn.loss > 1e-9).sort((one, other) => other.loss - one.loss).slice(0, COSTLY);
  }

  /** The turn that the step belongs to; −1 before the first. */
  private get chosen(): number {
    return this.turns().findLast((turn) => turn.entries[0]!.event - 1 <= this.step)?.number ?? -1;
  }

  private show(turn: BookTurn): void {
    this.go(dearest(turn).event - 1);
  }

  private go(step: number): void {
    this.step = step;
    this.requestUpdate();
  }

  /** Somebody wants to know more of a turn: its decisions open where it was chosen, and close when it is chosen again. */
  private choose(turn: BookTurn, where: 'chart' | 'dear'): void {
    const again = this.deeper === where && this.chosen === turn.number;
    this.deeper = again ? undefined : where;
    if (!again) this.show(turn);
    this.requestUpdate();
    // Under a long chart on a phone it would open out of sight.
    void this.updateComplete.then(() => this.querySelector('.rev-small')?.scrollIntoView({ block: 'nearest' }));
  }

  private async rematch(): Promise<void> {
    const info = await attempt(() => api.rematch(this.info!.id));
    if (info) go(`/t/${info.id}`);
  }

  private async share(): Promise<void> {
    const { shareResult } = await import('../table/share.ts');
    const over = this.last!.over!;
    await shareResult({ info: this.info!, over, title: outcomeOf(this.info!, over) });
  }

  override render() {
    return html`${head()}
      <main class="wrap" id="main">${this.content()}</main>
      ${foot()}`;
  }

  private content() {
    if (!this.route.id) return html`<div class="wrap--text"><h1 tabindex="-1">${say('web.proof.file')}</h1><k-record-file class="stack"></k-record-file></div>`;
    if (this.problem === 'offline') return offlineNote(() => void this.load(this.finished!));
    if (this.problem === 'gone') return this.gone();
    if (this.problem === 'running') return message(3, say('web.review.running'), say('web.review.running.text'), html`<a class="btn btn--act" href=${to(`/t/${this.route.id}`)}>${say('web.review.to-table')}</a>`);
    if (!this.info || !this.last?.over) return html`<div class="replay-room"></div>`;
    return html`<div class="rev">
      ${this.result(this.info, this.last)} ${this.ledger(this.info)} <div class="rev-a">${this.actions(this.info)} ${this.forAll(this.info)}</div>
      ${this.proving && this.record ? html`<section class="panel rev-proof" aria-labelledby="rev-proof"><h2 id="rev-proof">${say('web.proof')}</h2><k-proof class="proof-part" .record=${this.record} .table=${this.info.id || undefined}></k-proof></section>` : nothing}
      ${this.dear(this.info)}
      <section class="rev-steps" aria-labelledby="rev-steps"><h2 id="rev-steps">${say('web.replay')}</h2>
        <k-replay class="stack" .finished=${this.finished} .info=${this.info} .seat=${this.seat} .entries=${this.books?.entries ?? []} .unit=${this.review?.unit ?? 'points'} .start=${this.books?.start ?? 0} .step=${this.step} @step=${(event: CustomEvent<number>) => {
          this.step = event.detail;
          this.requestUpdate();
        }}></k-replay></section>
    </div>`;
  }

  private result(info: Info, last: State) {
    const over = last.over!;
    const order = info.seats.map((_, seat) => seat).sort((one, other) => over.ranks[one]! - over.ranks[other]!);
    const hints = this.record?.events.some((event) => 'hint' in event);
    return html`<section class="panel rev-result" aria-labelledby="rev-title">
      <p class="note">${say(`${info.game}.name`)} · ${say('web.review.players', { players: info.seats.length })}${hints ? ` · ${say('web.review.hints')}` : ''}</p>
      <h1 id="rev-title" tabindex="-1">${outcomeOf(info, over)}</h1>
      <ol>${order.map((seat) => {
        const name = info.seats[seat]?.name ?? '';
        return html`<li class=${over.ranks[seat] === 1 ? 'is-first' : ''}><span class="rank">${over.ranks[seat] === 1 ? icon('trophy') : nothing}<span class=${over.ranks[seat] === 1 ? 'vh' : ''}>${over.ranks[seat]}.</span></span>
          ${seatBadge(seat, name)}<b>${name}</b><span class="score">${number(over.scores[seat]!)}</span></li>`;
      })}</ol>
      ${info.given ? html`<p class="note rev-given">${say('web.given')}: ${say('web.given.text')}</p>` : nothing}
    </section>`;
  }

  private async give(table: string): Promise<void> {
    const info = await attempt(async () => give((await this.finished!.record())!, table));
    if (!info) return;
    toast(say('web.give.done'));
    go(`/review/${info.id}`);
  }

  /** A game of this device can go to the server that the page came from. */
  private giving(table: string) {
    if (isSite || !isHere(table)) return nothing;
    const known = givenAs(table);
    return known
      ? html`<a class="btn btn--q btn--wide" href="/review/${known}">${icon('check')}${say('web.give.there')}</a>`
      : html`<button class="btn btn--q btn--wide" @click=${() => this.give(table)}>${icon('share')}${say('web.give')}</button>`;
  }

  private ledger(info: Info) {
    const { review, books } = this;
    const title = html`<h2 id="rev-ledger">${say('web.ledger')}</h2>`;
    if (!review?.ready) return html`<section class="panel rev-ledger" aria-labelledby="rev-ledger">${title}<p class="note" role="status">${say('web.ledger.making')}</p></section>`;
    if (!books) {
      const pad = this.record?.events.some((event) => 'pad' in event);
      return html`<section class="panel rev-ledger" aria-labelledby="rev-ledger">${title}${note('chart', say(pad ? 'web.ledger.none.pad' : 'web.ledger.none'), '')}</section>`;
    }
    const seats = review.players.map(({ seat }) => [seat, info.seats[seat]?.name ?? ''] as const);
    const choose = (seat: number) => {
      this.seat = seat;
      this.deeper = undefined;
      const first = this.costly()[0] ?? this.turns()[0];
      if (first) this.show(first);
      this.requestUpdate();
    };
    const { estimated, unit = 'points' } = review;
    const kind = !estimated ? 'exact' : !review.measured ? 'unmeasured' : unit === 'winning' ? 'estimated' : 'expected';
    const over = unit === 'winning' && (books.loss > 1 || Math.abs(books.luck) > 1);
    const open = this.deeper === 'chart' ? this.turns().find((turn) => turn.number === this.chosen) : undefined;
    return html`<section class="panel rev-ledger" aria-labelledby="rev-ledger">
      <div class="rev-h">${title}${seats.length > 1 ? choice(say('web.ledger.whose'), seats, this.seat, choose) : nothing}${equation(books, unit)}</div>
      ${chart(this.turns(), unit, this.chosen, (turn) => this.choose(turn, 'chart'))}
      ${open ? html`<div class="rev-turn"><h3>${turnName(open)}</h3>${this.decisions(open, info.seats[this.seat]?.name ?? '')}</div>` : nothing}
      ${review.sharp ? nothing : html`<p class="note" role="status">${say(review.looking ? 'web.ledger.looking' : 'web.ledger.waiting', { percent: number(100 * (review.looking?.done ?? 0)), seconds: review.looking?.seconds ?? 0 })}</p>`}
      <p class="note">${say(`web.ledger.unit.${unit}`)} ${say(`web.ledger.${kind}`)}${over ? ` ${say('web.ledger.over')}` : nothing}</p>
    </section>`;
  }

  /** The page for a game that no longer exists, or never did. */
  protected gone() {
    return message(0, say('web.gone'), '', html`<a class="btn btn--act" href=${to('/')}>${say('web.home')}</a>`);
  }

  /** What those can do who played here. */
  protected actions(info: Info) {
    return html`<a class="btn btn--q btn--wide" href=${to(`/t/${info.id}`)}>${icon('back')}${say('web.review.to-table')}</a>
      ${info.daily
        ? html`<a class="btn btn--act btn--big btn--wide" href="/daily">${icon('trophy')}${say('web.daily')}</a>`
        : info.rematch
        ? html`<a class="btn btn--act btn--big btn--wide" href=${to(`/t/${info.rematch}`)}>${icon('play')}${say('web.result.to-rematch')}</a>`
        : info.seated
          ? html`<button class="btn btn--act btn--big btn--wide" @click=${this.rematch}>${icon('play')}${say('web.result.rematch')}</button>`
          : nothing}
      ${this.giving(info.id)}
      <button class="btn btn--q btn--tall" @click=${this.share}>${icon('share')}${say('web.review.share')}</button>`;
  }

  /** What everybody who sees it can do, and more with the record. */
  private forAll(info: Info) {
    const sheet = isHere(info.id) ? nothing : html`<a class="btn btn--q btn--tall rev-sheet" href=${this.finished!.sheet(this.language)} download="kniffel-${info.id || info.game}.pdf">${icon('copy')}${say('web.print.sheet')}</a>`;
    if (!this.record) return sheet;
    return html`<button class="btn btn--q btn--tall" @click=${() => attempt(async () => saveRecord((await this.finished!.record())!, info.id))}>${pageIcon('save')}${say('web.review.save')}</button>
      ${sheet}
      <button class="btn btn--q btn--tall" aria-pressed=${this.proving} @click=${() => ((this.proving = !this.proving), this.requestUpdate())}>${pageIcon('shield')}${say('web.proof')}</button>`;
  }

  /** The turns that cost most, to begin with; under the one that was chosen here its decisions. */
  private dear(info: Info) {
    const turns = this.costly();
    if (!this.review?.ready || !this.books) return nothing;
    const name = info.seats[this.seat]?.name ?? '';
    return html`<section class="panel rev-dear" aria-labelledby="rev-dear"><h2 id="rev-dear">${say('web.ledger.costly')}</h2>
      ${turns.length === 0 ? html`<p>${say(this.review.estimated ? 'web.ledger.no-clear-loss' : 'web.ledger.perfect')}</p>` : nothing}
      <ol>${turns.map((turn) => {
        const open = this.deeper === 'dear' && this.chosen === turn.number;
        return html`<li>${headline(turn, name, this.review!.unit, open, this.step, () => this.choose(turn, 'dear'))}${open ? this.decisions(turn, name) : nothing}</li>`;
      })}</ol></section>`;
  }

  private decisions(turn: BookTurn, name: string) {
    return decisions(turn, name, this.review!.unit, this.step, (entry) => this.go(entry.event - 1));
  }
}

define('k-review', ReviewPage);
