import { type ForwardedRef, useImperativeHandle, useRef } from 'react';
import { usePest } from '../../provider/context';
import { StockBell } from '../../stock-bell/StockBell';
import { stockBell } from '../../stock-bell/StockBell.kind';
import type { StockBellHandle, StockBellProps } from '../../stock-bell/StockBell.types';
import { asWidget } from '../../widget/as-widget';
import { useSpeaking } from './useClient';
import { useLoadFailure } from './useLoadFailure';
import { type StockWarningsClient, useStockWarnings } from './useStockWarnings';

/** Props of {@link ConnectedStockBell}: those of the bell, without what it reads by itself. */
export interface ConnectedStockBellProps
  extends Omit<StockBellProps, 'items' | 'loading' | 'error' | 'onRetry' | 'updatedAt'> {
  /** @default the provider's; without one nothing is asked for */
  readonly client?: StockWarningsClient | undefined;
  /** About so often, while the page is visible. @default 60000 */
  readonly pollMs?: number | undefined;
}

/** What a `ref` on {@link ConnectedStockBell} holds. */
export interface ConnectedStockBellHandle extends StockBellHandle {
  /** Reads the stock now, as after a delivery. */
  refresh(): Promise<void>;
}

/** The stock bell that reads its warnings itself. */
export const ConnectedStockBell = /* @__PURE__ */ asWidget(
  stockBell,
  function ConnectedStockBell(
    { client: own, pollMs, onReplenish, ...bell }: ConnectedStockBellProps,
    ref: ForwardedRef<ConnectedStockBellHandle>,
  ) {
    const { client: shared } = usePest();
    const { items, loading, error, updatedAt, refresh } = useStockWarnings(
      useSpeaking<StockWarningsClient>(own ?? shared),
      {
        access: bell.access,
        pollMs,
      },
    );
    useLoadFailure('stock-bell', error, bell.onError);
    const handle = useRef<StockBellHandle>(null);
    useImperativeHandle(
      ref,
      () => ({
        get element() {
          return handle.current?.element ?? null;
        },
        focus: () => handle.current?.focus(),
        open: () => handle.current?.open(),
        close: () => handle.current?.close(),
        refresh,
      }),
      [refresh],
    );
    const replenish: StockBellProps['onReplenish'] =
      onReplenish &&
      (async (item, options) => {
        await onReplenish(item, options);
        await refresh();
      });
    return (
      <StockBell
        {...bell}
        ref={handle}
        items={items}
        loading={loading && items === undefined}
        error={error}
        onRetry={() => void refresh()}
        updatedAt={updatedAt}
        onReplenish={replenish}
      />
    );
  },
);
