import type { WidgetKind } from '../widget/widget-kind';

export const heatMap: WidgetKind = { name: 'heat-map', shapes: () => import('./HeatMap.shape') };
