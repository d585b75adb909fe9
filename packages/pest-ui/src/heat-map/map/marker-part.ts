import { fitView, type Size } from '../../floor-plan/viewport';

/**
 * How large markers are drawn, as a part of their full size. In a small window that shows the whole plan they would
 * hide it and each other, so there they start at half size and grow to full size as one zooms in.
 */
export function markerPart(scale: number, frame: Size, image: Size): number {
  const multiple = scale / fitView(frame, image).k;
  const larger = frame.width <= phoneWidth ? largerOnPhones : 1;
  return larger * Math.min(1, Math.max(0.5, (multiple * frame.width) / roomyWidth));
}

/** Pixels of window in which full-size markers leave a whole plan legible. */
const roomyWidth = 800;
/** A window as wide as a phone, where the smaller marks would be too small to read. */
const phoneWidth = 600;
const largerOnPhones = 1.4;
