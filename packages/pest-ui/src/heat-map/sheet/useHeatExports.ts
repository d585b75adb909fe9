import { type RefObject, useRef } from 'react';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import { useHostCall } from '../../widget/useHostCall';
import type { HeatImageOptions, HeatMapOwnProps } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';

/** Table, picture and printed page of what is shown last; the code for them is fetched with the first. */
export function useHeatExports(props: HeatMapOwnProps, state: HeatState, root: RefObject<Element | null>) {
  const call = useHostCall('heat-map', 'export', props);
  const latest = useRef({ props, state });
  latest.current = { props, state };
  const shown = () => {
    const { props, state } = latest.current;
    if (!props.plan) throw new Error(state.words.t('heatMap.noPlan'));
    return { props, state, plan: props.plan, root: root.current };
  };
  const toPrint = async () => (await fetchCode(() => import('./heat-export'), 'printMap'))(shown());
  return {
    toCsv: async () => (await fetchCode(() => import('./heat-export'), 'csvOf'))(latest.current.state),
    toImage: async (options?: HeatImageOptions) =>
      (await fetchCode(() => import('./heat-export'), 'imageOf'))(shown(), options),
    toPrint,
    busy: call.pending,
    error: call.refusal,
    saveCsv: () => void call.run(async () => (await fetchCode(() => import('./heat-export'), 'saveCsv'))(shown())),
    saveImage: () => void call.run(async () => (await fetchCode(() => import('./heat-export'), 'saveImage'))(shown())),
    print: () => void call.run(toPrint),
  };
}

/** What {@link useHeatExports} answers. */
export type HeatExports = ReturnType<typeof useHeatExports>;
