import type { ReportSignature } from 'pest-sdk';
import { colours } from './report-style';

type Strokes = NonNullable<ReportSignature['strokes']>;

/** Strokes as they were drawn, as an SVG in a box of the given size; null when there is nothing to see. */
export function signatureDrawing(strokes: Strokes, width: number, height: number): string | null {
  const points = strokes.flat();
  if (points.length === 0) return null;
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const spanX = Math.max(...points.map(({ x }) => x)) - left;
  const spanY = Math.max(...points.map(({ y }) => y)) - top;
  const pad = 3;
  const scale = Math.min((width - 2 * pad) / Math.max(spanX, 0.01), (height - 2 * pad) / Math.max(spanY, 0.01));
  const place = (value: number, from: number) => ((value - from) * scale + pad).toFixed(2);
  const paths = strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => stroke.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${place(x, left)} ${place(y, top)}`))
    // A dot is a stroke of no length: its round ends draw it.
    .map((steps) => (steps.length === 1 ? `${steps[0]} l0.01 0` : steps.join(' ')))
    .map((d) => `<path d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${colours.ink}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}
