import { select } from 'd3-selection';
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { useEffect, useMemo, useRef } from 'react';
import type { PlanPosition } from './FloorPlanEditor.types';
import type { ScreenBox } from './plan-geometry';
import {
  centredView,
  centreOf,
  fitView,
  isVisible,
  markerPart,
  panIntoView,
  type Size,
  scaleExtent,
  type View,
} from './viewport';

/** Pixels a place is kept away from the edge of the window when it is brought into sight. */
const sightMargin = 48;

/** How far beyond its edges the plan can be dragged, as a part of its size. */
const slack = 0.2;

export interface PlanViewport {
  fit(): void;
  /** Zooms about the middle. */
  zoomBy(factor: number): void;
  /** Zooms to a multiple of the whole plan. */
  zoomTo(multiple: number): void;
  /** Brings a place to the middle, close enough to tell neighbours apart. */
  locate(position: PlanPosition): void;
  /** Pans as little as needed to show a place. */
  reveal(position: PlanPosition): void;
  /** The place in the middle of the window. */
  centre(): PlanPosition;
  planBox(): ScreenBox;
  frameBox(): ScreenBox;
}

/**
 * Pan, zoom and pinch of a plan in its window. d3-zoom counts in pixels of the screen; the scale of the host around
 * the widget is divided out when the layer's CSS transform is written. Nothing here goes through React: a gesture
 * writes one style, and the markers' counter-scale follows once, when the gesture is over.
 */
export function usePlanViewport(image: Size, wheel: 'page' | 'zoom', drawn: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const control = useRef<Control | null>(null);
  const wheelZooms = useRef(wheel === 'zoom');
  wheelZooms.current = wheel === 'zoom';
  const { width, height } = image;

  useEffect(() => {
    if (!drawn || !frame.current || !layer.current) return;
    const created = createControl(frame.current, layer.current, { width, height }, wheelZooms);
    control.current = created;
    return () => {
      control.current = null;
      created.dispose();
    };
  }, [width, height, drawn]);

  const viewport = useMemo<PlanViewport>(
    () => ({
      fit: () => control.current?.fit(),
      zoomBy: (factor) => control.current?.zoomBy(factor),
      zoomTo: (multiple) => control.current?.zoomTo(multiple),
      locate: (position) => control.current?.locate(position),
      reveal: (position) => control.current?.reveal(position),
      centre: () => control.current?.centre() ?? { x: 0.5, y: 0.5 },
      planBox: () => boxOf(layer.current),
      frameBox: () => boxOf(frame.current),
    }),
    [],
  );
  return { frame, layer, viewport };
}

function boxOf(element: Element | null): ScreenBox {
  return element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
}

type Control = ReturnType<typeof createControl>;

function createControl(
  frame: HTMLDivElement,
  layer: HTMLDivElement,
  image: Size,
  wheelZooms: { readonly current: boolean },
) {
  const selection = select(frame);
  let writtenScale = 1;
  let untouched = true;

  const size = (): Size => boxOf(frame);
  /** How much the page around enlarges or shrinks the widget. */
  const hostScale = () => (frame.offsetWidth > 0 ? size().width / frame.offsetWidth : 1);

  const write = ({ k, x, y }: View) => {
    writtenScale = hostScale();
    layer.style.transform = `translate(${x / writtenScale}px, ${y / writtenScale}px) scale(${k / writtenScale})`;
  };
  const settle = () => {
    layer.style.willChange = '';
    const view = zoomTransform(frame);
    const scale = (writtenScale / view.k) * markerPart(view, size(), image);
    layer.style.setProperty('--pest-marker-scale', String(scale));
  };

  const behaviour: ZoomBehavior<HTMLDivElement, unknown> = zoom<HTMLDivElement, unknown>()
    .filter((event: Event) => {
      followHostScale();
      return startsGesture(event, wheelZooms.current);
    })
    .extent(() => [
      [0, 0],
      [size().width, size().height],
    ])
    .translateExtent([
      [-image.width * slack, -image.height * slack],
      [image.width * (1 + slack), image.height * (1 + slack)],
    ])
    .on('start', () => {
      layer.style.willChange = 'transform';
    })
    .on('zoom', (event: { transform: View; sourceEvent: unknown }) => {
      if (event.sourceEvent) untouched = false;
      write(event.transform);
    })
    .on('end', settle);

  const show = ({ k, x, y }: View) => behaviour.transform(selection, zoomIdentity.translate(x, y).scale(k));

  /** The host may have scaled the page since the last gesture; d3-zoom's numbers are put right before the next. */
  function followHostScale() {
    const ratio = hostScale() / writtenScale;
    if (ratio === 1) return;
    const { k, x, y } = zoomTransform(frame);
    behaviour.scaleExtent(scaleExtent(size(), image));
    show({ k: k * ratio, x: x * ratio, y: y * ratio });
  }

  const resize = () => {
    if (!isVisible(size())) return;
    const middle = centreOf(zoomTransform(frame), lastSize, image);
    const [smallest, largest] = scaleExtent(size(), image);
    behaviour.scaleExtent([smallest, largest]);
    const k = Math.min(largest, Math.max(smallest, zoomTransform(frame).k));
    show(untouched ? fitView(size(), image) : centredView(middle, k, size(), image));
    lastSize = size();
  };

  let lastSize = size();
  selection.call(behaviour).on('dblclick.zoom', null);
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(frame);

  const touched = (view: View) => {
    untouched = false;
    show(view);
  };
  return {
    fit() {
      untouched = true;
      show(fitView(size(), image));
    },
    zoomBy(factor: number) {
      untouched = false;
      behaviour.scaleBy(selection, factor);
    },
    zoomTo(multiple: number) {
      untouched = false;
      behaviour.scaleTo(selection, fitView(size(), image).k * multiple);
    },
    locate(position: PlanPosition) {
      const close = fitView(size(), image).k * 3;
      touched(centredView(position, Math.max(close, zoomTransform(frame).k), size(), image));
    },
    reveal(position: PlanPosition) {
      const view = zoomTransform(frame);
      const revealed = panIntoView(view, position, size(), image, sightMargin);
      if (revealed !== view) touched(revealed);
    },
    centre: () => centreOf(zoomTransform(frame), size(), image),
    dispose() {
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}

/**
 * What pans and zooms the plan: the main button beside the markers, two fingers, and the wheel with Ctrl or ⌘ (a
 * trackpad's pinch is that, too). One finger and the plain wheel scroll the page.
 */
function startsGesture(event: Event, wheelZooms: boolean): boolean {
  if (event.target instanceof Element && event.target.closest('[data-marker]')) return false;
  if (event instanceof WheelEvent) return wheelZooms || event.ctrlKey || event.metaKey;
  if (event instanceof MouseEvent) return event.button === 0 && !event.ctrlKey;
  return 'touches' in event && event.touches instanceof TouchList && event.touches.length > 1;
}
