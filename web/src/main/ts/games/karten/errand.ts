/**
 * What the player wants, done in the small steps that the rules ask for: cards are set aside one by one, lowest
 * first, and then exchanged. Each step waits for the state that the one before has brought.
 */
import type { Move } from '../../core/types.ts';
import { diceText, faces } from '../../parts/dice.ts';
import type { Sitting } from '../../table/sitting.ts';
import type { BoxId, KartenView } from './view.ts';

export type Goal = { discards: number[]; draw: number } | { box: BoxId; cards: string };

/** The next step towards a goal, with these cards set aside. */
function next(goal: Goal, aside: number[]): Move {
  if ('box' in goal) return aside.length > 0 ? { 'take-back': {} } : { score: { box: goal.box, cards: goal.cards } };
  const { discards, draw } = goal;
  if (aside.some((value, i) => discards[i] !== value)) return { 'take-back': {} };
  return aside.length < discards.length ? { 'set-aside': { value: discards[aside.length] } } : { exchange: { discards: diceText(discards), draw } };
}

export class Errand {
  private version = -1;
  private sent = false;

  constructor(
    private readonly goal: Goal,
    private readonly hand: string,
  ) {}

  /** Whether this state came after the last step. */
  isDone(version: number): boolean {
    return this.sent && version > this.version;
  }

  /** Plays the next step if it is time for it; false when there is no way on. */
  step(sitting: Sitting<KartenView>): boolean {
    const { own } = sitting.view;
    if (!sitting.mine || own?.hand !== this.hand) return false;
    if (sitting.moves.length === 0) return true; // a step is under way, or the connection is lost
    if (sitting.state.version === this.version) return false; // the step was refused
    const move = next(this.goal, faces(own.aside));
    if (!sitting.offer(move)) return false;
    this.version = sitting.state.version;
    this.sent = !!(move.score || move.exchange);
    sitting.play(move);
    return true;
  }
}
