/** What I have chosen and not yet played: cards, a combination, a row, a way to place stones. */
import type { Move, Offer, State } from '../../core/types.ts';
import { GameElement } from '../../table/game-element.ts';
import { canonical } from '../../core/fair.ts';
import type { Entry, FoundPlace } from './found.ts';
import type { CardState } from './pieces.ts';
import { cards, cardsAsked, combining, isAction, phase, rowOf, type Area, type Found, type KartenspielView, type Phase, type RowId, type Track } from './view.ts';

/** What the cards that are chosen are for, by phase; also the phase that follows while more of them are asked for. */
const CARD_MOVES: Partial<Record<Phase, Phase>> = { take: 'take', spend: 'spend', discard: 'discard', trade: 'trade', action: 'trade', 'second-action': 'trade' };

const playOf = (found: Found): Move => ({ play: { combination: found.combination } });

export abstract class Choosing extends GameElement<KartenspielView> {
  /** The cards that are chosen, in the order they were. */
  chosenCards: string[] = [];
  chosen?: Move;
  /** What I can do; kept while a move is under way, so that nothing flickers. */
  offers: Offer[] = [];
  /** Chosen cards that are still to be played, one move each. */
  private queue: string[] = [];

  protected override arrived(before: State<KartenspielView> | undefined, now: State<KartenspielView>): void {
    const was = before?.view;
    const is = now.view;
    const goesOn = !!was && was.seat === is.seat && was.owner === is.owner;
    if (!goesOn || phase(is) !== CARD_MOVES[phase(was)]) this.queue = [];
    if (!goesOn || phase(is) !== phase(was)) this.chosenCards = [];
    this.chosenCards = this.chosenCards.filter((card) => cards(is.hand).includes(card) || cards(is.display).includes(card));
    // A combination stays chosen while others play; everything else was chosen for this one position.
    const acting = isAction(is) || !this.sitting.mine;
    if (before?.version !== now.version && !(acting && this.chosenFound)) this.chosen = undefined;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.sitting.moves.length > 0 || !this.sitting.pending) this.offers = this.sitting.moves;
  }

  /** Plays the next of the cards that were chosen, as soon as it can be played. */
  protected override updated(): void {
    const [card] = this.queue;
    if (!card || this.sitting.moves.length === 0) return;
    const offer = this.sitting.offer(this.cardMove(card));
    this.queue = offer ? this.queue.slice(1) : [];
    if (offer) this.sitting.play(offer.move);
  }

  get me(): Area {
    return this.view.players[Math.max(this.sitting.seat, 0)]!;
  }

  track(row: unknown): Track | undefined {
    return this.me.tracks.find((track) => track.row === row);
  }

  /** Whether something can be played at once. */
  get ready(): boolean {
    return this.sitting.moves.length > 0 && this.queue.length === 0;
  }

  /** How many cards can be chosen for what is asked now. */
  get choosable(): number {
    const { view, me } = this;
    return !isAction(view) && this.sitting.mine ? cardsAsked(view) : me.trades;
  }

  get chosenFound(): Found | undefined {
    return this.view.found.find((each) => this.isChosen(playOf(each)));
  }

  advised(move: Move): boolean {
    const best = this.sitting.hint?.best.move;
    return !!best && canonical(best) === canonical(move);
  }

  isChosen(move: Move): boolean {
    return !!this.chosen && canonical(this.chosen) === canonical(move);
  }

  private cardMove(card: string): Move {
    return { [CARD_MOVES[phase(this.view)] ?? '']: { card } };
  }

  private offered(move: Move): boolean {
    const wanted = canonical(move);
    return this.offers.some((offer) => canonical(offer.move) === wanted);
  }

  private toggle(card: string): void {
    const move = this.cardMove(card);
    if (!this.offered(move)) {
      this.sitting.play(move); // the server says why not
      return;
    }
    this.chosen = undefined;
    this.chosenCards = this.chosenCards.includes(card) ? this.chosenCards.filter((each) => each !== card) : [...this.chosenCards, card].slice(-this.choosable);
    this.requestUpdate();
  }

  playCards(): void {
    this.queue = this.chosenCards;
    this.chosenCards = [];
    this.requestUpdate();
  }

  /** Chooses a move; a second tap plays it. */
  choose(move: Move): void {
    if (this.isChosen(move)) return this.playChosen();
    // Cards that are being chosen, to lay them down say, stay chosen where this could not be played now.
    if (this.chosenCards.length > 0 && !this.offered(move)) {
      this.sitting.play(move);
      return;
    }
    this.chosenCards = [];
    this.chosen = move;
    this.requestUpdate();
  }

  /** Plays what is chosen; if that is not possible, the server says why. */
  playChosen(): void {
    if (this.chosen && this.sitting.mine) this.sitting.play(this.chosen);
  }

  /** @param here whether the cards that can be chosen now are among these */
  protected cardState(card: string, here: boolean): CardState {
    const move = this.cardMove(card);
    const offered = here && this.offered(move);
    const asking = here && !!this.view.awaited.spend && this.sitting.mine;
    const combination = this.chosenFound;
    return {
      chosen: (here && (this.chosenCards.includes(card) || this.queue.includes(card))) || (!!combination && cards(combination.cards).includes(card)),
      advised: here && this.advised(move),
      dim: asking && !offered,
      press: offered || asking ? () => this.toggle(card) : undefined,
    };
  }

  /** My combinations, those that can be played first. */
  protected entries(): Entry[] {
    if (combining(this.view) && this.sitting.mine) return [];
    return this.view.found
      .toSorted((one, other) => Number(!!one.refusal) - Number(!!other.refusal))
      .map((each) => ({ found: each, track: this.track(rowOf(each)), shut: this.sitting.mine && !this.offered(playOf(each)), selected: this.isChosen(playOf(each)), advised: this.advised(playOf(each)), choose: () => this.choose(playOf(each)) }));
  }

  /** The ways to place the stones of what is being played. */
  protected places(): FoundPlace[] {
    const places = this.offers.filter((offer) => offer.move.place);
    return places.map((offer) => ({ offer, selected: this.isChosen(offer.move), advised: this.advised(offer.move), choose: () => this.choose(offer.move) }));
  }

  /** The rows that can be tapped: for a set-up stone, or to go through what fits. */
  protected openRows(): Map<RowId, () => void> {
    const open = new Map<RowId, () => void>();
    for (const { row } of this.me.tracks) {
      const setUp = { 'set-up': { row } };
      if (this.offered(setUp)) open.set(row, () => this.choose(setUp));
      const playable = this.entries().filter((each) => this.offered(playOf(each.found)) && each.found.placings.some((placing) => placing.row === row));
      const fitting = [...playable, ...this.places().filter((each) => each.offer.move.place!.row === row)];
      const next = fitting[(fitting.findIndex((each) => each.selected) + 1) % fitting.length];
      if (next) open.set(row, () => next.selected || next.choose());
    }
    return open;
  }

  /** The rows that what is chosen goes to. */
  protected targets(): RowId[] {
    const row = (this.chosen?.['set-up'] ?? this.chosen?.place)?.row;
    return row ? [row as RowId] : (this.chosenFound?.placings.map((placing) => placing.row) ?? []);
  }
}
