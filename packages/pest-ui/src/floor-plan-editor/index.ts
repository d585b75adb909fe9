export {
  type DeviceState,
  deviceStates,
  type FloorPlan,
  type PlanDevice,
  type PlanPosition,
} from '../floor-plan/floor-plan.types';
export { FloorPlanEditor } from './FloorPlanEditor';
export type {
  EditorMode,
  EditorPermissions,
  FloorPlanEditorHandle,
  FloorPlanEditorProps,
  PlanChange,
  PlanChangeMeta,
} from './FloorPlanEditor.types';
export { type PlacementFinding, placementFindings } from './placement-findings';
export { applyPlanChanges } from './plan-changes';
