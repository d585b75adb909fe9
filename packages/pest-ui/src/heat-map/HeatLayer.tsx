import type { HeatmapInstance } from 'heatmap.js';
import { type CSSProperties, forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react';
import type { Blending, DensityConfig } from './density-plugin';
import type { HeatDomain } from './HeatMap.types';
import type { PaletteName } from './palette';

/** A point of the density layer: position as fractions of its size, and a value. */
export interface HeatLayerPoint {
  /** Fractions 0 to 1 of the picture, from the top left. */
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** Props of {@link HeatLayer}. */
export interface HeatLayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly points: readonly HeatLayerPoint[];
  /** Proportions of the picture beneath. */
  readonly width: number;
  readonly height: number;
  readonly domain: HeatDomain;
  /** How far one device reaches, as a part of the picture's long side. Default 0.04. */
  readonly radius?: number | undefined;
  readonly palette?: PaletteName | undefined;
  /** 0 to 1, where it is densest. Default 0.8. */
  readonly opacity?: number | undefined;
  /**
   * `add` (default): heat of neighbours is summed, so the legend's numbers hold and minimum and maximum only recolour.
   * `over`: covers and saturates, the picture that heatmap.js draws.
   */
  readonly blending?: Blending | undefined;
}

/** Long side of the drawing. A cloud has no finer detail; the browser enlarges it to whatever size is shown. */
const longSide = 1000;

type DrawingCode = typeof import('./density-plugin');

/** Drawing is a third of all the heat map's code; plan, marks and board need not wait for it. */
function loadDrawingCode(): Promise<DrawingCode> {
  return import('./density-plugin');
}

const cover: CSSProperties = { position: 'absolute', inset: 0, pointerEvents: 'none' };

/** The cloud alone, for hosts with a viewer of their own: it fills the nearest positioned ancestor. */
export const HeatLayer = forwardRef<HTMLDivElement, HeatLayerProps>(function HeatLayer(
  {
    points,
    width,
    height,
    domain,
    radius = 0.04,
    palette = 'viridis',
    opacity = 0.8,
    blending = 'add',
    style,
    ...rest
  },
  ref,
) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<{ heat: HeatmapInstance<DensityConfig>; settings: object } | null>(null);
  const settings = useMemo(
    () => ({ ...sizeOf(width, height), radius: radius * longSide, palette, opacity, blending }),
    [width, height, radius, palette, opacity, blending],
  );
  const data = useMemo(() => {
    const size = sizeOf(width, height);
    return points.map(({ x, y, value }) => ({ x: x * size.width, y: y * size.height, value }));
  }, [points, width, height]);
  const [min, max] = domain;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const draw = ({ createDensityMap }: DrawingCode) => {
      map.current ??= { heat: createDensityMap({ container: element, ...settings }), settings };
      if (map.current.settings !== settings) map.current.heat.configure(settings);
      map.current.settings = settings;
      map.current.heat.setData({ min, max, data });
    };
    let superseded = false;
    const frame = requestAnimationFrame(async () => {
      const code = await loadDrawingCode();
      if (!superseded) draw(code);
    });
    return () => {
      superseded = true;
      cancelAnimationFrame(frame);
    };
  }, [data, min, max, settings]);

  useEffect(() => {
    const element = container.current;
    return () => {
      element?.replaceChildren();
      map.current = null;
    };
  }, []);

  return (
    <div aria-hidden="true" data-pest="heat-layer" ref={ref} {...rest} style={{ ...cover, ...style }}>
      <div ref={container} style={cover} />
    </div>
  );
});

function sizeOf(width: number, height: number) {
  const scale = longSide / Math.max(1, width, height);
  return { width: width * scale, height: height * scale };
}
