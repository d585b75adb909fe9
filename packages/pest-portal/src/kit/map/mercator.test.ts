import { describe, expect, test } from 'vitest';
import { roundLength, tileAddress, tilesAround, tilesUnder, toPlace, toPoint } from './mercator';

test('a known place lies in the picture that providers serve for it', () => {
  // People's Square in Shanghai: https://tile.openstreetmap.org/16/54881/26778.png
  const { x, y } = toPoint({ latitude: 31.2304, longitude: 121.4737 }, 16);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([54881, 26778]);
});

test.each([
  [0, 0],
  [31.2304, 121.4737],
  [-33.9, 18.4],
  [-85, -179.9],
])('%d, %d is found again from its point', (latitude, longitude) => {
  const back = toPlace(toPoint({ latitude, longitude }, 14), 14);
  expect(back.latitude).toBeCloseTo(latitude, 8);
  expect(back.longitude).toBeCloseTo(longitude, 8);
});

test('a map that was moved once around the world is where it was', () => {
  expect(toPlace({ x: -10, y: 500 }, 3)).toEqual(toPlace({ x: 2048 - 10, y: 500 }, 3));
});

describe('the pictures of a frame', () => {
  test('cover it without a gap, and none lies outside', () => {
    const tiles = tilesAround({ x: 1000, y: 1000 }, 4, { width: 600, height: 300 });
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(600);
    expect(tiles.every(({ left, top }) => left > -256 && left < 600 && top > -256 && top < 300)).toBe(true);
    expect(tiles).toHaveLength(8);
  });

  test('go on beyond the date line, and end at the poles', () => {
    const tiles = tilesAround({ x: 0, y: 0 }, 1, { width: 500, height: 500 });
    expect(tiles.map(({ x, y }) => [x, y])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(new Set(tiles.map(({ key }) => key)).size).toBe(2);
  });

  test('a frame without a size has none', () => {
    expect(tilesAround({ x: 0, y: 0 }, 3, { width: 0, height: 0 })).toEqual([]);
  });
});

test.each([
  [0, 3, 120, 2_000_000],
  [31.2, 9, 120, 20_000],
  [31.2, 15, 120, 200],
  [60, 18, 120, 20],
])('at latitude %d and zoom %d, %d pixels hold a round length of %d m', (latitude, zoom, most, metres) => {
  const scale = roundLength(latitude, zoom, most);
  expect(scale.metres).toBe(metres);
  expect(scale.pixels).toBeLessThanOrEqual(most);
  expect(scale.pixels).toBeGreaterThan(most * 0.4);
});

test.each([3, 5])('pictures of zoom %d lie under those of 4 where the same places are', (under) => {
  const [center, frame] = [
    { x: 1000, y: 1000 },
    { width: 600, height: 300 },
  ];
  const corner = ({ zoom, left, top }: { zoom: number; left: number; top: number }, x: number, y: number) => {
    const size = 256 * 2 ** (4 - zoom);
    return [x * size - left, y * size - top];
  };
  const [tile] = tilesAround(center, 4, frame);
  for (const one of tilesUnder(center, 4, frame, under)) {
    const [left, top] = corner(one, one.x, one.y);
    const [expectedLeft, expectedTop] = tile ? corner(tile, tile.x, tile.y) : [];
    expect(Math.abs((left ?? 0) - (expectedLeft ?? Number.NaN))).toBeLessThanOrEqual(2);
    expect(Math.abs((top ?? 0) - (expectedTop ?? Number.NaN))).toBeLessThanOrEqual(2);
    expect(one.scale).toBe(2 ** (4 - under));
  }
});

test('an address is filled in after the pattern', () => {
  const pattern = 'https://t0.tiles.example/map?col={x}&row={y}&level={z}&key=k';
  expect(tileAddress(pattern, { x: 5, y: 6 }, 3)).toBe('https://t0.tiles.example/map?col=5&row=6&level=3&key=k');
});
