import { type PaletteName, paletteColours, type Rgb } from './palette';

export const shades = 256;
/** So many steps are told apart on the map. */
const steps = 15;
/** Share of the scale up to which the cloud fades in, and how much of its strength it has at the least. */
const fadeIn = 0.27;
const faintest = 0.3;
/** Under this share there is nothing. */
const nothing = 0.02;

/** The palette's colours as numbers; what a host has set for them counts where an element is given. */
export function stopsOf(palette: PaletteName, element?: Element): Rgb[] {
  const style = element && getComputedStyle(element);
  return paletteColours(palette).map((css) => rgbOf(css, style));
}

const inVariable = /^var\((--[\w-]+),(.+)\)$/;

function rgbOf(css: string, style: CSSStyleDeclaration | undefined): Rgb {
  const [, name = '', fallback] = inVariable.exec(css) ?? [];
  const own = name ? style?.getPropertyValue(name).trim() : '';
  return (own && readRgb(own)) || readRgb(fallback ?? css) || [0, 0, 0];
}

/** Any colour that CSS can write: a canvas reads it. */
function readRgb(css: string): Rgb | null {
  if (/^#[\da-f]{6}$/i.test(css)) {
    const number = Number.parseInt(css.slice(1), 16);
    return [number >> 16, (number >> 8) & 255, number & 255];
  }
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context || !CSS.supports('color', css)) return null;
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The colour at a share 0 to 1 of the scale. */
export function colourAt(stops: readonly Rgb[], share: number): Rgb {
  const at = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const from = stops[Math.floor(at)] ?? [0, 0, 0];
  const to = stops[Math.ceil(at)] ?? from;
  const part = at - Math.floor(at);
  return [mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)];
}

function mix(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * part);
}

/**
 * Colours ready for an image's 32-bit pixels, from nothing to the top of the scale. The first is no colour at all: no
 * activity paints nothing.
 */
export function pixelColours(stops: readonly Rgb[], opacity: number): Uint32Array {
  const bytes = new Uint8ClampedArray(shades * 4);
  for (let shade = 1; shade < shades; shade += 1) {
    const share = shade / (shades - 1);
    if (share < nothing) continue;
    const step = Math.min(steps - 1, Math.floor(share * steps)) / (steps - 1);
    const alpha = 255 * opacity * (faintest + (1 - faintest) * Math.min(1, share / fadeIn));
    bytes.set([...colourAt(stops, step), alpha], shade * 4);
  }
  return new Uint32Array(bytes.buffer);
}
