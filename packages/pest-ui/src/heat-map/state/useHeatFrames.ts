import { useCallback, useState } from 'react';
import { useControllableState } from '../../state/useControllableState';
import { useHostCall } from '../../widget/useHostCall';
import type { HeatFrame } from '../figures/heat-points';
import type { HeatChangeMeta, HeatMapOwnProps } from '../HeatMap.types';

const noFrames: readonly HeatFrame[] = [];

/** Days or services to play through: given by the host, or brought by it when the person first plays. */
export function useHeatFrames(props: HeatMapOwnProps) {
  const { frames, loadFrames, plan, days } = props;
  const call = useHostCall('heat-map', 'play', props);
  // Frames belong to the days that they were brought for.
  const key = `${plan?.id} ${days?.from} ${days?.to}`;
  const [brought, setBrought] = useState<{ readonly key: string; readonly frames: readonly HeatFrame[] } | null>(null);
  const own = brought?.key === key ? brought.frames : null;
  const all = frames ?? own ?? noFrames;
  const [index, setIndex] = useControllableState<number | null, [HeatChangeMeta]>({
    value: props.frame,
    defaultValue: props.defaultFrame ?? null,
    onChange: props.onFrameChange,
  });
  const { run } = call;
  const load = useCallback(
    () => run(async (options) => loadFrames && setBrought({ key, frames: await loadFrames(options) })),
    [run, loadFrames, key],
  );
  return {
    all,
    index: index !== null && all[index] ? index : null,
    /** The one that is shown; null: all days together. */
    shown: index === null ? null : (all[index] ?? null),
    setIndex,
    /** Whether there is anything to play, or a host that brings it. */
    available: all.length > 0 || (loadFrames !== undefined && frames === undefined),
    loaded: frames != null || own !== null,
    load,
    /** Gives up what is on its way. */
    cancel: call.cancel,
    loading: call.pending,
    refusal: call.refusal,
  };
}

export type HeatFrames = ReturnType<typeof useHeatFrames>;
