import { memo, type ReactNode, useMemo } from 'react';
import { DeviceMark } from '../../floor-plan/DeviceMark';
import { Swatch } from '../../floor-plan/DeviceMark.styles';
import { deviceStates, type PlanDevice } from '../../floor-plan/floor-plan.types';
import { PlanKey } from '../../floor-plan/PlanKey';
import type { AnyDeviceType, DeviceTypes } from '../../trade/device-types';
import type { PlanWords } from '../editing/usePlanWords';

interface PlanLegendProps {
  readonly devices: readonly PlanDevice[];
  readonly types: DeviceTypes;
  readonly words: PlanWords;
}

/** Explains the shapes and fillings of the marks that are on the plan. */
export const PlanLegend = memo(function PlanLegend({ devices, types, words }: PlanLegendProps) {
  const { t } = words;
  const { counts, states, idle } = useMemo(() => summary(devices), [devices]);
  const example = types.all[0];
  return (
    <PlanKey aria-label={t('floorPlan.legend')}>
      {[...counts].map(([type, count]) => (
        <Meaning key={type} mark={<DeviceMark info={types.of(type)} />}>
          {words.type(type)} {words.number(count)}
        </Meaning>
      ))}
      {example &&
        deviceStates.map(
          (state) =>
            state !== 'ok' &&
            states.has(state) && (
              <Meaning key={state} mark={<DeviceMark info={example} text="" state={state} />}>
                {words.state(state)}
              </Meaning>
            ),
        )}
      {example && idle && <Meaning mark={<DeviceMark info={example} text="" idle />}>{t('floorPlan.idle')}</Meaning>}
    </PlanKey>
  );
});

function Meaning({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <Swatch viewBox="-20 -20 40 40" aria-hidden="true">
        {mark}
      </Swatch>
      {children}
    </li>
  );
}

function summary(devices: readonly PlanDevice[]) {
  const counts = new Map<AnyDeviceType, number>();
  for (const { type } of devices) counts.set(type, (counts.get(type) ?? 0) + 1);
  return {
    counts,
    states: new Set(devices.map(({ state }) => state)),
    idle: devices.some(({ bound }) => bound === false),
  };
}
