import type { ReactNode } from 'react';
import type { MarkerSlotProps } from '../floor-plan/DeviceMarker';
import type { FloorPlan, PlanDevice, PlanPosition, PlanViewProps, TrashArea } from '../floor-plan/floor-plan.types';
import type { AnyDeviceType, DeviceTypeInfo } from '../trade/device-types';
import type {
  ChangeMeta,
  ChangeSource,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from '../widget/widget.types';
import type { DeviceName } from './plan/device-names';
import type { PlacementFinding } from './plan/placement-findings';
import type { PlanAlignment } from './plan/plan-alignment';
import type { PlanChange } from './plan/plan-changes';
import type { TrashAreaChange } from './plan/trash-areas';

/** What was done to the devices. */
export type PlanChangeReason = 'place' | 'move' | 'unplace' | 'edit' | 'add' | 'delete' | 'cancel' | 'undo' | 'redo';

/**
 * Why and how the devices changed. A gesture that is still moving is not `final`; `cancel` has no changes, the devices
 * being as they were before it. `changes` are those that are to be saved: what `onCreateDevice` has made is not among
 * them.
 */
export type PlanChangeMeta<Device extends PlanDevice = PlanDevice> = ChangeMeta<PlanChangeReason, PlanChange<Device>>;

/** Why and how the trash areas changed. */
export type TrashAreaMeta = ChangeMeta<'draw' | 'edit' | 'delete' | 'undo' | 'redo', TrashAreaChange>;

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
  /** Mounting heights. */
  readonly edit?: boolean | undefined;
  readonly delete?: boolean | undefined;
}

/** One of several plans to choose from. */
export interface PlanChoice {
  readonly id: string;
  readonly name: string;
  readonly deviceCount?: number | undefined;
}

/** What comes with a new picture of a plan. */
export interface PlanReplacement extends HostCallOptions {
  /** Two places of the old picture and the same two on the new one; null where both pictures show the same section. */
  readonly alignment: PlanAlignment | null;
  /** Where each placed device stands on the new picture. */
  readonly changes: readonly PlanChange[];
  readonly trashAreas: readonly TrashArea[];
  /** Null: not calibrated. */
  readonly metresPerWidth: number | null;
  /** Pixels of the new picture. */
  readonly size: { readonly width: number; readonly height: number };
}

/** How a plan is drawn for others to keep. */
export interface PlanImageOptions {
  /** @default 'png' */
  readonly format?: 'png' | 'svg' | undefined;
  /** Numbers on the marks and a list of them beneath. @default true */
  readonly legend?: boolean | undefined;
  /** Pixels of the PNG per pixel of the sheet. @default 2 */
  readonly scale?: number | undefined;
}

/** The editor's parts that a host may replace. A marker is SVG, the others HTML. */
export interface FloorPlanEditorParts<Device extends PlanDevice = PlanDevice> extends StateParts {
  readonly Toolbar: { readonly mode: EditorMode; readonly canUndo: boolean; readonly canRedo: boolean };
  /** The host's own acts, at the end of the bar. Empty by default. */
  readonly Acts: Readonly<Record<never, never>>;
  /** Beside the plan: list, details and findings together. */
  readonly Panel: { readonly devices: readonly Device[] };
  readonly Tray: { readonly devices: readonly Device[] };
  readonly Marker: MarkerSlotProps<Device>;
  /** What shows beside a marker that is pointed at or focused. */
  readonly MarkerPopover: { readonly device: Device; readonly findings: readonly PlacementFinding[] };
  readonly DeviceList: { readonly devices: readonly Device[] };
  readonly DeviceDetails: { readonly device: Device; readonly findings: readonly PlacementFinding[] };
  readonly Legend: { readonly devices: readonly Device[] };
}

