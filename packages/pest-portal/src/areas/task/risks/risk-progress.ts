import { type Risk, riskStanding } from 'pest-sdk';

/** Past its day and still not solved. */
export function isOverdue(risk: Pick<Risk, 'dueDay' | 'state'>, today: string): boolean {
  return risk.dueDay !== null && risk.state !== 'resolved' && risk.dueDay < today;
}

/** Solved according to the technician, and nobody has confirmed it yet. */
export function awaitsVerification(risk: Pick<Risk, 'state' | 'verifiedAt'>): boolean {
  return riskStanding(risk) === 'awaitingVerification';
}
