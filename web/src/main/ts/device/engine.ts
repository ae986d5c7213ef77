/** The engine as a worker has it: loads it, and gives each request what it must have from outside. */

/** What every request has besides what it asks for. */
export interface Request {
  do: string;
  [field: string]: unknown;
}

export interface Kept {
  id: string;
  head: unknown;
  lines: string[];
}

export interface Answer {
  status: number;
  body: unknown;
  messages: object[];
  saved: Kept[];
  think: Request[];
  next: number | null;
}

/** What the compiler leaves beside the engine. */
interface Loader {
  load(wasm: Response, file: (path: string) => Int8Array | null): Promise<(request: string) => string>;
}

export type Engine = (request: Request, language: string) => Answer;

/** Loads the engine of a folder. */
export async function load(folder: string): Promise<Engine> {
  const file = (path: string): Int8Array | null => {
    const request = new XMLHttpRequest();
    request.open('GET', folder + path, false);
    request.responseType = 'arraybuffer';
    request.send();
    return request.status === 200 ? new Int8Array(request.response) : null;
  };
  const [loader, wasm] = await Promise.all([import(`${folder}engine.js`) as Promise<Loader>, fetch(`${folder}kniffel.wasm`)]);
  if (!wasm.ok) throw new Error(`the engine: ${wasm.status}`);
  // A plain file server may not know what it sends.
  const handle = await loader.load(new Response(wasm.body, { headers: { 'Content-Type': 'application/wasm' } }), file);
  return (request, language) => JSON.parse(handle(JSON.stringify({ language, ...request, now: request.now ?? Date.now(), entropy: request.entropy ?? entropy() })));
}

function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
