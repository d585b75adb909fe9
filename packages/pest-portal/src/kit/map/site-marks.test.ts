import { describe, expect, it } from 'vitest';
import { toPoint } from './mercator';
import type { Place } from './place';
import { siteMarks, viewOfAll } from './site-marks';

const factory = { id: 'factory', latitude: 31.3, longitude: 120.6 };
const hotel = { id: 'hotel', latitude: 31.3005, longitude: 120.6005 };
const port = { id: 'port', latitude: 31.2, longitude: 121.5 };

function frameOf({ center, zoom }: NonNullable<ReturnType<typeof viewOfAll>>, width = 360, height = 320) {
  const middle = toPoint(center, zoom);
  const at = (place: Place) => {
    const point = toPoint(place, zoom);
    return { x: point.x - middle.x + width / 2, y: point.y - middle.y + height / 2 };
  };
  return { width, height, at };
}

describe('sites on a map', () => {
  it('are all in the first view, those that cannot be pressed apart as one mark', () => {
    const sites = [factory, hotel, port];
    const view = viewOfAll(sites);
    if (!view) throw new Error('There are sites.');
    const frame = frameOf(view);
    const marks = siteMarks(sites, frame);
    expect(marks.map((mark) => mark.sites.map(({ id }) => id))).toEqual([['factory', 'hotel'], ['port']]);
    for (const { at } of marks) {
      expect([at.x >= 0 && at.x <= frame.width, at.y >= 0 && at.y <= frame.height]).toEqual([true, true]);
    }
    const near = siteMarks(sites, frameOf({ center: factory, zoom: 18 }));
    expect(near.map((mark) => mark.sites.length)).toEqual([1, 1]);
  });

  it('have no view where there is none, and a town around a single one', () => {
    expect(viewOfAll([])).toBeNull();
    expect(viewOfAll([port])).toEqual({ center: { latitude: 31.2, longitude: 121.5 }, zoom: 13 });
  });

  it('are at least a finger apart, however many there are', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      latitude: 20 + (index % 71) / 4,
      longitude: 100 + (index % 67) / 4,
    }));
    const view = viewOfAll(many);
    if (!view) throw new Error('There are sites.');
    const marks = siteMarks(many, frameOf(view, 1200, 700));
    expect(marks.reduce((sum, { sites }) => sum + sites.length, 0)).toBe(5000);
    for (const one of marks) {
      for (const other of marks) {
        if (one === other) continue;
        expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});
