import type { FloorPlanRecord } from 'pest-sdk';
import { type ForwardedRef, useImperativeHandle, useMemo, useRef } from 'react';
import type { FloorPlan } from '../../floor-plan/floor-plan.types';
import { heatThresholds } from '../../heat-map/figures/heat-data';
import type { HeatRange } from '../../heat-map/figures/heat-points';
import { HeatMap } from '../../heat-map/HeatMap';
import { heatMap } from '../../heat-map/HeatMap.kind';
import type { HeatMapHandle, HeatMapProps } from '../../heat-map/HeatMap.types';
import { usePest } from '../../provider/context';
import { useControllableState } from '../../state/useControllableState';
import { asWidget } from '../../widget/as-widget';
import { useSpeaking } from './useClient';
import { type HeatActivityClient, useHeatActivity } from './useHeatActivity';
import { useLoadFailure } from './useLoadFailure';

/** Props of {@link ConnectedHeatMap}: those of the heat map, without what it reads by itself. */
export interface ConnectedHeatMapProps
  extends Omit<
    HeatMapProps,
    'plan' | 'points' | 'days' | 'frames' | 'loadFrames' | 'loadPeriod' | 'loading' | 'error' | 'onRetry'
  > {
  /** @default the provider's; without one nothing is asked for */
  readonly client?: HeatActivityClient | undefined;
  readonly floorPlanId: string;
  /** The plan's site, where it is known: fewer plans are then read. */
  readonly customerId?: string | undefined;
}

/** What a `ref` on {@link ConnectedHeatMap} holds. */
export interface ConnectedHeatMapHandle extends HeatMapHandle {
  /** Reads plan and figures now. */
  refresh(): Promise<void>;
}

/** The heat map that reads a floor plan and what its devices caught by itself, for whatever range is chosen. */
export const ConnectedHeatMap = /* @__PURE__ */ asWidget(
  heatMap,
  function ConnectedHeatMap(
    { client: own, floorPlanId, customerId, range: given, defaultRange, onRangeChange, ...map }: ConnectedHeatMapProps,
    ref: ForwardedRef<ConnectedHeatMapHandle>,
  ) {
    const { client: shared } = usePest();
    const client = useSpeaking<HeatActivityClient>(own ?? shared);
    const [range, setRange] = useControllableState<HeatRange, [Parameters<NonNullable<typeof onRangeChange>>[1]]>({
      value: given,
      defaultValue: defaultRange ?? 'month',
      onChange: onRangeChange,
    });
    const { plan, activity, loading, error, refresh, loadFrames, loadPeriod } = useHeatActivity(client, {
      floorPlanId,
      customerId,
      range,
    });
    useLoadFailure('heat-map', error, map.onError);
    const handle = useRef<HeatMapHandle>(null);
    useImperativeHandle(
      ref,
      () => ({
        get element() {
          return handle.current?.element ?? null;
        },
        focus: () => handle.current?.focus(),
        locate: (id) => handle.current?.locate(id),
        toImage: (options) => handle.current?.toImage(options) ?? Promise.reject(new Error('unmounted')),
        toCsv: () => handle.current?.toCsv() ?? Promise.reject(new Error('unmounted')),
        print: () => handle.current?.print() ?? Promise.reject(new Error('unmounted')),
        refresh,
      }),
      [refresh],
    );
    const shown = useMemo(() => (plan ? planOf(plan) : null), [plan]);
    const agreed = useMemo(() => activity && heatThresholds(activity), [activity]);
    return (
      <HeatMap
        {...map}
        ref={handle}
        plan={shown}
        points={activity?.points}
        days={activity}
        threshold={map.threshold ?? agreed}
        range={range}
        onRangeChange={setRange}
        loadFrames={activity && loadFrames}
        loadPeriod={loadPeriod}
        loading={loading || (client !== undefined && plan === undefined && error === undefined)}
        error={error}
        onRetry={() => void refresh()}
      />
    );
  },
);

function planOf({ id, name, image, metresPerWidth }: FloorPlanRecord): FloorPlan {
  return { id, name, image, metresPerWidth: metresPerWidth ?? undefined };
}
