import type { Place } from './place';

/** Web Mercator, as all providers of map pictures cut the world: squares of 256 pixels, four times as many at each zoom. */
export const tileSize = 256;
/** What each provider has: further in, some have no pictures of the countryside. */
export const zooms = { least: 3, most: 18 } as const;
/** The projection ends here; nobody keeps traps beyond. */
const mostLatitude = 85.051_129;
const equator = 40_075_017;

/** In pixels of the world at a zoom, from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Tile extends Point {
  readonly key: string;
  readonly zoom: number;
  /** 1, unless it stands in for pictures of another zoom. */
  readonly scale: number;
  /** Where it is drawn, in pixels of the frame. */
  readonly left: number;
  readonly top: number;
}

export function worldSize(zoom: number): number {
  return tileSize * 2 ** zoom;
}

export function toPoint({ latitude, longitude }: Place, zoom: number): Point {
  const angle = (clamp(latitude, mostLatitude) * Math.PI) / 180;
  const size = worldSize(zoom);
  return {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * size,
  };
}

export function toPlace({ x, y }: Point, zoom: number): Place {
  const size = worldSize(zoom);
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { latitude: clamp(latitude, mostLatitude), longitude: modulo((x / size) * 360, 360) - 180 };
}

/** A round length that is drawn at most so many pixels long at a latitude, and how long it is drawn. */
export function roundLength(latitude: number, zoom: number, most: number): { metres: number; pixels: number } {
  const metresPerPixel = (equator * Math.cos((latitude * Math.PI) / 180)) / worldSize(zoom);
  const longest = metresPerPixel * most;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = ([5, 2].find((times) => times * power <= longest) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}

/** The pictures that fill a frame around a point. The world goes on to the left and right, not above and below. */
export function tilesAround(
  center: Point,
  zoom: number,
  frame: { readonly width: number; readonly height: number },
): Tile[] {
  const [left, top] = [center.x - frame.width / 2, center.y - frame.height / 2];
  const count = 2 ** zoom;
  const columns = whole(left, frame.width);
  const rows = whole(top, frame.height).filter((row) => row >= 0 && row < count);
  return rows.flatMap((row) =>
    columns.map((column) => ({
      key: `${zoom}/${column}/${row}`,
      zoom,
      scale: 1,
      x: modulo(column, count),
      y: row,
      left: Math.round(column * tileSize - left),
      top: Math.round(row * tileSize - top),
    })),
  );
}

/** The pictures of another zoom that fill the same frame, drawn as large as things are at this one. */
export function tilesUnder(
  center: Point,
  zoom: number,
  frame: { readonly width: number; readonly height: number },
  under: number,
): Tile[] {
  const scale = 2 ** (zoom - under);
  const there = { width: frame.width / scale, height: frame.height / scale };
  const tiles = tilesAround({ x: center.x / scale, y: center.y / scale }, under, there);
  return tiles.map((tile) => ({ ...tile, scale, left: tile.left * scale, top: tile.top * scale }));
}

/** The address of a picture after a provider's pattern. */
export function tileAddress(pattern: string, { x, y }: Point, zoom: number): string {
  return pattern.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** The columns or rows that touch a stretch of pixels. */
function whole(from: number, length: number): number[] {
  if (length <= 0) return [];
  const first = Math.floor(from / tileSize);
  const last = Math.floor((from + length - 1) / tileSize);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
