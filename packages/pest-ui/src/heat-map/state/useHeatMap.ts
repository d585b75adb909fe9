import { type DaySpan, dayInZone, daysOfRange, previousSpan, type ReadingFamily } from 'pest-sdk';
import { useMemo, useState } from 'react';
import { usePest } from '../../provider/context';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { useSpeciesLabel } from '../../provider/useSpeciesLabel';
import { useControllableState } from '../../state/useControllableState';
import type { AnyDeviceType } from '../../trade/device-types';
import type { AnySpecies } from '../../trade/species';
import type { ChangeSource } from '../../widget/widget.types';
import { familiesOf, heatFigures, summarize, typesOf } from '../figures/heat-figures';
import { heatLimits } from '../figures/heat-limits';
import type { HeatMeasure, HeatRange } from '../figures/heat-points';
import { asBefore, besides, type HeatReading, inFrame, ofSpecies, readingsOf } from '../figures/heat-readings';
import { pestSummary } from '../figures/pest-summary';
import type { HeatChangeMeta, HeatChangeReason, HeatMapOwnProps, HeatView } from '../HeatMap.types';
import { useHeatAgainst } from './useHeatAgainst';
import { useHeatFrames } from './useHeatFrames';
import { useHeatScale } from './useHeatScale';
import { useHeatWords } from './useHeatWords';

/** What the second argument of an `on…Change` says. */
export function changed<Change = never>(
  reason: HeatChangeReason,
  source: ChangeSource,
  { final = true, changes = [] }: { readonly final?: boolean; readonly changes?: readonly Change[] } = {},
): HeatChangeMeta<Change> {
  return { reason, source, changes, final };
}

/** What the heat map shows, worked out from the points and from what is chosen: for hosts that draw it themselves. */
export function useHeatMap(props: HeatMapOwnProps) {
  const types = useDeviceTypes(props.deviceTypes);
  const speciesLabel = useSpeciesLabel(props.speciesLabel);
  const choices = useChoices(props);
  const { view, setView, measure } = choices;

  const now = useMemo(() => readingsOf(props.points, types), [props.points, types]);
  const comparison = useHeatAgainst(props, view);
  const other = comparison.compare?.points;
  const all = useMemo(() => (other ? besides(now, readingsOf(other, types)) : now), [now, other, types]);
  const families = useMemo(() => familiesOf(all), [all]);
  const family = families.includes(choices.family) ? choices.family : (families[0] ?? 'count');
  const typesHere = useMemo(() => typesOf(all, family, types), [all, family, types]);
  const chosenTypes = choices.types ?? typesHere;
  const kinds = useMemo(
    () => kindsIn(all.filter((reading) => reading.family === family && chosenTypes.includes(reading.type))),
    [all, family, chosenTypes],
  );

  const narrowed = useMemo(
    () =>
      ofSpecies(
        all.filter((reading) => reading.family === family && chosenTypes.includes(reading.type)),
        choices.species,
      ),
    [all, family, chosenTypes, choices.species],
  );
  const frames = useHeatFrames(props);
  const playing = frames.shown;
  const shown = useMemo(
    () => (playing ? ofSpecies(inFrame(narrowed, playing), choices.species) : narrowed),
    [narrowed, playing, choices.species],
  );
  const figures = useMemo(() => heatFigures(shown, measure), [shown, measure]);
  const hasPrevious = useMemo(() => all.some(({ previous }) => previous !== null), [all]);
  const canCompare = hasPrevious || comparison.offered;
  const compares = view === 'compare' && canCompare;
  const beforeFigures = useMemo(
    () => (compares ? heatFigures(asBefore(narrowed), measure) : []),
    [compares, narrowed, measure],
  );
  const plays = playing !== null;
  const played = useMemo(
    () => frames.all.map((frame) => heatFigures(ofSpecies(inFrame(narrowed, frame), choices.species), measure)),
    [frames.all, narrowed, measure, choices.species],
  );
  const everyStep = useMemo(() => played.flat(), [played]);
  const fitted = plays ? everyStep : compares ? [...figures, ...beforeFigures] : figures;
  const scale = useHeatScale(props, `${family} ${measure}`, fitted);
  const words = useHeatWords(family, measure, types, speciesLabel);
  const [pointed, setPointed] = useState<string | null>(null);
  // A limit holds for all species together, so it is not shown with a filter.
  const given = choices.species === null ? props.threshold : undefined;
  const limits = useMemo(
    () => heatLimits(given, { family, measure, types: chosenTypes }),
    [given, family, measure, chosenTypes],
  );

  return {
    ...choices,
    ...scale,
    words,
    /** What is known of each device type. */
    deviceTypes: types,
    speciesLabel,
    view: view === 'compare' && !canCompare ? ('heat' as const) : view,
    views: canCompare ? viewsWithCompare : viewsAlone,
    comparison,
    setView,
    /** The days of what is shown; null: not known, and then no words name any. */
    days: playing ?? props.days ?? null,
    underWay: props.days?.underWay ?? 0,
    previousDays: comparison.compare?.days ?? props.previousDays ?? (props.days && previousSpan(props.days)) ?? null,
    pointed,
    setPointed,
    families,
    family,
    typesHere,
    chosenTypes,
    kinds,
    frames: { ...frames, totals: played.map((step) => step.reduce((sum, { value }) => sum + value, 0)) },
    /** Whether there are readings at all, whatever the filter leaves of them. */
    isEmpty: all.length === 0,
    /** Readings that are counted, and what is said of each. */
    shown,
    figures,
    beforeFigures,
    hasPrevious,
    limits,
    threshold: limits.threshold,
    aboveThreshold: figures.filter(limits.isAbove).length,
    offPlan: shown.filter(({ position }) => position === null).length,
    summary: useMemo(() => summarize(figures, measure), [figures, measure]),
    pests: useMemo(
      () =>
        pestSummary(
          shown,
          typesHere.filter((type) => chosenTypes.includes(type)),
        ),
      [shown, typesHere, chosenTypes],
    ),
  };
}

