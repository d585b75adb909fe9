import { memo, useMemo } from 'react';
import { DeviceMark } from '../floor-plan/DeviceMark';
import { deviceStates, type PlanDevice } from '../floor-plan/floor-plan.types';
import { PlanKey } from '../floor-plan/PlanKey';
import { Swatch } from '../floor-plan/PlanStage.styles';
import type { AnyDeviceType, DeviceTypes } from '../trade/device-types';
import type { PlanWords } from './usePlanWords';

interface PlanLegendProps {
  readonly devices: readonly PlanDevice[];
  readonly types: DeviceTypes;
  readonly words: PlanWords;
}

/** What shapes and fillings mean, of what stands on the plan. */
export const PlanLegend = memo(function PlanLegend({ devices, types, words }: PlanLegendProps) {
  const { t } = words;
  const { counts, states, idle } = useMemo(() => summary(devices), [devices]);
  const example = types.all[0];
  return (
    <PlanKey aria-label={t('floorPlan.legend')}>
      {[...counts].map(([type, count]) => (
        <li key={type}>
          <Swatch viewBox="-20 -20 40 40" aria-hidden="true">
            <DeviceMark info={types.of(type)} />
          </Swatch>
          {words.type(type)} {words.number(count)}
        </li>
      ))}
      {example &&
        deviceStates
          .filter((state) => state !== 'ok' && states.has(state))
          .map((state) => (
            <li key={state}>
              <Swatch viewBox="-20 -20 40 40" aria-hidden="true">
                <DeviceMark info={example} text="" state={state} />
              </Swatch>
              {words.state(state)}
            </li>
          ))}
      {example && idle && (
        <li>
          <Swatch viewBox="-20 -20 40 40" aria-hidden="true">
            <DeviceMark info={example} text="" idle />
          </Swatch>
          {t('floorPlan.idle')}
        </li>
      )}
    </PlanKey>
  );
});

function summary(devices: readonly PlanDevice[]) {
  const counts = new Map<AnyDeviceType, number>();
  const states = new Set<string>();
  for (const { type, state } of devices) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
    states.add(state ?? 'ok');
  }
  return { counts, states, idle: devices.some(({ bound }) => bound === false) };
}
