import { type DeviceType, deviceTypeRules, deviceTypes, type ReadingFamily, type TimeRange } from 'pest-sdk';
import { useMemo, useState } from 'react';
import { useControllableState } from '../state/useControllableState';
import type { HeatDomain, HeatMapProps, HeatMeasure, HeatView } from './HeatMap.types';
import { familiesOf, fittingDomain, heatFigures, summarize, typesOf } from './heat-figures';
import { useHeatWords } from './useHeatWords';

/** What the heat map shows, worked out from the points and from what is chosen. */
export function useHeatMap(props: HeatMapProps) {
  const { points } = props;
  const [view, setView] = useControllableState<HeatView>({
    value: props.view,
    defaultValue: props.defaultView ?? 'heat',
    onChange: props.onViewChange,
  });
  const [range, setRange] = useControllableState<TimeRange>({
    value: props.range,
    defaultValue: props.defaultRange ?? 'month',
    onChange: props.onRangeChange,
  });
  const [measure, setMeasure] = useControllableState<HeatMeasure>({
    value: props.measure,
    defaultValue: props.defaultMeasure ?? 'count',
    onChange: props.onMeasureChange,
  });
  const [selected, setSelected] = useControllableState<string | null>({
    value: props.selected,
    defaultValue: props.defaultSelected ?? null,
    onChange: props.onSelectedChange,
  });
  const [pointed, setPointed] = useState<string | null>(null);
  const [hidden, setHidden] = useState<readonly DeviceType[]>([]);

  const families = useMemo(() => familiesOf(points), [points]);
  const [wishedFamily, setFamily] = useState<ReadingFamily>('count');
  const family = families.includes(wishedFamily) ? wishedFamily : (families[0] ?? 'count');
  const types = useMemo(() => typesOf(points, family, deviceTypes), [points, family]);

  const shown = useMemo(
    () => points.filter(({ type }) => deviceTypeRules[type].family === family && !hidden.includes(type)),
    [points, family, hidden],
  );
  const figures = useMemo(() => heatFigures(shown, measure), [shown, measure]);
  const words = useHeatWords(family, measure);
  const scale = useScale(props, { unit: `${family} ${measure}`, range }, figures);

  return {
    words,
    view,
    setView,
    range,
    setRange,
    measure,
    setMeasure,
    selected,
    setSelected,
    pointed,
    setPointed,
    families,
    family,
    setFamily,
    types,
    hidden,
    toggleType: (type: DeviceType) =>
      setHidden((now) => (now.includes(type) ? now.filter((other) => other !== type) : [...now, type])),
    shown,
    figures,
    summary: useMemo(() => summarize(figures, measure), [figures, measure]),
    ...scale,
  };
}

export type HeatState = ReturnType<typeof useHeatMap>;

/** A scale that the person chose, and the range it was chosen for; pinned, it holds for all of them. */
interface ChosenScale {
  readonly domain: HeatDomain;
  readonly range: TimeRange;
  readonly pinned: boolean;
}

/** Only a pinned scale outlasts the range it was chosen for. */
function isOver(scale: ChosenScale, range: TimeRange): boolean {
  return !scale.pinned && scale.range !== range;
}

/**
 * The colour scale, one per unit. It is fitted to the data of each range, so that there is always something to see;
 * pinned, a colour keeps its meaning from range to range.
 */
function useScale(
  { domain: given, onDomainChange }: Pick<HeatMapProps, 'domain' | 'onDomainChange'>,
  { unit, range }: { readonly unit: string; readonly range: TimeRange },
  figures: ReturnType<typeof heatFigures>,
) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenScale>>>({});
  const fitting = useMemo(() => fittingDomain(figures), [figures]);
  const stale = Object.values(chosen).some((scale) => isOver(scale, range));
  if (stale) setChosen(Object.fromEntries(Object.entries(chosen).filter(([, scale]) => !isOver(scale, range))));
  const own = chosen[unit];
  const pinned = own?.pinned ?? false;
  const domain = given ?? own?.domain ?? fitting;
  const choose = (next: HeatDomain, nowPinned: boolean) =>
    setChosen((all) => ({ ...all, [unit]: { domain: next, range, pinned: nowPinned } }));
  const setDomain = (next: HeatDomain, final: boolean) => {
    choose(next, pinned);
    onDomainChange?.(next, { final });
  };
  return {
    domain,
    setDomain,
    fitDomain: () => setDomain(fitting, true),
    pinned,
    /** Unpinned, the scale on the screen stays until the range changes. */
    togglePin: () => choose(domain, !pinned),
    /** The host holds the scale itself: there is nothing to pin. */
    mayPin: given === undefined,
    /** Where the sliders end: far enough for the data and for what is chosen. */
    domainLimit: Math.max(domain[1], fitting[1]),
    aboveScale: figures.filter(({ value }) => value > domain[1]).length,
  };
}
