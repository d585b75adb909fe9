import { lastYearSpan } from 'pest-sdk';
import { useMemo, useState } from 'react';
import { useControllableState } from '../../state/useControllableState';
import type { HeatPoint } from '../figures/heat-points';
import type { HeatAgainst, HeatChangeMeta, HeatMapOwnProps, HeatView } from '../HeatMap.types';

/** What the figures are compared with; the comparison itself brings last year's points when it is shown. */
export function useHeatAgainst(props: HeatMapOwnProps, view: HeatView) {
  const { days, plan, loadPeriod } = props;
  const [chosen, setAgainst] = useControllableState<HeatAgainst, [HeatChangeMeta]>({
    value: props.against,
    defaultValue: props.defaultAgainst ?? 'previous',
    onChange: props.onAgainstChange,
  });
  const [from, to] = [days?.from, days?.to];
  const lastYear = useMemo(() => (from && to ? lastYearSpan({ from, to }) : null), [from, to]);
  const key = `${plan?.id} ${from} ${to}`;
  const [brought, setBrought] = useState<{ readonly key: string; readonly points: readonly HeatPoint[] } | null>(null);
  const offered = loadPeriod !== undefined && lastYear !== null;
  const against: HeatAgainst = offered && view === 'compare' ? chosen : 'previous';
  const points = brought?.key === key ? brought.points : null;
  return {
    against,
    setAgainst,
    /** Whether there is a choice. */
    offered,
    lastYear,
    /** What the figures are of: those of other days or another plan are not shown. */
    key,
    /** Null: not brought yet. */
    points,
    keep: setBrought,
    /** What stands beside these days: the host's own other period unless last year is shown. */
    compare: against === 'lastYear' && lastYear ? { points: points ?? nothing, days: lastYear } : props.compare,
  };
}

const nothing: readonly HeatPoint[] = [];
