import type { DeviceType } from 'pest-sdk';

/** A place on a plan: fractions 0 to 1 of its picture, from the top left, so that it survives any picture size. */
export interface PlanPosition {
  readonly x: number;
  readonly y: number;
}

/** What a device asks of whoever looks at the plan. */
export const deviceStates = ['ok', 'due', 'activity', 'fault'] as const;
export type DeviceState = (typeof deviceStates)[number];

export interface PlanDevice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: DeviceType;
  /** Null: not on the plan yet; the device waits in the tray. */
  readonly position: PlanPosition | null;
  readonly workshopId?: string;
  readonly workshopName?: string;
  readonly model?: string;
  readonly brand?: string;
  /** Where it hangs or stands, in words. */
  readonly location?: string;
  /** Whether a QR code is bound to it. */
  readonly bound?: boolean;
  readonly state?: DeviceState;
}

export interface FloorPlan {
  readonly id: string;
  readonly name: string;
  /** Which drawing of the floor this is, as the site names it. */
  readonly revision?: string;
  readonly image: {
    readonly src: string;
    /** Pixels of the picture; only their ratio matters. */
    readonly width: number;
    readonly height: number;
    readonly alt?: string;
  };
  /** Metres that the picture's whole width stands for. Without it nothing is said about distances. */
  readonly metresPerWidth?: number;
}

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
export type EditorMode = (typeof editorModes)[number];

/** What to show as possible; the server decides what is allowed. Absent means allowed. */
export interface EditorPermissions {
  readonly add?: boolean;
  readonly move?: boolean;
  readonly delete?: boolean;
}
