import { type RefObject, useEffect, useRef } from 'react';
import type { Size } from '../../floor-plan/viewport';
import { type PlanWall, wallsIn } from '../plan/plan-walls';

/** Pixels of a longer side: enough for a wall, and read within a frame. */
const fine = 1200;

/** The walls of the picture that is shown; none of one that this page may not read. */
export function usePlanWalls(frame: RefObject<HTMLElement | null>, src: string, { width, height }: Size) {
  const walls = useRef<readonly PlanWall[]>([]);
  useEffect(() => {
    let isGone = false;
    walls.current = [];
    const picture = frame.current?.querySelector('img');
    const scale = Math.min(1, fine / Math.max(width, height));
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
    if (picture && src !== '')
      read(picture, size).then(
        (found) => {
          if (!isGone) walls.current = found;
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [frame, src, width, height]);
  return walls;
}

/** @throws where the picture is broken, or of another origin that does not let it be read */
async function read(picture: HTMLImageElement, { width, height }: Size): Promise<PlanWall[]> {
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, width, height);
  return wallsIn(context.getImageData(0, 0, width, height));
}
