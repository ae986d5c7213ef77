/** What chance does in Das Kartenspiel: a lot for who begins, then one card off the pile at a time, as many as the boards say. */
import type { KartenspielMove } from 'generated/wire.ts';
import { lying, named, Pile, takeFrom, type Chance, type Outcome } from '../../core/chance.ts';
import type { Numbers } from '../../core/fair.ts';
import type { Move } from '../../core/types.ts';
import { Board, partsOf, type AgreedCards, type CombinationPart } from './followed.ts';
import type { Combination } from './view.ts';

const DEALT = 3;
const DISPLAY = 4;

/** The cards in hands, on display and laid down, and the boards, as they follow from the moves. */
class Lying {
  readonly boards: Board[];
  readonly display: string[] = [];
  readonly pile: Pile;
  starter = -1;
  /** Who has the turn, or is dealt a card. */
  private seat = 0;
  private undealt: number;
  private toDraw = 0;
  private toTake = 0;
  private toDiscard = 0;
  private trades = 0;
  private combination?: Combination;
  private parts: CombinationPart[] = [];
  /** Whether the display is to be filled up: at first, and at the end of a turn. */
  private filling = true;

  constructor(
    seats: number,
    private readonly deck: string[],
    private readonly options: AgreedCards,
  ) {
    this.pile = new Pile(deck);
    this.boards = Array.from({ length: seats }, () => new Board(options, seats));
    this.undealt = DEALT * seats;
  }

  get due(): boolean {
    if (this.starter < 0) return true;
    if (this.boards.some((board) => board.setUp > 0)) return false;
    return this.undealt > 0 || this.toDraw > 0 || (this.filling && this.display.length < DISPLAY);
  }

  begun(starter: number): void {
    this.starter = this.seat = starter;
  }

  /** A card comes off the pile. */
  drawn(card: string): void {
    const board = this.boards[this.seat]!;
    this.pile.take([card]);
    if (this.undealt > 0) {
      this.undealt--;
      board.hand.push(card);
      this.seat = (this.seat + 1) % this.boards.length;
    } else if (this.toDraw > 0) {
      board.hand.push(card);
      if (--this.toDraw === 0) this.openDisplay(board);
    } else this.display.push(card);
  }

  /** After the cards of the pile those of the display: all four of them are taken without a move. */
  private openDisplay(board: Board): void {
    this.toTake = board.value('flush');
    if (this.toTake < DISPLAY) return;
    board.hand.push(...this.display.splice(0));
    this.toTake = 0;
    this.endDrawing(board);
  }

  /** Only in the simple variant something may follow. */
  private endDrawing(board: Board): void {
    if (this.options.variant !== 'simple') this.endTurn(board);
  }

  private endTurn(board: Board): void {
    this.trades = 0;
    this.toDiscard = Math.max(0, board.hand.length - board.value('straight'));
    this.filling = this.toDiscard === 0;
  }

  moved(move: KartenspielMove, seat: number): void {
    const board = this.boards[(this.seat = seat)]!;
    const { 'set-up': setUp, draw, take, trade, discard, play, spend, place, 'end-turn': end } = move;
    this.filling = false;
    if (setUp) {
      board.placeSetUp(setUp.row);
      if (this.boards.every((each) => each.setUp === 0)) {
        this.seat = this.starter;
        this.filling = true;
      }
    }
    if (draw) this.toDraw = board.value('full-house');
    if (take) {
      board.hand.push(...takeFrom(this.display, [take.card]));
      if (--this.toTake === 0) this.endDrawing(board);
    }
    if (trade) {
      this.trades ||= board.tradeLimit;
      this.layDown(board, [trade.card]);
      board.activate();
      if (--this.trades === 0) this.endTurn(board);
    }
    if (discard) {
      this.layDown(board, [discard.card]);
      this.filling = --this.toDiscard === 0;
    }
    if (play) {
      this.combination = play.combination as Combination;
      this.parts = partsOf(this.combination, this.deck);
    }
    if (spend) {
      this.parts.filter(({ cards }) => cards.includes(spend.card)).forEach((part) => part.needs--);
      this.layDown(board, [spend.card]);
    }
    if (play || spend) this.layForced(board);
    if (place) {
      board.place(place.row, place.stones, place.fromReserve);
      this.endTurn(board);
    }
    if (end) this.endTurn(board);
  }

  /** Cards of a combination that leave no choice go without a move, and so do its stones. */
  private layForced(board: Board): void {
    for (const part of this.parts) {
      const fitting = board.hand.filter((card) => part.cards.includes(card));
      if (fitting.length > part.needs) continue;
      this.layDown(board, fitting);
      part.needs = 0;
    }
    if (this.parts.some(({ needs }) => needs > 0)) return;
    const [only, ...others] = board.placings(this.combination!);
    if (only && others.length === 0 && only.fewest === only.most) {
      board.place(only.row, only.stones, only.fewest);
      this.endTurn(board);
    }
  }

  private layDown(board: Board, cards: string[]): void {
    this.pile.laidDown.push(...takeFrom(board.hand, cards));
  }
}

export const chance: Chance = ({ seats, deck, options }) => {
  const table = new Lying(seats, deck, options as AgreedCards);
  return {
    moves: ['set-up', 'draw', 'take', 'play', 'spend', 'place', 'trade', 'discard', 'end-turn'],
    get due() {
      return table.due;
    },
    moved: (move: Move, seat: number) => table.moved(move as unknown as KartenspielMove, seat),
    outcome: async (numbers: Numbers) => (table.starter < 0 ? { starts: { seat: await numbers.below(seats) } } : { drawn: { card: (await table.pile.draw(1, numbers))[0] } }),
    fallen(found: Outcome) {
      if (table.starter < 0) table.begun(Number(named(found, 'starts')!.seat));
      else table.drawn(String(named(found, 'drawn')!.card));
    },
    lies: (viewer: number) => lying(table.starter, [...(table.boards[viewer]?.hand ?? [])].sort().join(' '), [...table.display].sort().join(' ')),
  };
};
