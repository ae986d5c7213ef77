/** What a view of Das Kartenspiel holds, as the rules write it. */
import type { KartenspielView } from 'generated/wire.ts';
import type { Suit } from '../../parts/cards.ts';
import { say } from '../../core/words.ts';

export type { KartenspielView };

type KeysOf<U> = U extends U ? keyof U : never;

/** What is awaited, by name: its one field, such as `take` of `{take: {cards: 2}}`. */
export type Phase = KeysOf<KartenspielView['awaited']>;
export const phase = (view: KartenspielView): Phase => Object.keys(view.awaited)[0] as Phase;

export const isAction = (view: KartenspielView): boolean => !!(view.awaited.action ?? view.awaited['second-action']);

/** How many cards are asked for; for a trade, how many at the most. */
export const cardsAsked = ({ awaited: { take, spend, discard, trade } }: KartenspielView): number => take?.cards ?? spend?.missing ?? discard?.cards ?? trade?.most ?? 0;

/** What is played now, and the cards chosen for it. */
export const combining = ({ awaited: { spend, place } }: KartenspielView) => spend ?? place;

/** A combination: one field that names it, such as `{triple: {value: 9}}`. */
export type Combination = Found['combination'];

/** What kinds of combinations there are. */
export type Kind = KeysOf<Combination>;

/** A combination in the hand, all the cards that fit, and where it may go. */
export type Found = KartenspielView['found'][number];
export type Placing = Found['placings'][number];
export type Area = KartenspielView['players'][number];
export type Track = Area['tracks'][number];
export type RowId = Track['row'];

const SUITS: Record<string, Suit> = { red: 'heart', blue: 'drop', green: 'leaf', yellow: 'star', violet: 'gem' };

/** The cards of a text such as `red-7 blue-12`. */
export const cards = (text: string): string[] => text.split(' ').filter(Boolean);

/** The shape and the number of a card. */
export function parts(card: string): [Suit, number] {
  const [suit = '', value] = card.split('-');
  return [SUITS[suit]!, Number(value)];
}

/** The shapes of the suits by what a text calls them. */
export const suitsByName = (): Map<string, Suit> => new Map(Object.entries(SUITS).map(([id, suit]) => [say(`kartenspiel.suit.${id}`), suit]));

/** A card in words: `Rot-7`. */
export function cardName(card: string): string {
  const [suit, value = ''] = card.split('-');
  return say('kartenspiel.card', { suit: say(`kartenspiel.suit.${suit}`), value });
}

export const rowName = (row: RowId): string => say(`kartenspiel.row.${row}`);

export const kindOf = (combination: Combination): string => Object.keys(combination)[0]!;

/** What kind of combination it is: `Full House`. */
export const kindName = (combination: Combination): string => nameOfKind(kindOf(combination));

export function nameOfKind(kind: string): string {
  return kind === 'quadruple' || kind === 'kniffel' ? say(`web.kartenspiel.kind.${kind}`) : rowName(kind as RowId);
}

/** The whole combination in words: `Full House 9-9-9-4-4`. */
export function combinationName(combination: Combination): string {
  const kind = kindOf(combination);
  const { flush } = combination;
  return say(`kartenspiel.${kind}`, flush ? { suit: say(`kartenspiel.suit.${flush.suit}`) } : Object.values(combination)[0]!);
}

/** The row that a combination goes to; undefined where several will do. */
export function rowOf(found: Found): RowId | undefined {
  const rows = new Set(found.placings.map((placing) => placing.row));
  const [first] = rows;
  return rows.size > 1 ? undefined : (first ?? (found.refusal && (Object.values(found.refusal)[0]!.row as RowId)));
}

/** Why a combination cannot be played, in words. */
export function refusalText(refusal: NonNullable<Found['refusal']>): string {
  const [kind, values] = Object.entries(refusal)[0]!;
  return say(`kartenspiel.${kind}`, { ...values, ...(values.row && { row: rowName(values.row as RowId) }) });
}

/** What the next level of a row brings: `2 → 3`, or which column it is. */
export function gain(track: Track): string {
  if (track.gives === undefined) return `${Math.min(track.level + 1, track.costs.length)} / ${track.costs.length}`;
  return track.givesNext === undefined ? `${track.gives}` : `${track.gives} → ${track.givesNext}`;
}
