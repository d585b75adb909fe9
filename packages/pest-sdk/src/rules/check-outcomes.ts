/** The outcome of one device check. Only `checked` has readings: a device that was not opened has no zero. */
export const checkOutcomes = ['checked', 'inaccessible', 'missing', 'unusable', 'notDue'] as const;
/** The outcome of one device check; see {@link checkOutcomes}. */
export type CheckOutcome = (typeof checkOutcomes)[number];

/** What was done to a device besides reading it. */
export const deviceActions = [
  'replaced',
  'abnormal',
  'baitReplaced',
  'cleaned',
  'relabelled',
  'reset',
  'moved',
  'removed',
] as const;
/** An action on a device; see {@link deviceActions}. */
export type DeviceAction = (typeof deviceActions)[number];
