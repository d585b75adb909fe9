import type { HTMLAttributes } from 'react';
import type { FloorPlan, PlanDevice, PlanPosition } from '../floor-plan/floor-plan.types';

/** One change to the devices of a plan, enough to send a request for it. */
export type PlanChange =
  | {
      readonly type: 'place' | 'move';
      readonly id: string;
      readonly from: PlanPosition | null;
      readonly to: PlanPosition;
    }
  | { readonly type: 'unplace' | 'delete'; readonly id: string; readonly from: PlanPosition | null }
  | { readonly type: 'edit'; readonly id: string; readonly patch: Partial<Omit<PlanDevice, 'id'>> }
  | { readonly type: 'add'; readonly device: PlanDevice };

export type PlanChangeReason = 'place' | 'move' | 'unplace' | 'delete' | 'cancel' | 'undo' | 'redo';
export type PlanChangeSource = 'pointer' | 'keyboard' | 'form' | 'api';

/** Why and how a change of the plan came about. */
export interface PlanChangeMeta {
  readonly reason: PlanChangeReason;
  readonly source: PlanChangeSource;
  /** Empty for `cancel`: the devices are as they were before the gesture. */
  readonly changes: readonly PlanChange[];
  /** False while a gesture is still moving; save only what is final. */
  readonly final: boolean;
}

/**
 * `view` looks only. `select` edits with mouse, pen, keyboard and forms; a finger does not move a device by accident.
 * `move` lets a finger move devices too. `place` puts the next device where the plan is tapped.
 */
export const editorModes = ['view', 'select', 'place', 'move'] as const;
/** What a press on the plan does: nothing (`view`), select, place the chosen device, or move one. */
export type EditorMode = (typeof editorModes)[number];

/** What to show as possible; the server decides what is allowed. Absent means allowed. */
export interface EditorPermissions {
  readonly add?: boolean | undefined;
  readonly move?: boolean | undefined;
  readonly delete?: boolean | undefined;
}

/** Props of {@link FloorPlanEditor}. */
export interface FloorPlanEditorProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange'> {
  /** Null: there is none yet. */
  readonly plan: FloorPlan | null;
  readonly value?: readonly PlanDevice[] | undefined;
  readonly defaultValue?: readonly PlanDevice[] | undefined;
  /** Save what is final: `onChange={(_, meta) => meta.final && save(meta.changes)}`. */
  readonly onChange?: ((next: PlanDevice[], meta: PlanChangeMeta) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly permissions?: EditorPermissions | undefined;
  readonly mode?: EditorMode | undefined;
  /** Default `select`. */
  readonly defaultMode?: EditorMode | undefined;
  readonly onModeChange?: ((mode: EditorMode) => void) | undefined;
  readonly selected?: string | null | undefined;
  readonly defaultSelected?: string | null | undefined;
  readonly onSelectedChange?: ((id: string | null) => void) | undefined;
  /** Pixels on screen at any zoom, 24 to 56. Default 28. */
  readonly markerSize?: number | undefined;
  /** What the plain wheel does. `page` (default) scrolls the page; Ctrl or ⌘ and wheel always zoom. */
  readonly wheel?: 'page' | 'zoom' | undefined;
  /** Whether spacing guidance is checked. It reports and never blocks. Default true. */
  readonly checkSpacing?: boolean | undefined;
  /** In `place` mode, a tap with no device chosen: the host opens its form for a new device there. */
  readonly onAddDevice?: ((position: PlanPosition) => void) | undefined;
  /** Enter in view, double click, or the button among the details. */
  readonly onDeviceOpen?: ((id: string) => void) | undefined;
  readonly loading?: boolean | undefined;
  /** What went wrong, in words for people. */
  readonly error?: string | null | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** What a host can ask of the editor through its `ref`. */
export interface FloorPlanEditorHandle {
  locate(id: string): void;
  fit(): void;
  /** 1 is the whole plan. */
  zoomTo(multiple: number): void;
  /** The next tap on the plan places this device. */
  startPlacing(id: string): void;
  cancel(): void;
  undo(): boolean;
  redo(): boolean;
  focus(): void;
}
