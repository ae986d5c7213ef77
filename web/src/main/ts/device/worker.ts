/** The worker of the games on this device, or the one that thinks for it; its name says which, the language and where the engine is. */
import type { FromDevice, ToDevice } from '../core/device.ts';
import { load, type Request } from './engine.ts';
import { Host, type Listener } from './host.ts';
import { Store } from './kept.ts';
import { Thinker } from './thinker.ts';

interface Scope {
  name: string;
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;
const [task, language = 'en', folder = ''] = scope.name.split(' ');

/** An unhandled failure ends the worker: its owner is told that and why, which a Java exception would not say by itself. */
const fail = (failure: unknown) =>
  setTimeout(() => {
    throw new Error(failure instanceof Error ? failure.message : String(failure), { cause: failure });
  });

function thinkOnly(): void {
  const engine = load({ folder, language });
  scope.onmessage = ({ data }: MessageEvent<Request>) => void engine.then((handle) => scope.postMessage(handle(data, 'en'))).catch(fail);
}

function play(): void {
  const say = (message: FromDevice) => scope.postMessage(message);
  const begun = begin({ tell: (message) => say({ message } as FromDevice), anew: () => say({ anew: true }), hasty: () => say({ hasty: true }) });
  begun.then(() => say({ ready: true }), fail);
  scope.onmessage = ({ data }: MessageEvent<ToDevice>) => void begun.then((host) => hear(data, host, say));
}

async function begin(listener: Listener): Promise<Host> {
  const [engine, store] = await Promise.all([load({ folder, language }), Store.open()]);
  const host = new Host(engine, store, new Thinker(`think ${language} ${folder}`), new BroadcastChannel('kniffel'), listener);
  await host.begin();
  return host;
}

async function hear(said: ToDevice, host: Host, say: (message: FromDevice) => void): Promise<void> {
  if ('message' in said) {
    await host.ask({ do: 'message', message: said.message }, said.language).catch((failure) => console.error(failure));
    return;
  }
  const { method, path, body, language } = said.asked;
  try {
    const { status, body: content } = await host.ask({ do: 'http', method, path, body: body ?? {} }, language);
    say({ n: said.n, status, content });
  } catch (failure) {
    console.error(failure);
    say({ n: said.n, status: 500, content: undefined });
  }
}

if (task === 'think') thinkOnly();
else play();
