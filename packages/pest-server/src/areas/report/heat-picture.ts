import type { ReportSectionOf } from 'pest-sdk';
import { deviceTypeRows } from 'pest-sdk';
import sharp from 'sharp';

type Plan = ReportSectionOf<'floorPlans'>['data']['plans'][number];

/** Pixels across: enough for paper, little enough to make at once. */
const widthAtMost = 1400;
/** How far a device's heat reaches, as a share of the plan's longer side. */
const reach = 0.04;
/** Little is light, much is dark: in grey too. */
const ember = ['#fff1d6', '#ffd590', '#fba35a', '#e5663f', '#b8344c', '#7a1c53', '#3b0f40'].map(rgbOf);
const opacity = 0.82;
/** From nothing to full opacity over the first part of the scale. */
const fadeIn = 0.27;

/** The plan's image with the period's captures as heat on it, as a JPEG data URL. */
export async function heatPicture(image: Buffer, plan: Plan): Promise<string> {
  const base = sharp(image).rotate().resize({ width: widthAtMost, withoutEnlargement: true }).flatten({
    background: '#ffffff',
  });
  const { data, info } = await base.png().toBuffer({ resolveWithObject: true });
  const heat = heatOf(plan, info.width, info.height);
  const layers = heat === null ? [] : [await layerOf(heat, info.width, info.height)];
  const jpeg = await sharp(data).composite(layers).jpeg({ quality: 80 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

interface Heat {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  readonly max: number;
}

const cell = 4;

/** Captures spread over their surroundings, overlaps added; null when nothing was caught. Eaten bait is no capture. */
export function heatOf(plan: Plan, imageWidth: number, imageHeight: number): Heat | null {
  const width = Math.max(1, Math.ceil(imageWidth / cell));
  const height = Math.max(1, Math.ceil(imageHeight / cell));
  const values = new Float32Array(width * height);
  const radius = reach * Math.max(width, height);
  const sources = plan.devices.filter(({ type, value }) => (value ?? 0) > 0 && deviceTypeRows[type].family === 'count');
  if (sources.length === 0) return null;
  for (const { x, y, value } of sources) {
    spread(values, { width, height, radius, x: x * width, y: y * height, value: value ?? 0 });
  }
  return { width, height, values, max: values.reduce((highest, value) => Math.max(highest, value), 0) };
}

interface Source {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

function spread(values: Float32Array, { width, height, radius, x, y, value }: Source): void {
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius); row += 1) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column += 1) {
      const away = ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) / radius ** 2;
      if (away < 1) values[row * width + column] = (values[row * width + column] ?? 0) + value * (1 - away) ** 2;
    }
  }
}

async function layerOf({ width, height, values, max }: Heat, imageWidth: number, imageHeight: number) {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < values.length; at += 1) {
    const share = (values[at] ?? 0) / max;
    if (share < 0.02) continue;
    const [red, green, blue] = emberAt(share);
    pixels.set([red, green, blue, Math.round(255 * opacity * Math.min(1, 0.3 + share / fadeIn))], at * 4);
  }
  const input = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(imageWidth, imageHeight, { fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return { input, left: 0, top: 0 };
}

type Rgb = readonly [number, number, number];

function emberAt(share: number): Rgb {
  const at = Math.min(1, share) * (ember.length - 1);
  const [low, high] = [ember[Math.floor(at)], ember[Math.ceil(at)]];
  if (!low || !high) return [0, 0, 0];
  const part = at - Math.floor(at);
  const mix = (index: 0 | 1 | 2) => Math.round(low[index] + (high[index] - low[index]) * part);
  return [mix(0), mix(1), mix(2)];
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
