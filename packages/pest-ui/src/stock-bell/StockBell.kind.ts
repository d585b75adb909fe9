import type { WidgetKind } from '../widget/widget-kind';

export const stockBell: WidgetKind = { name: 'stock-bell', shapes: () => import('./StockBell.shape') };
