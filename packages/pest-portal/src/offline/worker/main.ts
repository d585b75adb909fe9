/**
 * Opens the console without a network: its page and the files that a day at a site needs are fetched beforehand, others
 * kept once they were used. What the server says to calls is none of its business (see `base/kept-answers`), and with a
 * network every page comes from there: a new version never waits behind an old one.
 */
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { fileCache } from '../../base/kept-names';
import { tokenCookie } from '../../base/token-cookie-name';
import { type Kind, kindOf } from './requests';
import type { FetchEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Put in by `vite.worker.config.ts`. */
declare const precached: PrecacheEntry[];

const assetCache = 'pest-assets';
/** How long a page waits for a network that is there, but hardly. */
const patienceMs = 4_000;

precache(precached);
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  // The person has agreed; before that no page is left with half of another version.
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(new URL(request.url), { method: request.method, mode: request.mode }, self.location.origin);
  if (kind !== null) event.respondWith(answers[kind](event));
});

const answers: Readonly<Record<Kind, (event: FetchEvent) => Promise<Response>>> = {
  page: ({ request }) =>
    fetchInTime(request).catch(async () => (await matchPrecache('/index.html')) ?? Response.error()),
  asset: async ({ request }) => (await matchPrecache(request)) ?? fromCache(assetCache, request, request.url),
  file: ({ request }) => fileAnswer(request),
};

/** A link to a stored file is signed anew each hour: the file is told by its path. */
async function fileAnswer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const name = `${origin}${pathname}`;
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(fileCache)).put(name, answer.clone());
    return answer;
  } catch {
    if (!(await isSignedIn())) return Response.error();
    return (await (await caches.open(fileCache)).match(name)) ?? Response.error();
  }
}

/** Whoever is signed in nowhere is shown nothing that somebody else left. Where cookies cannot be read, pages forget it. */
async function isSignedIn(): Promise<boolean> {
  if (self.cookieStore === undefined) return true;
  return Boolean((await self.cookieStore.get(tokenCookie))?.value);
}

/** Built files never change under their names. */
async function fromCache(cacheName: string, request: Request, name: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(name);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(name, answer.clone());
  return answer;
}

function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(patienceMs) });
}
