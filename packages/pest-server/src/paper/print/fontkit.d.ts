/** What is asked of fontkit, which comes without types: whether a font has a glyph. */
declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function openSync(file: string): Font | { readonly fonts: readonly unknown[] };
}
