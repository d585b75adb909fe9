'use client';

/**
 * Each widget with the calls it needs: it takes a client and ids, loads, saves and refreshes. The widgets of the main
 * entry make no request at all.
 */
export {
  ConnectedStockBell,
  type ConnectedStockBellHandle,
  type ConnectedStockBellProps,
} from './ConnectedStockBell';
export {
  type StockWarnings,
  type StockWarningsClient,
  type StockWarningsOptions,
  useStockWarnings,
} from './useStockWarnings';
