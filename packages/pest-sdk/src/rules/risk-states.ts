/** A risk is open until somebody treated it; specification §4. */
export const riskStates = ['untreated', 'unresolved', 'resolved'] as const;
/** State of a risk; see {@link riskStates}. */
export type RiskState = (typeof riskStates)[number];
