/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * Two palettes that people with any colour vision can tell apart, by Van der Walt, Smith and others (CC0), sampled at
 * nine even steps. They are turned round: on a light plan little is light and much is dark, in print as well.
 */
export const palettes = {
  viridis: [
    [253, 231, 37],
    [170, 220, 50],
    [92, 200, 99],
    [39, 173, 129],
    [33, 145, 140],
    [44, 114, 142],
    [59, 82, 139],
    [71, 45, 123],
    [68, 1, 84],
  ],
  cividis: [
    [255, 234, 70],
    [222, 201, 88],
    [187, 173, 108],
    [155, 147, 118],
    [125, 124, 120],
    [102, 105, 112],
    [70, 82, 109],
    [24, 59, 112],
    [0, 34, 78],
  ],
} as const satisfies Record<string, readonly Rgb[]>;
/** Name of a sequential palette. */
export type PaletteName = keyof typeof palettes;

/** The colour at a share 0 to 1 of the scale. */
export function colourAt(palette: PaletteName, share: number): Rgb {
  const stops = palettes[palette];
  const at = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const from = stops[Math.floor(at)] ?? stops[0];
  const to = stops[Math.ceil(at)] ?? from;
  const part = at - Math.floor(at);
  return [mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)];
}

function mix(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * part);
}

/** Share of the scale up to which the cloud fades in, so that it has no hard edge. */
const fadeIn = 0.2;
export const shades = 256;

/**
 * Colours ready for an image's 32-bit pixels, from nothing to the top of the scale. The first is no colour at all: no
 * activity paints nothing.
 */
export function pixelColours(palette: PaletteName, opacity: number): Uint32Array {
  const bytes = new Uint8ClampedArray(shades * 4);
  for (let shade = 1; shade < shades; shade += 1) {
    const share = shade / (shades - 1);
    const alpha = 255 * opacity * Math.min(1, share / fadeIn);
    bytes.set([...colourAt(palette, share), alpha], shade * 4);
  }
  return new Uint32Array(bytes.buffer);
}

/** The palette as a CSS background for a legend. */
export function paletteGradient(palette: PaletteName): string {
  return `linear-gradient(to right, ${palettes[palette].map((rgb) => `rgb(${rgb.join(' ')})`).join(', ')})`;
}
