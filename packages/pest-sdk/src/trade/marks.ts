/**
 * How a device is drawn on a plan: in a widget, in a report on the screen, in a printed sheet and in a PDF alike. Each
 * lays out the same shapes in its own way, with colours of its own.
 */

/** Outlines that a device can be drawn with; each is told apart without colour. */
export type DeviceShape = 'diamond' | 'square' | 'triangle' | 'hexagon' | 'circle' | 'pentagon';

/** What a mark's colour stands for; each medium has one for each. */
export type MarkColour = 'flying' | 'rodent' | 'crawling' | 'bait' | 'other';

/** The mark of a device type. */
export interface DeviceMark {
  readonly shape: DeviceShape;
  /** Two, as the trade prefixes device numbers. */
  readonly letters: string;
  /** Of a device that was looked into; a hollow mark is told from the others in grey and in print, too. */
  readonly look: Exclude<MarkLook, 'due'>;
  readonly colour: MarkColour;
}

/** Outlines in a 32 × 32 box around 0, so that a type is told by its shape before its colour. */
export const shapePaths: Readonly<Record<DeviceShape, string>> = {
  diamond: 'M0-16 16 0 0 16-16 0Z',
  square: 'M-13.3-13.3H13.3V13.3H-13.3Z',
  triangle: 'M0-17.3 18 14H-18Z',
  hexagon: 'M-8.3-14.7H8.3L16.5 0 8.3 14.7H-8.3L-16.5 0Z',
  circle: 'M-14.5 0A14.5 14.5 0 1 1 14.5 0A14.5 14.5 0 1 1-14.5 0Z',
  pentagon: 'M0-16 15.2-5 9.4 13H-9.4L-15.2-5Z',
};

/** How far below the middle the text stands, so that it sits in the broad part of the shape. */
const textOffsets: Readonly<Partial<Record<DeviceShape, number>>> = { triangle: 6.6, pentagon: 1 };

/** How a mark is filled: in its colour, as an outline, or hatched where nobody has looked into the device. */
export type MarkLook = 'solid' | 'hollow' | 'due';

/** What a mark is drawn with: the white of the paper, and its own colour. */
export interface MarkInks {
  readonly paper: string;
  readonly colour: string;
}

/** A path of a mark, in the box of its outline. */
export interface MarkPath {
  /** `halo` is paper around the mark, against whatever is drawn beneath. */
  readonly part: 'halo' | 'shape' | 'hatch';
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** Lines that stay within every shape. */
const hatch = 'M-8.5 2 2-8.5M-8.5 8.5 8.5-8.5M-2 8.5 8.5-2';

/** The paths of a mark, from the lowest to the highest; its text lies on them. */
export function markPaths(shape: DeviceShape, look: MarkLook, { paper, colour }: MarkInks): readonly MarkPath[] {
  const d = shapePaths[shape];
  const outlineWidth = look === 'solid' ? 1 : look === 'due' ? 2 : 4;
  const paths: MarkPath[] = [
    { part: 'halo', d, fill: paper, stroke: paper, strokeWidth: 5 },
    { part: 'shape', d, fill: look === 'solid' ? colour : paper, stroke: colour, strokeWidth: outlineWidth },
  ];
  return look === 'due' ? [...paths, { part: 'hatch', d: hatch, fill: 'none', stroke: colour, strokeWidth: 2 }] : paths;
}

/** What stands inside a mark: the number at the end of the device's code, else the letters of its type. */
export function markText(code: string, { letters }: Pick<DeviceMark, 'letters'>): string {
  return /0*(\d{1,4})\D*$/.exec(code)?.[1] ?? letters;
}

/** How the text of a mark stands, around its middle. Its stroke lies below it, so that it can be read on hatching. */
export function markTextLook(text: string, shape: DeviceShape, look: MarkLook, { paper, colour }: MarkInks) {
  return {
    y: textOffsets[shape] ?? 0,
    fontSize: text.length > 3 ? 9 : text.length > 2 ? 12 : 15,
    fill: look === 'solid' ? paper : colour,
    stroke: look === 'due' ? paper : 'none',
    strokeWidth: 3.5,
  };
}
