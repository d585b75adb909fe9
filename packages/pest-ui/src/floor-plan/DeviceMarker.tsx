import { markText, markTextLook, shapePaths } from 'pest-sdk';
import { type ComponentType, memo, type ReactNode } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import { DeviceMark } from './DeviceMark';
import { badgeOf, drawnAs, lookOf } from './device-marks';
import type { PlanDevice } from './floor-plan.types';
import { badgeId, shapeId } from './MarkSymbols';

/** What a part of the host that draws a marker is given: SVG, around 0, in a box of 32 × 32. */
export interface MarkerSlotProps<Device extends PlanDevice = PlanDevice> {
  readonly device: Device;
  readonly selected: boolean;
  /** Whether the device has a finding. */
  readonly finding: boolean;
}

interface DeviceMarkerProps extends MarkerSlotProps {
  readonly info: DeviceTypeInfo;
  /** Place in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly nameOf: (device: PlanDevice) => string;
  /** Begins the ids of the shapes that are drawn once for all. */
  readonly symbols: string;
  readonly part: ComponentType<MarkerSlotProps & { readonly children?: ReactNode }> | null | undefined;
  /** What the host adds to what each mark is given. */
  readonly extra: Partial<MarkerSlotProps> | undefined;
}

/** One device on the plan. It has no handlers of its own: the stage listens for all of them. */
export const DeviceMarker = memo(function DeviceMarker(props: DeviceMarkerProps) {
  const { device, x, y, nameOf, selected, part, extra } = props;
  const { id, state } = device;
  if (part === null) return null;
  return (
    <g data-spot="" data-selected={selected || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in an SVG. */}
      <g
        data-marker={id}
        data-state={state ?? 'ok'}
        role="button"
        tabIndex={-1}
        aria-label={nameOf(device)}
        aria-pressed={selected}
      >
        <circle data-part="target" cx={x} cy={y} />
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; beside the button, whose name has no such number. */}
      <g data-part="drawing" aria-hidden="true">
        {part || extra ? <HostMark {...props} /> : <PlacedMark {...props} />}
      </g>
    </g>
  );
});

/** A mark that the host draws or adds to: it is drawn around 0 and moved by a transform. */
function HostMark({ device, info, x, y, selected, finding, part: Part, extra }: DeviceMarkerProps) {
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
  return (
    <g data-part="size" style={{ translate: `${x}px ${y}px` }}>
      {Part ? <Part {...given}>{mark}</Part> : mark}
    </g>
  );
}

/** The same as {@link DeviceMark}, at its place without a transform; only the outline of what is chosen has one. */
function PlacedMark({ device, info, x, y, finding, symbols }: DeviceMarkerProps) {
  const { bound } = device;
  const state = device.state ?? undefined;
  const look = lookOf(info, state, bound === false);
  const badge = badgeOf(state, finding);
  const text = markText(device.code, info);
  const place = `M${x} ${y}h0`;
  const { y: below, fontSize, ...letters } = markTextLook(text, ...drawnAs(info, look));
  return (
    <>
      <path data-part="outline" data-placed="" d={shapePaths[info.shape]} style={{ translate: `${x}px ${y}px` }} />
      <path data-part="mark" d={place} markerStart={`url(#${shapeId(symbols, info, look)})`} />
      <text
        data-part="letters"
        data-look={look}
        {...letters}
        style={{ ['--_pest-letters' as string]: fontSize }}
        x={x}
        y={y}
        dy={`${below / fontSize}em`}
      >
        {text}
      </text>
      {badge && <path data-part="mark" data-badge={badge} d={place} markerStart={`url(#${badgeId(symbols, badge)})`} />}
    </>
  );
}
