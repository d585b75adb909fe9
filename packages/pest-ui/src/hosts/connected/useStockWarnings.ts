import { isPestError, type StockWarning } from 'pest-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type StockBellAccess, visibleStockKinds } from '../../stock-bell/stock-items';
import { isAbort } from '../../widget/failure-words';

/** What {@link useStockWarnings} asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface StockWarningsClient {
  readonly stock: {
    readonly allCategoryStock: (
      input: Record<string, never>,
      options: { readonly signal: AbortSignal },
    ) => Promise<readonly StockWarning[]>;
  };
}

/** Options of {@link useStockWarnings}. */
export interface StockWarningsOptions {
  /** What the person may see; who sees nothing asks for nothing. */
  readonly access: StockBellAccess | undefined;
  /** About so often, while the page is visible. @default 60000 */
  readonly pollMs?: number | undefined;
}

/** What {@link useStockWarnings} knows. */
export interface StockWarnings {
  /** Undefined until they were read once. */
  readonly items: readonly StockWarning[] | undefined;
  readonly loading: boolean;
  /** Why the last try failed; the items are those of the one before. */
  readonly error: unknown;
  readonly updatedAt: Date | undefined;
  /** Reads them now; never rejects. */
  readonly refresh: () => Promise<void>;
}

const minute = 60_000;
/** Spreads requests by a tenth, so that bells opened together do not ask together. */
const jitter = 0.1;
const longestPause = 8;

type Known = Pick<StockWarnings, 'items' | 'loading' | 'error' | 'updatedAt'>;
const nothingKnown: Known = { items: undefined, loading: false, error: undefined, updatedAt: undefined };

/**
 * Stock warnings, read again every minute: only while the page is visible, later after failures, and not any more when
 * the session is over (code 1001).
 */
export function useStockWarnings(
  client: StockWarningsClient | undefined,
  { access, pollMs = minute }: StockWarningsOptions,
): StockWarnings {
  const [known, setKnown] = useState(nothingKnown);
  const asks = client !== undefined && visibleStockKinds(access).length > 0;
  const refreshNow = useRef<() => Promise<void>>(async () => undefined);

  useEffect(() => {
    setKnown(nothingKnown);
    if (!asks) return;
    const polling = startPolling({
      pollMs,
      read: (signal) => client.stock.allCategoryStock({}, { signal }),
      onStart: () => setKnown((before) => ({ ...before, loading: true })),
      onItems: (items) => setKnown({ items, loading: false, error: undefined, updatedAt: new Date() }),
      onError: (error) => setKnown((before) => ({ ...before, loading: false, error })),
    });
    refreshNow.current = polling.refresh;
    return () => {
      refreshNow.current = async () => undefined;
      polling.stop();
    };
  }, [client, asks, pollMs]);

  const refresh = useCallback(() => refreshNow.current(), []);
  return { ...known, refresh };
}

interface PollingOptions {
  readonly pollMs: number;
  readonly read: (signal: AbortSignal) => Promise<readonly StockWarning[]>;
  readonly onStart: () => void;
  readonly onItems: (items: readonly StockWarning[]) => void;
  readonly onError: (error: unknown) => void;
}

function startPolling({ pollMs, read, onStart, onItems, onError }: PollingOptions) {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let failures = 0;

  const wait = () => {
    clearTimeout(timer);
    const pause = pollMs * Math.min(2 ** failures, longestPause);
    timer = setTimeout(due, pause * (1 - jitter + 2 * jitter * Math.random()));
  };
  const due = () => {
    if (!document.hidden) return void refresh();
    // A reading that fell due while the page was hidden is made when it is shown again.
    document.addEventListener('visibilitychange', due, { once: true, signal });
  };
  const readOnce = async () => {
    onStart();
    try {
      const items = await read(signal);
      failures = 0;
      if (!signal.aborted) onItems(items);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      failures += 1;
      onError(error);
      if (isPestError(error) && error.kind === 'session') return;
    }
    if (!signal.aborted) wait();
  };
  const refresh = () => {
    clearTimeout(timer);
    underWay ??= readOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  void refresh();
  return {
    refresh,
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}
