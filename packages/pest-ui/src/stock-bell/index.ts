'use client';

export { StockBell } from './StockBell';
export type {
  StockBellButtonProps,
  StockBellHandle,
  StockBellParts,
  StockBellProps,
  StockBellReason,
} from './StockBell.types';
export { StockBellButton } from './StockBellButton';
export { StockWarningList, type StockWarningListProps } from './StockWarningList';
export type { StockBellAccess, StockEntry, StockItem, StockSnooze } from './stock-items';
