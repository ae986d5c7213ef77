/** The view of Das Kartenspiel: board, display, hand, what can be played, and what is asked step by step. */
import { html, nothing } from 'lit';
import { confirm } from '../../core/dialogs.ts';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import { settings, type Settings } from '../../core/settings.ts';
import type { Move, Offer, State } from '../../core/types.ts';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { GameElement, type GameModule } from '../../table/game-element.ts';
import { canonical, fact } from '../../table/sitting.ts';
import { actButtons, type Act } from './acts.ts';
import { board } from './board.ts';
import { display } from './display.ts';
import { fly } from './flights.ts';
import { combinations, originText, playing, type Entry, type Place } from './found.ts';
import { coveredHand, hand, nextOrder } from './hand.ts';
import { opponents } from './opponents.ts';
import { miniCards, type CardState } from './pieces.ts';
import { cardName, cards, combinationName, gain, kindName, rowName, rowOf, type Area, type Found, type KartenspielView, type RowId } from './view.ts';

/** What the cards that are marked are for. */
const CARD_MOVES: Record<string, string> = { take: 'take', spend: 'spend', discard: 'discard', trade: 'trade', action: 'trade', 'second-action': 'trade' };

const VALUES: [RowId, string][] = [['full-house', 'fullHouseValues'], ['flush', 'flushValues'], ['triple', 'tripleValues'], ['straight', 'straightValues']];

