/**
 * What needs no React: the rules and conversions that widgets stand on, for servers, server components and tests.
 */
export type { FloorPlan, PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';
export { type PlacementFinding, placementFindings } from '../floor-plan-editor/placement-findings';
export { applyPlanChanges } from '../floor-plan-editor/plan-changes';
export {
  type StockBellAccess,
  type StockEntry,
  type StockItem,
  stockEntries,
  stockItemStatus,
  visibleStockKinds,
} from '../stock-bell/stock-items';
