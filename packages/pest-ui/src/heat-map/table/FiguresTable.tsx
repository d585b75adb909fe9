import { Suspense } from 'react';
import { fetched } from '../../primitives/fetched/fetched';
import { LoadingText } from '../../primitives/states/LoadingText';
import { Slot } from '../../widget/Slot';
import type { HeatMapOwnProps } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';

interface FiguresTableProps {
  readonly props: HeatMapOwnProps;
  readonly state: HeatState;
}

const HeatTable = /* @__PURE__ */ fetched(() => import('./HeatTable'), 'HeatTable');

/** The table, or the host's own. */
export function FiguresTable({ props: { slots, slotProps }, state }: FiguresTableProps) {
  return (
    <Slot of={slots?.Table} props={{ figures: state.figures }} extra={slotProps?.Table}>
      {({ figures }) => (
        <Suspense fallback={<LoadingText />}>
          <HeatTable figures={figures} state={state} />
        </Suspense>
      )}
    </Slot>
  );
}
