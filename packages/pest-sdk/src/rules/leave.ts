/** States of a leave request (specification §4), in the order of its three lists. */
export const leaveStates = ['underReview', 'approved', 'refused'] as const;
/** A state of a leave request. */
export type LeaveState = (typeof leaveStates)[number];
