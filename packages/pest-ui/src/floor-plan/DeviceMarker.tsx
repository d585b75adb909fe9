import { memo } from 'react';
import { DeviceMark } from './DeviceMark';
import type { PlanDevice } from './floor-plan.types';

interface DeviceMarkerProps {
  readonly device: PlanDevice;
  /** Place in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly selected: boolean;
  /** Whether Tab stops here: one marker of the plan only. */
  readonly tabbable: boolean;
  /** In hand, so that this is only where it came from. */
  readonly carried: boolean;
}

/** One device on the plan. It has no handlers of its own: the stage listens for all of them. */
export const DeviceMarker = memo(function DeviceMarker(props: DeviceMarkerProps) {
  const { device, x, y, label, selected, tabbable, carried } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in an SVG.
    <g
      data-marker={device.id}
      data-state={device.state ?? 'ok'}
      data-carried={carried || undefined}
      role="button"
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      aria-pressed={selected}
      style={{ translate: `${x}px ${y}px` }}
    >
      <DeviceMark type={device.type} state={device.state} selected={selected} />
    </g>
  );
});
