/** States of a service report (specification §4). */
export const reportStates = ['notGenerated', 'pendingReview', 'approved', 'rejected'] as const;
/** State of a service report; see {@link reportStates}. */
export type ReportState = (typeof reportStates)[number];

/** What is done to a report, step by step; each step keeps what it said. */
export const reportActs = ['generated', 'saved', 'approved', 'rejected'] as const;
/** A step of a report; see {@link reportActs}. */
export type ReportAct = (typeof reportActs)[number];
