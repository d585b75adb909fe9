import {
  type ForwardedRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { PlanViewProps } from '../floor-plan/floor-plan.types';
import type { PlanViewport } from '../floor-plan/usePlanViewport';
import { fetchCode } from '../primitives/fetched/fetch-code';
import { fetched } from '../primitives/fetched/fetched';
import { LoadingText } from '../primitives/states/LoadingText';
import { asWidget } from '../widget/as-widget';
import { type OwnPropNames, rootProps } from '../widget/own-props';
import { Slot } from '../widget/Slot';
import { Widget } from '../widget/Widget';
import type { HeatPoint } from './figures/heat-points';
import { heatMap } from './HeatMap.kind';
import { Body, Caption } from './HeatMap.styles';
import type { HeatMapHandle, HeatMapOwnProps, HeatMapProps } from './HeatMap.types';
import { HeatToolbar } from './HeatToolbar';
import { useHeatExports } from './sheet/useHeatExports';
import { notesText, summaryText } from './state/heat-sentences';
import { changed, type HeatState, useHeatMap } from './state/useHeatMap';

/** Whose props know the host's own `Point`: the widget hands out the very objects that it was given. */
export interface HeatMapComponent {
  <Point extends HeatPoint = HeatPoint>(props: HeatMapProps<Point> & RefAttributes<HeatMapHandle>): ReactNode;
  displayName?: string | undefined;
}

/** Where on a plan devices caught most, with the ten most active and what it adds up to. */
export const HeatMap = /* @__PURE__ */ asWidget(
  heatMap,
  function HeatMap(props: HeatMapProps, ref: ForwardedRef<HeatMapHandle>) {
    const { plan, loading, error, onRetry, onError, describeError, slots, slotProps } = props;
    const state = useHeatMap(props);
    const root = useRef<HTMLDivElement>(null);
    const [viewport, setViewport] = useState<PlanViewport | null>(null);
    const sight = useSight(props);
    const { t } = state.words;
    const taken = useHeatExports(props, state, root);
    useShownSelection(state, viewport);

    useImperativeHandle(ref, () => ({
      get element() {
        return root.current;
      },
      focus: () => root.current?.querySelector<HTMLElement>('input:checked, button')?.focus(),
      locate: (id) => {
        const position = state.figures.find(({ point }) => point.deviceId === id)?.point.position;
        state.setSelected(id, changed('locate', 'api'));
        if (position) viewport?.locate(position);
      },
      toImage: taken.toImage,
      toCsv: taken.toCsv,
      print: taken.toPrint,
    }));

    const own = rootProps(props, ownNames);
    const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.key === 'Escape') state.setPointed(null);
      own.onKeyDown?.(event);
    };
    const isEmpty = !plan || state.isEmpty;
    return (
      <Widget
        ref={root}
        kind={heatMap}
        given={props}
        root={{ 'data-view': state.view, 'data-fill': props.height === 'fill' ? '' : undefined, ...own, onKeyDown }}
        loading={loading}
        error={error ?? taken.error}
        onRetry={onRetry}
        onError={onError}
        describeError={describeError}
        slots={slots}
        slotProps={slotProps}
        empty={isEmpty ? { title: t(plan ? 'heatMap.empty' : 'heatMap.noPlan') } : null}
        before={
          <Slot of={slots?.Toolbar} props={{ view: state.view }} extra={slotProps?.Toolbar}>
            {() => (
              <>
                <HeatToolbar state={state} taken={taken} slots={slots} slotProps={slotProps} />
                {isEmpty && state.setRange && (
                  <Suspense fallback={null}>
                    <RangeControl state={state} />
                  </Suspense>
                )}
              </>
            )}
          </Slot>
        }
      >
        {() =>
          plan && (
            <Body>
              {/* Not live while playing: it would never stop speaking. The player announces its own day. */}
              <Caption aria-live={state.frames.shown ? 'off' : 'polite'}>
                {summaryText(state)}
                {notesText(state) && <span data-part="note">{notesText(state)}</span>}
              </Caption>
              <Suspense fallback={<LoadingText height="clamp(300px, 62cqw, 860px)" />}>
                <HeatFigure
                  props={props}
                  plan={plan}
                  state={state}
                  viewport={viewport}
                  onViewport={setViewport}
                  sight={sight}
                />
              </Suspense>
            </Body>
          )
        }
      </Widget>
    );
  },
) as HeatMapComponent;

/** Every prop that is the heat map's own; the compiler asks for a new one. */
const ownNames: OwnPropNames<HeatMapOwnProps> = {
  plan: true,
  points: true,
  days: true,
  view: true,
  defaultView: true,
  onViewChange: true,
  range: true,
  defaultRange: true,
  onRangeChange: true,
  measure: true,
  defaultMeasure: true,
  onMeasureChange: true,
  family: true,
  defaultFamily: true,
  onFamilyChange: true,
  types: true,
  defaultTypes: true,
  onTypesChange: true,
  species: true,
  defaultSpecies: true,
  onSpeciesChange: true,
  domain: true,
  defaultDomain: true,
  onDomainChange: true,
  selected: true,
  defaultSelected: true,
  onSelectedChange: true,
  onOpenDevice: true,
  previousDays: true,
  compare: true,
  loadPeriod: true,
  against: true,
  defaultAgainst: true,
  onAgainstChange: true,
  frames: true,
  loadFrames: true,
  loadNotes: true,
  frame: true,
  defaultFrame: true,
  onFrameChange: true,
  threshold: true,
  top: true,
  palette: true,
  radius: true,
  opacity: true,
  blending: true,
  contours: true,
  wheel: true,
  viewport: true,
  defaultViewport: true,
  onViewportChange: true,
  height: true,
  deviceTypes: true,
  speciesLabel: true,
  heading: true,
  onPrint: true,
  slots: true,
  slotProps: true,
  loading: true,
  error: true,
  onRetry: true,
  onError: true,
  describeError: true,
};

const HeatFigure = /* @__PURE__ */ fetched(
  // Fetched in parallel.
  () =>
    Promise.all([import('./HeatFigure'), fetchCode(() => import('./density/density-plugin'), 'drawing')]).then(
      ([figure]) => figure,
    ),
  'HeatFigure',
);
const RangeControl = /* @__PURE__ */ fetched(() => import('./controls/HeatControls'), 'RangeControl');

/** What of the plan is seen, kept while the table or two maps stand in its place. */
function useSight({ viewport, defaultViewport, onViewportChange }: PlanViewProps): PlanViewProps {
  const left = useRef(defaultViewport);
  return {
    viewport,
    defaultViewport: left.current,
    onViewportChange: (next, meta) => {
      left.current = next;
      onViewportChange?.(next, meta);
    },
  };
}

/** Scrolls the plan only as far as needed to show a device that was chosen on the board or in the table. */
function useShownSelection({ selected, figures }: HeatState, viewport: PlanViewport | null): void {
  const latest = useRef(figures);
  latest.current = figures;
  useEffect(() => {
    const position = latest.current.find(({ point }) => point.deviceId === selected)?.point.position;
    if (position) viewport?.reveal(position, 'form');
  }, [selected, viewport]);
}
