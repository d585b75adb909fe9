import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { FloorPlan, PlanViewProps } from '../../floor-plan/floor-plan.types';
import type { PlanViewport } from '../../floor-plan/usePlanViewport';
import { useMessages } from '../../i18n/messages';
import { IconButton } from '../../primitives/button/IconButton';
import { fetched } from '../../primitives/fetched/fetched';
import { fitIcon, minusIcon, plusIcon } from '../../primitives/icon/icons';
import { Slot } from '../../widget/Slot';
import { MeasureControl, RangeControl } from '../controls/HeatControls';
import { heatPlayerMessages } from '../controls/HeatPlayer.messages';
import type { HeatFigure } from '../figures/heat-figures';
import { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatMapOwnProps } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';
import { Canvas, Floats } from './HeatCanvas.styles';
import { HeatLegend } from './HeatLegend';
import { HeatStage } from './HeatStage';

/** What the map is drawn from, alone or beside another. */
export interface HeatCanvasProps {
  readonly props: HeatMapOwnProps;
  readonly plan: FloorPlan;
  readonly state: HeatState;
  readonly viewport: PlanViewport | null;
  readonly onViewport: (viewport: PlanViewport | null) => void;
  /** The visible part of the plan. */
  readonly sight: PlanViewProps;
}

const HeatPlayer = /* @__PURE__ */ fetched(() => import('../controls/HeatPlayer'), 'HeatPlayer');

const playIcon = 'M6 4v12l10-6Z';
const zoomStep = 1.5;

/** The map with what floats on it. */
export function HeatCanvas({ props, plan, state, viewport, onViewport, sight }: HeatCanvasProps) {
  const { words, view, figures, frames } = state;
  const t = useMessages(heatFigureMessages);
  const player = useMessages(heatPlayerMessages);
  // Stays explained closer in: the legend changes its height, and the map with it.
  const [gathered, setGathered] = useState(false);
  const onGathered = useCallback((some: boolean) => setGathered((before) => before || some), []);
  return (
    <Canvas>
      <Floats data-edge="top">
        <RangeControl state={state} />
        <MeasureControl state={state} />
      </Floats>
      <HeatStage
        {...cloudOf(props)}
        plan={plan}
        state={state}
        figures={figures}
        cloud={view === 'heat'}
        wheel={props.wheel ?? 'page'}
        label={t('heatMap.plan', { name: plan.name })}
        tip={tipOf(props, state)}
        {...sight}
        onViewport={onViewport}
        onGathered={onGathered}
      />
      <Floats data-edge="bottom">
        <Slot
          of={props.slots?.Legend}
          props={{ domain: state.domain, unit: words.unit }}
          extra={props.slotProps?.Legend}
        >
          {() => (
            <HeatLegend
              state={state}
              palette={props.palette ?? 'ember'}
              scale={view === 'heat'}
              covers={props.blending === 'over'}
              gathered={gathered}
            />
          )}
        </Slot>
        {frames.available && (
          // As large as what it waits for, so that nothing moves.
          <Suspense
            fallback={
              <div data-part="row">
                <IconButton icon={playIcon} label={player('heatPlayer.begin')} aria-disabled />
              </div>
            }
          >
            <HeatPlayer state={state} />
          </Suspense>
        )}
        <ZoomControl viewport={viewport} />
      </Floats>
    </Canvas>
  );
}

/** The host's props for the look of the cloud. */
export function cloudOf({ palette, radius, opacity, blending, contours }: HeatMapOwnProps) {
  return { palette, radius, opacity, blending, contours };
}

export function ZoomControl({ viewport }: Pick<HeatCanvasProps, 'viewport'>) {
  const t = useMessages(heatFigureMessages);
  return (
    <div data-part="end">
      <IconButton
        icon={minusIcon}
        label={t('heatMap.zoom.out')}
        onClick={() => viewport?.zoomBy(1 / zoomStep, 'form')}
      />
      <IconButton icon={plusIcon} label={t('heatMap.zoom.in')} onClick={() => viewport?.zoomBy(zoomStep, 'form')} />
      <IconButton icon={fitIcon} label={t('heatMap.zoom.fit')} onClick={() => viewport?.fit('form')} />
    </div>
  );
}

/** What stands beside a device; the host's own, or code, figure and change. */
export function tipOf({ slots, slotProps }: HeatMapOwnProps, { words }: HeatState) {
  if (slots?.Tooltip === null) return null;
  return (figure: HeatFigure): ReactNode => (
    <Slot of={slots?.Tooltip} props={{ figure }} extra={slotProps?.Tooltip}>
      {(given) => (
        <>
          <b>
            {given.figure.code} {given.figure.point.workshopName || given.figure.point.name}
          </b>
          <span>{words.parts([words.value(given.figure), words.change(given.figure)])}</span>
          {words.species(given.figure.point).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </>
      )}
    </Slot>
  );
}
