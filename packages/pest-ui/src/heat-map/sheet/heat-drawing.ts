import { translator } from 'pest-sdk';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import { paperFaces } from '../../floor-plan/paper-faces';
import { heatCompareMessages } from '../comparison/HeatCompare.messages';
import { beforeTitle } from '../comparison/heat-differences';
import { contourPath } from '../density/contours';
import type { Density } from '../density/density';
import { createDensityMap } from '../density/density-plugin';
import { colourAt, stopsOf } from '../density/pixel-colours';
import type { HeatFigure, ReadingState } from '../figures/heat-figures';
import { radiusOf } from '../figures/heat-reach';
import { breaksOf } from '../figures/heat-scale';
import { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatMapOwnProps } from '../HeatMap.types';
import { halfWidth, layoutMarks } from '../map/mark-layout';
import type { HeatState } from '../state/useHeatMap';

/**
 * The map line by line on a canvas, for a file and for paper: a page with a strict policy loads no picture made of its
 * own markup.
 */

/** What is on the screen when somebody asks for it as a file or on paper. */
export interface Shown {
  readonly props: HeatMapOwnProps;
  readonly plan: FloorPlan;
  readonly state: HeatState;
  /** Where the host's tokens hold. */
  readonly root: Element | null;
}

/** One map of those that are shown: alone, or of two periods on one scale. */
export interface ShownMap {
  /** What tells it from the other. */
  readonly title: string | null;
  readonly figures: readonly HeatFigure[];
}

export function mapsOf(state: HeatState): readonly ShownMap[] {
  const { view, figures, beforeFigures, days, previousDays, words, summary } = state;
  if (view !== 'compare') return [{ title: null, figures }];
  const t = translator(heatCompareMessages, words.locale, words.hostWords);
  const titled = (name: string, of: HeatState['days'], total: number | null) =>
    words.parts([name, of ? words.span(of) : '', total === null ? '' : words.withUnit(total)]);
  return [
    { title: titled(beforeTitle(state, t), previousDays, summary.previousTotal), figures: beforeFigures },
    { title: titled(t('heatCompare.now'), days, summary.total), figures },
  ];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As the plan says it; where it says none, as the picture is. */
export function sizeOf({ image }: FloorPlan, picture: HTMLImageElement | null): Size {
  if (image.width > 0 && image.height > 0) return image;
  if (picture && picture.naturalWidth > 0) return { width: picture.naturalWidth, height: picture.naturalHeight };
  return { width: 1600, height: 1000 };
}

export const ink = '#1d211f';
export const muted = '#59605c';

/** Pixels: some browsers draw nothing on more of them. */
const largestArea = 16_000_000;

export type Pen = CanvasRenderingContext2D;

export function aroundWords({ words }: HeatState) {
  return translator(heatFigureMessages, words.locale, words.hostWords);
}

/** A pen on white paper, in pixels of the drawing whatever those of the canvas are. */
export function penOn(canvas: HTMLCanvasElement, { width, height }: Size, scale: number): Pen {
  const fine = Math.min(scale, Math.sqrt(largestArea / (width * height)));
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(fine, fine);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return pen;
}

/** Null: it does not come, and the map goes without it. */
export function load(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = src;
  });
}

interface Lettering {
  readonly size?: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly width?: number;
}

