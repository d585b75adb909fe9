import { deviceTypeWords, limits, timeRanges } from 'pest-sdk';
import { type ForwardedRef, forwardRef, type KeyboardEvent, lazy, Suspense, useId } from 'react';
import { useLocale } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { Checkbox } from '../primitives/checkbox/Checkbox';
import { Columns } from '../primitives/layout/Columns';
import { Row } from '../primitives/layout/Row';
import { Stack } from '../primitives/layout/Stack';
import { Segmented } from '../primitives/segmented/Segmented';
import { EmptyState } from '../primitives/states/EmptyState';
import { ErrorState } from '../primitives/states/ErrorState';
import { LoadingState } from '../primitives/states/LoadingState';
import { downloadCsv } from '../primitives/table/csv';
import { DomainControl } from './DomainControl';
import { Caption, DotLegend, Dots, Figure, Root } from './HeatMap.styles';
import { type HeatMapProps, heatMeasures, heatViews } from './HeatMap.types';
import { Hatch, HeatPlan } from './HeatPlan';
import { TopDevices } from './TopDevices';
import { type HeatState, useHeatMap } from './useHeatMap';

/** Where on a plan devices caught most, with the ten most active, for one time range. */
export const HeatMap = forwardRef(function HeatMap(props: HeatMapProps, ref: ForwardedRef<HTMLDivElement>) {
  const { plan, points, loading = false, error = null, onRetry } = props;
  const state = useHeatMap(props);
  const { t } = state.words;
  const hideTip = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') state.setPointed(null);
    props.onKeyDown?.(event);
  };
  return (
    <Root
      data-pest="heat-map"
      data-view={state.view}
      aria-busy={loading}
      {...hostAttributes(props)}
      onKeyDown={hideTip}
      ref={ref}
    >
      <Toolbar state={state} />
      {error !== null && <ErrorState message={error} onRetry={onRetry} />}
      {plan && points.length > 0 ? (
        <HeatFigures {...props} plan={plan} state={state} />
      ) : loading ? (
        <LoadingState />
      ) : (
        error === null && <EmptyState title={t(plan ? 'heatMap.empty' : 'heatMap.noPlan')} />
      )}
    </Root>
  );
});

/** What the host may put on the root: everything that is no prop of the heat map. */
function hostAttributes(props: HeatMapProps) {
  const {
    plan,
    points,
    view,
    defaultView,
    onViewChange,
    range,
    defaultRange,
    onRangeChange,
    measure,
    defaultMeasure,
    onMeasureChange,
    domain,
    onDomainChange,
    selected,
    defaultSelected,
    onSelectedChange,
    top,
    palette,
    radius,
    opacity,
    blending,
    loading,
    error,
    onRetry,
    ...attributes
  } = props;
  return attributes;
}

function Toolbar({ state }: { readonly state: HeatState }) {
  const { t } = state.words;
  const locale = useLocale();
  return (
    <Row gap={3}>
      <Segmented
        label={t('heatMap.view')}
        value={state.view}
        onChange={state.setView}
        options={heatViews.map((value) => ({ value, label: t(`heatMap.view.${value}`) }))}
      />
      <Segmented
        label={t('heatMap.range')}
        value={state.range}
        onChange={state.setRange}
        options={timeRanges.map((value) => ({ value, label: t(`heatMap.range.${value}`) }))}
      />
      {state.families.length > 1 && (
        <Segmented
          label={t('heatMap.family')}
          value={state.family}
          onChange={state.setFamily}
          options={state.families.map((value) => ({ value, label: t(`heatMap.family.${value}`) }))}
        />
      )}
      <Segmented
        label={t('heatMap.measure')}
        value={state.measure}
        onChange={state.setMeasure}
        options={heatMeasures.map((value) => ({ value, label: t(`heatMap.measure.${state.family}.${value}`) }))}
      />
      {state.types.length > 1 && (
        <Row role="group" aria-label={t('heatMap.types')} gap={3}>
          {state.types.map((type) => (
            <Checkbox
              key={type}
              label={deviceTypeWords[type][locale]}
              checked={!state.hidden.includes(type)}
              onChange={() => state.toggleType(type)}
            />
          ))}
        </Row>
      )}
    </Row>
  );
}

