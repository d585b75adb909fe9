import { deviceTypeRules } from 'pest-sdk';
import { type HTMLAttributes, memo, type RefObject, useMemo } from 'react';
import { DeviceMark } from './DeviceMark';
import { DeviceMarker } from './DeviceMarker';
import type { FloorPlan, PlanDevice } from './floor-plan.types';
import { Frame, Layer } from './PlanStage.styles';
import { clampPosition } from './plan-geometry';

interface PlanStageProps {
  /** Listeners of the window, for all markers at once. */
  readonly gestures: HTMLAttributes<HTMLDivElement>;
  readonly plan: FloorPlan;
  /** In reading order. */
  readonly placed: readonly PlanDevice[];
  /** What a marker is called. */
  readonly nameOf: (device: PlanDevice) => string;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly selected: string | null;
  readonly tabStop: string | null;
  /** The device in hand, and where to hang its ghost. */
  readonly carried: PlanDevice | null;
  readonly ghost: (node: SVGGElement | null) => void;
  /** Which pointers may move devices. */
  readonly grab: 'none' | 'mouse' | 'all';
  readonly armed: boolean;
  readonly markerSize: number;
  readonly label: string;
  readonly onImageError: () => void;
}

/** The plan with its markers in one layer, which pan and zoom transform as a whole. */
export function PlanStage(props: PlanStageProps) {
  const { plan, gestures, frame, layer, carried, ghost, grab, armed, markerSize, label, onImageError } = props;
  const { width, height, src, alt } = plan.image;
  return (
    <Frame ref={frame} tabIndex={-1} data-pest="plan-frame" data-armed={armed || undefined} {...gestures}>
      <Layer
        ref={layer}
        data-pest="plan-layer"
        data-grab={grab}
        $enlarged={markerSize / designedSize}
        style={{ width, height }}
      >
        <img src={src} alt={alt ?? plan.name} draggable={false} onError={onImageError} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a group of shapes. */}
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
          <Markers {...props} carriedId={carried?.id ?? null} />
          {carried && (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> without tabindex takes no focus.
            <g ref={ghost} data-pest="plan-ghost" aria-hidden="true" visibility="hidden">
              <Reach plan={plan} device={carried} />
              <g data-part="size">
                <DeviceMark type={carried.type} state={carried.state} selected />
              </g>
            </g>
          )}
        </svg>
      </Layer>
    </Frame>
  );
}

/** Pixels: enough to hit, and neighbours stay apart on a plan that is shown whole. */
export const defaultMarkerSize = 28;
/** Pixels at which a mark is designed. */
const designedSize = 32;

interface MarkersProps extends Pick<PlanStageProps, 'plan' | 'placed' | 'nameOf' | 'selected' | 'tabStop'> {
  readonly carriedId: string | null;
}

const Markers = memo(function Markers({ plan, placed, nameOf, selected, tabStop, carriedId }: MarkersProps) {
  const labels = useMemo(() => placed.map(nameOf), [placed, nameOf]);
  return placed.map((device, index) => {
    const { x, y } = clampPosition(device.position ?? { x: 0, y: 0 });
    return (
      <DeviceMarker
        key={device.id}
        device={device}
        x={x * plan.image.width}
        y={y * plan.image.height}
        label={labels[index] ?? device.code}
        selected={device.id === selected}
        tabbable={device.id === tabStop}
        carried={device.id === carriedId}
      />
    );
  });
});

/** Shows how far the next device of the same type may be, while a place is being looked for. */
function Reach({ plan, device }: { readonly plan: FloorPlan; readonly device: PlanDevice }) {
  const { maxSpacing } = deviceTypeRules[device.type].guidance;
  if (!plan.metresPerWidth || maxSpacing === undefined) return null;
  return <circle data-part="reach" r={(maxSpacing / plan.metresPerWidth) * plan.image.width} />;
}
