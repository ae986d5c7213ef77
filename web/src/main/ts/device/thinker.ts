/** The second worker, as the first one sees it: it has its own engine and thinks for bots, hints and reviews. */
import type { EngineAnswer, Request } from './engine.ts';

interface Waiting {
  resolve(thought: unknown): void;
  reject(failure: Error): void;
}

export class Thinker {
  private worker?: Worker;
  /** Answers come in the order of the questions. */
  private waiting: Waiting[] = [];

  constructor(private readonly name: string) {}

  /** Has something thought about; fails if the worker does, which is restarted for the next one. */
  think(request: Request): Promise<unknown> {
    this.worker ??= this.start();
    this.worker.postMessage(request);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private start(): Worker {
    const worker = new Worker(location.href, { type: 'module', name: this.name });
    worker.onmessage = ({ data }: MessageEvent<EngineAnswer>) => this.waiting.shift()?.resolve(data.body);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = undefined;
      this.waiting.splice(0).forEach(({ reject }) => reject(new Error(event.message)));
    };
    return worker;
  }
}
