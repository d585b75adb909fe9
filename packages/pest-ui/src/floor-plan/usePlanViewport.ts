import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlanPosition } from './floor-plan.types';
import { createPlanControl, type PlanControl } from './plan-control';
import type { ScreenBox } from './plan-geometry';
import type { Size, View } from './viewport';

export interface PlanViewport {
  fit(): void;
  /** Shows what another window of the same size shows. */
  adopt(view: View): void;
  /** Moves the plan by pixels of the window. */
  panBy(dx: number, dy: number): void;
  /** Zooms about the middle. */
  zoomBy(factor: number): void;
  /** Zooms to a multiple of the whole plan. */
  zoomTo(multiple: number): void;
  /** Brings a place to the middle, close enough to tell neighbours apart. */
  locate(position: PlanPosition): void;
  /** Shows a part of the plan as large as it fits; false where one cannot go any closer. */
  frame(from: PlanPosition, to: PlanPosition): boolean;
  /** Pans as little as needed to show a place. */
  reveal(position: PlanPosition): void;
  /** The place in the middle of the window. */
  centre(): PlanPosition;
  planBox(): ScreenBox;
  frameBox(): ScreenBox;
}

/**
 * Pan, zoom and pinch of a plan in its window. Nothing here goes through React: a gesture writes one style, and the
 * markers' counter-scale and `scale` follow once, when the gesture is over. `scale` is null until the window is measured,
 * before anything is painted, and 0 where it has no size.
 */
export function usePlanViewport(image: Size, wheel: 'page' | 'zoom', drawn: boolean, onMoved?: (view: View) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const control = useRef<PlanControl | null>(null);
  const wheelZooms = useRef(wheel === 'zoom');
  wheelZooms.current = wheel === 'zoom';
  const told = useRef(onMoved);
  told.current = onMoved;
  const [scale, setScale] = useState<number | null>(null);
  const { width, height } = image;

  useLayoutEffect(() => {
    if (!drawn || !frame.current || !layer.current) return;
    const created = createPlanControl(
      frame.current,
      layer.current,
      { width, height },
      wheelZooms,
      (view) => told.current?.(view),
      setScale,
    );
    control.current = created;
    setScale((measured) => measured ?? 0);
    return () => {
      control.current = null;
      created.dispose();
    };
  }, [width, height, drawn]);

  const viewport = useMemo<PlanViewport>(
    () => ({
      fit: () => control.current?.fit(),
      adopt: (view) => control.current?.adopt(view),
      panBy: (dx, dy) => control.current?.panBy(dx, dy),
      zoomBy: (factor) => control.current?.zoomBy(factor),
      zoomTo: (multiple) => control.current?.zoomTo(multiple),
      locate: (position) => control.current?.locate(position),
      frame: (from, to) => control.current?.frame(from, to) ?? false,
      reveal: (position) => control.current?.reveal(position),
      centre: () => control.current?.centre() ?? { x: 0.5, y: 0.5 },
      planBox: () => boxOf(layer.current),
      frameBox: () => boxOf(frame.current),
    }),
    [],
  );
  return { frame, layer, viewport, scale };
}

function boxOf(element: Element | null): ScreenBox {
  return element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
}
