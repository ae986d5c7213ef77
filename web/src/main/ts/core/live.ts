/** The connection to the server: one for all tables, which recovers by itself and never loses or doubles a move; and the same for the games on this device. */
import { api, checkSession, ensureSession, sessionEnded } from './api.ts';
import { device } from './device.ts';
import { settings } from './settings.ts';
import { isHere } from './site.ts';
import { TableStore } from './store.ts';
import { theServer, type Line, type Transport } from './transport.ts';
import type { FromServer, ToServer } from './types.ts';

const PING = 5000;
const PATIENCE = 4000; // for the answer to a ping
const LONGEST_PAUSE = 8000;
const TOO_OFTEN = 2000; // until what the server did not read is sent again

/** Why the server closes a socket; docs/API.md has them all. */
const REFUSED = 1008;
const RESTART = 1012;

export type Connection = 'connecting' | 'live' | 'lost';

class Live extends EventTarget {
  connection: Connection = 'connecting';
  private line?: Line;
  private program?: string;
  private attempts = 0;
  private heard = 0;
  /** Whether the last line was closed before anything was said on it. */
  private unopened = false;
  private waiting = false;
  /** One timer for each purpose: setting it again replaces it. */
  private readonly timers: Partial<Record<'opening' | 'beat' | 'answer' | 'retry', number>> = {};
  private readonly tables = new Map<string, TableStore>();

  /** `ready` gives the transport once it can be used; it is told whether the last line never came to life. */
  constructor(
    private readonly ready: (unopened: boolean) => Promise<Transport>,
    /** Whether there is no such line without the internet. */
    remote: boolean,
  ) {
    super();
    if (remote) {
      addEventListener('online', () => this.retryNow());
      addEventListener('offline', () => this.line && this.lost(this.line));
    }
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.probe());
  }

  /** Starts following the table of this id. */
  open(id: string): TableStore {
    let table = this.tables.get(id);
    if (!table) {
      table = new TableStore(id, (message) => this.send(message));
      this.tables.set(id, table);
    }
    if (this.connection === 'live') table.greet();
    else this.connect();
    return table;
  }

  close(id: string): void {
    this.tables.delete(id);
    this.send({ close: { table: id } });
  }

  /** Connects again, as somebody else or in another language. */
  restart(): void {
    if (this.line) this.lost(this.line);
    this.retryNow();
  }

  private async connect(): Promise<void> {
    if (this.line || this.tables.size === 0) return;
    let transport: Transport;
    try {
      transport = await this.ready(this.unopened);
    } catch {
      this.tell('lost');
      this.later();
      return;
    }
    if (this.line) return;
    const line = transport.connect(settings.now.language, {
      hear: (message) => {
        if (line !== this.line) return;
        this.heard = performance.now();
        this.receive(message);
      },
      closed: (code, reason) => this.closed(line, code, reason),
    });
    this.line = line;
    this.unopened = true;
    // A connection that is not established within seconds counts as lost.
    this.time('opening', setTimeout(() => this.connection !== 'live' && this.lost(line), PATIENCE * 2));
  }

  private receive(message: FromServer): void {
    if (message.welcome) this.welcomed(message.welcome.version);
    const table = (id: string) => this.tables.get(id);
    if (message.state) table(message.state.table)?.receiveState(message.state);
    if (message.changed) {
      table(message.changed.info.id)?.receiveInfo(message.changed.info);
      void api.tended(message.changed.info);
    }
    if (message.refused) table(message.refused.table)?.receiveRefusal(message.refused);
    if (message.shown) table(message.shown.table)?.receiveChosen(message.shown.seat, message.shown.marks);
    if (message.reaction) table(message.reaction.table)?.receiveReaction(message.reaction.seat, message.reaction.reaction);
    if (message.gone) table(message.gone.table)?.receiveGone();
    if (message.problem) this.refused(message.problem);
  }

  private refused(problem: { code: string; text: string }): void {
    this.dispatchEvent(new CustomEvent('problem', { detail: problem.text }));
    if (problem.code !== 'too-often' || this.waiting) return;
    this.waiting = true;
    setTimeout(() => {
      this.waiting = false;
      if (this.connection === 'live') this.tables.forEach((table) => table.greet());
    }, TOO_OFTEN);
  }

  private closed(line: Line, code: number, reason: string): void {
    if (line !== this.line) return;
    if (code === RESTART) this.attempts = 0;
    if (code === REFUSED && reason === 'session') sessionEnded();
    else if (code === REFUSED) this.attempts = Math.max(this.attempts, 5);
    this.lost(line);
  }

  private welcomed(program: string): void {
    // The first version heard of is the one that this page came from.
    this.program ??= program;
    if (this.program !== program) this.dispatchEvent(new Event('outdated'));
    this.attempts = 0;
    this.unopened = false;
    this.tell('live');
    this.tables.forEach((table) => table.greet());
    this.time('beat', setInterval(() => this.probe(), PING));
  }

  /** Pings the server; silence means that the connection is lost. */
  private probe(): void {
    const line = this.line;
    if (!line || this.connection !== 'live') {
      this.retryNow();
      return;
    }
    const asked = performance.now();
    this.send({ ping: {} });
    this.time('answer', setTimeout(() => this.heard < asked && this.lost(line), PATIENCE));
  }

  private lost(line: Line): void {
    if (line !== this.line) return;
    this.line = undefined;
    Object.values(this.timers).forEach((timer) => clearTimeout(timer));
    line.close();
    this.tell('lost');
    this.later();
  }

  private later(): void {
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.time('retry', setTimeout(() => this.connect(), pause));
  }

  private retryNow(): void {
    if (this.connection === 'lost' && !this.line) {
      this.attempts = 0;
      this.connect();
    }
  }

  private time(purpose: keyof typeof this.timers, timer: number): void {
    clearTimeout(this.timers[purpose]);
    this.timers[purpose] = timer;
  }

  private send(message: ToServer): boolean {
    return this.line?.send(message) ?? false;
  }

  private tell(connection: Connection): void {
    this.connection = connection;
    this.tables.forEach((table) => table.connected(connection === 'live'));
    this.dispatchEvent(new Event('change'));
  }
}

export const live = new Live(async (unopened) => {
  // A browser does not say why a socket could not be opened; one reason is that this device was forgotten, in another tab.
  if (unopened) await checkSession();
  await ensureSession();
  return theServer;
}, true);

/** The same for the tables on this device. */
export const here = new Live(async () => {
  await device.ready();
  return device;
}, false);

/** The line to a table. */
export const lineTo = (table: string): Live => (isHere(table) ? here : live);
