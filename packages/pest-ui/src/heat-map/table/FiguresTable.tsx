import { lazy, Suspense } from 'react';
import { LoadingState } from '../../primitives/states/LoadingState';
import { Slot } from '../../widget/Slot';
import type { HeatMapOwnProps } from '../HeatMap.types';
import type { HeatState } from '../state/useHeatMap';

interface FiguresTableProps {
  readonly props: HeatMapOwnProps;
  readonly state: HeatState;
}

const HeatTable = /* @__PURE__ */ lazy(async () => ({ default: (await import('./HeatTable')).HeatTable }));

/** The table, or the host's own. */
export function FiguresTable({ props: { slots, slotProps }, state }: FiguresTableProps) {
  return (
    <Slot of={slots?.Table} props={{ figures: state.figures }} extra={slotProps?.Table}>
      {({ figures }) => (
        <Suspense fallback={<LoadingState />}>
          <HeatTable figures={figures} state={state} />
        </Suspense>
      )}
    </Slot>
  );
}
