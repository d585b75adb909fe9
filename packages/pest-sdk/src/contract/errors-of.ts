import type { ErrorName } from '../errors/error-codes';
import { askedBy } from './access';
import type { Endpoint } from './endpoint';

/** Any call: not a request, not the row's arguments, or a fault of the server. */
const anyCall: readonly ErrorName[] = ['general.badRequest', 'general.invalidParameter', 'general.systemError'];
/** Not before the company or customer is approved. */
const afterApproval: readonly ErrorName[] = ['account.informationIncomplete'];
/** Not before a second factor was shown, where the company asks for one. */
const afterFactor: readonly ErrorName[] = ['account.secondFactorDue'];
const withToken: readonly ErrorName[] = ['session.tokenMissing', 'session.expired'];
/** A partner's page makes the calls of its widgets only; a program so many in a minute. */
const ofSession: readonly ErrorName[] = ['permission.denied', 'general.businessFailure'];

/** Every error that a call can answer: its own, and those of all rows with the same `auth` and `access`. */
export function errorsOf(row: Endpoint): ReadonlySet<ErrorName> {
  const { auth, access, errors, normalErrors = [] } = row;
  return new Set([
    ...anyCall,
    ...(auth === 'public' ? [] : withToken),
    ...(askedBy(access).beforeApproval ? [] : afterApproval),
    ...(access === 'anyone' ? [] : afterFactor),
    ...(auth === 'token' || auth === 'optional' ? ofSession : []),
    ...errors,
    ...normalErrors,
  ]);
}
