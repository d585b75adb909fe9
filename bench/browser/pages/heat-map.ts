import type { HeatSource } from '../../../packages/pest-ui/src/heat-map/density/density';
import { addedDensity } from '../../../packages/pest-ui/src/heat-map/density/density';
import { createDensityMap } from '../../../packages/pest-ui/src/heat-map/density/density-plugin';

/** The size of the picture, and of a point's cloud, in pixels. */
const size = { width: 1600, height: 1000, radius: 40 };
const opacity = 0.8;

interface Peer {
  setData(data: { min: number; max: number; data: unknown[] }): unknown;
  setDataMax(max: number): unknown;
}

declare const h337: { create(config: { container: HTMLElement; radius: number }): Peer };

function container(): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;width:${size.width}px;height:${size.height}px`;
  document.body.append(box);
  return box;
}

/** Points by a fixed rule, the same in each run. */
function points(count: number): HeatSource[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: count }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    value: 1 + Math.floor(random() * 9),
  }));
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Draws and moves the maximum, ours and heatmap.js by turns; medians in milliseconds. */
export function race(count: number, pairs: number) {
  const sources = points(count);
  const theirs = sources.map(({ x, y, value }) => ({ x: Math.round(x), y: Math.round(y), value }));
  const ours = createDensityMap({ container: container(), ...size, palette: 'viridis', opacity, blending: 'add' });
  const peer = h337.create({ container: container(), radius: size.radius });
  const draw: [number[], number[]] = [[], []];
  const move: [number[], number[]] = [[], []];
  for (let pair = 0; pair < pairs; pair += 1) {
    draw[0].push(timed(() => ours.setData({ min: 0, max: 9, data: [...sources] })));
    draw[1].push(timed(() => peer.setData({ min: 0, max: 9, data: theirs })));
    move[0].push(timed(() => ours.setDataMax(10 + (pair % 5))));
    move[1].push(timed(() => peer.setDataMax(10 + (pair % 5))));
  }
  document.body.replaceChildren();
  return { draw: [median(draw[0]), median(draw[1])], move: [median(move[0]), median(move[1])] };
}

/** Draws ours alone; the median in milliseconds. */
export function draw(count: number, times: number): number {
  const sources = points(count);
  const ours = createDensityMap({ container: container(), ...size, palette: 'ember', opacity, blending: 'add' });
  const taken = Array.from({ length: times }, () => timed(() => ours.setData({ min: 0, max: 9, data: [...sources] })));
  document.body.replaceChildren();
  return median(taken);
}

/** A new day's points in every frame: how many frames a second are painted, and what the slowest tenth took of the thread. */
export async function play(count: number, frames: number) {
  const steps = Array.from({ length: 12 }, (_, step) =>
    points(count).map((source, index) => ({ ...source, value: (index + step) % 10 })),
  );
  const ours = createDensityMap({ container: container(), ...size, palette: 'ember', opacity, blending: 'add' });
  const work: number[] = [];
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const from = await nextFrame();
  let to = from;
  for (let frame = 0; frame < frames; frame += 1) {
    work.push(timed(() => ours.setData({ min: 0, max: 9, data: steps[frame % steps.length] ?? [] })));
    to = await nextFrame();
  }
  document.body.replaceChildren();
  work.sort((a, b) => a - b);
  return { perSecond: (frames * 1_000) / (to - from), slow: work[Math.floor(work.length * 0.9)] ?? 0 };
}

/** Mean difference of strength, of 255, between our raster and the same blending at every pixel. */
export function meanDifference(count: number): number {
  const sources = points(count);
  const coarse = addedDensity(sources, size);
  const full = addedDensity(sources, size, 1);
  const top = full.values.reduce((most, value) => Math.max(most, value), 0);
  const scale = size.width / coarse.columns;
  let sum = 0;
  for (let row = 0; row < full.rows; row += 1) {
    for (let column = 0; column < full.columns; column += 1) {
      const exact = full.values[row * full.columns + column] ?? 0;
      sum += Math.abs(exact - between(coarse, column / scale - 0.5 + 0.5 / scale, row / scale - 0.5 + 0.5 / scale));
    }
  }
  return (sum / (full.rows * full.columns) / top) * 255;
}

/** The raster as a browser shows it when it is enlarged: straight lines between its cells. */
function between(raster: { values: Float32Array; columns: number; rows: number }, x: number, y: number): number {
  const at = (column: number, row: number) => {
    const inside = [clamp(column, raster.columns), clamp(row, raster.rows)] as const;
    return raster.values[inside[1] * raster.columns + inside[0]] ?? 0;
  };
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const upper = at(column, row) * (1 - dx) + at(column + 1, row) * dx;
  const lower = at(column, row + 1) * (1 - dx) + at(column + 1, row + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}

function clamp(value: number, length: number): number {
  return Math.min(length - 1, Math.max(0, value));
}
