import type { WidgetKind } from '../widget/widget-kind';

export const reportBuilder: WidgetKind = { name: 'report-builder', shapes: () => import('./ReportBuilder.shape') };
