import {
  type ComponentType,
  type CSSProperties,
  type HTMLAttributes,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
} from 'react';
import type { DeviceTypes } from '../trade/device-types';
import { ClusterMark } from './ClusterMark';
import { DeviceMarker, type MarkerSlotProps } from './DeviceMarker';
import type { FloorPlan, PlanDevice } from './floor-plan.types';
import { MarkSymbols } from './MarkSymbols';
import type { MarkerCluster, MarkerLayout, MarkerTier } from './marker-layout';
import { Frame, Layer } from './PlanStage.styles';

interface PlanStageProps extends MarkersProps {
  /** Listeners of the window, for all markers at once. */
  readonly gestures: HTMLAttributes<HTMLDivElement>;
  readonly plan: FloorPlan;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  /** Which pointers may move devices. */
  readonly grab: 'none' | 'mouse' | 'all';
  readonly armed: boolean;
  readonly markerSize: number;
  /** Pixels of the screen per pixel of the picture. */
  readonly scale: number;
  /** The marker that Tab stops at; the plan has one. */
  readonly tabStop: string | null;
  /** The device being moved; its marker shows where it came from. */
  readonly carriedId: string | null;
  readonly label: string;
  readonly onImage: (picture: HTMLImageElement | null) => void;
  /** Under the markers: areas of the plan. */
  readonly under?: ReactNode | undefined;
  /** Over the markers: what is in hand, what is being measured. */
  readonly over?: ReactNode | undefined;
  /** On the window itself, wherever the plan is. */
  readonly children?: ReactNode | undefined;
}

/** Inline, so that a host's rules for all pictures do not move the plan under its markers. */
const unstyled = {
  maxWidth: 'none',
  maxHeight: 'none',
  minWidth: 0,
  minHeight: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
} as const satisfies CSSProperties;

/** The plan with its markers in one layer, which pan and zoom transform as a whole. */
export function PlanStage(props: PlanStageProps) {
  const { plan, gestures, frame, layer, grab, armed, markerSize, label, onImage, under, over, children } = props;
  const { width, height, src, alt } = plan.image;
  useMarked(layer, props.tabStop, tabStops);
  useMarked(layer, props.carriedId, isCarried);
  const { tier } = props.layout;
  const box = `0 0 ${width} ${height}`;
  return (
    <Frame ref={frame} tabIndex={-1} data-pest="plan-frame" data-armed={armed || undefined} {...gestures}>
      <Layer
        ref={layer}
        data-pest="plan-layer"
        data-grab={grab}
        data-tier={tier}
        style={layerStyle(width, height, markPixels(tier, markerSize))}
      >
        <img
          src={src}
          alt={alt ?? plan.name}
          draggable={false}
          style={unstyled}
          onLoad={(event) => onImage(event.currentTarget)}
          onError={() => onImage(null)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a group of shapes. */}
        <svg viewBox={box} style={unstyled} role="group" aria-label={label}>
          {under}
          <Markers {...props} />
          {props.markerPart !== null && <Codes {...props} mark={markPixels(tier, markerSize)} />}
        </svg>
        {/* A separate SVG, so that what moves does not repaint the markers. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in for a group of shapes. */}
        <svg viewBox={box} style={moving} role="group" aria-label={label} data-pest="plan-over">
          {over}
        </svg>
      </Layer>
      {children}
    </Frame>
  );
}

/** Sets an attribute on one marker directly. As a prop of all of them, React would compare a thousand. */
function useMarked(
  layer: RefObject<Element | null>,
  id: string | null,
  write: (mark: Element, marked: boolean) => void,
): void {
  // After each render: the marker may be a new element.
  useLayoutEffect(() => {
    if (id === null) return;
    const mark = layer.current?.querySelector(markSelector(id));
    if (!mark) return;
    write(mark, true);
    return () => write(mark, false);
  });
}

/** Selects the mark of a device, or that of the cluster it begins. */
export function markSelector(id: string): string {
  const name = CSS.escape(id);
  return `[data-marker="${name}"], [data-cluster="${name}"]`;
}

function tabStops(mark: Element, here: boolean): void {
  mark.setAttribute('tabindex', here ? '0' : '-1');
}

function isCarried(mark: Element, carried: boolean): void {
  mark.nextElementSibling?.toggleAttribute('data-carried', carried);
}

const moving: CSSProperties = { ...unstyled, willChange: 'transform' };

