/** States of a service report (specification §4). */
export const reportStates = ['notGenerated', 'pendingReview', 'approved', 'rejected'] as const;
/** State of a service report; see {@link reportStates}. */
export type ReportState = (typeof reportStates)[number];
