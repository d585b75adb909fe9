/** What is asked of fontkit, which comes without types: whether a font has a glyph, and how wide it is. */
declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  }
  export function openSync(file: string): Font | { readonly fonts: readonly unknown[] };
}
