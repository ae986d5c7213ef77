/** One sitting at a table: everything a game view gets, and everything it can do. */
import type { Hint, Info, LogLine, Move, Offer, State } from '../core/types.ts';
import { canonical } from '../core/fair.ts';
import type { TableStore } from '../core/store.ts';
import { say } from '../core/words.ts';

export class Sitting<V = unknown> {
  readonly info: Info;
  readonly state: State<V>;
  /** What this viewer may know, as the rules' view type writes it. */
  readonly view: V;
  /** The seat whose eyes we look through; -1 for a spectator. */
  readonly seat: number;
  /** The legal moves, if it is mine to decide now; empty while a move is under way or the page is stale. */
  readonly moves: Offer[];
  readonly log: LogLine[];

  constructor(
    private readonly store: TableStore,
    state: State,
    info: Info,
    /** The hint that is open, if any: the view may point at its best move. */
    readonly hint?: Hint,
  ) {
    this.state = state as State<V>;
    this.info = info;
    this.view = this.state.view;
    this.seat = state.viewer;
    this.log = store.log;
    this.moves = store.fresh && !store.pending && !store.behind && state.asked?.seat === state.viewer ? (state.asked.moves ?? []) : [];
  }

  /** Who decides now, or has rolled their own dice; -1 if nobody does. */
  get asked(): number {
    return this.state.asked?.seat ?? this.state.falling?.seat ?? -1;
  }

  /** Whether it is my decision, even while my move is under way. */
  get mine(): boolean {
    return this.seat >= 0 && this.asked === this.seat;
  }

  /** Whether what is shown is what the server has. */
  get fresh(): boolean {
    return this.store.fresh;
  }

  /** Whether what is shown may be outdated because the connection was lost. */
  get lost(): boolean {
    return this.store.lost;
  }

  /** My move that is on its way to the server. */
  get pending(): Move | undefined {
    const command = this.store.pending?.command;
    return command && 'play' in command ? command.play.move : undefined;
  }

  name(seat: number): string {
    return this.info.seats[seat]?.name ?? say('web.seat.open');
  }

  get names(): string[] {
    return this.info.seats.map((_, seat) => this.name(seat));
  }

  /** The other seats, in the order of play after mine. */
  get others(): number[] {
    const count = this.info.seats.length;
    const from = Math.max(this.seat, 0);
    const seats = Array.from({ length: count }, (_, i) => (from + i) % count);
    return this.seat >= 0 ? seats.slice(1) : seats;
  }

  /** The legal move that looks like this, if there is one. */
  offer(move: Move): Offer | undefined {
    const wanted = canonical(move);
    return this.moves.find((offer) => canonical(offer.move) === wanted);
  }

  /** Plays a move; the server judges it. */
  play(move: Move): void {
    this.store.play(move);
  }

  /** Lets the others see what I have chosen and not yet played. */
  show(places: number[]): void {
    this.store.show(places);
  }

  /** What another seat has chosen; undefined if nobody said. */
  shown(seat: number): number[] | undefined {
    return this.store.chosen.get(seat);
  }

  /** What a seat is about to do, if that is up to chance. */
  intent(seat: number): Move | undefined {
    return this.store.intent?.seat === seat ? this.store.intent.move : undefined;
  }

  /** Whether more has happened than is shown yet. */
  get behind(): boolean {
    return this.store.behind;
  }

  /** Shows everything that has happened. */
  skip(): void {
    this.store.skip();
  }
}

/** The first fact of a kind among those a move would bring. */
export function fact<T = Record<string, unknown>>(offer: Offer | undefined, kind: string): T | undefined {
  return offer?.facts.find((each) => kind in each)?.[kind] as T | undefined;
}
