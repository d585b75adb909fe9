import type { FloorPlanEditor } from '../../floor-plan-editor/FloorPlanEditor';
import type { HeatMap } from '../../heat-map/HeatMap';
import type { InspectionTemplateEditor } from '../../inspection-template-editor/InspectionTemplateEditor';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import type { WidgetName } from '../../provider/failures';
import type { ReportBuilder } from '../../report-builder/ReportBuilder';
import type { StockBell } from '../../stock-bell/StockBell';
import type { ConnectedFloorPlanEditor } from '../connected/ConnectedFloorPlanEditor';
import type { ConnectedHeatMap } from '../connected/ConnectedHeatMap';
import type { ConnectedInspectionTemplateEditor } from '../connected/ConnectedInspectionTemplateEditor';
import type { ConnectedReportBuilder } from '../connected/ConnectedReportBuilder';
import type { ConnectedStockBell } from '../connected/ConnectedStockBell';

/** The five widgets by their names. */
export interface WidgetComponents {
  readonly 'floor-plan-editor': typeof FloorPlanEditor;
  readonly 'heat-map': typeof HeatMap;
  readonly 'report-builder': typeof ReportBuilder;
  readonly 'stock-bell': typeof StockBell;
  readonly 'inspection-template-editor': typeof InspectionTemplateEditor;
}

/** The five as a server feeds them: they take ids, and a client or an address. */
export interface ConnectedComponents {
  readonly 'connected-floor-plan-editor': typeof ConnectedFloorPlanEditor;
  readonly 'connected-heat-map': typeof ConnectedHeatMap;
  readonly 'connected-report-builder': typeof ConnectedReportBuilder;
  readonly 'connected-stock-bell': typeof ConnectedStockBell;
  readonly 'connected-inspection-template-editor': typeof ConnectedInspectionTemplateEditor;
}

/** All that has a name. */
export type NamedComponents = WidgetComponents & ConnectedComponents;
/** A widget's name, `connected-` before it where a server feeds it. */
export type NamedWidget = keyof NamedComponents;

const connected = {
  'connected-floor-plan-editor': 'floor-plan-editor',
  'connected-heat-map': 'heat-map',
  'connected-report-builder': 'report-builder',
  'connected-stock-bell': 'stock-bell',
  'connected-inspection-template-editor': 'inspection-template-editor',
} as const satisfies Readonly<Record<keyof ConnectedComponents, WidgetName>>;

/** Which widget it is, fed by whomever. */
export function widgetNamed(name: NamedWidget): WidgetName {
  return isConnected(name) ? connected[name] : name;
}

function isConnected(name: NamedWidget): name is keyof ConnectedComponents {
  return name in connected;
}

/** Fetches a widget; each is a file of its own, and a page pays for those that it names. */
export const widgetLoaders: { readonly [Name in NamedWidget]: () => Promise<NamedComponents[Name]> } = {
  'floor-plan-editor': () => fetchCode(() => import('../../floor-plan-editor/FloorPlanEditor'), 'FloorPlanEditor'),
  'heat-map': () => fetchCode(() => import('../../heat-map/HeatMap'), 'HeatMap'),
  'report-builder': () => fetchCode(() => import('../../report-builder/ReportBuilder'), 'ReportBuilder'),
  'stock-bell': () => fetchCode(() => import('../../stock-bell/StockBell'), 'StockBell'),
  'inspection-template-editor': () =>
    fetchCode(() => import('../../inspection-template-editor/InspectionTemplateEditor'), 'InspectionTemplateEditor'),
  'connected-floor-plan-editor': () =>
    fetchCode(() => import('../connected/ConnectedFloorPlanEditor'), 'ConnectedFloorPlanEditor'),
  'connected-heat-map': () => fetchCode(() => import('../connected/ConnectedHeatMap'), 'ConnectedHeatMap'),
  'connected-report-builder': () =>
    fetchCode(() => import('../connected/ConnectedReportBuilder'), 'ConnectedReportBuilder'),
  'connected-stock-bell': () => fetchCode(() => import('../connected/ConnectedStockBell'), 'ConnectedStockBell'),
  'connected-inspection-template-editor': () =>
    fetchCode(() => import('../connected/ConnectedInspectionTemplateEditor'), 'ConnectedInspectionTemplateEditor'),
};
