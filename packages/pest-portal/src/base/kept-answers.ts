import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import type { DBSchema, IDBPDatabase } from 'idb';
import { fetchCode } from 'pest-ui';
import { answersDatabase as databaseName, fileCache } from './kept-names';
import { isOnline } from './online';
import { readToken } from './token-cookie';
import { isUnreachable } from './unreachable';

/** What the server last said to one question of one session. Whose session and which question are hashes. */
interface KeptAnswer {
  readonly session: string;
  readonly question: string;
  readonly data: unknown;
  readonly at: number;
}

interface Store extends DBSchema {
  answers: { key: [session: string, question: string]; value: KeptAnswer };
}

/** Older answers help nobody at a site. */
const keptMs = 7 * 24 * 60 * 60_000;
/** How long a network that is there, but hardly, is waited for where an older answer is at hand. */
const patienceMs = 6_000;

let opened: Promise<IDBPDatabase<Store>> | undefined;
/** Whether this session's answers are kept: decided when the account is known, by whether it works at sites. */
let keeping = false;
/** Told when something more is kept. */
const followers = new Set<() => void>();

/**
 * Answers are kept from now on, for whoever works where there is no network. What other sessions left on this device
 * goes: nobody reads what was fetched for another account.
 */
export async function keepAnswers(queryClient: QueryClient): Promise<void> {
  if (!isPossible()) return;
  keeping = true;
  await quietly(dropOthers());
  for (const query of queryClient.getQueryCache().getAll()) keepAnswer(query);
}

/** Forgets every answer and picture on this device. */
export async function forgetAnswers(): Promise<void> {
  keeping = false;
  if (!isPossible()) return;
  await quietly(database().then((db) => db.clear('answers')));
  if ('caches' in globalThis) await quietly(caches.delete(fileCache));
}

/** To be told of every change of the cache: what is shown is kept, whether it was fetched or written in place. */
export function followAnswers(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepAnswer(event.query);
  });
}

/**
 * Asks, and where nobody answers gives what was answered before: in this tab, or kept on this device. For the
 * `persister` of queries.
 */
export async function answerOrKept<Data, Key extends readonly unknown[]>(
  ask: (context: QueryFunctionContext<Key>) => Data | Promise<Data>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Data> {
  const before = async () => query.state.data ?? (await keptAnswer(query.queryHash));
  if (!isOnline()) {
    const kept = await before();
    if (kept !== undefined) return kept as Data;
  }
  try {
    return await withPatience(Promise.resolve(ask(context)), before);
  } catch (thrown) {
    const kept = isUnreachable(thrown) ? await before() : undefined;
    if (kept === undefined) throw thrown;
    return kept as Data;
  }
}

/** A slow answer is waited for, unless an older one is at hand. */
async function withPatience<Data>(asked: Promise<Data>, before: () => Promise<unknown>): Promise<Data> {
  if (!keeping) return asked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Data>((resolve) => {
    timer = setTimeout(
      () => void before().then((kept) => (kept === undefined ? undefined : resolve(kept as Data))),
      patienceMs,
    );
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

function keepAnswer({ queryHash, state: { data } }: Query): void {
  if (!keeping || data === undefined) return;
  void quietly(
    (async () => {
      const [session, question] = await keyOf(queryHash);
      await (await database()).put('answers', { session, question, data, at: Date.now() });
      for (const tell of followers) tell();
    })(),
  );
}

/** Since when the answer to a question is on this device; null where it is not. */
export async function keptSince(queryHash: string): Promise<number | null> {
  return (await readKept(queryHash))?.at ?? null;
}

export function followKept(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

async function keptAnswer(queryHash: string): Promise<unknown> {
  return (await readKept(queryHash))?.data;
}

async function readKept(queryHash: string): Promise<KeptAnswer | undefined> {
  if (!isPossible()) return undefined;
  const kept = await quietly((async () => (await database()).get('answers', await keyOf(queryHash)))());
  return kept && kept.at > Date.now() - keptMs ? kept : undefined;
}

async function dropOthers(): Promise<void> {
  const session = await digest(readToken() ?? '');
  const db = await database();
  const all = await db.getAll('answers');
  const gone = all.filter((answer) => answer.session !== session || answer.at < Date.now() - keptMs);
  if (gone.some((answer) => answer.session !== session) && 'caches' in globalThis) await caches.delete(fileCache);
  const { store, done } = db.transaction('answers', 'readwrite');
  for (const answer of gone) void store.delete([answer.session, answer.question]);
  await done;
}

async function keyOf(queryHash: string): Promise<[string, string]> {
  const token = readToken() ?? '';
  return [await digest(token), await digest(`${token} ${queryHash}`)];
}

/** Neither the token nor what was asked stands on the device in words. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function database(): Promise<IDBPDatabase<Store>> {
  opened ??= open();
  return opened;
}

/** The library is loaded by then: the first screen does not wait for it. */
async function open(): Promise<IDBPDatabase<Store>> {
  try {
    const openDB = await fetchCode(() => import('./answer-store'), 'openDB');
    return await openDB<Store>(databaseName, 1, {
      upgrade: (db) => void db.createObjectStore('answers', { keyPath: ['session', 'question'] }),
    });
  } catch (thrown) {
    opened = undefined;
    throw thrown;
  }
}

/** Without TLS there is no worker either, and nothing opens without a network. */
function isPossible(): boolean {
  return 'indexedDB' in globalThis && crypto.subtle !== undefined;
}

/** A device may be full, or closed to us: a kept answer is a help, never a condition. */
async function quietly<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
