/** A risk is open until somebody treated it; specification §4. */
export const riskStates = ['untreated', 'unresolved', 'resolved'] as const;
/** State of a risk; see {@link riskStates}. */
export type RiskState = (typeof riskStates)[number];

/** How far a risk is from being closed: not solved, solved according to the technician, or confirmed. */
export const riskStandings = ['unresolved', 'awaitingVerification', 'verified'] as const;
/** Where a risk stands; see {@link riskStandings}. */
export type RiskStanding = (typeof riskStandings)[number];

/** What tells where a risk stands. */
export interface RiskFacts {
  readonly state: RiskState;
  /** When somebody confirmed that it is solved; null before. */
  readonly verifiedAt: string | null;
}

/** Where a risk stands, by the one rule of dashboard, customer, service, report and paper. */
export function riskStanding({ state, verifiedAt }: RiskFacts): RiskStanding {
  if (verifiedAt !== null) return 'verified';
  return state === 'resolved' ? 'awaitingVerification' : 'unresolved';
}

/** A risk stays open until its solution is verified, in each report from then to there. */
export function isOpenRisk(risk: RiskFacts): boolean {
  return riskStanding(risk) !== 'verified';
}

/**
 * Past its day and not answered: the one rule of dashboard, register, binder and service. An action that is answered
 * waits for whoever verifies it, not for its owner.
 */
export function isOverdueRisk(risk: RiskFacts & { readonly dueDay: string | null }, today: string): boolean {
  return riskStanding(risk) === 'unresolved' && risk.dueDay !== null && risk.dueDay < today;
}

/** How the register of risks can be looked at; an overdue one and one that awaits verification are open as well, and never the same. */
export const riskViews = ['open', 'overdue', 'awaitingVerification', 'verified'] as const;
/** A look at the register; see {@link riskViews}. */
export type RiskView = (typeof riskViews)[number];

/** Who is to take a risk's corrective action: the service company, or the customer at its own site. */
export const riskAssignees = ['company', 'customer'] as const;
/** Who is to act; see {@link riskAssignees}. */
export type RiskAssignee = (typeof riskAssignees)[number];

/** What a corrective action waits for, as an auditor reads it: its answer, in time or not. */
export const riskTimings = ['none', 'due', 'late', 'answeredInTime', 'answeredLate'] as const;
/** Whether a corrective action is in time; see {@link riskTimings}. */
export type RiskTiming = (typeof riskTimings)[number];

/** What tells whether a corrective action is in time; days are those of the site. */
export interface RiskTimingFacts {
  readonly state: RiskState;
  readonly dueDay: string | null;
  /** The day of its answer; null before. */
  readonly answeredDay: string | null;
}

/** On time or late: an action that is done is measured by the day of its answer, one that is not by today. */
export function riskTiming({ state, dueDay, answeredDay }: RiskTimingFacts, today: string): RiskTiming {
  if (dueDay === null) return 'none';
  if (state === 'resolved' && answeredDay !== null) return answeredDay > dueDay ? 'answeredLate' : 'answeredInTime';
  return today > dueDay ? 'late' : 'due';
}
