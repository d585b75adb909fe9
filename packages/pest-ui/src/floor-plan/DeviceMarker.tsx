import { type ComponentType, memo, type ReactNode } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import { DeviceMark } from './DeviceMark';
import { markText } from './device-marks';
import type { PlanDevice } from './floor-plan.types';

/** What a part of the host that draws a marker is given: SVG, around 0, in a box of 32 × 32. */
export interface MarkerSlotProps {
  readonly device: PlanDevice;
  readonly selected: boolean;
  /** Whether the guidance is not kept here. */
  readonly finding: boolean;
}

interface DeviceMarkerProps extends MarkerSlotProps {
  readonly info: DeviceTypeInfo;
  /** Place in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Whether Tab stops here: one marker of the plan only. */
  readonly tabbable: boolean;
  /** In hand, so that this is only where it came from. */
  readonly carried: boolean;
  readonly part: ComponentType<MarkerSlotProps & { readonly children?: ReactNode }> | null | undefined;
  /** What the host adds to what each mark is given. */
  readonly extra: Partial<MarkerSlotProps> | undefined;
}

/** One device on the plan. It has no handlers of its own: the stage listens for all of them. */
export const DeviceMarker = memo(function DeviceMarker(props: DeviceMarkerProps) {
  const { device, info, x, y, name, selected, tabbable, carried, finding, part: Part, extra } = props;
  const { id, state } = device;
  const given = { device, selected, finding, ...extra };
  const mark = (
    <DeviceMark
      info={info}
      text={markText(given.device.code, info)}
      state={given.device.state ?? undefined}
      idle={given.device.bound === false}
      finding={given.finding}
    />
  );
  const drawn = Part ? <Part {...given}>{mark}</Part> : mark;
  if (Part === null) return null;
  return (
    <g data-spot="" data-selected={selected || undefined} style={{ translate: `${x}px ${y}px` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in an SVG. */}
      <g
        data-marker={id}
        data-state={state ?? 'ok'}
        role="button"
        tabIndex={tabbable ? 0 : -1}
        aria-label={name}
        aria-pressed={selected}
      >
        <circle data-part="target" />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; beside the button, whose name has no such number. */}
      <g data-part="drawing" data-carried={carried || undefined} aria-hidden="true">
        {drawn}
      </g>
    </g>
  );
});
