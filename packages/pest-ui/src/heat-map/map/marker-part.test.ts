import { describe, expect, it } from 'vitest';
import { fitView } from '../../floor-plan/viewport';
import { markerPart } from './marker-part';

const image = { width: 1600, height: 800 };

describe('marks of a plan', () => {
  it.each([
    ['full size in a roomy window', 832, 1, 1],
    ['a smaller size in a small one', 640, 1, 0.8],
    ['no smaller than can be read on a phone', 390, 1, 0.7],
    ['growing as one zooms in', 640, 1.2, 0.96],
    ['full size again when close', 640, 4, 1],
    ['larger than that on a phone', 400, 4, 1.4],
  ])('draws markers at %s', (_case, width, multiple, part) => {
    const small = { width, height: 432 };
    const scale = fitView(small, image).k * multiple;
    expect(markerPart(scale, small, image)).toBeCloseTo(part, 1);
  });
});
