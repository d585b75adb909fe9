/// <reference path="./heatmap-js.d.ts" />
import h337, { type HeatmapCoordinator, type HeatmapData, type HeatmapInstance } from 'heatmap.js';
import { contourPath } from './contours';
import { addedDensity, coveredDensity, type Density, type HeatSource, type Raster, shareOfDomain } from './density';
import type { PaletteName, Rgb } from './palette';
import { pixelColours, shades, stopsOf } from './pixel-colours';
import { untouched } from './untouched';

/** How overlapping density adds up: `add` sums activity, `over` looks like heatmap.js. */
export type Blending = 'add' | 'over';

export interface DensityConfig extends Raster {
  readonly container: HTMLElement;
  readonly plugin: string;
  readonly palette: PaletteName;
  /** 0 to 1, of the densest places. */
  readonly opacity: number;
  readonly blending: Blending;
  /** Told what was painted, for the lines between classes. */
  readonly onPainted?: ((density: Density) => void) | undefined;
}

const pluginName = 'pest-density';

/**
 * A heatmap.js instance that draws with the renderer below. heatmap.js's own renderer assigns to a read-only property
 * and so throws in every ES module; it also paints zeros and redraws all points when minimum or maximum change. Its
 * public `register` lets another renderer take its place behind the library's interface.
 */
export function createDensityMap(config: Omit<DensityConfig, 'plugin'>): HeatmapInstance<DensityConfig> {
  h337.register<DensityConfig>(pluginName, { renderer: DensityRenderer, store: PointStore });
  return h337.create<DensityConfig>({ ...config, plugin: pluginName });
}

/** All that draws in the browser, under one name: it is fetched by it. */
export const drawing = { createDensityMap, contourPath };

/** Passes the given array on unchanged: the renderer compares it by identity to know that no point moved. */
class PointStore {
  #coordinator: HeatmapCoordinator | null = null;
  #data: HeatmapData = { min: 0, max: 1, data: [] };

  setCoordinator(coordinator: HeatmapCoordinator): void {
    this.#coordinator = coordinator;
  }

  setData(data: HeatmapData): void {
    this.#data = data;
    this.#coordinator?.emit('renderall', data);
  }

  setDataMin(min: number): void {
    this.setData({ ...this.#data, min });
  }

  setDataMax(max: number): void {
    this.setData({ ...this.#data, max });
  }

  _getInternalData(): HeatmapData {
    return this.#data;
  }
}

/**
 * Draws in two stages with their own inputs: points, radius and size make the density; density, minimum, maximum and
 * palette make the pixels. Moving minimum or maximum only recolours.
 */
class DensityRenderer {
  readonly #canvas = document.createElement('canvas');
  readonly #densityFor = keepLast(
    (sources: readonly HeatSource[], raster: Raster) => addedDensity(sources, raster),
    sameInputs,
  );
  readonly #coloursFor = keepLast(pixelColours, (a, b) => a[0] === b[0] && a[1] === b[1]);
  #config: DensityConfig;
  #stops: readonly Rgb[];
  #surface: Surface | null = null;

  constructor(config: DensityConfig) {
    this.#config = config;
    this.#stops = stopsOf(config.palette, config.container);
    Object.assign(this.#canvas.style, untouched, { position: 'absolute', inset: 0, width: '100%', height: '100%' });
    config.container.append(this.#canvas);
  }

  updateConfig(config: DensityConfig): void {
    this.#config = config;
    this.#stops = stopsOf(config.palette, config.container);
  }

  renderAll({ data, min, max }: HeatmapData): void {
    const { blending, opacity, onPainted } = this.#config;
    const colours = this.#coloursFor(this.#stops, opacity);
    const covers = blending === 'over';
    const density = covers ? coveredDensity(data, this.#config, [min, max]) : this.#densityFor(data, this.#config);
    this.#paint(density, colours, covers ? 0 : min, covers ? 1 : max);
    onPainted?.(density);
  }

  #paint({ values, columns, rows }: Density, colours: Uint32Array, min: number, max: number): void {
    const surface = this.#surfaceFor(columns, rows);
    if (!surface) return;
    colourPixels(values, colours, min, max, surface.pixels);
    surface.context.putImageData(surface.image, 0, 0);
  }

  /** Made once for a size: a canvas that is given its size again is a new canvas, even when the size is the same. */
  #surfaceFor(columns: number, rows: number): Surface | null {
    if (this.#surface?.image.width === columns && this.#surface.image.height === rows) return this.#surface;
    this.#canvas.width = columns;
    this.#canvas.height = rows;
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    const image = context.createImageData(columns, rows);
    this.#surface = { context, image, pixels: new Uint32Array(image.data.buffer) };
    return this.#surface;
  }
}

/** What is drawn on, and the pixels that are put there. */
interface Surface {
  readonly context: CanvasRenderingContext2D;
  readonly image: ImageData;
  readonly pixels: Uint32Array;
}

/** Writes one colour per cell. Where there is no heat there is no colour, whatever the minimum says. */
export function colourPixels(
  values: Float32Array,
  colours: Uint32Array,
  min: number,
  max: number,
  pixels: Uint32Array,
): void {
  const top = shades - 1;
  const flat = max <= min;
  const scale = flat ? 0 : top / (max - min);
  // Rounds to the nearest shade; everything at or above a flat domain has the same one.
  const offset = flat ? Math.round(shareOfDomain(max, min, max) * top) : 0.5 - min * scale;
  const lowest = flat ? min : 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const shade = value > 0 && value >= lowest ? (value * scale + offset) | 0 : 0;
    pixels[at] = shade > 0 ? (colours[shade < top ? shade : top] ?? 0) : 0;
  }
}

function sameInputs(a: [readonly HeatSource[], Raster], b: [readonly HeatSource[], Raster]): boolean {
  return a[0] === b[0] && a[1].radius === b[1].radius && a[1].width === b[1].width && a[1].height === b[1].height;
}

/** Remembers the last answer and gives it again while the inputs are the same. */
export function keepLast<Inputs extends unknown[], Answer>(
  work: (...inputs: Inputs) => Answer,
  same: (a: Inputs, b: Inputs) => boolean,
): (...inputs: Inputs) => Answer {
  let last: { inputs: Inputs; answer: Answer } | null = null;
  return (...inputs) => {
    if (!last || !same(last.inputs, inputs)) last = { inputs, answer: work(...inputs) };
    return last.answer;
  };
}
