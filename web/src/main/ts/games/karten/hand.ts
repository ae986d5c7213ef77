/** My hand: its cards in the order in which they came, which of them are chosen, and how they are sorted. */
import type { Settings } from '../../core/settings.ts';
import { diceText, faces } from '../../core/places.ts';

export interface Card {
  id: number;
  value: number;
  /** Whether it was drawn last. */
  fresh: boolean;
}

const byValue = (one: Card, other: Card) => one.value - other.value || one.id - other.id;

export class Hand {
  private cards: Card[] = [];
  private chosen = new Set<number>();
  private count = 0;

  /** The order of drawing outlives a reload under this key. */
  constructor(private readonly key: string) {
    try {
      this.add(faces(sessionStorage.getItem(key) ?? ''), false);
    } catch {
      // No storage: after a reload they are sorted by value.
    }
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.key, diceText(this.cards.map((card) => card.value)));
    } catch {
      // Then it lasts until the page is closed.
    }
  }

  private add(values: number[], fresh: boolean): void {
    for (const value of values) this.cards.push({ id: this.count++, value, fresh });
  }

  /** Takes over the cards that the hand consists of now; whether anything is different. */
  follow(values: number[]): boolean {
    const drawn = [...values];
    const stay = this.cards.filter((card) => {
      const at = drawn.indexOf(card.value);
      if (at >= 0) drawn.splice(at, 1);
      return at >= 0;
    });
    if (drawn.length === 0 && stay.length === this.cards.length) return false;
    const first = this.cards.length === 0;
    this.cards = drawn.length > 0 ? stay.map((card) => ({ ...card, fresh: false })) : stay;
    this.add(drawn, !first);
    this.chosen = new Set([...this.chosen].filter((id) => this.cards.some((card) => card.id === id)));
    this.keep();
    return true;
  }

  /** Unmarks the chosen cards, so that equal ones are not mistaken for them. */
  release(): void {
    this.cards = this.cards.filter((card) => !this.chosen.has(card.id));
    this.chosen.clear();
  }

  get size(): number {
    return this.cards.length;
  }

  isChosen(card: Card): boolean {
    return this.chosen.has(card.id);
  }

  /** The values of the chosen cards, lowest first. */
  get values(): number[] {
    return this.cards.filter((card) => this.isChosen(card)).map((card) => card.value).sort();
  }

  toggle(card: Card): void {
    if (!this.chosen.delete(card.id)) this.chosen.add(card.id);
  }

  /** Chooses cards of exactly these values; those that are chosen already stay so. */
  choose(values: number[]): void {
    const open = [...values];
    const first = [...this.cards].sort((one, other) => Number(this.isChosen(other)) - Number(this.isChosen(one)) || byValue(one, other));
    this.chosen = new Set(
      first.flatMap((card) => {
        const at = open.indexOf(card.value);
        return at < 0 ? [] : (open.splice(at, 1), [card.id]);
      }),
    );
  }

  /** One more card of this value; the card that is to be toggled for it, or all of them if none is left. */
  ofValue(value: number): Card[] {
    const like = this.cards.filter((card) => card.value === value);
    const next = like.find((card) => !this.isChosen(card));
    return next ? [next] : like;
  }

  /** By value, by how many are alike (`suit`, where cards have one), or as they came. */
  sorted(order: Settings['sorting']): Card[] {
    const count = (card: Card) => this.cards.filter((each) => each.value === card.value).length;
    if (order === 'dealt') return this.cards;
    return [...this.cards].sort(order === 'value' ? byValue : (one, other) => count(other) - count(one) || byValue(one, other));
  }
}
