import type { DeviceType } from './device-types';

/** The outcome of one device check. Only `checked` has readings: a device that was not opened has no zero. */
export const checkOutcomes = ['checked', 'inaccessible', 'missing', 'unusable', 'notDue'] as const;
/** The outcome of one device check; see {@link checkOutcomes}. */
export type CheckOutcome = (typeof checkOutcomes)[number];

/**
 * Due at a visit, and not read: nobody got to the device. Every figure of devices is of three: due (`notDue` is not),
 * checked (`checked`), and not reached.
 */
export const notReachedOutcomes = ['inaccessible', 'missing', 'unusable'] as const satisfies readonly CheckOutcome[];

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

const everywhere = ['replaced', 'abnormal', 'cleaned', 'relabelled', 'moved', 'removed'] as const;

const actionsByType: Readonly<Record<DeviceType, readonly DeviceAction[]>> = {
  // Its reading says whether the board was replaced.
  flyLamp: [...everywhere, 'lampReplaced'],
  mouseTrap: [...everywhere, 'baitReplaced', 'boardReplaced', 'reset'],
  cockroachTrap: [...everywhere, 'baitReplaced', 'boardReplaced'],
  baitStation: [...everywhere, 'baitReplaced'],
};

/** What can be done to a device of a type, in the order of {@link deviceActions}: a lamp has no bait and is not reset. */
export function actionsFor(type: DeviceType): readonly DeviceAction[] {
  return deviceActions.filter((action) => actionsByType[type].includes(action));
}