export function write(pen: Pen, text: string, x: number, y: number, of: Lettering = {}): void {
  const { size = 14, weight = 400, colour = ink, align = 'left', width } = of;
  pen.font = `${weight} ${size}px ${paperFaces}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y, width);
}

/** Plan, cloud and marks; a mark has its size whatever the map's is. */
export function drawMap(
  pen: Pen,
  shown: Shown,
  figures: readonly HeatFigure[],
  picture: HTMLImageElement | null,
  size: Size,
): void {
  const { width, height } = size;
  if (picture) {
    pen.filter = 'grayscale(1)';
    pen.drawImage(picture, 0, 0, width, height);
    pen.filter = 'none';
  }
  pen.strokeStyle = '#868c88';
  pen.lineWidth = 1;
  pen.strokeRect(0.5, 0.5, width - 1, height - 1);
  if (shown.state.view !== 'plan') drawCloud(pen, shown, figures, size);
  drawMarks(pen, shown.state, figures, size);
}

/** As on the screen: numbers that would lie on each other are one. */
function drawMarks(pen: Pen, { measure, words, limits }: HeatState, figures: readonly HeatFigure[], size: Size): void {
  const { numbers, smallPart } = layoutMarks({ figures, ...size, unit: markPart, measure, number: words.number });
  const alone = new Set(numbers.map(({ figures: [first] }) => first));
  for (const figure of figures) {
    const { position } = figure.point;
    if (!position || alone.has(figure)) continue;
    const text = figure.state === 'unknown' ? '?' : '';
    drawMark(pen, figure.state, text, position.x * size.width, position.y * size.height, smallPart);
  }
  for (const { figures: members, x, y, text } of numbers) {
    if (members.length > 1) drawPill(pen, text, x, y, 3);
    drawMark(pen, 'some', text, x, y);
    if (members.some(limits.isAbove)) drawLimit(pen, x + markPart * halfWidth(text), y - 9);
  }
}

/** Marks in a picture, as a part of their size on the screen. */
const markPart = 0.9;

/** Around a number; `wider` for the white ring of several devices. */
function drawPill(pen: Pen, text: string, x: number, y: number, wider = 0): void {
  const half = markPart * halfWidth(text) + wider;
  pen.beginPath();
  pen.roundRect(x - half, y - 9 - wider, 2 * half, 18 + 2 * wider, 9 + wider);
  pen.lineWidth = 1.4;
  pen.fillStyle = wider > 0 ? '#fff' : ink;
  pen.strokeStyle = wider > 0 ? ink : '#fff';
  pen.fill();
  pen.stroke();
}

/** As on the screen: above what was agreed. */
function drawLimit(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.moveTo(x, y - 7);
  pen.lineTo(x + 7, y + 5);
  pen.lineTo(x - 7, y + 5);
  pen.closePath();
  pen.fillStyle = '#f2b01e';
  pen.strokeStyle = '#fff';
  pen.lineWidth = 1;
  pen.fill();
  pen.stroke();
  write(pen, '!', x, y + 1.5, { size: 10, weight: 700, align: 'center', colour: '#3a2600' });
}

function drawCloud(pen: Pen, shown: Shown, figures: readonly HeatFigure[], { width, height }: Size): void {
  const { plan, state } = shown;
  const { palette = 'ember', opacity = 0.86, blending = 'add', contours = true, radius } = shown.props;
  const [min, max] = state.domain;
  const reach = (radius ?? radiusOf(plan, { width, height })) * Math.max(width, height);
  const painted: { density?: Density } = {};
  withContainer(shown.root, (container) => {
    const map = createDensityMap({
      container,
      width,
      height,
      radius: reach,
      palette,
      opacity,
      blending,
      onPainted: (density) => {
        painted.density = density;
      },
    });
    const data = figures.flatMap(({ point, value }) =>
      point.position ? [{ x: point.position.x * width, y: point.position.y * height, value }] : [],
    );
    map.setData({ min, max, data });
    const canvas = container.querySelector('canvas');
    if (!canvas || !painted.density) return;
    pen.imageSmoothingEnabled = true;
    pen.drawImage(canvas, 0, 0, width, height);
  });
  if (!contours || !painted.density) return;
  const { columns, rows } = painted.density;
  pen.save();
  pen.scale(width / columns, height / rows);
  pen.lineWidth = columns / width;
  for (const level of blending === 'over' ? breaksOf([0, 1]) : breaksOf(state.domain)) {
    pen.strokeStyle = 'rgb(60 15 64 / .6)';
    if (level > 0) pen.stroke(new Path2D(contourPath(painted.density, level)));
  }
  pen.restore();
}

/** Within the widget for as long as it is drawn on: there the host's own colours hold. */
function withContainer(root: Element | null, draw: (container: HTMLElement) => void): void {
  const container = document.createElement('div');
  container.hidden = true;
  root?.append(container);
  try {
    draw(container);
  } finally {
    container.remove();
  }
}

/** A mark around its place; `part` makes those without a number smaller. */
function drawMark(pen: Pen, state: ReadingState, text: string, x: number, y: number, part = 1): void {
  if (state === 'some' && text !== '') drawPill(pen, text, x, y);
  else drawDisc(pen, state, x, y, part);
  if (text) write(pen, text, x, y, { size: 11, weight: 700, align: 'center', colour: state === 'some' ? '#fff' : ink });
}

function drawDisc(pen: Pen, state: ReadingState, x: number, y: number, part: number): void {
  const radius = { some: 2, zero: 3, unchecked: 7, unknown: 7 }[state] * part;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.lineWidth = 1.4 * part;
  pen.fillStyle = state === 'some' ? ink : '#fff';
  pen.strokeStyle = ink;
  if (state === 'unchecked') pen.setLineDash([3, 2]);
  pen.fill();
  if (state !== 'some') pen.stroke();
  pen.setLineDash([]);
  if (state !== 'unchecked') return;
  pen.beginPath();
  for (const shift of [-4, 0, 4]) {
    const [slant, arm] = [(shift * part) / 2, 4 * part];
    pen.moveTo(x - arm + slant, y + arm + slant);
    pen.lineTo(x + arm + slant, y - arm + slant);
  }
  pen.stroke();
}

export const legendHeight = 56;

/** Scale and marks side by side, {@link legendHeight} high. */
export function drawLegend(pen: Pen, { props, state, root }: Shown, top: number): void {
  const { words, domain, figures, threshold } = state;
  const t = aroundWords(state);
  let left = 0;
  if (state.view !== 'plan') {
    const width = 320;
    write(pen, `${t('heatMap.domain')} ${words.unit}`, 0, top, { weight: 600, width });
    const stops = stopsOf(props.palette ?? 'ember', root ?? undefined);
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
    const shownText = reading === 'some' ? words.number(of[0]?.value ?? 1) : reading === 'unknown' ? '?' : '';
    drawMark(pen, reading, shownText, left + 10, top + 20);
    const text = t(`heatMap.legend.${reading}`, { count: of.length });
    write(pen, text, left + 26, top + 20, { size: 12 });
    left += 26 + pen.measureText(text).width + 24;
  }
}
