import { type Point, toPoint, zooms } from './mercator';
import type { Place } from './place';

/** Sites that lie too close to each other to be told apart at this zoom. */
export interface SiteMark<Site extends Place> {
  readonly key: string;
  readonly at: Point;
  readonly sites: readonly Site[];
}

/** A finger is as wide: marks nearer to each other are one. */
const apart = 44;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly at: (place: Place) => Point;
}

/** The marks of the sites that the frame shows, as few as can be pressed apart. A site joins the first mark near it. */
export function siteMarks<Site extends Place & { readonly id: string }>(
  sites: readonly Site[],
  { width, height, at }: Frame,
): SiteMark<Site>[] {
  const marks: { key: string; at: Point; sites: Site[] }[] = [];
  const cells = new Map<string, (typeof marks)[number][]>();
  for (const site of sites) {
    const point = at(site);
    if (point.x < -apart || point.y < -apart || point.x > width + apart || point.y > height + apart) continue;
    const [column, row] = [Math.floor(point.x / apart), Math.floor(point.y / apart)];
    const near = around(column, row).flatMap((cell) => cells.get(cell) ?? []);
    const mark = near.find((one) => Math.hypot(one.at.x - point.x, one.at.y - point.y) < apart);
    if (mark) {
      mark.sites.push(site);
      continue;
    }
    const made = { key: site.id, at: point, sites: [site] };
    marks.push(made);
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), made]);
  }
  return marks;
}

function around(column: number, row: number): string[] {
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${column + right} ${row + down}`));
}

/** All of them on a map that has this room: no nearer than a town, so that a single site has something around it. */
export function viewOfAll(
  sites: readonly Place[],
  room: Room = leastRoom,
): { readonly center: Place; readonly zoom: number } | null {
  if (sites.length === 0) return null;
  const latitudes = sites.map(({ latitude }) => latitude);
  const longitudes = sites.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const fits = (zoom: number) => {
    const [topLeft, bottomRight] = [
      toPoint({ latitude: north, longitude: west }, zoom),
      toPoint({ latitude: south, longitude: east }, zoom),
    ];
    return bottomRight.x - topLeft.x <= room.width && bottomRight.y - topLeft.y <= room.height;
  };
  let zoom = town;
  while (zoom > zooms.least && !fits(zoom)) zoom -= 1;
  return { center: { latitude: (south + north) / 2, longitude: (west + east) / 2 }, zoom };
}

const town = 13;
interface Room {
  readonly width: number;
  readonly height: number;
}

/** What any screen shows of a map, its edges left free. */
const leastRoom: Room = { width: 280, height: 260 };