type FiguresProps = HeatMapProps & { readonly plan: NonNullable<HeatMapProps['plan']>; readonly state: HeatState };

function HeatFigures({
  plan,
  state,
  top = limits.topDevices,
  palette = 'viridis',
  radius,
  opacity,
  blending,
}: FiguresProps) {
  const { words, view, figures } = state;
  const { t } = words;
  const alone = view === 'table';
  return (
    <Figure>
      <Caption aria-live="polite">{summaryText(state)}</Caption>
      <Columns side={alone ? undefined : 300} below={760} gap={4}>
        {alone ? (
          <Suspense fallback={<LoadingState />}>
            <HeatTable figures={figures} selected={state.selected} words={words} />
          </Suspense>
        ) : (
          <div>
            <HeatPlan
              plan={plan}
              figures={figures}
              cloud={view === 'heat'}
              domain={state.domain}
              palette={palette}
              radius={radius}
              opacity={opacity}
              blending={blending}
              selected={state.selected}
              onSelect={state.setSelected}
              pointed={state.pointed}
              onPoint={state.setPointed}
              words={words}
            />
            <DotKey state={state} covers={blending === 'over'} />
          </div>
        )}
        <Stack gap={4}>
          {!alone && (
            <DomainControl
              domain={state.domain}
              onDomain={state.setDomain}
              limit={state.domainLimit}
              onFit={state.fitDomain}
              pinned={state.pinned}
              onPin={state.mayPin ? state.togglePin : undefined}
              palette={palette}
              above={state.aboveScale}
              words={words}
            />
          )}
          {!alone && top > 0 && (
            <TopDevices
              points={state.shown}
              measure={state.measure}
              places={top}
              selected={state.selected}
              onSelectedChange={state.setSelected}
              pointed={state.pointed}
              onPointedChange={state.setPointed}
            />
          )}
          <div>
            <Button size="sm" onClick={() => void exportCsv(state, plan.name)}>
              {t('heatMap.csv')}
            </Button>
          </div>
        </Stack>
      </Columns>
    </Figure>
  );
}

function summaryText({ words, range, summary }: HeatState): string {
  const { t } = words;
  const { total, checked, devices, top, few } = summary;
  const parts = [
    t(words.isMean ? 'heatMap.summary.mean' : 'heatMap.summary', {
      range: t(`heatMap.range.${range}`),
      checked,
      devices,
      total: words.withUnit(total),
    }),
    top ? t('heatMap.summary.top', { code: top.code, value: words.withUnit(top.value) }) : t('heatMap.summary.none'),
    few ? t('heatMap.summary.few', { count: few.devices, share: words.percent(few.share) }) : '',
  ];
  return parts.join(' ').trim();
}

function DotKey({ state, covers }: { readonly state: HeatState; readonly covers: boolean }) {
  const { t } = state.words;
  const hatch = useId();
  const readings = [
    { reading: 'some', label: t('heatMap.legend.some') },
    { reading: 'zero', label: t('heatMap.legend.zero') },
    { reading: 'unchecked', label: t('heatMap.legend.unchecked') },
  ];
  return (
    <DotLegend>
      {readings.map(({ reading, label }) => (
        <li key={reading}>
          <Dots aria-hidden="true">
            <Hatch id={hatch} />
            <circle cx={8} cy={8} r={5} data-reading={reading} fill={`url(#${hatch})`} />
          </Dots>
          {label}
        </li>
      ))}
      {state.view === 'heat' && <li>{t(covers ? 'heatMap.legend.covers' : 'heatMap.legend.adds')}</li>}
    </DotLegend>
  );
}

/** The rows of the table, figures as numbers, most active first. */

const HeatTable = /* @__PURE__ */ lazy(async () => ({ default: (await import('./HeatTable')).HeatTable }));

async function exportCsv({ figures, words }: HeatState, planName: string): Promise<void> {
  const { heatCsv } = await import('./heat-columns');
  downloadCsv(words.t('heatMap.csvFile', { name: planName }), heatCsv(figures, words));
}
