import { type DeviceType, deviceTypeRows } from './device-types';

/** What was done to a device besides reading it. */
export const deviceActions = [
  'replaced',
  'abnormal',
  'baitReplaced',
  'boardReplaced',
  'lampReplaced',
  'cleaned',
  'relabelled',
  'reset',
  'moved',
  'removed',
] as const;
/** An action on a device; see {@link deviceActions}. */
export type DeviceAction = (typeof deviceActions)[number];

const everywhere: readonly DeviceAction[] = ['replaced', 'abnormal', 'cleaned', 'relabelled', 'moved', 'removed'];

/** What can be done to a device of a type, in the order of {@link deviceActions}: a lamp has no bait and is not reset. */
export function actionsFor(type: DeviceType): readonly DeviceAction[] {
  const possible = [...everywhere, ...deviceTypeRows[type].actions];
  return deviceActions.filter((action) => possible.includes(action));
}
