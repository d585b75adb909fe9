/** The one thing asked of fontkit, which comes without types: whether a font has a glyph. */
declare module 'fontkit' {
  export function openSync(
    file: string,
  ): { hasGlyphForCodePoint(codePoint: number): boolean } | { readonly fonts: readonly unknown[] };
}
