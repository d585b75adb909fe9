import { type Risk, riskStanding } from 'pest-sdk';

/** Solved according to the technician, and nobody has confirmed it yet. */
export function awaitsVerification(risk: Pick<Risk, 'state' | 'verifiedAt'>): boolean {
  return riskStanding(risk) === 'awaitingVerification';
}
