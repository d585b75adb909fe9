import type { DeviceType } from 'pest-sdk';

/** A place on a plan: fractions 0 to 1 of its picture, from the top left, so that it survives any picture size. */
export interface PlanPosition {
  readonly x: number;
  readonly y: number;
}

/** What a device asks of whoever looks at the plan. */
export const deviceStates = ['ok', 'due', 'activity', 'fault'] as const;
/** State of a device on a plan. */
export type DeviceState = (typeof deviceStates)[number];

/** A device on a plan; its position is a fraction (0 to 1) of the image's width and height, null while it is not placed. */
export interface PlanDevice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: DeviceType;
  /** Null: not on the plan yet; the device waits in the tray. */
  readonly position: PlanPosition | null;
  readonly workshopId?: string | undefined;
  readonly workshopName?: string | undefined;
  readonly model?: string | undefined;
  readonly brand?: string | undefined;
  /** Where it hangs or stands, in words. */
  readonly location?: string | undefined;
  /** Whether a QR code is bound to it. */
  readonly bound?: boolean | undefined;
  readonly state?: DeviceState | undefined;
  /** The host's own words on it; the list of devices can be narrowed to one of them. */
  readonly tags?: readonly string[] | undefined;
}

/** A floor plan's image and, once calibrated, its width in metres. */
export interface FloorPlan {
  readonly id: string;
  readonly name: string;
  /** Which drawing of the floor this is, as the site names it. */
  readonly revision?: string | undefined;
  readonly image: {
    readonly src: string;
    /** Pixels of the picture; only their ratio matters. */
    readonly width: number;
    readonly height: number;
    readonly alt?: string | undefined;
  };
  /** Metres that the picture's whole width stands for. Without it nothing is said about distances. */
  readonly metresPerWidth?: number | undefined;
}