function layerStyle(width: number, height: number, mark: number): CSSProperties {
  return { width, height, ['--_pest-mark' as string]: mark };
}

/** Pixels of a full mark: enough to hit, and neighbours stay apart on a plan that is shown whole. */
export const defaultMarkerSize = 28;
const smallestMark = 24;
const largestMark = 56;
const dot = 10;

/** What a host asks for, within what can be hit and does not hide the plan. */
export function usableMarkerSize(asked: number = defaultMarkerSize): number {
  return Number.isFinite(asked) ? Math.min(largestMark, Math.max(smallestMark, asked)) : defaultMarkerSize;
}

function markPixels(tier: MarkerTier, size: number): number {
  if (tier === 'far') return dot;
  return tier === 'mid' ? smallestMark : size;
}

interface MarkersProps {
  readonly layout: MarkerLayout;
  readonly types: DeviceTypes;
  /** What a marker is called. */
  readonly nameOf: (device: PlanDevice) => string;
  readonly clusterName: (cluster: MarkerCluster) => string;
  readonly selected: string | null;
  /** Several that are selected together. */
  readonly group: ReadonlySet<string>;
  /** Devices that the guidance speaks of. */
  readonly noted: ReadonlySet<string>;
  readonly markerPart: ComponentType<MarkerSlotProps & { readonly children?: ReactNode }> | null | undefined;
  readonly markerExtra: Partial<MarkerSlotProps> | undefined;
}

const Markers = memo(function Markers(props: MarkersProps) {
  const { layout, types, nameOf, clusterName, selected, group, noted, markerPart, markerExtra } = props;
  const symbols = useId();
  const shown = useMemo(() => [...new Set(layout.spots.map(({ device }) => types.of(device.type)))], [layout, types]);
  return (
    <>
      <MarkSymbols id={symbols} types={shown} />
      {layout.spots.map(({ device, x, y }) => (
        <DeviceMarker
          key={device.id}
          device={device}
          info={types.of(device.type)}
          x={x}
          y={y}
          nameOf={nameOf}
          selected={device.id === selected || group.has(device.id)}
          finding={noted.has(device.id)}
          symbols={symbols}
          part={markerPart}
          extra={markerExtra}
        />
      ))}
      {layout.clusters.map((cluster) => (
        <ClusterMark
          key={cluster.id}
          cluster={cluster}
          types={types}
          name={clusterName(cluster)}
          selected={cluster.devices.some(({ id }) => group.has(id))}
          finding={cluster.devices.some(({ id }) => noted.has(id))}
        />
      ))}
    </>
  );
}, sameMarkers);

interface CodesProps extends Pick<MarkersProps, 'layout' | 'selected'> {
  /** Pixels of the screen per pixel of the picture. */
  readonly scale: number;
  /** Pixels of a mark on the screen. */
  readonly mark: number;
}

/** Pixels between a mark and the middle of its code. */
const codeGap = 9;

/**
 * The codes of devices, as one text with a piece for each rather than a text for each: the browser keeps where every
 * text can be touched, and joins a thousand such places in each frame of a pan.
 */
const Codes = memo(
  function Codes({ layout, selected, scale, mark }: CodesProps) {
    const away = (mark / 2 + codeGap) / (scale || 1);
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: takes no focus; the names of the marks say the codes.
      <text data-part="codes" aria-hidden="true">
        {layout.spots.map(({ device: { id, code }, x, y, label }) => {
          const side = id === selected ? (label ?? 'below') : label;
          return (
            side && (
              <tspan key={id} data-part="code" x={x} y={side === 'below' ? y + away : y - away}>
                {code}
              </tspan>
            )
          );
        })}
      </text>
    );
  },
  (before, after) => codeProps.every((name) => before[name] === after[name]),
);

const codeProps = ['layout', 'selected', 'scale', 'mark'] as const satisfies readonly (keyof CodesProps)[];

function sameMarkers(before: MarkersProps, after: MarkersProps): boolean {
  return markerProps.every((name) => before[name] === after[name]);
}

/** `PlanStage` hands all its props on; only these are the markers'. */
const markerProps = [
  'layout',
  'types',
  'nameOf',
  'clusterName',
  'selected',
  'group',
  'noted',
  'markerPart',
  'markerExtra',
] as const satisfies readonly (keyof MarkersProps)[];
