import { deviceTypeRows, type MarkColour, markPaths, markText, markTextLook } from 'pest-sdk';
import type { PlanFigure, PlanMark } from 'pest-sdk/documents';
import { printFont } from '../print/font';
import { colours, contentWidth } from './report-style';

type DrawnPlan = Pick<PlanFigure, 'width' | 'height' | 'marks'>;

const heightAtMost = 420;

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

/** A plan with its heat in the picture, and every device on it as a numbered mark; hatched where it was not checked. */
export function planDrawing(plan: DrawnPlan, picture: string | null): PlanDrawing {
  const scale = Math.min(contentWidth / plan.width, heightAtMost / plan.height);
  const [width, height] = [plan.width * scale, plan.height * scale];
  const size = `width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
  const ground =
    picture === null
      ? `<rect ${size} fill="#ffffff" stroke="${colours.line}"/>`
      : `<image ${size} x="0" y="0" xlink:href="${picture}"/>`;
  const markSize = markScale(plan, width, height);
  const devices = plan.marks.map((device) => mark(device, device.x * width, device.y * height, markSize));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 ${width.toFixed(1)} ${height.toFixed(1)}">${ground}${devices.join('')}</svg>`;
  return { svg, width, height };
}

/** As large as its number can be read, as small as its neighbours ask. */
function markScale({ marks }: DrawnPlan, width: number, height: number): number {
  const room = Math.sqrt((width * height) / Math.max(1, marks.length));
  return Math.min(0.465, Math.max(0.3, room / 106));
}

function mark({ code, type, isChecked }: PlanMark, x: number, y: number, scale: number): string {
  const own = deviceTypeRows[type].mark;
  const look = isChecked ? own.look : 'due';
  const inks = { paper: '#ffffff', colour: fills[own.colour] };
  const paths = markPaths(own.shape, look, inks).map(
    ({ d, fill, stroke, strokeWidth }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`,
  );
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
