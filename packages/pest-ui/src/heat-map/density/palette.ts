import * as heatColor from '../../theme/heat-color';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const ember = /* @__PURE__ */ Object.values(heatColor);

/**
 * Sequential palettes that people with any colour vision can tell apart, light to dark: on a light plan little is light
 * and much is dark, in print as well. `ember` is the seven tokens `heat-0` to `heat-6`; viridis and cividis are by Van
 * der Walt, Smith and others (CC0), sampled at nine even steps and turned round.
 */
const fixedPalettes = {
  viridis: '#fde725 #aadc32 #5cc863 #27ad81 #21918c #2c728e #3b528b #472d7b #440154',
  cividis: '#ffea46 #dec958 #bbad6c #9b9376 #7d7c78 #666970 #46526d #183b70 #00224e',
};

export const paletteNames = ['ember', 'viridis', 'cividis'] as const;
/** Name of a sequential palette. */
export type PaletteName = (typeof paletteNames)[number];

/** The palette's colours as CSS, light to dark. */
export function paletteColours(palette: PaletteName): readonly string[] {
  // An unknown name falls back to the default palette.
  const fixed: string | undefined = palette === 'ember' ? undefined : fixedPalettes[palette];
  return fixed?.split(' ') ?? ember;
}

/** The palette as a CSS background for a legend. */
export function paletteGradient(palette: PaletteName): string {
  return `linear-gradient(to right, ${paletteColours(palette).join(', ')})`;
}

/** One of the palette's own colours, dark enough to be seen on the page: for bars and lines. */
export function paletteInk(palette: PaletteName, share: number): string {
  const colours = paletteColours(palette);
  const at = Math.round(Math.min(1, Math.max(0.3, share)) * (colours.length - 1));
  return colours[at] ?? '';
}
