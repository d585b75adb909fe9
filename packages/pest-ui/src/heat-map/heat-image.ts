import { limits, rankByActivity, translator } from 'pest-sdk';
import type { FloorPlan } from '../floor-plan/floor-plan.types';
import { contourPath } from './contours';
import type { Density } from './density';
import { createDensityMap } from './density-plugin';
import { heatFigureMessages } from './HeatFigure.messages';
import type { HeatImageOptions, HeatMapOwnProps } from './HeatMap.types';
import type { HeatFigure } from './heat-figures';
import { radiusOf } from './heat-reach';
import { breaksOf } from './heat-scale';
import { summaryText } from './heat-sentences';
import { colourAt, stopsOf } from './pixel-colours';
import type { HeatState } from './useHeatMap';

/** Pixels of the drawing, before it is scaled. */
const mapWidth = 1000;
const boardWidth = 280;
const margin = 24;
const headHeight = 84;
const legendHeight = 92;
const rowHeight = 30;

const ink = '#1d211f';
const muted = '#59605c';
const family = "system-ui, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";

/**
 * The map as a picture for a report or a mail: title, days, plan, cloud, marks, scale and board. Drawn here line by line,
 * since a page with a strict policy loads no picture made of its own markup.
 */
export async function drawImage(
  props: HeatMapOwnProps,
  plan: FloorPlan,
  state: HeatState,
  { legend = true, board = true, scale = 2 }: HeatImageOptions,
): Promise<Blob> {
  const { width, height } = plan.image;
  const picture = await load(plan.image.src);
  const mapHeight = Math.round((mapWidth * height) / width);
  const ranked = board && props.top !== 0 ? rankByActivity(state.figures, props.top ?? limits.topDevices) : [];
  const side = ranked.length > 0 ? boardWidth + margin : 0;
  const below = Math.max(mapHeight, ranked.length * rowHeight + 40) + (legend ? legendHeight : 0);
  const size = { width: mapWidth + side + 2 * margin, height: headHeight + below + margin };
  // A picture of another origin, sent without leave to read it, would lock the canvas: the map then goes without it.
  for (const ground of picture ? [picture, null] : [null]) {
    const { canvas, pen } = penOn(size, scale);
    drawHead(pen, plan, state, size.width);
    pen.save();
    pen.translate(margin, headHeight);
    drawMap(pen, props, plan, state, ground, mapHeight);
    if (legend) drawLegend(pen, props, state, mapHeight + 20);
    pen.translate(mapWidth + margin, 0);
    if (ranked.length > 0) drawBoard(pen, state, ranked);
    pen.restore();
    try {
      return await blobOf(canvas);
    } catch (error) {
      if (ground === null) throw error;
    }
  }
  throw new Error('unreachable');
}

type Pen = CanvasRenderingContext2D;

function aroundWords({ words }: HeatState) {
  return translator(heatFigureMessages, words.locale, words.hostWords);
}

function penOn({ width, height }: { width: number; height: number }, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(scale, scale);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return { canvas, pen };
}

function load(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = src;
  });
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

interface Lettering {
  readonly size?: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly width?: number;
}

