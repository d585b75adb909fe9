import { useMemo, useState } from 'react';
import type { FloorPlan } from './floor-plan.types';
import type { Size } from './viewport';

/** Assumed until the picture is loaded and its size is known. */
const unknownSize: Size = { width: 1200, height: 800 };
/** Relative difference of proportions that is taken for rounding. */
const tolerance = 0.02;

interface Seen {
  readonly src: string;
  /** Null: it could not be shown. */
  readonly natural: Size | null;
}

/**
 * The plan with a size that can be drawn, and what is wrong with its picture: one that fails, or one of other proportions
 * than the plan says, on which devices would stand beside their places.
 */
export function usePlanPicture(plan: FloorPlan | null) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const current = seen?.src === plan?.image.src ? seen : null;
  const natural = current?.natural ?? null;
  const declared = plan && isSize(plan.image) ? plan.image : null;
  const { width, height } = declared ?? natural ?? unknownSize;
  const size = useMemo(() => ({ width, height }), [width, height]);
  const usable = useMemo(() => plan && { ...plan, image: { ...plan.image, ...size } }, [plan, size]);
  return {
    plan: usable,
    size,
    failed: current !== null && current.natural === null,
    /** The picture's own size, where the plan says another proportion. */
    otherSize: declared && natural && !sameProportion(declared, natural) ? natural : null,
    onImage: (picture: HTMLImageElement | null) => {
      if (!plan) return;
      const own = picture && { width: picture.naturalWidth, height: picture.naturalHeight };
      // A drawing in vectors may have no size of its own.
      setSeen({ src: plan.image.src, natural: own && (isSize(own) ? own : size) });
    },
  };
}

function isSize({ width, height }: Size): boolean {
  return Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
}

function sameProportion(one: Size, other: Size): boolean {
  return Math.abs((one.width / one.height) * (other.height / other.width) - 1) < tolerance;
}
