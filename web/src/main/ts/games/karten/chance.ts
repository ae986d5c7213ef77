/** What chance does in Karten Kniffel: perhaps a lot for who begins, then cards off the pile, several at once. */
import { list, named, Pile, type Chance } from '../../core/chance.ts';

export const chance: Chance = ({ seats, deck }) => {
  const pile = new Pile(deck);
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
