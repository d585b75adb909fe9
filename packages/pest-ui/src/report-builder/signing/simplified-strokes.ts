import { limits } from 'pest-sdk';
import type { SignatureStrokes } from '../ReportBuilder.types';

type Stroke = SignatureStrokes[number];
type Point = Stroke[number];

/** A thousandth of the pad's width is finer than a pen. */
const finest = 0.001;

/** Strokes with as few points as look the same, and never more than a report takes. */
export function simplifiedStrokes(strokes: SignatureStrokes): SignatureStrokes {
  let tolerance = finest;
  let simpler = strokes.map((stroke) => simplified(stroke, tolerance));
  // Each doubling halves the points, more or less; a stroke keeps its ends.
  while (bytesOf(simpler) > limits.signatureBytes && tolerance < 1) {
    tolerance *= 2;
    simpler = strokes.map((stroke) => simplified(stroke, tolerance));
  }
  return withinLimit(simpler);
}

function bytesOf(strokes: SignatureStrokes): number {
  return JSON.stringify(strokes).length;
}

/** Thousands of dots cannot be simplified: only the first ones are kept. */
function withinLimit(strokes: SignatureStrokes): SignatureStrokes {
  let kept = strokes;
  while (bytesOf(kept) > limits.signatureBytes) kept = kept.slice(0, Math.floor(kept.length * 0.9));
  return kept;
}

/** Ramer, Douglas and Peucker: leaves out every point that is within the tolerance of the line without it. */
function simplified(stroke: Stroke, tolerance: number): Stroke {
  const kept = new Set([0, stroke.length - 1]);
  const spans: [number, number][] = [[0, stroke.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const far = farthest(stroke, span);
    if (far.distance <= tolerance) continue;
    kept.add(far.at);
    spans.push([span[0], far.at], [far.at, span[1]]);
  }
  return stroke.filter((_, at) => kept.has(at)).map(rounded);
}

function farthest(stroke: Stroke, [from, to]: readonly [number, number]): { at: number; distance: number } {
  let best = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const distance = distanceToLine(stroke[at], stroke[from], stroke[to]);
    if (distance > best.distance) best = { at, distance };
  }
  return best;
}

function distanceToLine(point: Point | undefined, from: Point | undefined, to: Point | undefined): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - near * dx, point.y - from.y - near * dy);
}

/** A finger that leaves the pad draws along its edge. */
function rounded({ x, y }: Point): Point {
  return { x: onPad(x), y: onPad(y) };
}

function onPad(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
