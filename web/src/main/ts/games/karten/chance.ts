/** What chance does in Karten Kniffel: perhaps a lot for who begins, then cards off the pile, several at once. */
import { list, lying, named, Pile, takeFrom, type Chance, type Outcome } from '../../core/chance.ts';
import type { Numbers } from '../../core/fair.ts';
import type { Move } from '../../core/types.ts';

const HAND = 5;
const BOXES = 12;
const VALUES = ['1', '2', '3', '4', '5', '6'];

export const chance: Chance = ({ seats, deck, options }) => {
  const { firstPlayer, autoAnnounce } = options as { firstPlayer?: string; autoAnnounce?: boolean };
  const pile = new Pile(deck);
  const hands: string[][] = Array.from({ length: seats }, () => []);
  const scores = hands.map(() => 0);
  let lot = seats > 1 && firstPlayer === 'random';
  let starter = 0;
  let dealt = 0;
  /** Who draws, how many cards, and whether something has to be said before. */
  let seat = 0;
  let missing = HAND;
  let announcing = false;
  return {
    moves: ['set-aside', 'take-back', 'exchange', 'score', 'announce', 'stay-silent'],
    get due() {
      return lot || (missing > 0 && !announcing);
    },
    moved({ exchange, score }: Move, whose: number) {
      announcing = false;
      const down = exchange ?? score;
      if (!down) return;
      seat = whose;
      pile.laidDown.push(...takeFrom(hands[seat]!, list(exchange?.discards ?? score?.cards)));
      missing = exchange ? Number(exchange.draw) : Math.max(0, HAND - hands[seat]!.length);
      announcing = !!score && ++scores[seat]! === BOXES - 1 && !autoAnnounce;
    },
    outcome: async (numbers: Numbers) => (lot ? { starts: { seat: await numbers.below(seats) } } : { drawn: { cards: (await pile.draw(missing, numbers)).join(' ') } }),
    fallen(found: Outcome) {
      if (lot) {
        starter = seat = Number(named(found, 'starts')!.seat);
        lot = false;
        return;
      }
      const drawn = pile.take(list(named(found, 'drawn')!.cards));
      hands[seat]!.push(...drawn);
      missing -= drawn.length;
      if (dealt < seats && ++dealt < seats) {
        seat = (seat + 1) % seats;
        missing = HAND;
      }
    },
    lies: (viewer: number) => lying(starter, [...(hands[viewer] ?? [])].sort().join(' '), pile.size, VALUES.map((value) => pile.laidDown.filter((card) => card === value).length)),
  };
};
