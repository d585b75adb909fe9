import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FloorPlan, PlanViewProps } from '../../floor-plan/floor-plan.types';
import { positionAt } from '../../floor-plan/plan-geometry';
import { usePlanPicture } from '../../floor-plan/usePlanPicture';
import { type PlanViewport, usePlanViewport } from '../../floor-plan/usePlanViewport';
import type { View } from '../../floor-plan/viewport';
import { useMessages } from '../../i18n/messages';
import { untouched } from '../density/untouched';
import { type HeatFigure, nearestFigure } from '../figures/heat-figures';
import { radiusOf } from '../figures/heat-reach';
import { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatMapOwnProps } from '../HeatMap.types';
import { changed, type HeatState } from '../state/useHeatMap';
import type { HeatWords } from '../state/useHeatWords';
import { HeatLayer } from './HeatLayer';
import { HeatMarks } from './HeatMarks';
import { Frame, Layer, PictureNote, Tip } from './HeatStage.styles';
import { gatheredAt, layoutMarks, type MarkLayout, type NumberMark, spreadOf } from './mark-layout';
import { markerPart } from './marker-part';

interface HeatStageProps
  extends PlanViewProps,
    Pick<HeatMapOwnProps, 'palette' | 'radius' | 'opacity' | 'blending' | 'contours'> {
  readonly plan: FloorPlan;
  readonly state: HeatState;
  readonly figures: readonly HeatFigure[];
  readonly cloud: boolean;
  readonly wheel: 'page' | 'zoom';
  readonly label: string;
  /** What stands beside the device under pointer or focus; null: nothing. */
  readonly tip: ((figure: HeatFigure) => ReactNode) | null;
  readonly onViewport?: ((viewport: PlanViewport | null) => void) | undefined;
  /** Told whether some numbers are those of several devices. */
  readonly onGathered?: ((some: boolean) => void) | undefined;
  /** Told where the person moved the plan to. */
  readonly onMoved?: ((view: View) => void) | undefined;
}

/** Pixels around a device in which it answers to the pointer. */
const reach = 22;

/** The plan in its window, with the cloud on it and every device as a mark. */
export function HeatStage(props: HeatStageProps) {
  const { plan, state, figures, cloud, label, tip, onViewport, onGathered } = props;
  const { palette, opacity, blending, contours = true } = props;
  const t = useMessages(heatFigureMessages);
  const picture = usePlanPicture(plan);
  const { size, otherSize } = picture;
  const { width, height } = size;
  const problem = problemOf(picture, plan);
  const [part, setPart] = useState(1);
  const { frame, layer, viewport, scale } = usePlanViewport({
    ...props,
    image: size,
    onSettled: (settled, window) => setPart(markerPart(settled, window, size)),
  });
  const { selected, pointed, setSelected, setPointed, measure, words } = state;
  const { number } = words;
  const unit = scale === null ? null : part / (scale || 1);
  const layout = useMemo(
    () => (unit === null ? noMarks : layoutMarks({ figures, width, height, unit, measure, number })),
    [figures, width, height, unit, measure, number],
  );
  const [gathered, setGathered] = useState<NumberMark | null>(null);
  const isGathered = Boolean(scale) && layout.numbers.some((mark) => mark.figures.length > 1);
  useEffect(() => onGathered?.(isGathered), [isGathered, onGathered]);
  const points = useMemo(
    () => figures.flatMap(({ point, value }) => (point.position ? [{ ...point.position, value }] : [])),
    [figures],
  );
  const shown = figures.find(({ point }) => point.deviceId === pointed);

  useEffect(() => {
    onViewport?.(viewport);
    return () => onViewport?.(null);
  }, [viewport, onViewport]);

  const under = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = viewport.planBox();
    const at = positionAt(clientX, clientY, box);
    const several = gatheredAt(layout, at, { width, height, unit: unit ?? 1 });
    return { several, device: several ? null : (nearestFigure(figures, at, box, reach)?.point.deviceId ?? null) };
  };
  const point = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const found = event.buttons === 0 ? under(event) : null;
    setGathered(found?.several ?? null);
    setPointed(found?.device ?? null);
  };
  const leave = () => {
    setGathered(null);
    setPointed(null);
  };
  const press = (event: MouseEvent) => {
    const { several, device } = under(event);
    leave();
    // Where no zoom tells them apart, the most active of them is chosen.
    if (several && viewport.frame(...spreadOf(several), 'pointer')) return;
    setSelected(several?.figures[0]?.point.deviceId ?? device, changed('select', 'pointer'));
  };
  return (
    <Frame
      ref={frame}
      role="group"
      tabIndex={0}
      aria-label={label}
      data-pest="heat-plan"
      onPointerMove={point}
      onPointerLeave={leave}
      onClick={press}
      onKeyDown={(event) => zoomByKey(event, viewport)}
    >
      <Layer
        ref={layer}
        data-pest="heat-plan-layer"
        style={{ width, height, ['--pest-marker-scale' as string]: unit ?? 1 }}
      >
        <img
          key={plan.image.src}
          src={plan.image.src}
          alt={plan.image.alt ?? plan.name}
          draggable={false}
          style={whole}
          onError={() => picture.onImage(null)}
          onLoad={(event) => picture.onImage(event.currentTarget)}
        />
        {cloud && (
          <HeatLayer
            points={points}
            width={width}
            height={height}
            domain={state.domain}
            palette={palette}
            opacity={opacity}
            blending={blending}
            contours={contours}
            radius={props.radius ?? radiusOf(plan, size)}
          />
        )}
        <HeatMarks
          layout={layout}
          figures={figures}
          width={width}
          height={height}
          selected={selected}
          pointed={pointed}
          isAbove={state.limits.isAbove}
          number={number}
        />
      </Layer>
      {problem && (
        <PictureNote role="status">
          {t(`heatMap.picture.${problem}`, {
            stated: `${width} × ${height}`,
            real: `${otherSize?.width} × ${otherSize?.height}`,
          })}
        </PictureNote>
      )}
      {tip && shown?.point.position && (
        <PlacedTip at={shown.point.position} viewport={viewport}>
          {tip(shown)}
        </PlacedTip>
      )}
      {gathered && layout.numbers.includes(gathered) && (
        <PlacedTip at={{ x: gathered.x / width, y: gathered.y / height }} viewport={viewport}>
          <GatheredTip mark={gathered} words={words} />
        </PlacedTip>
      )}
    </Frame>
  );
}

