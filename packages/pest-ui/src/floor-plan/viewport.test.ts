import { describe, expect, it } from 'vitest';
import {
  centredView,
  centreOf,
  fitView,
  isVisible,
  keepInReach,
  panIntoView,
  scaleExtent,
  zoomAbout,
} from './viewport';

const frame = { width: 832, height: 432 };
const image = { width: 1600, height: 800 };

describe('the view of a plan', () => {
  it('shows it whole and centred', () => {
    expect(fitView(frame, image)).toEqual({ k: 0.5, x: 16, y: 16 });
    expect(fitView({ width: 832, height: 832 }, image)).toEqual({ k: 0.5, x: 16, y: 216 });
  });

  it('survives a window without size', () => {
    expect(isVisible({ width: 0, height: 0 })).toBe(false);
    expect(fitView({ width: 0, height: 0 }, image).k).toBeGreaterThan(0);
  });

  it('goes from the whole plan to twelve times that', () => {
    expect(scaleExtent(frame, image)).toEqual([0.5, 6]);
  });

  it('zooms about a point, which stays where it is, and not beyond its limits', () => {
    const view = { k: 1, x: -100, y: 40 };
    const closer = zoomAbout(view, 2, 300, 200, [0.5, 6]);
    expect(closer).toEqual({ k: 2, x: -500, y: -120 });
    expect((300 - closer.x) / closer.k).toBe((300 - view.x) / view.k);
    expect(zoomAbout(view, 100, 0, 0, [0.5, 6]).k).toBe(6);
    expect(zoomAbout(view, 0.01, 0, 0, [0.5, 6]).k).toBe(0.5);
  });

  it.each([
    [
      { k: 1, x: 5_000, y: 0 },
      { k: 1, x: 416, y: 0 },
    ],
    [
      { k: 1, x: 0, y: -5_000 },
      { k: 1, x: 0, y: -584 },
    ],
    [
      { k: 1, x: -20, y: 30 },
      { k: 1, x: -20, y: 30 },
    ],
  ])('keeps %j in reach: %j', (view, kept) => {
    expect(keepInReach(view, frame, image)).toEqual(kept);
  });

  it('finds again the middle it was centred on', () => {
    const view = centredView({ x: 0.31, y: 0.4 }, 2, frame, image);
    const centre = centreOf(view, frame, image);
    expect(centre.x).toBeCloseTo(0.31);
    expect(centre.y).toBeCloseTo(0.4);
  });

  it.each([
    ['stays when the place is in sight', { x: 0.5, y: 0.5 }, 0, 0],
    ['pans left for a place beyond the right edge', { x: 0.9, y: 0.5 }, -1, 0],
    ['pans down for a place above the top', { x: 0.5, y: 0.1 }, 0, 1],
  ])('%s', (_case, position, right, down) => {
    const view = centredView({ x: 0.5, y: 0.5 }, 2, frame, image);
    const moved = panIntoView(view, position, frame, image, 40);
    expect([Math.sign(moved.x - view.x), Math.sign(moved.y - view.y)]).toEqual([right, down]);
    expect(panIntoView(moved, position, frame, image, 40)).toEqual(moved);
  });
});
