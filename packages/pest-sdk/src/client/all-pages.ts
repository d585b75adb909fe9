import { PestError } from '../errors/pest-error';
import { limits } from '../rules/limits';
import type { AllItems, PageOptions } from './call';
import type { CallOptions } from './options';

/** Asks for one page of a list. */
type AskForPage = (input: object, call: CallOptions) => Promise<unknown>;

interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly limit: number;
}

const largestPage = Math.max(...limits.pageSizes);

/** Walks through the pages of a list; see `all` of {@link ListCall}. */
export function allPages(
  name: string,
  ask: AskForPage,
  input: object,
  { atMost = Number.POSITIVE_INFINITY, onTotalChange, ...call }: PageOptions,
  walks: AbortSignal,
): AllItems<unknown> {
  const askFor = async (page: number) => {
    // Cancelled between two pages, as by `abortAll` while the host worked on the items of one.
    if (walks.aborted) throw new PestError({ kind: 'abort', endpoint: name });
    return readPage(name, await ask({ limit: largestPage, ...input, page }, call));
  };
  const walk = () => upTo(atMost, oncePerId(walkPages(askFor, onTotalChange)));
  return { [Symbol.asyncIterator]: walk, toArray: () => arrayOf(walk()) };
}

type Items = AsyncGenerator<unknown, void, undefined>;

async function* walkPages(
  askFor: (page: number) => Promise<Page>,
  onTotalChange: PageOptions['onTotalChange'] = () => undefined,
): Items {
  let before: number | null = null;
  for (let page = 1; ; ) {
    const { items, total, limit } = await askFor(page);
    const removed: number = Math.max(0, (before ?? total) - total);
    if (before !== null && total !== before) onTotalChange(total, before);
    before = total;
    yield* items;
    // What was removed moved the rest forward, on to pages that were read already: they are read again.
    if (removed > 0) page = Math.max(1, page - Math.ceil(removed / limit));
    else if (items.length === 0 || page * limit >= total) return;
    else page += 1;
  }
}

/** What was added moves the rest to the next page, where it comes again. An item without an id is taken as it comes. */
async function* oncePerId(items: Items): Items {
  const given = new Set<unknown>();
  for await (const item of items) {
    const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
    if (id !== undefined && given.has(id)) continue;
    given.add(id);
    yield item;
  }
}

async function* upTo(count: number, items: Items): Items {
  let left = count;
  if (left < 1) return;
  for await (const item of items) {
    yield item;
    left -= 1;
    if (left < 1) return;
  }
}

async function arrayOf(items: Items): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

function readPage(endpoint: string, answer: unknown): Page {
  const { items, total, limit }: Partial<Record<keyof Page, unknown>> = Object(answer);
  if (!Array.isArray(items) || typeof total !== 'number') throw new PestError({ kind: 'contract', endpoint });
  return { items, total, limit: typeof limit === 'number' && limit > 0 ? limit : largestPage };
}
