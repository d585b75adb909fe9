import { call, listOf, oneOf, orNone, type PropShapes, record, text } from '../widget/prop-shapes';
import type { StockBellProps } from './StockBell.types';
import type { StockItem, StockSnooze } from './stock-items';

/** What the bell's drawing leans on. */
export const shapes: PropShapes<StockBellProps> = {
  items: orNone(listOf(orNone(record<StockItem>({ name: text })))),
  snoozed: orNone(listOf(record<StockSnooze>({ id: text }))),
  placement: orNone(oneOf(['bottom-start', 'bottom-end', 'top-start', 'top-end'])),
  hrefFor: call,
};
