/** Plays back what came from the server at the viewer's pace: one step after the other, each with time to be read. */
import type { LogLine, Move, State } from './types.ts';

/** How long each step is shown, in milliseconds. */
export interface Times {
  /** Dice that are held, before the others are rolled. */
  hold: number;
  /** Dice from the roll on: they tumble, and then lie there to be read. */
  roll: number;
  /** Anything else. */
  step: number;
}

/** What somebody is about to do: a move whose outcome is up to chance. */
export interface Intent {
  seat: number;
  move: Move;
}

export interface Stage {
  /** Shows the last of these states; the others have been passed over. */
  show(states: State[]): void;
  /** Something else about the playback has changed. */
  changed(): void;
  /** What the coming state begins with, if it should be seen first. */
  intent(state: State): Intent | undefined;
  /** Undefined: nothing waits. */
  times(): Times | undefined;
  /** Whether this state must be shown at once, since a clock is running. */
  urgent(state: State): boolean;
}

/** The move among these lines whose outcome is up to chance. */
export const chanced = (lines: LogLine[]): LogLine | undefined => lines.findLast((line) => line.move);

export class Playback {
  private queue: State[] = [];
  private timer?: ReturnType<typeof setTimeout>;
  /** What is about to happen; shown before it does. */
  intent?: Intent;

  constructor(private readonly stage: Stage) {}

  /** Whether there is more to come than is shown. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Shows a state at once, whatever was waiting, and gives it the time that it needs. */
  now(state: State): void {
    this.clear();
    this.play([state]);
  }

  /** Shows a state when its turn has come. */
  add(state: State): void {
    this.queue.push(state);
    if (!this.stage.times() || this.stage.urgent(state)) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Goes to the newest state at once. */
  skip(): void {
    const waiting = this.queue;
    this.clear();
    if (waiting.length > 0) this.stage.show(waiting);
  }

  /** Shows nothing new for a while, because something else is being shown. */
  rest(milliseconds: number): void {
    if (!this.stage.times()) return;
    clearTimeout(this.timer);
    this.wait(milliseconds);
  }

  /** Goes on, whatever the last state still needed. */
  goOn(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Forgets what was waiting. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.intent = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    const [state] = this.queue;
    const times = this.stage.times();
    if (!state) return;
    if (!times) return this.skip();
    const intent = this.intent ? undefined : this.stage.intent(state);
    if (intent) {
      this.intent = intent;
      this.wait(times.hold);
      this.stage.changed();
    } else {
      this.queue.shift();
      this.intent = undefined;
      this.play([state]);
    }
  }

  private play(states: State[]): void {
    const times = this.stage.times();
    // Sets the time before showing, because listeners may ask whether there is more to come.
    if (times) this.wait(chanced(states.at(-1)!.log) ? times.roll : times.step);
    this.stage.show(states);
  }

  private wait(milliseconds: number): void {
    this.timer = setTimeout(() => this.next(), milliseconds);
  }
}