/** What {@link useHeatMap} answers. */
export type HeatState = ReturnType<typeof useHeatMap>;

const viewsWithCompare: readonly HeatView[] = ['plan', 'heat', 'compare', 'table'];
const viewsAlone: readonly HeatView[] = ['plan', 'heat', 'table'];

/** All that can be chosen, each held by the host or here. */
function useChoices(props: HeatMapOwnProps) {
  const { timeZone } = usePest();
  const [view, setView] = useControllableState<HeatView, [HeatChangeMeta]>({
    value: props.view,
    defaultValue: props.defaultView ?? 'heat',
    onChange: props.onViewChange,
  });
  const [range, changeRange] = useControllableState<HeatRange, [HeatChangeMeta<DaySpan>]>({
    value: props.range,
    defaultValue: props.defaultRange ?? 'month',
    onChange: props.onRangeChange,
  });
  const [measure, setMeasure] = useControllableState<HeatMeasure, [HeatChangeMeta]>({
    value: props.measure,
    defaultValue: props.defaultMeasure ?? 'count',
    onChange: props.onMeasureChange,
  });
  const [family, setFamily] = useControllableState<ReadingFamily, [HeatChangeMeta]>({
    value: props.family,
    defaultValue: props.defaultFamily ?? 'count',
    onChange: props.onFamilyChange,
  });
  const [types, setTypes] = useControllableState<readonly AnyDeviceType[] | null, [HeatChangeMeta]>({
    value: props.types,
    defaultValue: props.defaultTypes ?? null,
    onChange: props.onTypesChange,
  });
  const [species, setSpecies] = useControllableState<readonly AnySpecies[] | null, [HeatChangeMeta]>({
    value: props.species,
    defaultValue: props.defaultSpecies ?? null,
    onChange: props.onSpeciesChange,
  });
  const [selected, setSelected] = useControllableState<string | null, [HeatChangeMeta]>({
    value: props.selected,
    defaultValue: props.defaultSelected ?? null,
    onChange: props.onSelectedChange,
  });
  const today = dayInZone(new Date(), timeZone);
  return {
    view,
    setView,
    range,
    /** Null where the host does not bring other days. */
    setRange: props.onRangeChange
      ? (next: HeatRange) => changeRange(next, changed('range', 'form', { changes: [daysOf(next, today)] }))
      : null,
    today,
    /** As high as its place, which may be a phone. */
    fills: props.height === 'fill',
    measure,
    setMeasure,
    family,
    setFamily,
    types,
    setTypes,
    species,
    setSpecies,
    selected,
    setSelected,
  };
}

/** The days a range stands for on a day. */
export function daysOf(range: HeatRange, today: string): DaySpan {
  return typeof range === 'string' ? daysOfRange(range, today) : range;
}

function kindsIn(readings: readonly HeatReading[]): AnySpecies[] {
  const found = new Set<AnySpecies>();
  for (const { species, previousSpecies } of readings) {
    for (const kind of species) found.add(kind.species);
    for (const kind of previousSpecies ?? []) found.add(kind.species);
  }
  return [...found];
}
