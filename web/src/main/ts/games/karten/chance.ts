/** What chance does in Karten Kniffel: perhaps a lot for who begins, then cards off the pile, several at once. */
import { list, named, Pile, type Chance } from '../../core/chance.ts';

/** The values 1 to 6, eighteen cards of each. */
const DECK = Array.from({ length: 108 }, (_, i) => String(1 + Math.floor(i / 18)));

export const chance: Chance = (seats) => {
  const pile = new Pile(DECK);
  let laidDown: string[] = [];
  return {
    moved: ({ exchange, score }) => void laidDown.push(...list(exchange?.discards ?? score?.cards)),
    async outcome(found, numbers) {
      const drawn = named(found, 'drawn');
      if (!drawn) return { starts: { seat: await numbers.below(seats) } };
      if (pile.isEmpty) {
        pile.fill(laidDown);
        laidDown = [];
      }
      return { drawn: { cards: (await pile.draw(list(drawn.cards).length, numbers)).join(' ') } };
    },
  };
};
