/** What chance does in Das Kartenspiel: a lot for who begins, then one card off the pile at a time; who holds which is followed, since the cards laid down are shuffled. */
import type { KartenspielMove } from 'generated/wire.ts';
import { named, Pile, type Chance, type RecordEvent } from '../../core/chance.ts';
import type { Combination } from './view.ts';

/** Cards of which a combination takes some. */
interface Part {
  cards: string[];
  needs: number;
}

const DEALT = 3;
const DISPLAY = 4;

/** What a combination is made of, as its name says. */
function partsOf(combination: Combination, deck: string[]): Part[] {
  const suit = (of: string): string[] => deck.filter((card) => card.startsWith(`${of}-`));
  const some = (needs: number, value: number): Part => ({ cards: deck.filter((card) => card.endsWith(`-${value}`)), needs });
  const { flush, straight, triple, quadruple, kniffel, 'two-pairs': pairs, 'full-house': house } = combination;
  if (flush) return [{ cards: suit(flush.suit), needs: 5 }];
  if (straight) return [0, 1, 2, 3, 4].map((i) => some(1, straight.lowest + i));
  if (house) return [some(3, house.triple), some(2, house.pair)];
  if (pairs) return [some(2, pairs.low), some(2, pairs.high)];
  if (triple) return [some(3, triple.value)];
  if (quadruple) return [some(4, quadruple.value)];
  return [some(5, kniffel.value)];
}

/** The cards in hands, on display and laid down, as they follow from the moves. */
class Lying {
  private readonly hands: string[][];
  private display: string[] = [];
  laidDown: string[] = [];
  private parts: Part[] = [];
  private dealt = 0;
  /** Whose hand the next cards come to, and how many; the others come to the display. */
  private due = { seat: 0, cards: 0 };

  constructor(
    seats: number,
    private readonly deck: string[],
    private readonly simple: boolean,
  ) {
    this.hands = Array.from({ length: seats }, () => []);
  }

  moved({ draw, take, trade, discard, play, spend }: KartenspielMove, seat: number, later: RecordEvent[]): void {
    const hand = this.hands[seat]!;
    const down = trade ?? discard ?? spend;
    this.due.cards = 0;
    if (draw) this.draw(seat, later);
    if (take) hand.push(...from(this.display, [take.card]));
    if (down) this.laidDown.push(...from(hand, [down.card]));
    if (play) this.parts = partsOf(play.combination, this.deck);
    if (spend) this.parts.filter(({ cards }) => cards.includes(spend.card)).forEach((part) => part.needs--);
    if (play || spend) this.layForced(hand);
  }

  /** How many of the cards that come now are for the hand shows in what is done next; the rest of them refill the display. */
  private draw(seat: number, later: RecordEvent[]): void {
    const next = later.findIndex(({ move }) => move);
    const follows = later[next]?.move;
    this.due = { seat, cards: next < 0 ? later.length : next };
    if (follows?.take) return;
    // Whoever may take four cards of the display takes all of them, without a move.
    this.hands[seat]!.push(...this.display.splice(0));
    if (!this.simple && !follows?.discard) this.due.cards -= DISPLAY;
  }

  /** Cards of a combination that leave no choice go without a move. */
  private layForced(hand: string[]): void {
    for (const { cards, needs } of this.parts) {
      const fitting = hand.filter((card) => cards.includes(card));
      if (fitting.length <= needs) this.laidDown.push(...from(hand, fitting));
    }
  }

  /** A card comes off the pile. */
  drawn(card: string, starter: number): void {
    const seats = this.hands.length;
    if (this.dealt < DEALT * seats) this.hands[(starter + this.dealt++) % seats]!.push(card);
    else if (this.due.cards-- > 0) this.hands[this.due.seat]!.push(card);
    else this.display.push(card);
  }
}

/** Takes cards out of where they lie. */
function from(place: string[], cards: string[]): string[] {
  for (const card of cards) {
    const at = place.indexOf(card);
    if (at < 0) throw new Error(`${card} does not lie there`);
    place.splice(at, 1);
  }
  return cards;
}

export const chance: Chance = ({ seats, deck, options }) => {
  const pile = new Pile(deck);
  const lying = new Lying(seats, deck, (options as { variant?: string }).variant === 'simple');
  let starter = 0;
  return {
    moved: (move: object, seat, later) => lying.moved(move as KartenspielMove, seat, later),
    async outcome(found, numbers) {
      if (!named(found, 'drawn')) return { starts: { seat: (starter = await numbers.below(seats)) } };
      if (pile.isEmpty) pile.fill(lying.laidDown.splice(0));
      const [card = ''] = await pile.draw(1, numbers);
      lying.drawn(card, starter);
      return { drawn: { card } };
    },
  };
};
