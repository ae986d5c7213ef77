/** Does for the engine what it cannot do itself: stores what has to be stored before anybody is told, ticks, and has the thinking done elsewhere. */
import type { EngineAnswer, Engine, Request } from './engine.ts';
import type { Store } from './kept.ts';
import type { Thinker } from './thinker.ts';

/** How often something is retried after another page got in the way, or a thought was not ready. */
const TRIES = 5;

/** After a thought that failed, at first and at most. */
const PAUSE = 1000;
const LONGEST = 15_000;

/** How long somebody waits until a game is solved; after that a weaker answer is given. */
const PATIENCE = 1500;

export interface Listener {
  tell(message: object): void;
  /** What was told is no longer valid. */
  anew(): void;
  /** A bot plays less well than it should, because its game is still being solved. */
  hasty(): void;
}

export class Host {
  private queue: Promise<unknown> = Promise.resolve();
  private timer = 0;
  private thinking = 0;
  /** Whether a game is being solved that somebody did not want to wait for. */
  private solving = false;
  private loads = 0;
  private language = 'en';

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly thinker: Thinker,
    private readonly others: BroadcastChannel,
    private readonly listener: Listener,
  ) {
    others.onmessage = () => void this.afterAll(() => this.load().then(() => listener.anew()));
  }

  begin(): Promise<void> {
    return this.afterAll(() => this.load());
  }

  /** Answers a request; one that has to be thought about first is repeated afterwards. */
  async ask(request: Request, language: string): Promise<EngineAnswer> {
    this.language = language;
    for (let tries = 1; ; tries++) {
      const answer = await this.afterAll(() => this.carryOut(request));
      if (answer.status !== 202) {
        answer.think.forEach((thought) => void this.insist(thought));
        return answer;
      }
      const thoughts = answer.think.map((thought) => this.think(thought));
      if (tries === TRIES) return answer;
      await Promise.all(thoughts);
    }
  }

  /** One thing after the other. */
  private afterAll<T>(action: () => Promise<T>): Promise<T> {
    const result = this.queue.then(action);
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Makes the engine know what is stored, and nothing else. */
  private async load(): Promise<void> {
    const tables = await this.store.all();
    this.loads++;
    const { body, next } = this.engine({ do: 'load', tables }, this.language);
    if (body) console.error('kept here, but not readable:', JSON.stringify(body));
    this.plan(next);
  }

  private async carryOut(request: Request): Promise<EngineAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = this.engine(request, this.language);
      try {
        if (answer.saved.length > 0) {
          await this.store.save(answer.saved);
          this.others.postMessage('changed');
        }
      } catch (failure) {
        // Nobody has been told of it, so what is stored counts.
        await this.load();
        this.listener.anew();
        if (tries === TRIES || request.do !== 'http') throw failure;
        continue;
      }
      answer.messages.forEach((message) => this.listener.tell(message));
      this.plan(answer.next);
      return answer;
    }
  }

  private plan(next: number | null): void {
    clearTimeout(this.timer);
    if (next !== null && this.thinking === 0) this.timer = setTimeout(() => void this.tick(), next);
  }

  private async tick(): Promise<void> {
    await this.ask({ do: 'tick' }, this.language).catch(() => this.plan(PAUSE));
  }

  /** The engine asks for a bot's thought only once: it is retried until it is there, or until the engine no longer knows of it. */
  private async insist(request: Request): Promise<void> {
    const loads = this.loads;
    for (let pause = PAUSE; loads === this.loads && !(await this.think(request)); pause = Math.min(2 * pause, LONGEST)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Has one thought worked out and hands it over. Meanwhile nothing ticks, so that nothing is thought about twice. */
  private async think(request: Request): Promise<boolean> {
    this.thinking++;
    const thought = await this.inTime(request).catch((failure) => console.error(failure));
    this.thinking--;
    if (thought) await this.ask({ do: 'thought', thought }, this.language).catch(() => this.plan(PAUSE));
    else this.plan(PAUSE);
    return Boolean(thought);
  }

  /** A thought that needs a game to be solved is done in haste if that takes long. */
  private async inTime(request: Request): Promise<unknown> {
    if (request.solves !== true) return this.thinker.think(request);
    if (!this.solving) {
      const thorough = this.thinker.think(request);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
      const thought = await Promise.race([thorough, late]);
      if (thought) return thought;
      this.solving = true;
      // It is handed over all the same: asking for the same hint again gives the better one.
      void thorough
        .then((better) => this.ask({ do: 'thought', thought: better }, this.language))
        .catch((failure) => console.error(failure))
        .finally(() => (this.solving = false));
    }
    const { body } = this.engine({ ...request, haste: true }, this.language);
    if ((body as { topic: string }).topic === 'bot') this.listener.hasty();
    return body;
  }
}
