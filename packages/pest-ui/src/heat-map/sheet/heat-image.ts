import { limits, rankByActivity } from 'pest-sdk';
import type { HeatFigure } from '../figures/heat-figures';
import type { HeatImageOptions } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';
import {
  aroundWords,
  drawLegend,
  drawMap,
  load,
  mapsOf,
  muted,
  type Pen,
  penOn,
  type Shown,
  type Size,
  sizeOf,
  write,
} from './heat-drawing';
import { headingOf } from './heat-heading';

/** Pixels of the drawing, before it is scaled. */
const mapWidth = 1000;
const boardWidth = 280;
const margin = 24;
const headHeight = 104;
const titleHeight = 28;
const legendRoom = 92;
const rowHeight = 30;

/** The map, or both, as a picture for a report or a mail: title, days, plan, cloud, marks, scale and board. */
export async function drawImage(
  shown: Shown,
  { legend = true, board = true, scale = 2 }: HeatImageOptions,
): Promise<Blob> {
  const { plan, props, state } = shown;
  const picture = await load(plan.image.src);
  const maps = mapsOf(state);
  const { width, height } = sizeOf(plan, picture);
  const map: Size = { width: mapWidth, height: Math.round((mapWidth * height) / width) };
  const ranked = board && props.top !== 0 ? rankByActivity(state.figures, props.top ?? limits.topDevices) : [];
  const side = ranked.length > 0 ? boardWidth + margin : 0;
  const above = maps.length > 1 ? titleHeight : 0;
  const below = above + Math.max(map.height, ranked.length * rowHeight + 40) + (legend ? legendRoom : 0);
  const size = { width: maps.length * (mapWidth + margin) + side + margin, height: headHeight + below + margin };
  // A picture of another origin, sent without leave to read it, would lock the canvas: the map then goes without it.
  for (const ground of picture ? [picture, null] : [null]) {
    const canvas = document.createElement('canvas');
    const pen = penOn(canvas, size, scale);
    drawHead(pen, shown, size.width);
    pen.save();
    pen.translate(margin, headHeight + above);
    for (const { title, figures } of maps) {
      if (title) write(pen, title, 0, -above / 2, { weight: 600, width: mapWidth });
      drawMap(pen, shown, figures, ground, map);
      pen.translate(mapWidth + margin, 0);
    }
    if (ranked.length > 0) drawBoard(pen, state, ranked);
    if (legend) {
      pen.translate(-maps.length * (mapWidth + margin), 0);
      drawLegend(pen, shown, map.height + 20);
    }
    pen.restore();
    try {
      return await blobOf(canvas);
    } catch (error) {
      if (ground === null) throw error;
    }
  }
  throw new Error('unreachable');
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function drawHead(pen: Pen, shown: Shown, width: number): void {
  const { title, what, summary } = headingOf(shown);
  const within = width - 2 * margin;
  write(pen, title, margin, 30, { size: 22, weight: 600, width: within });
  write(pen, what, margin, 58, { colour: muted, width: within });
  write(pen, summary, margin, 80, { colour: muted, width: within });
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