function write(pen: Pen, text: string, x: number, y: number, of: Lettering = {}): void {
  const { size = 14, weight = 400, colour = ink, align = 'left', width } = of;
  pen.font = `${weight} ${size}px ${family}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y, width);
}

function drawHead(pen: Pen, plan: FloorPlan, state: HeatState, width: number): void {
  const { words, family: kind, measure } = state;
  const t = aroundWords(state);
  write(pen, plan.name, margin, 30, { size: 22, weight: 600, width: width - 2 * margin });
  const what = [t(`heatMap.family.${kind}`), t(`heatMap.measure.${kind}.${measure}`)];
  const line = `${words.parts(what)}  ${summaryText(state)}`;
  write(pen, line, margin, 60, { colour: muted, width: width - 2 * margin });
}

function drawMap(
  pen: Pen,
  props: HeatMapOwnProps,
  plan: FloorPlan,
  state: HeatState,
  picture: HTMLImageElement | null,
  height: number,
): void {
  if (picture) {
    pen.filter = 'grayscale(1)';
    pen.drawImage(picture, 0, 0, mapWidth, height);
    pen.filter = 'none';
  }
  pen.strokeStyle = '#868c88';
  pen.strokeRect(0.5, 0.5, mapWidth - 1, height - 1);
  if (state.view !== 'plan') drawCloud(pen, props, plan, state, height);
  const placed = [...state.figures].sort((a, b) => a.value - b.value);
  for (const figure of placed) {
    const { position } = figure.point;
    if (position) drawMark(pen, state, figure, position.x * mapWidth, position.y * height);
  }
}

function drawCloud(pen: Pen, props: HeatMapOwnProps, plan: FloorPlan, state: HeatState, height: number): void {
  const { palette = 'ember', opacity = 0.86, blending = 'add', contours = true } = props;
  const container = document.createElement('div');
  const [min, max] = state.domain;
  const radius = (props.radius ?? radiusOf(plan, plan.image)) * Math.max(mapWidth, height);
  const painted: { density?: Density } = {};
  const map = createDensityMap({
    container,
    width: mapWidth,
    height,
    radius,
    palette,
    opacity,
    blending,
    onPainted: (density) => {
      painted.density = density;
    },
  });
  const data = state.figures.flatMap(({ point, value }) =>
    point.position ? [{ x: point.position.x * mapWidth, y: point.position.y * height, value }] : [],
  );
  map.setData({ min, max, data });
  const canvas = container.querySelector('canvas');
  if (!canvas || !painted.density) return;
  pen.imageSmoothingEnabled = true;
  pen.drawImage(canvas, 0, 0, mapWidth, height);
  if (!contours) return;
  pen.save();
  pen.scale(mapWidth / painted.density.columns, height / painted.density.rows);
  pen.lineWidth = painted.density.columns / mapWidth;
  for (const level of blending === 'over' ? breaksOf([0, 1]) : breaksOf(state.domain)) {
    pen.strokeStyle = 'rgb(60 15 64 / .6)';
    if (level > 0) pen.stroke(new Path2D(contourPath(painted.density, level)));
  }
  pen.restore();
}

function drawMark(
  pen: Pen,
  { words }: HeatState,
  { state, value }: Pick<HeatFigure, 'state' | 'value'>,
  x: number,
  y: number,
) {
  const text = state === 'some' ? words.number(value) : state === 'unknown' ? '?' : '';
  pen.lineWidth = 1.4;
  pen.beginPath();
  if (state === 'some') {
    const half = Math.max(9, 4 + text.length * 3.5);
    pen.roundRect(x - half, y - 9, 2 * half, 18, 9);
    pen.fillStyle = ink;
    pen.strokeStyle = '#fff';
  } else {
    pen.arc(x, y, state === 'zero' ? 3 : 7, 0, 2 * Math.PI);
    pen.fillStyle = '#fff';
    pen.strokeStyle = ink;
    if (state === 'unchecked') pen.setLineDash([3, 2]);
  }
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  if (state === 'unchecked') {
    pen.beginPath();
    for (const shift of [-4, 0, 4]) {
      pen.moveTo(x - 4 + shift / 2, y + 4 + shift / 2);
      pen.lineTo(x + 4 + shift / 2, y - 4 + shift / 2);
    }
    pen.stroke();
  }
  if (text) write(pen, text, x, y, { size: 11, weight: 700, align: 'center', colour: state === 'some' ? '#fff' : ink });
}

function drawLegend(pen: Pen, { palette = 'ember' }: HeatMapOwnProps, state: HeatState, top: number): void {
  const { words, domain, figures, threshold } = state;
  const t = aroundWords(state);
  let left = 0;
  if (state.view !== 'plan') {
    const width = 320;
    write(pen, `${t('heatMap.domain')} ${words.unit}`, 0, top, { weight: 600, width });
    const stops = stopsOf(palette);
    const ramp = pen.createLinearGradient(0, 0, width, 0);
    for (let at = 0; at <= 10; at += 1) ramp.addColorStop(at / 10, `rgb(${colourAt(stops, at / 10).join(' ')})`);
    pen.fillStyle = ramp;
    pen.fillRect(0, top + 14, width, 12);
    const levels = [domain[0], ...breaksOf(domain), domain[1]];
    const end = levels.length - 1;
    for (const [index, level] of levels.entries()) {
      const align = index === 0 ? 'left' : index === end ? 'right' : 'center';
      const text = `${index === end && state.aboveScale > 0 ? '≥ ' : ''}${words.number(level)}`;
      write(pen, text, (width * index) / end, top + 38, { size: 12, align });
    }
    if (threshold !== null && threshold <= domain[1]) {
      const x = (width * (threshold - domain[0])) / Math.max(1e-9, domain[1] - domain[0]);
      pen.fillStyle = ink;
      pen.fillRect(x - 1, top + 10, 2, 20);
    }
    left = width + 40;
  }
  for (const reading of ['some', 'zero', 'unchecked', 'unknown'] as const) {
    const of = figures.filter((figure) => figure.state === reading);
    if (of.length === 0) continue;
    drawMark(pen, state, { state: reading, value: of[0]?.value ?? 1 }, left + 10, top + 20);
    const text = t(`heatMap.legend.${reading}`, { count: of.length });
    write(pen, text, left + 26, top + 20, { size: 12 });
    left += 26 + pen.measureText(text).width + 24;
  }
}

function drawBoard(pen: Pen, state: HeatState, ranked: readonly HeatFigure[]): void {
  const { words } = state;
  write(pen, aroundWords(state)('heatMap.board'), 0, 12, { weight: 600 });
  for (const [index, { code, point, value }] of ranked.entries()) {
    const y = 44 + index * rowHeight;
    write(pen, String(index + 1), 14, y, { size: 12, align: 'right', colour: muted });
    write(pen, code, 24, y, { weight: 600, width: 90 });
    write(pen, point.workshopName || point.name, 120, y, { size: 12, colour: muted, width: 96 });
    write(pen, words.number(value), boardWidth, y, { weight: 600, align: 'right' });
  }
}
