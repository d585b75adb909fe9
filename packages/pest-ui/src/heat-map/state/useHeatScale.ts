import { useMemo, useState } from 'react';
import type { ChangeSource } from '../../widget/widget.types';
import type { HeatFigure } from '../figures/heat-figures';
import type { HeatDomain } from '../figures/heat-points';
import { fittingDomain, withMax, withMin } from '../figures/heat-scale';
import type { HeatMapOwnProps } from '../HeatMap.types';

/**
 * The colour scale, one per unit. It is fitted to what is shown, so that there is always something to see, until somebody
 * moves it: then a colour keeps its meaning whatever else is chosen, and "fit" lets it go again.
 */
export function useHeatScale(
  { domain: given, defaultDomain, onDomainChange }: HeatMapOwnProps,
  unit: string,
  fitted: readonly HeatFigure[],
) {
  const [moved, setMoved] = useState<Readonly<Record<string, HeatDomain | undefined>>>(() => ({
    [unit]: defaultDomain,
  }));
  const fitting = useMemo(() => fittingDomain(fitted), [fitted]);
  const domain = given ?? moved[unit] ?? fitting;
  const setEnd = (end: 'minimum' | 'maximum', value: number, source: ChangeSource, final: boolean) => {
    const next = end === 'minimum' ? withMin(domain, value) : withMax(domain, value);
    setMoved((all) => ({ ...all, [unit]: next }));
    onDomainChange?.(next, { reason: end, source, changes: [], final });
  };
  const fitDomain = () => {
    setMoved((all) => ({ ...all, [unit]: undefined }));
    onDomainChange?.(fitting, { reason: 'fit', source: 'form', changes: [], final: true });
  };
  return {
    domain,
    setEnd,
    fitDomain,
    /** The person, or the host, chose it: it does not follow the data. */
    pinned: given !== undefined || moved[unit] !== undefined,
    /** Where the sliders end: far enough for the data and for what is chosen. */
    domainLimit: Math.max(domain[1], fitting[1]),
    aboveScale: fitted.filter(({ value }) => value > domain[1]).length,
  };
}
