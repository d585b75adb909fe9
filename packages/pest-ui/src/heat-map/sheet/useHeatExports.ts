import { type RefObject, useCallback, useRef } from 'react';
import { useHostCall } from '../../widget/useHostCall';
import type { HeatImageOptions, HeatMapOwnProps } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';

/** Table, picture and printed page of what is shown; the code for them is fetched with the first. */
export function useHeatExports(props: HeatMapOwnProps, state: HeatState, root: RefObject<Element | null>) {
  const call = useHostCall('heat-map', 'export', props);
  const latest = useRef({ props, state });
  latest.current = { props, state };
  const shown = useCallback(() => {
    const { props, state } = latest.current;
    if (!props.plan) throw new Error(state.words.t('heatMap.noPlan'));
    return { props, state, plan: props.plan, root: root.current };
  }, [root]);
  const toCsv = useCallback(async () => (await import('./heat-export')).csvOf(latest.current.state), []);
  const toImage = useCallback(
    async (options?: HeatImageOptions) => (await import('./heat-export')).imageOf(shown(), options),
    [shown],
  );
  const toPrint = useCallback(async () => (await import('./heat-print')).printMap(shown()), [shown]);
  return {
    toCsv,
    toImage,
    toPrint,
    busy: call.pending,
    error: call.refusal,
    saveCsv: () => void call.run(async () => (await import('./heat-export')).saveCsv(shown())),
    saveImage: () => void call.run(async () => (await import('./heat-export')).saveImage(shown())),
    print: () => void call.run(toPrint),
  };
}

/** What {@link useHeatExports} answers. */
export type HeatExports = ReturnType<typeof useHeatExports>;
