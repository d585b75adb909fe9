import type { Format } from 'pest-sdk';
import { markPaths, markText, markTextLook, shapePaths, type Translate } from 'pest-sdk';
import { badgeOf, badgeSigns, drawnAs, lookOf } from '../../floor-plan/device-marks';
import type { FloorPlan, PlanDevice } from '../../floor-plan/floor-plan.types';
import { clampPosition, inReadingOrder } from '../../floor-plan/plan-geometry';
import type { DeviceTypes } from '../../trade/device-types';
import type { PlanWords } from '../editing/usePlanWords';
import { roundBelow } from '../plan/round-below';
import type { planSheetMessages } from './plan-sheet.messages';

/** What a sheet is made of: drawn on a canvas or written as SVG by the same list. */
export type SheetShape =
  | {
      readonly kind: 'picture';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly fill: string;
      readonly stroke: string;
      readonly strokeWidth: number;
    }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly stroke: string;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly weight: 400 | 700;
      readonly fill: string;
      readonly anchor: 'start' | 'middle' | 'end';
    };

/** One page, in pixels of A4 across at 120 to the inch. */
export interface SheetPage {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SheetShape[];
}

export interface SheetInput {
  readonly plan: FloorPlan;
  readonly devices: readonly PlanDevice[];
  readonly types: DeviceTypes;
  readonly words: PlanWords;
  /** Words of the sheet alone. */
  readonly t: Translate<keyof (typeof planSheetMessages)['zh']>;
  readonly format: Format;
  /** Today, as the site counts days. */
  readonly today: string;
  /** A colour as it is, not as a variable. */
  readonly colour: (value: string) => string;
}

const page = { width: 1400, height: 990 };
const margin = 40;
const headHeight = 64;
const footHeight = 56;
/** Of the legend, kept for the scale beside it. */
const scaleRoom = 240;
const ink = '#1f1f1f';
const muted = '#59605c';
const rowHeight = 22;
const columns = 4;
const crowded = 250;

/** The plan with its devices on one page, and the list of their numbers on those after it. */
export function planPages(input: SheetInput, numbered: boolean): SheetPage[] {
  const placed = inReadingOrder(input.devices);
  const first = { ...page, shapes: [...head(input), ...drawing(input, placed, numbered), ...foot(input)] };
  return numbered ? [first, ...legendPages(input, placed)] : [first];
}

function text(
  x: number,
  y: number,
  words: string,
  more: Partial<Extract<SheetShape, { kind: 'text' }>> = {},
): SheetShape {
  return { kind: 'text', x, y, text: words, size: 14, weight: 400, fill: ink, anchor: 'start', ...more };
}

function head({ plan, t, format, today }: SheetInput): SheetShape[] {
  const revision = plan.revision ? t('floorPlan.sheet.revision', { revision: plan.revision }) : '';
  const drawn = plan.updatedAt ? t('floorPlan.sheet.updated', { day: format.day(plan.updatedAt) }) : '';
  const right = page.width - margin;
  return [
    text(margin, 52, plan.name, { size: 26, weight: 700 }),
    text(right, 40, format.parts([revision, drawn]), { anchor: 'end' }),
    text(right, 62, t('floorPlan.sheet.printed', { day: today }), { anchor: 'end', fill: muted }),
  ];
}

/** Where the picture lies on the page: whole, and as large as it fits. */
function pictureBox(input: SheetInput) {
  const { plan } = input;
  const { width, height } = plan.image;
  const foot = footHeight + lastLineOf(legendLines(input)) * rowHeight;
  const room = { width: page.width - 2 * margin, height: page.height - margin - headHeight - foot };
  const scale = Math.min(room.width / width, room.height / height);
  const box = { width: width * scale, height: height * scale };
  return { ...box, x: margin + (room.width - box.width) / 2, y: headHeight + 16 + (room.height - box.height) / 2 };
}

function drawing(input: SheetInput, placed: readonly PlanDevice[], numbered: boolean): SheetShape[] {
  const box = pictureBox(input);
  const { plan, types } = input;
  const size = placed.length > crowded ? 15 : 22;
  const areas = (plan.trashAreas ?? []).flatMap((area): SheetShape[] => {
    const x = box.x + area.left * box.width;
    const y = box.y + area.top * box.height;
    const [width, height] = [(area.right - area.left) * box.width, (area.bottom - area.top) * box.height];
    return [
      { kind: 'rect', x, y, width, height, stroke: '#8a5a00' },
      text(x + width / 2, y + height / 2, area.name || input.words.t('floorPlan.trashArea'), {
        size: 12,
        anchor: 'middle',
      }),
    ];
  });
  const marks = placed.flatMap((device, index) => {
    const { x, y } = clampPosition(device.position ?? { x: 0, y: 0 });
    const label = numbered ? String(index + 1) : markText(device.code, types.of(device.type));
    return mark(input, device, label, box.x + x * box.width, box.y + y * box.height, size);
  });
  return [{ kind: 'picture', ...box }, { kind: 'rect', ...box, stroke: '#c9c6c0' }, ...areas, ...marks];
}

type Marked = Pick<PlanDevice, 'type' | 'state' | 'bound'>;

