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

/** Where the engine is, and the language that will be spoken first. */
export interface Place {
  folder: string;
  language: string;
}

/** The catalogues of a language, all at once: asked for one after the other, as the engine does it, they take long on a slow line. */
async function catalogues({ folder, language }: Place): Promise<Map<string, Int8Array>> {
  const list: string[] = await (await fetch(new URL('../offline.json', folder))).json();
  const said = new RegExp(`/(kniffel/words/[^/]+\\.${language}\\.properties)$`);
  const paths = list.flatMap((path) => said.exec(path)?.[1] ?? []);
  const files = await Promise.all(paths.map(async (path) => new Int8Array(await (await fetch(folder + path)).arrayBuffer())));
  return new Map(paths.map((path, i) => [path, files[i]!]));
}

/** Loads the engine of a folder. */
export async function load(place: Place): Promise<Engine> {
  const { folder } = place;
  const early = catalogues(place).catch(() => new Map<string, Int8Array>()); // then they come one by one
  let known = new Map<string, Int8Array>();
  const file = (path: string): Int8Array | null => {
    const kept = known.get(path);
    if (kept) return kept;
    const request = new XMLHttpRequest();
    request.open('GET', folder + path, false);
    request.responseType = 'arraybuffer';
    request.send();
    return request.status === 200 ? new Int8Array(request.response) : null;
  };
  const [loader, wasm] = await Promise.all([import(`${folder}engine.js`) as Promise<Loader>, fetch(`${folder}kniffel.wasm`)]);
  if (!wasm.ok) throw new Error(`the engine: ${wasm.status}`);
  known = await early;
  // A plain file server may not know what it sends.
  const handle = await loader.load(new Response(wasm.body, { headers: { 'Content-Type': 'application/wasm' } }), file);
  return (request, language) => JSON.parse(handle(JSON.stringify({ language, ...request, now: request.now ?? Date.now(), entropy: request.entropy ?? entropy() })));
}

function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
