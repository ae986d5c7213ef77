/** What chance does in Das Kartenspiel: a lot for who begins, then one card off the pile at a time. */
import { list, named, Pile, type Chance, type Look } from '../../core/chance.ts';
import type { KartenspielView } from './view.ts';

const SUITS = ['red', 'blue', 'green', 'yellow', 'violet'];
const DECK = Array.from({ length: 65 }, (_, i) => `${SUITS[i % 5]}-${1 + Math.floor(i / 5)}`);

/** What is shuffled: the cards that are neither in a hand nor on display. Who holds which follows only from the rules. */
async function discarded(event: number, seats: number, look: Look): Promise<string[]> {
  const states = await Promise.all(Array.from({ length: seats }, (_, seat) => look(event - 1, seat)));
  const held = new Set(states.map((state) => state.view as KartenspielView).flatMap((view) => [...list(view.hand), ...list(view.display)]));
  return DECK.filter((card) => !held.has(card));
}

export const chance: Chance = (seats, look) => {
  const pile = new Pile(DECK);
  return {
    async outcome(found, numbers, event) {
      if (!named(found, 'drawn')) return { starts: { seat: await numbers.below(seats) } };
      if (pile.isEmpty) {
        if (!look) return undefined;
        pile.fill(await discarded(event, seats, look));
      }
      const [card = ''] = await pile.draw(1, numbers);
      return { drawn: { card } };
    },
  };
};
