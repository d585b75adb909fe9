/**
 * What needs no React: the rules and conversions that widgets stand on, for servers, server components and tests.
 */
export type { FloorPlan, PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
export { type DeviceName, deviceNames } from '../floor-plan-editor/plan/device-names';
export { type PlacementFinding, placementFindings } from '../floor-plan-editor/plan/placement-findings';
export {
  alignedAreas,
  alignedMoves,
  alignedWidth,
  alignment,
  type PlanAlignment,
  type PointPair,
} from '../floor-plan-editor/plan/plan-alignment';
export { applyPlanChanges } from '../floor-plan-editor/plan/plan-changes';
export {
  type HeatData,
  type HeatFindings,
  heatDataOf,
  heatFindings,
  heatRangeQuery,
  heatThresholds,
} from '../heat-map/figures/heat-data';
export { fromXlsForm } from '../inspection-template-editor/files/from-xls-form';
export { fromTemplateJson, toTemplateJson } from '../inspection-template-editor/files/template-json';
export { toXlsForm } from '../inspection-template-editor/files/to-xls-form';
export type {
  ImportProblem,
  ImportProblemKind,
  TemplateImport,
} from '../inspection-template-editor/files/xls-form.types';
export type { InspectionTemplate } from '../inspection-template-editor/InspectionTemplateEditor.types';
export {
  diffTemplates,
  type TemplateDifference,
  type TemplateField,
} from '../inspection-template-editor/template/diff-templates';

export { parsePastedItems } from '../inspection-template-editor/template/pasted-items';
export { templateBody, templateOf } from '../inspection-template-editor/template/template-record';
export {
  type DeviceChange,
  type DeviceFigure,
  type FigureChange,
  type GroupChange,
  type ReportFigureChanges,
  type RiskChange,
  reportFigureChanges,
} from '../report-builder/history/figure-changes';
export {
  type ReportDifferences,
  reportDifferences,
  type SectionDifference,
  type WordMark,
} from '../report-builder/history/report-differences';
export {
  applyReportChange,
  contentOf,
  type ReportChange,
  type ReportContent,
} from '../report-builder/report/report-changes';
export { type ReportFigures, reportFigures } from '../report-builder/report/report-figures';
export { layoutOf, type ReportLayout } from '../report-builder/report/report-layout';
export { type ReportRecord, reportOf } from '../report-builder/report/report-of';
export {
  type HostReportFinding,
  type ReportGap,
  type ReportRule,
  type ReportRules,
  reportGaps,
} from '../report-builder/report/report-rules';
export { suggestedWords } from '../report-builder/report/suggested-words';
export {
  type StockBellAccess,
  type StockEntry,
  type StockItem,
  stockEntries,
  stockItemStatus,
  visibleStockKinds,
} from '../stock-bell/stock-items';
export {
  changedDevices,
  createDevice,
  type NewDevices,
  nameDevices,
  type PlanOfSite,
  planDevices,
  planOf,
  planReplacement,
  planUpdate,
  requestFor,
} from './plan-records';
