/** What chance does in Das Kartenspiel: a lot for who begins, then one card off the pile at a time. */
import { list, named, Pile, type Chance, type Look, type Setting } from '../../core/chance.ts';
import type { KartenspielView } from './view.ts';

/** What is shuffled: the cards that are neither in a hand nor on display. Who holds which follows only from the rules. */
async function discarded(event: number, { seats, deck }: Setting, look: Look): Promise<string[]> {
  const states = await Promise.all(Array.from({ length: seats }, (_, seat) => look(event - 1, seat)));
  const held = new Set(states.map((state) => state.view as KartenspielView).flatMap((view) => [...list(view.hand), ...list(view.display)]));
  return deck.filter((card) => !held.has(card));
}

export const chance: Chance = (setting) => {
  const { seats, deck, look } = setting;
  const pile = new Pile(deck);
  return {
    async outcome(found, numbers, event) {
      if (!named(found, 'drawn')) return { starts: { seat: await numbers.below(seats) } };
      if (pile.isEmpty) {
        if (!look) return undefined;
        pile.fill(await discarded(event, setting, look));
      }
      const [card = ''] = await pile.draw(1, numbers);
      return { drawn: { card } };
    },
  };
};
