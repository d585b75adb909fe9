import type { HeatmapInstance } from 'heatmap.js';
import { type CSSProperties, forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import type { Density } from '../density/density';
import type { Blending, DensityConfig } from '../density/density-plugin';
import { type PaletteName, paletteInk } from '../density/palette';
import { untouched } from '../density/untouched';
import type { HeatDomain } from '../figures/heat-points';
import { breaksOf } from '../figures/heat-scale';

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
  /** How far one device reaches, as a part of the picture's long side. @default 0.04 */
  readonly radius?: number | undefined;
  /** @default 'ember' */
  readonly palette?: PaletteName | undefined;
  /** 0 to 1, where it is densest. @default 0.86 */
  readonly opacity?: number | undefined;
  /**
   * `add` (default): heat of neighbours is summed, so the legend's numbers hold and minimum and maximum only recolour.
   * `over`: covers and saturates, the picture that heatmap.js draws.
   */
  readonly blending?: Blending | undefined;
  /** Lines where the scale changes its class. @default false */
  readonly contours?: boolean | undefined;
}

/** Long side of the drawing. A cloud has no finer detail; the browser enlarges it to whatever size is shown. */
const longSide = 1000;

type DrawingCode = typeof import('../density/density-plugin').drawing;

/** Drawing is a third of all the heat map's code; plan, marks and board need not wait for it. */
function loadDrawingCode(): Promise<DrawingCode> {
  return fetchCode(() => import('../density/density-plugin'), 'drawing');
}

const cover: CSSProperties = {
  ...untouched,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
};

/** The cloud alone, for hosts with a viewer of their own: it fills the nearest positioned ancestor. */
export const HeatLayer = forwardRef<HTMLDivElement, HeatLayerProps>(function HeatLayer(
  {
    points,
    width,
    height,
    domain,
    radius = 0.04,
    palette = 'ember',
    opacity = 0.86,
    blending = 'add',
    contours = false,
    style,
    ...rest
  },
  ref,
) {
  const container = useRef<HTMLDivElement>(null);
  const lines = useRef<SVGSVGElement>(null);
  const map = useRef<{ heat: HeatmapInstance<DensityConfig>; settings: object } | null>(null);
  const painted = useRef<Density | null>(null);
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
    let resting: ReturnType<typeof setTimeout> | undefined;
    const draw = ({ createDensityMap, contourPath }: DrawingCode) => {
      const onPainted = (density: Density) => {
        painted.current = density;
      };
      map.current ??= { heat: createDensityMap({ container: element, ...settings, onPainted }), settings };
      if (map.current.settings !== settings) map.current.heat.configure(settings);
      map.current.settings = settings;
      map.current.heat.setData({ min, max, data });
      // Removes the old contours; new ones are drawn when nothing moves any more.
      lines.current?.replaceChildren();
      if (!contours) return;
      resting = setTimeout(() => {
        if (!lines.current || !painted.current) return;
        const levels = blending === 'over' ? breaksOf([0, 1]) : breaksOf([min, max]);
        drawLines(lines.current, painted.current, levels, palette, contourPath);
      }, restTime);
    };
    let superseded = false;
    const frame = requestAnimationFrame(async () => {
      const code = await loadDrawingCode();
      if (!superseded) draw(code);
    });
    return () => {
      superseded = true;
      cancelAnimationFrame(frame);
      clearTimeout(resting);
    };
  }, [data, min, max, settings, contours, blending, palette]);

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
      <svg ref={lines} style={cover} preserveAspectRatio="none" />
    </div>
  );
});

/** Milliseconds without another picture after which the lines are drawn. */
const restTime = 60;
const svg = 'http://www.w3.org/2000/svg';

function drawLines(
  element: SVGSVGElement,
  density: Density,
  levels: readonly number[],
  palette: PaletteName,
  contourPath: DrawingCode['contourPath'],
): void {
  element.setAttribute('viewBox', `0 0 ${density.columns} ${density.rows}`);
  const paths = levels.map((level, index) => {
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', level > 0 ? contourPath(density, level) : '');
    path.setAttribute('vector-effect', 'non-scaling-stroke');
    path.style.cssText = `fill:none;stroke:${paletteInk(palette, 0.6 + index * 0.2)};stroke-linecap:round`;
    path.style.strokeWidth = 'calc(1px * var(--pest-marker-scale, 1))';
    return path;
  });
  element.replaceChildren(...paths);
}

function sizeOf(width: number, height: number) {
  const scale = longSide / Math.max(1, width, height);
  return { width: width * scale, height: height * scale };
}
