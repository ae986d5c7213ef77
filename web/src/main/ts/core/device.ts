/** The games on this device: a worker with the engine answers as a server would (docs/BROWSER.md). It is started when it is first needed. */
import { offline } from './offline.ts';
import { settings } from './settings.ts';
import { engine, fileAt } from './site.ts';
import type { Answer, Asked, Line, Transport } from './transport.ts';
import type { FromServer } from './types.ts';

/** Where the worker's script is; the bundler writes it. */
declare const DEVICE: string;

/** What the worker says: that the engine runs, the answer to a request, a message, that everything has to be opened again, or that a bot plays in haste. */
export type FromDevice = { ready: true } | { n: number; status: number; content: unknown } | { message: FromServer } | { anew: true } | { hasty: true };

/** What it is told: a request of the API with a number, or a message. */
export type ToDevice = { n: number; asked: Asked } | { message: object; language: string };

/** A struct with one field: browsers without garbage collection refuse it. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

/** Whether the engine came with this page. */
export const hasEngine = engine !== undefined;

/** Whether this browser can run it. */
export const canPlayHere = (): boolean => hasEngine && typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT) && 'indexedDB' in globalThis;

interface Running {
  worker: Worker;
  answers: Map<number, { resolve: (answer: Answer) => void; reject: (failure: Error) => void }>;
}

let running: Promise<Running> | undefined;
let count = 0;
const lines = new Set<{ hear(message: FromServer): void; closed(code: number, reason: string): void }>();

function start(): Promise<Running> {
  running ??= new Promise<Running>((resolve, reject) => {
    const worker = new Worker(fileAt(DEVICE), { type: 'module', name: `play ${settings.now.language} ${new URL(fileAt(engine!), location.href).href}` });
    const started: Running = { worker, answers: new Map() };
    worker.onmessage = ({ data }: MessageEvent<FromDevice>) => {
      if ('ready' in data) resolve(started);
      else if ('message' in data) lines.forEach((line) => line.hear(data.message));
      else if ('anew' in data) hangUp();
      else if ('hasty' in data) haste.dispatchEvent(new Event('change'));
      else {
        started.answers.get(data.n)?.resolve({ status: data.status, content: data.content });
        started.answers.delete(data.n);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      console.error(event.message);
      const failure = new Error('the games on this device have stopped');
      running = undefined;
      worker.terminate();
      reject(failure);
      started.answers.forEach((answer) => answer.reject(failure));
      hangUp();
    };
    void offline.keep();
  });
  return running;
}

/** Pages that follow a table ask for it again. */
function hangUp(): void {
  lines.forEach((line) => line.closed(1012, ''));
}

/** Whether a game was ever stored here; only then is the engine worth loading before somebody plays. */
async function isKept(): Promise<boolean> {
  if (running) return true;
  return canPlayHere() && (await indexedDB.databases()).some(({ name }) => name === 'kniffel');
}

/** What can be answered without the engine. */
async function atOnce({ method, path, language }: Asked): Promise<unknown> {
  switch (`${method} ${path}`) {
    case 'POST /api/session':
    case 'GET /api/me':
    case 'PATCH /api/me':
      return { player: { id: 'device', name: settings.now.name } };
    case 'GET /api/games':
      return (await fetch(fileAt(`/api/games/${language}`))).json();
    case 'GET /api/tables':
      return { tables: [] };
    case 'GET /api/me/tables':
      return (await isKept()) ? undefined : { tables: [] };
    case 'GET /api/me/statistics':
    case 'GET /api/me/results':
      return (await isKept()) ? undefined : { games: [], year: new Date().getUTCFullYear(), opponents: [] };
    default:
      return undefined;
  }
}

/** Says that a bot plays less well for now, because its game is still being solved. */
export const haste = new EventTarget();

export const device: Transport & { ready(): Promise<unknown> } = {
  ready: start,

  async request(asked) {
    const content = await atOnce(asked);
    if (content) return { status: 200, content };
    const { worker, answers } = await start();
    const n = ++count;
    return new Promise((resolve, reject) => {
      answers.set(n, { resolve, reject });
      worker.postMessage({ n, asked } satisfies ToDevice);
    });
  },

  connect(language, hearer): Line {
    lines.add(hearer);
    const hear = (message: FromServer) => queueMicrotask(() => lines.has(hearer) && hearer.hear(message));
    hear({ welcome: { player: { id: 'device', name: settings.now.name }, version: '' } });
    return {
      send(message) {
        if (!running) return false;
        if ('ping' in message) hear({ pong: {} }); // whether it is alive is known without asking
        else void running.then(({ worker }) => worker.postMessage({ message, language } satisfies ToDevice));
        return true;
      },
      close: () => lines.delete(hearer),
    };
  },
};
