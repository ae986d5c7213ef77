/** A clock for tests that advances when told to, and knows which timers are set. */

interface Timer {
  at: number;
  every?: number;
  run: () => void;
}

export class Clock {
  now = 0;
  private readonly timers = new Map<number, Timer>();
  private count = 0;

  /** From now on what the client sets goes by this clock; the network keeps the real one. */
  install(): this {
    const set = (run: () => void, wait = 0, every?: number) => {
      this.timers.set(++this.count, { at: this.now + wait, run, ...(every !== undefined && { every }) });
      return this.count;
    };
    const clear = (id?: number) => void this.timers.delete(id ?? 0);
    Object.assign(globalThis, {
      setTimeout: (run: () => void, wait?: number) => set(run, wait),
      setInterval: (run: () => void, wait: number) => set(run, wait, wait),
      clearTimeout: clear,
      clearInterval: clear,
    });
    return this;
  }

  /** How many timers are set. */
  get set(): number {
    return this.timers.size;
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
      if (!due) break;
      const [id, timer] = due;
      this.now = Math.max(this.now, timer.at);
      if (timer.every === undefined) this.timers.delete(id);
      else timer.at += timer.every;
      timer.run();
    }
    this.now = end;
  }
}
