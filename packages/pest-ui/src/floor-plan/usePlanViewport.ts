import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ChangeSource } from '../widget/widget.types';
import type { FloorPlan, PlanPosition, PlanView, PlanViewProps } from './floor-plan.types';
import { createPlanControl, type PlanControl } from './plan-control';
import type { ScreenBox } from './plan-geometry';
import type { Size, View } from './viewport';

/** Moves the plan in its window. Who asks is `api` where nothing else is said. */
export interface PlanViewport {
  fit(source?: ChangeSource): void;
  /** Shows what another window of the same size shows. */
  adopt(view: View): void;
  /** Moves the plan by pixels of the window. */
  panBy(dx: number, dy: number, source?: ChangeSource): void;
  /** Zooms about the middle. */
  zoomBy(factor: number, source?: ChangeSource): void;
  /** Zooms to a multiple of the whole plan. */
  zoomTo(multiple: number, source?: ChangeSource): void;
  /** Brings a place to the middle, close enough to tell neighbours apart. */
  locate(position: PlanPosition, source?: ChangeSource): void;
  /** Shows a part of the plan as large as it fits; false where one cannot go any closer. */
  frame(from: PlanPosition, to: PlanPosition, source?: ChangeSource): boolean;
  /** Pans as little as needed to show a place. */
  reveal(position: PlanPosition, source?: ChangeSource): void;
  /** The place in the middle of the window. */
  centre(): PlanPosition;
  planBox(): ScreenBox;
  frameBox(): ScreenBox;
}

interface Options extends PlanViewProps {
  /** Null: there is none yet. */
  readonly plan: Pick<FloorPlan, 'id'> | null;
  readonly image: Size;
  readonly wheel: 'page' | 'zoom';
  /** Told the scale when a gesture is over, and how large the window is. */
  readonly onSettled?: ((scale: number, window: Size) => void) | undefined;
  /** For another window that follows this one. */
  readonly onMoved?: ((view: View) => void) | undefined;
}

/**
 * Pan, zoom and pinch of a plan in its window. Nothing here goes through React: a gesture writes one style, and the
 * markers' counter-scale and `scale` follow once, when the gesture is over. `scale` is null until the window is measured,
 * before anything is painted, and 0 where it has no size.
 */
export function usePlanViewport(options: Options) {
  const { plan, image, viewport: held, defaultViewport = 'fit' } = options;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const control = useRef<PlanControl | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const [scale, setScale] = useState<number | null>(null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  /** What was seen of a plan whose picture turned out to have another size. */
  const left = useRef({ planId: plan?.id, seen: defaultViewport });
  const { width, height } = image;
  const planId = plan?.id;
  const drawn = plan !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan with a picture of the same size is looked at where the last one was.
  useLayoutEffect(() => {
    if (!drawn || !frame.current || !layer.current) return;
    const isSame = left.current.planId === undefined || left.current.planId === planId;
    const created = createPlanControl(
      frame.current,
      layer.current,
      { width, height },
      {
        wheelZooms: () => latest.current.wheel === 'zoom',
        first: latest.current.viewport ?? (isSame ? left.current.seen : 'fit'),
        held: () => latest.current.viewport,
        onMoved: (view, move) => {
          latest.current.onMoved?.(view);
          latest.current.onViewportChange?.(created.seen(), { ...move, changes: [] });
          // What the host does not take is taken back.
          if (move.final && latest.current.viewport !== undefined) lookAgain();
        },
        onSettled: (next, window) => {
          setScale(next);
          latest.current.onSettled?.(next, window);
        },
      },
    );
    control.current = created;
    setScale((measured) => measured ?? 0);
    return () => {
      left.current = { planId, seen: created.seen() };
      control.current = null;
      created.dispose();
    };
  }, [width, height, drawn]);

  useLayoutEffect(() => {
    if (held !== undefined && !isSeen(held, control.current?.seen())) control.current?.look(held);
  });

  const viewport = useMemo<PlanViewport>(
    () => ({
      fit: (source = 'api') => control.current?.fit(source),
      adopt: (view) => control.current?.adopt(view),
      panBy: (dx, dy, source = 'api') => control.current?.panBy(dx, dy, source),
      zoomBy: (factor, source = 'api') => control.current?.zoomBy(factor, source),
      zoomTo: (multiple, source = 'api') => control.current?.zoomTo(multiple, source),
      locate: (position, source = 'api') => control.current?.locate(position, source),
      frame: (from, to, source = 'api') => control.current?.frame(from, to, source) ?? false,
      reveal: (position, source = 'api') => control.current?.reveal(position, source),
      centre: () => control.current?.centre() ?? { x: 0.5, y: 0.5 },
      planBox: () => boxOf(layer.current),
      frameBox: () => boxOf(frame.current),
    }),
    [],
  );
  return { frame, layer, viewport, scale };
}

/** But for what is lost in reckoning: a millionth of the plan is no pixel. */
function isSeen(held: PlanView | 'fit', seen: PlanView | 'fit' | undefined): boolean {
  if (held === 'fit' || seen === 'fit' || !seen) return held === seen;
  return (['zoom', 'x', 'y'] as const).every((part) => Math.abs(held[part] - seen[part]) < 1e-6);
}

function boxOf(element: Element | null): ScreenBox {
  return element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
}
