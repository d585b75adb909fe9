import type { TrashArea } from 'pest-sdk';
import type { AnyDeviceType } from '../trade/device-types';
import type { ChangeMeta } from '../widget/widget.types';

export type { TrashArea };

/** A place on a plan: fractions 0 to 1 of its picture, from the top left, so that it survives any picture size. */
export interface PlanPosition {
  readonly x: number;
  readonly y: number;
}

/**
 * What a device asks of whoever looks at the plan. The last three are for somebody who walks from device to device: what
 * is `done`, what comes `next`, and what was `notOpened` because it could not be reached or is gone; what still waits is
 * `due`.
 */
export const deviceStates = ['ok', 'due', 'activity', 'fault', 'done', 'next', 'notOpened'] as const;
/** State of a device on a plan. */
export type DeviceState = (typeof deviceStates)[number];

/**
 * A device on a plan; its position is a fraction (0 to 1) of the image's width and height, null while it is not placed.
 * What a record does not say may be null or absent.
 */
export interface PlanDevice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly type: AnyDeviceType;
  /** Null: not on the plan yet; the device waits in the tray. */
  readonly position: PlanPosition | null;
  readonly workshopId?: string | null | undefined;
  readonly workshopName?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly brand?: string | null | undefined;
  /** Where it hangs or stands, in words. */
  readonly location?: string | null | undefined;
  /** Metres above the floor; null while nobody entered it, absent where heights are not kept at all. */
  readonly mountHeight?: number | null | undefined;
  /** Whether a QR code is bound to it; without one it is not in use. */
  readonly bound?: boolean | undefined;
  /** Stays where it is: neither dragged nor moved by keys. */
  readonly locked?: boolean | undefined;
  readonly state?: DeviceState | undefined;
  /** The host's own words on it; the list of devices can be narrowed to one of them. */
  readonly tags?: readonly string[] | undefined;
}

/** A floor plan's image and, once calibrated, its width in metres. */
export interface FloorPlan {
  readonly id: string;
  readonly name: string;
  /** Which drawing of the floor this is, as the site names it. */
  readonly revision?: string | number | null | undefined;
  readonly image: {
    readonly src: string;
    /** Pixels of the picture; only their ratio matters. */
    readonly width: number;
    readonly height: number;
    readonly alt?: string | undefined;
  };
  /** Metres that the picture's whole width stands for. Without it nothing is said about distances. */
  readonly metresPerWidth?: number | null | undefined;
  /** Where waste is kept; absent where that is not known. */
  readonly trashAreas?: readonly TrashArea[] | undefined;
  /** When this drawing came, as an instant or a day; printed with the plan. */
  readonly updatedAt?: string | undefined;
}

/** What of a plan is seen, in a window of any size: how close, and which place of the plan is in the middle. */
export interface PlanView extends PlanPosition {
  /** 1 is the whole plan, 12 is as close as one gets. */
  readonly zoom: number;
}

/** What moved the plan in its window: `locate` brought a place into sight. */
export type PlanViewReason = 'pan' | 'zoom' | 'fit' | 'locate';

/** What of the plan is seen, held by the host or by the widget. `fit` is the whole plan, at every size of its window. */
export interface PlanViewProps {
  readonly viewport?: PlanView | 'fit' | undefined;
  /** @default 'fit' */
  readonly defaultViewport?: PlanView | 'fit' | undefined;
  /** Told while the plan moves, too; keep what is `final`. */
  readonly onViewportChange?: ((next: PlanView | 'fit', meta: ChangeMeta<PlanViewReason>) => void) | undefined;
}
