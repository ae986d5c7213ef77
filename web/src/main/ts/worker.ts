/** The service worker: keeps the shell, so that the page opens and says honestly that it is offline. */
export {};

interface Fetch extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = globalThis as unknown as Worker;
const CACHE = 'kniffel-1';

worker.addEventListener('install', (event) => {
  (event as Extendable).waitUntil(caches.open(CACHE).then((cache) => cache.add('/')));
  worker.skipWaiting();
});

worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event as Fetch;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/assets/')) (event as Fetch).respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate') (event as Fetch).respondWith(fetchedOrKept(request, '/'));
  else if (/^\/(api\/words\/|api\/games$|[^/]+$)/.test(address.pathname)) (event as Fetch).respondWith(fetchedOrKept(request, request.url));
});

/** What never changes is fetched once; of an older program nothing is kept. */
async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const kind = /assets\/([a-z]+)-\w+(\.\w+)$/.exec(request.url);
    for (const key of await cache.keys()) {
      const other = /assets\/([a-z]+)-\w+(\.\w+)$/.exec(key.url);
      if (kind && other && kind[1] !== 'chunk' && kind[1] === other[1] && kind[2] === other[2]) await cache.delete(key);
    }
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function fetchedOrKept(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw problem;
  }
}
