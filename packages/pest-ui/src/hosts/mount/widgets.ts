import type { FloorPlanEditor } from '../../floor-plan-editor/FloorPlanEditor';
import type { HeatMap } from '../../heat-map/HeatMap';
import type { InspectionTemplateEditor } from '../../inspection-template-editor/InspectionTemplateEditor';
import type { WidgetName } from '../../provider/failures';
import type { ReportBuilder } from '../../report-builder/ReportBuilder';
import type { StockBell } from '../../stock-bell/StockBell';

/** The five widgets by their names. */
export interface WidgetComponents {
  readonly 'floor-plan-editor': typeof FloorPlanEditor;
  readonly 'heat-map': typeof HeatMap;
  readonly 'report-builder': typeof ReportBuilder;
  readonly 'stock-bell': typeof StockBell;
  readonly 'inspection-template-editor': typeof InspectionTemplateEditor;
}

/** Fetches a widget; each is a file of its own, and a page pays for those that it names. */
export const widgetLoaders: { readonly [Name in WidgetName]: () => Promise<WidgetComponents[Name]> } = {
  'floor-plan-editor': async () => (await import('../../floor-plan-editor/FloorPlanEditor')).FloorPlanEditor,
  'heat-map': async () => (await import('../../heat-map/HeatMap')).HeatMap,
  'report-builder': async () => (await import('../../report-builder/ReportBuilder')).ReportBuilder,
  'stock-bell': async () => (await import('../../stock-bell/StockBell')).StockBell,
  'inspection-template-editor': async () =>
    (await import('../../inspection-template-editor/InspectionTemplateEditor')).InspectionTemplateEditor,
};
