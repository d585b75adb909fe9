export { FloorPlanEditor } from './FloorPlanEditor';
export {
  type DeviceState,
  deviceStates,
  type EditorMode,
  type EditorPermissions,
  type FloorPlan,
  type FloorPlanEditorHandle,
  type FloorPlanEditorProps,
  type PlanChange,
  type PlanChangeMeta,
  type PlanDevice,
  type PlanPosition,
} from './FloorPlanEditor.types';
export { type PlacementFinding, placementFindings } from './placement-findings';
export { applyPlanChanges } from './plan-changes';
