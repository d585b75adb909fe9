/** What is asked of fontkit, which comes without types: whether a font has a glyph, and the outlines of letters. */
declare module 'fontkit' {
  interface Glyph {
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
  }
  interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { readonly glyphs: readonly Glyph[] };
  }
  export function openSync(file: string): Font | { readonly fonts: readonly unknown[] };
}
