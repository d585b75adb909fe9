import { lateDays } from 'pest-sdk';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/** Whose drafts they are, and of which page; null where nothing is kept. */
export interface DraftPlace {
  readonly accountId: string;
  readonly page: string;
  /** Drafts of the page outlive its tab, which a phone ends when it likes. */
  readonly lasting?: boolean | undefined;
}

const DraftContext = createContext<DraftPlace | null>(null);

/** What is typed below is kept for this account and page. */
export const DraftPlaceProvider = DraftContext.Provider;

/** What a person typed and did not save, kept for as long as the tab lives, or on this device where its page says so. */
export interface Draft {
  /** What was kept, as it was read from storage; undefined when there is nothing. */
  read(): unknown;
  keep(values: unknown): void;
  drop(): void;
}

const prefix = 'pest_draft';

/** The drafts of this page, by a name that tells each from the others. Null keeps nothing. */
export function useDrafts(): (name: string | null) => Draft {
  const place = useContext(DraftContext);
  return (name) =>
    place === null || name === null ? nothingKept : draftAt(storeOf(place), [...placeWords(place), name].join(' '));
}

/** The names of the drafts that this page has, also of those that another tab keeps. */
export function useDraftNames(): readonly string[] {
  const place = useContext(DraftContext);
  const names = useSyncExternalStore(onDrafts, () => (place ? namesAt(place).join('\n') : ''));
  return useMemo(() => (names === '' ? [] : names.split('\n')), [names]);
}

/** The draft of one record on this page. */
export function useDraft(name: string | null): Draft {
  return useDrafts()(name);
}

const nothingKept: Draft = { read: () => undefined, keep: () => undefined, drop: () => undefined };

/** A page waits to hear of drafts: of its own, and of another tab's. */
const listeners = new Set<() => void>();

function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function placeWords({ accountId, page }: DraftPlace): readonly string[] {
  return [prefix, accountId, page];
}

function storeOf({ lasting }: DraftPlace): () => Storage {
  return lasting ? () => localStorage : () => sessionStorage;
}

function namesAt(place: DraftPlace): readonly string[] {
  const start = `${placeWords(place).join(' ')} `;
  const keys = quietly(() => Object.keys(storeOf(place)())) ?? [];
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

interface Kept {
  readonly at: number;
  readonly values: unknown;
}

function draftAt(store: () => Storage, key: string): Draft {
  const change = (work: () => void) => {
    quietly(work);
    for (const heard of listeners) heard();
  };
  return {
    read: () => quietly(() => keptIn(store().getItem(key))?.values),
    keep: (values) => {
      const kept: Kept = { at: Date.now(), values };
      change(() => store().setItem(key, JSON.stringify(kept)));
    },
    drop: () => change(() => store().removeItem(key)),
  };
}

function keptIn(text: string | null): Kept | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  return typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number' && 'values' in kept
    ? { at: kept.at, values: kept.values }
    : undefined;
}

const longestMs = lateDays * 86_400_000;

function isOutOfDate(store: Storage, key: string): boolean {
  const kept = quietly(() => keptIn(store.getItem(key)));
  return kept === undefined || kept.at < Date.now() - longestMs;
}

/** Forgets what was typed: by everybody, or by everybody else and too long ago to be sent. */
export function dropDrafts({ except }: { readonly except?: string | undefined } = {}): void {
  quietly(() => {
    for (const store of [sessionStorage, localStorage]) {
      for (const key of Object.keys(store)) {
        const [kind, accountId] = key.split(' ', 2);
        if (kind === prefix && (accountId !== except || isOutOfDate(store, key))) store.removeItem(key);
      }
    }
  });
}

/** Storage may be full, closed to us, or hold what somebody else wrote: a draft is a help, never a condition. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * A draft read back, if it still has the shape of the form: the same fields, of the same kinds. A choice may be empty;
 * lists that start empty hold texts, records that start empty whatever a record may.
 */
export function shapedLike<Values>(model: Values, stored: unknown): stored is Values {
  return hasShape(model, stored);
}

function hasShape(model: unknown, stored: unknown): boolean {
  if (Array.isArray(model)) {
    return Array.isArray(stored) && stored.every((one) => (model.length > 0 ? hasShape(model[0], one) : isText(one)));
  }
  if (typeof model === 'object' && model !== null) return hasFields(model, stored);
  return stored === null || model === null ? isScalar(stored) : typeof stored === typeof model;
}

function hasFields(model: object, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  const fields = Object.entries(model);
  if (fields.length === 0) return Object.values(stored).every((value) => isScalar(value) || isTexts(value));
  const given = new Map(Object.entries(stored));
  return (
    given.size === fields.length && fields.every(([name, part]) => given.has(name) && hasShape(part, given.get(name)))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
