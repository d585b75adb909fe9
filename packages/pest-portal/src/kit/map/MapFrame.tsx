import type { SiteMap } from 'pest-sdk';
import { IconButton, minusIcon, plusIcon, token, useFormat } from 'pest-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { fromGcj02, toGcj02 } from './gcj02';
import { mapMessages } from './map.messages';
import { type Point, roundLength, toPlace, toPoint, worldSize, zooms } from './mercator';
import { Pin } from './Pin';
import type { Place } from './place';
import { type Size, Tiles } from './Tiles';
import { useMapGestures } from './useMapGestures';

export type MapProvider = NonNullable<SiteMap['provider']>;

/** What a map shows. */
export interface MapView {
  /** What the pin in the middle marks. */
  readonly center: Place;
  readonly zoom: number;
}

export interface MapFrameProps {
  /** Null: without pictures, places stand as they lie to each other. */
  readonly provider: MapProvider | null;
  readonly label: string;
  readonly view: MapView;
  /** Several moves may come before the map is drawn anew: each says what becomes of the view that it meets. */
  readonly onView: (change: (view: MapView) => MapView) => void;
  /** The place stays where it is: the map is zoomed only. */
  readonly still?: boolean | undefined;
  /** Told when none of the pictures can be loaded, and when they can again. */
  readonly onPictures?: ((there: boolean) => void) | undefined;
  /** Enter on the map. */
  readonly onEnter?: (() => void) | undefined;
  /** What lies on the map in the place of the pin. */
  readonly marks?: ((frame: DrawnFrame) => ReactNode) | undefined;
}

/** Where places are drawn on a map. */
export interface DrawnFrame {
  readonly width: number;
  readonly height: number;
  /** In pixels from the top left of the frame. */
  readonly at: (place: Place) => Point;
}

/** A map whose middle is the place: it is moved under the pin, by pointer, finger and keys. */
export function MapFrame({ provider, label, view, onView, still = false, onPictures, onEnter, marks }: MapFrameProps) {
  const t = useT(mapMessages);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const drawn = drawnIn[provider?.coordinates ?? 'wgs84'];
  const { zoom } = view;
  const middle = toPoint(drawn.from(view.center), zoom);
  const at = (place: Place) => {
    const { x, y } = toPoint(drawn.from(place), zoom);
    return { x: x - middle.x + size.width / 2, y: y - middle.y + size.height / 2 };
  };
  const moveBy = (x: number, y: number) =>
    onView((from) => {
      const start = toPoint(drawn.from(from.center), from.zoom);
      return { ...from, center: drawn.to(toPlace(within(start.x + x, start.y + y, from.zoom), from.zoom)) };
    });
  const zoomBy = (by: number) =>
    onView((from) => ({ ...from, zoom: Math.max(zooms.least, Math.min(zooms.most, from.zoom + by)) }));
  useMapGestures(frame, { moveBy, zoomBy }, !still);
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') return onEnter?.();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 60;
    if (act.zoom === 0) moveBy(act.x * step, act.y * step);
    else zoomBy(act.zoom);
  };
  return (
    <Whole>
      <Ground
        ref={frame}
        aria-label={label}
        {...(still ? { role: 'img' } : { role: 'application', tabIndex: 0, onKeyDown: pressed, 'data-moves': true })}
      >
        {!provider && <Lines style={{ backgroundPosition: `${-middle.x}px ${-middle.y}px` }} />}
        {provider && <Tiles provider={provider} middle={middle} zoom={zoom} size={size} onPictures={onPictures} />}
        {!marks && <Pin />}
      </Ground>
      {marks && size.width > 0 && <Over>{marks({ ...size, at })}</Over>}
      <Zooms>
        <IconButton
          variant="secondary"
          icon={plusIcon}
          label={t('map.zoomIn')}
          disabled={zoom >= zooms.most}
          onClick={() => zoomBy(1)}
        />
        <IconButton
          variant="secondary"
          icon={minusIcon}
          label={t('map.zoomOut')}
          disabled={zoom <= zooms.least}
          onClick={() => zoomBy(-1)}
        />
      </Zooms>
      {provider ? (
        <Attribution provider={provider} />
      ) : (
        <Scale {...roundLength(view.center.latitude, zoom, scaleWidth)} />
      )}
    </Whole>
  );
}

/** Without pictures it is the only measure of how far places are from each other. */
function Scale({ metres, pixels }: ReturnType<typeof roundLength>) {
  const t = useT(mapMessages);
  const { number } = useFormat();
  return (
    <Bar style={{ width: pixels }}>
      {metres < 1000
        ? t('map.metres', { length: number(metres) })
        : t('map.kilometres', { length: number(metres / 1000) })}
    </Bar>
  );
}

function Attribution({ provider: { attribution, attributionUrl } }: { readonly provider: MapProvider }) {
  return (
    <Provider>
      {attributionUrl === null ? (
        attribution
      ) : (
        <a href={attributionUrl} target="_blank" rel="noreferrer">
          {attribution}
        </a>
      )}
    </Provider>
  );
}

interface Act extends Point {
  readonly zoom: number;
}

const keys: Readonly<Partial<Record<string, Act>>> = {
  ArrowLeft: { x: -1, y: 0, zoom: 0 },
  ArrowRight: { x: 1, y: 0, zoom: 0 },
  ArrowUp: { x: 0, y: -1, zoom: 0 },
  ArrowDown: { x: 0, y: 1, zoom: 0 },
  '+': { x: 0, y: 0, zoom: 1 },
  '=': { x: 0, y: 0, zoom: 1 },
  '-': { x: 0, y: 0, zoom: -1 },
};

/** Places are WGS 84; the pictures may be drawn in what Chinese maps use. */
const drawnIn = {
  wgs84: { from: (place: Place) => place, to: (place: Place) => place },
  gcj02: { from: toGcj02, to: fromGcj02 },
} as const satisfies Record<MapProvider['coordinates'], unknown>;

function within(x: number, y: number, zoom: number): Point {
  return { x, y: Math.max(0, Math.min(worldSize(zoom), y)) };
}

function useSize(frame: React.RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

const Whole = styled.div`
  position: relative;
  overflow: hidden;
  height: 100%;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
`;

const Ground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${token.color.surfaceSunken};
  user-select: none;

  &[data-moves] {
    cursor: grab;
    touch-action: none;
  }
  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    outline-offset: -3px;
  }
  > img {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    width: 256px;
    max-width: none;
    height: 256px;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

/** The map is moved between the marks. */
const Over = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

/** A net that moves with the places, where no picture does. */
const Lines = styled.div`
  position: absolute;
  inset: 0;
  background-image:
    linear-gradient(to right, ${token.color.borderSoft} 1px, transparent 1px),
    linear-gradient(to bottom, ${token.color.borderSoft} 1px, transparent 1px);
  background-size: 64px 64px;
`;

const scaleWidth = 120;

const Bar = styled.small`
  position: absolute;
  inset: auto auto ${token.space[3]} ${token.space[3]};
  padding-block-end: 2px;
  border: solid ${token.color.textMuted};
  border-width: 0 1px 1px;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};
  text-align: center;
  pointer-events: none;
`;

const Zooms = styled.div`
  position: absolute;
  inset: ${token.space[2]} ${token.space[2]} auto auto;
  display: grid;
  gap: ${token.space[1]};
`;

const Provider = styled.small`
  position: absolute;
  inset: auto 0 0 auto;
  max-width: 100%;
  padding: 1px ${token.space[2]};
  border-start-start-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.xs};

  > a {
    color: inherit;
  }
`;
