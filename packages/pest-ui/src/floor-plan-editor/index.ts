'use client';

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
export { type PlanEditing, useFloorPlanEditor } from './editing/useFloorPlanEditor';
export { FloorPlanEditor } from './FloorPlanEditor';
export type {
  EditorMode,
  EditorPermissions,
  FloorPlanEditorHandle,
  FloorPlanEditorOwnProps,
  FloorPlanEditorParts,
  FloorPlanEditorProps,
  PlanChangeMeta,
  PlanChangeReason,
  PlanChoice,
  PlanImageOptions,
  PlanReplacement,
  TrashAreaMeta,
} from './FloorPlanEditor.types';
export type { DeviceName } from './plan/device-names';
export { type PlacementFinding, placementFindings } from './plan/placement-findings';
export type { PlanAlignment, PointPair } from './plan/plan-alignment';
export type { PlanChange } from './plan/plan-changes';
export { applyPlanChanges } from './plan/plan-changes';
export type { TrashAreaChange } from './plan/trash-areas';
