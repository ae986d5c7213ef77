/** The service worker: keeps the shell, so that the page opens and says honestly that it is offline; and, once somebody plays on this device, all that such games need. */
import { LANGUAGES, preferred } from './core/languages.ts';
import type { WorkerTask } from './core/offline.ts';

interface Fetch extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(what: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}
interface Tapped extends Extendable {
  notification: { data: string; close(): void };
}

/** The files of the first page, and a number that changes with any file; the bundler writes both. */
declare const FILES: string[];
declare const BUILD: string;

const worker = globalThis as unknown as Worker;
const CACHE = `kniffel-${BUILD}`;

/** The first visit fetches what the first page says before this worker runs: it is kept in the language of that visit. Words of other languages are kept when a page asks for them. */
const language = preferred();
/** Where there is no server, the games are a file of each language. */
const GAMES = location.search === '?site' ? `/api/games/${language}` : '/api/games';
const SAID = [`/api/words/${language}/first`, GAMES].map((path) => new Request(at(path), { headers: { 'Accept-Language': language } }));

/** Where a file of ours lies: the site may be in any folder. */
function at(path: string): string {
  return new URL(path.slice(1), new URL('.', location.href)).href;
}

/** Where an address of ours leads within that folder, with a slash at its beginning. */
function within(address: URL): string | undefined {
  const folder = new URL('.', location.href);
  return address.href.startsWith(folder.href) ? `/${address.pathname.slice(folder.pathname.length)}` : undefined;
}

worker.addEventListener('install', (event) => {
  (event as Extendable).waitUntil(caches.open(CACHE).then((cache) => Promise.all([cache.addAll(['/', ...FILES].map(at)), ...SAID.map((request) => add(request, cache))])));
  worker.skipWaiting();
});

worker.addEventListener('activate', (event) => (event as Extendable).waitUntil(Promise.all([worker.clients.claim(), tidy()])));

/** Keeps the files of this version and of the previous one, because a page of that may still be open. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event as Fetch;
  const address = new URL(request.url);
  const path = within(address);
  if (request.method !== 'GET' || !path) return;
  if (isFixed(path)) (event as Fetch).respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate') (event as Fetch).respondWith(fetchedOrKept(request, at('/')));
  else if (/^\/(api\/words\/.+|api\/games(\/..)?|rules\/.+\.md|[^/]+)$/.test(path)) (event as Fetch).respondWith(fetchedOrKept(request, keyOf(request)));
});

// Tapping the notification that it is your turn leads to that table.
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as Tapped;
  notification.close();
  (event as Tapped).waitUntil(show(notification.data));
});

async function show(path: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = new URL(path, new URL('.', location.href));
  const open = pages.find((page) => page.url === address.href);
  return open ? open.focus() : worker.clients.openWindow(address.href);
}

// Somebody plays on this device: from now on everything is there without a network.
worker.addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<WorkerTask>;
  const answer = (all: boolean) => ports[0]?.postMessage(all);
  (event as Extendable).waitUntil(isAllKept(data === 'keep').then(answer, () => answer(false)));
});

/** Whether everything listed is stored; missing files are fetched first, if requested. */
async function isAllKept(fetching: boolean): Promise<boolean> {
  const cache = await caches.open(CACHE);
  const list: string[] = await (await fetchedOrKept(new Request(at('/offline.json')), at('/offline.json'))).json();
  let all = true;
  for (const request of list.flatMap(requests)) {
    if (await cache.match(keyOf(request), { ignoreVary: true })) continue;
    all = fetching && (await keep(request, cache)) && all;
  }
  return all;
}

/** What a page asks for when it needs this: the games in each language. */
function requests(path: string): Request[] {
  if (path !== '/api/games') return [new Request(at(path))];
  return LANGUAGES.map((each) => new Request(at(path), { headers: { 'Accept-Language': each } }));
}

/** Whether it is stored now; files that never change may come from the previous version. */
async function keep(request: Request, cache: Cache): Promise<boolean> {
  const old = isFixed(within(new URL(request.url)) ?? '') ? await caches.match(request, { ignoreVary: true }) : undefined;
  try {
    await (old ? cache.put(request, old) : add(request, cache));
    return true;
  } catch {
    return false;
  }
}

async function add(request: Request, cache: Cache): Promise<void> {
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`${request.url}: ${answer.status}`);
  await cache.put(keyOf(request), answer);
}

/** The address under which something is stored: a browser keeps only one answer for each, and the games have one per language, as on a site. */
function keyOf(request: Request): string {
  return within(new URL(request.url)) === '/api/games' ? at(`/api/games/${request.headers.get('Accept-Language') ?? language}`) : request.url;
}

/** Whether the name of a file changes with what is in it. */
function isFixed(path: string): boolean {
  return /^\/(assets|engine-[^/]+)\//.test(path);
}

/** What never changes is fetched once, and kept from then on. */
async function keptOrFetched(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Fresh if the server answers, otherwise as it was. */
async function fetchedOrKept(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = (await cache.match(key, { ignoreVary: true })) ?? (await caches.match(key, { ignoreVary: true })) ?? (await inAnyLanguage(key, cache));
    if (kept) return kept;
    throw problem;
  }
}

/** The games in another language are better than none. */
async function inAnyLanguage(key: string, cache: Cache): Promise<Response | undefined> {
  return key.includes('/api/games/') ? cache.match(keyOf(SAID[1]!), { ignoreVary: true }) : undefined;
}
