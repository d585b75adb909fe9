'use client';

export {
  ConnectedFloorPlanEditor,
  type ConnectedFloorPlanEditorProps,
  type FloorPlanClient,
} from './ConnectedFloorPlanEditor';
/**
 * Each widget with the calls it needs: it takes a client and ids, loads, saves and refreshes. The widgets of the main
 * entry make no request at all.
 */
export { ConnectedHeatMap, type ConnectedHeatMapHandle, type ConnectedHeatMapProps } from './ConnectedHeatMap';
export {
  ConnectedInspectionTemplateEditor,
  type ConnectedInspectionTemplateEditorProps,
  type TemplateClient,
} from './ConnectedInspectionTemplateEditor';
export {
  ConnectedReportBuilder,
  type ConnectedReportBuilderHandle,
  type ConnectedReportBuilderProps,
} from './ConnectedReportBuilder';
export {
  ConnectedStockBell,
  type ConnectedStockBellHandle,
  type ConnectedStockBellProps,
} from './ConnectedStockBell';
export { type ReportSavingClient, type SaveConflict, type SaveOutcome, saveReport } from './report-calls';
export { saveTrashAreas, type TrashAreaClient } from './trash-area-calls';
export {
  type HeatActivity,
  type HeatActivityClient,
  type HeatActivityOptions,
  useHeatActivity,
} from './useHeatActivity';
export type { ReportClient } from './useReportRecord';
export {
  type StockWarnings,
  type StockWarningsClient,
  type StockWarningsOptions,
  useStockWarnings,
} from './useStockWarnings';
