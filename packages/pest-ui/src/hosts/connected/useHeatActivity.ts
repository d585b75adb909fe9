import type { DaySpan, DeviceActivity, FloorPlanRecord, RequestInput } from 'pest-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { heatRangeQuery } from '../../heat-map/figures/heat-data';
import type { HeatFrame, HeatPoint, HeatRange } from '../../heat-map/figures/heat-points';
import { isAbort } from '../../widget/failure-words';
import type { HostCallOptions } from '../../widget/widget.types';

/** What {@link useHeatActivity} asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface HeatActivityClient {
  readonly floorPlan: {
    readonly list: (
      input: { readonly customerId?: string | undefined },
      options: HostCallOptions,
    ) => Promise<readonly FloorPlanRecord[]>;
  };
  readonly device: {
    readonly mosquitoGraph: (
      input: RequestInput<'device.mosquitoGraph'>,
      options: HostCallOptions,
    ) => Promise<DeviceActivity>;
  };
}

/** Options of {@link useHeatActivity}. */
export interface HeatActivityOptions {
  readonly floorPlanId: string;
  /** The plan's site, where it is known: fewer plans are then read. */
  readonly customerId?: string | undefined;
  readonly range: HeatRange;
}

/** What {@link useHeatActivity} knows. */
export interface HeatActivity {
  /** Undefined until it was read; null: there is no such plan, or none that the person may see. */
  readonly plan: FloorPlanRecord | null | undefined;
  /** Of the range before while another is on its way; never of another plan. */
  readonly activity: DeviceActivity | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  /** Reads plan and activity now; never rejects. */
  readonly refresh: () => Promise<void>;
  /** Of other days of the same plan. */
  readonly loadPeriod: (days: DaySpan, options: HostCallOptions) => Promise<readonly HeatPoint[]>;
  /** Day by day, for playing. */
  readonly loadFrames: (options: HostCallOptions) => Promise<readonly HeatFrame[]>;
}

interface Known extends Pick<HeatActivity, 'plan' | 'activity' | 'loading' | 'error'> {
  readonly of: string;
}

function nothingOf(floorPlanId: string): Known {
  return { of: floorPlanId, plan: undefined, activity: undefined, loading: false, error: undefined };
}

/** A floor plan and what its devices caught, read again for each range; what is under way ends with the component. */
export function useHeatActivity(
  client: HeatActivityClient | undefined,
  { floorPlanId, customerId, range }: HeatActivityOptions,
): HeatActivity {
  const [known, setKnown] = useState(() => nothingOf(floorPlanId));
  // Figures of one plan never stand on another.
  const now = known.of === floorPlanId ? known : nothingOf(floorPlanId);
  // A host may write the range anew with each render: what it says is what counts.
  const { range: named, from, to } = heatRangeQuery(range);
  const input = useMemo(() => ({ floorPlanId, range: named, from, to }), [floorPlanId, named, from, to]);
  const underWay = useRef<AbortController | null>(null);

  const refresh = useCallback(async () => {
    underWay.current?.abort();
    if (!client) return;
    const call = new AbortController();
    underWay.current = call;
    const { signal } = call;
    setKnown((before) => ({ ...(before.of === floorPlanId ? before : nothingOf(floorPlanId)), loading: true }));
    try {
      const [plans, activity] = await Promise.all([
        client.floorPlan.list({ customerId }, { signal }),
        client.device.mosquitoGraph(input, { signal }),
      ]);
      const plan = plans.find(({ id }) => id === floorPlanId) ?? null;
      if (!signal.aborted) setKnown({ of: floorPlanId, plan, activity, loading: false, error: undefined });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      setKnown((before) => ({ ...before, loading: false, error }));
    }
  }, [client, floorPlanId, customerId, input]);

  useEffect(() => {
    void refresh();
    return () => underWay.current?.abort();
  }, [refresh]);

  const loadFrames = useCallback(
    async (options: HostCallOptions) => {
      if (!client) return [];
      return (await client.device.mosquitoGraph({ ...input, series: 'days' }, options)).series ?? [];
    },
    [client, input],
  );
  const loadPeriod = useCallback(
    async ({ from: first, to: last }: DaySpan, options: HostCallOptions) =>
      client ? (await client.device.mosquitoGraph({ floorPlanId, from: first, to: last }, options)).points : [],
    [client, floorPlanId],
  );
  return { ...now, refresh, loadFrames, loadPeriod };
}
