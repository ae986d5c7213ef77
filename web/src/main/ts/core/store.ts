/** What the client knows about one table: its state, its info, the log, what is chosen and moves under way. */
import { freshId } from './fresh-id.ts';
import type { Info, LogLine, Move, Reaction, State } from './types.ts';

const LINES = 400;

interface Pending {
  id: string;
  version: number;
  move: Move;
}

/**
 * Sends events: `change` for everything, `lines` (new log lines), `refused` (why),
 * `reaction` ({seat, reaction}) and `gone`.
 */
export class TableStore extends EventTarget {
  state?: State;
  info?: Info;
  log: LogLine[] = [];
  /** What others have chosen and not yet played, by seat. */
  chosen = new Map<number, number[]>();
  /** The move that was sent and not yet answered. */
  pending?: Pending;
  /** Whether what is shown is what the server has. */
  fresh = false;
  /** Whether it is not because the connection was lost, and nothing has been heard since. */
  lost = false;
  gone = false;
  /** When the time for the turn is up, by the clock of this device. */
  deadline?: number;
  private seat?: number;
  private awaiting = false;

  constructor(
    readonly id: string,
    private readonly send: (message: object) => boolean,
  ) {
    super();
  }

  /** Introduces itself to the server, and sends again what was not answered. */
  greet(): void {
    this.awaiting = true;
    this.send({ open: { table: this.id, ...(this.seat !== undefined && { seat: this.seat }) } });
    if (this.pending) this.send({ play: { table: this.id, ...this.pending } });
  }

  /** Looks at the table as the player of one of my seats; undefined: as a spectator, or as the only seat. */
  sit(seat: number | undefined): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.fresh = false;
    this.greet();
    this.changed();
  }

  connected(yes: boolean): void {
    if (!yes) {
      this.fresh = false;
      this.lost = true;
    }
    this.changed();
  }

  /** Sends a move; only one is under way at a time. */
  play(move: Move): void {
    if (this.pending || !this.state || !this.fresh) return;
    this.pending = { id: freshId(), version: this.state.version, move };
    this.send({ play: { table: this.id, ...this.pending } });
    this.changed();
  }

  show(places: number[]): void {
    this.send({ show: { table: this.id, marks: places } });
  }

  react(reaction: Reaction): void {
    this.send({ react: { table: this.id, reaction } });
  }

  receiveState(state: State): void {
    const known = this.awaiting ? undefined : this.state?.version;
    if (known !== undefined && state.since > known) {
      this.greet(); // something was missed
      return;
    }
    if (known !== undefined && state.version < known) return;
    if (state.done && state.done === this.pending?.id) this.pending = undefined;
    const last = this.log.at(-1)?.n ?? 0;
    const lines = state.log.filter((line) => line.n > last);
    const first = this.state === undefined;
    this.log = this.awaiting ? state.log.slice(-LINES) : [...this.log, ...lines].slice(-LINES);
    if (state.version !== this.state?.version) this.chosen.clear();
    this.awaiting = false;
    this.fresh = true;
    this.lost = false;
    this.state = state;
    if (!first && lines.length > 0) this.dispatchEvent(new CustomEvent('lines', { detail: lines }));
    this.changed();
  }

  receiveInfo(info: Info): void {
    if (this.info && info.revision < this.info.revision) return;
    this.info = info;
    this.deadline = info.left === undefined ? undefined : Date.now() + info.left;
    this.changed();
  }

  receiveRefusal(refusal: { id: string; text: string }): void {
    if (refusal.id !== this.pending?.id) return;
    this.pending = undefined;
    this.dispatchEvent(new CustomEvent('refused', { detail: refusal.text }));
    this.changed();
  }

  receiveChosen(seat: number, places: number[]): void {
    this.chosen.set(seat, places);
    this.changed();
  }

  receiveReaction(seat: number, reaction: string): void {
    this.dispatchEvent(new CustomEvent('reaction', { detail: { seat, reaction } }));
  }

  receiveGone(): void {
    this.gone = true;
    this.changed();
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}
