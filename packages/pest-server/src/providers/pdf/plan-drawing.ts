import type { DeviceType, ReportSectionOf } from 'pest-sdk';
import { colours, contentWidth, reportFont } from './report-style';

type Plan = ReportSectionOf<'floorPlans'>['data']['plans'][number];
type Device = Plan['devices'][number];

const heightAtMost = 420;

/** Outlines in a 24 × 24 box around 0: the type is told by its shape, for a printer without colours too. */
const marks: Readonly<Record<DeviceType, { readonly outline: string; readonly fill: string; readonly drop: number }>> =
  {
    flyLamp: { outline: 'M0-12 12 0 0 12-12 0Z', fill: '#6b43b5', drop: 0 },
    mouseTrap: { outline: 'M-10-10H10V10H-10Z', fill: '#36423d', drop: 0 },
    cockroachTrap: { outline: 'M0-13 13.5 10.5H-13.5Z', fill: '#9a2f63', drop: 3.6 },
    baitStation: { outline: 'M-6.2-11H6.2L12.4 0 6.2 11H-6.2L-12.4 0Z', fill: '#0b62a6', drop: 0 },
  };

export interface PlanDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A plan with its heat in the picture, and every device on it as a numbered mark; white where it was not checked. */
export function planDrawing(plan: Plan, picture: string | null): PlanDrawing {
  const scale = Math.min(contentWidth / plan.width, heightAtMost / plan.height);
  const [width, height] = [plan.width * scale, plan.height * scale];
  const size = `width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
  const ground =
    picture === null
      ? `<rect ${size} fill="#ffffff" stroke="${colours.line}"/>`
      : `<image ${size} x="0" y="0" xlink:href="${picture}"/>`;
  const markSize = markScale(plan, width, height);
  const devices = plan.devices.map((device) => mark(device, device.x * width, device.y * height, markSize));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 ${width.toFixed(1)} ${height.toFixed(1)}">${ground}${devices.join('')}</svg>`;
  return { svg, width, height };
}

/** As large as its number can be read, as small as its neighbours ask. */
function markScale({ devices }: Plan, width: number, height: number): number {
  const room = Math.sqrt((width * height) / Math.max(1, devices.length));
  return Math.min(0.62, Math.max(0.4, room / 80));
}

function mark({ code, type, value }: Device, x: number, y: number, scale: number): string {
  const { outline, fill, drop } = marks[type];
  const checked = value !== null;
  const number = numberOf(code);
  const look = checked
    ? `fill="${fill}" stroke="#ffffff" stroke-width="1.5"`
    : `fill="#ffffff" stroke="${fill}" stroke-width="1.6" stroke-dasharray="3 2"`;
  const text = `<text x="0" y="${(drop + 3.6).toFixed(1)}" text-anchor="middle" font-family="${reportFont}" font-size="${number.length > 2 ? 8.5 : 10}" font-weight="bold" fill="${checked ? '#ffffff' : fill}">${number}</text>`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})"><path d="${outline}" ${look}/>${text}</g>`;
}

/** The last digits of a code, without zeros in front; a code without digits has no number. */
export function numberOf(code: string): string {
  const digits = /(\d+)\D*$/.exec(code)?.[1]?.replace(/^0+(?=\d)/, '') ?? '';
  return digits.slice(-3);
}
