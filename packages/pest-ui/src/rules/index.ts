/**
 * What needs no React: the rules and conversions that widgets stand on, for servers, server components and tests.
 */
export type { FloorPlan, PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
export { type PlacementFinding, placementFindings } from '../floor-plan-editor/placement-findings';
export {
  alignedAreas,
  alignedMoves,
  alignedWidth,
  alignment,
  type PlanAlignment,
  type PointPair,
} from '../floor-plan-editor/plan-alignment';
export { applyPlanChanges } from '../floor-plan-editor/plan-changes';
export {
  type HeatData,
  type HeatFindings,
  heatDataOf,
  heatFindings,
  heatRangeQuery,
  heatThresholds,
} from '../heat-map/heat-data';
export {
  diffTemplates,
  type TemplateDifference,
  type TemplateField,
} from '../inspection-template-editor/diff-templates';
export { fromXlsForm } from '../inspection-template-editor/from-xls-form';
export type { InspectionTemplate } from '../inspection-template-editor/InspectionTemplateEditor.types';
export { answerProblems } from '../inspection-template-editor/inspection-answers';
export { parsePastedItems } from '../inspection-template-editor/pasted-items';
export { fromTemplateJson, toTemplateJson } from '../inspection-template-editor/template-json';
export { templateBody, templateOf } from '../inspection-template-editor/template-record';
export { toXlsForm } from '../inspection-template-editor/to-xls-form';
export type { ImportProblem, ImportProblemKind, TemplateImport } from '../inspection-template-editor/xls-form.types';
export {
  type DeviceChange,
  type DeviceFigure,
  type FigureChange,
  type GroupChange,
  type ReportFigureChanges,
  type RiskChange,
  reportFigureChanges,
} from '../report-builder/figure-changes';
export { applyReportChange, contentOf, type ReportChange, type ReportContent } from '../report-builder/report-changes';
export {
  type ReportDifferences,
  reportDifferences,
  type SectionDifference,
  type WordMark,
} from '../report-builder/report-differences';
export { type ReportFigures, reportFigures } from '../report-builder/report-figures';
export { layoutOf, type ReportLayout } from '../report-builder/report-layout';
export { type ReportRecord, reportOf } from '../report-builder/report-of';
export {
  type HostReportFinding,
  type ReportGap,
  type ReportRule,
  type ReportRules,
  reportGaps,
} from '../report-builder/report-rules';
export { suggestedWords } from '../report-builder/suggested-words';
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
  type PlanOfSite,
  planDevices,
  planOf,
  planReplacement,
  planUpdate,
  requestFor,
} from './plan-records';
