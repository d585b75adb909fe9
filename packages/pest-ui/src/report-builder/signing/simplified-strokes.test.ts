import { limits } from 'pest-sdk';
import { describe, expect, it } from 'vitest';
import { simplifiedStrokes } from './simplified-strokes';

const bytes = (strokes: unknown) => JSON.stringify(strokes).length;
/** A lively hand at 200 points a second, written with all the digits that a browser gives. */
const wave = (points: number) =>
  Array.from({ length: points }, (_, at) => ({
    x: at / points + 1 / 3e6,
    y: 0.15 + 0.1 * Math.sin(at / 5) + 0.04 * Math.cos(at / 2.3),
  }));

describe('a signature that is drawn', () => {
  it('keeps the ends and corners of a stroke, and nothing between them', () => {
    const straight = Array.from({ length: 50 }, (_, at) => ({ x: at / 100, y: 0.1 }));
    const corner = [...straight, { x: 0.49, y: 0.3 }];
    expect(simplifiedStrokes([corner])).toEqual([
      [
        { x: 0, y: 0.1 },
        { x: 0.49, y: 0.1 },
        { x: 0.49, y: 0.3 },
      ],
    ]);
  });

  it('keeps dots', () => {
    expect(simplifiedStrokes([[{ x: 0.5, y: 0.2 }]])).toEqual([[{ x: 0.5, y: 0.2 }]]);
  });

  it('stays on the pad', () => {
    expect(
      simplifiedStrokes([
        [
          { x: -0.2, y: 0.1 },
          { x: 1.4, y: 0.1 },
        ],
      ]),
    ).toEqual([
      [
        { x: 0, y: 0.1 },
        { x: 1, y: 0.1 },
      ],
    ]);
  });

  it.each([
    ['a long hand', [wave(5_000), wave(5_000)]],
    ['a scribble of thousands of dots', Array.from({ length: 4_000 }, (_, at) => [{ x: at / 4_000, y: 0.3 }])],
  ])('is never larger than a report takes: %s', (_what, strokes) => {
    expect(bytes(strokes)).toBeGreaterThan(limits.signatureBytes);
    const simpler = simplifiedStrokes(strokes);
    expect(bytes(simpler)).toBeLessThanOrEqual(limits.signatureBytes);
    expect(simpler.flat().length).toBeGreaterThan(100);
  });
});
