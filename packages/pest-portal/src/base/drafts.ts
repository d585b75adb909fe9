import { createContext, useContext } from 'react';

/** Whose drafts they are, and of which page; null where nothing is kept. */
export interface DraftPlace {
  readonly accountId: string;
  readonly page: string;
}

const DraftContext = createContext<DraftPlace | null>(null);

/** What is typed below is kept for this account and page. */
export const DraftPlaceProvider = DraftContext.Provider;

/** What a person typed and did not save, kept for as long as the tab lives. */
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
    place === null || name === null ? nothingKept : draftAt([prefix, place.accountId, place.page, name].join(' '));
}

/** The draft of one record on this page. */
export function useDraft(name: string | null): Draft {
  return useDrafts()(name);
}

const nothingKept: Draft = { read: () => undefined, keep: () => undefined, drop: () => undefined };

function draftAt(key: string): Draft {
  return {
    read: () => quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined),
    keep: (values) => quietly(() => sessionStorage.setItem(key, JSON.stringify(values))),
    drop: () => quietly(() => sessionStorage.removeItem(key)),
  };
}

/** Forgets what was typed: by everybody, or by everybody else. */
export function dropDrafts({ except }: { readonly except?: string | undefined } = {}): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) {
      const [kind, accountId] = key.split(' ', 2);
      if (kind === prefix && accountId !== except) sessionStorage.removeItem(key);
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
