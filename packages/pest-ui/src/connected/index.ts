'use client';

/**
 * Each widget with the calls it needs: it takes a client and ids, loads, saves and refreshes. The widgets of the main
 * entry make no request at all.
 */
export { ConnectedHeatMap, type ConnectedHeatMapHandle, type ConnectedHeatMapProps } from './ConnectedHeatMap';
export {
  ConnectedStockBell,
  type ConnectedStockBellHandle,
  type ConnectedStockBellProps,
} from './ConnectedStockBell';
export {
  type HeatActivity,
  type HeatActivityClient,
  type HeatActivityOptions,
  useHeatActivity,
} from './useHeatActivity';
export {
  type StockWarnings,
  type StockWarningsClient,
  type StockWarningsOptions,
  useStockWarnings,
} from './useStockWarnings';
