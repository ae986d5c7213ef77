/** What a hand can be scored as: told by the moves that are offered, and by the view while none are. */
import type { Offer, State } from '../../core/types.ts';
import { diceText, faces } from '../../parts/dice.ts';
import { fact } from '../../table/sitting.ts';
import type { BoxId, Own } from './view.ts';

export interface Fit {
  cards: string;
  points: number;
  /** The move, if it is known: it says what else it would bring. */
  offer?: Offer;
}

/** What a box would bring. */
export interface Preview {
  points: number;
  /** Whether exactly the chosen cards go there. */
  fits: boolean;
}

/** The boxes that the hand could fill, in the order of the sheet. */
export const fillable = (own: Own | undefined): BoxId[] => Object.keys(own?.best ?? {}) as BoxId[];

export class Plays {
  constructor(private readonly offers: Offer[] = []) {}

  /** The play of exactly these cards into a box. */
  fit(own: Own, box: BoxId, values: number[]): Fit | undefined {
    const cards = diceText(values);
    const offer = this.offers.find(({ move }) => move.score?.box === box && move.score.cards === cards);
    if (offer) return { cards, points: fact<{ points: number }>(offer, 'wrote')?.points ?? 0, offer };
    const best = own.best[box];
    return best?.cards === cards ? best : undefined;
  }

  /** The boxes that take exactly these cards. */
  fitting(own: Own, values: number[]): BoxId[] {
    return fillable(own).filter((box) => this.fit(own, box, values));
  }

  /** What each box would bring: with these cards where they fit, otherwise with the best of the hand. */
  previews(own: Own, values: number[]): Map<BoxId, Preview> {
    return new Map(
      fillable(own).flatMap((box): [BoxId, Preview][] => {
        const fit = this.fit(own, box, values);
        const points = fit?.points ?? own.best[box]?.points;
        return points === undefined ? [] : [[box, { points, fits: !!fit }]];
      }),
    );
  }
}

/** The exchange that is offered now, for as many cards as are discarded or for one more. */
export function exchangeOffer(state: State, more: number): Offer | undefined {
  return state.asked?.moves?.find(({ move }) => move.exchange && Number(move.exchange.draw) - faces(String(move.exchange.discards)).length === more);
}
