import { type DeviceState, deviceStates, type PlanDevice } from '../../floor-plan/floor-plan.types';
import type { AnyDeviceType } from '../../trade/device-types';

/** What a legend explains: a type with its number, what some device's state looks like, one that is not in use. */
export type LegendEntry =
  | { readonly kind: 'type'; readonly type: AnyDeviceType; readonly count: number }
  | { readonly kind: 'state'; readonly state: DeviceState }
  | { readonly kind: 'idle' };

/** The legend of the marks that are on a plan, on the screen and on paper. */
export function legendOf(devices: readonly PlanDevice[]): readonly LegendEntry[] {
  const counts = new Map<AnyDeviceType, number>();
  for (const { type } of devices) counts.set(type, (counts.get(type) ?? 0) + 1);
  const states = new Set(devices.map(({ state }) => state));
  return [
    ...[...counts].map(([type, count]) => ({ kind: 'type', type, count }) as const),
    ...deviceStates.flatMap((state) =>
      state !== 'ok' && states.has(state) ? [{ kind: 'state', state } as const] : [],
    ),
    ...(devices.some(({ bound }) => bound === false) ? [{ kind: 'idle' } as const] : []),
  ];
}
