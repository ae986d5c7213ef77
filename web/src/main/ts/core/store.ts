/** What the client knows about one table: its state, its info, the log, what is chosen and moves under way. */
import { freshId } from './fresh-id.ts';
import { chanced, Playback, type Intent, type Times } from './playback.ts';
import { settings } from './settings.ts';
import type { Info, LogLine, Move, Reaction, Refusal, State, ToServer } from './types.ts';

const LINES = 400;

/** How long dice tumble. */
export const TUMBLE = 700;

/** How long each pace shows the steps of others; dice that have come to rest can be read at any pace. */
const PACES: Record<number, { hold: number; rest: number; step: number } | undefined> = {
  500: { hold: 500, rest: 650, step: 750 },
  1500: { hold: 1000, rest: 1200, step: 1500 },
};

/** How long until a move that the server could not store is sent again. */
const AGAIN = 500;

/** A move, or what I say has fallen. */
type Command = { play: { move: Move } } | { say: { said: number[]; pad?: boolean } };

interface Pending {
  id: string;
  version: number;
  command: Command;
}

/** Sends events: `change` for everything, `lines` (new log lines), `refused` (why), `reaction` ({seat, reaction}), `gone`, and for what is compared with the record at the end `told` (a state) and `played` ({version, move}: a move of ours that counts). */
export class TableStore extends EventTarget {
  /** What is shown; what came after it may still wait to be shown. */
  state?: State;
  info?: Info;
  log: LogLine[] = [];
  /** What others have chosen and not yet played, by seat. */
  chosen = new Map<number, number[]>();
  /** The move that was sent and not yet answered. */
  pending?: Pending;
  /** Whether what is shown is what the server has. */
  fresh = false;
  /** Whether that is because the connection was lost and nothing has been heard since. */
  lost = false;
  gone = false;
  /** When the time for the turn is up, by the clock of this device. */
  deadline?: number;
  private seat?: number;
  private awaiting = false;
  /** The newest version that was heard of. */
  private newest?: number;
  private readonly playback = new Playback({
    show: (states) => this.present(states),
    changed: () => this.changed(),
    intent: (state) => this.intended(state),
    times: () => this.times(),
    urgent: (state) => !!this.info?.clock && !!state.asked?.moves,
  });

  constructor(
    readonly id: string,
    private readonly send: (message: ToServer) => boolean,
  ) {
    super();
  }

  /** Introduces itself to the server, and sends again what was not answered. */
  greet(): void {
    this.awaiting = true;
    this.send({ open: { table: this.id, ...(this.seat !== undefined && { seat: this.seat }) } });
    if (this.pending) this.sendPending(this.pending);
  }

  /** Looks at the table as the player of one of my seats; undefined: as a spectator, or as the only seat. */
  sit(seat: number | undefined): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.fresh = false;
    this.playback.clear(); // the waiting states are for another viewer
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
    this.command({ play: { move } });
  }

  /** Says what fell, as it lies: faces, or the seat that begins; `pad`: it was the last roll of the turn. */
  say(said: number[], pad: boolean): void {
    this.command({ say: { said, ...(pad && { pad }) } });
  }

  private command(command: Command): void {
    if (this.pending || !this.state || !this.fresh || this.behind) return;
    this.pending = { id: freshId(), version: this.state.version, command };
    this.sendPending(this.pending);
    this.changed();
  }

  private sendPending({ id, version, command }: Pending): void {
    const which = { table: this.id, id, version };
    this.send('play' in command ? { play: { ...which, ...command.play } } : { say: { ...which, ...command.say } });
  }

  show(places: number[]): void {
    this.send({ show: { table: this.id, marks: places } });
  }

  react(reaction: Reaction): void {
    this.send({ react: { table: this.id, reaction } });
  }

  receiveState(state: State): void {
    // While the table is being reopened, only its complete state counts, as the requested seat sees it: news already under way may be for another seat, and its few lines are not the whole log.
    const whole = this.awaiting && state.since === 0 && (this.seat === undefined || this.seat === state.viewer);
    if (this.awaiting && !whole) return;
    if (!whole && this.newest !== undefined) {
      if (state.since > this.newest) {
        this.greet(); // something was missed
        return;
      }
      if (state.version < this.newest) return;
    }
    const own = state.done !== undefined && state.done === this.pending?.id;
    const { pending } = this;
    if (own) this.pending = undefined;
    const first = this.newest === undefined || whole;
    // Anyone who arrives after the game was not there.
    if (state.asked || (state.over && !first && state.since === this.newest)) this.dispatchEvent(new CustomEvent('told', { detail: state }));
    if (own && 'play' in pending!.command) this.dispatchEvent(new CustomEvent('played', { detail: { version: pending!.version, move: pending!.command.play.move } }));
    this.awaiting = false;
    this.fresh = true;
    this.lost = false;
    this.newest = state.version;
    if (first || own) this.playback.now(state);
    else this.playback.add(state);
    this.changed();
  }

  private present(states: State[]): void {
    const state = states.at(-1)!;
    const last = this.log.at(-1)?.n ?? 0;
    const lines = states.flatMap((each) => each.log).filter((line) => line.n > last);
    const first = this.state === undefined;
    this.log = (state.since === 0 ? state.log : [...this.log, ...lines]).slice(-LINES);
    if (state.version !== this.state?.version) this.chosen.clear();
    this.state = state;
    if (!first && lines.length > 0) this.dispatchEvent(new CustomEvent('lines', { detail: lines }));
    this.changed();
  }

  /** Whether there is more to come than is shown. */
  get behind(): boolean {
    return this.playback.behind;
  }

  /** What somebody else is about to do. */
  get intent(): Intent | undefined {
    return this.playback.intent;
  }

  /** Shows everything that has come. */
  skip(): void {
    this.playback.skip();
  }

  /** Shows nothing new for a while, because something else is being shown. */
  rest(milliseconds: number): void {
    this.playback.rest(milliseconds);
  }

  goOn(): void {
    this.playback.goOn();
  }

  /** Undefined: whatever comes is shown at once. */
  private times(): Times | undefined {
    const pace = document.hidden ? undefined : PACES[settings.now.pace];
    return pace && { hold: pace.hold, roll: settings.duration(TUMBLE) + pace.rest, step: pace.step };
  }

  /** What a bot holds is shown before it rolls; what a person holds was shown already, and at the first roll there is nothing to hold. */
  private intended(state: State): Intent | undefined {
    const line = chanced(state.log);
    const before = this.log.findLast((each) => each.seat !== undefined);
    if (line?.seat === undefined || line.seat !== before?.seat || line.seat === state.viewer || this.chosen.has(line.seat)) return undefined;
    return { seat: line.seat, move: line.move! };
  }

  receiveInfo(info: Info): void {
    if (this.info && info.revision < this.info.revision) return;
    this.info = info;
    this.deadline = info.left === undefined ? undefined : Date.now() + info.left;
    this.changed();
  }

  receiveRefusal(refusal: Refusal): void {
    if (refusal.id !== this.pending?.id) return;
    if (refusal.code === 'unavailable') {
      // Nobody knows whether it counts: sent under the same id it counts once.
      setTimeout(() => this.pending?.id === refusal.id && this.sendPending(this.pending), AGAIN);
      return;
    }
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
