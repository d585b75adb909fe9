import { expect, test } from 'vitest';
import { fromGcj02, toGcj02 } from './gcj02';

test('a place in Beijing lies where Chinese maps draw it', () => {
  const moved = toGcj02({ latitude: 39.915, longitude: 116.404 });
  expect(moved.latitude).toBeCloseTo(39.916404, 6);
  expect(moved.longitude).toBeCloseTo(116.410244, 6);
});

test.each([
  [31.2304, 121.4737],
  [22.5431, 114.0579],
  [43.8256, 87.6168],
  [47.35, 130.3],
])('%d, %d comes back from the map within a centimetre', (latitude, longitude) => {
  const back = fromGcj02(toGcj02({ latitude, longitude }));
  expect(Math.abs(back.latitude - latitude)).toBeLessThan(1e-7);
  expect(Math.abs(back.longitude - longitude)).toBeLessThan(1e-7);
});

test('nothing is moved outside of China', () => {
  const paris = { latitude: 48.8566, longitude: 2.3522 };
  expect(toGcj02(paris)).toEqual(paris);
  expect(fromGcj02(paris)).toEqual(paris);
});
