import {
  type DeviceMark,
  deviceTypeRows,
  type MarkColour,
  type MarkInks,
  type MarkLook,
  markPaths,
  markText,
  markTextLook,
} from 'pest-sdk';
import type { PlanFigure, PlanLegendEntry, PlanMark } from 'pest-sdk/documents';
import { lineWidth } from '../print/faces';
import { printFont } from '../print/font';
import { colours, contentWidth } from './report-style';

type DrawnPlan = Pick<PlanFigure, 'width' | 'height' | 'marks'>;

const fills: Readonly<Record<MarkColour, string>> = {
  flying: '#6b43b5',
  rodent: '#36423d',
  crawling: '#9a2f63',
  bait: '#0b62a6',
  other: '#59605c',
};

export interface PlanDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A plan that is this much wider than high is printed in two lines: in one, nobody reads its marks. */
const wide = 2.6;
/** What both lines show of the plan's middle, as a share of its width. */
const overlap = 0.03;

/**
 * A plan with its heat in the picture, and every device on it as a numbered mark; hatched where it was not checked. A
 * wide one in two pieces, the left above the right.
 */
export function planDrawing(plan: DrawnPlan, picture: string | null, most: number): readonly PlanDrawing[] {
  if (plan.width / plan.height < wide) return [piece(plan, picture, most, 0, 1)];
  const share = 0.5 + overlap / 2;
  return [piece(plan, picture, most, 0, share), piece(plan, picture, most, 1 - share, share)];
}

/** What a plan shows from a share of its width on. */
function piece(plan: DrawnPlan, picture: string | null, most: number, from: number, share: number): PlanDrawing {
  const scale = Math.min(contentWidth / (plan.width * share), most / plan.height);
  const [whole, height] = [plan.width * scale, plan.height * scale];
  const width = whole * share;
  const size = `width="${whole.toFixed(1)}" height="${height.toFixed(1)}"`;
  const ground =
    picture === null
      ? `<rect ${size} fill="#ffffff" stroke="${colours.line}"/>`
      : `<image ${size} x="0" y="0" xlink:href="${picture}"/>`;
  const markSize = markScale(plan, whole, height);
  const devices = plan.marks
    .filter(({ x }) => x >= from && x <= from + share)
    .map((device) => mark(device, device.x * whole, device.y * height, markSize));
  const box = `${(from * whole).toFixed(1)} 0 ${width.toFixed(1)} ${height.toFixed(1)}`;
  const svg = `${svgHead} width="${width.toFixed(1)}" height="${height.toFixed(1)}" viewBox="${box}">${ground}${devices.join('')}</svg>`;
  return { svg, width, height };
}

const svgHead = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const legendLine = 15;
const legendSize = 8;

/** What the marks of a plan mean, each beside its word, in as many lines as they need. */
export function legendDrawing(entries: readonly PlanLegendEntry[]): PlanDrawing {
  let [x, line] = [0, 0];
  const drawn = entries.map((entry) => {
    const key = entry.kind === 'heat' ? heatKey(48) : legendMark(entry);
    const before = entry.kind === 'heat' ? 52 : 16;
    const width = before + lineWidth(entry.label, legendSize);
    if (x > 0 && x + width > contentWidth) [x, line] = [0, line + 1];
    const text = `<text x="${before}" y="9" font-family="${printFont}" font-size="${legendSize}" fill="${colours.soft}">${escaped(entry.label)}</text>`;
    const group = `<g transform="translate(${x.toFixed(1)} ${line * legendLine})">${key}${text}</g>`;
    x += width + 14;
    return group;
  });
  const height = (line + 1) * legendLine;
  const svg = `${svgHead} width="${contentWidth}" height="${height}" viewBox="0 0 ${contentWidth} ${height}">${drawn.join('')}</svg>`;
  return { svg, width: contentWidth, height };
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function heatKey(width: number): string {
  const stops = ['#fff3dc', '#ffd590', '#fba35a', '#e0693f', '#b8344c'];
  const each = width / stops.length;
  return stops.map((fill, at) => `<rect x="${at * each}" y="2" width="${each}" height="8" fill="${fill}"/>`).join('');
}

function legendMark(entry: Exclude<PlanLegendEntry, { readonly kind: 'heat' }>): string {
  const own = deviceTypeRows[entry.kind === 'type' ? entry.type : 'mouseTrap'].mark;
  const paths = shapeOf(own, entry.kind === 'due' ? 'due' : own.look);
  return `<g transform="translate(6 6) scale(0.3)">${paths.join('')}</g>`;
}

/** As large as its number can be read, as small as its neighbours ask. */
function markScale({ marks }: DrawnPlan, width: number, height: number): number {
  const room = Math.sqrt((width * height) / Math.max(1, marks.length));
  return Math.min(0.465, Math.max(0.3, room / 106));
}

function mark({ code, type, isChecked }: PlanMark, x: number, y: number, scale: number): string {
  const own = deviceTypeRows[type].mark;
  const look = isChecked ? own.look : 'due';
  const inks = inksOf(own);
  const paths = shapeOf(own, look);
  const number = markText(code, own);
  const { y: below, fontSize, fill, stroke, strokeWidth } = markTextLook(number, own.shape, look, inks);
  // Half of a digit's height below the middle.
  const place = `x="0" y="${(below + fontSize * 0.36).toFixed(1)}" text-anchor="middle"`;
  const letters = `${place} font-family="${printFont}" font-size="${fontSize}" font-weight="bold"`;
  // The printer knows no order of painting: the stroke is a text of its own, below.
  const halo = `<text ${letters} fill="none" stroke="${stroke}" stroke-width="${strokeWidth}">${number}</text>`;
  const text = `<text ${letters} fill="${fill}">${number}</text>`;
  const drawing = [...paths, look === 'due' ? halo : '', text].join('');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${drawing}</g>`;
}

function inksOf({ colour }: DeviceMark): MarkInks {
  return { paper: '#ffffff', colour: fills[colour] };
}

function shapeOf(own: DeviceMark, look: MarkLook): readonly string[] {
  return markPaths(own.shape, look, inksOf(own)).map(
    ({ d, fill, stroke, strokeWidth }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`,
  );
}
