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
  const scale = useScale(props, `${family} ${measure}`, figures);

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
    summary: useMemo(() => summarize(figures), [figures]),
    ...scale,
  };
}

export type HeatState = ReturnType<typeof useHeatMap>;

/**
 * The colour scale. One per unit, fitted to the first data of that unit and then kept: a colour that changed its
 * meaning with every range would tell nothing.
 */
function useScale(
  { domain: given, onDomainChange }: Pick<HeatMapProps, 'domain' | 'onDomainChange'>,
  unit: string,
  figures: ReturnType<typeof heatFigures>,
) {
  const [kept, setKept] = useState<Readonly<Record<string, HeatDomain>>>({});
  const fitting = useMemo(() => fittingDomain(figures), [figures]);
  const own = kept[unit];
  if (!own && figures.some(({ value }) => value > 0)) setKept({ ...kept, [unit]: fitting });
  const domain = given ?? own ?? fitting;
  const setDomain = (next: HeatDomain, final: boolean) => {
    setKept((now) => ({ ...now, [unit]: next }));
    onDomainChange?.(next, { final });
  };
  return {
    domain,
    setDomain,
    fitDomain: () => setDomain(fitting, true),
    /** Where the sliders end: far enough for the data and for what is chosen. */
    domainLimit: Math.max(domain[1], fitting[1]),
    aboveScale: figures.filter(({ value }) => value > domain[1]).length,
  };
}
