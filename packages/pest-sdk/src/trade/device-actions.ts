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