function GatheredTip({ mark: { figures, text }, words }: { readonly mark: NumberMark; readonly words: HeatWords }) {
  const t = useMessages(heatFigureMessages);
  const [top] = figures;
  return (
    <>
      <b>{t(words.isMean ? 'heatMap.gathered.mean' : 'heatMap.gathered', { devices: figures.length, value: text })}</b>
      <span>{top && words.t('heatMap.summary.top', { code: top.code, value: words.withUnit(top.value) })}</span>
      <span>{t('heatMap.gathered.zoom')}</span>
    </>
  );
}

/** Before the window is measured. */
const noMarks: MarkLayout = { numbers: [], small: {}, smallPart: 1 };

const whole = { ...untouched, width: '100%', height: '100%' } as const;

const zoomStep = 1.5;

function zoomByKey(event: KeyboardEvent, viewport: PlanViewport): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
  const pan = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (event.key === '+' || event.key === '=') viewport.zoomBy(zoomStep, 'keyboard');
  else if (event.key === '-') viewport.zoomBy(1 / zoomStep, 'keyboard');
  else if (event.key === '0') viewport.fit('keyboard');
  else if (pan) viewport.panBy((pan[0] ?? 0) * panStep, (pan[1] ?? 0) * panStep, 'keyboard');
  else return;
  event.preventDefault();
}

const panStep = 60;

/** What is wrong with the picture, or with the size that the plan says it has. */
function problemOf({ failed, otherSize }: ReturnType<typeof usePlanPicture>, { image }: FloorPlan) {
  if (failed) return 'failed';
  if (!(image.width > 0 && image.height > 0)) return 'size';
  return otherSize ? 'proportions' : null;
}

interface PlacedTipProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly viewport: PlanViewport;
  readonly children: ReactNode;
}

/** Beside the device it speaks of, within the window. */
function PlacedTip({ at, viewport, children }: PlacedTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element) return;
    const [window, plan] = [viewport.frameBox(), viewport.planBox()];
    const hostScale = window.width / (element.parentElement?.offsetWidth || window.width) || 1;
    const x = (plan.left - window.left + at.x * plan.width) / hostScale;
    const y = (plan.top - window.top + at.y * plan.height) / hostScale;
    const half = element.offsetWidth / 2;
    element.style.left = `${Math.max(half + 4, Math.min(window.width / hostScale - half - 4, x))}px`;
    element.style.top = `${y}px`;
    element.dataset.edge = y - element.offsetHeight < 24 ? 'below' : 'above';
  });
  return (
    <Tip ref={tip} aria-hidden="true">
      {children}
    </Tip>
  );
}
