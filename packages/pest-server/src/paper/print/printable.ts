import { type Font, openSync } from 'fontkit';

/** Stands for a character that the font cannot draw: the printers' own mark for a missing type. */
export const missingType = '〓';

/** Joiners and variation selectors say how the character before them looks; alone they are nothing to see. */
const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;

/** The one font of a file. */
export function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds more than one font.`);
  return font;
}

/** How wide a line is in a font, as a share of its size. */
export function widthsIn(font: Font): (line: string) => number {
  const known = new Map<number, number>();
  const widthOf = (point: number) => {
    const width = known.get(point) ?? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
    known.set(point, width);
    return width;
  };
  return (line) => [...line].reduce((sum, character) => sum + widthOf(character.codePointAt(0) ?? 0), 0);
}

/** Makes text printable in a font: each character that is seen and has no glyph becomes one visible mark. */
export function printableIn(font: Font): (text: string) => string {
  const segmenter = new Intl.Segmenter();
  const drawn = (character: string) =>
    [...character].every(
      (point) =>
        point === '\n' || point === '\t' || unseen.test(point) || font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0),
    );
  const printed = (character: string) =>
    drawn(character) ? [...character].filter((point) => !unseen.test(point)).join('') : missingType;
  // The plain case, which is nearly all of it, needs no segments.
  return (text) =>
    /^[\u0020-\u00FF\u3000-\u303F\u4E00-\u9FA5\uFF00-\uFF5E\n]*$/.test(text)
      ? text
      : [...segmenter.segment(text)].map(({ segment }) => printed(segment)).join('');
}

/** The same value with every text in it made printable; addresses of pictures are no text. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]));
}
