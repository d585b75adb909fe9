import { memo, useMemo } from 'react';
import { DeviceMark } from '../../floor-plan/DeviceMark';
import { Swatch } from '../../floor-plan/DeviceMark.styles';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { PlanKey } from '../../floor-plan/PlanKey';
import type { DeviceTypes } from '../../trade/device-types';
import type { PlanWords } from '../editing/usePlanWords';
import type { LegendEntry } from '../plan/plan-legend';

interface PlanLegendProps {
  readonly devices: readonly PlanDevice[];
  readonly types: DeviceTypes;
  readonly words: PlanWords;
}

/** Explains the shapes and fillings of the marks that are on the plan. */
export const PlanLegend = memo(function PlanLegend({ devices, types, words }: PlanLegendProps) {
  const entries = useMemo(() => words.legend(devices), [words, devices]);
  return (
    <PlanKey aria-label={words.t('floorPlan.legend')}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Swatch viewBox="-20 -20 40 40" aria-hidden="true">
            <Example entry={entry} types={types} />
          </Swatch>
          {entry.label}
        </li>
      ))}
    </PlanKey>
  );
});

function Example({ entry, types }: { readonly entry: LegendEntry } & Pick<PlanLegendProps, 'types'>) {
  if (entry.kind === 'type') return <DeviceMark info={types.of(entry.type)} />;
  const [example] = types.all;
  if (!example) return null;
  return <DeviceMark info={example} text="" {...(entry.kind === 'state' ? { state: entry.state } : { idle: true })} />;
}
