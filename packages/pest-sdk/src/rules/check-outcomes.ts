/** The outcome of one device check. Only `checked` has readings: a device that was not opened has no zero. */
export const checkOutcomes = ['checked', 'inaccessible', 'missing', 'unusable', 'notDue'] as const;
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
export type DeviceAction = (typeof deviceActions)[number];
