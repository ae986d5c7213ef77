/** The page of a table: waiting room, hand-over or game, with the bar, the log and what is around it. */
import { html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { announce, hush } from '../core/announcer.ts';
import { useKeys, type Key } from '../core/keyboard.ts';
import { keepFocus } from '../core/focus.ts';
import { lineTo } from '../core/live.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { noteTurn, tellTurn } from '../core/my-turns.ts';
import { go } from '../core/router.ts';
import { sound } from '../core/sound.ts';
import { settings } from '../core/settings.ts';
import { to } from '../core/site.ts';
import type { TableStore } from '../core/store.ts';
import { toast } from '../core/toasts.ts';
import { playedFor } from '../core/turns.ts';
import type { Info, LogLine, State } from '../core/types.ts';
import { say } from '../core/words.ts';
import { loadGame } from '../games/registry.ts';
import { message, note } from '../parts/notes.ts';
import { icon } from '../parts/icons.ts';
import { logTurns, type LogLook } from '../parts/log.ts';
import './absence.ts';
import { AskedHint } from './asked-hint.ts';
import { bar } from './bar.ts';
import type { GameEntry } from './game-element.ts';
import { coverTable, drewLast, handOver, seen } from './hand-over.ts';
import { hintPanel, hintWaiting } from './hint.ts';
import { openMenu } from './menu.ts';
import { openRules } from './open-rules.ts';
import { opening, openingOf, type Opening } from './opening.ts';
import { Reactions } from './reactions.ts';
import { Sitting } from './sitting.ts';
import { TellOffer } from './tell-offer.ts';
import { Teller } from './teller.ts';
import { tourAt, type TourState } from './tour-state.ts';
import { Witness } from './witness.ts';
import './lobby.ts';

const SHORT_LOG = 40;

class TablePage extends Page {
  private store!: TableStore;
  private witness!: Witness;
  private game?: GameEntry;
  private readonly hint = new AskedHint(() => this.store, () => this.requestUpdate());
  private readonly tellOffer = new TellOffer();
  private wasMine = false;
  /** The rematch that this player was told of. */
  private invited?: string;
  /** A table that was opened here before its continuation was known: everybody is taken to the next game of an evening. */
  private last?: string;
  private readonly reactions = new Reactions(() => this.requestUpdate());
  private teller = new Teller();
  /** How it is decided who begins, while that is shown; null when it need not be shown any more. */
  private opening?: Opening | null;
  private openingEnds?: ReturnType<typeof setTimeout>;
  private lastState?: State;
  /** Whether somebody still looks at cards that came at the end of their turn, before the device goes on. */
  private looking = false;
  /** Whether a guided first game is offered or goes on. */
  private tour?: TourState;
  private endKeys?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.open();
    const line = lineTo(this.route.id);
    this.follow(line);
    this.follow(settings); // swapped keys are named next to what they do
    this.follow(line, 'problem', (event) => toast((event as CustomEvent<string>).detail, 'bad'));
    this.endKeys = useKeys(() => this.keys());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endKeys?.();
    this.tellOffer.end();
    clearTimeout(this.openingEnds);
    lineTo(this.store.id).close(this.store.id);
  }

  protected override willUpdate(): void {
    if (this.store.id !== this.route.id) {
      lineTo(this.store.id).close(this.store.id); // from a game to its rematch
      this.open();
    }
  }

  private open(): void {
    this.game = undefined;
    this.hint.clear();
    this.tour = undefined;
    this.opening = undefined;
    clearTimeout(this.openingEnds);
    this.lastState = undefined;
    this.looking = false;
    this.store = lineTo(this.route.id).open(this.route.id);
    const store = this.store;
    this.witness = new Witness(store.id, () => this.requestUpdate());
    this.witness.follow(store);
    const current = (then: (event: CustomEvent) => void) => (event: Event) => store === this.store && then(event as CustomEvent);
    this.follow(store, 'change', current(() => this.changed()));
    this.follow(store, 'lines', current((event) => this.tell(event.detail)));
    this.follow(store, 'refused', current((event) => toast(event.detail, 'bad')));
    this.follow(store, 'reaction', current((event) => this.reactions.add(event.detail, this.store.info)));
  }

  private changed(): void {
    const { info, state } = this.store;
    if (info && !this.game) {
      void loadGame(info.game).then(
        (game) => {
          this.game = game;
          this.changed();
        },
        () => undefined, // the page is being left, or the server is away: the next message tries again
      );
    }
    if (this.game) this.witness.read(this.game);
    if (info?.status === 'over' && state?.over && info.seated) this.witness.look();
    if (info && state) {
      if (!this.lastState && info.status === 'running' && playedFor(state.viewer ?? -1, this.store.log)) this.tellOfBot(info);
      if (state !== this.lastState) this.looking = drewLast(info, this.lastState, state, this.game?.hand) || (this.looking && state.viewer === this.lastState?.viewer && state.asked?.seat !== state.viewer && !state.over);
      this.lastState = state;
      handOver(this.store, info, state, this.looking);
    }
    // While the device is passed on, nothing said to one person may be heard by the next.
    if (info && state && coverTable(this.store, info, state)) hush();
    this.decideStart();
    if (info && state && !this.tour) void this.take(tourAt(info, this.store.log));
    this.hint.lookWhetherItIsPast();
    const mine = info?.status === 'running' && (!!state?.asked?.moves || !!state?.falling?.yours) && !this.store.behind;
    if (mine && !this.wasMine) {
      sound('turn');
      announce(say('web.turn.mine'));
      void tellTurn(this.store.id, say(`${info.game}.name`));
    }
    if (mine !== this.wasMine) noteTurn(this.store.id, mine);
    this.wasMine = mine;
    if (info?.goesOn) {
      toast(say('web.own.goes-on'));
      go(`/t/${info.goesOn}`, true);
      return;
    }
    if (info && !info.rematch) this.last = info.id;
    if (info?.evening && info.rematch && this.last === info.id) {
      toast(say('web.evening.begins'));
      go(`/t/${info.rematch}`);
      return;
    }
    if (state?.falling?.yours && info?.seated) void import('./faces.ts');
    this.tellOffer.look(this.isWaiting());
    if (info?.rematch && info.seated && this.invited !== info.rematch) {
      this.invited = info.rematch;
      announce(say('web.result.invited'));
    }
    this.requestUpdate();
  }

  protected override updated(): void {
    super.updated();
    requestAnimationFrame(() => keepFocus(this));
  }

  private waitsForPerson(info: Info): boolean {
    const seat = info.seats[this.store.state?.asked?.seat ?? -1];
    return seat?.kind === 'human' && !seat.standIn;
  }

  private logLines(count?: number) {
    return logTurns(this.store.log, this.look(), count);
  }

  private look(): LogLook {
    const { info, state } = this.store;
    const seats = info?.seats ?? [];
    const names = seats.map((seat) => seat.name ?? '');
    const told = (line: LogLine) => !state || !this.game?.hushed?.(line, names[line.seat ?? -1] ?? '', state.view as never);
    return { names, mine: (seat) => seats[seat]?.mine ?? false, cards: this.game?.cards, told };
  }

  private tell(lines: LogLine[]): void {
    const { info, state, log } = this.store;
    if (info && state && coverTable(this.store, info, state)) return; // nobody in particular is listening
    this.teller.tell(log, this.look(), state?.asked?.seat ?? -1);
    if (lines.some((line) => line.by && line.seat !== undefined && line.seat === state?.viewer)) this.tellOfBot(info);
  }

  private tellOfBot(info?: Info): void {
    toast(say(info?.clock ? 'web.turn.by-clock' : 'web.turn.by-bot'));
  }

  /** Whether others are waited for. */
  private isWaiting(): boolean {
    const { info, state } = this.store;
    return info?.status === 'running' && info.seated && !this.wasMine && this.waitsForPerson(info) && info.seats[state?.asked?.seat ?? -1]?.mine === false;
  }

  /** Shows once how it was decided who begins, to those who were there. */
  private decideStart(): void {
    const { info, state, log } = this.store;
    if (this.opening !== undefined || !info || !state || info.status !== 'running') return;
    const shown = settings.now.pace > 0 && info.clock === 0 && info.dice === 'fair';
    const found = shown ? openingOf(log, info) : null;
    // Before anybody has decided anything it may still be told.
    if (!found && shown && log.every((line) => line.seat === undefined)) return;
    this.opening = found ?? null;
    if (!this.opening) return;
    this.store.rest(this.opening.lasts); // the first turn is seen after it
    this.openingEnds = setTimeout(() => this.begin(), this.opening.lasts);
  }

  /** The notes of a guided first game are loaded when somebody is offered them. */
  private async take(tour: TourState): Promise<void> {
    this.tour = 'off';
    if (tour !== 'off') await import('./tour.ts');
    this.tour = tour;
    this.requestUpdate();
  }

  private passOn(): void {
    this.looking = false;
    this.changed();
  }

  private begin(): void {
    clearTimeout(this.openingEnds);
    this.opening = null;
    this.store.goOn();
    this.requestUpdate();
  }

  private keys(): Key[] {
    const skip: Key = { keys: ['s'], label: 'S', text: say('web.skip.turn'), action: () => this.store.skip() };
    if (this.store.behind) return [skip];
    if (this.store.info?.status !== 'running') return [];
    const hint: Key = { keys: ['h'], label: 'H', text: say('web.keys.hint'), action: () => void this.hint.ask() };
    // Escape closes the hint too; the help lists Escape already.
    return this.hint.shown ? [hint, { ...hint, keys: ['Escape'], label: '', text: '' }] : [hint];
  }

  protected heading(): string {
    const game = this.store.info ? say(`${this.store.info.game}.name`) : say('web.table');
    return this.wasMine ? `● ${say('web.turn.mine.short')} · ${game}` : game;
  }

  /** The page while there is no table to show. */
  private without(content: unknown, title = '') {
    return html`<div class="game">${bar({ table: this.route.id, title, chip: '' })}<main class="table" id="main">${content}</main></div>`;
  }

  override render() {
    const { info, state } = this.store;
    if (this.store.gone) return this.without(message(1, say('web.gone'), '', html`<a class="btn btn--act" href=${to('/')}>${say('web.home')}</a>`));
    if (!info || !this.game) return this.without(lineTo(this.route.id).connection === 'lost' ? note('unlinked', say('web.offline'), say('web.stale.small')) : nothing, say('web.table'));
    if (info.goesOn) return this.without(nothing, say('web.table'));
    if (info.status === 'closed') return this.without(message(1, say('web.closed'), say('web.closed.text'), info.evening ? html`<a class="btn btn--act" href="/evening/${info.evening}">${icon('people')}${say('web.evening.to-evening')}</a>` : html`<a class="btn btn--act" href=${info.daily ? '/daily' : '/'}>${say(info.daily ? 'web.daily' : 'web.home')}</a>`), say(`${info.game}.name`));
    // Somebody who waits for nobody else will be at the table in a moment.
    if (info.status === 'beginning' && info.seats.every((seat) => seat.mine || seat.kind === 'bot')) return this.without(nothing, say(`${info.game}.name`));
    if (info.status === 'open' || info.status === 'beginning') return html`<k-lobby .info=${info}></k-lobby>`;
    if (!state) return nothing;
    const sitting = new Sitting(this.store, state, info, this.hint.shown);
    const covered = this.looking ? undefined : coverTable(this.store, info, state);
    const tag = unsafeStatic(this.game.tag);
    return html`<div class="game g-${info.game} ${this.store.fresh ? '' : 'is-stale'} ${this.store.pending ? 'is-pending' : ''} ${state.over ? 'is-over' : ''} ${info.seated ? '' : 'is-watching'}">
      ${bar({
        table: this.route.id,
        title: say(info.daily ? (info.daily.counted ? `daily.${info.game}` : 'web.daily.free') : `${info.game}.name`),
        chip: [state.over ? say('web.over') : this.game.progress(state.view as never), info.seated ? '' : say('web.watching')].filter(Boolean).join(' · '),
        rules: () => void openRules(info.game),
        deadline: this.waitsForPerson(info) ? this.store.deadline : undefined,
        hint: info.hints && !state.over && info.seated ? () => void this.hint.ask() : undefined,
        menu: () => openMenu(this.store, info, () => this.logLines(), () => void this.take('on')),
      })}
      ${this.witness.bent ? note('cross', say('web.proof.beware'), say('web.proof.beware.text'), html`<a class="btn btn--q btn--sm" href=${to(`/review/${this.route.id}`)}>${say('web.proof')}</a>`) : nothing}
      <k-absences .info=${info}></k-absences>
      <main class="table" id="main">
        ${covered ?? literal`<${tag} class="areas" .sitting=${sitting}></${tag}>`}
        <section class="area-log log panel" tabindex="0" aria-label=${say('web.log')}>
          <h2>${say('web.log')}</h2>
          ${this.logLines(SHORT_LOG)}
        </section>
        ${state.falling?.yours && info.seated && !this.store.behind ? html`<k-faces class="areas" .store=${this.store} .falling=${state.falling} .names=${sitting.names}></k-faces>` : nothing}
        ${this.tour && this.tour !== 'off' && !covered && !this.opening && !state.over && !state.falling ? html`<k-tour .sitting=${sitting} .on=${this.tour === 'on'} @answer=${(event: CustomEvent<TourState>) => void this.take(event.detail)}></k-tour>` : nothing}
        ${this.opening ? opening(this.opening, () => this.begin()) : nothing}
        ${this.hint.shown ? hintPanel(this.hint.shown, this.game ?? { dice: false }, sitting.name(state.viewer), () => void this.hint.ask(), (move) => sitting.play(move)) : this.hint.isThoughtAbout(state.version) ? hintWaiting() : nothing}
      </main>
      ${this.reactions.render()} ${this.looking ? seen(() => this.passOn()) : nothing}
    </div>`;
  }
}

define('k-table', TablePage);