class Kartenspiel extends GameElement<KartenspielView> {
  /** The cards that are marked, in the order they were. */
  private marks: string[] = [];
  /** Marked cards that are still to be played, one move each. */
  private queue: string[] = [];
  /** The move that is chosen and not yet played: a combination, a row or a way to place stones. */
  private chosen?: Move;
  /** What I can do; kept while a move is under way, so that nothing flickers. */
  private offers: Offer[] = [];
  /** The other player whose board is shown in place of mine. */
  private looking?: number;
  private order: string[] = [];
  private freshCards: string[] = [];
  private fresh: Partial<Record<RowId | 'active', number>> = {};
  private freshFrom = '';
  private flying = false;
  private focused = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.arrows = ''; // arrow keys go from anything to anything
  }

  protected override arrived(before: State<KartenspielView> | undefined, now: State<KartenspielView>): void {
    const was = before?.view;
    const is = now.view;
    if (was?.phase !== is.phase || was.seat !== is.seat || was.owner !== is.owner) {
      this.marks = [];
      if (is.phase !== 'trade') this.chosen = undefined;
      if (is.phase !== CARD_MOVES[was?.phase ?? '']) this.queue = [];
      if (this.sitting.mine && is.phase === 'action') this.looking = undefined;
    }
    if (this.chosen?.['set-up']) this.chosen = undefined;
    const held = cards(is.hand);
    const kept = was?.owner === is.owner ? this.order.filter((id) => held.includes(id)) : [];
    this.freshCards = kept.length > 0 ? held.filter((id) => !kept.includes(id)) : [];
    this.order = [...kept, ...held.filter((id) => !kept.includes(id))];
    this.marks = this.marks.filter((id) => held.includes(id) || cards(is.display).includes(id));
    this.compare(was?.players[this.boardSeat], is.players[this.boardSeat]!);
  }

  /** Finds the stones that have just come to the board or the active zone. */
  private compare(was: Area | undefined, is: Area): void {
    this.fresh = {};
    if (!was) return;
    is.tracks.forEach((track, at) => (this.fresh[track.row] = Math.max(0, track.stones - was.tracks[at]!.stones)));
    this.fresh.active = Math.max(0, is.active - was.active);
    this.freshFrom = is.active < was.active ? 'active' : 'reserve';
    this.flying = is.placed !== was.placed || is.active !== was.active;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.focused = this.contains(document.activeElement);
    if (this.sitting.moves.length > 0 || !this.sitting.pending) this.offers = this.sitting.moves;
  }

  protected override updated(): void {
    if (this.flying) fly(this);
    this.flying = false;
    // What had the focus may be gone with its card: the next one takes it.
    if (this.focused && !this.contains(document.activeElement)) this.querySelector<HTMLElement>('button.card, .acts .btn:not([disabled])')?.focus();
    const [card] = this.queue;
    if (!card || this.sitting.moves.length === 0) return;
    const offer = this.sitting.offer({ [CARD_MOVES[this.view.phase]!]: { card } });
    this.queue = offer ? this.queue.slice(1) : [];
    if (offer) this.sitting.play(offer.move);
  }

  /** Whose board is shown: mine, that of whom I look at, or for a spectator that of whoever plays. */
  private get boardSeat(): number {
    return this.looking ?? (this.sitting.seat >= 0 ? this.sitting.seat : this.view.seat);
  }

  private get me(): Area {
    return this.view.players[Math.max(this.sitting.seat, 0)]!;
  }

  private offered(move: Move): Offer | undefined {
    const wanted = canonical(move);
    return this.offers.find((offer) => canonical(offer.move) === wanted);
  }

  private advised(move: Move): boolean {
    const best = this.sitting.hint?.best.move;
    return !!best && canonical(best) === canonical(move);
  }

  private isChosen(move: Move): boolean {
    return !!this.chosen && canonical(this.chosen) === canonical(move);
  }

  /** How many cards can be marked for what is asked now. */
  private get room(): number {
    const { view, me } = this;
    if (!view.phase.endsWith('action')) return view.left;
    const trades = me.tracks.find((track) => track.row === 'triple')?.gives ?? 0;
    return Math.min(trades, me.reserve, (me.activeLimit ?? Infinity) - me.active, me.cards);
  }

  private mark(card: string): void {
    const move = { [CARD_MOVES[this.view.phase] ?? '']: { card } };
    if (!this.offered(move)) {
      this.sitting.play(move); // the server says why not
      return;
    }
    this.chosen = undefined;
    this.marks = this.marks.includes(card) ? this.marks.filter((each) => each !== card) : [...this.marks, card].slice(-this.room);
    this.requestUpdate();
  }

  private playMarks(): void {
    this.queue = this.marks;
    this.marks = [];
    this.requestUpdate();
  }

  /** Chooses a move; a second tap plays it. */
  private choose(move: Move): void {
    if (this.isChosen(move)) {
      this.playChosen();
      return;
    }
    this.marks = [];
    this.chosen = move;
    this.requestUpdate();
  }

  private playChosen(): void {
    if (this.chosen) this.sitting.play(this.chosen);
  }

  private async endTurn(): Promise<void> {
    if (this.view.phase === 'action' && !(await confirm(say('web.kartenspiel.end.sure'), say('web.kartenspiel.end.sure.text'), say('web.kartenspiel.end')))) return;
    this.sitting.play({ 'end-turn': {} });
  }

  private sort(sorting: Settings['sorting']): void {
    settings.set({ sorting });
    this.requestUpdate();
  }

  private look(seat: number | undefined): void {
    this.looking = this.looking === seat ? undefined : seat;
    this.fresh = {};
    this.requestUpdate();
  }

  protected override keys(): Key[] {
    const acts = this.acts();
    const choices = [...this.entries(), ...this.places()];
    return [
      { keys: [' '], label: say('web.kartenspiel.keys.space'), text: say('web.kartenspiel.keys.main'), action: () => acts.find((act) => act.main)?.run?.() },
      ...acts.map((act) => ({ keys: [act.key], label: act.key.toUpperCase(), text: act.text, action: () => act.run?.() })),
      { keys: [...'123456789'], label: '1 – 9', text: say('web.kartenspiel.keys.choose'), action: (key) => choices[Number(key) - 1]?.choose() },
      { keys: ['s'], label: 'S', text: say('web.kartenspiel.sort'), action: () => this.sort(nextOrder()) },
      { keys: ['Escape'], label: '', text: '', action: () => this.looking !== undefined && this.look(this.looking) },
    ];
  }

  private question(): string {
    const { phase, left, combination } = this.view;
    return say(`web.kartenspiel.ask.${phase}`, { left, limit: this.me.handLimit, combination: combination ? combinationName(combination) : '' });
  }

  /** My combinations, those that can be played first. */
  private entries(): Entry[] {
    if (this.view.combination) return [];
    const found = [...this.view.found.filter((each) => !each.refusal), ...this.view.found.filter((each) => each.refusal)];
    return found.map((each) => {
      const move = { play: { combination: each.combination } };
      const row = rowOf(each);
      return { found: each, track: this.me.tracks.find((track) => track.row === row), selected: this.isChosen(move), advised: this.advised(move), choose: () => this.choose(move) };
    });
  }

  private places(): Place[] {
    return this.offers.filter((offer) => offer.move.place).map((offer) => ({ offer, selected: this.isChosen(offer.move), advised: this.advised(offer.move), choose: () => this.choose(offer.move) }));
  }

  private get chosenFound(): Found | undefined {
    return this.view.found.find((each) => this.isChosen({ play: { combination: each.combination } }));
  }

  /** The rows that can be tapped: for a set-up stone, or to go through the combinations that fit. */
  private openRows(): Map<RowId, () => void> {
    const open = new Map<RowId, () => void>();
    if (this.looking !== undefined || this.sitting.seat < 0) return open;
    for (const { row } of this.me.tracks) {
      if (this.view.phase === 'set-up' && this.sitting.mine) open.set(row, () => this.choose({ 'set-up': { row } }));
      const fitting = this.entries().filter((each) => this.offered({ play: { combination: each.found.combination } }) && each.found.placings.some((placing) => placing.row === row));
      const next = fitting[(fitting.findIndex((each) => each.selected) + 1) % fitting.length];
      if (next) open.set(row, () => next.selected || next.choose());
    }
    return open;
  }

  private targets(): RowId[] {
    const row = (this.chosen?.['set-up'] ?? this.chosen?.place)?.row;
    return row ? [row as RowId] : (this.chosenFound?.placings.map((placing) => placing.row) ?? []);
  }

  override render() {
    const { view, sitting } = this;
    const places = this.places();
    const seat = this.boardSeat;
    const area = view.players[seat]!;
    const other = seat !== sitting.seat || this.many;
    const options = sitting.info.options as Record<string, number[]>;
    const title = html`<header class="board-h"><b>${say('web.kartenspiel.board.of', { name: sitting.name(seat) })}</b>${area.known && seat !== sitting.seat ? html`<small>${say('web.kartenspiel.known')}</small>${miniCards(area.known)}` : nothing}${this.looking === undefined ? nothing : html`<button class="btn btn--q btn--sm" @click=${() => this.look(this.looking)}>${icon('back')}${say('web.back')}</button>`}</header>`;
    return html`
      ${this.banner(this.question())}
      ${opponents(sitting, this.looking, (each) => this.look(each))}
      ${board({
        title: other ? title : nothing,
        area,
        values: Object.fromEntries(VALUES.map(([row, option]) => [row, options[option] ?? []])),
        open: this.openRows(),
        targets: seat === sitting.seat ? this.targets() : [],
        advised: this.looking === undefined ? ((sitting.hint?.best.move['set-up'] ?? sitting.hint?.best.move.place)?.row as RowId | undefined) : undefined,
        fresh: this.fresh,
        freshFrom: this.freshFrom,
      })}
      <div class="area-side">
        ${display(view, (card) => this.cardState(card, view.phase === 'take'))}
        ${view.combination && sitting.mine ? playing(view, view.combination, places, this.me.tracks) : combinations(this.entries(), sitting.seat < 0)}
      </div>
      <section class="area-dock panel" aria-label=${say('web.kartenspiel.hand.mine')}>
        ${sitting.seat < 0
          ? coveredHand(sitting.name(view.seat), view.players[view.seat]!.cards)
          : hand({ cards: this.order, limit: this.me.handLimit, state: (card) => this.cardState(card, view.phase !== 'take'), sort: (order) => this.sort(order) })}
        ${sitting.state.over || sitting.seat < 0 ? nothing : actButtons(this.acts())}
      </section>
    `;
  }

  /** @param here whether the cards that can be marked now are among these */
  private cardState(card: string, here: boolean): CardState {
    const kind = CARD_MOVES[this.view.phase];
    const move = { [kind ?? '']: { card } };
    const offered = here && !!this.offered(move);
    const asking = here && this.view.phase === 'spend' && this.sitting.mine;
    const combination = this.chosenFound;
    return {
      marked: (here && (this.marks.includes(card) || this.queue.includes(card))) || (this.view.hand.includes(card) && !!combination && cards(combination.cards).includes(card)),
      advised: here && this.advised(move),
      dim: asking && !offered,
      fresh: this.freshCards.includes(card),
      press: offered || asking ? () => this.mark(card) : undefined,
    };
  }

  /** A step in which some cards are to be marked and then all played. */
  private cardAct(kind: string, key: string): Act {
    const { left } = this.view;
    const missing = left - this.marks.length;
    return { key, text: say(`web.kartenspiel.act.${kind}`), small: missing > 0 ? say('web.kartenspiel.mark', { cards: missing }) : this.marks.map(cardName).join(', '), run: missing === 0 && this.ready ? () => this.playMarks() : undefined, main: true };
  }

  private get ready(): boolean {
    return this.sitting.moves.length > 0 && this.queue.length === 0;
  }

  private acts(): Act[] {
    const { phase } = this.view;
    const chosen = this.chosen && this.sitting.offer(this.chosen);
    if (!this.sitting.mine) return this.actions();
    if (phase === 'take') return [this.cardAct('take', 'n')];
    if (phase === 'spend') return [this.cardAct('spend', 'n')];
    if (phase === 'discard') return [this.cardAct('discard', 'n')];
    if (phase === 'trade') return [this.end(false), this.trade()];
    if (phase === 'set-up') {
      const row = this.chosen?.['set-up']?.row as RowId | undefined;
      const track = this.me.tracks.find((each) => each.row === row);
      return [{ key: 'p', text: say('web.kartenspiel.act.set-up'), small: track && chosen ? `${rowName(track.row)} ${gain(track)}` : say('web.kartenspiel.choose.row'), run: chosen && (() => this.playChosen()), main: true }];
    }
    if (phase === 'place') {
      const small = chosen ? `${rowName(chosen.move.place!.row as RowId)}: ${originText(chosen)}` : say('web.kartenspiel.choose.place');
      return [{ key: 'p', text: say('web.kartenspiel.act.place'), small, run: chosen && (() => this.playChosen()), main: true }];
    }
    return this.actions();
  }

  /** Draw, trade or play; where drawing is over, the end of the turn stands in its place. */
  private actions(): Act[] {
    const { me } = this;
    const gives = (row: RowId) => me.tracks.find((track) => track.row === row)?.gives ?? 0;
    const draw = this.sitting.offer({ draw: {} });
    const told = fact<{ pile: number; display: number }>(draw, 'draws') ?? { pile: gives('full-house'), display: gives('flush') };
    const idle = !this.chosen && this.marks.length === 0;
    const first: Act = { key: 'd', text: say('web.kartenspiel.act.draw'), small: say('web.kartenspiel.act.draw.small', told), run: draw && this.ready ? () => this.sitting.play(draw.move) : undefined, main: idle, advised: this.advised({ draw: {} }) };
    const second = this.view.phase === 'second-action' && this.sitting.mine;
    return [second ? this.end(idle) : first, this.trade(), this.playAct(), ...(this.sitting.offer({ 'end-turn': {} }) && !second ? [this.end(false)] : [])];
  }

  private end(main: boolean): Act {
    const move = { 'end-turn': {} };
    return { key: 'e', text: say('web.kartenspiel.end'), small: say('web.kartenspiel.end.small'), run: this.sitting.offer(move) && this.ready ? () => void this.endTurn() : undefined, main: main || (this.view.phase === 'trade' && this.marks.length === 0), advised: this.advised(move) };
  }

  private trade(): Act {
    const { me, room, marks } = this;
    const can = this.offers.some((offer) => offer.move.trade);
    const why = me.cards === 0 ? 'web.kartenspiel.trade.no-cards' : me.reserve === 0 ? 'web.kartenspiel.trade.no-reserve' : 'web.kartenspiel.trade.full';
    const small = marks.length > 0 ? say('web.kartenspiel.trade.stones', { cards: marks.length }) : can || room > 0 ? say('web.kartenspiel.trade.mark', { cards: room }) : say(why);
    return { key: 't', text: say('web.kartenspiel.act.trade'), small, run: can && marks.length > 0 && this.ready ? () => this.playMarks() : undefined, main: marks.length > 0 };
  }

  private playAct(): Act {
    const found = this.chosenFound;
    const offer = found && this.sitting.offer(this.chosen!);
    const playable = this.offers.some((each) => each.move.play);
    if (!found) return { key: 'p', text: say('web.kartenspiel.act.play'), small: say(playable || !this.sitting.mine ? 'web.kartenspiel.play.choose' : 'web.kartenspiel.play.none') };
    const small = found.refusal ? say('web.kartenspiel.play.not') : found.placings.length === 1 ? say('web.kartenspiel.play.stones', { stones: found.placings[0]!.stones }) : say('web.kartenspiel.any-row');
    return { key: 'p', text: kindName(found.combination), small, run: offer && (() => this.playChosen()), main: !found.refusal };
  }
}

define('k-kartenspiel', Kartenspiel);

export const game: GameModule = {
  tag: 'k-kartenspiel',
  progress: (view: KartenspielView) => (view.round > 0 ? say('web.kartenspiel.round', { round: view.round }) : say('kartenspiel.phase.set-up')),
  dice: false,
};