/** The editor's own props; whatever else a host gives it goes to its root. */
export interface FloorPlanEditorOwnProps<Device extends PlanDevice = PlanDevice> extends WidgetStates, PlanViewProps {
  /** Null: there is none yet. */
  readonly plan: FloorPlan | null;
  /** Plans to choose from; with two or more they are offered where the host answers `onPlanChange`. */
  readonly plans?: readonly PlanChoice[] | undefined;
  readonly onPlanChange?: ((planId: string) => void) | undefined;
  readonly value?: readonly Device[] | null | undefined;
  readonly defaultValue?: readonly Device[] | undefined;
  /** Save what is final: `onChange={(_, meta) => meta.final && save(meta.changes)}`. */
  readonly onChange?: ((next: Device[], meta: PlanChangeMeta<Device>) => void) | undefined;
  readonly readOnly?: boolean | undefined;
  readonly permissions?: EditorPermissions | undefined;
  readonly mode?: EditorMode | undefined;
  /** @default 'select' */
  readonly defaultMode?: EditorMode | undefined;
  readonly onModeChange?: ((mode: EditorMode, meta: ChangeMeta<'mode'>) => void) | undefined;
  readonly selected?: string | null | undefined;
  readonly defaultSelected?: string | null | undefined;
  readonly onSelectedChange?: ((id: string | null, meta: ChangeMeta<'select'>) => void) | undefined;
  /** Pixels on screen at any zoom, 24 to 56. @default 28 */
  readonly markerSize?: number | undefined;
  /** What the plain wheel does. `page` scrolls the page; Ctrl or ⌘ and wheel always zoom. @default 'page' */
  readonly wheel?: 'page' | 'zoom' | undefined;
  /** `fill` is as high as its place, under one bar: one finger pans the plan then, and nothing scrolls but lists. @default 'content' */
  readonly height?: 'content' | 'fill' | undefined;
  /** Whether the installation guidance is checked. It reports and never blocks. @default true */
  readonly checkGuidance?: boolean | undefined;
  readonly onFindings?: ((findings: readonly PlacementFinding[]) => void) | undefined;
  /** The host's own device types, with their guidance. @default those of the provider, else the specification's four */
  readonly deviceTypes?: readonly DeviceTypeInfo[] | undefined;
  /** In `place` mode, a tap with no device chosen: the host opens its form for a new device there. */
  readonly onAddDevice?: ((position: PlanPosition) => void) | undefined;
  /**
   * Offers to add a row of devices along a line, and to copy those that are selected: saves one of them, and answers it
   * as it is kept, under its own id. Called for one after the other; one that is refused leaves the others.
   * One that is under way is never given up: whoever stops ends those to come.
   */
  readonly onCreateDevice?:
    | ((device: PlanDevice, options: HostCallOptions) => PlanDevice | Promise<PlanDevice>)
    | undefined;
  /**
   * What so many new devices of a type are called, where the plan is not all that the site has.
   * @default codes and names that go on from the plan's own devices of the type
   */
  readonly onNameDevices?:
    | ((type: AnyDeviceType, count: number) => readonly DeviceName[] | Promise<readonly DeviceName[]>)
    | undefined;
  /** Asked before devices are deleted, beside the editor's own question; false keeps them. Undo is not asked. */
  readonly onBeforeDelete?:
    | ((devices: readonly PlanDevice[], options: HostCallOptions) => boolean | Promise<boolean>)
    | undefined;
  /** Nothing on the plan is moved, by whatever means. */
  readonly locked?: boolean | undefined;
  /** @default false */
  readonly defaultLocked?: boolean | undefined;
  readonly onLockedChange?: ((locked: boolean, meta: ChangeMeta<'lock'>) => void) | undefined;
  /** Enter in view, double click, or the button among the details. */
  readonly onDeviceOpen?: ((id: string) => void) | undefined;
  /** Offers to measure the plan's width by two places whose distance is known, and keeps it. */
  readonly onCalibrate?: ((metresPerWidth: number, options: HostCallOptions) => Promise<unknown>) | undefined;
  /** Offers to draw the plan's trash areas; those shown are `plan.trashAreas`, or the editor's own without them. */
  readonly onTrashAreasChange?: ((next: TrashArea[], meta: TrashAreaMeta) => void) | undefined;
  /** Offers to replace the plan's picture; the devices' new places come with the file. */
  readonly onPlanReplace?: ((file: File, replacement: PlanReplacement) => Promise<unknown>) | undefined;
  readonly slots?: Slots<FloorPlanEditorParts<Device>> | undefined;
  readonly slotProps?: SlotProps<FloorPlanEditorParts<Device>> | undefined;
}

/** Props of {@link FloorPlanEditor}; `Device` is what the host's list holds, and what it gets back. */
export interface FloorPlanEditorProps<Device extends PlanDevice = PlanDevice>
  extends FloorPlanEditorOwnProps<Device>,
    RootAttributes {
  readonly children?: ReactNode;
}

/** What a host can ask of the editor through its `ref`. */
export interface FloorPlanEditorHandle extends WidgetHandle {
  locate(id: string): void;
  fit(): void;
  /** 1 is the whole plan. */
  zoomTo(multiple: number): void;
  /** The next tap on the plan places this device. */
  startPlacing(id: string): void;
  cancel(): void;
  undo(): boolean;
  redo(): boolean;
  /** The plan with its devices, legend, date and scale bar. Rejects where a picture of another host may not be read. */
  toImage(options?: PlanImageOptions): Promise<Blob>;
  /** Opens the browser's dialog to print the plan, or to keep it as PDF. */
  print(): Promise<void>;
}

export type { ChangeSource };
