export type { MarkerSlotProps } from '../floor-plan/DeviceMarker';
export {
  type DeviceState,
  deviceStates,
  type FloorPlan,
  type PlanDevice,
  type PlanPosition,
  type PlanView,
  type PlanViewProps,
  type PlanViewReason,
} from '../floor-plan/floor-plan.types';
export { FloorPlanEditor } from './FloorPlanEditor';
export type {
  EditorMode,
  EditorPermissions,
  FloorPlanEditorHandle,
  FloorPlanEditorOwnProps,
  FloorPlanEditorParts,
  FloorPlanEditorProps,
  PlanChange,
  PlanChangeMeta,
  PlanChangeReason,
  PlanChoice,
  PlanImageOptions,
  PlanReplacement,
  TrashAreaChange,
  TrashAreaMeta,
} from './FloorPlanEditor.types';
export { type PlacementFinding, placementFindings } from './placement-findings';
export type { PlanAlignment, PointPair } from './plan-alignment';
export { applyPlanChanges } from './plan-changes';
export { type PlanEditing, useFloorPlanEditor } from './useFloorPlanEditor';
