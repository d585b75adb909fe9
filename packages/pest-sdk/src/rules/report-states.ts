/** States of a service report (specification §4). */
export const reportStates = ['notGenerated', 'pendingReview', 'approved', 'rejected'] as const;
export type ReportState = (typeof reportStates)[number];
