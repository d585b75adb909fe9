/** A risk is open until somebody treated it; specification §4. */
export const riskStates = ['untreated', 'unresolved', 'resolved'] as const;
export type RiskState = (typeof riskStates)[number];