/** A mark as the canvas has it: its shape, its filling and the sign of its state. */
function mark({ types, colour }: SheetInput, device: Marked, label: string, x: number, y: number, size: number) {
  const { type, state, bound } = device;
  const info = types.of(type);
  const [shape, look, own] = drawnAs(info, lookOf(info, state, bound === false));
  const inks = { paper: colour(own.paper), colour: colour(own.colour) };
  const scale = size / 32;
  const { y: below, fontSize, fill } = markTextLook(label, shape, look, inks);
  const badge = badgeOf(state);
  const corner = { x: x + 12 * scale, y: y - 12 * scale };
  return [
    ...markPaths(shape, look, inks).map(
      ({ d, fill, stroke, strokeWidth }): SheetShape => ({ kind: 'path', d, x, y, scale, fill, stroke, strokeWidth }),
    ),
    text(x, y + below * scale, label, { size: fontSize * scale, weight: 700, fill, anchor: 'middle' }),
    ...(badge === null ? [] : badgeShapes(badgeSigns[badge], corner, scale)),
  ];
}

/** As it is read in black and white: a white disc with a dark ring. */
function badgeShapes(sign: string, { x, y }: { readonly x: number; readonly y: number }, scale: number): SheetShape[] {
  const ring = { d: shapePaths.circle, fill: '#ffffff', stroke: ink, strokeWidth: 4 };
  return [
    { kind: 'path', ...ring, x, y, scale: scale * 0.55 },
    text(x, y, sign, { size: 13 * scale, weight: 700, anchor: 'middle' }),
  ];
}

/** The legend's entries, each with its line and where it begins there; they leave the scale its room. */
function legendLines({ plan, words, devices }: SheetInput) {
  const start = margin + 12;
  const end = page.width - margin - (plan.metresPerWidth ? scaleRoom : 0);
  let x = start;
  let line = 0;
  return words.legend(devices.filter(({ position }) => position)).map((entry) => {
    const width = widthOf(entry.label, 14);
    if (x > start && x + 18 + width > end) {
      x = start;
      line += 1;
    }
    const placed = { entry, x, line };
    x += 60 + width;
    return placed;
  });
}

function lastLineOf(lines: ReturnType<typeof legendLines>): number {
  return lines.at(-1)?.line ?? 0;
}

/** The legend of the canvas, and how long a metre is. */
function foot(input: SheetInput): SheetShape[] {
  const { plan, words, types } = input;
  const bottom = page.height - margin;
  const example = types.all[0]?.type ?? '';
  const lines = legendLines(input);
  const key = lines.flatMap(({ entry, x, line }) => {
    const { label } = entry;
    const y = bottom - (lastLineOf(lines) - line) * rowHeight;
    const type = entry.kind === 'type' ? entry.type : example;
    const state = entry.kind === 'state' ? entry.state : 'ok';
    return [...mark(input, { type, state, bound: entry.kind !== 'idle' }, '', x, y, 20), text(x + 18, y, label)];
  });
  if (!plan.metresPerWidth) return key;
  const pixelsPerMetre = pictureBox(input).width / plan.metresPerWidth;
  const metres = roundBelow(200 / pixelsPerMetre);
  const width = metres * pixelsPerMetre;
  const right = page.width - margin;
  return [
    ...key,
    { kind: 'rect', x: right - width, y: bottom + 2, width, height: 5, stroke: ink },
    text(right - width / 2, bottom - 10, words.t('floorPlan.metres', { metres: words.number(metres) }), {
      anchor: 'middle',
    }),
  ];
}

function legendPages(input: SheetInput, placed: readonly PlanDevice[]): SheetPage[] {
  const top = headHeight + 30;
  const rows = Math.floor((page.height - top - margin) / rowHeight);
  const perPage = rows * columns;
  const columnWidth = (page.width - 2 * margin) / columns;
  const pages = Array.from({ length: Math.ceil(placed.length / perPage) }, (_, index) => index);
  // Codes may be 32 signs: what stands beside them begins where the longest ends.
  const codeWidth = Math.min(
    columnWidth - 48,
    placed.reduce((widest, { code }) => Math.max(widest, widthOf(code, boldSize)), 0),
  );
  return pages.map((index) => {
    const shapes = placed.slice(index * perPage, (index + 1) * perPage).flatMap((device, row) => {
      const x = margin + Math.floor(row / rows) * columnWidth;
      const y = top + (row % rows) * rowHeight;
      const number = String(index * perPage + row + 1);
      const details = input.format.parts([input.words.type(device.type), device.workshopName ?? device.location ?? '']);
      return [
        ...mark(input, device, number, x + 12, y, 20),
        text(x + 32, y, cut(device.code, codeWidth, boldSize), { weight: 700, size: 13 }),
        text(x + 44 + codeWidth, y, cut(details, columnWidth - 56 - codeWidth, 13), { size: 13 }),
      ];
    });
    return { ...page, shapes: [...head(input), ...shapes] };
  });
}

/** Bold letters of 13 pixels are as wide as plain ones of so many. */
const boldSize = 15;

/** About as wide as it will be: a Chinese sign is as wide as the text is high, a Latin letter half that. */
function widthOf(words: string, size: number): number {
  return [...words].reduce((sum, sign) => sum + (sign > '\u2e7f' ? size : size * 0.56), 0);
}

function cut(words: string, width: number, size: number): string {
  if (widthOf(words, size) <= width) return words;
  let kept = words;
  while (kept !== '' && widthOf(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return kept === '' ? '' : `${kept}…`;
}
