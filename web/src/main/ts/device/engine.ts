/** The engine in a worker: loads it, and gives each request what it needs from outside. */

/** What every request has besides what it asks for. */
export interface Request {
  do: string;
  [field: string]: unknown;
}

export interface KeptTable {
  id: string;
  head: unknown;
  lines: string[];
}

export interface EngineAnswer {
  status: number;
  body: unknown;
  messages: object[];
  saved: KeptTable[];
  think: Request[];
  next: number | null;
}

/** What the compiler puts next to the engine. */
interface Loader {
  load(wasm: Response, file: (path: string) => Int8Array | null): Promise<(request: string) => string>;
}

export type Engine = (request: Request, language: string) => EngineAnswer;

/** Where the engine is, and the language that will be spoken first. */
export interface EngineHome {
  folder: string;
  language: string;
}

/** Files that the engine requests while answering and cannot wait for: everything this device stores, and the words of a language all at once, because one by one they take long on a slow line. */
async function filesOf({ folder, language }: EngineHome): Promise<Map<string, Int8Array>> {
  const address = new URL('../offline.json', folder).href;
  const list: string[] = await (await fetch(address).catch(() => kept(address))).json();
  const files = new Map<string, Int8Array>();
  const start = `/${folder.split('/').at(-2)}/kniffel/`;
  const load = async (path: string) => {
    const name = `kniffel/${path.slice(start.length)}`;
    const file = (await globalThis.caches?.match(folder + name, { ignoreVary: true })) ?? (name.endsWith(`.${language}.properties`) ? await fetch(folder + name) : undefined);
    if (file?.ok) files.set(name, new Int8Array(await file.arrayBuffer()));
  };
  await Promise.all(list.filter((path) => path.startsWith(start)).map(load));
  return files;
}

async function kept(address: string): Promise<Response> {
  const found = await globalThis.caches?.match(address, { ignoreVary: true });
  if (!found) throw new Error(`not kept: ${address}`);
  return found;
}

/** Fetches a file while nobody can wait; null if there is none. */
function fetchNow(address: string): Int8Array | null {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    return null; // nobody answers
  }
  return request.status === 200 ? new Int8Array(request.response) : null;
}

/** Loads the engine of a folder. */
export async function load(place: EngineHome): Promise<Engine> {
  const { folder } = place;
  const early = filesOf(place).catch(() => new Map<string, Int8Array>()); // then they come one by one
  const [loader, wasm] = await Promise.all([import(`${folder}engine.js`) as Promise<Loader>, fetch(`${folder}kniffel.wasm`)]);
  if (!wasm.ok) throw new Error(`the engine: ${wasm.status}`);
  const files = await early;
  const file = (path: string) => files.get(path) ?? fetchNow(folder + path);
  // A plain file server may not know what it sends.
  const handle = await loader.load(new Response(wasm.body, { headers: { 'Content-Type': 'application/wasm' } }), file);
  return (request, language) => JSON.parse(handle(JSON.stringify({ language, ...request, now: request.now ?? Date.now(), entropy: request.entropy ?? entropy() })));
}

function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
